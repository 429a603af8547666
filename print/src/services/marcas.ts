import type { Extrato } from '@martelo/shared/extrato';
import { hotsitePublico } from '@martelo/shared/hotsite';
import type { Logger } from 'pino';

/** How a brand looks on paper. */
export interface Marca {
  nome: string;
  corPrimaria: string | null;
  telefone: string | null;
  endereco: string | null;
  /** PNG or JPEG bytes; null = the name is set as wordmark. */
  logo: Buffer | null;
}

export interface Marcas {
  /** Never fails: what the cms does not give is taken from the statement itself, and a plain brand is better than no document. */
  de(hotsite: Extrato['hotsite']): Promise<Marca>;
}

const ESPERA_MS = 1_500;
const VALIDADE_MS = 30_000;
const LOGO_MAXIMO = 1_000_000;

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

  /** Only files of the cms itself are fetched: a brand's setting must not make this service call elsewhere. */
  async function buscarLogo(logoUrl: string | null): Promise<Buffer | null> {
    if (!logoUrl) return null;
    const endereco = new URL(logoUrl, url);
    if (endereco.origin !== new URL(url).origin) return null;
    const resposta = await fetch(endereco, { redirect: 'error', signal: AbortSignal.timeout(ESPERA_MS) });
    if (!resposta.ok) return null;
    const bytes = Buffer.from(await resposta.arrayBuffer());
    return bytes.length <= LOGO_MAXIMO && imagemConhecida(bytes) ? bytes : null;
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
        logo: doCms.logo ?? null,
      };
    },
  };
}

/** The two formats a PDF holds as they are. */
function imagemConhecida(bytes: Buffer): boolean {
  const png = bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const jpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  return png || jpeg;
}
