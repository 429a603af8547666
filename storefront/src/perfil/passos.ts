import { retornoSeguro } from '../sessao/retorno.ts';

type Busca = Record<string, string | string[] | undefined>;

/** Whether a contact is confirmed as a step of a registration, and where one goes on afterwards. */
export function passoDe(
  busca: Busca,
  canal: 'email' | 'telefone',
  /** Whether there is a telephone that is still to be confirmed. */
  faltaTelefone: boolean,
): { passo: number | null; seguir: string } {
  const retorno = retornoSeguro(busca.retorno, '');
  if (busca.passo !== 'cadastro') return { passo: null, seguir: retorno || '/cliente/meu-perfil' };
  // Who was on their way nowhere is shown what comes next.
  const fim = retorno === '' || retorno === '/' ? '/cliente/minha-pagina' : retorno;
  if (canal === 'telefone') return { passo: 3, seguir: fim };
  return {
    passo: 2,
    seguir: faltaTelefone ? `/telefone?${new URLSearchParams({ passo: 'cadastro', retorno: fim })}` : fim,
  };
}
