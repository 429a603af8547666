import { type Cliente, cidadePublica } from '@martelo/shared/cliente';
import { diaEmSaoPaulo } from '@martelo/shared/datas';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { ehInterno, PAPEL_ENSAIO, papelDeCliente } from '@martelo/shared/papeis';
import type { Aplicacao } from '@martelo/shared/sessao';
import { marcasDaCasa, PLATAFORMA_DA, plataformasEm, type Usuario } from '@martelo/shared/usuario';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registros } from '../../records/records.ts';
import { acharCliente } from '../clientes/achar.ts';
import { CLIENTES } from '../clientes/registro.ts';
import { USUARIOS } from '../usuarios/registro.ts';

/** Finds who has a role on a brand, by id or uid: the uid, or null when there is nobody. */
export const criarUsuarioComPapel =
  (registros: Registros) =>
  async (hotsiteId: number, idOuUid: string, papel: string): Promise<string | null> => {
    const usuario = await porIdOuUid(registros.colecao(USUARIOS), SISTEMA, idOuUid);
    if (usuario === null || usuario.removidoEm || !marcasDaCasa(usuario).includes(hotsiteId)) return null;
    return usuario.papeis.some((um) => um === papel) ? usuario.uid : null;
  };

/** The same by the e-mail, of whom nobody who asks has read a list. @param papel null: whatever roles it has */
export const criarUsuarioPorEmail =
  (registros: Registros) =>
  async (hotsiteId: number, email: string, papel: string | null): Promise<string | null> => {
    const usuario = await registros.colecao(USUARIOS).obterPor(SISTEMA, 'email', email);
    // Whoever works with the house and not in it comes in by the site alone.
    if (usuario === null || usuario.removidoEm || !usuario.hotsites.includes(hotsiteId)) return null;
    return papel === null || usuario.papeis.some((um) => um === papel) ? usuario.uid : null;
  };

/** Everybody of a brand's house who has a role, by name. */
export const criarQuemTemPapel =
  (registros: Registros) =>
  async (
    hotsiteId: number,
    papel: string,
  ): Promise<{ uid: string; id: number; nome: string; email: string }[]> => {
    const achadas: { uid: string; id: number; nome: string; email: string }[] = [];
    const filtros = [{ tipo: 'exata', campo: 'papeis', valor: papel } as const, SEM_REMOVIDOS];
    for await (const usuario of registros.colecao(USUARIOS).percorrer(SISTEMA, { filtros }))
      if (marcasDaCasa(usuario).includes(hotsiteId)) {
        const { uid, id, nome, email } = usuario;
        achadas.push({ uid, id, nome, email });
      }
    return achadas.toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
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
  /**
   * The account of a session, as it is now; null when it may no longer be used on this brand, or, where one is named, does not come in by
   * that application.
   */
  porUid(
    hotsite: RegrasHotsite,
    tipo: Conta['tipo'],
    uid: string,
    aplicacao?: Aplicacao,
  ): Promise<Conta | null>;
}

/** @param agora Unix ms */
export function criarContas(registros: Registros, agora: () => number): Contas {
  const usuarios = registros.colecao(USUARIOS);
  const clientes = registros.colecao(CLIENTES);

  return {
    async porEmail(hotsite, email) {
      const interno = contaDoInterno(hotsite, await usuarios.obterPor(SISTEMA, 'email', email), agora());
      // Both are always looked up: the same work for either kind of account, and for none.
      const cliente = await acharCliente(registros, hotsite.id, 'email', email);
      return interno ?? contaDoCliente(hotsite, cliente);
    },
    async porUid(hotsite, tipo, uid, aplicacao) {
      return tipo === 'interno'
        ? contaDoInterno(hotsite, await usuarios.obter(SISTEMA, uid), agora(), aplicacao)
        : contaDoCliente(hotsite, await clientes.obter(SISTEMA, uid));
    },
  };
}

/**
 * The account of an internal user on a brand; null when they may not enter it. With an application, as that opens it: null where its way in
 * was not granted; with the roles of the house where the house is, and on the brands where it is. The back office stands on the site's session.
 */
export function contaDoInterno(
  hotsite: RegrasHotsite,
  u: (Usuario & { removidoEm?: string | undefined }) | null,
  agora: number,
  aplicacao?: Aplicacao,
): Conta | null {
  const entra =
    u !== null &&
    u.situacao === 'ATIVO' &&
    u.removidoEm === undefined &&
    (u.fim === undefined || u.fim >= diaEmSaoPaulo(agora)) &&
    u.hotsites.includes(hotsite.id);
  if (!entra) return null;
  const { uid, id, nome, email, papeis, hotsites } = u;
  const conta = {
    tipo: 'interno' as const,
    uid,
    id,
    nome,
    email,
    papeis: [...papeis],
    hotsites: [...hotsites],
  };
  if (aplicacao === undefined) return conta;
  const por = (qual: Aplicacao, marca: number) => plataformasEm(u, marca).includes(PLATAFORMA_DA[qual]);
  if (!por(aplicacao, hotsite.id)) return null;
  const daCasa = aplicacao === 'site' ? 'painel' : aplicacao;
  return {
    ...conta,
    papeis: por(daCasa, hotsite.id) ? conta.papeis : conta.papeis.filter((um) => !ehInterno([um])),
    hotsites: conta.hotsites.filter((marca) => por(daCasa, marca)),
  };
}

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
