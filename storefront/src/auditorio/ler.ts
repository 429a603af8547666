import type { Pagina } from '@martelo/shared/filtro';
import type { LeilaoAoVivo, LeilaoDetalhe, LeilaoPublico } from '@martelo/shared/leilao-publico';
import type { BuscaLotes } from '@martelo/shared/lote-busca';
import { lerHabilitacao } from '../lote/ler-habilitacao.ts';
import { guardarCliente, guardarPapeis, motor } from '../sessao/sessao.ts';
import type { DadosDaSala } from './Auditorio.tsx';
import { lerLoteAberto } from './lote-aberto.ts';
import { QUEM_ENTRA_NA_SALA } from './papel.ts';
import { loteDaVez } from './vez.ts';

const POR_PAGINA = 48;
/** The queue's beginning; the rest comes by the socket. */
const NA_FILA = 24;

/** Clients, and who of the house may sit with them; others are told which role it takes. */
export async function guardarSala(caminho: string) {
  const cliente = await guardarCliente(caminho);
  return cliente.permitido ? cliente : guardarPapeis(caminho, QUEM_ENTRA_NA_SALA);
}

const ler = async <T>(caminho: string): Promise<T | null> => {
  const resposta = await motor<T>(caminho);
  return resposta.tipo === 'ok' ? resposta.corpo : null;
};

/** A brand's auctions that are on and to come; null where the engine does not say. */
export async function lerSalas(): Promise<{ aoVivo: LeilaoAoVivo[]; marcados: LeilaoPublico[] } | null> {
  const [aoVivo, marcados] = await Promise.all([
    ler<Pagina<LeilaoAoVivo>>(`/v1/leiloes/lista-site/ao-vivo?porPagina=${POR_PAGINA}`),
    ler<Pagina<LeilaoPublico>>(`/v1/leiloes/lista-site?porPagina=${POR_PAGINA}`),
  ]);
  return aoVivo && marcados && { aoVivo: aoVivo.itens, marcados: marcados.itens };
}

type Sala = Pick<DadosDaSala, 'leilao' | 'inicial' | 'cartoes' | 'habilitacao'>;

/**
 * An auction's room as it is now.
 * @param id the auction's, small or uid
 * @param escolhido a lot that the address names; one of another auction is nobody's
 * @returns `fora`: there is no such auction, or none such lot in it
 */
export async function lerSala(
  id: string,
  escolhido: string | undefined,
  cliente: boolean,
): Promise<Sala | 'fora' | 'indisponivel'> {
  const resposta = await motor<LeilaoDetalhe>(`/v1/leiloes/${encodeURIComponent(id)}`);
  if (resposta.tipo !== 'ok') return resposta.tipo === 'recusa' ? 'fora' : 'indisponivel';
  const { uid, nome, situacao, pausadoEm, loteAoVivoUid, transmissaoUrl, exigeHabilitacao } = resposta.corpo;
  const leilao = {
    uid,
    nome,
    situacao,
    pausadoEm,
    loteAoVivoUid,
    transmissaoUrl,
    haLotesAChamar: true,
    recado: null,
  };
  const doLeilao = JSON.stringify([{ tipo: 'exata', campo: 'leilaoUid', valor: uid }]);
  const [lotes, habilitacao] = await Promise.all([
    ler<BuscaLotes>(
      `/v1/lotes?${new URLSearchParams({ filtro: doLeilao, ordenar: 'numero', porPagina: String(NA_FILA) })}`,
    ),
    cliente && exigeHabilitacao ? lerHabilitacao(uid) : null,
  ]);
  const cartoes = lotes?.itens ?? [];
  const sala = { leilao, cartoes: new Map(cartoes.map((um) => [um.uid, um])) };
  const qual = escolhido ?? loteDaVez(sala, { mesa: loteAoVivoUid, haMais: true });
  const inicial = qual === null ? null : await lerLoteAberto(ler, encodeURIComponent(qual), cliente);
  if (escolhido !== undefined && (inicial?.lote.leilao.uid !== uid || inicial.lote.uid !== escolhido))
    return 'fora';
  return { leilao, inicial, cartoes, habilitacao };
}
