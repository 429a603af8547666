import type { Cliente } from '@martelo/shared/cliente';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { LEILOES } from '../../leituras/registros/leilao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

/** As many clients one report keeps in mind: buyers come again and again. */
const LEMBRADOS = 2_000;

/** What rows call those whom they name. */
export interface Nomes {
  /** A client's, by their company's where they have one; '' of who is gone. */
  cliente(cliUid: string): Promise<string>;
  /** By what the public knows them. */
  apelido(cliUid: string): Promise<string>;
  leilao(leiUid: string): Promise<string>;
}

/** For one report: looked up once each. */
export function criarNomes(registros: Registros): Nomes {
  const clientes = registros.colecao(CLIENTES);
  const leiloes = registros.colecao(LEILOES);
  const lembrar = <T>(consultar: (uid: string) => Promise<T>) => {
    const lembrados = new Map<string, T>();
    return async (uid: string): Promise<T> => {
      const lembrado = lembrados.get(uid);
      if (lembrado !== undefined) return lembrado;
      const achado = await consultar(uid);
      if (lembrados.size >= LEMBRADOS) lembrados.delete(lembrados.keys().next().value as string);
      lembrados.set(uid, achado);
      return achado;
    };
  };
  const cliente = lembrar(async (uid): Promise<Pick<Cliente, 'nome' | 'apelido'>> => {
    const achado = await clientes.obter(SISTEMA, uid);
    return { nome: achado?.razaoSocial ?? achado?.nome ?? '', apelido: achado?.apelido ?? '' };
  });
  const leilao = lembrar(async (uid) => (await leiloes.obter(SISTEMA, uid))?.nome ?? '');
  return {
    cliente: async (uid) => (await cliente(uid)).nome,
    apelido: async (uid) => (await cliente(uid)).apelido,
    leilao,
  };
}
