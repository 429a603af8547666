import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7 } from '@martelo/shared/identificador';
import { PAPEL_ENSAIO } from '@martelo/shared/papeis';
import type { RespostaToken } from '@martelo/shared/sessao';
import { SENHA_MINIMA, type Usuario, usuario } from '@martelo/shared/usuario';
import type { Request } from 'express';
import type { Autenticar } from '../../api/chamador.ts';
import { criarLimitador, type Limitador } from '../../api/limite.ts';
import type { Chamador, Rota } from '../../api/rota.ts';
import type { CargaTarefa, Fila } from '../../jobs/fila.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { completarApelidosLidos } from '../clientes/apelido.ts';
import { type Clientes, criarClientes } from '../clientes/clientes.ts';
import { criarConvites } from '../convites/convites.ts';
import { criarDocumentosLegais } from '../marcas/documentos-legais.ts';
import { criarHotsites, type Hotsites } from '../marcas/hotsites.ts';
import { rotasDeHotsites } from '../marcas/rotas.ts';
import { rotasDosDocumentos } from '../marcas/rotas-documentos.ts';
import { USUARIOS } from '../usuarios/registro.ts';
import { criarAcessosUnicos } from './acesso-unico.ts';
import { criarBloqueio } from './bloqueio.ts';
import { AVISO_CADASTRO_REPETIDO, cartaDoLink, cartaDoNovoDispositivo } from './cartas.ts';
import { abrirChaves, type Chaves } from './chaves.ts';
import type { Cofre } from './cofre.ts';
import { type Contas, criarContas } from './contas.ts';
import { criarCredenciais, type Prova } from './credenciais.ts';
import { criarDispositivos } from './dispositivos.ts';
import { abrirSessao } from './entrar.ts';
import { criarHistoricoDeAcessos } from './historico-de-acessos.ts';
import { criarQuemEsta, tentativaDa } from './na-sessao.ts';
import { provarFator, provarSenha } from './provar.ts';
import { criarRedefinicao, type Redefinicao } from './redefinicao.ts';
import { rotasDeIdentidade } from './rotas.ts';
import { rotasDoAcessoUnico } from './rotas-acesso-unico.ts';
import { rotasDaMarca } from './rotas-marca.ts';
import { rotasRedefinicao } from './rotas-redefinicao.ts';
import { rotasSegundoFator } from './rotas-segundo-fator.ts';
import { rotasSessoes } from './rotas-sessoes.ts';
import { criarSegredosAConfirmar } from './segredo-a-confirmar.ts';
import { exigirSenha } from './senha.ts';
import { criarSessoes } from './sessoes.ts';
import { criarTokens, type SessaoVerificada } from './tokens.ts';
import { criarVigencia, type EmVigor } from './vigencia.ts';

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
  /** Origin of a brand without a domain of its own (MARTELO_STOREFRONT_PUBLICO). */
  molde?: string;
  /** Address of a brand's site. */
  siteDe?: (hotsite: RegrasHotsite) => string;
  /** Whether the house's people must have a second factor (MARTELO_2FA_INTERNO). */
  fatorInterno?: boolean;
  /** Whether a client has a bid on a lot that is still open: no limit of time logs them out then. */
  emDisputa?: (cliUid: string) => Promise<boolean>;
  /** @throws ErroMartelo ACESSO_BLOQUEADO to a device that is kept from logging in */
  exigirAparelho?: (aparelho: string, hotsiteId: number) => void;
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
  verificar(token: string, hotsite: RegrasHotsite): Promise<Conectado & { expiraEm: number }>;
  /** What a session that was verified may do now. TOKEN_INVALIDO when it holds no more. */
  conferir(sid: string, hotsite: RegrasHotsite): Promise<Conectado>;
  /** The device that a session was opened on; null where none is known. */
  aparelhoDaSessao(sid: string): Promise<string | null>;
  /** Called with the sid when a session ends (logout, reuse): its sockets are to be closed. */
  aoEncerrarSessao(ouvinte: (sid: string) => void): () => void;
  /** Called with an account whose standing, roles, password or second factor were written: its sockets are to be looked at. */
  aoMudarConta(ouvinte: (contaUid: string) => void): () => void;
  /** JA_EXISTE; SENHA_FRACA, SENHA_COMUM but for demo accounts, whose password is the operator's choice. */
  criarUsuario(
    dados: Omit<Usuario, 'uid' | 'id' | 'situacao'> & { uid?: string; senha: string; demonstracao?: boolean },
  ): Promise<Usuario>;
  /** Ends every session of an account. */
  encerrarSessoesDe(contaUid: string): Promise<void>;
  contas: Contas;
  /** New passwords by e-mail. */
  redefinicao: Redefinicao;
  /** The calls that leave letters: new passwords, second factor, sessions. */
  rotasComCorreio(fila: Pick<Fila, 'enfileirar'>): Rota[];
  /** A session of a rehearsal bidder, who has no password. NAO_ENCONTRADO for any other account. */
  sessaoDeEnsaio(hotsite: RegrasHotsite, cliUid: string): Promise<RespostaToken>;
  /**
   * That it is the account's owner who asks: the password, and the second factor of who has one, counted as at the login.
   * TOKEN_INVALIDO, CREDENCIAIS_INVALIDAS, CONTA_BLOQUEADA, SEGUNDO_FATOR, MUITAS_TENTATIVAS
   */
  provarDono(req: Request, chamador: Chamador, prova: ProvaDoDono): Promise<void>;
  /**
   * Takes away a second factor that has been blocked since `desde` (Unix ms), and the password with it; a letter of the brand makes the next.
   * Bears repetition.
   */
  liberarFatorBloqueado(qual: { contaUid: string; desde: number; hotsiteId: number }): Promise<void>;
  /** What one of the house may do on a brand now, without a session; null of who may not enter it. */
  acessoDaCasa(usuUid: string, hotsite: RegrasHotsite): Promise<Acesso | null>;
  /** The same of an account that works with the house, in it or not. */
  acessoDeQuem(usuUid: string, hotsite: RegrasHotsite): Promise<Acesso | null>;
  /** Grows when all sessions of an account end. */
  epoca(contaUid: string): Promise<number>;
  /** The internal user of an e-mail; null when there is none. */
  internoDoEmail(email: string): Promise<string | null>;
  /** Ends an account for good: no session, password or second factor is left. Bears repetition. */
  encerrarConta(contaUid: string): Promise<void>;
  /** Base32 secret of an authenticator app, or null to switch the second factor off. */
  definirSegundoFator(contaUid: string, segredo: string | null): Promise<void>;
}

/** What proves that it is the account's owner who asks. */
export type ProvaDoDono = { senha: string } & Prova;

/** Who is at the other end of a socket. */
export interface Conectado {
  acesso: Acesso;
  sid: string;
  contaUid: string;
}

/** After so long is looked for what another process wrote, and no notice told of. */
const CONFERENCIA_MS = 15_000;

/** Where the site lets an account see to its own security. */
const SEGURANCA = '/minha-conta/seguranca';

export async function criarIdentidade(opcoes: OpcoesIdentidade): Promise<Identidade> {
  const { registros, cofre, relogio = Date.now, limites = true, compartilhada = false } = opcoes;
  const fatorInterno = opcoes.fatorInterno ?? false;
  const limitar = (capacidade: number, reposicaoMs: number): Limitador =>
    criarLimitador({ capacidade, reposicaoMs, relogio, ativo: limites });
  const chaves = await abrirChaves(cofre, relogio);
  const hotsites = await criarHotsites(registros, compartilhada, opcoes.molde);
  const documentos = await criarDocumentosLegais(registros, compartilhada ? CONFERENCIA_MS : null);
  const credenciais = criarCredenciais(registros, chaves, relogio);
  const usuarios = registros.colecao(USUARIOS);
  const internoDoEmail = async (email: string) =>
    (await usuarios.obterPor(SISTEMA, 'email', email))?.uid ?? null;
  const clientes = criarClientes({
    registros,
    hotsites,
    documentos,
    credenciais,
    relogio,
    limitador: limitar(60, 5_000),
    convites: criarConvites(registros, relogio),
    internoDoEmail,
  });
  // Nobody waits for it, and what a failing store leaves undone is done at the next start.
  completarApelidosLidos(registros).catch(() => {});
  const compartilhadas = compartilhada;
  const sessoes = criarSessoes({ registros, chaves, credenciais, relogio, compartilhadas });
  const vigencia = criarVigencia({
    ...{ registros, sessoes, credenciais, relogio, fatorInterno, compartilhadas },
  });
  const tokens = criarTokens(chaves, relogio, vigencia);
  const contas = criarContas(registros, relogio);
  const quemEsta = criarQuemEsta(tokens);
  const unicos = criarAcessosUnicos({ registros, chaves, contas, credenciais, sessoes, relogio });

  const bloqueio = criarBloqueio(registros, relogio);
  const dispositivos = criarDispositivos(chaves);
  const acessos = criarHistoricoDeAcessos(registros, relogio);
  // Without a queue nobody is told anything.
  let avisarDispositivo: Parameters<typeof rotasDeIdentidade>[0]['avisarDispositivo'] = async () => {};
  const redefinicao = criarRedefinicao({ registros, chaves, contas, credenciais, bloqueio, relogio });
  const provas = limitar(10, 5_000);
  const doLogin = { quem: limitar(100, 1_000), conta: limitar(30, 2_000) };
  const segundoFatorObrigatorio = ({ conta }: SessaoVerificada, hotsite: RegrasHotsite): boolean =>
    conta.tipo === 'interno' ? fatorInterno : hotsite.segundoFatorObrigatorio === true;
  const conectado = ({ sessao, acesso, semFator }: EmVigor): Conectado => ({
    // Who has yet to switch on a second factor looks on as a visitor.
    acesso: semFator ? { tipo: 'anonimo', hotsiteId: sessao.hotsiteId } : acesso,
    sid: sessao.uid,
    contaUid: sessao.contaUid,
  });

  return {
    rotas: [
      ...rotasDeIdentidade({
        contas,
        credenciais,
        bloqueio,
        dispositivos,
        acessos,
        sessoes,
        tokens,
        quemEsta,
        chaves,
        limitador: doLogin,
        segundoFatorObrigatorio,
        situacaoDoCliente: clientes.situacaoDoCliente,
        emDisputa: opcoes.emDisputa ?? (async () => false),
        exigirAparelho: opcoes.exigirAparelho ?? (() => {}),
        avisarDispositivo: (...quem) => avisarDispositivo(...quem),
      }),
      ...rotasDoAcessoUnico({
        ...{ contas, credenciais, bloqueio, dispositivos, acessos, sessoes, tokens, limitador: doLogin },
        unicos,
        tentativas: limitar(60, 1_000),
        avisarDispositivo: (...quem) => avisarDispositivo(...quem),
      }),
      ...rotasDaMarca({
        ...{ contas, hotsites, quemEsta, unicos, limitador: limitar(20, 3_000) },
        siteDe: opcoes.siteDe ?? (({ subdominio }) => `http://${subdominio}.localhost`),
      }),
      ...clientes.rotas,
      ...rotasDeHotsites(hotsites),
      ...rotasDosDocumentos(documentos, hotsites),
    ],
    hotsites,
    clientes,
    chaves,
    async autenticar(token, hotsite, semSegundoFator) {
      const { acesso, semFator } = await tokens.verificar(token, hotsite);
      if (semFator && !semSegundoFator) throw new ErroMartelo('SEGUNDO_FATOR_A_ATIVAR', { acao: SEGURANCA });
      return acesso;
    },
    async verificar(token, hotsite) {
      const verificada = await tokens.verificar(token, hotsite);
      return { ...conectado(verificada), expiraEm: verificada.expiraEm };
    },
    conferir: async (sid, hotsite) => conectado(await vigencia.exigir(sid, hotsite)),
    acessoDaCasa: vigencia.daCasa,
    acessoDeQuem: vigencia.deQuem,
    aparelhoDaSessao: async (sid) => (await sessoes.valida(sid))?.aparelho ?? null,
    aoEncerrarSessao: sessoes.aoEncerrar,
    aoMudarConta: vigencia.aoMudarConta,
    async criarUsuario({ senha, demonstracao = false, ...dados }) {
      if (!demonstracao) exigirSenha(senha, SENHA_MINIMA.interno, [dados.email, dados.nome]);
      const novo = usuario.parse({ uid: uuidv7(), ...dados, id: await registros.proximoId('usuario') });
      return credenciais.comSenha(novo.uid, senha, () => usuarios.inserir(SISTEMA, novo));
    },
    encerrarSessoesDe: (contaUid) => sessoes.encerrarDaConta(contaUid),
    contas,
    redefinicao,
    rotasComCorreio(fila) {
      const avisar = (nome: string, carga: CargaTarefa) =>
        fila.enfileirar({ nome, carga, chave: `${nome}:${uuidv7()}` });
      avisarDispositivo = async (conta, hotsiteId, aparelho, sid) => {
        const { nome, dados } = cartaDoNovoDispositivo(conta, hotsiteId, relogio(), aparelho);
        await fila.enfileirar({ nome, carga: dados, chave: sid });
      };
      // Nothing is written but the letter itself, if there is such an account: it is kept by its own job.
      const enviarLink = ({ email }: { email: string }, hotsiteId: number) => {
        const { nome, dados } = cartaDoLink(email, hotsiteId, relogio());
        return avisar(nome, dados);
      };
      // Somebody else's typing is worth a few letters, however often it is tried.
      const repetidos = limitar(3, 60 * 60_000);
      clientes.aoRepetir(({ uid, tipo }, { id: hotsiteId }) => {
        const carga = { hotsiteId, contaUid: uid, tipo, instante: relogio() };
        if (repetidos.deixa(uid)) avisar(AVISO_CADASTRO_REPETIDO, carga).catch(() => {});
      });
      return [
        ...rotasRedefinicao({
          ...{ redefinicao, dispositivos, enviarLink },
          // A few letters an hour to anybody; links cannot be guessed, trying is only kept cheap.
          limitador: {
            pedidos: limitar(10, 60_000),
            deQuem: limitar(3, 20 * 60_000),
            cartas: limitar(6, 20 * 60_000),
            tentativas: limitar(60, 1_000),
          },
        }),
        ...rotasSegundoFator({
          ...{ credenciais, bloqueio, quemEsta, sessoes, relogio },
          segredos: criarSegredosAConfirmar(chaves, relogio),
          limitador: limitar(10, 5_000),
          obrigatorio: segundoFatorObrigatorio,
        }),
        ...rotasSessoes({
          ...{ registros, hotsites, credenciais, bloqueio, sessoes, vigencia, acessos, quemEsta, relogio },
          limitador: limitar(10, 5_000),
        }),
      ];
    },
    async sessaoDeEnsaio(hotsite, cliUid) {
      const conta = await contas.porUid(hotsite, 'cliente', cliUid);
      if (!conta?.papeis.includes(PAPEL_ENSAIO)) throw new ErroMartelo('NAO_ENCONTRADO');
      const como = { aplicacao: 'site', dispositivo: 'Ensaio', endereco: '', permanecer: false } as const;
      const epoca = await credenciais.epoca(conta.uid);
      const { sid: _, ...sessao } = await abrirSessao({ sessoes, tokens }, hotsite, conta, {
        ...como,
        epoca,
      });
      return sessao;
    },
    async provarDono(req, chamador, { senha, ...prova }) {
      const quem = await quemEsta(req, chamador);
      provas.consumir(quem.sessao.uid);
      const tentativa = tentativaDa(quem);
      await provarSenha({ credenciais, bloqueio }, tentativa, quem.conta.uid, senha, 'Senha incorreta.');
      await provarFator({ credenciais, bloqueio }, tentativa, quem.conta.uid, prova);
      await bloqueio.acertou(tentativa);
    },
    async liberarFatorBloqueado({ contaUid, desde, hotsiteId }) {
      const marca = hotsites.porId(hotsiteId);
      const conta =
        marca &&
        ((await contas.porUid(marca, 'interno', contaUid)) ??
          (await contas.porUid(marca, 'cliente', contaUid)));
      if (!conta) throw new ErroMartelo('NAO_ENCONTRADO');
      await credenciais.liberarBloqueado(
        contaUid,
        desde,
        cartaDoLink(conta.email, hotsiteId, relogio(), true),
      );
    },
    epoca: credenciais.epoca,
    internoDoEmail,
    async encerrarConta(contaUid) {
      await sessoes.encerrarDaConta(contaUid);
      await credenciais.encerrar(contaUid);
    },
    async definirSegundoFator(contaUid, segredo) {
      if (segredo === null) await credenciais.desligarSegundoFator(contaUid);
      else await credenciais.ativarSegundoFator(contaUid, segredo, 0);
    },
  };
}
