import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A message to a person. */
export interface Mensagem {
  /** The brand's name and address. */
  de: { name: string; address: string };
  para: string;
  assunto: string;
  /** Plain; every line of it is read as it stands. */
  texto: string;
  /** The same, drawn. */
  html: string;
  /** The same key again is the same message: to whoever receives it by its Message-ID, and in a folder the same file. */
  chave: string;
  /** Where it is switched off, by one click (RFC 8058); null for what cannot be. */
  descadastro: string | null;
}

/** Rejects when the message was not taken: it is tried again. */
export interface Correio {
  enviar(mensagem: Mensagem): Promise<void>;
}

const comoMime = ({ de, para, assunto, texto, html, chave, descadastro }: Mensagem) => ({
  from: de,
  to: para,
  subject: assunto,
  text: texto,
  html,
  messageId: `<${chave.replaceAll(':', '.')}@${de.address.split('@')[1]}>`,
  headers: {
    // Nobody answers it with an "I am on holiday".
    'Auto-Submitted': 'auto-generated',
    ...(descadastro === null
      ? {}
      : {
          'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${descadastro}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
  },
});

/** A server that does not answer holds up one letter, not those behind it. */
const PRAZOS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** By the house's mail server: `smtp://usuario:senha@servidor:587`, `smtps://…` for TLS from the start. */
export function correioSmtp(url: string): Correio {
  const transporte = createTransport({
    url,
    ...PRAZOS,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as never);
  return {
    async enviar(mensagem) {
      await transporte.sendMail(comoMime(mensagem));
    },
  };
}

/** Without a mail server: each message a file that any mail program opens, once for each key. */
export function correioEmPasta(pasta: string): Correio {
  const transporte = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const guardar = emPasta(pasta, 'eml');
  return {
    enviar: (mensagem) =>
      guardar(mensagem.chave, async () => {
        const { message } = await transporte.sendMail(comoMime(mensagem));
        return message as Buffer;
      }),
  };
}

/** Keeps messages as files, once for each key, also over a restart. */
export function emPasta(
  pasta: string,
  extensao: string,
): (chave: string, fazer: () => Promise<Buffer | string>) => Promise<void> {
  /** By what their names end in. */
  let escritas: Promise<Set<string>> | undefined;
  return async (chave, fazer) => {
    const fim = `${createHash('sha256').update(chave).digest('hex').slice(0, 32)}.${extensao}`;
    escritas ??= escritasEm(pasta).catch((erro) => {
      escritas = undefined;
      throw erro;
    });
    const conhecidas = await escritas;
    if (conhecidas.has(fim)) return;
    await writeFile(join(pasta, `${Date.now()}-${fim}`), await fazer(), { mode: 0o600 });
    conhecidas.add(fim);
  };
}

async function escritasEm(pasta: string): Promise<Set<string>> {
  await mkdir(pasta, { recursive: true, mode: 0o700 });
  return new Set((await readdir(pasta)).map((nome) => nome.slice(nome.indexOf('-') + 1)));
}
