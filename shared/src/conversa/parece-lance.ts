/** Said of somebody's own money; "lance", "oferta" and "proposta" name what is given. */
const QUEM_DA =
  /(?<!\p{L})(?:dou|damos|daria|ofereco|ofereceria|oferto|pago|pagaria|cubro|fecho|fechamos|lance|oferta|proposta|aceitam?|meu maximo)(?!\p{L})/u;
/** A sum: "45 mil", "R$ 45.000,00", "45k", "1,2 milhão", "45000 reais". */
const QUANTIA =
  /(?<![\p{L}\d.,])(r\$\s*)?(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,(\d{1,2}))?(?:\s*(mil(?!\p{L}|h)|k(?!\p{L})|milhao|milhoes|mi(?!\p{L})))?(?:\s+(?:e\s+)?(quinhentos))?(\s*(?:de\s+)?(?:reais|conto|contos)(?!\p{L}))?(?![\d.,]*\d)/gu;
/** What else is counted: a distance, a power, a time, a share. */
const OUTRA_MEDIDA =
  /^\s*(?:km|quilometros?|cv|hp|cc|kg|quilos?|litros?|%|por cento|x(?!\p{L})|vezes|parcelas?|meses|mes(?!\p{L})|anos?|dias?|horas?|h(?!\p{L})|minutos?|min(?!\p{L})|rodas?|portas?|lugares|pessoas|fotos?|donos?|lotes?|eixos?)(?!\p{L})/u;
const VEZES: Readonly<Record<string, number>> = {
  ...{ mil: 1_000, k: 1_000, mi: 1_000_000, milhao: 1_000_000, milhoes: 1_000_000 },
};
const QUINHENTOS = 500;
/** Less is no bid, more is no number that anybody meant. Centavos. */
const MENOR = 10_000;
const MAIOR = 100_000_000_000;

const semAcentos = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/**
 * The sum, in centavos, that a message seems to bid; null where it bids none. It opens nothing but a button for its author: what is said
 * in a chat is no bid (L23). A sum counts where somebody says that they give it, where it says that it is money, or where it is all there is.
 */
export function pareceLance(mensagem: string): number | null {
  const texto = semAcentos(mensagem);
  const da = QUEM_DA.test(texto);
  for (const achada of texto.matchAll(QUANTIA)) {
    const [inteira, moeda, inteiros, centavos, grandeza, meio, reais] = achada;
    if (OUTRA_MEDIDA.test(texto.slice(achada.index + inteira.length))) continue;
    const ehDinheiro = moeda !== undefined || reais !== undefined;
    const soIsto = texto.replace(inteira, '').replace(/[\s!.?]/g, '') === '';
    if (!da && !ehDinheiro && !soIsto) continue;
    // A year, alone or beside a word of bidding: "dou lance no 2015".
    const ano = !ehDinheiro && grandeza === undefined && /^(?:19|20)\d\d$/.test(inteiros!);
    if (ano && !new RegExp(`(?:dou|pago|ofereco|cubro)\\s+${inteiros}(?!\\d)`).test(texto)) continue;
    const vezes = grandeza === undefined ? 1 : VEZES[grandeza]!;
    const reaisInteiros = Number(inteiros!.replaceAll('.', ''));
    const fracao = Number(`0.${centavos ?? '0'}`);
    const valor = Math.round(
      ((reaisInteiros + fracao) * vezes + (meio && vezes === 1_000 ? QUINHENTOS : 0)) * 100,
    );
    if (valor >= MENOR && valor <= MAIOR) return valor;
  }
  return null;
}
