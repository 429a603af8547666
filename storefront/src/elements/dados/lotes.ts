import type { Consulta, Filtro } from '@martelo/shared/filtro';
import type { BuscaLotes } from '@martelo/shared/lote-busca';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { LOTE_ACEITA_LANCES } from '@martelo/shared/lote-situacao';
import { ambiente } from '../../site/ambiente.ts';
import { contar } from '../../site/metricas.ts';
import { registrar } from '../../site/registro.ts';
import type { ContextoDados } from '../elemento.ts';

/** Lots for a section: as they are now, or the fact that the engine does not answer. `carregando` only in the canvas. */
export type DadosLotes =
  | { estado: 'ok'; itens: LoteCartao[]; total: number }
  | { estado: 'indisponivel' }
  | { estado: 'carregando' };

/** Listing sections show what is on sale; the section's own query narrows it. */
export const EM_ABERTO: Filtro = { tipo: 'multipla', campo: 'situacao', valores: [...LOTE_ACEITA_LANCES] };

/** Runs a section's query for a brand. */
export async function carregarLotes(
  consulta: Consulta,
  { subdominio }: Pick<ContextoDados, 'subdominio'>,
): Promise<DadosLotes> {
  const busca = await buscarLotes(consulta, subdominio);
  return busca === null
    ? { estado: 'indisponivel' }
    : { estado: 'ok', itens: busca.itens, total: busca.total };
}

/** GET /v1/lotes as the engine answers it; null when it does not. Asked at most once in `VALIDADE_MS` for the same query. */
export async function buscarLotes(consulta: Consulta, subdominio: string): Promise<BuscaLotes | null> {
  const caminho = `/v1/lotes?${parametros(consulta)}`;
  const chave = `${subdominio}${caminho}`;
  const agora = Date.now();
  const guardada = respostas().get(chave);
  if (guardada && agora - guardada.em < VALIDADE_MS) return guardada.resposta;
  const resposta = pedir(caminho, subdominio);
  respostas().set(chave, { em: agora, resposta });
  for (const [outra, { em }] of respostas()) if (agora - em >= VALIDADE_MS) respostas().delete(outra);
  return resposta;
}

/** Contract: `?pagina&porPagina&ordenar&ordem&filtro=<JSON>`. */
export function parametros({ filtros, ordem, pagina, porPagina }: Consulta): string {
  const texto = new URLSearchParams({ pagina: String(pagina), porPagina: String(porPagina) });
  if (ordem) {
    texto.set('ordenar', ordem.campo);
    texto.set('ordem', ordem.tipoOrdenacao);
  }
  if (filtros.length > 0) texto.set('filtro', JSON.stringify(filtros));
  return texto.toString();
}

/** A crowd on the home page is one question to the engine every two seconds; cards follow the sockets from there. */
const VALIDADE_MS = 2_000;
/** A page without lots now is better than a page with lots in a while. */
const PRAZO_MS = 2_500;

async function pedir(caminho: string, subdominio: string): Promise<BuscaLotes | null> {
  try {
    const resposta = await fetch(`${ambiente().engineUrl}${caminho}`, {
      headers: { hotsite: subdominio, accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(PRAZO_MS),
    });
    if (!resposta.ok) throw new Error(`engine answered ${resposta.status} to ${caminho}`);
    return (await resposta.json()) as BuscaLotes;
  } catch (erro) {
    contar('martelo_storefront_lotes_falhas_total');
    registrar('warn', 'lots unavailable for a section', { subdominio, erro });
    return null;
  }
}

function respostas() {
  const casa = globalThis as {
    marteloLotes?: Map<string, { em: number; resposta: Promise<BuscaLotes | null> }>;
  };
  casa.marteloLotes ??= new Map();
  return casa.marteloLotes;
}
