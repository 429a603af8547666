import { type DireitoNoPatio, direitosDe } from '@martelo/shared/direitos-no-patio';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { ehInterno } from '@martelo/shared/papeis';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { COMITENTES, type ComitenteDeAlguem, comitentesDe, PAPEL_COMITENTE } from '../../casa/comitente.ts';
import { GRUPOS_COMITENTE } from '../../casa/grupo-comitente.ts';
import { MOTORISTAS } from '../../casa/motorista.ts';
import { PATIOS, soDosSeus } from '../../casa/patio.ts';
import { TRANSPORTADORAS } from '../../casa/transportadora.ts';
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

type AcessoDaCasa = Extract<Acesso, { tipo: 'interno' }>;
type AcessoDeFora = Extract<Acesso, { tipo: 'externo' }>;

/**
 * The one place that says whether a session still holds: by itself (see Sessoes), and because its account may still enter this brand.
 * REST, sockets and the other services all ask here; what was asked before is answered from memory until it is written.
 */
export interface Vigencia {
  /** TOKEN_INVALIDO when it does not. */
  exigir(sid: string, hotsite: RegrasHotsite): Promise<EmVigor>;
  /**
   * What one of the house may do on a brand now, for what is done on their behalf when no session of theirs is asked about; null of who may not
   * enter it.
   */
  daCasa(usuUid: string, hotsite: RegrasHotsite): Promise<AcessoDaCasa | null>;
  /** The same of an account of the house, whether any of its roles is of the house or none. */
  deQuem(usuUid: string, hotsite: RegrasHotsite): Promise<AcessoDaCasa | AcessoDeFora | null>;
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
  const vinculos = <T>(colecoes: readonly string[], consultar: (usuUid: string) => Promise<Vinculo<T>[]>) => {
    const lembrados = lembrar(consultar);
    /** Who was ever asked for: a few of the house. */
    const perguntados = new Set<string>();
    // Whom it was taken from, it names no more: all are asked for anew.
    for (const colecao of colecoes)
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
  const comitentesNaMarca = vinculos([COMITENTES.nome, GRUPOS_COMITENTE.nome], (uid) =>
    comitentesDe(registros, uid),
  );
  const patiosNaMarca = vinculos([PATIOS.nome], (uid) => patiosDe(registros, uid));
  const transportadorasNaMarca = vinculos([TRANSPORTADORAS.nome], (uid) => transportadorasDe(registros, uid));
  const motoristasNaMarca = vinculos([MOTORISTAS.nome], (uid) => motoristasDe(registros, uid));

  /** Of an account without one. */
  const acessoDeFora = async (
    { uid, papeis }: Extract<Conta, { tipo: 'interno' }>,
    { id }: RegrasHotsite,
  ): Promise<AcessoDeFora> => ({
    ...{ tipo: 'externo', hotsiteId: id, usuUid: uid, papeis },
    ...(papeis.includes('Externo - Transportadora') && {
      transportadoras: await transportadorasNaMarca(uid, id),
    }),
    ...(papeis.includes('Externo - Motorista') && { motoristas: await motoristasNaMarca(uid, id) }),
  });

  /** Of an account with a role of the house. */
  const acessoDaCasa = async (
    { uid, papeis, hotsites }: Extract<Conta, { tipo: 'interno' }>,
    { id }: RegrasHotsite,
    fatorEm?: number | null,
  ): Promise<AcessoDaCasa> => ({
    tipo: 'interno',
    hotsiteId: id,
    hotsites,
    usuUid: uid,
    papeis,
    ...(fatorEm !== undefined && { fatorEm }),
    ...(papeis.includes(PAPEL_COMITENTE) && peloQueResponde(await comitentesNaMarca(uid, id))),
    ...(soDosSeus(papeis) && peloQueFaz(await patiosNaMarca(uid, id))),
  });

  const deQuem: Vigencia['deQuem'] = async (usuUid, hotsite) => {
    const conta = contaDoInterno(hotsite, await internos.ler(usuUid), relogio());
    if (conta?.tipo !== 'interno') return null;
    if (fatorInterno && (await fatores.ler(usuUid)) !== true) return null;
    return ehInterno(conta.papeis) ? acessoDaCasa(conta, hotsite) : acessoDeFora(conta, hotsite);
  };

  return {
    async daCasa(usuUid, hotsite) {
      const acesso = await deQuem(usuUid, hotsite);
      return acesso?.tipo === 'interno' ? acesso : null;
    },
    deQuem,
    async exigir(sid, hotsite) {
      const sessao = await sessoes.valida(sid);
      if (sessao === null || sessao.hotsiteId !== hotsite.id) throw new ErroMartelo('TOKEN_INVALIDO');
      const { tipo, contaUid } = sessao;
      const conta =
        tipo === 'interno'
          ? contaDoInterno(hotsite, await internos.ler(contaUid), relogio(), sessao.aplicacao ?? 'site')
          : contaDoCliente(hotsite, await clientes.ler(contaUid));
      if (conta === null) throw new ErroMartelo('TOKEN_INVALIDO');
      const comFator = tipo === 'interno' && (await fatores.ler(contaUid)) === true;
      const semFator = fatorInterno && tipo === 'interno' && !comFator;
      const { uid, papeis } = conta;
      const acesso: EmVigor['acesso'] =
        conta.tipo === 'cliente'
          ? { tipo: 'cliente', hotsiteId: hotsite.id, cliUid: uid, papeis, sessao: sid }
          : !ehInterno(papeis)
            ? await acessoDeFora(conta, hotsite)
            : await acessoDaCasa(conta, hotsite, comFator ? (sessao.fatorEm ?? null) : undefined);
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

interface PatioDeAlguem {
  uid: string;
  direitos: readonly DireitoNoPatio[];
}

/** The yards that a person stands at, of every brand, in order of their `uid`. */
async function patiosDe(registros: Registros, usuUid: string) {
  const seus: Vinculo<PatioDeAlguem>[] = [];
  const filtros = [{ tipo: 'exata', campo: 'usuarios', valor: usuUid } as const, SEM_REMOVIDOS];
  for await (const { uid, hotsites, direitos } of registros.colecao(PATIOS).percorrer(SISTEMA, { filtros }))
    seus.push({ qual: { uid, direitos: direitosDe(direitos, usuUid) }, hotsites });
  return seus.toSorted((um, outro) => (um.qual.uid < outro.qual.uid ? -1 : 1));
}

const peloQueFaz = (seus: readonly PatioDeAlguem[]) => ({
  patios: seus.map(({ uid }) => uid),
  direitosNosPatios: Object.fromEntries(seus.map(({ uid, direitos }) => [uid, direitos])),
});

async function transportadorasDe(registros: Registros, usuUid: string) {
  const suas: Vinculo<number>[] = [];
  const filtros = [{ tipo: 'exata', campo: 'usuarios', valor: usuUid } as const, SEM_REMOVIDOS];
  for await (const um of registros.colecao(TRANSPORTADORAS).percorrer(SISTEMA, { filtros }))
    suas.push({ qual: um.id, hotsites: [um.hotsiteId] });
  return suas.toSorted((um, outro) => um.qual - outro.qual);
}

async function motoristasDe(registros: Registros, usuUid: string) {
  const seus: Vinculo<number>[] = [];
  const filtros = [{ tipo: 'exata', campo: 'usuUid', valor: usuUid } as const, SEM_REMOVIDOS];
  for await (const um of registros.colecao(MOTORISTAS).percorrer(SISTEMA, { filtros }))
    seus.push({ qual: um.id, hotsites: [um.hotsiteId] });
  return seus.toSorted((um, outro) => um.qual - outro.qual);
}

const peloQueResponde = (seus: readonly ComitenteDeAlguem[]) => ({
  comitentes: seus.map(({ id }) => id),
  gruposComitente: [...new Set(seus.flatMap(({ cogId }) => cogId ?? []))],
  carteiras: [...new Set(seus.flatMap(({ carteiraIds }) => carteiraIds))],
});
