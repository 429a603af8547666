import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { ESTADOS_UF, ehUf, type Uf } from '@martelo/shared/uf';

/** The letters of a name alone: "Mogi-Mirim" and "MOGI MIRIM" are one. */
const lido = (nome: string): string =>
  nome
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Which states have a municipality of each name. */
const ESTADOS_DE: ReadonlyMap<string, readonly Uf[]> = (Object.keys(ESTADOS_UF) as Uf[])
  .flatMap((uf) => getMunicipalities(uf).map(({ name }) => [lido(name), uf] as const))
  .reduce(
    (estados, [nome, uf]) => estados.set(nome, [...(estados.get(nome) ?? []), uf]),
    new Map<string, Uf[]>(),
  );

/**
 * What is wrong with a city and its state: it is known, and of other states only. A name that no municipality has may be a district, a
 * new municipality or an old name: that is for who reads the documents. Brasília's districts bear names of towns of other states.
 */
export function problemaNaCidade(cidade: string | undefined, uf: string | undefined): string | null {
  if (cidade === undefined || uf === undefined) return null;
  if (!ehUf(uf)) return 'este estado não existe';
  const estados = ESTADOS_DE.get(lido(cidade));
  if (uf === 'DF' || estados === undefined || estados.includes(uf)) return null;
  return `${cidade} não é uma cidade de ${ESTADOS_UF[uf]} (${uf}); confira a cidade e o estado`;
}
