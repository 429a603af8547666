// No schema in here: SAC's screen reads it in the browser.

/** Letters of the reason why a document diverges: one line, which messages of every channel carry. */
export const MOTIVO_MAXIMO = 300;
