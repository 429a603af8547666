import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { CLIENTES } from '../clientes/registro.ts';
import { criarLembranca } from '../records/lembranca.ts';
import type { Acesso, Registros } from '../records/records.ts';
import { type Conta, contaDoCliente, contaDoInterno, USUARIOS } from './contas.ts';
import { CREDENCIAIS, type Credenciais } from './credenciais.ts';
import type { Sessao, Sessoes } from './sessoes.ts';

/** What a session comes to now. */
export interface EmVigor {
  sessao: Sessao;
  /** With the roles and brands of this moment, whatever a token says. */
  conta: Conta;
  acesso: Extract<Acesso, { tipo: 'cliente' | 'interno' }>;
  /** One of the house without the second factor that the installation demands: they may enrol one, and nothing else. */
  semFator: boolean;
}

/**
 * The one place that says whether a session still holds: by itself (see Sessoes), and because its account may still enter this brand.
 * REST, sockets and the other services all ask here; what was asked before is answered from memory until it is written.
 */
export interface Vigencia {
  /** TOKEN_INVALIDO when it does not. */
  exigir(sid: string, hotsite: RegrasHotsite): Promise<EmVigor>;
  /** Called with an account after something was written that may have ended sessions of it. Returns the unsubscriber. */
  aoMudarConta(ouvinte: (contaUid: string) => void): () => void;
}

interface Dependencias {
  registros: Registros;
  sessoes: Pick<Sessoes, 'valida'>;
  credenciais: Pick<Credenciais, 'situacaoDoSegundoFator'>;
  relogio: () => number;
  /** Whether the installation demands a second factor of the house's people. */
  fatorInterno: boolean;
  compartilhadas?: boolean;
}

const SISTEMA: Acesso = { tipo: 'sistema' };
const LEMBRADAS = 20_000;
const CONFERENCIA_MS = 5_000;

export function criarVigencia(d: Dependencias): Vigencia {
  const { registros, sessoes, credenciais, relogio, fatorInterno } = d;
  const lembrar = <T>(consultar: (chave: string) => Promise<T | null>) =>
    criarLembranca({
      consultar,
      maximo: LEMBRADAS,
      validadeMs: d.compartilhadas ? CONFERENCIA_MS : Number.POSITIVE_INFINITY,
      relogio,
    });
  const clientes = lembrar((uid) => registros.colecao(CLIENTES).obter(SISTEMA, uid));
  const internos = lembrar((uid) => registros.colecao(USUARIOS).obter(SISTEMA, uid));
  const fatores = lembrar(async (uid) => (await credenciais.situacaoDoSegundoFator(uid)).ativo);
  const ouvintes = new Set<(contaUid: string) => void>();
  const aoEscrever = (colecao: string, esquecer: (uid: string) => void): void => {
    registros.aoEscrever(colecao, (uid) => {
      esquecer(uid);
      for (const ouvinte of ouvintes) ouvinte(uid);
    });
  };
  aoEscrever(CLIENTES.nome, clientes.esquecer);
  aoEscrever(USUARIOS.nome, internos.esquecer);
  aoEscrever(CREDENCIAIS.nome, fatores.esquecer);

  return {
    async exigir(sid, hotsite) {
      const sessao = await sessoes.valida(sid);
      if (sessao === null || sessao.hotsiteId !== hotsite.id) throw new ErroMartelo('TOKEN_INVALIDO');
      const { tipo, contaUid } = sessao;
      const conta =
        tipo === 'interno'
          ? contaDoInterno(hotsite, await internos.ler(contaUid))
          : contaDoCliente(hotsite, await clientes.ler(contaUid));
      if (conta === null) throw new ErroMartelo('TOKEN_INVALIDO');
      const semFator = fatorInterno && tipo === 'interno' && !(await fatores.ler(contaUid));
      const { uid, papeis } = conta;
      const acesso: EmVigor['acesso'] =
        conta.tipo === 'cliente'
          ? { tipo: 'cliente', hotsiteId: hotsite.id, cliUid: uid, papeis, sessao: sid }
          : { tipo: 'interno', hotsiteId: hotsite.id, hotsites: conta.hotsites, usuUid: uid, papeis };
      return { sessao, conta, acesso, semFator };
    },
    aoMudarConta(ouvinte) {
      ouvintes.add(ouvinte);
      return () => ouvintes.delete(ouvinte);
    },
  };
}
