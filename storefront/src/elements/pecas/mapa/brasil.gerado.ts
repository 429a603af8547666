// Written by scripts/gerar-mapa.mjs. Do not edit.
export const BRASIL_SVG = '/brasil.svg?v=d19cf7aa';

/** Where a state's name is written on the map, and how wide the state is there. */
export const ESTADOS: readonly { uf: string; x: number; y: number; lado: number }[] = [
  { uf: 'AC', x: 39, y: 152, lado: 36 },
  { uf: 'AL', x: 378, y: 154, lado: 15 },
  { uf: 'AM', x: 97, y: 100, lado: 113 },
  { uf: 'AP', x: 224, y: 44, lado: 34 },
  { uf: 'BA', x: 327, y: 184, lado: 69 },
  { uf: 'CE', x: 348, y: 109, lado: 35 },
  { uf: 'DF', x: 266, y: 218, lado: 7 },
  { uf: 'ES', x: 337, y: 258, lado: 21 },
  { uf: 'GO', x: 248, y: 221, lado: 55 },
  { uf: 'MA', x: 291, y: 109, lado: 52 },
  { uf: 'MG', x: 297, y: 246, lado: 73 },
  { uf: 'MS', x: 196, y: 266, lado: 57 },
  { uf: 'MT', x: 185, y: 189, lado: 88 },
  { uf: 'PA', x: 211, y: 100, lado: 98 },
  { uf: 'PB', x: 376, y: 129, lado: 22 },
  { uf: 'PE', x: 364, y: 142, lado: 28 },
  { uf: 'PI', x: 314, y: 133, lado: 46 },
  { uf: 'PR', x: 228, y: 313, lado: 44 },
  { uf: 'RJ', x: 317, y: 286, lado: 20 },
  { uf: 'RN', x: 377, y: 117, lado: 21 },
  { uf: 'RO', x: 116, y: 168, lado: 45 },
  { uf: 'RR', x: 130, y: 37, lado: 43 },
  { uf: 'RS', x: 211, y: 370, lado: 54 },
  { uf: 'SC', x: 239, y: 342, lado: 31 },
  { uf: 'SE', x: 370, y: 165, lado: 13 },
  { uf: 'SP', x: 257, y: 287, lado: 49 },
  { uf: 'TO', x: 261, y: 160, lado: 48 },
];
