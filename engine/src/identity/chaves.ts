import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompactSign, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { z } from 'zod';

const arquivoDeChaves = z.object({
  /** kid of the key that signs; the others only verify. */
  atual: z.string(),
  chaves: z.array(
    z.object({
      kid: z.string(),
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      x: z.string(),
      d: z.string(),
    }),
  ),
  /** 256 bits, base64url: derives refresh tokens and encrypts second-factor secrets. */
  segredo: z.string(),
});
type ArquivoDeChaves = z.infer<typeof arquivoDeChaves>;

/** The engine's keys: access tokens, receipts and ledger closes are signed with them. */
export interface Chaves {
  /** Compact JWS (EdDSA). `typ` keeps one kind of signature from passing for another. */
  assinar(carga: Record<string, unknown>, typ: string): Promise<string>;
  /** Public keys, the signing one first: `/.well-known/jwks.json`. */
  jwks(): { keys: JWK[] };
  /** HMAC-SHA256 under the secret, separated by purpose. */
  derivar(proposito: string, texto: string): Buffer;
  cifrar(texto: string): string;
  decifrar(cifrado: string): string;
  /** Makes a new signing key; what the old ones signed still verifies. */
  girar(): Promise<string>;
}

/** Opens `<pasta>/chaves.json`, made with mode 0600 when absent. */
export async function abrirChaves(pasta: string): Promise<Chaves> {
  mkdirSync(pasta, { recursive: true, mode: 0o700 });
  const caminho = join(pasta, 'chaves.json');
  let conteudo = existsSync(caminho) ? lerArquivo(caminho) : await novoArquivo();
  gravarArquivo(caminho, conteudo);

  const assinante = async () => {
    const chave = conteudo.chaves.find(({ kid }) => kid === conteudo.atual);
    if (!chave) throw new Error(`${caminho}: no key ${conteudo.atual}`);
    return { kid: chave.kid, chave: await importJWK(chave, 'EdDSA') };
  };
  let pronta = await assinante();
  const derivar = (proposito: string, texto: string) =>
    createHmac('sha256', Buffer.from(conteudo.segredo, 'base64url'))
      .update(`${proposito}\n${texto}`)
      .digest();

  return {
    assinar: (carga, typ) =>
      new CompactSign(Buffer.from(JSON.stringify(carga)))
        .setProtectedHeader({ alg: 'EdDSA', kid: pronta.kid, typ })
        .sign(pronta.chave),
    jwks: () => ({
      keys: conteudo.chaves
        .toSorted((a, b) => Number(b.kid === conteudo.atual) - Number(a.kid === conteudo.atual))
        .map(({ kid, kty, crv, x }) => ({ kid, kty, crv, x, alg: 'EdDSA', use: 'sig' })),
    }),
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
    async girar() {
      const nova = await novaChave();
      conteudo = { ...conteudo, atual: nova.kid, chaves: [...conteudo.chaves, nova] };
      gravarArquivo(caminho, conteudo);
      pronta = await assinante();
      return nova.kid;
    },
  };
}

async function novaChave(): Promise<ArquivoDeChaves['chaves'][number]> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const { x, d } = await exportJWK(privateKey);
  return { kid: randomUUID(), kty: 'OKP', crv: 'Ed25519', x: x as string, d: d as string };
}

async function novoArquivo(): Promise<ArquivoDeChaves> {
  const chave = await novaChave();
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
