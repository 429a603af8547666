import { randomBytes, timingSafeEqual } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import { z } from 'zod';
import type { Acesso, DefinicaoColecao, Registro, Registros } from '../records/records.ts';
import type { Chaves } from './chaves.ts';

const sessao = z.strictObject({
  uid: z.guid(),
  contaUid: z.guid(),
  tipo: z.enum(['cliente', 'interno']),
  hotsiteId: z.int(),
  permanecer: z.boolean(),
  /** Which refresh token of the family is good now. */
  rodada: z.int().min(0),
  /** 128 random bits that, with the engine's secret, make the family's tokens. */
  sal: z.string(),
  criadaEm: z.number(),
  rodadaEm: z.number(),
  expiraEm: z.number(),
  encerradaEm: z.number().nullable(),
});
export type Sessao = z.output<typeof sessao>;

const SESSOES: DefinicaoColecao<Sessao> = {
  nome: 'sessoes',
  schema: sessao,
  indices: { contaUid: { tipo: 'texto' }, expiraEm: { tipo: 'inteiro' }, encerradaEm: { tipo: 'inteiro' } },
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

const HORA_MS = 3_600_000;
const DURACAO_MS = { curta: 12 * HORA_MS, longa: 60 * 24 * HORA_MS };
/** However often it is refreshed, a session ends: the person logs in again. */
const TETO_MS = { curta: 24 * HORA_MS, longa: 180 * 24 * HORA_MS };
const REPETICAO_MS = 20_000;
const CONFERENCIA_MS = 15_000;
const SISTEMA: Acesso = { tipo: 'sistema' };

/**
 * Sessions and their refresh tokens. A token is `<sid>.<round>.<256-bit HMAC of both under the session's salt and the engine's
 * secret>`: nothing in the records is or reveals a token, and the successor can be made again, which is how a replay within
 * 20 s (an answer lost on the way, two tabs at once) gets the same answer. A genuine token of an earlier round after that is
 * a stolen copy: the whole family ends. A forged one touches nothing.
 */
export interface Sessoes {
  abrir(
    conta: Pick<Sessao, 'contaUid' | 'tipo' | 'hotsiteId' | 'permanecer'>,
  ): Promise<{ sessao: Sessao; refresh: string }>;
  /** TOKEN_INVALIDO: unknown, expired, ended, forged or reused. */
  renovar(refresh: string, hotsiteId: number): Promise<{ sessao: Sessao; refresh: string }>;
  /** The session a refresh token belongs to; null when it is not genuine. */
  sessaoDo(refresh: string): Promise<Sessao | null>;
  encerrar(sid: string): Promise<void>;
  encerrarDaConta(contaUid: string): Promise<void>;
  /** True for a session ended while access tokens of it may still be about. */
  encerrada(sid: string): boolean;
  /** Called with the sid when a session ends before its time. Returns the unsubscriber. */
  aoEncerrar(ouvinte: (sid: string) => void): () => void;
}

/**
 * @param validadeDoAcessoMs how long an access token outlives its session at most: ended ones are remembered as long
 * @param compartilhadas whether other processes end sessions too: what no notice told of is looked for
 */
export async function criarSessoes(
  registros: Registros,
  chaves: Chaves,
  relogio: () => number,
  validadeDoAcessoMs: number,
  compartilhadas = false,
): Promise<Sessoes> {
  const colecao = registros.colecao(SESSOES);
  const encerradas = new Map<string, number>();
  const ouvintes = new Set<(sid: string) => void>();
  const listar = (campo: string, limites: { min?: number; max?: number } | string) =>
    colecao.listar(SISTEMA, {
      filtros: [
        typeof limites === 'string'
          ? { tipo: 'exata', campo, valor: limites }
          : { tipo: 'range', campo, ...limites },
      ],
      pagina: 1,
      porPagina: 200,
    });
  const notar = (sid: string, em: number): void => {
    if (encerradas.has(sid)) return;
    encerradas.set(sid, em);
    for (const ouvinte of ouvintes) ouvinte(sid);
  };
  /** A restart forgets nobody who was just logged out; nor does a process that was not told. */
  const conferir = async (): Promise<void> => {
    const { itens } = await listar('encerradaEm', { min: relogio() - validadeDoAcessoMs });
    for (const { uid, encerradaEm } of itens) notar(uid, encerradaEm ?? 0);
  };
  await conferir();
  registros.aoEscrever(SESSOES.nome, (sid) => {
    colecao.obter(SISTEMA, sid).then(
      (escrita) => escrita?.encerradaEm != null && notar(sid, escrita.encerradaEm),
      () => {},
    );
  });
  if (compartilhadas) setInterval(() => void conferir().catch(() => {}), CONFERENCIA_MS).unref();

  const assinatura = ({ uid, sal }: Pick<Sessao, 'uid' | 'sal'>, rodada: number) =>
    chaves.derivar('refresh', `${uid}.${rodada}.${sal}`);
  const tokenDa = (s: Sessao, rodada: number) =>
    `${s.uid}.${rodada}.${assinatura(s, rodada).toString('base64url')}`;

  /** Reads a token: its session and its round, or null when we never made it. */
  const ler = async (refresh: string): Promise<{ sessao: Registro<Sessao>; rodada: number } | null> => {
    const partes = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(refresh);
    if (!partes) return null;
    const achada = await colecao.obter(SISTEMA, partes[1] as string);
    const rodada = Number(partes[2]);
    if (!achada || rodada > achada.rodada) return null;
    const enviada = Buffer.from(partes[3] as string, 'base64url');
    return timingSafeEqual(assinatura(achada, rodada), enviada) ? { sessao: achada, rodada } : null;
  };

  const encerrar = async (sid: string): Promise<void> => {
    const achada = await colecao.obter(SISTEMA, sid);
    if (!achada || achada.encerradaEm !== null) return;
    const agora = relogio();
    try {
      await colecao.salvar(SISTEMA, { ...achada, encerradaEm: agora }, achada.revisao);
    } catch (erro) {
      if (desatualizada(erro)) return encerrar(sid);
      throw erro;
    }
    for (const [outra, em] of encerradas) {
      if (em < agora - validadeDoAcessoMs) encerradas.delete(outra);
      else break;
    }
    notar(sid, agora);
  };

  const renovar: Sessoes['renovar'] = async (refresh, hotsiteId) => {
    const lido = await ler(refresh);
    const agora = relogio();
    if (!lido || lido.sessao.hotsiteId !== hotsiteId) throw new ErroMartelo('TOKEN_INVALIDO');
    const { sessao: atual, rodada } = lido;
    if (atual.encerradaEm !== null || atual.expiraEm <= agora) throw new ErroMartelo('TOKEN_INVALIDO');
    if (rodada < atual.rodada) {
      if (rodada === atual.rodada - 1 && agora - atual.rodadaEm <= REPETICAO_MS) {
        return { sessao: atual, refresh: tokenDa(atual, atual.rodada) };
      }
      await encerrar(atual.uid);
      throw new ErroMartelo('TOKEN_INVALIDO');
    }
    const proxima = {
      ...atual,
      rodada: rodada + 1,
      rodadaEm: agora,
      expiraEm: fimDe(atual.permanecer, atual.criadaEm, agora),
    };
    try {
      const salva = await colecao.salvar(SISTEMA, proxima, atual.revisao);
      return { sessao: salva, refresh: tokenDa(salva, salva.rodada) };
    } catch (erro) {
      // Someone rotated in between: this is now a replay, and is judged as one.
      if (desatualizada(erro)) return renovar(refresh, hotsiteId);
      throw erro;
    }
  };

  return {
    async abrir(conta) {
      const agora = relogio();
      for (const { uid, revisao, expiraEm } of (await listar('contaUid', conta.contaUid)).itens) {
        if (expiraEm <= agora) await colecao.remover(SISTEMA, uid, revisao).catch(() => undefined);
      }
      const nova = await colecao.inserir(SISTEMA, {
        ...conta,
        uid: uuidv7(),
        rodada: 0,
        sal: randomBytes(16).toString('base64url'),
        criadaEm: agora,
        rodadaEm: agora,
        expiraEm: fimDe(conta.permanecer, agora, agora),
        encerradaEm: null,
      });
      return { sessao: nova, refresh: tokenDa(nova, 0) };
    },
    renovar,
    sessaoDo: async (refresh) => (await ler(refresh))?.sessao ?? null,
    encerrar,
    async encerrarDaConta(contaUid) {
      for (const { uid } of (await listar('contaUid', contaUid)).itens) await encerrar(uid);
    },
    encerrada: (sid) => encerradas.has(sid),
    aoEncerrar(ouvinte) {
      ouvintes.add(ouvinte);
      return () => ouvintes.delete(ouvinte);
    },
  };
}

function fimDe(permanecer: boolean, criadaEm: number, agora: number): number {
  const prazo = permanecer ? 'longa' : 'curta';
  return Math.min(agora + DURACAO_MS[prazo], criadaEm + TETO_MS[prazo]);
}

const desatualizada = (erro: unknown): boolean =>
  erro instanceof ErroMartelo && erro.codigo === 'REVISAO_DESATUALIZADA';
