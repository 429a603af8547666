import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { lerJson } from '@martelo/shared/json';
import { z } from 'zod';
import type { Cofre } from './cofre.ts';
import { type Assinante, assinarJws, cabecalhoJws } from './jws.ts';

const arquivoDeChaves = z.object({
  /** kid of the newest key. */
  atual: z.string(),
  /** Oldest first. */
  chaves: z.array(
    z.object({
      kid: z.string(),
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      x: z.string(),
      d: z.string(),
      /** Unix ms from which on it signs, until the next one does; the first has always. */
      desde: z.number().default(0),
    }),
  ),
  /** 256 bits, base64url: derives refresh tokens and encrypts second-factor secrets. */
  segredo: z.string(),
  /** Who signs to browsers' push services (RFC 8292); made when it is first asked for. Another one would end every subscription. */
  vapid: z.object({ publica: z.string(), privada: z.string() }).optional(),
});
type ArquivoDeChaves = z.infer<typeof arquivoDeChaves>;
/** A P-256 pair, base64url: the public point uncompressed, the private scalar. */
export type ChavesVapid = NonNullable<ArquivoDeChaves['vapid']>;

/** The keys as they are published (JWK set). */
export const chavesPublicas = z.object({
  keys: z.array(
    z.object({
      kid: z.string(),
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      x: z.string(),
      alg: z.literal('EdDSA'),
      use: z.literal('sig'),
      /** From when on it signs. */
      desde: z.iso.datetime(),
    }),
  ),
});
export type ChavesPublicas = z.infer<typeof chavesPublicas>;

/** How often a running engine looks whether there is another key. */
const RELEITURA_MS = 30_000;

/**
 * The engine's keys: access tokens, receipts and closes are signed with them, each under a `typ` of its own. Every key has its
 * time: what happened at an instant is signed by the key of that instant, whenever it is signed, so a receipt can be given
 * again byte for byte after any number of rotations.
 */
export interface Chaves {
  /** Compact JWS (EdDSA) by the key of `instante` (Unix ms, default now). `typ` keeps one kind from passing for another. */
  assinar(carga: Record<string, unknown>, typ: string, instante?: number): Promise<string>;
  /** The key that signs what happened at `instante`. */
  assinanteEm(instante: number): Assinante;
  /** Unix ms at which another key took over; null for the newest, and for a kid that is not ours. */
  fimDe(kid: string): number | null;
  /**
   * Public keys, the one that signs now first: `/.well-known/jwks.json`. `desde` (ISO) is when a key's time begins; it ends when
   * the next one's does. A key that is to come is there already.
   */
  jwks(): ChavesPublicas;
  /** HMAC-SHA256 under the secret, separated by purpose. */
  derivar(proposito: string, texto: string): Buffer;
  cifrar(texto: string): string;
  decifrar(cifrado: string): string;
  /** The pair that push services know this installation by. */
  vapid(): Promise<ChavesVapid>;
  /**
   * Makes a key that signs from `desde` on (Unix ms, default now); what the old ones signed still verifies. Announced ahead, every
   * process and every cache of the public keys knows it before it signs anything. Returns its kid.
   */
  girar(desde?: number): Promise<string>;
}

/** Opens what the vault keeps, made when it is empty. `relogio` gives Unix ms. */
export async function abrirChaves(cofre: Cofre, relogio: () => number = Date.now): Promise<Chaves> {
  let lido = await lerOuFazer(cofre);
  let conteudo = interpretar(lido);

  const reler = async (): Promise<void> => {
    const novo = await cofre.ler();
    if (novo === null || novo === lido) return;
    conteudo = interpretar(novo);
    lido = novo;
  };
  // Between two readings a vault that does not answer changes nothing: the keys in memory go on.
  setInterval(() => void reler().catch(() => {}), RELEITURA_MS).unref();

  const abertas = new Map<string, KeyObject>();
  const assinanteEm = (instante: number): Assinante => {
    const achada = conteudo.chaves.findLast(({ desde }) => desde <= instante) ?? conteudo.chaves[0]!;
    let chave = abertas.get(achada.kid);
    if (chave === undefined) {
      chave = createPrivateKey({ key: achada, format: 'jwk' });
      abertas.set(achada.kid, chave);
    }
    return { kid: achada.kid, chave };
  };
  const derivar = (proposito: string, texto: string) =>
    createHmac('sha256', Buffer.from(conteudo.segredo, 'base64url'))
      .update(`${proposito}\n${texto}`)
      .digest();

  return {
    assinar(carga, typ, instante = relogio()) {
      const { kid, chave } = assinanteEm(instante);
      return assinarJws(cabecalhoJws(kid, typ), JSON.stringify(carga), chave);
    },
    assinanteEm,
    fimDe(kid) {
      const { chaves } = conteudo;
      return chaves[chaves.findIndex((chave) => chave.kid === kid) + 1 || chaves.length]?.desde ?? null;
    },
    jwks() {
      const { kid: agora } = assinanteEm(relogio());
      return {
        keys: conteudo.chaves
          .toSorted((a, b) => Number(b.kid === agora) - Number(a.kid === agora))
          .map(({ kid, kty, crv, x, desde }) => ({
            kid,
            kty,
            crv,
            x,
            alg: 'EdDSA',
            use: 'sig',
            desde: new Date(desde).toISOString(),
          })),
      };
    },
    derivar,
    cifrar(texto) {
      const iv = randomBytes(12);
      const cifra = createCipheriv('aes-256-gcm', derivar('cifra', ''), iv);
      const corpo = Buffer.concat([cifra.update(texto, 'utf8'), cifra.final()]);
      return Buffer.concat([iv, cifra.getAuthTag(), corpo]).toString('base64url');
    },
    decifrar(cifrado) {
      const bytes = Buffer.from(cifrado, 'base64url');
      const cifra = createDecipheriv('aes-256-gcm', derivar('cifra', ''), bytes.subarray(0, 12), {
        authTagLength: 16,
      });
      cifra.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([cifra.update(bytes.subarray(28)), cifra.final()]).toString('utf8');
    },
    async vapid() {
      for (;;) {
        if (conteudo.vapid !== undefined) return conteudo.vapid;
        const antes = (await cofre.ler()) ?? lido;
        const guardado = interpretar(antes);
        // Of several engines that ask at once one makes it.
        if (guardado.vapid === undefined)
          await cofre.trocar(antes, escrever({ ...guardado, vapid: novaVapid() }));
        await reler();
      }
    },
    async girar(desde = relogio()) {
      for (;;) {
        const antes = (await cofre.ler()) ?? lido;
        const { chaves, ...resto } = interpretar(antes);
        const nova = novaChave(Math.max(desde, chaves.at(-1)!.desde + 1));
        const depois = { ...resto, atual: nova.kid, chaves: [...chaves, nova] };
        if (!(await cofre.trocar(antes, escrever(depois)))) continue;
        await reler();
        return nova.kid;
      }
    },
  };
}

function novaChave(desde: number): ArquivoDeChaves['chaves'][number] {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { kid: randomUUID(), kty: 'OKP', crv: 'Ed25519', x: x as string, d: d as string, desde };
}

function novaVapid(): ChavesVapid {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const ponto = [x, y].map((lado) => Buffer.from(lado as string, 'base64url'));
  return {
    publica: Buffer.concat([Buffer.from([4]), ...ponto]).toString('base64url'),
    privada: d as string,
  };
}

function novoArquivo(): ArquivoDeChaves {
  const chave = novaChave(0);
  return { atual: chave.kid, chaves: [chave], segredo: randomBytes(32).toString('base64url') };
}

async function lerOuFazer(cofre: Cofre): Promise<string> {
  for (;;) {
    const lido = await cofre.ler();
    if (lido !== null) return lido;
    // Two engines start at once: one makes them, both use them.
    await cofre.trocar(null, escrever(novoArquivo()));
  }
}

function interpretar(texto: string): ArquivoDeChaves {
  const lido = arquivoDeChaves.safeParse(lerJson(texto));
  // Never replaced by fresh keys: every session and every receipt signed before would silently become worthless.
  if (!lido.success) throw new Error('chaves.json is damaged; restore it from a backup');
  return lido.data;
}

const escrever = (conteudo: ArquivoDeChaves): string => JSON.stringify(conteudo, null, 2);
