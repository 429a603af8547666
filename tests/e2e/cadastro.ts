import { randomUUID } from 'node:crypto';
import { cpfNovo } from '../cpf-novo.ts';
import { Api, SENHA } from './plataforma.ts';

/**
 * Somebody new, by the public call: whoever changes an address, a password or a second factor does it to nobody whom another file logs in.
 * @returns the e-mail; the password is {@link SENHA}
 */
export async function cadastrar(campos: object = {}, marca = 'leilo'): Promise<string> {
  const email = `pessoa-${randomUUID()}@exemplo.com.br`;
  await new Api(marca).chamar('POST', '/v1/clientes', {
    ...{ nome: 'Marina Prado', email, senha: SENHA, cpf: cpfNovo() },
    ...campos,
  });
  return email;
}
