// No schema in here: the gate reads it in the browser.

/** Pictures of the lots of one pickup, as they left (P18). */
export const FOTOS_DA_ENTREGA_MAX = 20;
