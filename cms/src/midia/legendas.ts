const TEMPO = /^(\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}$/;

/**
 * Whether a text is WebVTT a browser will show: the header, and cues whose times go forward. For Payload's `validate`: true, or
 * the sentence that says what is wrong and where.
 */
export function legendasLegiveis(valor: unknown): true | string {
  if (valor === null || valor === undefined || valor === '') return true;
  if (typeof valor !== 'string') return 'As legendas precisam ser um texto WebVTT.';
  const linhas = valor.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!/^WEBVTT([ \t].*)?$/.test(linhas[0] ?? ''))
    return 'A primeira linha das legendas precisa ser WEBVTT. Salve o arquivo como .vtt, e não .srt.';
  let falas = 0;
  for (const [indice, linha] of linhas.entries()) {
    if (!linha.includes('-->')) continue;
    const [inicio = '', resto = ''] = linha.split('-->').map((parte) => parte.trim());
    const fim = resto.split(/\s+/)[0] ?? '';
    if (!TEMPO.test(inicio) || !TEMPO.test(fim))
      return `Linha ${indice + 1}: o tempo precisa ser como 00:01.500 --> 00:04.000.`;
    if (segundos(fim) <= segundos(inicio)) return `Linha ${indice + 1}: a legenda termina antes de começar.`;
    falas += 1;
  }
  return falas > 0 ? true : 'Não há nenhuma legenda neste texto.';
}

function segundos(tempo: string): number {
  return tempo.split(':').reduce((soma, parte) => soma * 60 + Number(parte), 0);
}
