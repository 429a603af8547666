import { BOLETO } from './boleto.ts';
import { COMPROVANTE } from './comprovante.ts';
import type { Especie } from './especie.ts';
import { EXTRATO } from './extrato.ts';
import { NOTA } from './nota.ts';
import { NOTA_LEILAO } from './nota-leilao.ts';
import { RETIRADA } from './retirada.ts';

/** How the engine is asked for what a paper says. */
export type Acesso =
  /** `/documentos/<tipo>/<hash>.pdf`: whoever has the address. */
  | { como: 'endereco' }
  /** `/documentos/<tipo>.pdf?<parametro>=`: as the reader, by the token that they bring. */
  | { como: 'leitor'; parametro: string; varios: boolean; caminho: (valores: readonly string[]) => string }
  /** `/documentos/<tipo>.pdf?hash=`: whoever has all the addresses. */
  | { como: 'enderecos' };

export interface EspecieServida {
  // biome-ignore lint/suspicious/noExplicitAny: what is inside is typed where the kind is declared.
  especie: Especie<any>;
  acessos: readonly Acesso[];
}

const porEndereco = [{ como: 'endereco' }] as const satisfies readonly Acesso[];
const lista = (nome: string, valores: readonly string[]): string =>
  new URLSearchParams(valores.map((valor): [string, string] => [nome, valor])).toString();

/** Every kind of paper that is drawn here. */
export const ESPECIES: readonly EspecieServida[] = [
  { especie: EXTRATO, acessos: porEndereco },
  { especie: NOTA, acessos: porEndereco },
  { especie: BOLETO, acessos: porEndereco },
  { especie: RETIRADA, acessos: porEndereco },
  {
    especie: COMPROVANTE,
    acessos: [
      {
        como: 'leitor',
        parametro: 'lelUid',
        varios: false,
        caminho: ([lelUid = '']) => `comprovante-arrematacao/${encodeURIComponent(lelUid)}`,
      },
    ],
  },
  {
    especie: NOTA_LEILAO,
    acessos: [
      { como: 'enderecos' },
      {
        como: 'leitor',
        parametro: 'uid',
        varios: true,
        caminho: (uids) => `nota-leilao/por-uid?${lista('uid', uids)}`,
      },
    ],
  },
];
