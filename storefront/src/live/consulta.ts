import { type AoVivo, LEILOES_POR_CONSULTA, LOTES_POR_CONSULTA } from '@martelo/shared/ao-vivo';
import type { CorpoErro } from '@martelo/shared/erros';
import { ouvirRecusa } from '../sessao/terminou.ts';
import { leiloesAcompanhados, receberLeilao } from './leilao-vivo.ts';
import { lotesAcompanhados, receber, receberEventos } from './lotes-vivos.ts';
import { definirPosicao } from './posicoes.ts';
import { acertarRelogio } from './relogio-servidor.ts';

const PRAZO_MS = 4_000;

/**
 * Asks by plain HTTP for what the socket would have told, and hands it to the same places. Lots that end first are asked about
 * first where a page shows more than one call takes. `todas`: my positions beyond this page's lots too.
 *
 * @throws whatever keeps the answer from coming
 */
export async function consultar(todas: boolean): Promise<void> {
  const lotes = lotesAcompanhados()
    .toSorted((um, outro) => (um.dataFim ?? '9').localeCompare(outro.dataFim ?? '9'))
    .slice(0, LOTES_POR_CONSULTA)
    .map(({ lelUid, historicoAte }) => (historicoAte === null ? lelUid : `${lelUid}.${historicoAte}`));
  const leiloes = leiloesAcompanhados().slice(0, LEILOES_POR_CONSULTA);
  const busca = new URLSearchParams({
    ...(lotes.length > 0 && { lotes: lotes.join(',') }),
    ...(leiloes.length > 0 && { leiloes: leiloes.join(',') }),
    ...(todas && { posicoes: '1' }),
  });
  const enviado = performance.now();
  const resposta = await fetch(`/api/v1/ao-vivo?${busca}`, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(PRAZO_MS),
  });
  if (resposta.status === 401) ouvirRecusa((await resposta.json()) as CorpoErro);
  if (!resposta.ok) throw new Error(`${resposta.status}`);
  const aoVivo = (await resposta.json()) as AoVivo;
  acertarRelogio(enviado, aoVivo.agora);
  for (const { eventos, ...estado } of aoVivo.lotes) {
    receber(estado.lelUid, estado);
    if (eventos !== undefined) receberEventos(estado.lelUid, eventos);
  }
  for (const leilao of aoVivo.leiloes) receberLeilao(leilao);
  for (const { lelUid, posicao } of aoVivo.posicoes) definirPosicao(lelUid, posicao);
}
