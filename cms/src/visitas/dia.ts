const FORMATO = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/** The day an instant (Unix ms) falls on in São Paulo, `2026-11-21`. */
export const diaEmSaoPaulo = (instante: number): string => FORMATO.format(instante);
