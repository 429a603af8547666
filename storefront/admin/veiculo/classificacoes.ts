import type { Alteracao } from '../dados/tipos.ts';

/** What a classification says. */
export const DITOS_DA_CLASSIFICACAO: readonly string[] = [
  ...['tipoMonta', 'estadoConservacao', 'classificacaoAvariasBanco', 'crivoLeilao'],
];

/** A classification as it was said, in the words of the history. */
export interface Classificacao {
  em: string;
  por: string;
  ditos: Readonly<Record<string, unknown>>;
}

/**
 * Each classification whole, the newest first: the history tells of each what it changed, and what it left stands as those before had said it.
 * @param atual what the record has now, as the history would say it
 */
export function classificacoesDe(
  alteracoes: readonly Pick<Alteracao, 'acao' | 'em' | 'por' | 'campos'>[],
  atual: Readonly<Record<string, unknown>>,
): Classificacao[] {
  let ditos = atual;
  return alteracoes.flatMap(({ acao, em, por, campos }) => {
    if (acao !== 'classificar') return [];
    const desta = { em, por: por.nome, ditos };
    const antes = campos.filter(({ campo }) => DITOS_DA_CLASSIFICACAO.includes(campo));
    ditos = { ...ditos, ...Object.fromEntries(antes.map(({ campo, de }) => [campo, de])) };
    return [desta];
  });
}
