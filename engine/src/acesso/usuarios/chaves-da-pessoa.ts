import type { Pessoa } from '@martelo/shared/usuario';
import { chaveDoEmail } from '../../casa/chaves-unicas.ts';

/** The brands that somebody comes into by a change: all of theirs, who is new or comes back; none, who is removed. */
export const marcasQueEntra = (
  antes: Pick<Pessoa, 'hotsites' | 'removidoEm'> | null,
  { hotsites, removidoEm }: Pick<Pessoa, 'hotsites' | 'removidoEm'>,
): number[] => {
  if (removidoEm !== undefined) return [];
  const ja = antes === null || antes.removidoEm !== undefined ? [] : antes.hotsites;
  return hotsites.filter((marca) => !ja.includes(marca));
};

/** One CPF is one person's, and an e-mail a user's or a client's: what is new of either is looked up, and written, by one at a time. */
export function chavesDaPessoa(
  antes: Pick<Pessoa, 'cpf' | 'hotsites' | 'removidoEm'> | null,
  depois: Pick<Pessoa, 'cpf' | 'email' | 'hotsites' | 'removidoEm'>,
): string[] {
  const { cpf, email, removidoEm } = depois;
  if (removidoEm !== undefined) return [];
  const seu = antes?.removidoEm === undefined ? antes?.cpf : undefined;
  return [
    ...(cpf !== undefined && seu !== cpf ? [`cpf/${cpf}`] : []),
    ...(marcasQueEntra(antes, depois).length > 0 ? [chaveDoEmail(email)] : []),
  ];
}
