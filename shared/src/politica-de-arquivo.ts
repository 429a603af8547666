/** The policy of every file that people gave us: an SVG opened by itself is a document; it may draw, not run. */
export const POLITICA_DE_ARQUIVO = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
