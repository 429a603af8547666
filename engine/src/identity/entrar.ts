import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Credenciais as PedidoDeEntrada, RespostaToken } from '@martelo/shared/sessao';
import type { Bloqueio } from './bloqueio.ts';
import type { Conta, Contas } from './contas.ts';
import type { Credenciais } from './credenciais.ts';
import type { Sessao, Sessoes } from './sessoes.ts';
import { type Tokens, VALIDADE_ACESSO_SEGUNDOS } from './tokens.ts';

interface Dependencias {
  contas: Contas;
  credenciais: Credenciais;
  bloqueio: Bloqueio;
  sessoes: Sessoes;
  tokens: Tokens;
}

/**
 * Password, then second factor, then a session. Wrong e-mail and wrong password are the same answer after the same work.
 * CREDENCIAIS_INVALIDAS, CONTA_BLOQUEADA, SEGUNDO_FATOR.
 */
export async function entrar(
  d: Dependencias,
  hotsite: RegrasHotsite,
  pedido: PedidoDeEntrada,
): Promise<RespostaToken> {
  const conta = await d.contas.porEmail(hotsite, pedido.email);
  const chave = conta?.uid ?? `${hotsite.id} ${pedido.email}`;
  await d.bloqueio.exigirLivre(chave);
  if (!(await d.credenciais.senhaConfere(conta?.uid ?? null, pedido.senha)) || conta === null) {
    await d.bloqueio.falhou(chave);
    throw new ErroMartelo('CREDENCIAIS_INVALIDAS');
  }
  switch (await d.credenciais.segundoFator(conta.uid, pedido.codigo2fa ?? null)) {
    case 'faltando':
      throw new ErroMartelo('SEGUNDO_FATOR');
    case 'errado':
      await d.bloqueio.falhou(chave);
      throw new ErroMartelo(
        'SEGUNDO_FATOR',
        {},
        'Código incorreto ou já usado. Informe o código atual de 6 dígitos.',
      );
    case 'desligado':
    case 'aceito':
      await d.bloqueio.acertou(chave);
  }
  return abrirSessao(d, hotsite, conta, pedido.permanecerLogado);
}

/** A session of an account that needs not, or no longer, prove who it is. */
export async function abrirSessao(
  d: Pick<Dependencias, 'sessoes' | 'tokens'>,
  hotsite: RegrasHotsite,
  conta: Conta,
  permanecer: boolean,
): Promise<RespostaToken> {
  const { sessao, refresh } = await d.sessoes.abrir({
    contaUid: conta.uid,
    tipo: conta.tipo,
    hotsiteId: hotsite.id,
    permanecer,
  });
  return responder(d, hotsite, conta, sessao, refresh);
}

/** The next tokens of a session, with the account's roles as they are now. TOKEN_INVALIDO. */
export async function renovar(
  d: Dependencias,
  hotsite: RegrasHotsite,
  refreshToken: string,
): Promise<RespostaToken> {
  const { sessao, refresh } = await d.sessoes.renovar(refreshToken, hotsite.id);
  const conta = await d.contas.porUid(hotsite, sessao.tipo, sessao.contaUid);
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
