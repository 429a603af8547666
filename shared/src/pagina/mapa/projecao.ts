/** A place on earth, degrees. */
export interface Coordenadas {
  latitude: number;
  longitude: number;
}
/** A place on the drawn map, in its own units: a tenth of a degree at the equator. */
export interface PontoNoMapa {
  x: number;
  y: number;
}

const OESTE = -74.4;
const LESTE = -34.4;
const NORTE = 5.8;
const SUL = -34.2;
const UNIDADES_POR_GRAU = 10;

/** Web Mercator, as tile servers use it: the drawn map lies on their maps exactly. */
const mercator = (latitude: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

export const projetar = ({ latitude, longitude }: Coordenadas): PontoNoMapa => ({
  x: (longitude - OESTE) * UNIDADES_POR_GRAU,
  y: (mercator(NORTE) - mercator(latitude)) * UNIDADES_POR_GRAU,
});

/** The place on earth under a point of the drawn map. */
export const desprojetar = ({ x, y }: PontoNoMapa): Coordenadas => ({
  latitude:
    (Math.atan(Math.exp(((mercator(NORTE) - y / UNIDADES_POR_GRAU) * Math.PI) / 180)) * 360) / Math.PI - 90,
  longitude: OESTE + x / UNIDADES_POR_GRAU,
});

/** What the drawing covers, in its units and on earth. */
export const LIMITES = {
  largura: Math.round((LESTE - OESTE) * UNIDADES_POR_GRAU),
  altura: Math.round((mercator(NORTE) - mercator(SUL)) * UNIDADES_POR_GRAU),
  cantos: [
    [SUL, OESTE],
    [NORTE, LESTE],
  ] as [[number, number], [number, number]],
};

/** Whether a place can be drawn: no coordinates, or a brand's still empty ones (0, 0), are nowhere in Brazil. */
export const noBrasil = (lugar: Coordenadas | null | undefined): lugar is Coordenadas =>
  lugar != null &&
  lugar.latitude > SUL &&
  lugar.latitude < NORTE &&
  lugar.longitude > OESTE &&
  lugar.longitude < LESTE;
