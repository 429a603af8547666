import type { Cliente } from '@martelo/shared/cliente';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { CLIENTES } from './registro.ts';

/** The client of a brand with this e-mail or document, as it is kept (digits alone, small letters); null where there is none. */
export async function acharCliente(
  registros: Registros,
  hotsiteId: number,
  campo: 'email' | 'cpf' | 'cnpj',
  valor: string,
): Promise<Cliente | null> {
  const { itens } = await registros.colecao(CLIENTES).listar(SISTEMA, {
    filtros: [
      { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId },
      { tipo: 'exata', campo, valor },
    ],
    ...{ pagina: 1, porPagina: 1, semTotal: true },
  });
  return itens[0] ?? null;
}
