import { createHmac } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import type { EventoLivro } from '@martelo/shared/livro';
import type { Server } from 'socket.io';
// The broadcasts frame their messages with what socket.io has loaded.
import 'socket.io';
import { decide } from '../../engine/src/auction/decide.ts';
import { evolve } from '../../engine/src/auction/evolve.ts';
import { estadoPublico } from '../../engine/src/auction/leituras/publico.ts';
import { respostaRepetida } from '../../engine/src/auction/modelo/idempotencia.ts';
import { criarLocalizador, type Localizador } from '../../engine/src/leituras/localizador.ts';
import { projecaoCatalogo } from '../../engine/src/leituras/projecoes/catalogo.ts';
import { enderecosDeDocumento } from '../../engine/src/leituras/registros/endereco-de-documento.ts';
import { LIVRO } from '../../engine/src/leituras/registros/livro.ts';
import { lerDoMotor } from '../../engine/src/leituras/terminados/leitura.ts';
import { SEM_CARIMBOS } from '../../engine/src/leituras/vistas/carimbos.ts';
import type { EventLog } from '../../engine/src/log/log.ts';
import { transmitir } from '../../engine/src/realtime/broadcast.ts';
import { RecentEvents } from '../../engine/src/realtime/recent-events.ts';
import { salaDoLote } from '../../engine/src/realtime/rooms.ts';
import type { Acesso } from '../../engine/src/records/records.ts';
import { criarMotor } from '../../engine/src/runtime/criar-motor.ts';
import type { Environment } from '../../engine/src/runtime/environment.ts';
import type { Core } from '../../engine/src/runtime/mailbox.ts';
import type { Motor } from '../../engine/src/runtime/motor.ts';
import { criarProjetor, type Projecao, type Projector } from '../../engine/src/runtime/projector.ts';
import type { Historia, Pergunta } from './historia.ts';
import type { Loja } from './loja.ts';
import { type Mundo, Vida } from './mundo.ts';
import { RegistrosSimulados } from './registros.ts';
import { Violacao } from './violacao.ts';

/** Where a fault can be planted into a process without touching the engine: each wraps what the engine is given. */
export interface Costuras {
  nucleo?: (nucleo: Core) => Core;
  log?: (log: EventLog, loja: Loja, vida: Vida) => EventLog;
  projecao?: (projecao: Projecao) => Projecao;
  /** What goes out to a connection; null is lost. */
  mensagem?: (evento: string, dados: Record<string, unknown>, motor: Motor) => Record<string, unknown> | null;
  ambiente?: (ambiente: Environment) => Environment;
}

/** A socket, as far as the engine's rooms know it. */
export interface Conexao {
  id: number;
  acesso: Acesso;
  receber(evento: string, dados: Record<string, unknown>): void;
}

interface Motorizada {
  vida: Vida;
  motor: Motor;
  projetor: Projector;
  recentes: RecentEvents;
  localizador: Localizador;
  salas: Map<string, Sala>;
  soquetes: Map<string, Conexao>;
}

/** Rooms whose size a world exaggerates, so that a handful of watchers is a crowd to the conflation. */
class Sala extends Set<string> {
  fator = 1;
  override get size(): number {
    return super.size * this.fator;
  }
}

/** What an engine may complain of: the store's doing, not its own. */
const ACIDENTES = new Set(['StoreUnavailable', 'UnknownOutcome', 'CommitConflict']);

const enderecos = enderecosDeDocumento((proposito, texto) =>
  createHmac('sha256', 'segredo').update(`${proposito}\n${texto}`).digest(),
);

/** One engine process: the real core, runtime, projections and broadcasts, started, killed and frozen at will. */
export class Processo {
  readonly nome: string;
  readonly registros: RegistrosSimulados;
  readonly #mundo: Mundo;
  readonly #loja: Loja;
  readonly #historia: Historia;
  readonly #costuras: Costuras;
  readonly #fator: number;
  #vidas = 0;
  #aposentado = false;
  #salto = 0;
  #deriva: number;
  #viva: Motorizada | null = null;
  #vida: Vida | null = null;
  /** Told when its connections are gone. */
  aoCair: () => void = () => {};

  constructor(nome: string, historia: Historia, costuras: Costuras) {
    const { mundo, loja } = historia;
    this.nome = nome;
    this.#mundo = mundo;
    this.#loja = loja;
    this.#historia = historia;
    this.#costuras = costuras;
    this.#fator = mundo.acaso.chance(0.3) ? 60 : 1;
    this.#deriva = mundo.acaso.escolher([0, 0, 1e-4, -1e-4]);
    this.registros = new RegistrosSimulados(mundo);
  }

  get noAr(): boolean {
    return this.#viva !== null;
  }
  /** Up, and not frozen. */
  get desperto(): boolean {
    return this.#viva !== null && this.#viva.vida.congeladaAte <= this.#mundo.agora;
  }
  get motor(): Motor | null {
    return this.#viva?.motor ?? null;
  }

  /** Starts it, again until it stands: a supervisor would. */
  ligar(): void {
    if (this.#vida !== null || this.#aposentado) return;
    const vida = new Vida(`${this.nome}.${++this.#vidas}`, this.#salto, this.#deriva);
    this.#vida = vida;
    this.#mundo.logo(5, vida, `${vida.nome} parte`, () => {
      this.#compor(vida).then(
        (viva) => {
          if (vida.viva) this.#viva = viva;
        },
        (erro) => {
          if (erro instanceof Violacao) throw erro;
          this.matar();
          this.#mundo.agendar(300, null, '', () => this.ligar());
        },
      );
    });
  }

  matar(): void {
    if (this.#vida === null) return;
    this.#mundo.anotar(`${this.#vida.nome} morre`);
    this.#vida.viva = false;
    this.#vida = null;
    this.#viva = null;
    this.registros.perderEnergia();
    this.aoCair();
  }

  /** Ends for good, whoever still means to start it. */
  aposentar(): void {
    this.#aposentado = true;
    this.matar();
  }

  congelar(ms: number): void {
    if (this.#vida === null) return;
    this.#mundo.anotar(`${this.#vida.nome} congela por ${ms}`);
    this.#vida.congeladaAte = this.#mundo.agora + ms;
  }

  /** Somebody sets the machine's clock. */
  acertarRelogio(ms: number): void {
    this.#mundo.anotar(`${this.nome} relógio ${ms}`);
    this.#salto += ms;
    if (this.#vida !== null) this.#vida.salto = this.#salto;
  }

  /** A command arrives. `voltar` gets the answer at the moment it is given. False: nobody listens here. */
  executar(pergunta: Pergunta, voltar: (resposta: { ok: boolean; codigo?: string }) => void): boolean {
    const viva = this.#viva;
    if (viva === null) return false;
    const { leiUid, autor, comandoId, pedido } = pergunta;
    this.#mundo.agendar(0, viva.vida, `${viva.vida.nome} recebe ${autor}/${comandoId} ${pedido.tipo}`, () => {
      this.#historia.chegou(pergunta);
      viva.motor
        .executar(leiUid, { comandoId, autor, pedido })
        .then(
          (valor) => ({ ok: true, ...valor }),
          (erro: unknown) => {
            if (!(erro instanceof ErroMartelo)) throw erro;
            return { ok: false, codigo: erro.codigo, ...erro.detalhes };
          },
        )
        .then((resposta) => {
          if (!viva.vida.viva) return;
          this.#historia.respondido(pergunta, resposta);
          voltar(resposta);
        })
        .catch((erro) => this.#romper(erro));
    });
    return true;
  }

  /** A watcher joins a lot's room and gets its state; null when the lot is not theirs to see. */
  conectar(conexao: Conexao, lelUid: string, voltar: (estado: Record<string, unknown> | null) => void): void {
    this.#pedir(async ({ localizador, salas, soquetes }) => {
      const achado = await localizador.lote(conexao.acesso, lelUid).catch(() => null);
      if (achado === null) return voltar(null);
      const estado = { ...estadoPublico(achado.estado, lelUid) } as Record<string, unknown>;
      const sala = salas.get(salaDoLote(lelUid)) ?? new Sala();
      sala.fator = this.#fator;
      salas.set(salaDoLote(lelUid), sala.add(String(conexao.id)));
      soquetes.set(String(conexao.id), conexao);
      this.#historia.conferirEstado(estado);
      voltar(estado);
    });
  }

  /** `lances-lote-apos`: what the watcher missed. */
  eventosApos(conexao: Conexao, lelUid: string, seq: number, voltar: (eventos: EventoLivro[]) => void): void {
    this.#pedir(async ({ localizador, recentes, projetor }) => {
      const achado = await localizador.lote(conexao.acesso, lelUid).catch(() => null);
      if (achado === null || seq >= achado.lote.seq) return voltar([]);
      const lembrados = recentes.apos(lelUid, seq);
      if (lembrados !== null) return voltar(lembrados);
      await projetor.emDia();
      const linhas = this.registros.todos<EventoLivro & { lelUid: string }>(LIVRO.nome);
      voltar(
        linhas.filter((linha) => linha.lelUid === lelUid && linha.seq > seq).sort((a, b) => a.seq - b.seq),
      );
    });
  }

  sair(conexao: Conexao): void {
    for (const sala of this.#viva?.salas.values() ?? []) sala.delete(String(conexao.id));
    this.#viva?.soquetes.delete(String(conexao.id));
  }

  emDia(): Promise<void> {
    return this.#viva?.projetor.emDia() ?? Promise.resolve();
  }
  get atraso(): number {
    return this.#viva?.projetor.atraso() ?? 1;
  }

  #pedir(atender: (viva: Motorizada) => Promise<void>): void {
    const viva = this.#viva;
    if (viva === null) return;
    this.#mundo.agendar(0, viva.vida, '', () => void atender(viva).catch((erro) => this.#romper(erro)));
  }

  async #compor(vida: Vida): Promise<Motorizada> {
    const { nucleo = igual, log = igual, projecao = igual, ambiente = igual } = this.#costuras;
    const mundo = ambiente(this.#mundo.ambiente(vida));
    const diario = log(this.#loja.para(vida), this.#loja, vida);
    const registrador = {
      warn: () => {},
      error: ({ err }: { err?: unknown }, mensagem: string) => {
        const { name = '', stack } = (err ?? {}) as Error;
        if (!ACIDENTES.has(name)) this.#romper(new Violacao('I1', `${mensagem}: ${stack}`));
      },
    };
    const motor = await criarMotor({
      log: diario,
      nucleo: nucleo({ decide, evolve, respostaRepetida }),
      ambiente: mundo,
      registrador,
      pulsoMs: 600,
    });
    const salas = new Map<string, Sala>();
    const soquetes = new Map<string, Conexao>();
    const recentes = new RecentEvents();
    const io = this.#io(vida, { salas, soquetes }, motor);
    transmitir(io, { conferir: () => true }, motor, recentes, mundo.agora, SEM_CARIMBOS, mundo.daquiA);
    const registros = this.registros.porta;
    const catalogo = projecaoCatalogo(registros, { enderecos, hotsiteDoCliente: () => null });
    const projetor = await criarProjetor({
      log: diario,
      motor,
      escrita: registros.projecoes,
      ambiente: mundo,
      registrador,
      projecoes: [projecao(catalogo)],
    });
    const localizador = criarLocalizador({
      leitura: lerDoMotor(motor),
      motor,
      registros,
      emDia: () => projetor.emDia(),
      exigirExibicao: () => {},
    });
    return { vida, motor, projetor, recentes, localizador, salas, soquetes };
  }

  /** What the broadcasts ask of socket.io: rooms of sockets, and connections that take what is written to them. */
  #io(vida: Vida, { salas, soquetes }: Pick<Motorizada, 'salas' | 'soquetes'>, motor: Motor): Server {
    const { mensagem = (_: string, dados: Record<string, unknown>) => dados } = this.#costuras;
    const escrever = (conexao: Conexao, evento: string, dados: Record<string, unknown>) => {
      if (!vida.viva) return;
      try {
        const dita = mensagem(evento, dados, motor);
        if (dita === null) return;
        this.#historia.dito(vida, conexao.id, evento, dita);
        conexao.receber(evento, dita);
      } catch (erro) {
        this.#romper(erro);
      }
    };
    const sockets = {
      get: (id: string) => {
        const conexao = soquetes.get(id);
        // A connection that is still busy with the message before: it takes packets, as text.
        const write = (pacote: string) => {
          const [evento, dados] = JSON.parse(pacote.slice(1)) as [string, Record<string, unknown>];
          escrever(conexao!, evento, dados);
        };
        const conn = { readyState: 'open', writeBuffer: { length: 1 }, transport: { writable: true }, write };
        return conexao && { conn };
      },
    };
    return { of: () => ({ adapter: { rooms: salas }, sockets }) } as unknown as Server;
  }

  /** A broken promise found within a callback of the engine's ends the run, whoever would have caught it. */
  #romper(erro: unknown): void {
    this.#mundo.anotar(`rompe: ${erro}`);
    this.#mundo.violacao ??= erro as Error;
  }
}

function igual<T>(coisa: T): T {
  return coisa;
}
