import { CLIENTES } from '../acesso/clientes/registro.ts';
import { USUARIOS } from '../acesso/usuarios/registro.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import type { Aviso } from './registros.ts';

/** Whom a message is for, as it needs them. */
export interface Pessoa {
  nome: string;
  email: string | null;
  emailConfirmado: boolean;
  /** Bare digits with the area code. */
  telefone: string | null;
  telefoneConfirmado: boolean;
  /** Whether their account may be used. */
  ativa: boolean;
}

/** Null when there is nobody of that uid on the brand, and for accounts that only rehearse. */
export async function lerPessoa(
  registros: Registros,
  { hotsiteId, cliUid, usuUid }: Pick<Aviso, 'hotsiteId' | 'cliUid' | 'usuUid'>,
): Promise<Pessoa | null> {
  if (cliUid !== null) {
    const cliente = await registros.colecao(CLIENTES).obter(SISTEMA, cliUid);
    if (cliente === null || cliente.hotsiteId !== hotsiteId || cliente.ensaio) return null;
    return {
      nome: cliente.nome,
      email: cliente.email,
      emailConfirmado: cliente.emailConfirmadoEm !== null,
      telefone: cliente.telefone ?? null,
      telefoneConfirmado: cliente.telefoneConfirmadoEm !== null,
      ativa: cliente.situacao !== 'INATIVO',
    };
  }
  const usuario = usuUid === null ? null : await registros.colecao(USUARIOS).obter(SISTEMA, usuUid);
  if (!usuario?.hotsites.includes(hotsiteId)) return null;
  return {
    ...{ nome: usuario.nome, email: usuario.email, emailConfirmado: true },
    ...{ telefone: null, telefoneConfirmado: false, ativa: usuario.situacao === 'ATIVO' },
  };
}
