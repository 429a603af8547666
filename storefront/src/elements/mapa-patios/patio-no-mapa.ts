import type { PatioPublico } from '@martelo/shared/patio';

/** What the map and its cards show of a yard. */
export type PatioNoMapa = Pick<
  PatioPublico,
  'uid' | 'nome' | 'cidade' | 'estadoUf' | 'endereco' | 'telefone' | 'coordenadas' | 'url' | 'qtdLotes'
> & { foto: string | null };

export const patioNoMapa = ({
  uid,
  nome,
  cidade,
  estadoUf,
  endereco,
  telefone,
  coordenadas,
  url,
  qtdLotes,
  fotos,
}: PatioPublico): PatioNoMapa => ({
  ...{ uid, nome, cidade, estadoUf, endereco, telefone, coordenadas, url, qtdLotes },
  foto: fotos[0] ?? null,
});
