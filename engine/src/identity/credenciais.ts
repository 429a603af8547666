import { z } from 'zod';
import type { Acesso, DefinicaoColecao, Registros } from '../records/records.ts';
import type { Chaves } from './chaves.ts';
import { cifrarSenha, conferirSenha } from './senha.ts';
import { conferirTotp, lerBase32 } from './totp.ts';

const credencial = z.strictObject({
  /** The account's uid: a client's or an internal user's. */
  uid: z.guid(),
  senha: z.string(),
  segundoFator: z.strictObject({ segredo: z.string(), ultimoContador: z.int() }).nullable().default(null),
});

/** Passwords and second factors, apart from the people they belong to: no list or history ever carries them. */
export const CREDENCIAIS: DefinicaoColecao<z.output<typeof credencial>> = {
  nome: 'credenciais',
  schema: credencial,
  indices: {},
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

export interface Credenciais {
  definirSenha(contaUid: string, senha: string): Promise<void>;
  /**
   * Makes an account with its password. The password goes first: a crash in between leaves a password without account, never
   * an account that nobody can enter; a refused account takes it back.
   */
  comSenha<R>(contaUid: string, senha: string, criarConta: () => Promise<R>): Promise<R>;
  /** Same work whether the account exists (null = it does not) or not. */
  senhaConfere(contaUid: string | null, senha: string): Promise<boolean>;
  /** `desligado`: none is asked; `aceito` uses the code up. */
  segundoFator(
    contaUid: string,
    codigo: string | null,
  ): Promise<'desligado' | 'faltando' | 'errado' | 'aceito'>;
  temSegundoFator(contaUid: string): Promise<boolean>;
  /** Base32 secret of the authenticator app, or null to switch it off. */
  definirSegundoFator(contaUid: string, segredo: string | null): Promise<void>;
}

const SISTEMA: Acesso = { tipo: 'sistema' };

export function criarCredenciais(registros: Registros, chaves: Chaves, relogio: () => number): Credenciais {
  const colecao = registros.colecao(CREDENCIAIS);

  const definirSenha: Credenciais['definirSenha'] = async (contaUid, senha) => {
    const cifrada = await cifrarSenha(senha);
    const antes = await colecao.obter(SISTEMA, contaUid);
    if (antes) await colecao.salvar(SISTEMA, { ...antes, senha: cifrada }, antes.revisao);
    else await colecao.inserir(SISTEMA, { uid: contaUid, senha: cifrada, segundoFator: null });
  };

  return {
    definirSenha,
    async comSenha(contaUid, senha, criarConta) {
      await definirSenha(contaUid, senha);
      try {
        return await criarConta();
      } catch (erro) {
        await colecao.remover(SISTEMA, contaUid, 1);
        throw erro;
      }
    },
    async senhaConfere(contaUid, senha) {
      const guardada = contaUid === null ? null : await colecao.obter(SISTEMA, contaUid);
      return conferirSenha(guardada?.senha ?? null, senha);
    },
    async segundoFator(contaUid, codigo) {
      const conta = await colecao.obter(SISTEMA, contaUid);
      if (!conta?.segundoFator) return 'desligado';
      if (codigo === null) return 'faltando';
      const segredo = lerBase32(chaves.decifrar(conta.segundoFator.segredo));
      const contador = conferirTotp(segredo, codigo, relogio(), conta.segundoFator.ultimoContador);
      if (contador === null) return 'errado';
      // Saved under the revision read above: of two logins with one code, one fails.
      const segundoFator = { ...conta.segundoFator, ultimoContador: contador };
      await colecao.salvar(SISTEMA, { ...conta, segundoFator }, conta.revisao);
      return 'aceito';
    },
    async temSegundoFator(contaUid) {
      return (await colecao.obter(SISTEMA, contaUid))?.segundoFator != null;
    },
    async definirSegundoFator(contaUid, segredo) {
      const antes = await colecao.obter(SISTEMA, contaUid);
      if (!antes) throw new Error(`No credentials for ${contaUid}`);
      const segundoFator = segredo === null ? null : { segredo: chaves.cifrar(segredo), ultimoContador: 0 };
      await colecao.salvar(SISTEMA, { ...antes, segundoFator }, antes.revisao);
    },
  };
}
