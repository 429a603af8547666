import type { LoteMedido } from './medicao.ts';

/** Own SVG, so that a report is one file that needs nothing. All text goes through `esc`. */
export const esc = (texto: string | number): string =>
  String(texto).replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

export const reais = (centavos: number): string =>
  (centavos / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 });
export const milissegundos = (ms: number | null): string =>
  ms === null ? '–' : ms < 10 ? `${ms.toFixed(1).replace('.', ',')} ms` : `${Math.round(ms)} ms`;

/** The price of one lot over its time, in steps; extensions as ticks, the close as a line. */
export function curvaDePreco({ pontos, minimo }: LoteMedido, duracao: number): string {
  const [L, A, m] = [260, 110, 6];
  const comPreco = pontos.filter(({ valor }) => valor !== null) as { instante: number; valor: number }[];
  const teto = Math.max(minimo, ...comPreco.map(({ valor }) => valor)) * 1.05;
  const piso = minimo * 0.9;
  const x = (instante: number) => m + ((L - 2 * m) * instante) / Math.max(1, duracao);
  const y = (valor: number) => A - m - ((A - 2 * m) * (valor - piso)) / Math.max(1, teto - piso);
  let traco = '';
  for (const [i, { instante, valor }] of comPreco.entries())
    traco += i === 0 ? `M${n(x(instante))} ${n(y(valor))}` : `H${n(x(instante))}V${n(y(valor))}`;
  const fecho = pontos.find(({ situacao }, i) => i > 0 && FECHADAS.has(situacao));
  if (traco !== '' && fecho) traco += `H${n(x(fecho.instante))}`;
  const extensoes = pontos.filter(
    ({ dataFim }, i) =>
      i > 0 && dataFim !== null && pontos[i - 1]!.dataFim !== null && dataFim > pontos[i - 1]!.dataFim!,
  );
  return `<svg viewBox="0 0 ${L} ${A}" role="img" aria-label="Curva de preço">
<line class="base" x1="${m}" x2="${L - m}" y1="${n(y(minimo))}" y2="${n(y(minimo))}"/>
${extensoes.map(({ instante }) => `<line class="ext" x1="${n(x(instante))}" x2="${n(x(instante))}" y1="${A - m - 6}" y2="${A - m}"/>`).join('')}
${fecho ? `<line class="fim" x1="${n(x(fecho.instante))}" x2="${n(x(fecho.instante))}" y1="${m}" y2="${A - m}"/>` : ''}
<path class="curva" d="${traco}"/></svg>`;
}

const FECHADAS = new Set(['AG_PAGAMENTO', 'CONDICIONAL', 'NAO_ARREMATADO', 'BUY_NOW']);

/** Counts of values in growing bands, with the percentiles marked. */
export function histograma(
  valores: readonly number[],
  marcas: { rotulo: string; valor: number | null }[],
): string {
  const faixas = [1, 2, 3, 5, 8, 13, 20, 35, 60, 100, 200, 500, 1_000, 5_000, Number.POSITIVE_INFINITY];
  const contagem = faixas.map(
    (ate, i) => valores.filter((valor) => valor < ate && valor >= (faixas[i - 1] ?? 0)).length,
  );
  const ultima = contagem.findLastIndex((quantos) => quantos > 0);
  const visiveis = faixas.slice(0, Math.max(ultima + 1, 4));
  const [L, A] = [640, 190];
  const largura = (L - 20) / visiveis.length;
  const maior = Math.max(1, ...contagem);
  const barras = visiveis.map((ate, i) => {
    const altura = (130 * contagem[i]!) / maior;
    const x = 10 + i * largura;
    const rotulo = Number.isFinite(ate) ? `< ${ate}` : '≥ 5000';
    return `<rect class="barra" x="${n(x + 2)}" y="${n(150 - altura)}" width="${n(largura - 4)}" height="${n(altura)}" rx="2"><title>${rotulo} ms: ${contagem[i]}</title></rect>
<text class="eixo" x="${n(x + largura / 2)}" y="166">${rotulo}</text>${contagem[i]! > 0 ? `<text class="num" x="${n(x + largura / 2)}" y="${n(144 - altura)}">${contagem[i]}</text>` : ''}`;
  });
  const legenda = marcas.map(({ rotulo, valor }) => `${rotulo} ${milissegundos(valor)}`).join(' · ');
  return `<svg viewBox="0 0 ${L} ${A}" role="img" aria-label="${esc(legenda)}">${barras.join('')}
<text class="legenda" x="${L / 2}" y="186">${esc(legenda)}</text></svg>`;
}

export function barras(itens: readonly { rotulo: string; valor: number; classe?: string }[]): string {
  const maior = Math.max(1, ...itens.map(({ valor }) => valor));
  return `<div class="barras">${itens
    .map(
      ({ rotulo, valor, classe = '' }) =>
        `<span>${esc(rotulo)}</span><div class="trilho"><div class="${classe}" style="width:${n((100 * valor) / maior)}%"></div></div><b>${valor.toLocaleString('pt-BR')}</b>`,
    )
    .join('')}</div>`;
}

/** Things per second over the whole time, as an area. */
export function atividade(instantes: readonly number[], duracao: number): string {
  const [L, A, m] = [640, 120, 6];
  const fatias = 80;
  const passo = Math.max(1, duracao / fatias);
  const contagem = Array.from({ length: fatias }, () => 0);
  for (const instante of instantes) contagem[Math.min(fatias - 1, Math.floor(instante / passo))]! += 1;
  const maior = Math.max(1, ...contagem);
  const pontos = contagem.map(
    (quantos, i) => `${n(m + ((L - 2 * m) * i) / (fatias - 1))} ${n(A - m - ((A - 30) * quantos) / maior)}`,
  );
  const pico = (maior / (passo / 1_000)).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return `<svg viewBox="0 0 ${L} ${A}" role="img" aria-label="Lances por segundo, pico de ${pico}">
<path class="area" d="M${m} ${A - m}L${pontos.join('L')}L${L - m} ${A - m}Z"/><text class="legenda fim-linha" x="${L - m}" y="14">pico: ${pico} lances por segundo</text></svg>`;
}

const n = (valor: number): string => valor.toFixed(1).replace(/\.0$/, '');
