import { canonico } from '@martelo/shared/canonico';
import type { Pedido } from '../../engine/src/auction/modelo/comando.ts';
import type { Commit, StoredCommit } from '../../engine/src/log/log.ts';
import { eloDe, type Loja } from './loja.ts';
import type { Mundo, Vida } from './mundo.ts';
import { type LotePublico, lerLinha, proximoDe } from './placar.ts';
import { exigir } from './violacao.ts';

/** A command as its sender sees it: asked as often as it takes, under one id. */
export interface Pergunta {
  leiUid: string;
  autor: string;
  comandoId: string;
  pedido: Pedido;
  /** When it left its sender, and when it reached an engine, ms of the world. */
  envios: number[];
  chegadas: number[];
  /** What engines said, in order: the answer's canonical text, or the code of a refusal at the door. */
  respostas: string[];
}

/** What came over one connection. */
export interface Ouvido {
  conexao: number;
  evento: string;
  dados: Record<string, unknown>;
}

/** Refusals that say nothing about the command itself: ask again. */
export const PORTAS: ReadonlySet<string> = new Set(['INDISPONIVEL', 'OCUPADO', 'RESULTADO_INCERTO']);

/**
 * What outsiders saw, and what the log held when they saw it. What can be judged at once is judged at once: nothing may be said
 * of a state that is not durable (rule 22), and what is said must be what the ledger says.
 */
export class Historia {
  readonly perguntas = new Map<string, Pergunta>();
  /** `leiUid/autor/comandoId` → the stored answer, and when it became durable. */
  readonly decididos = new Map<
    string,
    { resposta: string; pedido: string; em: number; primeira: string | null }
  >();
  /** Lot → what its public ledger makes of it after each seq; index = seq. */
  readonly publicos = new Map<string, (LotePublico | null)[]>();
  /** Lot → when each of these became durable, ms of the world; index = seq. */
  readonly tempos = new Map<string, number[]>();
  /** Lot → when the store was asked for each of these, ms of the world; index = seq. */
  readonly pedidos = new Map<string, number[]>();
  /** Lot → uids of its public bids. */
  readonly lances = new Map<string, string[]>();
  /** Auction → proposals made. */
  readonly propostas = new Map<string, { lelUid: string; proposta: string }[]>();
  /** Auction → the lot last called. */
  readonly naMesa = new Map<string, string>();
  /** Lot → announcements that were made about it. */
  readonly comunicados = new Map<string, string[]>();
  readonly situacaoDoLeilao = new Map<string, string>();
  readonly leilaoDoLote = new Map<string, string>();
  /** Auction → the brands it belongs to. */
  readonly marcas = new Map<string, ReadonlySet<number>>();
  readonly ouvidos: Ouvido[] = [];
  #conexoes = 0;
  readonly #chegadas = new Map<string, number>();
  readonly loja: Loja;
  readonly mundo: Mundo;

  constructor(mundo: Mundo, loja: Loja) {
    this.mundo = mundo;
    this.loja = loja;
    loja.aoGravar = (commit, pedidoEm) => this.#gravado(commit, pedidoEm);
  }

  novaConexao(): number {
    return ++this.#conexoes;
  }

  /** The lot as the durable ledger has it now. */
  publico(lelUid: string): LotePublico | null {
    return this.publicos.get(lelUid)?.at(-1) ?? null;
  }

  perguntar(pergunta: Pick<Pergunta, 'leiUid' | 'autor' | 'comandoId' | 'pedido'>): Pergunta {
    const { leiUid, autor, comandoId } = pergunta;
    const nova: Pergunta = { ...pergunta, envios: [], chegadas: [], respostas: [] };
    this.perguntas.set(`${leiUid}/${autor}/${comandoId}#${this.perguntas.size}`, nova);
    return nova;
  }

  /** A command reaches an engine. */
  chegou(pergunta: Pergunta): void {
    const chave = `${pergunta.leiUid}/${pergunta.autor}/${pergunta.comandoId}`;
    pergunta.chegadas.push(this.mundo.agora);
    this.#chegadas.set(chave, (this.#chegadas.get(chave) ?? 0) + 1);
  }

  /** An engine gives an answer. */
  respondido(pergunta: Pergunta, resposta: { ok: boolean; [chave: string]: unknown }): void {
    const { leiUid, autor, comandoId } = pergunta;
    const decidido = this.decididos.get(`${leiUid}/${autor}/${comandoId}`);
    const codigo = resposta.ok ? null : String(resposta.codigo);
    const texto = codigo !== null && PORTAS.has(codigo) ? codigo : canonico(resposta);
    pergunta.respostas.push(texto);
    if (codigo === 'ERRO_INTERNO') exigir(false, 'I1', () => `the engine broke on ${canonico(pergunta)}`);
    if (PORTAS.has(texto)) {
      const certa =
        texto !== 'RESULTADO_INCERTO' &&
        this.#chegadas.get(`${leiUid}/${autor}/${comandoId}`) === 1 &&
        this.loja.tardias === 0;
      exigir(
        !certa || decidido === undefined,
        'I1',
        () => `refused as not written, and durable: ${comandoId}`,
      );
      return;
    }
    if (codigo === 'LEILAO_NAO_ENCONTRADO') return;
    exigir(
      decidido !== undefined,
      'I2',
      () => `answered before it was durable: ${autor}/${comandoId} ${texto}`,
    );
    if (decidido.pedido !== canonico(pergunta.pedido)) {
      exigir(codigo === 'COMANDO_CONFLITANTE', 'I8', () => `other content, and answered ${texto}`);
      return;
    }
    const { prova, ...semProva } = resposta;
    const dita = canonico(semProva);
    exigir(
      dita === decidido.resposta,
      'I8',
      () => `${autor}/${comandoId}: ${dita}, stored ${decidido.resposta}`,
    );
    decidido.primeira ??= texto;
    exigir(texto === decidido.primeira, 'I8', () => `${comandoId}: ${texto} after ${decidido.primeira}`);
  }

  /** An engine tells a connection something. */
  dito(vida: Vida, conexao: number, evento: string, dados: Record<string, unknown>): void {
    this.mundo.anotar(`${vida.nome} diz ${evento} ${dados.seq ?? ''}`);
    if (evento === 'on-lances-lote') this.conferirEstado(dados);
    this.ouvidos.push({ conexao, evento, dados });
  }

  /** A public state that an engine gave out: the fold of a durable prefix of the ledger, and it says which. */
  conferirEstado(dados: Record<string, unknown>): void {
    const lelUid = String(dados.lelUid);
    const seq = Number(dados.seq);
    const publico = this.publicos.get(lelUid)?.[seq];
    exigir(!!publico, 'I2', () => `lot ${lelUid} shown at seq ${seq}, which is not durable`);
    const { valorAtual, qtdLances, dataFim, situacao } = publico;
    const lider = dados.lider as { apelido: string } | null;
    const proximo = proximoDe(publico);
    const esperado = canonico([valorAtual, proximo, publico.lider, qtdLances, dataFim, situacao]);
    const dito = canonico([
      dados.valorAtual,
      dados.proximoLance,
      lider?.apelido ?? null,
      dados.qtdLances,
      dados.dataFim,
      dados.situacao,
    ]);
    exigir(
      dito === esperado,
      'I9',
      () => `lot ${lelUid} at ${seq} shown as ${dito}, its ledger says ${esperado}`,
    );
  }

  /** All durable commits, auction by auction. */
  *commits(): Generator<StoredCommit> {
    for (const stream of this.loja.fluxos.keys()) yield* this.loja.commits(stream);
  }

  #gravado({ stream, events }: Commit, pedidoEm: number): void {
    const leiUid = stream.slice('leilao:'.length);
    for (const evento of events) {
      if (evento.tipo === 'ComandoDecidido/1') {
        const { comando, resposta } = evento;
        const chave = `${leiUid}/${comando.autor}/${comando.comandoId}`;
        exigir(!this.decididos.has(chave), 'I8', () => `decided twice: ${chave}`);
        const texto = resposta.ok
          ? { ok: true, ...resposta.valor }
          : { ok: false, codigo: resposta.codigo, ...resposta.detalhes };
        this.decididos.set(chave, {
          resposta: canonico(texto),
          pedido: canonico(comando.pedido),
          em: this.mundo.agora,
          primeira: null,
        });
      }
      if (evento.tipo === 'LeilaoCriado/1') this.situacaoDoLeilao.set(leiUid, evento.leilao.situacao);
      if (evento.tipo === 'SituacaoLeilaoAlterada/1') this.situacaoDoLeilao.set(leiUid, evento.situacao);
      if (evento.tipo === 'PropostaFeita/1') {
        const { lelUid, proposta } = evento;
        this.propostas.set(leiUid, [...(this.propostas.get(leiUid) ?? []), { lelUid, proposta }]);
      }
      const elo = eloDe(evento);
      if (elo === null) continue;
      if (elo.publico.tipo === 'SituacaoAlterada' && elo.publico.situacao === 'AO_VIVO')
        this.naMesa.set(leiUid, elo.lelUid);
      if (elo.publico.tipo === 'Comunicado')
        this.comunicados.set(elo.lelUid, [
          ...(this.comunicados.get(elo.lelUid) ?? []),
          elo.publico.comunicado,
        ]);
      if (elo.publico.tipo === 'Lance')
        this.lances.set(elo.lelUid, [...(this.lances.get(elo.lelUid) ?? []), elo.publico.lance]);
      this.leilaoDoLote.set(elo.lelUid, leiUid);
      const estados = this.publicos.get(elo.lelUid) ?? [null];
      exigir(
        elo.seq === estados.length,
        'I9',
        () => `lot ${elo.lelUid}: seq ${elo.seq} after ${estados.length - 1}`,
      );
      estados.push(lerLinha(estados.at(-1) ?? null, elo.seq, elo.publico));
      this.publicos.set(elo.lelUid, estados);
      const tempos = this.tempos.get(elo.lelUid) ?? [0];
      tempos.push(this.mundo.agora);
      this.tempos.set(elo.lelUid, tempos);
      const pedidos = this.pedidos.get(elo.lelUid) ?? [0];
      pedidos.push(pedidoEm);
      this.pedidos.set(elo.lelUid, pedidos);
    }
  }
}
