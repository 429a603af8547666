import type { Imagem } from '@martelo/shared/pagina';
import { z } from 'zod';

const midia = z.object({
  id: z.union([z.string(), z.number()]),
  filename: z.string(),
  alt: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
});
const lista = z.object({ docs: z.array(midia) });
const criada = z.object({ doc: midia });
const recusa = z.object({
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

export type Resultado<T> = { ok: true; valor: T } | { ok: false; mensagem: string };

/** The brand's pictures, newest first, those whose description or file name has the text. */
export async function listarMidia(hotsiteId: number, busca: string): Promise<Resultado<Imagem[]>> {
  const onde = new URLSearchParams({
    'where[and][0][hotsite][equals]': String(hotsiteId),
    sort: '-createdAt',
    limit: '60',
    depth: '0',
  });
  if (busca) {
    onde.set('where[and][1][or][0][alt][like]', busca);
    onde.set('where[and][1][or][1][filename][like]', busca);
  }
  return chamar(`/api/midia?${onde}`, {}, (corpo) => lista.parse(corpo).docs.map(comoImagem));
}

/** Uploads a picture with its description. */
export async function enviarMidia(hotsiteId: number, arquivo: File, alt: string): Promise<Resultado<Imagem>> {
  const corpo = new FormData();
  corpo.set('_payload', JSON.stringify({ alt, hotsite: hotsiteId }));
  corpo.set('file', arquivo);
  return chamar('/api/midia?depth=0', { method: 'POST', body: corpo }, (resposta) =>
    comoImagem(criada.parse(resposta).doc),
  );
}

/** A small version of a picture, as the panel's own origin serves it; drawn pictures live on the site alone. */
export const enderecoMiniatura = (url: string): string | null =>
  url.startsWith('/midia/')
    ? `/api/midia/file/${url.slice('/midia/'.length).replace(/\.webp$/, '-400.webp')}`
    : null;

const comoImagem = ({ id, filename, alt, width, height }: z.infer<typeof midia>): Imagem => ({
  id,
  url: `/midia/${encodeURIComponent(filename)}`,
  alt,
  largura: width ?? null,
  altura: height ?? null,
});

async function chamar<T>(
  endereco: string,
  init: RequestInit,
  ler: (corpo: unknown) => T,
): Promise<Resultado<T>> {
  try {
    const resposta = await fetch(endereco, init);
    const corpo: unknown = await resposta.json();
    if (resposta.ok) return { ok: true, valor: ler(corpo) };
    const lida = recusa.safeParse(corpo);
    return { ok: false, mensagem: lida.success ? frase(lida.data.errors[0]) : NAO_ENVIOU };
  } catch {
    return { ok: false, mensagem: 'Sem conexão. Tente de novo.' };
  }
}

const NAO_ENVIOU = 'Não foi possível enviar.';

/** Payload's own words, except where it has none in Portuguese: about what kind of file this is, it names only the field. */
function frase(erro: z.infer<typeof recusa>['errors'][number] | undefined): string {
  const campo = erro?.data?.errors?.[0];
  if (campo?.path === 'file' || erro?.message.endsWith(': file'))
    return 'Este arquivo não serve: use uma imagem PNG, JPEG, WebP ou AVIF.';
  return campo?.message ?? erro?.message ?? NAO_ENVIOU;
}
