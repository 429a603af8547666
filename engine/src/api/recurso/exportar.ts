import { ErroMartelo } from '@martelo/shared/erros';
import { MAXIMO_DA_EXPORTACAO } from '@martelo/shared/exportacao-da-casa';
import type { Response } from 'express';
import { z } from 'zod';
import { valoresEm } from '../../records/campos.ts';
import type { Acesso, Busca, Colecao, Registro } from '../../records/records.ts';
import {
  type Coluna,
  escreverPlanilha,
  type FormatoPlanilha,
  TIPO_DA_PLANILHA,
} from '../planilha/planilha.ts';
import { ehLista, schemaEm, tipoDe } from './campos.ts';
import type { Recurso } from './declaracao.ts';
import { rotuloDe, valorLido } from './rotulos.ts';
import { reservadosDe, vistoPor } from './visao.ts';

/** Strict, as the list's own parameters are: the two together take what either knows, and nothing else. */
export const formatoDeExportacao = z.strictObject({ formato: z.enum(['csv', 'xlsx']).default('xlsx') });

interface Pedido<G extends { uid: string }> {
  colecao: Colecao<G>;
  acesso: Acesso;
  consulta: Busca;
  /** Masked fields whole, to who may see them so. */
  inteiro: boolean;
  formato: FormatoPlanilha;
  res: Response;
  /** Unix ms. */
  agora: number;
}

/** @throws ErroMartelo EXPORTACAO_GRANDE_DEMAIS beyond what one file takes */
export function exigirQueCaiba(linhas: number): void {
  if (linhas > MAXIMO_DA_EXPORTACAO)
    throw new ErroMartelo('EXPORTACAO_GRANDE_DEMAIS', {
      linhas: linhas.toLocaleString('pt-BR'),
      maximoLinhas: MAXIMO_DA_EXPORTACAO.toLocaleString('pt-BR'),
    });
}

/**
 * Writes all rows of a query as the caller sees them: a page of them is in memory at a time (R5).
 * @throws ErroMartelo EXPORTACAO_GRANDE_DEMAIS before the first byte
 */
export async function exportar<G extends { uid: string }>(
  recurso: Recurso<G, never>,
  { colecao, acesso, consulta, inteiro, formato, res, agora }: Pedido<G>,
): Promise<void> {
  const { filtros, ordem } = consulta;
  const { total } = await colecao.listar(acesso, { filtros: [...filtros], pagina: 1, porPagina: 1 });
  exigirQueCaiba(total);
  const campos = camposDaPlanilha(recurso as never, acesso, inteiro);
  const dia = new Date(agora).toISOString().slice(0, 10);
  const docs = colecao.percorrer(acesso, { filtros, ordem });
  res.setHeader('content-type', TIPO_DA_PLANILHA[formato]);
  res.setHeader('content-disposition', `attachment; filename="${recurso.nome}-${dia}.${formato}"`);
  await escreverPlanilha(
    formato,
    campos.map(({ coluna }) => coluna),
    linhasDaPlanilha(recurso, campos, docs, { acesso, inteiro }),
    res,
  );
}

type CampoDaPlanilha = { campo: string; lista: boolean; coluna: Coluna };

/** The cells of each record, as this caller sees and reads them. */
export async function* linhasDaPlanilha<G extends { uid: string }>(
  recurso: Recurso<G, never>,
  campos: readonly CampoDaPlanilha[],
  docs: AsyncIterable<Registro<G>>,
  { acesso, inteiro }: { acesso: Acesso; inteiro: boolean },
): AsyncGenerator<unknown[]> {
  for await (const doc of docs) {
    const visto = vistoPor(recurso, acesso, doc, inteiro);
    yield campos.map(({ campo, lista }) => {
      const valores = valoresEm(visto, campo).map((valor) => valorLido(recurso as never, campo, valor));
      return lista ? valores.join(', ') : (valores[0] ?? null);
    });
  }
}

/** Every value that a record shows to this caller, one column each; objects by what is declared of them. */
export function camposDaPlanilha(
  recurso: Recurso<never, never>,
  acesso: Acesso,
  inteiro: boolean,
): CampoDaPlanilha[] {
  const { declaracao, guardado } = recurso;
  const nomes = new Set(['id', ...Object.keys(guardado.shape), ...Object.keys(declaracao.campos)]);
  // Where few may take a list away whole, what is reserved is of persons, as what is masked: it is asked for, and written down.
  const pedido = inteiro || declaracao.exportamInteiros === undefined;
  const reservados = pedido
    ? reservadosDe(recurso, acesso)
    : [...(declaracao.internos ?? []), ...(declaracao.reservados?.campos ?? [])];
  // And by which command a version is known says nothing to anybody.
  for (const fora of [...reservados, ...(declaracao.foraDaPlanilha ?? []), 'ultimoComando'])
    nomes.delete(fora);
  if (declaracao.semRemocao) nomes.delete('removidoEm');
  return [...nomes].flatMap((campo) => {
    const schema = schemaEm(guardado, campo);
    const tipo = schema && tipoDe(schema);
    if (schema === undefined || tipo === undefined) return [];
    const lista = ehLista(schema);
    const declarado = declaracao.campos[campo];
    const titulo = rotuloDe(recurso, campo);
    const dinheiro = declaracao.centavos?.includes(campo) ? 'centavos' : declarado?.tipo;
    return [{ campo, lista, coluna: { titulo, tipo: lista ? 'texto' : (dinheiro ?? tipo) } }];
  });
}
