import { redeDoEndereco } from '@martelo/shared/endereco-do-cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type {
  Aplicacao,
  Credenciais as PedidoDeEntrada,
  RespostaToken,
  ResultadoDeAcesso,
} from '@martelo/shared/sessao';
import { PLATAFORMA_DA, ROTULOS_PLATAFORMA } from '@martelo/shared/usuario';
import type { Limitador } from '../../api/limite.ts';
import type { Conta, Contas } from './contas.ts';
import type { Prova } from './credenciais.ts';
import type { Dispositivos } from './dispositivos.ts';
import type { HistoricoDeAcessos } from './historico-de-acessos.ts';
import { type Provas, provarFator, provarSenha } from './provar.ts';
import type { NovaSessao, Sessao, Sessoes } from './sessoes.ts';
import { type Tokens, VALIDADE_ACESSO_SEGUNDOS } from './tokens.ts';

interface Dependencias extends Provas {
  contas: Contas;
  sessoes: Sessoes;
  tokens: Tokens;
  dispositivos: Dispositivos;
  acessos: HistoricoDeAcessos;
  limitador: { quem: Limitador; conta: Limitador };
  /** Keeps that the owner is to be told of a device which the account did not know. @param sid of the session that it opened */
  avisarDispositivo(conta: Conta, hotsiteId: number, aparelho: string, sid: string): Promise<void>;
}

/** Where a login comes from. */
export interface Origem {
  ip: string;
  /** By the cookie that our sites set. */
  aparelho?: string | null;
  /** In words: "Chrome no Windows". */
  dispositivo: string;
  /** What the device keeps of earlier logins (see Dispositivos). */
  mostrados: string | undefined;
  /** Told whose account is asked for, whether or not they prove to be its owner: for the log. */
  anotar?(conta: Pick<Conta, 'tipo' | 'uid'>): void;
}

/**
 * Password, then second factor, then a session. Wrong e-mail and wrong password are the same answer after the same work.
 * CREDENCIAIS_INVALIDAS, CONTA_BLOQUEADA, SEGUNDO_FATOR, MUITAS_TENTATIVAS; PLATAFORMA_NAO_LIBERADA, to who has shown who they are alone.
 */
export async function entrar(
  d: Dependencias,
  hotsite: RegrasHotsite,
  pedido: PedidoDeEntrada,
  origem: Origem,
): Promise<RespostaToken> {
  const { conta: dono, epoca, comFator } = await identificarDono(d, hotsite, pedido, origem);
  const { permanecerLogado: permanecer, aplicacao } = pedido;
  const conta = await exigirPlataforma(d, hotsite, dono, { aplicacao, ...origem });
  const { dispositivo, ip: endereco, mostrados, aparelho = null } = origem;
  const como = { permanecer, aplicacao, dispositivo, endereco, aparelho, epoca, comFator };
  return abrirNoAparelho(d, hotsite, conta, como, mostrados);
}

/** A session on a device: the owner is told of one that the account did not know. @param mostrados what the device keeps of earlier logins */
export async function abrirNoAparelho(
  d: Parameters<typeof abrirSessao>[0] &
    Pick<Dependencias, 'dispositivos' | 'acessos' | 'avisarDispositivo'> & {
      credenciais: Pick<Dependencias['credenciais'], 'primeiraEntrada'>;
    },
  hotsite: RegrasHotsite,
  conta: Conta,
  como: Parameters<typeof abrirSessao>[3],
  mostrados: string | undefined,
): Promise<RespostaToken> {
  const conhecido = d.dispositivos.conhecido(mostrados, conta.uid) !== null;
  const { sid, ...resposta } = await abrirSessao(d, hotsite, conta, como);
  const { endereco, dispositivo } = como;
  await d.acessos.anotar(conta, hotsite.id, { resultado: 'ENTROU', endereco, dispositivo });
  // Kept before anybody has the session. The first device of an account is its owner's, who is about it.
  const primeira = await d.credenciais.primeiraEntrada(conta.uid);
  if (!conhecido && !primeira) await d.avisarDispositivo(conta, hotsite.id, como.dispositivo, sid);
  return { ...resposta, dispositivo: d.dispositivos.lembrar(mostrados, conta.uid) };
}

/** Whose account it is, who has shown it by password and second factor, and the epoch it was then. Refuses as `entrar`. */
export async function identificarDono(
  d: Provas & Pick<Dependencias, 'contas' | 'dispositivos' | 'acessos' | 'limitador'>,
  hotsite: RegrasHotsite,
  pedido: Pick<PedidoDeEntrada, 'email' | 'senha'> & Prova,
  { ip, mostrados, anotar, dispositivo }: Origem,
): Promise<{ conta: Conta; epoca: number; comFator: boolean }> {
  const conta = await d.contas.porEmail(hotsite, pedido.email);
  if (conta) anotar?.(conta);
  const conhecido = conta && d.dispositivos.conhecido(mostrados, conta.uid);
  const tentativa = {
    conta: conta?.uid ?? `${hotsite.id} ${pedido.email}`,
    // A device that the account knows tries by itself: what its neighbours behind one address do is not its doing.
    quem: conhecido ?? redeDoEndereco(ip),
    endereco: ip,
    conhecido: conhecido !== null,
  };
  d.limitador.quem.consumir(tentativa.quem);
  d.limitador.conta.consumir(`${tentativa.conta}\n${tentativa.quem}`);
  // Read before the password is: whoever changes it meanwhile ends what this opens.
  const epoca = conta ? await d.credenciais.epoca(conta.uid) : 0;
  /** What was judged and refused stands in the account's history. */
  const julgar = <R>(provado: Promise<R>): Promise<R> =>
    provado.catch(async (erro: unknown) => {
      const resultado = erro instanceof ErroMartelo ? RECUSAS[erro.codigo] : undefined;
      const pediuCodigo = !(pedido.codigo2fa || pedido.codigoRecuperacao) && resultado === 'CODIGO_ERRADO';
      if (conta !== null && resultado !== undefined && !pediuCodigo)
        await d.acessos.anotar(conta, hotsite.id, { resultado, endereco: ip, dispositivo });
      throw erro;
    });
  await julgar(provarSenha(d, tentativa, conta?.uid ?? null, pedido.senha));
  if (conta === null) throw new ErroMartelo('CREDENCIAIS_INVALIDAS');
  const comFator = await julgar(provarFator(d, tentativa, conta.uid, pedido));
  await d.bloqueio.acertou(tentativa);
  return { conta, epoca, comFator };
}

/**
 * The account as an application opens it, of who has shown that it is theirs: others learn nothing of what it comes in by. The refusal stands
 * in its history. @throws ErroMartelo PLATAFORMA_NAO_LIBERADA
 */
export async function exigirPlataforma(
  d: Pick<Dependencias, 'contas' | 'acessos'>,
  hotsite: RegrasHotsite,
  dono: Conta,
  { aplicacao, ip: endereco, dispositivo }: { aplicacao: Aplicacao } & Pick<Origem, 'ip' | 'dispositivo'>,
): Promise<Conta> {
  const conta = await d.contas.porUid(hotsite, dono.tipo, dono.uid, aplicacao);
  if (conta !== null) return conta;
  await d.acessos.anotar(dono, hotsite.id, { resultado: 'SEM_PLATAFORMA', endereco, dispositivo });
  throw new ErroMartelo('PLATAFORMA_NAO_LIBERADA', {
    plataforma: ROTULOS_PLATAFORMA[PLATAFORMA_DA[aplicacao]],
  });
}

const RECUSAS: Partial<Record<string, ResultadoDeAcesso>> = {
  CREDENCIAIS_INVALIDAS: 'SENHA_ERRADA',
  SEGUNDO_FATOR: 'CODIGO_ERRADO',
  SEGUNDO_FATOR_BLOQUEADO: 'FATOR_BLOQUEADO',
};

/** A session of an account that needs not, or no longer, prove who it is. */
export async function abrirSessao(
  d: Pick<Dependencias, 'sessoes' | 'tokens'>,
  hotsite: RegrasHotsite,
  conta: Conta,
  como: Pick<
    NovaSessao,
    'permanecer' | 'aplicacao' | 'dispositivo' | 'endereco' | 'aparelho' | 'epoca' | 'comFator'
  >,
): Promise<RespostaToken & { sid: string }> {
  const { sessao, refresh } = await d.sessoes.abrir({
    ...como,
    contaUid: conta.uid,
    tipo: conta.tipo,
    hotsiteId: hotsite.id,
  });
  return { ...(await responder(d, hotsite, conta, sessao, refresh)), sid: sessao.uid };
}

/**
 * The next tokens of a session, with the account's roles as they are now. No limit of time ends the session of a client with a
 * bid on an open lot. `seDisputa`: for them alone, nothing is renewed otherwise. TOKEN_INVALIDO; ACESSO_BLOQUEADO where the device that it
 * was opened on is kept from logging in, whatever device asks now.
 */
export async function renovar(
  d: Dependencias & {
    emDisputa(cliUid: string): Promise<boolean>;
    exigirAparelho(aparelho: string, hotsiteId: number): void;
  },
  hotsite: RegrasHotsite,
  refreshToken: string,
  seDisputa = false,
): Promise<RespostaToken> {
  const disputa = async ({ tipo, contaUid }: Sessao) => tipo === 'cliente' && d.emDisputa(contaUid);
  const atual = await d.sessoes.sessaoDo(refreshToken);
  if (seDisputa && (!atual || !(await disputa(atual)))) throw new ErroMartelo('TOKEN_INVALIDO');
  if (atual?.aparelho) d.exigirAparelho(atual.aparelho, hotsite.id);
  const { sessao, refresh } = await d.sessoes.renovar(refreshToken, hotsite.id, disputa);
  const conta = await d.contas.porUid(hotsite, sessao.tipo, sessao.contaUid, sessao.aplicacao);
  if (!conta) {
    await d.sessoes.encerrar(sessao.uid);
    throw new ErroMartelo('TOKEN_INVALIDO');
  }
  return responder(d, hotsite, conta, sessao, refresh);
}

/** `expires_in` counts from the round, not from now: a repeated answer is the same to the letter. */
async function responder(
  { tokens }: Pick<Dependencias, 'tokens'>,
  hotsite: RegrasHotsite,
  conta: Conta,
  sessao: Sessao,
  refresh: string,
): Promise<RespostaToken> {
  return {
    access_token: await tokens.emitir(sessao, conta, hotsite),
    token_type: 'Bearer',
    expires_in: VALIDADE_ACESSO_SEGUNDOS,
    refresh_token: refresh,
  };
}
