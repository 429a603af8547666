export const TEMAS = ['claro', 'escuro', 'sistema'] as const;
export type Tema = (typeof TEMAS)[number];

/** As ra-core's store keeps it: read before anything is drawn, so that no page flashes white at night. */
const CHAVE = 'RaStoremartelo-admin.tema';

export const escuroAgora = matchMedia('(prefers-color-scheme: dark)');

export function aplicarTema(tema: Tema = guardado()): void {
  const escuro = tema === 'escuro' || (tema === 'sistema' && escuroAgora.matches);
  document.documentElement.dataset.tema = escuro ? 'escuro' : 'claro';
}

function guardado(): Tema {
  const lido = localStorage.getItem(CHAVE)?.replaceAll('"', '');
  return TEMAS.find((um) => um === lido) ?? 'claro';
}
