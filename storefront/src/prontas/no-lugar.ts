/** What React sends at the end of a page and has a script put in its place; the script's call names it. */
const ATRASADA = /<div hidden id="S:([0-9a-f]+)">/g;
const FIM_DO_LUGAR = '<!--/$-->';

/**
 * Puts every part of a page where it belongs. React holds back what comes late in a big page (an island that waits behind a boundary, past some
 * 13 KB, though it is drawn already) and sends it hidden at the end: a script then moves it up, and what stands below jumps; without
 * scripts it is never seen. Of a page that is whole there is nothing to wait for. The calls stay: they look for what they would move,
 * and find nothing. What is not written as known is left as it is.
 */
export function comTudoNoLugar(html: string): string {
  let pagina = html;
  for (const [abertura, numero] of html.matchAll(ATRASADA)) {
    const inicio = pagina.indexOf(abertura);
    const chamada = pagina.indexOf(`$RC("B:${numero}","S:${numero}")`, inicio);
    const script = pagina.lastIndexOf('<script', chamada);
    const lugar = `<!--$?--><template id="B:${numero}"></template>`;
    const onde = pagina.indexOf(lugar);
    const fim = pagina.indexOf(FIM_DO_LUGAR, onde) + FIM_DO_LUGAR.length;
    if (chamada < 0 || script < inicio || onde < 0 || fim > inicio) continue;
    const parte = pagina.slice(inicio + abertura.length, script);
    // Another part in between, or one with holes of its own: whose end is whose is not to be told.
    if (!parte.endsWith('</div>') || /<div hidden id="S:|<template id="P:/.test(parte)) continue;
    if (pagina.slice(onde + lugar.length, fim).includes('<!--$')) continue;
    const dentro = parte.slice(0, -'</div>'.length);
    pagina = `${pagina.slice(0, onde)}<!--$-->${dentro}${FIM_DO_LUGAR}${pagina.slice(fim, inicio)}${pagina.slice(script)}`;
  }
  return pagina;
}
