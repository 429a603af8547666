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
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { z } from 'zod';
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
});
type ArquivoDeChaves = z.infer<typeof arquivoDeChaves>;

/** A key as it is published. */
export type ChavePublica = JWK & { kid: string; desde: string };

/** How often a running engine looks whether its key file was given another key. */
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
  jwks(): { keys: ChavePublica[] };
  /** HMAC-SHA256 under the secret, separated by purpose. */
  derivar(proposito: string, texto: string): Buffer;
  cifrar(texto: string): string;
  decifrar(cifrado: string): string;
  /**
   * Makes a key that signs from `desde` on (Unix ms, default now); what the old ones signed still verifies. Announced ahead, every
   * process and every cache of the public keys knows it before it signs anything. Returns its kid.
   */
  girar(desde?: number): Promise<string>;
}

/** Opens `<pasta>/chaves.json`, made with mode 0600 when absent. `relogio` gives Unix ms. */
export async function abrirChaves(pasta: string, relogio: () => number = Date.now): Promise<Chaves> {
  mkdirSync(pasta, { recursive: true, mode: 0o700 });
  const caminho = join(pasta, 'chaves.json');
  let conteudo = existsSync(caminho) ? lerArquivo(caminho) : novoArquivo();
  gravarArquivo(caminho, conteudo);

  let lidoEm = statSync(caminho).mtimeMs;
  setInterval(() => {
    const { mtimeMs = lidoEm } = statSync(caminho, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs === lidoEm) return;
    conteudo = lerArquivo(caminho);
    lidoEm = mtimeMs;
  }, RELEITURA_MS).unref();

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
    async girar(desde = relogio()) {
      const antes = lerArquivo(caminho);
      const nova = novaChave(Math.max(desde, antes.chaves.at(-1)!.desde + 1));
      conteudo = { ...antes, atual: nova.kid, chaves: [...antes.chaves, nova] };
      gravarArquivo(caminho, conteudo);
      lidoEm = statSync(caminho).mtimeMs;
      return nova.kid;
    },
  };
}

function novaChave(desde: number): ArquivoDeChaves['chaves'][number] {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { kid: randomUUID(), kty: 'OKP', crv: 'Ed25519', x: x as string, d: d as string, desde };
}

function novoArquivo(): ArquivoDeChaves {
  const chave = novaChave(0);
  return { atual: chave.kid, chaves: [chave], segredo: randomBytes(32).toString('base64url') };
}

function lerArquivo(caminho: string): ArquivoDeChaves {
  const lido = arquivoDeChaves.safeParse(JSON.parse(readFileSync(caminho, 'utf8')));
  // Never replaced by fresh keys: every session and every receipt signed before would silently become worthless.
  if (!lido.success) throw new Error(`${caminho} is damaged; restore it from a backup`);
  return lido.data;
}

/** Written beside and renamed, so that a crash never leaves half a file. */
function gravarArquivo(caminho: string, conteudo: ArquivoDeChaves): void {
  const texto = JSON.stringify(conteudo, null, 2);
  if (!existsSync(caminho) || readFileSync(caminho, 'utf8') !== texto) {
    writeFileSync(`${caminho}.novo`, texto, { mode: 0o600, flush: true });
    renameSync(`${caminho}.novo`, caminho);
  }
  chmodSync(caminho, 0o600);
}
