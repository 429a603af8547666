import { canonico } from '@martelo/shared/canonico';
import type { EstadoPublicoLote } from '@martelo/shared/lance';
import type { EventoLivro } from '@martelo/shared/livro';
import { evoluir, faltaHistorico, type LoteVivo } from '../../storefront/src/live/lote-vivo.ts';
import type { Historia } from './historia.ts';
import type { Mundo } from './mundo.ts';
import type { Conexao, Processo } from './processo.ts';
import { exigir } from './violacao.ts';

/**
 * Somebody who watches a lot with the storefront's own fold: connects, loses the connection, comes back, and asks for the bids
 * that the broadcasts jumped over.
 */
export class Espectador {
  readonly lelUid: string;
  readonly hotsiteId: number;
  lote: LoteVivo | null = null;
  readonly #mundo: Mundo;
  readonly #historia: Historia;
  readonly #processos: readonly Processo[];
  #conexao: Conexao | null = null;
  #processo: Processo | null = null;
  /** A connection's messages arrive in order. */
  #ultimaChegada = 0;
  #buscando = false;

  constructor(historia: Historia, processos: readonly Processo[], lelUid: string, hotsiteId: number) {
    this.#mundo = historia.mundo;
    this.#historia = historia;
    this.#processos = processos;
    this.lelUid = lelUid;
    this.hotsiteId = hotsiteId;
  }

  /** Of another brand than the lot's: never to be shown anything. */
  get alheio(): boolean {
    const { leilaoDoLote, marcas } = this.#historia;
    return !marcas.get(leilaoDoLote.get(this.lelUid)!)!.has(this.hotsiteId);
  }
  /** Connected, and with nothing left to ask for. */
  get emDia(): boolean {
    if (this.alheio) return true;
    return this.#conexao !== null && !this.#buscando && this.lote !== null && !faltaHistorico(this.lote);
  }

  estaEm(processo: Processo): boolean {
    return this.#processo === processo;
  }

  conectar(): void {
    if (this.#conexao !== null) return;
    const processo = this.#mundo.acaso.escolher(this.#processos);
    if (!processo.noAr) {
      this.#maisTarde();
      return;
    }
    const conexao: Conexao = {
      id: this.#historia.novaConexao(),
      acesso: { tipo: 'anonimo', hotsiteId: this.hotsiteId },
      receber: (evento, dados) => {
        if (evento === 'on-lances-lote') this.#chegar(conexao, () => this.#receber(dados as never));
      },
    };
    this.#conexao = conexao;
    this.#processo = processo;
    processo.conectar(conexao, this.lelUid, (estado) =>
      this.#chegar(conexao, () => {
        if (estado === null) this.cair(!this.alheio);
        else this.#receber(estado as unknown as EstadoPublicoLote);
      }),
    );
  }

  /** The connection is lost, with whatever was on its way. */
  cair(voltar = true): void {
    if (this.#conexao === null) return;
    this.#processo?.sair(this.#conexao);
    this.#conexao = null;
    this.#processo = null;
    this.#buscando = false;
    if (voltar) this.#maisTarde();
  }

  #maisTarde(): void {
    this.#mundo.agendar(this.#mundo.acaso.entre(100, 1_500), null, '', () => this.conectar());
  }

  #chegar(conexao: Conexao, entregar: () => void): void {
    const { agora, acaso } = this.#mundo;
    this.#ultimaChegada = Math.max(this.#ultimaChegada, agora + 0.2 + acaso.fracao() ** 3 * 80);
    this.#mundo.agendar(this.#ultimaChegada - agora, null, '', () => {
      if (this.#conexao === conexao) entregar();
    });
  }

  #receber(estado: EstadoPublicoLote): void {
    const { lelUid, hotsiteId } = this;
    exigir(!this.alheio, 'I16', () => `brand ${hotsiteId} was shown lot ${lelUid} of another`);
    exigir(estado.lelUid === lelUid, 'I16', () => `a watcher of ${lelUid} was shown ${estado.lelUid}`);
    this.lote =
      this.lote === null
        ? { estado, historico: [], historicoAte: 0, fimAte: null, tempo: null, motivo: null }
        : evoluir(this.lote, { tipo: 'estado', estado });
    this.#buscar();
  }

  #buscar(): void {
    const [conexao, lote] = [this.#conexao, this.lote];
    if (this.#buscando || conexao === null || lote === null || !faltaHistorico(lote)) return;
    this.#buscando = true;
    this.#mundo.agendar(this.#mundo.acaso.entre(1, 250), null, '', () => {
      if (this.#conexao !== conexao) return;
      this.#processo!.eventosApos(conexao, this.lelUid, lote.historicoAte, (eventos) =>
        this.#chegar(conexao, () => {
          this.#buscando = false;
          this.#conferir(eventos);
          this.lote = evoluir(this.lote!, { tipo: 'eventos', eventos });
          this.#buscar();
        }),
      );
    });
  }

  /** The lines are those of the durable ledger. */
  #conferir(eventos: readonly EventoLivro[]): void {
    const duravel = this.#historia.publicos.get(this.lelUid)?.length ?? 0;
    for (const { seq, publico } of eventos) {
      exigir(seq < duravel, 'I2', () => `a ledger line ${seq} that is not durable: ${canonico(publico)}`);
    }
  }
}
