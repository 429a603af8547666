// No schema in here: screens read it in the browser.

/** From ten at night to eight in the morning, while a brand says nothing else. */
export const SILENCIO_PADRAO = { inicio: 22, fim: 8 };
