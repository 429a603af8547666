import { decodificar } from '@martelo/shared/decodificar';
import { trechoDeEndereco } from '@martelo/shared/patio';
import { ESTADOS_UF, ehUf, type Uf } from '@martelo/shared/uf';

/** Which yards an address asks for (spec 2): all, a state's, a city's, or one. */
export type Onde =
  | { tipo: 'todos' }
  | { tipo: 'estado'; uf: Uf }
  | { tipo: 'cidade'; uf: Uf; cidade: string }
  | { tipo: 'patio'; uf: Uf; cidade: string; nome: string };

/**
 * `/patios`, `/patios/:estadoUf`, `/patios/:cidade/:estadoUf`, `/patios/:cidade/:estadoUf/:patioNome`, however they are written; null
 * for anything else.
 */
export function ondeDoEndereco(partes: readonly string[]): Onde | null {
  if (partes.length > 3) return null;
  const [primeira, segunda, terceira] = partes.map((parte) => decodificar(parte) ?? '');
  if (primeira === undefined) return { tipo: 'todos' };
  const sigla = (segunda ?? primeira).toUpperCase();
  if (!ehUf(sigla)) return null;
  if (segunda === undefined) return { tipo: 'estado', uf: sigla };
  const cidade = trechoDeEndereco(primeira);
  if (cidade === '') return null;
  if (terceira === undefined) return { tipo: 'cidade', uf: sigla, cidade };
  const nome = trechoDeEndereco(terceira);
  return nome === '' ? null : { tipo: 'patio', uf: sigla, cidade, nome };
}

/** The address as it is written: lower case, hyphens. */
export function enderecoDe(onde: Onde): string {
  switch (onde.tipo) {
    case 'todos':
      return '/patios';
    case 'estado':
      return `/patios/${onde.uf.toLowerCase()}`;
    case 'cidade':
      return `/patios/${onde.cidade}/${onde.uf.toLowerCase()}`;
    case 'patio':
      return `/patios/${onde.cidade}/${onde.uf.toLowerCase()}/${onde.nome}`;
  }
}

/** What the engine's list is asked with. */
export const buscaDe = (onde: Exclude<Onde, { tipo: 'patio' }>): string =>
  new URLSearchParams({
    porPagina: '200',
    ...(onde.tipo === 'todos' ? {} : { estadoUf: onde.uf }),
    ...(onde.tipo === 'cidade' ? { cidade: onde.cidade } : {}),
  }).toString();

export const nomeDoEstado = (uf: Uf): string => ESTADOS_UF[uf];
