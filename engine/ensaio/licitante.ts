import { randomUUID } from 'node:crypto';
import type { Acaso } from '@martelo/shared/acaso';
import { LOTE_ACEITA_LANCES, type SituacaoLote } from '@martelo/shared/lote-situacao';
import { io, type Socket } from 'socket.io-client';
import type { Acompanhamento, RespostaMedida } from './medicao.ts';
import { type Acao, type Desejo, TEMPERAMENTOS, type Temperamento, type Vista } from './temperamentos.ts';

const PRAZO_MS = 10_000;
const aceitaLances = ({ situacao }: Pick<Vista, 'situacao'>): boolean =>
  LOTE_ACEITA_LANCES.has(situacao as SituacaoLote);

export interface OpcoesLicitante {
  url: string;
  hotsite: string;
  /** A valid access token; asked again whenever the server ends the connection. */
  token(): Promise<string>;
  nome: string;
  temperamento: keyof typeof TEMPERAMENTOS;
  sorte: Acaso;
  /** Multiplies every delay: 1 in real time, less when fast. */
  ritmo: number;
  /** Ms since the rehearsal began. */
  relogio(): number;
  aoResponder(resposta: RespostaMedida): void;
  /** Something that must not happen. */
  aoEstranhar(problema: string): void;
}

interface LoteAcompanhado {
  acompanhamento: Acompanhamento;
  vista: Vista | null;
  desejo: Desejo;
  espera: NodeJS.Timeout | null;
}

/** One bidder: a socket of its own, a temperament, and no knowledge but what the public contract gives. */
export class Licitante {
  lances = 0;
  quedas = 0;
  readonly #opcoes: OpcoesLicitante;
  readonly #temperamento: Temperamento;
  readonly #lotes = new Map<string, LoteAcompanhado>();
  #socket: Socket | null = null;
  /** Server clock minus ours, ms. */
  #diferenca = 0;
  #parado = false;

  constructor(opcoes: OpcoesLicitante) {
    this.#opcoes = opcoes;
    this.#temperamento = TEMPERAMENTOS[opcoes.temperamento];
  }

  /** Draws which of the lots this one cares for. */
  interessa(): boolean {
    return this.#opcoes.sorte.chance(this.#temperamento.interesse);
  }

  acompanhar(acompanhamento: Acompanhamento): void {
    const [de, ate] = this.#temperamento.apetite;
    const limite = Math.round((acompanhamento.lote.minimo * this.#opcoes.sorte.faixa(de, ate)) / 100) * 100;
    this.#lotes.set(acompanhamento.lote.lelUid, {
      acompanhamento,
      vista: null,
      desejo: { limite, enviados: 0 },
      espera: null,
    });
  }

  async entrar(): Promise<void> {
    const { url, hotsite } = this.#opcoes;
    const socket = io(url, {
      transports: ['websocket'],
      auth: (dar) => void this.#opcoes.token().then((token) => dar({ token, hotsite })),
      reconnectionDelay: 200,
      reconnectionDelayMax: 2_000,
    });
    this.#socket = socket;
    socket.on('on-lances-lote', (estado) => this.#ouvir(estado));
    socket.on('on-posicao-cliente', ({ lelUid, posicao }) => this.#posicionar(lelUid, posicao));
    socket.on('disconnect', (motivo) => {
      if (this.#parado || motivo === 'io client disconnect') return;
      this.quedas += 1;
      if (motivo === 'io server disconnect') socket.connect();
    });
    await new Promise<void>((pronto, falhar) => {
      const prazo = setTimeout(
        () => falhar(new Error(`${this.#opcoes.nome} não conectou em ${PRAZO_MS} ms`)),
        PRAZO_MS,
      );
      socket.on('connect', () => {
        this.#assistir().then(() => {
          clearTimeout(prazo);
          pronto();
        }, falhar);
      });
    });
  }

  sair(): void {
    this.#parado = true;
    for (const { espera } of this.#lotes.values()) if (espera !== null) clearTimeout(espera);
    this.#socket?.disconnect();
  }

  async #assistir(): Promise<void> {
    const enviado = Date.now();
    const { agora } = await this.#pedir('relogio', { enviado });
    this.#diferenca = (agora as number) - (enviado + Date.now()) / 2;
    if (this.#opcoes.temperamento !== 'observador') {
      await this.#pedir('conectar-cliente', {});
    }
    for (const lelUid of this.#lotes.keys())
      this.#ouvir(await this.#pedir('conectar-lances-lote', { lelUid }));
  }

  /** @throws Error when the server refuses: nothing that a bidder asks here may be refused */
  async #pedir(evento: string, dados: object): Promise<Record<string, unknown>> {
    const resposta = await this.#socket!.timeout(PRAZO_MS).emitWithAck(evento, dados);
    if (!resposta.ok) throw new Error(`${evento}: ${resposta.erro?.codigo} ${resposta.erro?.message}`);
    return resposta;
  }

  #ouvir(estado: Record<string, unknown>): void {
    const lote = this.#lotes.get(estado.lelUid as string);
    if (lote === undefined) return;
    const fim = estado.dataFim === null ? null : Date.parse(estado.dataFim as string) - this.#diferenca;
    const anterior = lote.vista;
    if (anterior !== null && (estado.seq as number) <= anterior.seq) return;
    lote.acompanhamento.ouvir(this.#opcoes.nome, estado, fim);
    lote.vista = {
      seq: estado.seq as number,
      valorAtual: estado.valorAtual as number | null,
      proximoLance: estado.proximoLance as number,
      dataFim: fim,
      situacao: estado.situacao as string,
      ganhando: anterior?.ganhando ?? false,
    };
    const aberto = aceitaLances(lote.vista);
    if (anterior !== null && aceitaLances(anterior) && !aberto) this.#fechou(lote, anterior.dataFim);
    if (aberto) this.#agendar(lote);
  }

  #fechou({ acompanhamento }: LoteAcompanhado, fim: number | null): void {
    if (fim === null) return;
    const atraso = Date.now() - fim;
    if (atraso < -50)
      this.#opcoes.aoEstranhar(`${acompanhamento.lote.nome} fechou ${-atraso} ms antes do fim`);
    acompanhamento.lote.atrasoDoFechamento ??= atraso;
  }

  #posicionar(lelUid: string, posicao: string): void {
    const lote = this.#lotes.get(lelUid);
    if (lote?.vista == null) return;
    lote.vista.ganhando = posicao === 'ganhando';
    if (posicao === 'superado') this.#agendar(lote);
  }

  #agendar(lote: LoteAcompanhado): void {
    if (lote.espera !== null || lote.vista === null || this.#parado) return;
    const { sorte, ritmo } = this.#opcoes;
    const espera = this.#temperamento.reacao(lote.vista, Date.now(), sorte);
    if (espera === null) return;
    lote.espera = setTimeout(
      () => {
        lote.espera = null;
        this.#agir(lote).catch((erro) => this.#opcoes.aoEstranhar(`${this.#opcoes.nome}: ${erro.message}`));
      },
      // Waiting for the end of a lot is waiting for a clock that already runs at the rehearsal's pace.
      lote.vista.dataFim !== null && this.#opcoes.temperamento === 'atirador' ? espera : espera * ritmo,
    );
  }

  async #agir(lote: LoteAcompanhado): Promise<void> {
    if (lote.vista === null || !aceitaLances(lote.vista) || this.#parado) return;
    const acao = this.#temperamento.decidir(lote.vista, lote.desejo, this.#opcoes.sorte);
    if (acao === null) return;
    lote.desejo.enviados += 1;
    if (acao.tipo === 'engano') await this.#enganar(lote, acao);
    else await this.#lancar(lote, acao.tipo, acao.valor);
    if (lote.vista !== null && !lote.vista.ganhando) this.#agendar(lote);
  }

  async #lancar(
    lote: LoteAcompanhado,
    tipo: 'MANUAL' | 'AUTOMATICO',
    valor: unknown,
    comandoId: string = randomUUID(),
    lelUid = lote.acompanhamento.lote.lelUid,
  ): Promise<Record<string, unknown> | null> {
    const inicio = performance.now();
    const instante = this.#opcoes.relogio();
    let resultado = 'SEM_RESPOSTA';
    let resposta: Record<string, unknown> | null = null;
    try {
      const ack = await this.#socket!.timeout(PRAZO_MS).emitWithAck('dar-lance', {
        lelUid,
        tipo,
        valor,
        comandoId,
      });
      resposta = ack.ok ? ack : null;
      resultado = ack.ok ? 'aceito' : String(ack.erro.codigo);
      if (ack.ok) {
        this.lances += 1;
        if (lote.vista !== null) lote.vista.ganhando = ack.posicao === 'ganhando';
      }
      if (!ack.ok && (ack.erro.statusCode === 500 || !ack.erro.message))
        this.#opcoes.aoEstranhar(`recusa sem explicação: ${JSON.stringify(ack.erro)}`);
    } catch {
      // The acknowledgement did not come: the connection fell, or the engine is in trouble.
    }
    const ms = performance.now() - inicio;
    this.#opcoes.aoResponder({ instante, ms, resultado, temperamento: this.#opcoes.temperamento });
    return resposta;
  }

  async #enganar(lote: LoteAcompanhado, { qual }: Extract<Acao, { tipo: 'engano' }>): Promise<void> {
    const { proximoLance } = lote.vista!;
    switch (qual) {
      case 'abaixo':
        return void (await this.#lancar(lote, 'MANUAL', Math.max(1, proximoLance - 100)));
      case 'sem-valor':
        return void (await this.#lancar(lote, 'MANUAL', -5));
      case 'lote-errado':
        return void (await this.#lancar(lote, 'MANUAL', proximoLance, randomUUID(), randomUUID()));
      case 'repetido': {
        const comandoId = randomUUID();
        const [um, outro] = await Promise.all([
          this.#lancar(lote, 'MANUAL', proximoLance, comandoId),
          this.#lancar(lote, 'MANUAL', proximoLance, comandoId),
        ]);
        if (um !== null && outro !== null && um.uid !== outro.uid)
          this.#opcoes.aoEstranhar('o mesmo comando foi aceito duas vezes com respostas diferentes');
        return;
      }
      case 'queda':
        this.quedas += 1;
        this.#socket!.io.engine.close();
    }
  }
}
