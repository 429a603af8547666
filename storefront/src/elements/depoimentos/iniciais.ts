const PARTICULAS = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);

/** First letters of the first and the last name: `Maria da Silva` → `MS`. */
export function iniciais(nome: string): string {
  const nomes = nome.split(/\s+/).filter((parte) => parte !== '' && !PARTICULAS.has(parte.toLowerCase()));
  const [primeiro, ultimo] = [nomes[0], nomes.length > 1 ? nomes.at(-1) : undefined];
  return [primeiro, ultimo].map((parte) => [...(parte ?? '')][0]?.toUpperCase() ?? '').join('');
}
