import { BOLETO } from './boleto.ts';
import { BOLETOS_LEILAO } from './boletos-leilao.ts';
import { COMPROVANTE } from './comprovante.ts';
import type { Especie } from './especie.ts';
import { EXTRATO } from './extrato.ts';
import { LAUDO } from './laudo.ts';
import { NOTA } from './nota.ts';
import { NOTA_LEILAO } from './nota-leilao.ts';
import { RELATORIO } from './relatorio.ts';
import { RETIRADA } from './retirada.ts';

/** How the engine is asked for what a paper says. */
export type Acesso =
  /** `/documentos/<tipo>/<hash>.pdf`: whoever has the address. */
  | { como: 'endereco' }
  /** `/documentos/<tipo>.pdf?<parametro>=`: as the reader, by the token that they bring. */
  | {
      como: 'leitor';
      parametro: string;
      varios: boolean;
      /** What it says is anybody's to read: no token is brought, and none is passed on. */
      deTodos?: true;
      caminho: (valores: readonly string[], busca: URLSearchParams) => string;
    }
  /** `/documentos/<tipo>.pdf?hash=`: whoever has all the addresses. */
  | { como: 'enderecos' }
  /** POST `/documentos/<tipo>.pdf`: what it says is given by a service that has decided who may read it. */
  | { como: 'servico' };

export interface EspecieServida {
  // biome-ignore lint/suspicious/noExplicitAny: what is inside is typed where the kind is declared.
  especie: Especie<any>;
  acessos: readonly Acesso[];
  /** How long the engine may take to say what it says, ms, where that is much. */
  esperaMs?: number;
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
  { especie: RELATORIO, acessos: [{ como: 'servico' }] },
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
    especie: BOLETOS_LEILAO,
    esperaMs: 30_000,
    acessos: [
      {
        como: 'leitor',
        parametro: 'leilao',
        varios: false,
        caminho: ([leilao = ''], busca) =>
          `boletos-leilao/${encodeURIComponent(leilao)}?${lista('parte', [busca.get('parte') ?? '1'])}`,
      },
    ],
  },
  {
    especie: LAUDO,
    acessos: [
      {
        ...{ como: 'leitor', parametro: 'vistoria', varios: false },
        caminho: ([uid = '']) => `laudo-vistoria/${encodeURIComponent(uid)}`,
      },
      {
        ...{ como: 'leitor', parametro: 'lote', varios: false, deTodos: true },
        caminho: ([lelUid = '']) => `laudo-vistoria/do-lote/${encodeURIComponent(lelUid)}`,
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
