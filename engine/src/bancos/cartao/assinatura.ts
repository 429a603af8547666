import { createHmac } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import { textosIguais } from '@martelo/shared/segredo-servico';

/** How far a notice's time and ours may lie apart: an old one, heard again, is none. */
const TOLERANCIA_MS = 5 * 60_000;
/** Below it, a time is in seconds. */
const EM_SEGUNDOS = 100_000_000_000;

/** "ts=1742505638683,v1=…": its parts by name. */
export const partesDe = (cabecalho: string | string[] | undefined): ReadonlyMap<string, string> =>
  new Map(
    (typeof cabecalho === 'string' ? cabecalho : '')
      .split(',')
      .map((parte) => parte.trim().split('='))
      .map(([nome = '', valor = '']): [string, string] => [nome, valor]),
  );

export const assinaturaDe = (segredo: string, ...conteudo: readonly (string | Uint8Array)[]): string => {
  const hmac = createHmac('sha256', segredo);
  for (const parte of conteudo) hmac.update(parte);
  return hmac.digest('hex');
};

/**
 * @param instante as the notice has it, in seconds or ms, which is part of what is signed
 * @throws ErroMartelo AVISO_SEM_PROVA
 */
export function exigirAssinatura(
  {
    segredo,
    instante = '',
    assinatura = '',
    agora,
  }: {
    segredo: string;
    instante: string | undefined;
    assinatura: string | undefined;
    agora: number;
  },
  ...conteudo: readonly (string | Uint8Array)[]
): void {
  const numero = /^\d{9,16}$/.test(instante) ? Number(instante) : Number.NaN;
  const ms = numero < EM_SEGUNDOS ? numero * 1_000 : numero;
  const emTempo = Math.abs(agora - ms) <= TOLERANCIA_MS;
  if (!emTempo || !textosIguais(assinatura, assinaturaDe(segredo, ...conteudo)))
    throw new ErroMartelo('AVISO_SEM_PROVA');
}
