const NIVEIS = { 10: 'trace', 20: 'debug', 30: '', 40: 'aviso', 50: 'erro', 60: 'fatal' };

/**
 * A service's log line as a person reads it on the console; null when it belongs only in the file (requests, connections, jobs, debug).
 * @param {string} linha
 */
export function legivel(linha) {
  if (!linha.startsWith('{')) return linha.trim() === '' ? null : linha;
  let registro;
  try {
    registro = JSON.parse(linha);
  } catch {
    return linha;
  }
  const { level = 30, msg = '', err } = registro;
  if (level < 30 || (level < 40 && (registro.requestId || registro.rastro))) return null;
  const nivel = NIVEIS[level] ? `${NIVEIS[level]}: ` : '';
  return `${nivel}${msg}${err?.message && err.message !== msg ? ` (${err.message})` : ''}`;
}
