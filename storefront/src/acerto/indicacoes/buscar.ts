import type { Filtro, Pagina } from '@martelo/shared/filtro';
import { motor } from '../../sessao/sessao.ts';
import { MAXIMO, nomesDe } from '../buscar.ts';
import { aRecompensar, type ClienteVindo, type IndicacaoARecompensar } from './lista.ts';

export interface RecompensaDada {
  uid: string;
  cliUid: string;
  convidadoUid: string;
  vendaId: number;
  /** Centavos. */
  valor: number;
  /** ISO. */
  em: string;
}

export interface TelaDasRecompensas {
  /** Centavos; null where the brand promises nothing. */
  valor: number | null;
  aDar: IndicacaoARecompensar[];
  dadas: { recompensa: RecompensaDada; quemIndicou: string | null; quemVeio: string | null }[];
}

/** Who came by a client's link and has paid a purchase, and what was given; null when the engine does not answer. */
export async function buscarRecompensas(): Promise<TelaDasRecompensas | null> {
  const [programas, dadas, vindos] = await Promise.all([
    pagina<{ ativo: boolean; valor: number }>('indicacoes-configuracao', []),
    pagina<RecompensaDada>('recompensas', [], 'em'),
    pagina<ClienteVindo>(
      'clientes',
      [{ tipo: 'diferente', campo: 'convite.convidadoPor', valor: null }],
      'dataCadastro',
    ),
  ]);
  if (programas === null || dadas === null || vindos === null) return null;
  const jaDadas = await pagina<RecompensaDada>('recompensas', [
    entre(
      'convidadoUid',
      vindos.map(({ uid }) => uid),
    ),
  ]);
  const fechadas = await pagina<{ cliUid: string }>('vendas', [
    entre(
      'cliUid',
      vindos.map(({ uid }) => uid),
    ),
    { tipo: 'exata', campo: 'situacao', valor: 'Fechada' },
  ]);
  if (jaDadas === null || fechadas === null) return null;
  const programa = programas.find(({ ativo }) => ativo);
  const nomes = await nomesDe([
    ...vindos.flatMap(({ convite }) => convite?.convidadoPor ?? []),
    ...dadas.flatMap(({ cliUid, convidadoUid }) => [cliUid, convidadoUid]),
  ]);
  return {
    valor: programa?.valor ?? null,
    aDar: aRecompensar(vindos, fechadas, jaDadas, nomes),
    dadas: dadas.map((recompensa) => ({
      recompensa,
      quemIndicou: nomes.get(recompensa.cliUid) ?? null,
      quemVeio: nomes.get(recompensa.convidadoUid) ?? null,
    })),
  };
}

const entre = (campo: string, valores: string[]): Filtro => ({ tipo: 'multipla', campo, valores });

async function pagina<T>(onde: string, filtros: Filtro[], ordenar = 'createdAt'): Promise<T[] | null> {
  const busca = new URLSearchParams({
    ...{ filtro: JSON.stringify(filtros), ordenar, ordem: 'desc' },
    porPagina: String(MAXIMO),
  });
  const resposta = await motor<Pagina<T>>(`/v1/${onde}/qb?${busca}`);
  return resposta.tipo === 'ok' ? resposta.corpo.itens : null;
}
