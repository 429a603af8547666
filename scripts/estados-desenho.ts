import { FASE_DA_SITUACAO, FASES_LOTE, type FaseLote, SITUACOES_LOTE } from '@martelo/shared/lote-situacao';
import { TRANSICOES_LOTE } from '@martelo/shared/lote-transicoes';

/** Column and row of each phase: the usual way runs from left to right. */
const LUGAR: Record<FaseLote, [coluna: number, linha: number]> = {
  preparo: [0, 0],
  disputa: [1, 0],
  vendido: [3, 0],
  'nao-vendido': [1, 1],
  condicional: [2, 1],
  cancelado: [0, 2],
};
const COR: Record<FaseLote, string> = {
  preparo: '#dbe7f5',
  disputa: '#d6efdc',
  condicional: '#fdeecb',
  vendido: '#c9e8e4',
  'nao-vendido': '#e6e6e6',
  cancelado: '#f6d5d5',
};
const LARGURA = 200;
const VAO = 190;
const LINHA_ALTURA = 20;
const ALTURA = 7 * LINHA_ALTURA + 46;
const ENTRE_LINHAS = 100;
const MARGEM = 24;

/** The phases of a lot as a picture, SVG: boxes with their situations, arrows with the commands that lead from one to another. */
export function desenharFases(): string {
  const fases = Object.keys(FASES_LOTE) as FaseLote[];
  const largura = 4 * LARGURA + 3 * VAO + 2 * MARGEM;
  const altura = 3 * ALTURA + 2 * ENTRE_LINHAS + 2 * MARGEM;
  const setas = fases.flatMap((de) =>
    fases.flatMap((para) => {
      const comandos = comandosEntre(de, para);
      return comandos.length === 0 || de === para ? [] : [seta(de, para, comandos)];
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${largura} ${altura}" font-family="system-ui, sans-serif" font-size="13">`,
    '<title>As fases de um lote e os comandos entre elas</title>',
    '<defs><marker id="ponta" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z" fill="#555"/></marker></defs>',
    `<rect width="${largura}" height="${altura}" fill="#fff"/>`,
    ...setas,
    ...fases.map(caixa),
    '</svg>',
    '',
  ].join('\n');
}

const comandosEntre = (de: FaseLote, para: FaseLote): string[] => [
  ...new Set(
    SITUACOES_LOTE.filter((situacao) => FASE_DA_SITUACAO[situacao] === de).flatMap((situacao) =>
      TRANSICOES_LOTE[situacao]
        .filter((transicao) => FASE_DA_SITUACAO[transicao.para] === para)
        .map(({ comando }) => comando),
    ),
  ),
];

function canto(fase: FaseLote): { x: number; y: number } {
  const [coluna, linha] = LUGAR[fase];
  return { x: MARGEM + coluna * (LARGURA + VAO), y: MARGEM + linha * (ALTURA + ENTRE_LINHAS) };
}

function caixa(fase: FaseLote): string {
  const { x, y } = canto(fase);
  const situacoes = SITUACOES_LOTE.filter((situacao) => FASE_DA_SITUACAO[situacao] === fase);
  return [
    `<rect x="${x}" y="${y}" width="${LARGURA}" height="${ALTURA}" rx="10" fill="${COR[fase]}" stroke="#777"/>`,
    `<text x="${x + 14}" y="${y + 26}" font-weight="700" font-size="15">${fase}</text>`,
    ...situacoes.map(
      (situacao, i) => `<text x="${x + 14}" y="${y + 50 + i * LINHA_ALTURA}">${situacao}</text>`,
    ),
  ].join('\n');
}

/** There and back run side by side: each keeps to its own side of the line between the boxes. */
function seta(de: FaseLote, para: FaseLote, comandos: string[]): string {
  const [a, b] = [centro(de), centro(para)];
  const comprimento = Math.hypot(b.x - a.x, b.y - a.y);
  const lado = {
    x: (-(b.y - a.y) / comprimento) * 2 * AFASTAMENTO,
    y: ((b.x - a.x) / comprimento) * AFASTAMENTO,
  };
  const direcao = { x: b.x - a.x, y: b.y - a.y };
  const saida = naBorda(lado, direcao);
  const chegada = naBorda(lado, { x: -direcao.x, y: -direcao.y });
  const [x1, y1, x2, y2] = [a.x + saida.x, a.y + saida.y, b.x + chegada.x, b.y + chegada.y];
  // A long way's words stand near its start, clear of what it passes.
  const parte = comprimento > 900 ? 0.3 : 0.5;
  const meio = { x: x1 + (x2 - x1) * parte, y: y1 + (y2 - y1) * parte };
  const texto = comandos.map((comando, i) => {
    const y = meio.y + (i - (comandos.length - 1) / 2) * 13 + 4;
    return `<tspan x="${arredondar(meio.x)}" y="${arredondar(y)}">${comando}</tspan>`;
  });
  return [
    `<path d="M${arredondar(x1)} ${arredondar(y1)} L${arredondar(x2)} ${arredondar(y2)}" stroke="#555" fill="none" marker-end="url(#ponta)"/>`,
    `<text font-size="11" text-anchor="middle" fill="#222" stroke="#fff" stroke-width="3" paint-order="stroke">${texto.join('')}</text>`,
  ].join('\n');
}

const AFASTAMENTO = 26;

function centro(fase: FaseLote): { x: number; y: number } {
  const { x, y } = canto(fase);
  return { x: x + LARGURA / 2, y: y + ALTURA / 2 };
}

/** Where a line that starts at `inicio`, measured from the middle of a box, leaves the box. */
function naBorda(inicio: { x: number; y: number }, direcao: { x: number; y: number }) {
  const ate = (metade: number, de: number, d: number) =>
    d === 0 ? Number.POSITIVE_INFINITY : (metade * Math.sign(d) - de) / d;
  const fator = Math.min(ate(LARGURA / 2, inicio.x, direcao.x), ate(ALTURA / 2, inicio.y, direcao.y));
  return { x: inicio.x + direcao.x * fator, y: inicio.y + direcao.y * fator };
}

const arredondar = (valor: number): number => Math.round(valor * 10) / 10;
