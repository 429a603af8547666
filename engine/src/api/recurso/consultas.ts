import { uuidv7 } from '@martelo/shared/identificador';
import { z } from 'zod';
import { SISTEMA } from '../../records/acesso.ts';
import { autorDe } from '../../records/politica.ts';
import type { DefinicaoColecao, Registros } from '../../records/records.ts';
import type { Chamador } from '../rota.ts';
import { marcasDe } from './politica.ts';

const consultaDeInteiros = z.strictObject({
  uid: z.guid(),
  recurso: z.string(),
  /** The record; `listaDaMarca` where a whole list was asked for. */
  alvo: z.string(),
  por: z.string(),
  em: z.iso.datetime(),
  ip: z.string(),
});

/** Who asked to see masked fields whole (R4). */
export const CONSULTAS: DefinicaoColecao<z.output<typeof consultaDeInteiros>> = {
  nome: 'consultasDeInteiros',
  schema: consultaDeInteiros,
  indices: { alvo: { tipo: 'texto' }, em: { tipo: 'instante' } },
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/**
 * What a list of a kind is written down by. It stands in the history of every record that its brand then had, however the list was
 * narrowed: rather one question too many than one that nobody finds.
 */
export const listaDaMarca = (recurso: string, hotsiteId: number): string => `${recurso}:${hotsiteId}:*`;

/** Written down before anything is shown. @param alvo the record's uid, or `listaDaMarca` */
export async function anotarConsulta(
  registros: Registros,
  { acesso, ip }: Chamador,
  recurso: string,
  alvo: string,
  agora: number,
): Promise<void> {
  const em = new Date(agora).toISOString();
  const consulta = { uid: uuidv7(), recurso, alvo, por: autorDe(acesso), em, ip };
  await registros.colecao(CONSULTAS).inserir(SISTEMA, consulta);
}

/** The last who asked for a record whole, alone or in a list of its brand since it is there; newest first, and how many did. */
export async function consultasDe(
  registros: Registros,
  recurso: string,
  doc: { uid: string; createdAt: string },
  quantas: number,
) {
  const listas = marcasDe(doc).map((marca) => listaDaMarca(recurso, marca));
  return registros.colecao(CONSULTAS).listar(SISTEMA, {
    filtros: [
      { tipo: 'multipla', campo: 'alvo', valores: [doc.uid, ...listas] },
      { tipo: 'range', campo: 'em', min: doc.createdAt },
    ],
    ordem: { campo: 'em', tipoOrdenacao: 'desc', tipoCampo: 'date' },
    pagina: 1,
    porPagina: quantas,
  });
}
