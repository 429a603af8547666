export const SITUACOES_DA_TRANSMISSAO = ['PREPARADA', 'NO_AR', 'PUBLICADA', 'CAIU', 'ENCERRADA'] as const;
export type SituacaoDaTransmissao = (typeof SITUACOES_DA_TRANSMISSAO)[number];

export const ROTULOS_DA_TRANSMISSAO: Record<SituacaoDaTransmissao, string> = {
  PREPARADA: 'Preparada',
  NO_AR: 'No ar, sem público',
  PUBLICADA: 'Publicada',
  CAIU: 'Caiu',
  ENCERRADA: 'Encerrada',
};

/** Where a broadcast is: what comes and goes by itself (`CAIU`) does not change what staff decided (`publicada`). */
export interface PontoDaTransmissao {
  situacao: SituacaoDaTransmissao;
  publicada: boolean;
}

const { freeze } = Object;
/** What happens to it, and what it is then; what does not change it gives it back as it is. */
export const PASSOS = freeze({
  /** Its picture comes: for the first time, or again. */
  chegou: <P extends PontoDaTransmissao>(ponto: P): P => {
    if (ponto.situacao !== 'PREPARADA' && ponto.situacao !== 'CAIU') return ponto;
    return { ...ponto, situacao: ponto.publicada ? 'PUBLICADA' : 'NO_AR' };
  },
  faltou: <P extends PontoDaTransmissao>(ponto: P): P =>
    ponto.situacao === 'NO_AR' || ponto.situacao === 'PUBLICADA' ? { ...ponto, situacao: 'CAIU' } : ponto,
  /** Staff show it to the public. One that has fallen, or has yet to come, is shown when its picture is there. */
  publicar: <P extends PontoDaTransmissao>(ponto: P): P => {
    if (ponto.situacao === 'ENCERRADA') return ponto;
    return {
      ...ponto,
      ...{ publicada: true, situacao: ponto.situacao === 'NO_AR' ? 'PUBLICADA' : ponto.situacao },
    };
  },
  /** Another one of the auction is shown in its place. */
  recolher: <P extends PontoDaTransmissao>(ponto: P): P => {
    if (!ponto.publicada) return ponto;
    return {
      ...ponto,
      ...{ publicada: false, situacao: ponto.situacao === 'PUBLICADA' ? 'NO_AR' : ponto.situacao },
    };
  },
  encerrar: <P extends PontoDaTransmissao>(ponto: P): P =>
    ponto.situacao === 'ENCERRADA' ? ponto : { ...ponto, publicada: false, situacao: 'ENCERRADA' },
});
export type Passo = keyof typeof PASSOS;
