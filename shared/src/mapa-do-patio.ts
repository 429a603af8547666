// No schema in here: the editor and the check-in draw with it in the browser.

/** A place of a yard's drawn map, from 1, downwards and to the right. */
export interface VagaNoMapa {
  codigo: string;
  linha: number;
  coluna: number;
}
/** Where vehicles drive: a rectangle of the map, both ends included. */
export interface CorredorNoMapa {
  linha: number;
  coluna: number;
  ateLinha: number;
  ateColuna: number;
  nome?: string | undefined;
}
export interface MapaDesenhado {
  vagas: readonly VagaNoMapa[];
  corredores: readonly CorredorNoMapa[];
}
export interface Lugar {
  linha: number;
  coluna: number;
}

/** As far as a map goes, either way. */
export const LADO_DO_MAPA = 100;
/** As many as somebody draws, and a phone shows. */
export const VAGAS_MAX = 1_000;
export const CORREDORES_MAX = 100;
const CODIGO = /^[A-Z0-9][A-Z0-9 ./-]{0,19}$/;

/** Why something cannot be drawn: of which spot it is said, where it is of one. */
export interface ProblemaNoMapa {
  porque: 'NOME' | 'REPETIDA' | 'OCUPADO' | 'FORA' | 'DEMAIS' | 'NUMEROS';
  codigo?: string;
}
export type Desenho = MapaDesenhado | ProblemaNoMapa;
export const ehProblema = (um: Desenho): um is ProblemaNoMapa => 'porque' in um;

/** As it is painted: `a-01 ` is `A-01`. */
export const codigoEscrito = (dito: string): string => dito.trim().toUpperCase();

const dentro = ({ linha, coluna }: Lugar): boolean =>
  [linha, coluna].every((um) => Number.isInteger(um) && um >= 1 && um <= LADO_DO_MAPA);
const nele = (corredor: CorredorNoMapa, { linha, coluna }: Lugar): boolean =>
  corredor.linha <= linha &&
  linha <= corredor.ateLinha &&
  corredor.coluna <= coluna &&
  coluna <= corredor.ateColuna;

/** What is drawn at a place. */
export const vagaEm = ({ vagas }: MapaDesenhado, { linha, coluna }: Lugar): VagaNoMapa | null =>
  vagas.find((uma) => uma.linha === linha && uma.coluna === coluna) ?? null;
export const corredorEm = ({ corredores }: MapaDesenhado, lugar: Lugar): CorredorNoMapa | null =>
  corredores.find((um) => nele(um, lugar)) ?? null;
/** Arrow keys, and which way each goes: rows, columns. */
export const PASSO_DA_SETA: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ...{ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] },
};
/** Of some places the next one to a side: the nearest that way, and of those the one that is least aside; sideways in the same row alone. */
export function vizinho<L extends Lugar>(
  lugares: readonly L[],
  de: Lugar,
  [linhas, colunas]: readonly [number, number],
): L | null {
  const longe = (um: Lugar) => (um.linha - de.linha) * linhas + (um.coluna - de.coluna) * colunas;
  const aoLado = (um: Lugar) => Math.abs(linhas === 0 ? um.linha - de.linha : um.coluna - de.coluna);
  const la = lugares.filter((um) => longe(um) > 0 && (linhas !== 0 || aoLado(um) === 0));
  return la.toSorted((um, outro) => longe(um) - longe(outro) || aoLado(um) - aoLado(outro))[0] ?? null;
}
/** The first spot that a lane lies over. */
export const vagaNoCorredor = ({ vagas, corredores }: MapaDesenhado): VagaNoMapa | null =>
  vagas.find((uma) => corredores.some((um) => nele(um, uma))) ?? null;

/** With these besides; all of them, or none and why. */
export function comVagas(mapa: MapaDesenhado, novas: readonly VagaNoMapa[]): Desenho {
  if (mapa.vagas.length + novas.length > VAGAS_MAX) return { porque: 'DEMAIS' };
  const codigos = new Set(mapa.vagas.map(({ codigo }) => codigo));
  const lugares = new Set(mapa.vagas.map(({ linha, coluna }) => `${linha}:${coluna}`));
  for (const nova of novas) {
    const { codigo, linha, coluna } = nova;
    if (!CODIGO.test(codigo)) return { porque: 'NOME', codigo };
    if (!dentro(nova)) return { porque: 'FORA', codigo };
    if (codigos.has(codigo)) return { porque: 'REPETIDA', codigo };
    if (lugares.has(`${linha}:${coluna}`) || corredorEm(mapa, nova) !== null)
      return { porque: 'OCUPADO', codigo };
    codigos.add(codigo);
    lugares.add(`${linha}:${coluna}`);
  }
  return { ...mapa, vagas: [...mapa.vagas, ...novas] };
}

export interface Fileira extends Lugar {
  /** What the names begin with: `A` makes `A-01`. */
  prefixo: string;
  de: number;
  ate: number;
  sentido: 'LADO' | 'BAIXO';
}
/** The names of a numbered row: as many digits as its last has, two at least. */
export const nomesDaFileira = ({ prefixo, de, ate }: Pick<Fileira, 'prefixo' | 'de' | 'ate'>): string[] => {
  const digitos = Math.max(2, String(ate).length);
  return Array.from(
    { length: ate - de + 1 },
    (_, i) => `${codigoEscrito(prefixo)}-${String(de + i).padStart(digitos, '0')}`,
  );
};
/** "A, 1–40": a row of spots at once. */
export function comFileira(mapa: MapaDesenhado, fileira: Fileira): Desenho {
  const { de, ate, linha, coluna, sentido } = fileira;
  const inteiros = [de, ate].every((um) => Number.isInteger(um) && um >= 0 && um < 10_000);
  if (!inteiros || ate < de || ate - de >= LADO_DO_MAPA) return { porque: 'NUMEROS' };
  return comVagas(
    mapa,
    nomesDaFileira(fileira).map((codigo, i) => ({
      codigo,
      linha: sentido === 'BAIXO' ? linha + i : linha,
      coluna: sentido === 'LADO' ? coluna + i : coluna,
    })),
  );
}

/** A spot becomes another: elsewhere, or of another name; where it stood among them. */
function trocada(mapa: MapaDesenhado, codigo: string, nova: VagaNoMapa): Desenho {
  const sem = { ...mapa, vagas: mapa.vagas.filter((uma) => uma.codigo !== codigo) };
  const com = comVagas(sem, [nova]);
  return ehProblema(com)
    ? com
    : { ...mapa, vagas: mapa.vagas.map((uma) => (uma.codigo === codigo ? nova : uma)) };
}
export const movida = (mapa: MapaDesenhado, codigo: string, { linha, coluna }: Lugar): Desenho =>
  trocada(mapa, codigo, { codigo, linha, coluna });
export function renomeada(mapa: MapaDesenhado, codigo: string, dito: string): Desenho {
  const uma = mapa.vagas.find((vaga) => vaga.codigo === codigo);
  return uma === undefined ? mapa : trocada(mapa, codigo, { ...uma, codigo: codigoEscrito(dito) });
}
export const semVaga = (mapa: MapaDesenhado, codigo: string): MapaDesenhado => ({
  ...mapa,
  vagas: mapa.vagas.filter((uma) => uma.codigo !== codigo),
});

/** From one corner to the other, in whichever order they are said. */
export function comCorredor(mapa: MapaDesenhado, um: Lugar, outro: Lugar, nome?: string): Desenho {
  if (!dentro(um) || !dentro(outro)) return { porque: 'FORA' };
  if (mapa.corredores.length >= CORREDORES_MAX) return { porque: 'DEMAIS' };
  const novo: CorredorNoMapa = {
    ...{ linha: Math.min(um.linha, outro.linha), coluna: Math.min(um.coluna, outro.coluna) },
    ...{ ateLinha: Math.max(um.linha, outro.linha), ateColuna: Math.max(um.coluna, outro.coluna) },
    ...(nome ? { nome } : {}),
  };
  const sob = vagaNoCorredor({ ...mapa, corredores: [novo] });
  if (sob !== null) return { porque: 'OCUPADO', codigo: sob.codigo };
  return { ...mapa, corredores: [...mapa.corredores, novo] };
}
export const semCorredor = (mapa: MapaDesenhado, qual: CorredorNoMapa): MapaDesenhado => ({
  ...mapa,
  corredores: mapa.corredores.filter((um) => um !== qual),
});

/** As far as anything is drawn. */
export const extensao = ({ vagas, corredores }: MapaDesenhado): { linhas: number; colunas: number } => ({
  linhas: Math.max(0, ...vagas.map(({ linha }) => linha), ...corredores.map(({ ateLinha }) => ateLinha)),
  colunas: Math.max(0, ...vagas.map(({ coluna }) => coluna), ...corredores.map(({ ateColuna }) => ateColuna)),
});

/** The name that the next spot has by itself: one more than the last that was drawn. */
export function proximoCodigo({ vagas }: MapaDesenhado): string {
  const ditos = new Set(vagas.map(({ codigo }) => codigo));
  const [, prefixo = 'A-', numero = '00'] = /^(.*?)(\d+)$/.exec(vagas.at(-1)?.codigo ?? '') ?? [];
  for (let i = Number(numero) + 1; ; i++) {
    const codigo = `${prefixo}${String(i).padStart(numero.length, '0')}`;
    if (!ditos.has(codigo)) return codigo;
  }
}

/** A place where nothing is drawn, as near to the top as there is: for a spot that has to have one. */
export function lugarVago(mapa: MapaDesenhado): Lugar | null {
  for (let linha = 1; linha <= LADO_DO_MAPA; linha++)
    for (let coluna = 1; coluna <= LADO_DO_MAPA; coluna++)
      if (vagaEm(mapa, { linha, coluna }) === null && corredorEm(mapa, { linha, coluna }) === null)
        return { linha, coluna };
  return null;
}
