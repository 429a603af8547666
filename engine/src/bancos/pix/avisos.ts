import { ErroMartelo } from '@martelo/shared/erros';
import { textosIguais } from '@martelo/shared/segredo-servico';
import { ler } from '../../api/entrada.ts';
import { avisoDePix } from './esquemas.ts';
import type { Recebimento } from './recebedor.ts';

/** Whose account it is that the money came to. */
export interface DeQuem {
  hotsiteId: number;
  integracaoUid: string;
}
/**
 * Keeps what came, and resolves when it is durable: only then the bank is answered 200. The same again, in any order, late, or with an
 * unknown txid must be borne (P9). Throws to have the bank told to come again.
 */
export type AoReceberPix = (recebimentos: readonly Recebimento[], de: DeQuem) => Promise<void>;

/** Where a bank posts its notices. Banks append `/pix` to what they were given. */
export const CAMINHO_DOS_AVISOS = '/v1/integracoes/pix/webhook';

/** @throws ErroMartelo REQUISICAO_INVALIDA */
export const lerAvisoDePix = (corpo: unknown): Recebimento[] =>
  (ler(avisoDePix, corpo) as { pix: Recebimento[] }).pix;

/** Addresses that nobody can guess, for banks whose certificate does not reach us: it ends before, at a proxy, or they have none. */
export function criarAssinaturaDeAvisos(derivar: (proposito: string, texto: string) => Buffer) {
  const assinaturaDe = (integracaoUid: string): string =>
    derivar('avisos de Pix', integracaoUid).subarray(0, 24).toString('base64url');
  return {
    /** What to give the bank after the public address of the engine. */
    caminhoDe: (integracaoUid: string): string =>
      `${CAMINHO_DOS_AVISOS}/${integracaoUid}/${assinaturaDe(integracaoUid)}`,
    /** @throws ErroMartelo AVISO_SEM_PROVA */
    exigir(integracaoUid: string, assinatura: string): void {
      if (!textosIguais(assinatura, assinaturaDe(integracaoUid))) throw new ErroMartelo('AVISO_SEM_PROVA');
    },
  };
}
