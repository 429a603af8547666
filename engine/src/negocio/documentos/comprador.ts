import { enderecoCompleto } from '@martelo/shared/cliente';
import { formatarCnpj, formatarCpf, formatarTelefone } from '@martelo/shared/documentos';
import type { Extrato } from '@martelo/shared/extrato';
import { DADOS_GUARDADOS } from '../../acesso/clientes/dados-guardados.ts';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

/**
 * How documents name a buyer: a company by its legal name and CNPJ, a person by name and CPF. Of an account that was erased: as it was, while
 * the law keeps it. Null when there is no such account.
 */
export async function compradorDe(
  registros: Registros,
  cliUid: string,
): Promise<Extrato['comprador'] | null> {
  const cliente = await registros.colecao(CLIENTES).obter(SISTEMA, cliUid);
  if (cliente === null) return null;
  const guardado = cliente.eliminadoEm
    ? await registros.colecao(DADOS_GUARDADOS).obter(SISTEMA, cliUid)
    : null;
  if (guardado?.identidade) return guardado.identidade;
  return {
    nome: cliente.razaoSocial ?? cliente.nome,
    documento: cliente.cnpj ? formatarCnpj(cliente.cnpj) : formatarCpf(cliente.cpf ?? ''),
    email: cliente.email,
    telefone: cliente.telefone ? formatarTelefone(cliente.telefone) : null,
    endereco: cliente.endereco ? enderecoCompleto(cliente.endereco) : null,
  };
}
