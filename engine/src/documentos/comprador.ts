import { enderecoCompleto } from '@martelo/shared/cliente';
import { formatarCnpj, formatarCpf, formatarTelefone } from '@martelo/shared/documentos';
import type { Extrato } from '@martelo/shared/extrato';
import { CLIENTES } from '../clientes/registro.ts';
import type { Registros } from '../records/records.ts';

/** How documents name a buyer: a company by its legal name and CNPJ, a person by name and CPF. Null when there is no such account. */
export async function compradorDe(
  registros: Registros,
  cliUid: string,
): Promise<Extrato['comprador'] | null> {
  const cliente = await registros.colecao(CLIENTES).obter({ tipo: 'sistema' }, cliUid);
  if (cliente === null) return null;
  return {
    nome: cliente.razaoSocial ?? cliente.nome,
    documento: cliente.cnpj ? formatarCnpj(cliente.cnpj) : formatarCpf(cliente.cpf ?? ''),
    email: cliente.email,
    telefone: cliente.telefone ? formatarTelefone(cliente.telefone) : null,
    endereco: cliente.endereco ? enderecoCompleto(cliente.endereco) : null,
  };
}
