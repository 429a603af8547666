import { nomeDaCor } from './cores.ts';
import { CORPOS, type Corpo } from './corpos.ts';

export interface Retrato {
  corpo: Corpo;
  cor: string;
  semente: string;
}

const FORMA = /^\/fotos\/demo\/([a-z]+)-([a-z]+)-([a-z0-9]{1,40})\/([1-9]\d?)\.webp$/;

/** `/fotos/demo/<corpo>-<cor>-<semente>/<n>.webp`, picture `indice` (from 1) of a lot. */
export function caminhoFoto({ corpo, cor, semente }: Retrato, indice: number): string {
  const limpa =
    semente
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .slice(0, 40) || '0';
  return `/fotos/demo/${corpo}-${nomeDaCor(cor)}-${limpa}/${indice}.webp`;
}

/** The picture a path names, null when it names none. Only catalogue bodies and colours: a path cannot fill the cache. */
export function lerCaminhoFoto(caminho: string): (Retrato & { indice: number }) | null {
  const [, corpo, cor, semente, indice] = FORMA.exec(caminho) ?? [];
  const conhecido = CORPOS.find((nome) => nome === corpo);
  if (!conhecido || !cor || !semente || nomeDaCor(cor) !== cor) return null;
  return { corpo: conhecido, cor, semente, indice: Number(indice) };
}
