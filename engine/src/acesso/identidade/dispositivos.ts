import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Chaves } from './chaves.ts';

/** Where a site shows what its visitor's device keeps. */
export const CABECALHO_DISPOSITIVO = 'x-martelo-dispositivo';

/**
 * Devices that an account has let in. After a login a device keeps `<account>.<random>.<HMAC under the engine's secret>`, and shows it
 * at the next one: it opens nothing, it only parts the owner's mistyped passwords from what others guess.
 */
export interface Dispositivos {
  /** A device's name for this account, if one of those it shows (`~` between them) is genuine; else null. */
  conhecido(mostrados: string | undefined, contaUid: string): string | null;
  /** What the device keeps from now on: its own for this account, or a new one. */
  lembrar(mostrados: string | undefined, contaUid: string): string;
}

export function criarDispositivos(chaves: Chaves): Dispositivos {
  const mac = (contaUid: string, nome: string) => chaves.derivar('dispositivo', `${contaUid}.${nome}`);
  const achar = (mostrados: string | undefined, contaUid: string) => {
    for (const um of (mostrados ?? '').slice(0, 2_000).split('~')) {
      const [dela, nome, enviado] = /^([0-9a-f-]{36})\.([\w-]{22})\.([\w-]{43})$/.exec(um)?.slice(1) ?? [];
      if (dela !== contaUid || !nome || !enviado) continue;
      if (timingSafeEqual(mac(contaUid, nome), Buffer.from(enviado, 'base64url')))
        return { nome, inteiro: um };
    }
    return null;
  };
  return {
    conhecido: (mostrados, contaUid) => achar(mostrados, contaUid)?.nome ?? null,
    lembrar(mostrados, contaUid) {
      const nome = randomBytes(16).toString('base64url');
      return (
        achar(mostrados, contaUid)?.inteiro ??
        `${contaUid}.${nome}.${mac(contaUid, nome).toString('base64url')}`
      );
    },
  };
}
