import { join } from 'node:path';
import { hotsitePublico } from '@martelo/shared/hotsite';
import { imagem } from '@martelo/shared/pagina';
import { z } from 'zod';
import { avisarDescarte } from '../../prontas/leituras.ts';
import { ambiente } from '../ambiente.ts';
import { contar } from '../metricas.ts';
import { registrar } from '../registro.ts';
import { CacheConteudo } from './cache.ts';
import { chaves, doDescarte } from './chaves.ts';
import { interpretarPagina, type PaginaLida } from './pagina.ts';

const PRAZO_MS = 4_000;
/** Extra fields from a newer cms are ignored, not refused: a rolling upgrade must not blank the site. */
const hotsite = z.object(hotsitePublico.shape);
export type Hotsite = z.infer<typeof hotsite>;

/** A brand's configuration; null when the cms knows no such brand. Rejects when the cms is down and no copy exists. */
export const lerHotsite = (subdominio: string): Promise<Hotsite | null> =>
  cache().ler(
    chaves.marca(subdominio),
    () => pedir(subdominio, '/v1/hotsite/public'),
    (bruto) => hotsite.parse(bruto),
  );

/** Which brand answers under a host name: its own domain, else the platform's name for it. Null when none does. */
export const lerSubdominioDoHost = (nome: string): Promise<string | null> =>
  cache().ler(
    chaves.marcaDoHost(nome),
    () => pedir(nome, '/v1/hotsite/public'),
    (bruto) => hotsite.parse(bruto).subdominio,
    // A brand's own domain is worth keeping; any other name that led to it is somebody's invention.
    { noDisco: (bruto) => (bruto as { dominio?: unknown }).dominio === nome },
  );

/** A published page by uri, parsed; null when there is none. A failed fetch is silent to the user and logged (spec 7). */
export async function lerPagina(subdominio: string, uri: string): Promise<PaginaLida | null> {
  try {
    return await cache().ler(
      chaves.pagina(subdominio, uri),
      () => pedir(subdominio, `/v1/hotsite/conteudo-pagina?uri=${encodeURIComponent(uri)}`),
      (bruto) => interpretarPagina(bruto, { subdominio, uri }),
    );
  } catch (erro) {
    registrar('warn', 'page unavailable', { subdominio, uri, erro });
    return null;
  }
}

/** Active banners of a position, with an auction's own when it is named; rejects when the cms is down and no copy exists. */
export const lerBanners = (subdominio: string, posicao: string, leiUid?: string): Promise<unknown> => {
  const busca = new URLSearchParams({ posicaoBannerUid: posicao, ...(leiUid ? { leiUid } : {}) });
  return cache().ler(
    chaves.banners(subdominio, posicao, leiUid),
    () => pedir(subdominio, `/v1/banners/ativo?${busca}`),
    (bruto) => bruto,
    // Any auction may be named in an address, also one that never was.
    { noDisco: () => leiUid === undefined },
  );
};

const redirecionamentos = z.array(
  z.object({ de: z.string(), para: z.string(), tipo: z.union([z.literal(301), z.literal(302)]) }),
);
export type Redirecionamento = z.infer<typeof redirecionamentos>[number];

/** A brand's old addresses, by address; none when the cms is down and no copy exists. */
export async function lerRedirecionamentos(
  subdominio: string,
): Promise<ReadonlyMap<string, Redirecionamento>> {
  try {
    const lidos = await cache().ler(
      chaves.redirecionamentos(subdominio),
      () => pedir(subdominio, '/v1/hotsite/redirecionamentos'),
      (bruto) => new Map(redirecionamentos.parse(bruto).map((um) => [um.de, um])),
    );
    return lidos ?? new Map();
  } catch (erro) {
    registrar('warn', 'redirects unavailable', { subdominio, erro });
    return new Map();
  }
}

const paginasPublicadas = z.array(
  z.object({ uri: z.string(), titulo: z.string(), naoIndexar: z.boolean(), alteradaEm: z.string() }),
);

/** Every published page of a brand, for its map; none when the cms is down and no copy exists. */
export async function lerPaginasPublicadas(subdominio: string): Promise<z.infer<typeof paginasPublicadas>> {
  try {
    const lidas = await cache().ler(
      chaves.paginas(subdominio),
      () => pedir(subdominio, '/v1/hotsite/paginas'),
      (bruto) => paginasPublicadas.parse(bruto),
    );
    return lidas ?? [];
  } catch (erro) {
    registrar('warn', 'pages unavailable', { subdominio, erro });
    return [];
  }
}

const conteudosLogin = z.array(
  z.object({
    uid: z.string(),
    tituloSubtituloImagem: z.array(
      z.object({
        titulo: z.string(),
        subtitulo: z.string(),
        imagem: imagem.nullable(),
        link: z.string().nullable(),
      }),
    ),
  }),
);
export type ConteudoLogin = z.infer<typeof conteudosLogin>[number];

/** What stands beside the form of /login; nothing when the cms is down and no copy exists. */
export async function lerConteudoLogin({
  id,
  subdominio,
}: Pick<Hotsite, 'id' | 'subdominio'>): Promise<ConteudoLogin[]> {
  try {
    const lidos = await cache().ler(
      chaves.login(subdominio),
      () => pedir(subdominio, `/v1/hotsite/${id}/conteudo-pagina-login`),
      (bruto) => conteudosLogin.parse(bruto),
    );
    return lidos ?? [];
  } catch (erro) {
    registrar('warn', 'login contents unavailable', { subdominio, erro });
    return [];
  }
}

/** The brand's institutional videos. */
export const lerVideos = (subdominio: string): Promise<unknown> =>
  cache().ler(
    chaves.videos(subdominio),
    () => pedir(subdominio, '/v1/videos/lista-site'),
    (bruto) => bruto,
  );

/**
 * The webhook's effect: who reads this page, or with `*` anything of the brand, gets what the cms has now. Resolves when nobody is sent
 * anything else.
 */
export async function descartarConteudo(subdominio: string, uri: string): Promise<void> {
  cache().descartar(doDescarte(subdominio, uri));
  await avisarDescarte({ subdominio, uri });
}

/** Whether the cms answers right now (readiness, not liveness: with copies at hand the site serves without it). */
export async function cmsResponde(): Promise<boolean> {
  try {
    const resposta = await fetch(`${ambiente().cmsUrl}/healthz`, {
      redirect: 'error',
      signal: AbortSignal.timeout(1_500),
    });
    return resposta.ok;
  } catch {
    return false;
  }
}

async function pedir(subdominio: string, caminho: string): Promise<unknown> {
  const resposta = await fetch(`${ambiente().cmsUrl}${caminho}`, {
    redirect: 'error',
    // `no-cache`: what is asked for after a webhook must be what the cms has now, not an answer it kept.
    headers: { hotsite: subdominio, accept: 'application/json', 'cache-control': 'no-cache' },
    cache: 'no-store',
    signal: AbortSignal.timeout(PRAZO_MS),
  });
  if (resposta.status === 404) return null;
  if (!resposta.ok) throw new Error(`cms answered ${resposta.status} to ${caminho}`);
  return resposta.json();
}

/** One per process: Next bundles pages and route handlers apart, and a webhook must reach the copy that pages read. */
function cache(): CacheConteudo {
  const casa = globalThis as { marteloConteudo?: CacheConteudo };
  casa.marteloConteudo ??= new CacheConteudo({
    pasta: join(ambiente().dados, 'conteudo'),
    aoFalhar: (chave, erro) => {
      contar('martelo_storefront_conteudo_falhas_total');
      registrar('warn', 'content not refreshed, last good copy stays', { chave, erro });
    },
  });
  return casa.marteloConteudo;
}
