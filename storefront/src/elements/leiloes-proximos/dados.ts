import type { LeilaoPublico } from '@martelo/shared/leilao-publico';
import type { BuscaLotes } from '@martelo/shared/lote-busca';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { consultaDeLeiloes } from '@martelo/shared/pagina/elementos/semente';
import { carregarLeiloes, type DadosLeiloes } from '../dados/leiloes.ts';
import { parametros } from '../dados/lotes.ts';
import { perguntar } from '../dados/motor.ts';
import type { CarregarDados, ContextoDados } from '../elemento.ts';

/** What is needed of a lot to show its picture. */
export type Retratado = Pick<LoteCartao, 'uid' | 'tipo' | 'nome' | 'cor' | 'fotosUrls'>;
export type LeilaoComFotos = LeilaoPublico & { retratos: Retratado[] };

/** On a card: one large, two small. */
const RETRATOS = 3;
/** Pictures of an auction hardly change: a crowd asks for them once in this time. */
const VALIDADE_MS = 60_000;

export const carregarDados: CarregarDados<DadosLeiloes<LeilaoComFotos>> = async (sessao, contexto) => {
  const lidos = await carregarLeiloes('ativos', sessao.consulta ?? consultaDeLeiloes(6), contexto);
  if (lidos.estado !== 'ok') return lidos;
  const comFotos = lidos.itens.map(async (leilao) => ({
    ...leilao,
    retratos: sessao.modelo === 'lista' ? [] : await retratosDo(leilao, contexto),
  }));
  return { ...lidos, itens: await Promise.all(comFotos) };
};

/** One of each kind first: a car, a truck and a house say more of a sale than three cars. */
async function retratosDo({ uid }: LeilaoPublico, { subdominio }: ContextoDados): Promise<Retratado[]> {
  const busca = await perguntar<BuscaLotes>(
    `/v1/lotes?${parametros({
      filtros: [{ tipo: 'multipla', campo: 'leilaoUid', valores: [uid] }],
      pagina: 1,
      porPagina: 12,
    })}`,
    subdominio,
    VALIDADE_MS,
  );
  if (busca.estado !== 'ok') return [];
  const { itens } = busca.corpo;
  const vistos = new Set<string>();
  const primeiros = itens.filter(({ tipo }) => !vistos.has(tipo) && vistos.add(tipo));
  return [...primeiros, ...itens.filter((lote) => !primeiros.includes(lote))]
    .slice(0, RETRATOS)
    .map((lote) => ({
      ...{ uid: lote.uid, tipo: lote.tipo, nome: lote.nome, cor: lote.cor },
      fotosUrls: lote.fotosUrls.slice(0, 1),
    }));
}
