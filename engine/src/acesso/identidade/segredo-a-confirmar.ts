import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Chaves } from './chaves.ts';
import type { SessaoVerificada } from './tokens.ts';
import { escreverBase32, lerBase32 } from './totp.ts';

/** How long a secret may wait for its code: one period of these at least, two at most. */
const PERIODO_MS = 30 * 60_000;
const SORTEADOS = 12;
const SELADOS = 8;

type DeQuem = Pick<SessaoVerificada, 'sessao'>;

/**
 * Secrets of a second factor that is yet to be confirmed. None is kept: 96 random bits, sealed with 64 bits of HMAC under the engine's
 * secret for the session that asked and the time it did. Whoever brings one of their own making, or one that was given to
 * another session, is refused: an app never shows codes that somebody else can compute as well.
 */
export interface SegredosAConfirmar {
  /** 160 bits in Base32. */
  emitir(quem: DeQuem): string;
  /** Was this secret given to this session, in the last half hour to hour? */
  confere(segredo: string, quem: DeQuem): boolean;
}

export function criarSegredosAConfirmar(chaves: Chaves, relogio: () => number): SegredosAConfirmar {
  const selo = (sorteado: Buffer, { sessao }: DeQuem, periodo: number) =>
    chaves
      .derivar('segundo-fator', `${sessao.contaUid}.${sessao.uid}.${periodo}.${sorteado.toString('hex')}`)
      .subarray(0, SELADOS);
  const periodoAtual = () => Math.floor(relogio() / PERIODO_MS);
  return {
    emitir(quem) {
      const sorteado = randomBytes(SORTEADOS);
      return escreverBase32(Buffer.concat([sorteado, selo(sorteado, quem, periodoAtual())]));
    },
    confere(segredo, quem) {
      const bytes = lerBase32(segredo);
      if (bytes.length !== SORTEADOS + SELADOS) return false;
      const [sorteado, enviado] = [bytes.subarray(0, SORTEADOS), bytes.subarray(SORTEADOS)];
      const agora = periodoAtual();
      return [agora, agora - 1].some((periodo) => timingSafeEqual(selo(sorteado, quem, periodo), enviado));
    },
  };
}
