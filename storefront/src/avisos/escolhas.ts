import type { EscolhasEscritas, PreferenciasDeAvisos } from '@martelo/shared/avisos/esquemas';

type Vista = Pick<PreferenciasDeAvisos, 'eventos' | 'novidades'>;
type Evento = PreferenciasDeAvisos['eventos'][number];
export type Canal = Evento['canais'][number]['canal'];

/** The view with one cell turned. */
export const alternar = <V extends Vista>(vista: V, evento: Evento['evento'], canal: Canal): V => ({
  ...vista,
  eventos: vista.eventos.map((um) =>
    um.evento === evento
      ? {
          ...um,
          canais: um.canais.map((cada) =>
            cada.canal === canal && !cada.fixo ? { ...cada, ligado: !cada.ligado } : cada,
          ),
        }
      : um,
  ),
});

/** What is sent to make of `antes` what `depois` shows; null where nothing changed. */
export function mudancas(
  antes: Vista,
  depois: Vista,
): { escolhas: EscolhasEscritas; novidades?: boolean } | null {
  const escolhas: EscolhasEscritas = {};
  for (const { evento, canais } of depois.eventos) {
    const deAntes = antes.eventos.find((um) => um.evento === evento)?.canais ?? [];
    for (const { canal, ligado } of canais)
      if (deAntes.find((um) => um.canal === canal)?.ligado !== ligado)
        escolhas[evento] = { ...escolhas[evento], [canal]: ligado };
  }
  const mudou = antes.novidades.aceito !== depois.novidades.aceito;
  if (Object.keys(escolhas).length === 0 && !mudou) return null;
  return { escolhas, ...(mudou ? { novidades: depois.novidades.aceito } : {}) };
}
