import type { Response } from 'express';
import { z } from 'zod';
import { valoresEm } from '../../records/campos.ts';
import type { Acesso, Busca, Colecao } from '../../records/records.ts';
import {
  type Coluna,
  escreverPlanilha,
  exigirQueCaiba,
  type FormatoPlanilha,
  TIPO_DA_PLANILHA,
} from '../planilha/planilha.ts';
import { ehLista, schemaEm, tipoDe } from './campos.ts';
import type { Recurso } from './declaracao.ts';
import { rotuloDe, valorLido } from './rotulos.ts';
import { reservadosDe, vistoPor } from './visao.ts';

export const formatoDeExportacao = z.object({ formato: z.enum(['csv', 'xlsx']).default('xlsx') });

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

/**
 * Writes all rows of a query, however many, as the caller sees them: a page of them is in memory at a time (R5).
 * @throws ErroMartelo PLANILHA_GRANDE_DEMAIS before the first byte
 */
export async function exportar<G extends { uid: string }>(
  recurso: Recurso<G, never>,
  { colecao, acesso, consulta, inteiro, formato, res, agora }: Pedido<G>,
): Promise<void> {
  const { filtros, ordem } = consulta;
  const { total } = await colecao.listar(acesso, { filtros: [...filtros], pagina: 1, porPagina: 1 });
  exigirQueCaiba(formato, total);
  const campos = camposDaPlanilha(recurso as never, acesso, inteiro);
  const dia = new Date(agora).toISOString().slice(0, 10);
  async function* linhas(): AsyncGenerator<unknown[]> {
    for await (const doc of colecao.percorrer(acesso, { filtros, ordem })) {
      const visto = vistoPor(recurso, acesso, doc, inteiro);
      yield campos.map(({ campo, lista }) => {
        const valores = valoresEm(visto, campo).map((valor) => valorLido(recurso as never, campo, valor));
        return lista ? valores.join(', ') : (valores[0] ?? null);
      });
    }
  }
  res.setHeader('content-type', TIPO_DA_PLANILHA[formato]);
  res.setHeader('content-disposition', `attachment; filename="${recurso.nome}-${dia}.${formato}"`);
  await escreverPlanilha(
    formato,
    campos.map(({ coluna }) => coluna),
    linhas(),
    res,
  );
}

/** Every value that a record shows to this caller, one column each; objects by what is declared of them. */
function camposDaPlanilha(
  recurso: Recurso<never, never>,
  acesso: Acesso,
  inteiro: boolean,
): { campo: string; lista: boolean; coluna: Coluna }[] {
  const { declaracao, guardado } = recurso;
  const nomes = new Set(['id', ...Object.keys(guardado.shape), ...Object.keys(declaracao.campos)]);
  // Where few may take a list away whole, what is reserved is of persons, as what is masked: it is asked for, and written down.
  const pedido = inteiro || declaracao.exportamInteiros === undefined;
  const reservados = pedido ? reservadosDe(recurso, acesso) : (declaracao.reservados?.campos ?? []);
  // And by which command a version is known says nothing to anybody.
  for (const fora of [...reservados, 'ultimoComando']) nomes.delete(fora);
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
