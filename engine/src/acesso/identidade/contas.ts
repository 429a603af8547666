import { type Cliente, cidadePublica } from '@martelo/shared/cliente';
import { diaEmSaoPaulo } from '@martelo/shared/datas';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { PAPEL_ENSAIO, papelDeCliente } from '@martelo/shared/papeis';
import type { Usuario } from '@martelo/shared/usuario';
import { SISTEMA } from '../../records/acesso.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registros } from '../../records/records.ts';
import { CLIENTES } from '../clientes/registro.ts';
import { USUARIOS } from '../usuarios/registro.ts';

/** Finds who has a role on a brand, by id or uid: the uid, or null when there is nobody. */
export const criarUsuarioComPapel =
  (registros: Registros) =>
  async (hotsiteId: number, idOuUid: string, papel: string): Promise<string | null> => {
    const usuario = await porIdOuUid(registros.colecao(USUARIOS), SISTEMA, idOuUid);
    if (usuario === null || usuario.removidoEm || !usuario.hotsites.includes(hotsiteId)) return null;
    return usuario.papeis.some((um) => um === papel) ? usuario.uid : null;
  };

/** A person as a session needs them. */
export type Conta =
  | {
      tipo: 'cliente';
      uid: string;
      id: number;
      nome: string;
      email: string;
      papeis: string[];
      apelido: string;
      cidade: string;
    }
  | {
      tipo: 'interno';
      uid: string;
      id: number;
      nome: string;
      email: string;
      papeis: string[];
      hotsites: number[];
    };

export interface Contas {
  /** Who logs in with this e-mail on this brand; an internal user goes before a client. Null when nobody may. */
  porEmail(hotsite: RegrasHotsite, email: string): Promise<Conta | null>;
  /** The account of a session, as it is now; null when it may no longer be used on this brand. */
  porUid(hotsite: RegrasHotsite, tipo: Conta['tipo'], uid: string): Promise<Conta | null>;
}

/** @param agora Unix ms */
export function criarContas(registros: Registros, agora: () => number): Contas {
  const usuarios = registros.colecao(USUARIOS);
  const clientes = registros.colecao(CLIENTES);

  return {
    async porEmail(hotsite, email) {
      const interno = contaDoInterno(hotsite, await usuarios.obterPor(SISTEMA, 'email', email), agora());
      // Both are always looked up: the same work for either kind of account, and for none.
      const { itens } = await clientes.listar(SISTEMA, {
        filtros: [
          { tipo: 'exata', campo: 'hotsiteId', valor: hotsite.id },
          { tipo: 'exata', campo: 'email', valor: email },
        ],
        pagina: 1,
        porPagina: 1,
      });
      return interno ?? contaDoCliente(hotsite, itens[0] ?? null);
    },
    async porUid(hotsite, tipo, uid) {
      return tipo === 'interno'
        ? contaDoInterno(hotsite, await usuarios.obter(SISTEMA, uid), agora())
        : contaDoCliente(hotsite, await clientes.obter(SISTEMA, uid));
    },
  };
}

/** The account of an internal user on a brand; null when they may not enter it. */
export const contaDoInterno = (
  hotsite: RegrasHotsite,
  u: (Usuario & { removidoEm?: string | undefined }) | null,
  agora: number,
): Conta | null =>
  u &&
  u.situacao === 'ATIVO' &&
  u.removidoEm === undefined &&
  (u.fim === undefined || u.fim >= diaEmSaoPaulo(agora)) &&
  u.hotsites.includes(hotsite.id)
    ? {
        tipo: 'interno',
        uid: u.uid,
        id: u.id,
        nome: u.nome,
        email: u.email,
        papeis: [...u.papeis],
        hotsites: [...u.hotsites],
      }
    : null;

/** The account of a client on their brand; null when they may not enter it. */
export const contaDoCliente = (hotsite: RegrasHotsite, c: Cliente | null): Conta | null =>
  c && c.hotsiteId === hotsite.id && c.situacao !== 'INATIVO'
    ? {
        tipo: 'cliente',
        uid: c.uid,
        id: c.id,
        nome: c.nome,
        email: c.email,
        papeis: [c.ensaio ? PAPEL_ENSAIO : papelDeCliente(hotsite.subdominio, c.natureza)],
        apelido: c.apelido,
        cidade: cidadePublica(c.endereco),
      }
    : null;
