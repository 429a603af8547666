import { redeDoEndereco } from '@martelo/shared/endereco-do-cliente';
import { ErroMartelo } from '@martelo/shared/erros';

export interface OpcoesLimitador {
  /** Tries in a row before the bucket is empty. */
  capacidade: number;
  /** Ms until one more try is given back. */
  reposicaoMs: number;
  /** Unix time in ms. */
  relogio: () => number;
  /** False lifts the limit (MARTELO_LIMITES=0). */
  ativo: boolean;
  /** Keys remembered at most; the one unused for longest goes first. */
  chavesMaximas?: number;
}
export interface Limitador {
  /** Takes one try from each key's bucket, or throws MUITAS_TENTATIVAS with `aguardarSegundos` and takes none. */
  consumir(...chaves: string[]): void;
  /** The same, for who is not told: false, and none taken, where one is empty. */
  deixa(...chaves: string[]): boolean;
}

/** A token bucket for each key; an address counts as its network. */
export function criarLimitador(opcoes: OpcoesLimitador): Limitador {
  const { capacidade, reposicaoMs, relogio, ativo, chavesMaximas = 50_000 } = opcoes;
  const baldes = new Map<string, { fichas: number; em: number }>();

  const estado = (chave: string, agora: number) => {
    const balde = baldes.get(chave) ?? { fichas: capacidade, em: agora };
    const fichas = Math.min(capacidade, balde.fichas + Math.max(0, agora - balde.em) / reposicaoMs);
    return { chave, fichas };
  };
  /** Takes a try from each, or says how many seconds until there is one. */
  const tentar = (chaves: readonly string[]): number => {
    if (!ativo) return 0;
    const agora = relogio();
    const atuais = chaves.map((chave) => estado(redeDoEndereco(chave), agora));
    const menor = Math.min(...atuais.map(({ fichas }) => fichas));
    if (menor < 1) return Math.ceil(((1 - menor) * reposicaoMs) / 1000);
    for (const { chave, fichas } of atuais) {
      baldes.delete(chave);
      baldes.set(chave, { fichas: fichas - 1, em: agora });
    }
    while (baldes.size > chavesMaximas) baldes.delete(baldes.keys().next().value as string);
    return 0;
  };
  return {
    consumir(...chaves) {
      const aguardarSegundos = tentar(chaves);
      if (aguardarSegundos > 0) throw new ErroMartelo('MUITAS_TENTATIVAS', { aguardarSegundos });
    },
    deixa: (...chaves) => tentar(chaves) === 0,
  };
}
