import { ambiente } from '../ambiente.ts';
import type { Hotsite } from '../conteudo/cms.ts';
import { registrar } from '../registro.ts';
import { desenharIcone, ICONES, montarIco, type NomeDeIcone, versaoDosIcones } from './icones.ts';

const PRAZO_MS = 8_000;
const MAXIMO = 400;
/** Small and few: kept in memory, by brand, version and name. The oldest make room. */
const feitos = new Map<string, Promise<Buffer>>();

/** A brand's icon; `favicon.ico` is the three smallest in one file. */
export function iconeDaMarca(marca: Hotsite, nome: NomeDeIcone | 'favicon.ico'): Promise<Buffer> {
  const chave = `${marca.id} ${versaoDosIcones(marca)} ${nome}`;
  const feito = feitos.get(chave);
  if (feito) return feito;
  const obra =
    nome === 'favicon.ico'
      ? ico(marca)
      : imagemDa(marca).then((imagem) => desenharIcone(marca, nome, imagem));
  feitos.set(chave, obra);
  obra.catch(() => feitos.delete(chave));
  for (const antiga of feitos.keys()) {
    if (feitos.size <= MAXIMO) break;
    feitos.delete(antiga);
  }
  return obra;
}

async function ico(marca: Hotsite): Promise<Buffer> {
  const nomes = ['icone-16.png', 'icone-32.png', 'icone-48.png'] as const;
  return montarIco(
    await Promise.all(
      nomes.map(async (nome) => ({ lado: ICONES[nome].lado, dados: await iconeDaMarca(marca, nome) })),
    ),
  );
}

/** The picture the brand chose, from the cms; null when it has none or it cannot be had: then the initial stands for it. */
async function imagemDa({ faviconUrl }: Hotsite): Promise<Buffer | null> {
  if (faviconUrl === null) return null;
  try {
    const nome = faviconUrl.replace(/^\/midia\//, '');
    const resposta = await fetch(`${ambiente().cmsUrl}/api/midia/file/${nome}`, {
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(PRAZO_MS),
    });
    return resposta.ok ? Buffer.from(await resposta.arrayBuffer()) : null;
  } catch (erro) {
    registrar('warn', 'icon picture unavailable', { faviconUrl, erro });
    return null;
  }
}
