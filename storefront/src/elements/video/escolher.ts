import type { Imagem, Item, NoTexto } from '@martelo/shared/pagina';
import { VIDEO } from '../../palavras/elementos/video.ts';
import type { VideoDaMarca } from './dados.ts';

/** A video with all its place needs. `externo`: on another site, opened there; our pages load nothing from other hosts. */
export interface VideoNaPagina {
  id: string;
  titulo: string;
  texto: NoTexto[];
  url: string;
  externo: boolean;
  capa: string | null;
  legendas: string | null;
  segundos: number | null;
  largura: number;
  altura: number;
  cores: Pick<Item, 'corTexto' | 'corFundo'>;
}

/**
 * What a section shows: without items every video of the brand; with items, each by its own address, by the name of a video, or
 * the next one not yet shown. An item that finds none is left out.
 */
export function escolherVideos(itens: readonly Item[], daMarca: readonly VideoDaMarca[]): VideoNaPagina[] {
  if (itens.length === 0) return daMarca.map((video) => montar(video, null));
  const porNome = (titulo: string) =>
    daMarca.find(({ nome }) => titulo !== '' && nome.toLowerCase() === titulo.trim().toLowerCase());
  const citados = new Set(itens.map(({ titulo }) => porNome(titulo)?.uid));
  const livres = daMarca.filter(({ uid }) => !citados.has(uid));
  return itens.flatMap((item) => {
    if (item.link !== null) {
      const cadastrado = daMarca.find(({ url, uid }) => url === item.link || uid === item.link);
      return montar(cadastrado ?? semCadastro(item.link), item);
    }
    const video = porNome(item.titulo) ?? livres.shift();
    return video ? montar(video, item) : [];
  });
}

function montar(video: VideoDaMarca, item: Item | null): VideoNaPagina {
  const capa: Imagem | null = item?.imagem ?? null;
  return {
    id: item?.id ?? video.uid,
    titulo: item?.titulo || video.nome,
    texto: item?.texto ?? [],
    url: video.url,
    externo: !/^\/(?![/\\])/.test(video.url),
    capa: emTela(capa?.url ?? video.posterUrl),
    legendas: video.legendasUrl,
    segundos: video.tempoEmSegundos,
    largura: video.largura ?? 1920,
    altura: video.altura ?? 1080,
    cores: { corTexto: item?.corTexto ?? null, corFundo: item?.corFundo ?? null },
  };
}

const semCadastro = (url: string): VideoDaMarca => ({
  uid: url,
  nome: VIDEO.video,
  url,
  tempoEmSegundos: null,
  largura: null,
  altura: null,
  posterUrl: null,
  legendasUrl: null,
});

/** A poster has one address for all screens: wide enough for a desk, far below the original. */
const emTela = (url: string | null): string | null =>
  url !== null && /^\/(fotos|midia)\/[^?]*$/.test(url) ? `${url}?w=1600` : url;

/** `75` → `1:15`; over an hour `1:02:05`. */
export function duracao(segundos: number): string {
  const inteiro = Math.round(segundos);
  const [h, m, s] = [Math.floor(inteiro / 3_600), Math.floor(inteiro / 60) % 60, inteiro % 60];
  const doisDigitos = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${doisDigitos(m)}:${doisDigitos(s)}` : `${m}:${doisDigitos(s)}`;
}
