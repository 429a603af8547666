import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { ehInterno } from '@martelo/shared/papeis';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { COMITENTES, PAPEL_COMITENTE } from '../../casa/comitente.ts';
import { PATIOS, soDosSeus } from '../../casa/patio.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { criarLembranca } from '../../records/lembranca.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { CLIENTES } from '../clientes/registro.ts';
import { USUARIOS } from '../usuarios/registro.ts';
import { type Conta, contaDoCliente, contaDoInterno } from './contas.ts';
import { CREDENCIAIS, type Credenciais } from './credenciais.ts';
import type { Sessao, Sessoes } from './sessoes.ts';

/** What a session comes to now. */
export interface EmVigor {
  sessao: Sessao;
  /** With the roles and brands of this moment, whatever a token says. */
  conta: Conta;
  acesso: Extract<Acesso, { tipo: 'cliente' | 'interno' | 'externo' }>;
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
  /** What names a person of the house, by brand; `ler` gives those of all brands, in order. */
  const vinculos = <T>(colecao: string, consultar: (usuUid: string) => Promise<Vinculo<T>[]>) => {
    const lembrados = lembrar(consultar);
    /** Who was ever asked for: a few of the house. */
    const perguntados = new Set<string>();
    // Whom it was taken from, it names no more: all are asked for anew.
    registros.aoEscrever(colecao, () => {
      for (const uid of perguntados) lembrados.esquecer(uid);
      for (const uid of perguntados) for (const ouvinte of ouvintes) ouvinte(uid);
    });
    return async (uid: string, hotsiteId: number): Promise<T[]> => {
      perguntados.add(uid);
      const seus = (await lembrados.ler(uid)) ?? [];
      return seus.filter(({ hotsites }) => hotsites.includes(hotsiteId)).map(({ qual }) => qual);
    };
  };
  const comitentesNaMarca = vinculos(COMITENTES.nome, (uid) => comitentesDe(registros, uid));
  const patiosNaMarca = vinculos(PATIOS.nome, (uid) => patiosDe(registros, uid));

  return {
    async exigir(sid, hotsite) {
      const sessao = await sessoes.valida(sid);
      if (sessao === null || sessao.hotsiteId !== hotsite.id) throw new ErroMartelo('TOKEN_INVALIDO');
      const { tipo, contaUid } = sessao;
      const conta =
        tipo === 'interno'
          ? contaDoInterno(hotsite, await internos.ler(contaUid), relogio())
          : contaDoCliente(hotsite, await clientes.ler(contaUid));
      if (conta === null) throw new ErroMartelo('TOKEN_INVALIDO');
      const comFator = tipo === 'interno' && (await fatores.ler(contaUid)) === true;
      const semFator = fatorInterno && tipo === 'interno' && !comFator;
      const { uid, papeis } = conta;
      const acesso: EmVigor['acesso'] =
        conta.tipo === 'cliente'
          ? { tipo: 'cliente', hotsiteId: hotsite.id, cliUid: uid, papeis, sessao: sid }
          : !ehInterno(papeis)
            ? { tipo: 'externo', hotsiteId: hotsite.id, usuUid: uid, papeis }
            : {
                tipo: 'interno',
                hotsiteId: hotsite.id,
                hotsites: conta.hotsites,
                usuUid: uid,
                papeis,
                ...(comFator && { fatorEm: sessao.fatorEm ?? null }),
                ...(papeis.includes(PAPEL_COMITENTE) && {
                  comitentes: await comitentesNaMarca(uid, hotsite.id),
                }),
                ...(soDosSeus(papeis) && { patios: await patiosNaMarca(uid, hotsite.id) }),
              };
      return { sessao, conta, acesso, semFator };
    },
    aoMudarConta(ouvinte) {
      ouvintes.add(ouvinte);
      return () => ouvintes.delete(ouvinte);
    },
  };
}

/** Something that names a person, and the brands it is of. */
interface Vinculo<T> {
  qual: T;
  hotsites: readonly number[];
}

/** The yards that a person stands at, of every brand, by `uid`. */
async function patiosDe(registros: Registros, usuUid: string) {
  const seus: Vinculo<string>[] = [];
  const filtros = [{ tipo: 'exata', campo: 'usuarios', valor: usuUid } as const, SEM_REMOVIDOS];
  for await (const { uid, hotsites } of registros.colecao(PATIOS).percorrer(SISTEMA, { filtros }))
    seus.push({ qual: uid, hotsites });
  return seus.toSorted((um, outro) => (um.qual < outro.qual ? -1 : 1));
}

/** The consignors that a person answers for, of every brand, by `id`. */
async function comitentesDe(registros: Registros, usuUid: string) {
  const seus: Vinculo<number>[] = [];
  const filtros = [{ tipo: 'exata', campo: 'usuarios', valor: usuUid } as const, SEM_REMOVIDOS];
  for await (const { id, hotsites } of registros.colecao(COMITENTES).percorrer(SISTEMA, { filtros }))
    seus.push({ qual: id, hotsites });
  return seus.toSorted((um, outro) => um.qual - outro.qual);
}
