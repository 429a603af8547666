import type { LeilaoPublico } from '@martelo/shared/leilao-publico';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { carregarLeiloes, type DadosLeiloes } from '../dados/leiloes.ts';
import { perguntar } from '../dados/motor.ts';
import type { CarregarDados, ContextoDados } from '../elemento.ts';
import { consultaDeLeiloes } from '../leilao.ts';

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
  const destaques = await perguntar<{ itens: LoteCartao[] }>(
    `/v1/leiloes/lista-site/destaques/${uid}`,
    subdominio,
    VALIDADE_MS,
  );
  if (destaques.estado !== 'ok') return [];
  const { itens } = destaques.corpo;
  const vistos = new Set<string>();
  const primeiros = itens.filter(({ tipo }) => !vistos.has(tipo) && vistos.add(tipo));
  return [...primeiros, ...itens.filter((lote) => !primeiros.includes(lote))]
    .slice(0, RETRATOS)
    .map((lote) => ({
      ...{ uid: lote.uid, tipo: lote.tipo, nome: lote.nome, cor: lote.cor },
      fotosUrls: lote.fotosUrls.slice(0, 1),
    }));
}
