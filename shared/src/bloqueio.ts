import { z } from 'zod';
import { lerRede, redeEmTexto } from './rede.ts';
import { paragrafos } from './texto.ts';

/** What is blocked: addresses of the network, or a device by the name that its cookie has. */
export const TIPOS_BLOQUEIO = ['REDE', 'APARELHO'] as const;
export const ROTULOS_TIPO_BLOQUEIO = { REDE: 'Rede ou IP', APARELHO: 'Aparelho' } as const;

/** From what: from logging in, registering, bidding, or everything. */
export const ESCOPOS_BLOQUEIO = ['LOGIN', 'CADASTRO', 'LANCES', 'TUDO'] as const;
export type EscopoBloqueio = (typeof ESCOPOS_BLOQUEIO)[number];
export const ROTULOS_ESCOPO_BLOQUEIO: Record<EscopoBloqueio, string> = {
  LOGIN: 'Login',
  CADASTRO: 'Cadastro',
  LANCES: 'Lances',
  TUDO: 'Tudo',
};

export const SITUACOES_BLOQUEIO = ['VIGENTE', 'LIBERADO'] as const;
export const ROTULOS_SITUACAO_BLOQUEIO = { VIGENTE: 'Em vigor até o fim', LIBERADO: 'Liberado' } as const;

/** A leap year has as many. */
export const DIAS_DE_BLOQUEIO = 366;
/** The largest network: of IPv4 the 65,536 addresses of a /16, of IPv6 what one site is given. */
const MENOR_PREFIXO = { 4: 16, 6: 48 } as const;

/** A network in its one spelling; everything else as it was written. */
const emUmaEscrita = (alvo: string): string => {
  const rede = lerRede(alvo);
  return rede === null ? alvo.trim() : redeEmTexto(rede);
};

/** What staff write of a block; `alvo` is looked at by `problemaDoAlvo`, which needs `tipo`. */
export const bloqueioEscrita = z.strictObject({
  tipo: z.enum(TIPOS_BLOQUEIO),
  alvo: z.string().overwrite(emUmaEscrita).min(2).max(60).meta({ 'x-formato': 'rede' }),
  escopo: z.enum(ESCOPOS_BLOQUEIO),
  motivo: paragrafos(500).min(3, 'diga por que'),
  ate: z.iso.datetime({ offset: true }).meta({ 'x-formato': 'dentro-de-um-ano' }),
  /** Of every brand, by who works on every one; else of the session's alone. */
  todasAsMarcas: z.boolean().default(false),
});

/** What is wrong with what is to be blocked, in words; null where nothing is. */
export function problemaDoAlvo(tipo: (typeof TIPOS_BLOQUEIO)[number], alvo: string): string | null {
  if (tipo === 'APARELHO')
    return /^[\w-]{22}$/.test(alvo) ? null : 'copie o identificador de uma sessão do aparelho';
  const rede = lerRede(alvo);
  if (rede === null) return 'escreva um IP (192.0.2.7) ou uma rede (192.0.2.0/24)';
  const { familia, base, prefixo } = rede;
  if (prefixo < MENOR_PREFIXO[familia]) return `bloqueie no máximo uma rede /${MENOR_PREFIXO[familia]}`;
  // This machine, and what is no address of anybody's: our own services call from there.
  const [primeiro, todo] = familia === 4 ? [base >> 24n, base] : [base >> 120n, base];
  const deNinguem =
    familia === 4
      ? [0n, 127n].includes(primeiro) || primeiro >= 224n
      : todo >> 64n === 0n || primeiro >= 0xfen;
  return deNinguem ? 'este endereço é interno e não pode ser bloqueado' : null;
}

/** A block in force, as services tell each other of it. */
export const bloqueioEmVigor = z.object({
  uid: z.guid(),
  tipo: z.enum(TIPOS_BLOQUEIO),
  alvo: z.string(),
  escopo: z.enum(ESCOPOS_BLOQUEIO),
  /** Unix ms. */
  ate: z.number(),
  /** The brand whose it is; null of all. */
  hotsiteId: z.int().nullable(),
});
export type BloqueioEmVigor = z.infer<typeof bloqueioEmVigor>;
