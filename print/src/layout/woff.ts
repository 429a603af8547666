import { inflateSync } from 'node:zlib';

const CABECALHO_WOFF = 44;
const ENTRADA_WOFF = 20;
const CABECALHO_SFNT = 12;
const ENTRADA_SFNT = 16;
const aoMultiploDe4 = (n: number) => (n + 3) & ~3;

/**
 * A WOFF 1.0 font as the plain TrueType/OpenType file it wraps. fontkit inflates a compressed table again for every glyph it
 * reads, in JavaScript: unwrapping once makes a document several times faster to draw.
 */
export function desembrulharWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF 1.0 font.');
  const quantidade = woff.readUInt16BE(12);
  const tabelas = Array.from({ length: quantidade }, (_, i) => {
    const entrada = CABECALHO_WOFF + i * ENTRADA_WOFF;
    const inicio = woff.readUInt32BE(entrada + 4);
    const comprimida = woff.readUInt32BE(entrada + 8);
    const original = woff.readUInt32BE(entrada + 12);
    const bytes = woff.subarray(inicio, inicio + comprimida);
    const dados = comprimida < original ? inflateSync(bytes) : bytes;
    if (dados.length !== original) throw new Error('Damaged WOFF table.');
    return { nome: woff.subarray(entrada, entrada + 4), soma: woff.readUInt32BE(entrada + 16), dados };
  });

  const inicioDados = CABECALHO_SFNT + quantidade * ENTRADA_SFNT;
  const total = tabelas.reduce((soma, { dados }) => soma + aoMultiploDe4(dados.length), inicioDados);
  const fonte = Buffer.alloc(total);
  woff.copy(fonte, 0, 4, 8);
  fonte.writeUInt16BE(quantidade, 4);
  const potencia = 2 ** Math.floor(Math.log2(quantidade));
  fonte.writeUInt16BE(potencia * ENTRADA_SFNT, 6);
  fonte.writeUInt16BE(Math.log2(potencia), 8);
  fonte.writeUInt16BE((quantidade - potencia) * ENTRADA_SFNT, 10);
  let posicao = inicioDados;
  tabelas.forEach(({ nome, soma, dados }, i) => {
    const entrada = CABECALHO_SFNT + i * ENTRADA_SFNT;
    nome.copy(fonte, entrada);
    fonte.writeUInt32BE(soma, entrada + 4);
    fonte.writeUInt32BE(posicao, entrada + 8);
    fonte.writeUInt32BE(dados.length, entrada + 12);
    dados.copy(fonte, posicao);
    posicao += aoMultiploDe4(dados.length);
  });
  return fonte;
}
