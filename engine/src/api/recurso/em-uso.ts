import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso } from '../../records/records.ts';
import type { QualquerRecurso, Recurso, Servicos, Uso } from './declaracao.ts';
import { marcasDe, SEM_REMOVIDOS } from './politica.ts';

/**
 * What names a record, as the caller is told; empty when nothing does. What belongs to none of the record's brands does not count:
 * numbers are the engine's, and the record is not there for it. Of the brands beside the session's own it is only told that something is.
 */
export async function emUso<S extends Servicos>(
  recurso: Recurso<{ uid: string; id: number }, S>,
  doc: { uid: string; id: number },
  acesso: Acesso,
  servicos: S,
  catalogo: Iterable<QualquerRecurso<S>>,
): Promise<string[]> {
  const { nome, usadoPor } = recurso.declaracao;
  const usos: Uso[] = [];
  for (const outro of catalogo)
    for (const [campo, alvo] of Object.entries(outro.declaracao.refs ?? {}))
      if (alvo === nome) usos.push(await usoDaRef(outro, campo, doc, acesso, servicos));
  usos.push(...((await usadoPor?.(doc as never, acesso, servicos)) ?? []));
  return [
    ...usos.filter(({ daMarca }) => daMarca > 0).map(emPalavras),
    ...(usos.some(({ deOutra }) => deOutra) ? ['registros de outra marca'] : []),
  ];
}

async function usoDaRef<S extends Servicos>(
  outro: QualquerRecurso<S>,
  campo: string,
  doc: { uid: string; id: number },
  acesso: Acesso,
  { registros }: S,
): Promise<Uso> {
  const { rotulo, marca } = outro.declaracao;
  const contar = async (marcas: readonly number[]): Promise<number> => {
    const { total } = await registros.colecao(outro).listar(SISTEMA, {
      filtros: [
        { tipo: 'exata', campo, valor: doc.id },
        { tipo: 'lista', campo: marca, valores: [...marcas] },
        SEM_REMOVIDOS,
      ],
      ...{ pagina: 1, porPagina: 1 },
    });
    return total;
  };
  const marcas = marcasDe(doc);
  const total = await contar(marcas);
  const daMarca = total === 0 ? 0 : await contar(marcas.filter((id) => ehDaSessao(acesso, [id])));
  return { rotulo, daMarca, deOutra: total > daMarca };
}

/** Whether something of these brands is of the one that the caller asks on; the engine itself asks on all. */
export const ehDaSessao = (acesso: Acesso, marcas: readonly number[]): boolean =>
  acesso.tipo === 'sistema' || marcas.includes(acesso.hotsiteId);

/** The brand itself, where a record of it is what it works by. @param um with what has to be done first */
export const daMarcaQueUsa = (emUso: boolean, hotsiteId: number, acesso: Acesso, um: string): Uso => {
  const daSessao = ehDaSessao(acesso, [hotsiteId]);
  return { rotulo: { um, varios: um }, daMarca: emUso && daSessao ? 1 : 0, deOutra: emUso && !daSessao };
};

const emPalavras = ({ rotulo: { um, varios }, daMarca, ouMais }: Uso): string =>
  ouMais ? `${daMarca} ${varios} ou mais` : `${daMarca} ${daMarca === 1 ? um : varios}`;
