// No schema in here: settlement's screen reads it in the browser.

/** What the house's table has prices for: papers that are fetched cost nothing. */
export const METODOS_COM_PRECO = ['Sedex', 'Carta Registrada'] as const;
