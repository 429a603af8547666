/** A map that may be moved. */
export const MAPA = {
  ampliarEMover: 'Ampliar e mover',
  aproximar: 'Aproximar',
  afastar: 'Afastar',
} as const;
