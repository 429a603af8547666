/** Lower case, without accents, ordinal marks or punctuation: how header names and listed values are compared. */
export const chave = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/n[°º]/g, 'n')
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim();

/** "1.234" (thousands) or "1234"; null when it is no whole number. */
export function lerInteiro(texto: string): number | null {
  const limpo = texto.trim();
  if (!/^(\d+|\d{1,3}(\.\d{3})+)(,0+)?$/.test(limpo)) return null;
  const numero = Number(limpo.replace(/,0+$/, '').replaceAll('.', ''));
  return Number.isSafeInteger(numero) ? numero : null;
}

/** A decimal in Brazilian ("1.234,56") or plain ("48.01") notation, with or without %; null when it is none. */
export function lerDecimal(texto: string): number | null {
  const limpo = texto.replace('%', '').trim();
  const normal = /^\d{1,3}(\.\d{3})*,\d+$|^\d+,\d+$/.test(limpo)
    ? limpo.replaceAll('.', '').replace(',', '.')
    : /^\d+(\.\d+)?$/.test(limpo)
      ? limpo
      : null;
  if (normal === null) return null;
  const numero = Number(normal);
  return Number.isFinite(numero) ? numero : null;
}

/** A date as a sheet has it. `comHora` tells whether the hour was written. */
export interface DataLida {
  iso: string;
  comHora: boolean;
}

/**
 * "21/11/2026", "21/11/2026 14:30[:00]", "2026-11-21 14:30" in São Paulo time (UTC−3, no summer time since 2019), or an
 * instant with its own zone. Null when it is no date, as 31/02 is none.
 */
export function lerData(texto: string): DataLida | null {
  const limpo = texto.trim().replace(/(\d)\s*(?:às|as|,|T)\s*(?=\d{1,2}[:h])/i, '$1 ');
  const brasileira = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: (\d{1,2})[:h](\d{2})?(?::(\d{2}))?h?)?$/i.exec(
    limpo,
  );
  if (brasileira) {
    const [, dia, mes, ano, hora, minuto, segundo] = brasileira;
    return montar(ano, mes, dia, hora, minuto, segundo);
  }
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/.exec(limpo);
  if (iso) {
    const [, ano, mes, dia, hora, minuto, segundo] = iso;
    return montar(ano, mes, dia, hora, minuto, segundo);
  }
  if (!/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(texto.trim()))
    return null;
  const data = new Date(texto.trim().replace(' ', 'T'));
  return Number.isNaN(data.getTime()) ? null : { iso: data.toISOString(), comHora: true };
}

function montar(
  ano = '',
  mes = '',
  dia = '',
  hora: string | undefined = undefined,
  minuto = '0',
  segundo = '0',
): DataLida | null {
  const [a, m, d, h, min, s] = [ano, mes, dia, hora ?? '0', minuto, segundo].map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (a < 1900 || a > 2200 || h > 23 || min > 59 || s > 59) return null;
  const local = new Date(Date.UTC(a, m - 1, d, h, min, s));
  if (local.getUTCMonth() !== m - 1 || local.getUTCDate() !== d) return null;
  return { iso: new Date(local.getTime() + 3 * 3_600_000).toISOString(), comHora: hora !== undefined };
}
