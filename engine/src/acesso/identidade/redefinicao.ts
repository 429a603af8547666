import { randomBytes, timingSafeEqual } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { RedefinicaoValida } from '@martelo/shared/sessao';
import { SENHA_MINIMA } from '@martelo/shared/usuario';
import { z } from 'zod';
import { SISTEMA } from '../../records/acesso.ts';
import type { DefinicaoColecao, Registro, Registros } from '../../records/records.ts';
import type { Bloqueio } from './bloqueio.ts';
import { cartaDaSenhaNova } from './cartas.ts';
import type { Chaves } from './chaves.ts';
import type { Conta, Contas } from './contas.ts';
import type { Credenciais } from './credenciais.ts';
import { exigirSenha } from './senha.ts';

const redefinicao = z.strictObject({
  uid: z.guid(),
  contaUid: z.guid(),
  tipo: z.enum(['cliente', 'interno']),
  hotsiteId: z.int(),
  /** 128 random bits that, with the engine's secret, make the link's token. */
  sal: z.string(),
  expiraEm: z.number(),
  usadaEm: z.number().nullable(),
});
type PedidoGuardado = z.output<typeof redefinicao>;

export const REDEFINICOES: DefinicaoColecao<PedidoGuardado> = {
  nome: 'redefinicoes',
  schema: redefinicao,
  indices: { contaUid: { tipo: 'texto' }, expiraEm: { tipo: 'inteiro' } },
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/** How long a link is good. */
export const VALIDADE_REDEFINICAO_MS = 60 * 60_000;

interface Dependencias {
  registros: Registros;
  chaves: Chaves;
  contas: Contas;
  credenciais: Credenciais;
  bloqueio: Bloqueio;
  relogio: () => number;
}

/**
 * New passwords for who forgot theirs. A link's token is `<uid>.<256-bit HMAC under the request's salt and the engine's secret>`:
 * nothing in the records is or reveals one. It is good for an hour (an invitation's for a day), once, and only while it is the account's newest.
 */
export interface Redefinicao {
  /**
   * Makes a link's token for the account of an e-mail; null when there is none. The same `uid` again gives the same token: a job that
   * is run twice sends one and the same letter.
   */
  emitir(
    uid: string,
    hotsite: RegrasHotsite,
    email: string,
    /** How long it is good, ms: an hour where nothing is said. */
    validadeMs?: number,
  ): Promise<{ conta: Conta; token: string } | null>;
  /** REDEFINICAO_INVALIDA: unknown, forged, used, expired, of another brand, or of an account that may not enter any more. */
  conferir(hotsite: RegrasHotsite, token: string): Promise<RedefinicaoValida>;
  /** Uses the link up, changes the password, ends every session, and tells the owner by letter. REDEFINICAO_INVALIDA, SENHA_FRACA, SENHA_COMUM. */
  confirmar(hotsite: RegrasHotsite, token: string, senha: string): Promise<Conta>;
  /** Takes back the links of an account: they went to an address that is its own no more. */
  esquecer(contaUid: string): Promise<void>;
}

export function criarRedefinicao(d: Dependencias): Redefinicao {
  const { registros, chaves, contas, relogio } = d;
  const colecao = registros.colecao(REDEFINICOES);

  const assinatura = ({ uid, sal }: Pick<PedidoGuardado, 'uid' | 'sal'>) =>
    chaves.derivar('redefinicao', `${uid}.${sal}`);
  const tokenDo = (pedido: PedidoGuardado) => `${pedido.uid}.${assinatura(pedido).toString('base64url')}`;

  const daConta = (contaUid: string) =>
    colecao.percorrer(SISTEMA, { filtros: [{ tipo: 'exata', campo: 'contaUid', valor: contaUid }] });

  const ler = async (
    hotsite: RegrasHotsite,
    token: string,
  ): Promise<{ pedido: Registro<PedidoGuardado>; conta: Conta }> => {
    const partes = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token);
    const pedido = partes && (await colecao.obter(SISTEMA, partes[1] as string));
    const genuino =
      pedido && timingSafeEqual(assinatura(pedido), Buffer.from(partes[2] as string, 'base64url'));
    if (
      !genuino ||
      pedido.hotsiteId !== hotsite.id ||
      pedido.usadaEm !== null ||
      pedido.expiraEm <= relogio()
    )
      throw new ErroMartelo('REDEFINICAO_INVALIDA');
    const conta = await contas.porUid(hotsite, pedido.tipo, pedido.contaUid);
    if (conta === null) throw new ErroMartelo('REDEFINICAO_INVALIDA');
    return { pedido, conta };
  };

  const esquecer = async (contaUid: string): Promise<void> => {
    for await (const { uid, revisao } of daConta(contaUid))
      await colecao.remover(SISTEMA, uid, revisao).catch(() => undefined);
  };

  return {
    esquecer,
    async emitir(uid, hotsite, email, validadeMs = VALIDADE_REDEFINICAO_MS) {
      const conta = await contas.porEmail(hotsite, email);
      if (conta === null) return null;
      const antes = await colecao.obter(SISTEMA, uid);
      if (antes !== null) return antes.contaUid === conta.uid ? { conta, token: tokenDo(antes) } : null;
      // A new link takes the place of all before it: of several letters the last one counts.
      await esquecer(conta.uid);
      const pedido = await colecao.inserir(SISTEMA, {
        ...{ uid, contaUid: conta.uid, tipo: conta.tipo, hotsiteId: hotsite.id },
        sal: randomBytes(16).toString('base64url'),
        expiraEm: relogio() + validadeMs,
        usadaEm: null,
      });
      return { conta, token: tokenDo(pedido) };
    },
    async conferir(hotsite, token) {
      const { pedido, conta } = await ler(hotsite, token);
      return {
        email: meioEscondido(conta.email),
        senhaMinima: SENHA_MINIMA[conta.tipo],
        expiraEm: new Date(pedido.expiraEm).toISOString(),
      };
    },
    async confirmar(hotsite, token, senha) {
      const { pedido, conta } = await ler(hotsite, token);
      exigirSenha(senha, SENHA_MINIMA[conta.tipo], [conta.email, conta.nome, hotsite.nome]);
      // Used up before anything follows: of two with one link, one fails.
      await colecao
        .salvar(SISTEMA, { ...pedido, usadaEm: relogio() }, pedido.revisao)
        .catch((erro: unknown) => {
          if (erro instanceof ErroMartelo && erro.codigo === 'REVISAO_DESATUALIZADA')
            throw new ErroMartelo('REDEFINICAO_INVALIDA');
          throw erro;
        });
      const carta = cartaDaSenhaNova(conta, hotsite.id, relogio());
      await d.credenciais.definirSenha(conta.uid, senha, { carta });
      await d.bloqueio.perdoar(conta.uid);
      return conta;
    },
  };
}

/** `an•••@exemplo.com`: enough to know one's own, too little to learn somebody's. */
function meioEscondido(email: string): string {
  const [nome = '', dominio = ''] = email.split('@');
  return `${nome.slice(0, 2)}•••@${dominio}`;
}
