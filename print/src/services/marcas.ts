import type { DadosLegais } from '@martelo/shared/dados-legais';
import type { Extrato } from '@martelo/shared/extrato';
import { hotsitePublico } from '@martelo/shared/hotsite';
import type { Logger } from 'pino';
import sharp from 'sharp';

/** How a brand looks on paper. */
export interface Marca {
  nome: string;
  corPrimaria: string | null;
  telefone: string | null;
  endereco: string | null;
  /** Who the brand is by law, as the paper's own data say: the engine's word, with the cms up or down. */
  legal: DadosLegais | null;
  /** PNG without transparency, as a PDF holds it; null = the name is set as wordmark. */
  logo: Buffer | null;
}

export interface Marcas {
  /** Never fails: what the cms does not give is taken from the statement itself, and a plain brand is better than no document. */
  de(hotsite: Extrato['hotsite']): Promise<Marca>;
}

const ESPERA_MS = 1_500;
const VALIDADE_MS = 30_000;
const LOGO_MAXIMO = 2_000_000;
const PIXELS_MAXIMO = 25_000_000;

export function criarMarcas(opcoes: { url: string; log: Logger; agora?: () => number }): Marcas {
  const { url, log, agora = Date.now } = opcoes;
  const guardadas = new Map<string, { ate: number; marca: Partial<Marca> }>();

  async function buscar(subdominio: string): Promise<Partial<Marca>> {
    const resposta = await fetch(`${url}/v1/hotsite/public`, {
      headers: { hotsite: subdominio },
      signal: AbortSignal.timeout(ESPERA_MS),
    });
    if (!resposta.ok) throw new Error(`status ${resposta.status}`);
    const marca = hotsitePublico.parse(await resposta.json());
    return {
      nome: marca.nome,
      corPrimaria: marca.corPrimaria,
      telefone: marca.telefoneContato,
      endereco: marca.endereco,
      logo: await buscarLogo(marca.logoUrl).catch((erro: unknown) => {
        log.warn({ err: erro, subdominio }, 'logo not read: the wordmark stands in');
        return null;
      }),
    };
  }

  /** Brands name their pictures by the storefront's address, which stands for the cms's own files; nothing else is fetched. */
  async function buscarLogo(logoUrl: string | null): Promise<Buffer | null> {
    const [, arquivo] = /^\/midia\/([^/?#]+)$/.exec(logoUrl ?? '') ?? [];
    if (!arquivo || arquivo.startsWith('.')) return null;
    const resposta = await fetch(`${url}/api/midia/file/${arquivo}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(ESPERA_MS),
    });
    if (!resposta.ok) return null;
    const bytes = Buffer.from(await resposta.arrayBuffer());
    return bytes.length <= LOGO_MAXIMO ? paraPapel(bytes) : null;
  }

  return {
    async de(hotsite) {
      const guardada = guardadas.get(hotsite.subdominio);
      let doCms = guardada?.marca ?? {};
      if (!guardada || guardada.ate <= agora()) {
        try {
          doCms = await buscar(hotsite.subdominio);
          guardadas.set(hotsite.subdominio, { ate: agora() + VALIDADE_MS, marca: doCms });
        } catch (erro) {
          log.warn({ err: erro, subdominio: hotsite.subdominio }, 'brand not read from cms');
        }
      }
      return {
        nome: doCms.nome ?? hotsite.nome,
        corPrimaria: hotsite.corPrimaria ?? doCms.corPrimaria ?? null,
        telefone: hotsite.telefone ?? doCms.telefone ?? null,
        endereco: hotsite.endereco ?? doCms.endereco ?? null,
        legal: hotsite.legal,
        logo: doCms.logo ?? null,
      };
    },
  };
}

/** Four times the printed size, on white: the cms keeps pictures as WebP, which a PDF cannot hold. */
const paraPapel = (imagem: Buffer): Promise<Buffer> =>
  sharp(imagem, { limitInputPixels: PIXELS_MAXIMO })
    .resize({ width: 1_200, height: 240, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
