/** What the drawn pictures can show. */
export const CORPOS = [
  'hatch',
  'sedan',
  'suv',
  'pickup',
  'utilitario',
  'caminhao',
  'onibus',
  'moto',
  'trator',
  'escavadeira',
  'barco',
  'aviao',
  'casa',
  'predio',
  'terreno',
  'sucata',
  'equipamento',
] as const;
export type Corpo = (typeof CORPOS)[number];

/** Paint by the names Brazilian vehicle documents use. */
export const CORES_DE_FOTO = [
  'branco',
  'preto',
  'prata',
  'cinza',
  'grafite',
  'vermelho',
  'vinho',
  'azul',
  'verde',
  'amarelo',
  'laranja',
  'marrom',
  'bege',
  'dourado',
  'rosa',
  'roxo',
] as const;
export type CorDeFoto = (typeof CORES_DE_FOTO)[number];

/** The catalogue's name for what a document says ("AZUL MARINHO" → "azul", "Branca" → "branco"); unknown = "prata". */
export function nomeDaCor(cor: string): CorDeFoto {
  const limpa = cor.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
  const raiz = (nome: string) => nome.replace(/[oa]$/, '');
  return CORES_DE_FOTO.find((nome) => limpa.startsWith(raiz(nome))) ?? 'prata';
}

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
