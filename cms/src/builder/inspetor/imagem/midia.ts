import type { Imagem } from '@martelo/shared/pagina';
import { z } from 'zod';
import { IMAGEM } from '../../../palavras/construtor/imagem.ts';

const midia = z.object({
  id: z.union([z.string(), z.number()]),
  filename: z.string(),
  alt: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  filesize: z.number().nullish(),
  pasta: z.string().nullish(),
});
const lista = z.object({ docs: z.array(midia), totalDocs: z.number() });
const criada = z.object({ doc: midia });
const recusaDoPayload = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z
        .object({
          errors: z.array(z.object({ message: z.string(), path: z.string().optional() })).optional(),
        })
        .nullish(),
    }),
  ),
});
const recusaDoCatalogo = z.object({ message: z.union([z.string(), z.array(z.string())]) });
const pastas = z.object({ pastas: z.array(z.object({ caminho: z.string(), imagens: z.number() })) });
const usos = z.object({ usos: z.array(z.object({ rotulo: z.string() })) });

export type Resultado<T> = { ok: true; valor: T } | { ok: false; mensagem: string };

export interface MidiaAchada {
  imagem: Imagem;
  arquivo: string;
  bytes: number;
  pasta: string;
}
export type Pasta = z.infer<typeof pastas>['pastas'][number];

/** The brand's pictures, newest first: those of a folder (null: all), whose description or file name has the text. */
export async function listarMidia(
  hotsiteId: number,
  busca: string,
  pasta: string | null,
): Promise<Resultado<{ imagens: MidiaAchada[]; total: number }>> {
  const onde = new URLSearchParams({
    'where[and][0][hotsite][equals]': String(hotsiteId),
    sort: '-createdAt',
    limit: '96',
    depth: '0',
  });
  if (busca) {
    onde.set('where[and][1][or][0][alt][like]', busca);
    onde.set('where[and][1][or][1][filename][like]', busca);
  }
  if (pasta === '') onde.set('where[and][2][pasta][exists]', 'false');
  else if (pasta !== null) onde.set('where[and][2][pasta][equals]', pasta);
  return chamar(`/api/midia?${onde}`, {}, (corpo) => {
    const { docs, totalDocs } = lista.parse(corpo);
    return { imagens: docs.map(comoAchada), total: totalDocs };
  });
}

/** The brand's folders with how many pictures each holds; `''` is those in none. */
export const listarPastas = (hotsiteId: number): Promise<Resultado<Pasta[]>> =>
  chamar(`/api/midia/pastas?hotsite=${hotsiteId}`, {}, (corpo) => pastas.parse(corpo).pastas);

/** Where a picture is used, in words. */
export const listarUsos = (id: string | number): Promise<Resultado<string[]>> =>
  chamar(`/api/midia/${id}/usos`, {}, (corpo) => usos.parse(corpo).usos.map(({ rotulo }) => rotulo));

export interface Envio {
  hotsiteId: number;
  arquivo: File;
  nome: string;
  alt: string;
  pasta: string;
  sinal: AbortSignal;
  /** 0–1. */
  aoProgredir(parte: number): void;
}

/** Uploads a picture, telling how far it is: only XMLHttpRequest does. */
export function enviarMidia({
  hotsiteId,
  arquivo,
  nome,
  alt,
  pasta,
  sinal,
  aoProgredir,
}: Envio): Promise<Resultado<Imagem>> {
  const corpo = new FormData();
  corpo.set('_payload', JSON.stringify({ alt, hotsite: hotsiteId, ...(pasta ? { pasta } : {}) }));
  corpo.set('file', arquivo, nome);
  return new Promise((resolver) => {
    const pedido = new XMLHttpRequest();
    const falhou = () => resolver({ ok: false, mensagem: sinal.aborted ? '' : SEM_CONEXAO });
    pedido.upload.onprogress = ({ loaded, total }) => aoProgredir(total > 0 ? loaded / total : 0);
    pedido.onload = () => resolver(lerResposta(pedido.status, pedido.responseText));
    pedido.onerror = falhou;
    pedido.onabort = falhou;
    sinal.addEventListener('abort', () => pedido.abort());
    pedido.open('POST', '/api/midia?depth=0');
    pedido.send(corpo);
  });
}

/** A part of a picture, in percent of it, as a new picture. */
export const recortarMidia = (
  hotsiteId: number,
  id: string | number,
  corte: { x: number; y: number; largura: number; altura: number; alt: string },
): Promise<Resultado<Imagem>> =>
  chamar(
    `/api/inspetor/${hotsiteId}/midia/${id}/recorte`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(corte) },
    (corpo) => corpo as Imagem,
  );

/** A small version of a picture: uploads as the panel's own origin serves them, drawn ones from the brand's site. */
export function enderecoMiniatura(url: string, site: string, largura: 400 | 800 = 400): string | null {
  if (url.startsWith('/midia/')) {
    const arquivo = url.slice('/midia/'.length);
    const menor = arquivo.endsWith('.svg') ? arquivo : arquivo.replace(/\.webp$/, `-${largura}.webp`);
    return `/api/midia/file/${menor}`;
  }
  return url.startsWith('/') && site ? `${site}${url.split('?')[0]}?w=${largura}` : null;
}

const comoAchada = (doc: z.infer<typeof midia>): MidiaAchada => ({
  imagem: comoImagem(doc),
  arquivo: doc.filename,
  bytes: doc.filesize ?? 0,
  pasta: doc.pasta ?? '',
});

const comoImagem = ({ id, filename, alt, width, height }: z.infer<typeof midia>): Imagem => ({
  id,
  url: `/midia/${encodeURIComponent(filename)}`,
  alt,
  largura: width ?? null,
  altura: height ?? null,
});

const SEM_CONEXAO = IMAGEM.semConexao;
const NAO_ENVIOU = IMAGEM.naoEnviada;

function lerResposta(status: number, texto: string): Resultado<Imagem> {
  let corpo: unknown;
  try {
    corpo = JSON.parse(texto);
  } catch {
    return {
      ok: false,
      mensagem: status === 413 ? IMAGEM.imagemGrande : NAO_ENVIOU,
    };
  }
  const lida = criada.safeParse(corpo);
  return lida.success
    ? { ok: true, valor: comoImagem(lida.data.doc) }
    : { ok: false, mensagem: frase(corpo) };
}

async function chamar<T>(
  endereco: string,
  init: RequestInit,
  ler: (corpo: unknown) => T,
): Promise<Resultado<T>> {
  try {
    const resposta = await fetch(endereco, init);
    const corpo: unknown = await resposta.json();
    return resposta.ok ? { ok: true, valor: ler(corpo) } : { ok: false, mensagem: frase(corpo) };
  } catch {
    return { ok: false, mensagem: SEM_CONEXAO };
  }
}

/** The server's own words: Payload's shape, or the catalogue's. */
function frase(corpo: unknown): string {
  const doCatalogo = recusaDoCatalogo.safeParse(corpo);
  if (doCatalogo.success) return [doCatalogo.data.message].flat().join(', ');
  const doPayload = recusaDoPayload.safeParse(corpo);
  const erro = doPayload.success ? doPayload.data.errors[0] : undefined;
  const campo = erro?.data?.errors?.[0];
  if (campo?.path === 'file') return IMAGEM.naoServe;
  return campo?.message ?? erro?.message ?? NAO_ENVIOU;
}
