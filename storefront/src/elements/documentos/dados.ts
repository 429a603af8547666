import type { ArquivosDoLeilao } from '@martelo/shared/leilao-arquivo';
import { perguntar } from '../dados/motor.ts';
import type { CarregarDados } from '../elemento.ts';
import { leilaoNoLink } from '../leilao.ts';
import type { Dados } from '../pecas/EstadoDados.tsx';

/** Auctions with their files: those the items name, in their order; without any item, the next ones. */
export type DadosDocumentos = Dados<{ leiloes: ArquivosDoLeilao[] }>;

const VALIDADE_MS = 30_000;
const PROXIMOS = 3;
/** So that a page asks no more of the engine than a reader could read. */
const MAXIMO = 6;

export const carregarDados: CarregarDados<DadosDocumentos> = async (sessao, { subdominio }) => {
  const escolhidos = [...new Set(sessao.itens.flatMap(({ link }) => leilaoNoLink(link) ?? []))].slice(
    0,
    MAXIMO,
  );
  // Files of the page's own, and no auction: nothing to ask.
  if (escolhidos.length === 0 && sessao.itens.length > 0) return { estado: 'ok', leiloes: [] };
  const buscas = escolhidos.length === 0 ? [`quantos=${PROXIMOS}`] : escolhidos.map((uid) => `leilao=${uid}`);
  const respostas = await Promise.all(
    buscas.map((busca) =>
      perguntar<{ itens: ArquivosDoLeilao[] }>(
        `/v1/leiloes/arquivos/lista-site?${busca}`,
        subdominio,
        VALIDADE_MS,
      ),
    ),
  );
  if (respostas.some(({ estado }) => estado === 'indisponivel')) return { estado: 'indisponivel' };
  return {
    estado: 'ok',
    leiloes: respostas.flatMap((resposta) => (resposta.estado === 'ok' ? resposta.corpo.itens : [])),
  };
};
