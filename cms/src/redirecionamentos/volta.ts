export interface Desvio {
  de: string;
  para: string;
}

/**
 * The way a new redirect would send people round in circles: `['/a', '/b', '/a']`. Null when it leads out.
 * @param outros the brand's other redirects; targets already as `normalizarCaminho` gives them
 */
export function volta(novo: Desvio, outros: readonly Desvio[]): string[] | null {
  const destino = new Map(outros.map(({ de, para }) => [de, para]));
  const trilha = [novo.de];
  for (let atual: string | undefined = novo.para; atual !== undefined; atual = destino.get(atual)) {
    trilha.push(atual);
    if (atual === novo.de) return trilha;
    // A circle among the others is theirs; this one only leads into it.
    if (trilha.indexOf(atual) < trilha.length - 1) return trilha;
  }
  return null;
}
