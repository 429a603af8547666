import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7 } from '@martelo/shared/identificador';
import { PAPEL_ENSAIO } from '@martelo/shared/papeis';
import type { RespostaToken } from '@martelo/shared/sessao';
import { SENHA_MINIMA, type Usuario, usuario } from '@martelo/shared/usuario';
import { type Clientes, criarClientes } from '../clientes/clientes.ts';
import { criarHotsites, type Hotsites } from '../hotsites/hotsites.ts';
import { rotasDeHotsites } from '../hotsites/rotas.ts';
import type { Autenticar } from '../http/chamador.ts';
import { criarLimitador, type Limitador } from '../http/limite.ts';
import type { Rota } from '../http/rota.ts';
import type { Fila } from '../jobs/fila.ts';
import type { Acesso, Registros } from '../records/records.ts';
import { criarBloqueio } from './bloqueio.ts';
import { abrirChaves, type Chaves } from './chaves.ts';
import type { Cofre } from './cofre.ts';
import { type Contas, criarContas, USUARIOS } from './contas.ts';
import { criarCredenciais } from './credenciais.ts';
import { abrirSessao } from './entrar.ts';
import { criarRedefinicao, type Redefinicao } from './redefinicao.ts';
import { rotasDeIdentidade } from './rotas.ts';
import { rotasRedefinicao } from './rotas-redefinicao.ts';
import { rotasSegundoFator } from './rotas-segundo-fator.ts';
import { exigirSenha } from './senha.ts';
import { criarSessoes } from './sessoes.ts';
import { criarTokens, type SessaoVerificada, VALIDADE_ACESSO_SEGUNDOS } from './tokens.ts';

export interface OpcoesIdentidade {
  registros: Registros;
  /** Where the keys are kept. */
  cofre: Cofre;
  /** Unix time in ms. */
  relogio?: () => number;
  /** Whether other processes share the records. */
  compartilhada?: boolean;
  /** False lifts the rate limits (MARTELO_LIMITES=0); the lockout stays. */
  limites?: boolean;
}

/** Brands, accounts, sessions and keys: who is who, for REST and sockets alike. */
export interface Identidade {
  /** All calls of identity, clients' registration and brands' rules. */
  rotas: Rota[];
  hotsites: Hotsites;
  clientes: Clientes;
  chaves: Chaves;
  autenticar: Autenticar;
  /** As `autenticar`, with the session and the token's end: what a socket lives by. TOKEN_INVALIDO. */
  verificar(token: string, hotsite: { id: number; subdominio: string }): Promise<SessaoVerificada>;
  /** Called with the sid when a session ends (logout, reuse, block): its sockets are to be closed. */
  aoEncerrarSessao(ouvinte: (sid: string) => void): () => void;
  /** JA_EXISTE; SENHA_FRACA below `senhaMinima`, which only demo accounts lower: their password is the operator's choice. */
  criarUsuario(
    dados: Omit<Usuario, 'uid' | 'id' | 'situacao'> & { senha: string; senhaMinima?: number },
  ): Promise<Usuario>;
  /** Blocks or frees an internal user; blocking ends their sessions. */
  bloquearUsuario(uid: string, bloquear: boolean): Promise<void>;
  contas: Contas;
  /** New passwords by e-mail; the calls need somewhere to leave their letters. */
  redefinicao: Redefinicao;
  rotasDeRedefinicao(fila: Pick<Fila, 'enfileirar'>): Rota[];
  /** A session of a rehearsal bidder, who has no password. NAO_ENCONTRADO for any other account. */
  sessaoDeEnsaio(hotsite: RegrasHotsite, cliUid: string): Promise<RespostaToken>;
  /** Base32 secret of an authenticator app, or null to switch the second factor off. */
  definirSegundoFator(contaUid: string, segredo: string | null): Promise<void>;
}

const SISTEMA: Acesso = { tipo: 'sistema' };

export async function criarIdentidade(opcoes: OpcoesIdentidade): Promise<Identidade> {
  const { registros, cofre, relogio = Date.now, limites = true, compartilhada = false } = opcoes;
  const limitar = (capacidade: number, reposicaoMs: number): Limitador =>
    criarLimitador({ capacidade, reposicaoMs, relogio, ativo: limites });
  const chaves = await abrirChaves(cofre, relogio);
  const hotsites = await criarHotsites(registros, compartilhada);
  const credenciais = criarCredenciais(registros, chaves, relogio);
  const usuarios = registros.colecao(USUARIOS);
  const clientes = criarClientes({
    registros,
    hotsites,
    credenciais,
    relogio,
    limitador: limitar(60, 5_000),
    emailReservado: async (email) => (await usuarios.obterPor(SISTEMA, 'email', email)) !== null,
  });
  const sessoes = await criarSessoes(
    registros,
    chaves,
    relogio,
    VALIDADE_ACESSO_SEGUNDOS * 1000,
    compartilhada,
  );
  const tokens = criarTokens(chaves, relogio, sessoes.encerrada);
  const contas = criarContas(registros);

  const bloqueio = criarBloqueio(registros, relogio);
  const redefinicao = criarRedefinicao({
    registros,
    chaves,
    contas,
    credenciais,
    bloqueio,
    sessoes,
    relogio,
  });

  return {
    rotas: [
      ...rotasDeIdentidade({
        contas,
        credenciais,
        bloqueio,
        sessoes,
        tokens,
        chaves,
        limitador: { ip: limitar(100, 1_000), email: limitar(30, 2_000) },
        situacaoDoCliente: clientes.situacaoDoCliente,
      }),
      ...rotasSegundoFator({ credenciais, bloqueio, sessoes, limitador: limitar(10, 5_000), relogio }),
      ...clientes.rotas,
      ...rotasDeHotsites(hotsites),
    ],
    hotsites,
    clientes,
    chaves,
    autenticar: async (token, hotsite) => (await tokens.verificar(token, hotsite)).acesso,
    verificar: tokens.verificar as Identidade['verificar'],
    aoEncerrarSessao: sessoes.aoEncerrar,
    async criarUsuario({ senha, senhaMinima = SENHA_MINIMA.interno, ...dados }) {
      exigirSenha(senha, senhaMinima);
      const novo = usuario.parse({ ...dados, uid: uuidv7(), id: await registros.proximoId('usuario') });
      return credenciais.comSenha(novo.uid, senha, () => usuarios.inserir(SISTEMA, novo));
    },
    async bloquearUsuario(uid, bloquear) {
      const antes = await usuarios.obter(SISTEMA, uid);
      if (!antes) throw new ErroMartelo('NAO_ENCONTRADO');
      await usuarios.salvar(SISTEMA, { ...antes, situacao: bloquear ? 'BLOQUEADO' : 'ATIVO' }, antes.revisao);
      if (bloquear) await sessoes.encerrarDaConta(uid);
    },
    contas,
    redefinicao,
    rotasDeRedefinicao: (fila) =>
      rotasRedefinicao({
        redefinicao,
        fila,
        agora: relogio,
        // A few letters an hour to anybody; links cannot be guessed, trying is only kept cheap.
        limitador: {
          pedidos: limitar(10, 60_000),
          email: limitar(3, 20 * 60_000),
          tentativas: limitar(60, 1_000),
        },
      }),
    async sessaoDeEnsaio(hotsite, cliUid) {
      const conta = await contas.porUid(hotsite, 'cliente', cliUid);
      if (!conta?.papeis.includes(PAPEL_ENSAIO)) throw new ErroMartelo('NAO_ENCONTRADO');
      return abrirSessao({ sessoes, tokens }, hotsite, conta, false);
    },
    definirSegundoFator: credenciais.definirSegundoFator,
  };
}
