import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { VALIDADE_DO_LEMBRADO_MS } from '../clientes/situacao.ts';
import { HABILITACOES, type Habilitacao, uidDaHabilitacao } from './registro.ts';

/** What a bid asks of a habilitation. */
export interface SituacaoHabilitacao {
  situacao: Habilitacao['situacao'] | null;
  motivo: string | null;
  limiteExposicao: number | null;
  codigoBloqueado: boolean;
  /** Sessions in which the bidding code was entered. */
  sessoes: ReadonlySet<string>;
}

export type SituacaoDaHabilitacao = (cliUid: string, leiUid: string) => Promise<SituacaoHabilitacao>;

/** Wrong entries that a bidding code bears. */
export const TENTATIVAS_DO_CODIGO = 5;

const LEMBRADAS = 100_000;
const NENHUMA: SituacaoHabilitacao = {
  situacao: null,
  motivo: null,
  limiteExposicao: null,
  codigoBloqueado: false,
  sessoes: new Set(),
};

/** Habilitations in memory; an entry goes when its record is written, and after half a minute. */
export function criarSituacaoDaHabilitacao(registros: Registros, agora: () => number): SituacaoDaHabilitacao {
  const habilitacoes = registros.colecao(HABILITACOES);
  const lembradas = new Map<string, { ate: number; situacao: Promise<SituacaoHabilitacao> }>();
  /** Grows with each change: an answer looked up before one is not remembered after it. */
  let mudancas = 0;
  registros.aoEscrever(HABILITACOES.nome, (uid) => {
    mudancas += 1;
    lembradas.delete(uid);
  });
  const consultar = async (uid: string): Promise<SituacaoHabilitacao> => {
    const registro = await habilitacoes.obter(SISTEMA, uid);
    if (registro === null) return NENHUMA;
    const { situacao, motivo, limiteExposicao, codigo, entradas } = registro;
    return {
      situacao,
      motivo,
      limiteExposicao,
      codigoBloqueado: (codigo?.tentativas ?? 0) >= TENTATIVAS_DO_CODIGO,
      sessoes: new Set(entradas.map(({ sessao }) => sessao)),
    };
  };
  return async (cliUid, leiUid) => {
    const uid = uidDaHabilitacao(cliUid, leiUid);
    const lembrada = lembradas.get(uid);
    if (lembrada !== undefined && agora() < lembrada.ate) return lembrada.situacao;
    const antes = mudancas;
    const situacao = consultar(uid);
    await situacao;
    if (mudancas === antes) {
      lembradas.set(uid, { ate: agora() + VALIDADE_DO_LEMBRADO_MS, situacao });
      if (lembradas.size > LEMBRADAS) lembradas.delete(lembradas.keys().next().value as string);
    }
    return situacao;
  };
}
