import type { Request } from 'express';
import { tokenDe } from '../../api/chamador.ts';
import type { Chamador } from '../../api/rota.ts';
import type { Tentativa } from './bloqueio.ts';
import type { SessaoVerificada, Tokens } from './tokens.ts';

/** Whose session a request is of. TOKEN_INVALIDO. */
export type QuemEsta = (req: Request, chamador: Chamador) => Promise<SessaoVerificada & { ip: string }>;

export const criarQuemEsta =
  (tokens: Tokens): QuemEsta =>
  async (req, { hotsite, ip }) => ({ ...(await tokens.verificar(tokenDe(req) ?? '', hotsite)), ip });

/** Whoever has a session guesses on its own count: a stolen one locks nobody else out. */
export const tentativaDa = ({ conta, sessao, ip }: SessaoVerificada & { ip: string }): Tentativa => ({
  conta: conta.uid,
  quem: sessao.uid,
  endereco: ip,
  conhecido: true,
});
