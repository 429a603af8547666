import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VALIDADE_APROVACAO_HORAS } from '@martelo/shared/aprovacao';
import { FRASE_PROXIES, lerProxies, type ProxiesConfiaveis } from '@martelo/shared/endereco-do-cliente';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { recusaDoCampo } from '@martelo/shared/recusa-do-campo';
import { type SegredosDeServico, segredosDeServico } from '@martelo/shared/segredo-servico';
import { senhaComum } from '@martelo/shared/senha-comum';
import { SENHA_MINIMA } from '@martelo/shared/usuario';
import { z } from 'zod';
import type { ContaTwilio } from './avisos/canais/twilio.ts';
import type { ContaWhatsApp } from './avisos/canais/whatsapp.ts';
import type { Alcance } from './bancos/alcance.ts';
import { AMBIENTE_DE_ARQUIVOS, type FileSettings, fileSettings } from './files/settings.ts';

/** What keeps the engine from starting, in a sentence for whoever operates it. */
export class FalhaDePartida extends Error {
  override name = 'FalhaDePartida';
}

const DADOS_PADRAO = fileURLToPath(new URL('../../.data', import.meta.url));
const SEGREDO_MINIMO = 16;

const porta = (padrao: number) => z.coerce.number().int().min(1).max(65_535).default(padrao);
/** "0" turns off; anything else, and nothing, is on. */
const ligado = z
  .string()
  .default('1')
  .transform((texto) => texto !== '0');

const endereco = (esquema: RegExp, exemplo: string) =>
  z.string().regex(esquema, `precisa ser um endereço ${exemplo}`).optional();

const ambiente = z.object({
  MARTELO_DADOS: z.string().min(1).default(DADOS_PADRAO),
  PORT_ENGINE: porta(3002),
  PORT_STOREFRONT: porta(3000),
  PORT_CMS: porta(3001),
  /** The panel, which keeps what visitors send by forms; without it an engine asks nobody. */
  CMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Who draws what is printed, as this engine reaches it. */
  PRINT_URL: z.url({ protocol: /^https?$/ }).optional(),
  PORT_PRINT: porta(3003),
  PORT_TRANSMISSAO: porta(3004),
  PORT_RTMP: porta(1935),
  /** The media service, as browsers and encoders reach it. */
  MARTELO_TRANSMISSAO_PUBLICO: z.url({ protocol: /^https?$/ }).optional(),
  MARTELO_RTMP_PUBLICO: z.url({ protocol: /^rtmps?$/ }).optional(),
  /** Where the FIPE table is asked (BrasilAPI, or what speaks the same); without it nobody is. */
  FIPE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MARTELO_STOREFRONT_PUBLICO: z.string().optional(),
  MARTELO_CMS_PUBLICO: z.url({ protocol: /^https?$/ }).optional(),
  MARTELO_SEGREDO_SERVICO: z
    .string('não foi informado')
    .min(SEGREDO_MINIMO, `precisa de ${SEGREDO_MINIMO} caracteres ou mais`),
  /** Taken as well, while the secret is rotated. */
  MARTELO_SEGREDO_SERVICO_ANTERIOR: z.string().optional(),
  /** Which proxies in front are believed about who calls. */
  MARTELO_PROXIES: z
    .string()
    .optional()
    .transform((texto, contexto) => {
      const proxies = lerProxies(texto);
      if (proxies !== null) return proxies;
      contexto.addIssue({ code: 'custom', message: FRASE_PROXIES.replace('MARTELO_PROXIES ', '') });
      return z.NEVER;
    }),
  /** `contas`: without auctions. */
  MARTELO_DEMO: z.string().default('1'),
  // The operator's choice, whatever its length: demo accounts guard nothing.
  // The house's accounts among them have no second factor.
  MARTELO_DEMO_SENHA: z
    .string()
    .min(SENHA_MINIMA.interno, `precisa de ${SENHA_MINIMA.interno} caracteres ou mais`)
    .optional(),
  MARTELO_ADM_EMAIL: z.email().optional(),
  MARTELO_ADM_SENHA: z
    .string()
    .min(SENHA_MINIMA.interno, `precisa de ${SENHA_MINIMA.interno} caracteres ou mais`)
    .refine((senha) => !senhaComum(senha), 'está entre as senhas mais usadas; escolha outra')
    .optional(),
  /** Ms in which a stopping engine still serves while `/readyz` says no. */
  MARTELO_DRENO_MS: z.coerce.number().int().min(0).max(120_000).default(0),
  /** The operator's own table of CEPs, in place of the repository's. */
  MARTELO_CEP_FAIXAS: z.string().min(1).optional(),
  /** Ms between a lot becoming public and saved searches being told of it. */
  MARTELO_NOVIDADES_ESPERA_MS: z.coerce.number().int().min(0).max(86_400_000).default(600_000),
  /** Hours that what needs a second person waits for one. */
  MARTELO_APROVACAO_HORAS: z.coerce.number().min(0.0005).max(8_760).default(VALIDADE_APROVACAO_HORAS),
  /** The house's mail server; without one, messages are files in the data folder. */
  MARTELO_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MARTELO_REMETENTE: z.email().default('avisos@martelo.localhost'),
  /** Public address under which banks post notices of Pix, without a path. */
  MARTELO_PIX_AVISOS: z.url({ protocol: /^https$/ }).optional(),
  /** A listener for banks that prove themselves by their certificate: all four, or none. */
  MARTELO_PIX_PORTA: z.coerce.number().int().min(1).max(65_535).optional(),
  MARTELO_PIX_CERTIFICADO: z.string().min(1).optional(),
  MARTELO_PIX_CHAVE: z.string().min(1).optional(),
  MARTELO_PIX_AUTORIDADES: z.string().min(1).optional(),
  /** Port of the pages of a simulated bank and card provider, which the demo's brands then use. */
  MARTELO_DEMO_BANCO: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Where banks and card providers may be asked besides the Internet: on this machine (a simulator), or wherever they are. */
  MARTELO_BANCOS_EM: z.enum(['internet', 'esta-maquina', 'todos']).optional(),
  /** SMS by Twilio: all of account, token and sender, or none; without them, messages are files in the data folder. */
  MARTELO_TWILIO_CONTA: z.string().min(1).optional(),
  MARTELO_TWILIO_TOKEN: z.string().min(1).optional(),
  /** A number in E.164, or a messaging service. */
  MARTELO_TWILIO_DE: z
    .string()
    .regex(/^(\+\d{8,15}|MG\w{32})$/, 'precisa ser um número como +5511999998888, ou um serviço MG…')
    .optional(),
  MARTELO_TWILIO_URL: z.url({ protocol: /^https?$/ }).default('https://api.twilio.com'),
  /** WhatsApp by Meta's Cloud API: all of number, token and template, or none. */
  MARTELO_WHATSAPP_NUMERO: z
    .string()
    .regex(/^\d{5,20}$/, 'precisa ser o phone_number_id')
    .optional(),
  MARTELO_WHATSAPP_TOKEN: z.string().min(1).optional(),
  MARTELO_WHATSAPP_MODELO: z
    .string()
    .regex(/^[a-z0-9_]{1,512}$/)
    .optional(),
  MARTELO_WHATSAPP_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v23.0'),
  /** What Meta's webhook is signed with, and what it repeats when it is set up. */
  MARTELO_WHATSAPP_SEGREDO: z.string().min(1).optional(),
  MARTELO_WHATSAPP_VERIFICACAO: z.string().min(8).max(200).optional(),
  /** Origins of push services besides the browsers' own, comma-separated. */
  MARTELO_PUSH_SERVICOS: z
    .string()
    .default('')
    .transform((texto) => texto.split(',').flatMap((um) => um.trim() || []))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((endereco) => new URL(endereco).origin))),
  /** Hosts that entries of a user's own menu may lead to, comma-separated. */
  MARTELO_MENU_HOSTS: z
    .string()
    .default('')
    .transform((texto) => texto.split(',').flatMap((um) => um.trim().toLowerCase() || [])),
  MARTELO_LIMITES: ligado,
  /** Whether the house's people must have a second factor. The demo's accounts, which guard nothing, need none. */
  MARTELO_2FA_INTERNO: z.enum(['exigido', 'opcional'], 'precisa ser exigido ou opcional').optional(),
  MONGODB_URI: endereco(/^mongodb(\+srv)?:\/\//, 'mongodb://'),
  REDIS_URL: endereco(/^rediss?:\/\//, 'redis://'),
  /** Where the other engines reach this one. */
  MARTELO_ENGINE_INTERNO: z
    .string()
    .regex(/^[\w.-]+:\d+$/, 'precisa ser host:porta')
    .optional(),
  ...AMBIENTE_DE_ARQUIVOS,
  MARTELO_LOG: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export interface Configuracao {
  /** Folder that is the engine's own, below the data root. */
  pasta: string;
  porta: number;
  segredos: SegredosDeServico;
  /** The panel, as this engine reaches it. */
  cmsUrl: string | null;
  /** The print service, as this engine reaches it. */
  printUrl: string;
  /** Origin of where the FIPE table is asked; null: nowhere. */
  /** Where streams go; an empty origin: the page's own name, on the port. */
  transmissoes: { origem: string; porta: number; urlRmtp: string };
  fipeUrl: string | null;
  /** The panel's origin, as people open it. */
  painelPublico: string;
  proxies: ProxiesConfiaveis;
  demo: { carregar: boolean; comLeiloes: boolean; senha: string | null };
  /** Who becomes the first administrator of an installation that has no users. */
  administrador: { email: string; senha: string } | null;
  limites: boolean;
  /** Hosts that entries of a user's own menu may lead to. */
  menuHosts: readonly string[];
  /** Whether the house's people must have a second factor. */
  fatorInterno: boolean;
  /** `smtp` null = messages are files in the data folder. */
  correio: { smtp: string | null; remetente: string };
  /** Where files of people lie, who looks at them, and how many one may send. */
  arquivos: FileSettings;
  /** File of the table of CEPs; null = the repository's. */
  faixasDeCep: string | null;
  /** Ms that lots which became public wait for those that come with them, before saved searches are told. */
  esperaDasNovidadesMs: number;
  /** Ms that what needs a second person waits for one (P10). */
  validadeDasAprovacoesMs: number;
  /** How banks tell of Pix: the public address for it, and the listener with certificates (paths of PEM files). */
  avisosDePix: { endereco: string | null; escuta: EscutaDeAvisos | null };
  /** Which addresses banks are asked at. */
  bancosEm: Alcance;
  /** Port of the simulators' pages; null without them. */
  bancoSimulado: number | null;
  /** Who carries notices to phones; null = files in the data folder. */
  avisos: {
    twilio: ContaTwilio | null;
    whatsapp: ContaWhatsApp | null;
    webhookWhatsApp: { segredo: string; verificacao: string } | null;
    servicosDePush: readonly string[];
  };
  /** How long a stopping engine still serves, so that a balancer sends new clients elsewhere first. */
  drenoMs: number;
  /** The servers that several engines share; null where this process keeps its stores in its own folder. */
  distribuida: { mongo: string; redis: string } | null;
  /** `host:port` at which the other engines reach this one. */
  enderecoInterno: string;
  nivelDeLog: string;
  /** Origin of a brand without a domain of its own, `{subdominio}` in its place. */
  molde: string;
  /** Origin of a brand's site, as people open it. */
  siteDe(hotsite: Pick<RegrasHotsite, 'subdominio' | 'dominio'>): string;
}

export interface EscutaDeAvisos {
  porta: number;
  certificado: string;
  chave: string;
  autoridades: string;
}

/** The environment, checked. @throws FalhaDePartida that names each variable and what is wrong with it */
export function lerConfiguracao(env: NodeJS.ProcessEnv): Configuracao {
  const lido = ambiente.safeParse(semVazias(env), { error: recusaDoCampo });
  if (!lido.success) {
    const problemas = lido.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new FalhaDePartida(`Configuração inválida. ${problemas.join('; ')}.`);
  }
  const valores = lido.data;
  const molde =
    valores.MARTELO_STOREFRONT_PUBLICO ?? `http://{subdominio}.localhost:${valores.PORT_STOREFRONT}`;
  return {
    pasta: join(valores.MARTELO_DADOS, 'engine'),
    porta: valores.PORT_ENGINE,
    segredos: segredosDeServico(valores),
    cmsUrl: valores.CMS_URL?.replace(/\/$/, '') ?? null,
    printUrl: (valores.PRINT_URL ?? `http://127.0.0.1:${valores.PORT_PRINT}`).replace(/\/$/, ''),
    transmissoes: {
      origem: valores.MARTELO_TRANSMISSAO_PUBLICO?.replace(/\/$/, '') ?? '',
      porta: valores.PORT_TRANSMISSAO,
      urlRmtp: valores.MARTELO_RTMP_PUBLICO ?? `rtmp://localhost:${valores.PORT_RTMP}/ao-vivo`,
    },
    fipeUrl: valores.FIPE_URL?.replace(/\/$/, '') ?? null,
    painelPublico: (valores.MARTELO_CMS_PUBLICO ?? `http://localhost:${valores.PORT_CMS}`).replace(/\/$/, ''),
    proxies: valores.MARTELO_PROXIES,
    demo: {
      carregar: valores.MARTELO_DEMO !== '0',
      comLeiloes: valores.MARTELO_DEMO !== 'contas',
      senha: valores.MARTELO_DEMO_SENHA ?? null,
    },
    administrador:
      valores.MARTELO_ADM_EMAIL && valores.MARTELO_ADM_SENHA
        ? { email: valores.MARTELO_ADM_EMAIL, senha: valores.MARTELO_ADM_SENHA }
        : null,
    limites: valores.MARTELO_LIMITES,
    menuHosts: valores.MARTELO_MENU_HOSTS,
    fatorInterno:
      (valores.MARTELO_2FA_INTERNO ?? (valores.MARTELO_DEMO === '0' ? 'exigido' : 'opcional')) === 'exigido',
    correio: { smtp: valores.MARTELO_SMTP_URL ?? null, remetente: valores.MARTELO_REMETENTE },
    arquivos: arquivos(valores),
    faixasDeCep: valores.MARTELO_CEP_FAIXAS ?? null,
    esperaDasNovidadesMs: valores.MARTELO_NOVIDADES_ESPERA_MS,
    validadeDasAprovacoesMs: Math.round(valores.MARTELO_APROVACAO_HORAS * 3_600_000),
    avisosDePix: {
      endereco: valores.MARTELO_PIX_AVISOS?.replace(/\/$/, '') ?? null,
      escuta: escutaDeAvisos(valores),
    },
    bancosEm: valores.MARTELO_BANCOS_EM ?? (valores.MARTELO_DEMO === '0' ? 'internet' : 'esta-maquina'),
    bancoSimulado: valores.MARTELO_DEMO === '0' ? null : (valores.MARTELO_DEMO_BANCO ?? null),
    avisos: avisosDe(valores),
    drenoMs: valores.MARTELO_DRENO_MS,
    distribuida: distribuida(valores),
    enderecoInterno: valores.MARTELO_ENGINE_INTERNO ?? `${hostname()}:${valores.PORT_ENGINE}`,
    nivelDeLog: valores.MARTELO_LOG,
    molde,
    siteDe: ({ subdominio, dominio }) =>
      dominio ? `https://${dominio}` : molde.replace('{subdominio}', subdominio),
  };
}

/** One without the other would be half of it: engines that share auctions but not who owns them, or the other way round. */
function distribuida({ MONGODB_URI: mongo, REDIS_URL: redis }: z.output<typeof ambiente>) {
  if (mongo !== undefined && redis !== undefined) return { mongo, redis };
  if (mongo === undefined && redis === undefined) return null;
  const [falta, ha] = mongo === undefined ? ['MONGODB_URI', 'REDIS_URL'] : ['REDIS_URL', 'MONGODB_URI'];
  throw new FalhaDePartida(
    `Configuração inválida. Para vários motores defina MONGODB_URI e REDIS_URL; para um só, nenhuma das duas. ${ha} está definida e ${falta} não.`,
  );
}

function arquivos(valores: z.output<typeof ambiente>): FileSettings {
  const lidos = fileSettings(valores);
  if (!('faltam' in lidos)) return lidos;
  throw new FalhaDePartida(
    `Configuração inválida. Para guardar arquivos em um bucket, defina também ${lidos.faltam.join(', ')}.`,
  );
}

/** A listener that lacks its key would not start, and one without authorities would believe nobody. */
function escutaDeAvisos(valores: z.output<typeof ambiente>): EscutaDeAvisos | null {
  const { MARTELO_PIX_PORTA: porta, MARTELO_PIX_CERTIFICADO: certificado } = valores;
  const { MARTELO_PIX_CHAVE: chave, MARTELO_PIX_AUTORIDADES: autoridades } = valores;
  if (porta !== undefined && certificado !== undefined && chave !== undefined && autoridades !== undefined)
    return { porta, certificado, chave, autoridades };
  if ([porta, certificado, chave, autoridades].every((um) => um === undefined)) return null;
  throw new FalhaDePartida(
    'Configuração inválida. Para ouvir os bancos por certificado defina MARTELO_PIX_PORTA, MARTELO_PIX_CERTIFICADO, MARTELO_PIX_CHAVE e MARTELO_PIX_AUTORIDADES; para não ouvir, nenhuma delas.',
  );
}

function avisosDe(valores: z.output<typeof ambiente>): Configuracao['avisos'] {
  const {
    MARTELO_TWILIO_CONTA,
    MARTELO_TWILIO_TOKEN,
    MARTELO_TWILIO_DE,
    MARTELO_WHATSAPP_NUMERO,
    MARTELO_WHATSAPP_TOKEN,
    MARTELO_WHATSAPP_MODELO,
    MARTELO_WHATSAPP_SEGREDO,
    MARTELO_WHATSAPP_VERIFICACAO,
  } = valores;
  const twilio = juntas({ MARTELO_TWILIO_CONTA, MARTELO_TWILIO_TOKEN, MARTELO_TWILIO_DE });
  const whatsapp = juntas({ MARTELO_WHATSAPP_NUMERO, MARTELO_WHATSAPP_TOKEN, MARTELO_WHATSAPP_MODELO });
  const webhook = juntas({ MARTELO_WHATSAPP_SEGREDO, MARTELO_WHATSAPP_VERIFICACAO });
  return {
    twilio: twilio && {
      ...{ url: valores.MARTELO_TWILIO_URL, conta: twilio.MARTELO_TWILIO_CONTA },
      ...{ token: twilio.MARTELO_TWILIO_TOKEN, de: twilio.MARTELO_TWILIO_DE },
    },
    whatsapp: whatsapp && {
      ...{ url: valores.MARTELO_WHATSAPP_URL, numero: whatsapp.MARTELO_WHATSAPP_NUMERO },
      ...{ token: whatsapp.MARTELO_WHATSAPP_TOKEN, modelo: whatsapp.MARTELO_WHATSAPP_MODELO },
    },
    webhookWhatsApp: webhook && {
      ...{ segredo: webhook.MARTELO_WHATSAPP_SEGREDO, verificacao: webhook.MARTELO_WHATSAPP_VERIFICACAO },
    },
    servicosDePush: valores.MARTELO_PUSH_SERVICOS,
  };
}

/** All of them, or null where there is none. @throws FalhaDePartida where some are missing */
function juntas<N extends string>(variaveis: Record<N, string | undefined>): Record<N, string> | null {
  const nomes = Object.keys(variaveis) as N[];
  const faltam = nomes.filter((nome) => variaveis[nome] === undefined);
  if (faltam.length === nomes.length) return null;
  if (faltam.length === 0) return variaveis as Record<N, string>;
  throw new FalhaDePartida(
    `Configuração inválida. Defina ${nomes.join(', ')} juntas, ou nenhuma; falta ${faltam.join(', ')}.`,
  );
}

/** What is set to nothing is not set: a compose file cannot leave a variable out. */
const semVazias = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(env).filter(([nome, valor]) => valor !== '' || !/^MARTELO_(TWILIO|WHATSAPP)_/.test(nome)),
  ),
  MARTELO_2FA_INTERNO: env.MARTELO_2FA_INTERNO || undefined,
  MARTELO_CMS_PUBLICO: env.MARTELO_CMS_PUBLICO || undefined,
  FIPE_URL: env.FIPE_URL || undefined,
  MONGODB_URI: env.MONGODB_URI || undefined,
  REDIS_URL: env.REDIS_URL || undefined,
  ...Object.fromEntries(Object.keys(AMBIENTE_DE_ARQUIVOS).map((nome) => [nome, env[nome] || undefined])),
  ...Object.fromEntries(
    ['AVISOS', 'PORTA', 'CERTIFICADO', 'CHAVE', 'AUTORIDADES']
      .map((nome) => `MARTELO_PIX_${nome}`)
      .map((nome) => [nome, env[nome] || undefined]),
  ),
  MARTELO_DEMO_BANCO: env.MARTELO_DEMO_BANCO || undefined,
});
