import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A message to a person. `texto` is plain; every line of it is read as it stands. */
export interface Mensagem {
  /** The brand's name and address. */
  de: { name: string; address: string };
  para: string;
  assunto: string;
  texto: string;
  /** The same key again is the same message to whoever receives it (Message-ID). */
  chave: string;
}

/** Rejects when the message was not taken: the job tries again. */
export interface Correio {
  enviar(mensagem: Mensagem): Promise<void>;
}

const comoMime = ({ de, para, assunto, texto, chave }: Mensagem) => ({
  from: de,
  to: para,
  subject: assunto,
  text: texto,
  messageId: `<${chave.replaceAll(':', '.')}@${de.address.split('@')[1]}>`,
});

/** By the house's mail server: `smtp://usuario:senha@servidor:587`, `smtps://…` for TLS from the start. */
export function correioSmtp(url: string): Correio {
  const transporte = createTransport(url, { disableFileAccess: true, disableUrlAccess: true });
  return {
    async enviar(mensagem) {
      await transporte.sendMail(comoMime(mensagem));
    },
  };
}

/** Without a mail server: each message a file that any mail program opens. */
export function correioEmPasta(pasta: string): Correio {
  const transporte = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async enviar(mensagem) {
      const { message } = await transporte.sendMail(comoMime(mensagem));
      await mkdir(pasta, { recursive: true, mode: 0o700 });
      await writeFile(join(pasta, `${Date.now()}-${randomUUID()}.eml`), message as Buffer, { mode: 0o600 });
    },
  };
}
