import { lerCnpj, lerCpf, lerTelefone } from '../../documentos.ts';

export type TipoDeChave = 'cpf' | 'cnpj' | 'email' | 'telefone' | 'aleatoria';
export interface ChavePix {
  tipo: TipoDeChave;
  /** As the DICT has it, and codes: bare documents, `+55…`, small letters. */
  chave: string;
}

const ALEATORIA = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const EMAIL = /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const MAIOR_EMAIL = 77;

/** A Pix key as people write it. Eleven digits that are a CPF are one, and a telephone only otherwise. Null when it can be no key. */
export function lerChavePix(texto: string): ChavePix | null {
  const limpo = texto.trim();
  const minusculo = limpo.toLowerCase();
  if (ALEATORIA.test(minusculo)) return { tipo: 'aleatoria', chave: minusculo };
  if (minusculo.includes('@'))
    return EMAIL.test(minusculo) && minusculo.length <= MAIOR_EMAIL
      ? { tipo: 'email', chave: minusculo }
      : null;
  const cpf = limpo.startsWith('+') ? null : lerCpf(limpo);
  if (cpf !== null) return { tipo: 'cpf', chave: cpf };
  const cnpj = lerCnpj(limpo);
  if (cnpj !== null) return { tipo: 'cnpj', chave: cnpj };
  const telefone = lerTelefone(limpo);
  return telefone === null ? null : { tipo: 'telefone', chave: `+55${telefone}` };
}

/** What a key that staff write down is, in words. */
export const NAO_E_CHAVE_PIX =
  'não é uma chave Pix: CPF, CNPJ, e-mail, telefone com +55 e DDD, ou chave aleatória';

/**
 * A Pix key as money is to be sent to it. A telephone is written with +55: eleven digits without it are a CPF, and one with a wrong digit would be
 * somebody's telephone.
 */
export function lerChaveEscrita(texto: string): ChavePix | null {
  const lida = lerChavePix(texto);
  return lida?.tipo === 'telefone' && !texto.trim().startsWith('+55') ? null : lida;
}
