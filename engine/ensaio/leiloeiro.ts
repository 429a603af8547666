import { randomUUID } from 'node:crypto';
import { setTimeout as dormir } from 'node:timers/promises';
import type { Acaso } from '@martelo/shared/acaso';
import type { EstadoDoPregao, NomeDaAcao } from '@martelo/shared/leiloeiro';
import { io, type Socket } from 'socket.io-client';

const PRAZO_MS = 10_000;
/** Acts refused in a row on one lot before the auctioneer is said to be stuck. */
const TEIMOSIA = 200;

export interface OpcoesLeiloeiro {
  url: string;
  hotsite: string;
  leiUid: string;
  token(): Promise<string>;
  sorte: Acaso;
  /** Multiplies every pause: 1 in real time. */
  ritmo: number;
  /** Share of silences in which somebody in the room bids instead. */
  sala: number;
  aoRecusar(acao: NomeDaAcao, codigo: string): void;
}

/** An auctioneer at the console: opens each lot, waits for silence, calls, and sells, through `leiloeiro-acao` alone. */
export class Leiloeiro {
  readonly #opcoes: OpcoesLeiloeiro;
  #socket: Socket | null = null;
  #estado: EstadoDoPregao | null = null;
  #mudou = Date.now();

  constructor(opcoes: OpcoesLeiloeiro) {
    this.#opcoes = opcoes;
  }

  async entrar(): Promise<void> {
    const { url, hotsite, leiUid } = this.#opcoes;
    const socket = io(url, {
      transports: ['websocket'],
      auth: (dar) => void this.#opcoes.token().then((token) => dar({ token, hotsite })),
    });
    this.#socket = socket;
    socket.on('on-leiloeiro', (estado: EstadoDoPregao) => this.#ver(estado));
    socket.on('disconnect', (motivo) => {
      if (motivo === 'io server disconnect') socket.connect();
    });
    await new Promise<void>((pronto, falhar) => {
      socket.on('connect', () => {
        socket
          .timeout(PRAZO_MS)
          .emitWithAck('conectar-leiloeiro', { leiUid })
          .then((ack) => {
            if (!ack.ok) throw new Error(`conectar-leiloeiro: ${ack.erro.message}`);
            this.#ver(ack);
            pronto();
          })
          .catch(falhar);
      });
    });
  }

  /** Takes every waiting lot through the block; resolves when none is left. */
  async conduzir(): Promise<void> {
    while (await this.#agir('abrir-lote')) {
      for (let tentativas = 0; this.#estado?.lote && naMesa(this.#estado); tentativas += 1) {
        if (tentativas > TEIMOSIA) throw new Error(`o lote ${this.#estado.lote.nome} não sai da mesa`);
        await this.#passo(this.#estado);
      }
    }
  }

  sair(): void {
    this.#socket?.disconnect();
  }

  async #passo(estado: EstadoDoPregao): Promise<void> {
    const { sorte, ritmo, sala } = this.#opcoes;
    const lote = estado.lote!;
    const silencio = sorte.faixa(4_000, 9_000) * ritmo;
    const calado = Date.now() - this.#mudou;
    if (calado < silencio) return dormir(Math.min(silencio - calado, 500));

    if (estado.apelidos.length > 0 && estado.acoes.includes('lance-presencial') && sorte.chance(sala)) {
      const apelidoUid = estado.apelidoUid ?? sorte.escolher(estado.apelidos).uid;
      await this.#agir('lance-presencial', { apelidoUid, valor: lote.proximoLance });
      return;
    }
    if (lote.valorAtual === null) await this.#primeiraPossivel(estado, ['nao-arrematar']);
    else if (lote.situacao === 'DOULHE_DUAS') await this.#primeiraPossivel(estado, ['vender', 'condicional']);
    else await this.#primeiraPossivel(estado, ['dou-lhe-duas', 'dou-lhe-uma']);
  }

  async #primeiraPossivel(estado: EstadoDoPregao, acoes: NomeDaAcao[]): Promise<void> {
    for (const acao of acoes) if (estado.acoes.includes(acao) && (await this.#agir(acao))) return;
    await dormir(100);
  }

  /** False when it was refused; the state is then the newest. */
  async #agir(acao: NomeDaAcao, campos: object = {}): Promise<boolean> {
    const { leiUid } = this.#opcoes;
    const { seq, lelUid } = this.#estado!;
    const alvo = acao === 'abrir-lote' ? {} : { lelUid };
    const ack = await this.#socket!.timeout(PRAZO_MS).emitWithAck('leiloeiro-acao', {
      leiUid,
      acao,
      comandoId: randomUUID(),
      seq,
      ...alvo,
      ...campos,
    });
    if (ack.ok) this.#ver(ack);
    else {
      this.#opcoes.aoRecusar(acao, ack.erro.codigo);
      if (ack.erro.estado) this.#ver(ack.erro.estado);
    }
    return ack.ok;
  }

  #ver(estado: EstadoDoPregao): void {
    if (estado.seq !== this.#estado?.seq || estado.lelUid !== this.#estado?.lelUid) this.#mudou = Date.now();
    this.#estado = estado;
  }
}

const naMesa = ({ lote }: EstadoDoPregao): boolean =>
  lote !== null && ['AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS'].includes(lote.situacao);
