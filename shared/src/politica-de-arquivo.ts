/** The policy of every file that people gave us: an SVG opened by itself is a document; it may draw, not run. */
export const POLITICA_DE_ARQUIVO = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Of what somebody sent for a few to see: it is drawn; it runs nothing, loads nothing, sends nothing and stands in nobody's frame. */
export const POLITICA_DE_ENVIADO =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";
