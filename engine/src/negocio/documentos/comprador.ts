import { enderecoCompleto } from '@martelo/shared/cliente';
import { formatarCnpj, formatarCpf, formatarTelefone } from '@martelo/shared/documentos';
import type { Extrato } from '@martelo/shared/extrato';
import { DADOS_GUARDADOS } from '../../acesso/clientes/dados-guardados.ts';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

/**
 * How documents name a buyer as they are now: a company by its legal name and CNPJ, a person by name and CPF; of an account that was erased
 * nothing is left to be told. Null when there is no such account.
 */
export async function compradorDe(
  registros: Registros,
  cliUid: string,
): Promise<Extrato['comprador'] | null> {
  const cliente = await registros.colecao(CLIENTES).obter(SISTEMA, cliUid);
  if (cliente === null) return null;
  return {
    nome: cliente.razaoSocial ?? cliente.nome,
    documento: cliente.cnpj ? formatarCnpj(cliente.cnpj) : formatarCpf(cliente.cpf ?? ''),
    email: cliente.eliminadoEm ? '' : cliente.email,
    telefone: cliente.telefone ? formatarTelefone(cliente.telefone) : null,
    endereco: cliente.endereco ? enderecoCompleto(cliente.endereco) : null,
  };
}

/** The same on what is numbered: of an account that was erased as it was, while the law keeps it. */
export async function compradorNoNumerado(
  registros: Registros,
  cliUid: string,
): Promise<Extrato['comprador'] | null> {
  const guardado = await registros.colecao(DADOS_GUARDADOS).obter(SISTEMA, cliUid);
  return guardado?.identidade ?? compradorDe(registros, cliUid);
}
