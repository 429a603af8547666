import { randomBytes, timingSafeEqual } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import { APLICACOES } from '@martelo/shared/sessao';
import { z } from 'zod';
import { SISTEMA } from '../../records/acesso.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import { criarLembranca } from '../../records/lembranca.ts';
import type { DefinicaoColecao, Registro, Registros } from '../../records/records.ts';
import type { Chaves } from './chaves.ts';
import { CREDENCIAIS, type Credenciais, type Poupar } from './credenciais.ts';

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
  /** Ended ones are removed; an earlier version marked them. */
  encerradaEm: z.number().nullable().default(null),
  /** The account's epoch it was opened in: it is over when the account's has gone on. */
  epoca: z.int().min(0).default(0),
  aplicacao: z.enum(APLICACOES).default('site'),
  /** Of its device and address, as they were at the login. */
  dispositivo: z.string().max(80).default(''),
  endereco: z.string().max(60).default(''),
  /** The device it was opened on, by the site's cookie; null where none was shown. */
  aparelho: z.string().max(22).nullable().default(null),
  /** When its person last gave a code of their second factor, Unix ms; null when they never did. */
  fatorEm: z.number().nullable().default(null),
});
export type Sessao = z.output<typeof sessao>;

/** Of everybody's logins. The engine's own: what others are shown of them is made in `rotas-sessoes.ts`. */
export const SESSOES: DefinicaoColecao<Sessao> = {
  nome: 'sessoes',
  schema: sessao,
  indices: { contaUid: { tipo: 'texto' }, expiraEm: { tipo: 'inteiro' } },
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

const HORA_MS = 3_600_000;
const DURACAO_MS = { curta: 12 * HORA_MS, longa: 60 * 24 * HORA_MS };
/** However often it is refreshed, a session ends: the person logs in again. */
const TETO_MS = { curta: 24 * HORA_MS, longa: 180 * 24 * HORA_MS };
const REPETICAO_MS = 20_000;
/** How long a session is believed without asking, where other processes end sessions too and their word may be lost. */
const CONFERENCIA_MS = 5_000;
const LEMBRADAS = 100_000;
/** Open at once for one account; the one used longest ago makes room. */
const ABERTAS_POR_CONTA = 100;
const LIMPAS_POR_VEZ = 20;
/**
 * Sessions and their refresh tokens. A token is `<sid>.<round>.<256-bit HMAC of both under the session's salt and the engine's
 * secret>`: nothing in the records is or reveals a token, and the successor can be made again, which is how a replay within
 * 20 s (an answer lost on the way, two tabs at once) gets the same answer. A genuine token of an earlier round after that is
 * a stolen copy: the whole family ends. A forged one touches nothing.
 *
 * A session holds while it is not ended, not past its time, and of its account's epoch. All of an account's sessions end at once by
 * one write, which begins its next epoch (see Credenciais), however many there are and wherever they are open.
 */
export interface Sessoes {
  abrir(conta: NovaSessao): Promise<{ sessao: Sessao; refresh: string }>;
  /** TOKEN_INVALIDO: unknown, expired, ended, forged or reused. */
  renovar(
    refresh: string,
    hotsiteId: number,
    /** Asked in the session's last hour: true gives it another, past its ceiling too. */
    estender?: (sessao: Sessao) => Promise<boolean>,
  ): Promise<{ sessao: Sessao; refresh: string }>;
  /** The session a refresh token belongs to; null when it is not genuine. */
  sessaoDo(refresh: string): Promise<Sessao | null>;
  /** A session that holds, from memory where it was asked of before; null when it does not. */
  valida(sid: string): Promise<Sessao | null>;
  /** Those of an account that hold, the last used first. */
  daConta(contaUid: string): Promise<Sessao[]>;
  encerrar(sid: string): Promise<void>;
  /** Its person has given a code of their second factor now. TOKEN_INVALIDO when the session is over. */
  comFator(sid: string): Promise<void>;
  /** Ends every session of an account, but the one with this sid. */
  encerrarDaConta(contaUid: string, menos?: string): Promise<void>;
  /** What a write that begins the account's next epoch does first, so that one session outlives it. */
  poupar(sid: string): Poupar;
  /** Called with the sid when a session ends before its time. Returns the unsubscriber. */
  aoEncerrar(ouvinte: (sid: string) => void): () => void;
}

export type NovaSessao = Pick<
  Sessao,
  'contaUid' | 'tipo' | 'hotsiteId' | 'permanecer' | 'epoca' | 'aplicacao' | 'dispositivo' | 'endereco'
> & {
  /** Its person gave a code of their second factor just now. */
  comFator?: boolean;
  aparelho?: string | null;
};

interface Opcoes {
  registros: Registros;
  chaves: Chaves;
  credenciais: Pick<Credenciais, 'epoca' | 'encerrarSessoes'>;
  relogio: () => number;
  /** Whether other processes end sessions too: what no notice told of is looked for. */
  compartilhadas?: boolean;
}

export function criarSessoes({
  registros,
  chaves,
  credenciais,
  relogio,
  compartilhadas = false,
}: Opcoes): Sessoes {
  const colecao = registros.colecao(SESSOES);
  const ouvintes = new Set<(sid: string) => void>();
  const validadeMs = compartilhadas ? CONFERENCIA_MS : Number.POSITIVE_INFINITY;
  const lembradas = criarLembranca({
    consultar: (sid) => colecao.obter(SISTEMA, sid),
    ...{ maximo: LEMBRADAS, validadeMs, relogio },
  });
  const epocas = criarLembranca({
    consultar: (contaUid) => credenciais.epoca(contaUid),
    ...{ maximo: LEMBRADAS, validadeMs, relogio },
  });
  registros.aoEscrever(SESSOES.nome, (sid) => {
    lembradas.esquecer(sid);
    colecao.obter(SISTEMA, sid).then(
      (escrita) => {
        if (escrita === null) for (const ouvinte of ouvintes) ouvinte(sid);
      },
      () => {},
    );
  });
  registros.aoEscrever(CREDENCIAIS.nome, epocas.esquecer);

  const vale = async (sessao: Sessao): Promise<boolean> =>
    (sessao.encerradaEm ?? null) === null &&
    sessao.expiraEm > relogio() &&
    (sessao.epoca ?? 0) >= ((await epocas.ler(sessao.contaUid)) ?? 0);

  const daConta = (contaUid: string) =>
    colecao.percorrer(SISTEMA, { filtros: [{ tipo: 'exata', campo: 'contaUid', valor: contaUid }] });
  const algumasVencidas = () =>
    colecao.listar(SISTEMA, {
      ...{ filtros: [{ tipo: 'range', campo: 'expiraEm', max: relogio() }], pagina: 1, semTotal: true },
      porPagina: LIMPAS_POR_VEZ,
    });
  const remover = ({ uid, revisao }: Registro<Sessao>) =>
    colecao.remover(SISTEMA, uid, revisao).catch(() => undefined);
  const porUso = (a: Sessao, b: Sessao) => b.rodadaEm - a.rodadaEm;

  /** Before one more is opened: what is over goes, of this account and a little of everybody's, and the oldest make room. */
  const limpar = async (contaUid: string): Promise<void> => {
    for (const velha of (await algumasVencidas()).itens) await remover(velha);
    const abertas: Registro<Sessao>[] = [];
    for await (const dela of daConta(contaUid)) {
      if (await vale(dela)) abertas.push(dela);
      else await remover(dela);
    }
    for (const demais of abertas.sort(porUso).slice(ABERTAS_POR_CONTA - 1)) await encerrar(demais.uid);
  };

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

  const encerrar = (sid: string): Promise<void> =>
    deNovoSeMudou(async () => {
      const achada = await colecao.obter(SISTEMA, sid);
      if (achada === null) return;
      try {
        await colecao.remover(SISTEMA, sid, achada.revisao);
      } catch (erro) {
        if (!(erro instanceof ErroMartelo) || erro.codigo !== 'NAO_ENCONTRADO') throw erro;
      }
    });

  // Who finds that someone rotated in between comes with a replay by now, and is judged as one.
  const renovar: Sessoes['renovar'] = (refresh, hotsiteId, estender) =>
    deNovoSeMudou(() => rodar(refresh, hotsiteId, estender));

  const rodar: Sessoes['renovar'] = async (refresh, hotsiteId, estender) => {
    const lido = await ler(refresh);
    const agora = relogio();
    if (!lido || lido.sessao.hotsiteId !== hotsiteId) throw new ErroMartelo('TOKEN_INVALIDO');
    const { sessao: atual, rodada } = lido;
    if (!(await vale(atual))) throw new ErroMartelo('TOKEN_INVALIDO');
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
      // One that was spared for an epoch that never began does not outlive that one.
      epoca: Math.min(atual.epoca ?? 0, (await epocas.ler(atual.contaUid)) ?? 0),
      expiraEm: await fimDaRodada(atual, agora, estender),
    };
    const salva = await colecao.salvar(SISTEMA, proxima, atual.revisao);
    return { sessao: salva, refresh: tokenDa(salva, salva.rodada) };
  };

  const poupar: Sessoes['poupar'] = (sid) => (epoca) =>
    deNovoSeMudou(async () => {
      const sessao = await colecao.obter(SISTEMA, sid);
      if (sessao !== null) await colecao.salvar(SISTEMA, { ...sessao, epoca }, sessao.revisao);
    });

  const comFator: Sessoes['comFator'] = (sid) =>
    deNovoSeMudou(async () => {
      const sessao = await colecao.obter(SISTEMA, sid);
      if (sessao === null || !(await vale(sessao))) throw new ErroMartelo('TOKEN_INVALIDO');
      await colecao.salvar(SISTEMA, { ...sessao, fatorEm: relogio() }, sessao.revisao);
    });

  return {
    async abrir({ comFator = false, aparelho = null, ...conta }) {
      const agora = relogio();
      await limpar(conta.contaUid);
      const nova = await colecao.inserir(SISTEMA, {
        ...conta,
        dispositivo: conta.dispositivo.slice(0, 80),
        endereco: conta.endereco.slice(0, 60),
        aparelho,
        uid: uuidv7(),
        rodada: 0,
        sal: randomBytes(16).toString('base64url'),
        criadaEm: agora,
        rodadaEm: agora,
        expiraEm: fimDe(conta.permanecer, agora, agora),
        encerradaEm: null,
        fatorEm: comFator ? agora : null,
      });
      return { sessao: nova, refresh: tokenDa(nova, 0) };
    },
    renovar,
    sessaoDo: async (refresh) => (await ler(refresh))?.sessao ?? null,
    async valida(sid) {
      const sessao = await lembradas.ler(sid);
      return sessao !== null && (await vale(sessao)) ? sessao : null;
    },
    async daConta(contaUid) {
      const abertas: Sessao[] = [];
      for await (const sessao of daConta(contaUid)) if (await vale(sessao)) abertas.push(sessao);
      return abertas.sort(porUso);
    },
    encerrar,
    comFator,
    encerrarDaConta: (contaUid, menos) =>
      credenciais.encerrarSessoes(contaUid, menos === undefined ? undefined : poupar(menos)),
    poupar,
    aoEncerrar(ouvinte) {
      ouvintes.add(ouvinte);
      return () => ouvintes.delete(ouvinte);
    },
  };
}

async function fimDaRodada(
  sessao: Sessao,
  agora: number,
  estender?: (sessao: Sessao) => Promise<boolean>,
): Promise<number> {
  const fim = fimDe(sessao.permanecer, sessao.criadaEm, agora);
  if (fim - agora >= HORA_MS || !(await estender?.(sessao))) return fim;
  return agora + HORA_MS;
}

function fimDe(permanecer: boolean, criadaEm: number, agora: number): number {
  const prazo = permanecer ? 'longa' : 'curta';
  return Math.min(agora + DURACAO_MS[prazo], criadaEm + TETO_MS[prazo]);
}
