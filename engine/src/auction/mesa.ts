import type { TipoLance } from '@martelo/shared/lance';
import { type LeilaoEscrita, leilaoEscrita } from '@martelo/shared/leilao';
import { type LoteEntrada, loteEscrita } from '@martelo/shared/lote';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { loteNaMesa } from './leituras/na-mesa.ts';
import type { ConteudoDaAcao } from './modelo/comando.ts';
import { type Comando, FORMATO, type Pedido } from './modelo/comando.ts';
import type { Estado, EstadoLote } from './modelo/estado.ts';
import type { Evento } from './modelo/evento.ts';
import { chaveDoComando, respostaRepetida } from './modelo/idempotencia.ts';
import type { Resposta } from './modelo/resposta.ts';

const LEI_UID = '01900000-0000-7000-8000-00000000a001';
export const loteUid = (n: number): string => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

type Leilao = Partial<Omit<LeilaoEscrita, 'data'>>;
type Lote = Partial<Omit<LoteEntrada, 'valor' | 'dataInicio' | 'dataFim'>> & {
  valor?: Partial<LoteEntrada['valor']>;
  /** Seconds on the table's clock. */
  inicio?: number;
  fim?: number;
};

/**
 * A table to play rules on: the core with a clock in seconds that starts at 0 and a fold that is checked against a second one.
 * For tests and the simulator's examples; amounts in reais, as auction-house people think.
 */
export class Mesa {
  estado: Estado | null = null;
  readonly eventos: Evento[] = [];
  #comandos = 0;

  constructor(leilao: Leilao = {}, lotes: Lote[] = [{}]) {
    const dados = leilaoEscrita.parse({ nome: 'Mesa', data: iso(1_000), situacao: 'PRONTO', ...leilao });
    this.mandar({ tipo: 'criar-leilao', leilao: { ...dados, id: 1, uid: LEI_UID, hotsites: [1] } }, 0);
    this.incluir(lotes);
  }

  incluir(lotes: Lote[]): Resposta {
    const base = this.estado?.lotes.size ?? 0;
    return this.mandar(
      {
        tipo: 'incluir-lotes',
        lotes: lotes.map(({ inicio = 0, fim, valor, ...lote }, i) => ({
          id: base + i + 1,
          uid: loteUid(base + i + 1),
          dados: loteEscrita.parse({
            nome: 'Lote',
            tipo: 'Carro',
            ...lote,
            valor: { minimo: 50_000, ...valor },
            dataInicio: iso(inicio),
            ...(fim === undefined ? {} : { dataFim: iso(fim) }),
          }),
        })),
      },
      0,
    );
  }

  /** A bid by `quem` of `reais` at `segundo`. */
  lance(quem: string, modo: TipoLance, reais: number, segundo = 10, lote = 1): Resposta {
    const participante = { apelido: `apelido-${quem}`, cidade: 'São Paulo/SP', uid: quem };
    return this.mandar(
      { lelUid: loteUid(lote), modo, participante, tipo: 'dar-lance', valor: Math.round(reais * 100) },
      segundo,
      quem,
    );
  }

  /** An act of the auctioneer, decided on the lot on the block as it is unless another `seq` is said. */
  leiloeiro(
    ato: ConteudoDaAcao,
    segundo: number,
    visto: { seq?: number; lelUid?: string | null } = {},
  ): Resposta {
    const seq = loteNaMesa(this.estado!)?.seq ?? 0;
    return this.mandar({ tipo: 'leiloeiro-acao', seq, lelUid: null, ...visto, ...ato }, segundo, 'leiloeiro');
  }

  /** What commands are received under; an older one for what old logs hold. */
  formato: NonNullable<Comando['formato']> = FORMATO;

  /** A bid by somebody in the room, of `reais`. */
  naSala(quem: string, reais: number, segundo: number, comId: number | null = null): Resposta {
    const participante = { uid: quem, apelido: `raquete-${quem}`, cidade: 'Plateia' };
    const valor = Math.round(reais * 100);
    return this.leiloeiro({ acao: 'lance-presencial', participante, comId, valor }, segundo);
  }

  encerrar(segundo: number, lote = 1): Resposta {
    return this.mandar({ tipo: 'encerrar-lote', lelUid: loteUid(lote) }, segundo);
  }

  mandar(pedido: Pedido, segundo: number, autor = 'sistema', comandoId = `c${++this.#comandos}`): Resposta {
    const semente = String(this.eventos.length).padStart(32, '0');
    const comando: Comando = { autor, comandoId, formato: this.formato, pedido, semente };
    const repetida = respostaRepetida(this.estado, comando);
    if (repetida !== null) return repetida;
    const eventos = decide(this.estado, comando, segundo * 1000);
    for (const evento of eventos) {
      this.eventos.push(evento);
      this.estado = evolve(this.estado, evento);
    }
    return this.estado!.comandos.get(chaveDoComando(comando))!.resposta;
  }

  lote(n = 1): EstadoLote {
    return this.estado!.lotes.get(loteUid(n))!;
  }

  /** "A 5250": who leads and the price in reais; "-" before the first bid. */
  placar(n = 1): string {
    const { lideranca } = this.lote(n);
    return lideranca === null ? '-' : `${lideranca.participante.uid} ${lideranca.preco / 100}`;
  }
}

/** The table's second n as an instant. */
export const iso = (segundo: number): string => new Date(segundo * 1000).toISOString();

/** A state as tests compare it: what an object keeps to itself is not compared otherwise. */
export const legivel = (estado: Readonly<Estado> | null) =>
  estado && { ...estado, comandos: [...estado.comandos], recusas: estado.comandos.recusas.gravar() };
