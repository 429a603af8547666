import type { Filtro, Pagina } from '@martelo/shared/filtro';
import { nomesDe } from '../../acerto/buscar.ts';
import { motor } from '../../sessao/sessao.ts';
import { MAXIMO } from '../buscar.ts';
import { filaDeSolicitacoes, type SolicitacaoDaEquipe, type SolicitacaoNaFila } from './fila.ts';

/** An erasure that was granted and has not been done. */
export interface EliminacaoPorFazer {
  uid: string;
  id: number;
  cliente: string | null;
  /** Why the last try came to nothing, and whether it is tried no more; null while it is on its way. */
  falha: { efeito: string; erro: string; parou: boolean } | null;
}

interface Efeitos {
  itens: {
    id: string;
    nome: string;
    situacao: 'PENDENTE' | 'FEITO' | 'FALHOU' | 'DESFEITO';
    erro: string | null;
  }[];
}

/** As many granted ones are asked about, the latest. */
const CONCEDIDAS = 50;

/** What waits for an answer on this brand, and what was granted and is not done; null when the engine does not answer. */
export async function buscarSolicitacoes(): Promise<{
  fila: SolicitacaoNaFila[];
  haMais: boolean;
  porFazer: EliminacaoPorFazer[];
} | null> {
  const [abertas, concedidas] = await Promise.all([
    solicitacoesCom(
      [{ tipo: 'multipla', campo: 'situacao', valores: ['RECEBIDA', 'EM_ANALISE'] }],
      { ordenar: 'prazo', ordem: 'asc' },
      MAXIMO,
    ),
    solicitacoesCom(
      [
        { tipo: 'exata', campo: 'situacao', valor: 'ATENDIDA' },
        { tipo: 'exata', campo: 'tipo', valor: 'ELIMINACAO' },
      ],
      { ordenar: 'pedidaEm', ordem: 'desc' },
      CONCEDIDAS,
    ),
  ]);
  if (abertas === null || concedidas === null) return null;
  const naoFeitas = concedidas.itens.filter(({ executadaEm }) => executadaEm === null);
  const nomes = await nomesDe([...abertas.itens, ...naoFeitas].map(({ cliUid }) => cliUid));
  return {
    fila: filaDeSolicitacoes(abertas.itens, nomes),
    haMais: abertas.total > MAXIMO,
    porFazer: await Promise.all(
      naoFeitas.map(async ({ uid, id, cliUid }) => ({
        ...{ uid, id, cliente: nomes.get(cliUid) ?? null },
        falha: await falhaDe(uid),
      })),
    ),
  };
}

async function solicitacoesCom(
  filtros: Filtro[],
  ordem: { ordenar: string; ordem: string },
  porPagina: number,
): Promise<Pagina<SolicitacaoDaEquipe> | null> {
  const busca = new URLSearchParams({
    ...{ filtro: JSON.stringify(filtros), ...ordem },
    porPagina: String(porPagina),
  });
  const resposta = await motor<Pagina<SolicitacaoDaEquipe>>(`/v1/solicitacoes-lgpd/qb?${busca}`);
  return resposta.tipo === 'ok' ? resposta.corpo : null;
}

async function falhaDe(uid: string): Promise<EliminacaoPorFazer['falha']> {
  const resposta = await motor<Efeitos>(`/v1/solicitacoes-lgpd/${uid}/efeitos`);
  if (resposta.tipo !== 'ok') return null;
  const efeito = resposta.corpo.itens.find(({ nome }) => nome === 'eliminar');
  if (efeito === undefined || efeito.erro === null) return null;
  return { efeito: efeito.id, erro: efeito.erro, parou: efeito.situacao === 'FALHOU' };
}
