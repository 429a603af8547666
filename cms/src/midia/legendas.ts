import { MIDIA } from '../palavras/midia.ts';

const TEMPO = /^(\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}$/;

/**
 * Whether a text is WebVTT a browser will show: the header, and cues whose times go forward. For Payload's `validate`: true, or
 * the sentence that says what is wrong and where.
 */
export function legendasLegiveis(valor: unknown): true | string {
  if (valor === null || valor === undefined || valor === '') return true;
  if (typeof valor !== 'string') return MIDIA.naoEWebvtt;
  const linhas = valor.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!/^WEBVTT([ \t].*)?$/.test(linhas[0] ?? '')) return MIDIA.semCabecalho;
  let falas = 0;
  for (const [indice, linha] of linhas.entries()) {
    if (!linha.includes('-->')) continue;
    const [inicio = '', resto = ''] = linha.split('-->').map((parte) => parte.trim());
    const fim = resto.split(/\s+/)[0] ?? '';
    if (!TEMPO.test(inicio) || !TEMPO.test(fim)) return MIDIA.tempoMalEscrito(indice + 1);
    if (segundos(fim) <= segundos(inicio)) return MIDIA.terminaAntes(indice + 1);
    falas += 1;
  }
  return falas > 0 ? true : MIDIA.naoHaNenhumaLegenda;
}

function segundos(tempo: string): number {
  return tempo.split(':').reduce((soma, parte) => soma * 60 + Number(parte), 0);
}
