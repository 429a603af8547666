/** The device that a browser's `User-Agent` names, in words its owner recognises: "Chrome no Windows". */
export function dispositivoEmPalavras(agente: string | undefined): string {
  const navegador = achar(NAVEGADORES, agente);
  const sistema = achar(SISTEMAS, agente);
  if (navegador === null && sistema === null) return 'Dispositivo desconhecido';
  return [navegador ?? 'Navegador', sistema].filter(Boolean).join(' no ');
}

const achar = (nomes: readonly (readonly [RegExp, string])[], agente = ''): string | null =>
  nomes.find(([sinal]) => sinal.test(agente))?.[1] ?? null;

/** Of two that match the first is meant: nearly everybody says Chrome and Safari too. */
const NAVEGADORES = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SISTEMAS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;
