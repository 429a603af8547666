import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import {
  bits,
  conjunto,
  contexto,
  der,
  instante,
  inteiro,
  octetos,
  oid,
  sequencia,
  texto,
  verdadeiro,
} from './der.ts';

/** A certificate with its key, PEM. */
export interface Identificacao {
  certificado: string;
  chavePrivada: string;
}
/** An authority of its own, for simulators and tests: nobody else believes it. */
export interface Autoridade extends Identificacao {
  /** For a server (`dns` are its names, addresses too) or for who calls one. */
  emitir(nome: string, dns?: readonly string[]): Identificacao;
}

const DIA_MS = 86_400_000;
const ECDSA_SHA256 = sequencia(oid('1.2.840.10045.4.3.2'));

/** @param agora Unix ms: valid from the day before for five years */
export function criarAutoridade(nome: string, agora: number): Autoridade {
  const raiz = fazerChave();
  const certificado = assinar({ nome, emissor: nome, chave: raiz, assinante: raiz, agora, dns: null });
  return autoridadeDe({ nome, certificado, chavePrivada: pem('PRIVATE KEY', pkcs8(raiz)) }, agora);
}

/** One that was kept. */
export function autoridadeDe(
  { nome, certificado, chavePrivada }: Identificacao & { nome: string },
  agora: number,
): Autoridade {
  const assinante = createPrivateKey(chavePrivada);
  return {
    certificado,
    chavePrivada,
    emitir(paraQuem, dns = []) {
      const chave = fazerChave();
      const feito = assinar({ nome: paraQuem, emissor: nome, chave, assinante, agora, dns });
      return { certificado: feito, chavePrivada: pem('PRIVATE KEY', pkcs8(chave)) };
    },
  };
}

const fazerChave = (): KeyObject => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const pkcs8 = (chave: KeyObject): Buffer => chave.export({ type: 'pkcs8', format: 'der' });
const nomeComum = (nome: string) => sequencia(conjunto(sequencia(oid('2.5.4.3'), texto(nome))));
const extensao = (id: string, critica: boolean, valor: Uint8Array) =>
  sequencia(oid(id), ...(critica ? [verdadeiro] : []), octetos(valor));

function assinar({
  nome,
  emissor,
  chave,
  assinante,
  agora,
  dns,
}: {
  nome: string;
  emissor: string;
  chave: KeyObject;
  assinante: KeyObject;
  agora: number;
  /** Null for the authority itself. */
  dns: readonly string[] | null;
}): string {
  const extensoes =
    dns === null
      ? [
          extensao('2.5.29.19', true, sequencia(verdadeiro)),
          extensao('2.5.29.15', true, bits(Buffer.of(0x06), 1)),
        ]
      : [
          extensao('2.5.29.19', true, sequencia()),
          extensao('2.5.29.15', true, bits(Buffer.of(0x80), 7)),
          // Of servers and of who calls them.
          extensao('2.5.29.37', false, sequencia(oid('1.3.6.1.5.5.7.3.1'), oid('1.3.6.1.5.5.7.3.2'))),
          ...(dns.length === 0 ? [] : [extensao('2.5.29.17', false, sequencia(...dns.map(nomeAlternativo)))]),
        ];
  const corpo = sequencia(
    contexto(0, inteiro(Buffer.of(2))),
    inteiro(randomBytes(16)),
    ECDSA_SHA256,
    nomeComum(emissor),
    sequencia(instante(agora - DIA_MS), instante(agora + 5 * 365 * DIA_MS)),
    nomeComum(nome),
    createPublicKey(chave).export({ type: 'spki', format: 'der' }),
    contexto(3, sequencia(...extensoes)),
  );
  return pem('CERTIFICATE', sequencia(corpo, ECDSA_SHA256, bits(sign('sha256', corpo, assinante))));
}

/** An IPv4 address, else a name. */
const nomeAlternativo = (nome: string): Buffer =>
  /^\d+(\.\d+){3}$/.test(nome)
    ? der(0x87, Buffer.from(nome.split('.').map(Number)))
    : der(0x82, Buffer.from(nome));

const pem = (tipo: string, bytes: Buffer): string =>
  `-----BEGIN ${tipo}-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n').trimEnd()}\n-----END ${tipo}-----\n`;
