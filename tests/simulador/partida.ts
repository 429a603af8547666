import type { Participante } from '../../engine/src/auction/modelo/dados.ts';
import { Cliente } from './cliente.ts';
import { Espectador } from './espectador.ts';
import { Historia } from './historia.ts';
import { conferirFim } from './invariantes/todos.ts';
import { Loja, type Sorte } from './loja.ts';
import { INICIO, Mundo } from './mundo.ts';
import {
  type Cena,
  criarLeilao,
  incluirLotes,
  type LeilaoSimulado,
  pedidoDaEquipe,
  pedidoDoCliente,
  pedidoDoLeiloeiro,
} from './pedidos.ts';
import { type Costuras, Processo } from './processo.ts';
import { exigir } from './violacao.ts';

export interface OpcoesPartida {
  costuras?: Costuras;
  /** Accidents and new commands end after so many steps; what is under way then comes to rest. */
  passos?: number;
  rastrear?: boolean;
}

export interface Resultado {
  leiloes: number;
  passos: number;
  /** Equal for equal runs, different for nearly all others. */
  digesto: string;
  decididos: number;
  rastro: string[] | null;
  erro: Error | null;
}

/** A run that has not come to rest by then never will. */
const PASSOS_MAXIMOS = 30_000;
const PRAZO_DA_PAZ_MS = 180_000;

/** One seed: some small auctions with bidders, staff, watchers and accidents, from the first command to the last close. */
export async function jogar(semente: number, opcoes: OpcoesPartida = {}): Promise<Resultado> {
  const partida = new Partida(semente, opcoes);
  const erro = await partida.jogar().then(
    () => null,
    (motivo: Error) => motivo,
  );
  const { mundo, historia, leiloes } = partida;
  return {
    leiloes: leiloes.length,
    passos: partida.passosDeCaos || mundo.passos,
    digesto: mundo.digesto,
    decididos: historia.decididos.size,
    rastro: mundo.rastro,
    erro,
  };
}

export class Partida {
  readonly mundo: Mundo;
  readonly historia: Historia;
  readonly leiloes: LeilaoSimulado[] = [];
  readonly processos: Processo[];
  readonly espectadores: Espectador[] = [];
  /** One process at all times, as it should be where they do not share the auctions. */
  readonly umSo: boolean;
  readonly #cliente: Cliente;
  readonly #limite: number;
  /** Steps taken before the accidents ended. */
  passosDeCaos = 0;
  #comandos = 0;

  constructor(semente: number, { costuras = {}, passos, rastrear = false }: OpcoesPartida) {
    this.mundo = new Mundo(semente, { rastrear });
    this.#limite = passos ?? PASSOS_MAXIMOS;
    const { acaso } = this.mundo;
    const loja = new Loja(this.mundo, acaso.chance(0.6));
    this.historia = new Historia(this.mundo, loja);
    const quantos = acaso.chance(0.2) ? 2 : 1;
    this.umSo = quantos === 1;
    this.processos = Array.from(
      { length: quantos },
      (_, i) => new Processo('AB'[i]!, this.historia, costuras),
    );
    for (const processo of this.processos)
      processo.aoCair = () => {
        for (const espectador of this.espectadores) if (espectador.estaEm(processo)) espectador.cair();
      };
    const ruim = acaso.chance(0.6);
    this.#cliente = new Cliente(this.historia, this.processos, {
      perda: ruim ? acaso.fracao() * 0.2 : 0,
      repeticao: ruim ? acaso.fracao() * 0.2 : 0,
      atraso: ruim ? acaso.entre(5, 2_000) : 20,
    });
    for (let i = acaso.entre(1, 4); i > 0; i--) {
      const leiUid = `01900000-0000-7000-8000-${(semente % 2 ** 31).toString(16).padStart(8, '0')}${`a00${i}`}`;
      this.leiloes.push({ leiUid, lotes: [], fim: acaso.entre(2_000, 7_000), aoVivo: acaso.chance(0.25) });
      this.historia.marcas.set(leiUid, new Set([i % 2 === 0 ? 2 : 1]));
    }
  }

  async jogar(): Promise<void> {
    await this.#abrir();
    const fim = Math.max(...this.leiloes.map((leilao) => leilao.fim));
    this.#planejarAcidentes(fim);
    for (const leilao of this.leiloes) this.#planejarComandos(leilao);
    const ate = this.mundo.agora + fim + 3_000;
    while (this.mundo.passos < this.#limite && (await this.mundo.passo(ate)));
    this.passosDeCaos = this.mundo.passos;
    await this.#pacificar();
    conferirFim(this);
  }

  /** The house opens its auctions on a quiet day. */
  async #abrir(): Promise<void> {
    const { acaso } = this.mundo;
    this.processos[0]!.ligar();
    for (const leilao of this.leiloes) {
      const { leiUid } = leilao;
      const marca = [...this.historia.marcas.get(leiUid)!][0]!;
      await this.#mandar(leiUid, criarLeilao(acaso, leilao));
      await this.#mandar(
        leiUid,
        incluirLotes(acaso, leilao, acaso.escolher([1, 1, 2, 3]), INICIO + leilao.fim),
      );
      for (const [i, lelUid] of leilao.lotes.entries()) {
        if (i > 0 || acaso.chance(0.4)) continue;
        const espectador = new Espectador(
          this.historia,
          this.processos,
          lelUid,
          acaso.chance(0.9) ? marca : 3 - marca,
        );
        this.espectadores.push(espectador);
        espectador.conectar();
      }
    }
    for (const processo of this.processos) processo.ligar();
  }

  async #mandar(leiUid: string, pedido: Parameters<Cliente['mandar']>[0]['pedido']): Promise<void> {
    let feito = false;
    const comandoId = `abrir${++this.#comandos}`;
    this.#cliente.paz = true;
    this.#cliente.mandar({ leiUid, autor: 'equipe', comandoId, pedido }, () => {
      feito = true;
    });
    while (!feito) exigir(await this.mundo.passo(), 'I12', () => 'nothing more happens');
    this.#cliente.paz = false;
  }

  #planejarComandos(leilao: LeilaoSimulado): void {
    const { mundo, historia } = this;
    const { acaso } = mundo;
    const pessoas: Participante[] = ['ana', 'bia', 'caio', 'davi'].map((nome) => ({
      uid: nome,
      apelido: `apelido-${nome}`,
      cidade: 'Goiânia/GO',
    }));
    const duracao = leilao.fim - mundo.agora;
    const quando = () =>
      acaso.chance(0.5) ? duracao * acaso.fracao() : duracao + 4_000 * (acaso.fracao() - 0.7);
    const agendar = (
      autor: string,
      fazer: (cena: Cena) => ReturnType<typeof pedidoDoCliente>,
      quem: Participante,
    ) =>
      mundo.agendar(quando(), null, '', () => {
        const pedido = this.#cliente.paz ? null : fazer({ acaso, historia, leilao, quem });
        if (pedido === null) return;
        const comandoId = acaso.chance(0.03) ? `c${acaso.entre(1, this.#comandos)}` : `c${++this.#comandos}`;
        this.#cliente.mandar({ leiUid: leilao.leiUid, autor, comandoId, pedido });
      });
    for (let i = acaso.entre(2, 3 + 4 * leilao.lotes.length); i > 0; i--) {
      const quem = acaso.escolher(pessoas);
      agendar(quem.uid, pedidoDoCliente, quem);
    }
    for (let i = acaso.chance(0.6) ? acaso.entre(0, 5) : 0; i > 0; i--)
      agendar('equipe', pedidoDaEquipe, pessoas[0]!);
    for (let i = leilao.aoVivo ? acaso.entre(4, 14) : 0; i > 0; i--)
      agendar('leiloeiro', pedidoDoLeiloeiro, acaso.escolher(pessoas));
  }

  /** Each world has its own mix of accidents: some have none, so that the rules alone are tried too. */
  #planejarAcidentes(fim: number): void {
    const { mundo, processos, espectadores, historia } = this;
    const { acaso } = mundo;
    const { loja } = historia;
    const algum = () => acaso.escolher(processos);
    const ACIDENTES: Record<string, () => unknown> = {
      queda: () => {
        const processo = algum();
        processo.matar();
        mundo.agendar(acaso.escolher([5, 200, 900, 1_500, 4_000]), null, '', () => processo.ligar());
      },
      congelamento: () => algum().congelar(acaso.escolher([20, 300, 1_200, 4_000])),
      relogio: () => algum().acertarRelogio(acaso.escolher([-3_600_000, -2_000, 50, 2_000, 3_600_000])),
      cheia: () => {
        loja.cheiaAte = mundo.agora + acaso.entre(10, 3_000);
      },
      muda: () => {
        loja.muda = true;
        mundo.agendar(acaso.entre(10, 2_500), null, '', () => {
          loja.muda = false;
        });
      },
      espectador: () => espectadores.length > 0 && acaso.escolher(espectadores).cair(),
      registros: () => {
        algum().registros.chanceDeFalhar = acaso.escolher([0, 0.3]);
      },
    };
    const nomes = Object.keys(ACIDENTES).filter(() => acaso.chance(0.4));
    for (const sorte of ['recusa', 'talvez-gravou', 'talvez-nao', 'parcial', 'tardia', 'lenta'] as Sorte[])
      if (acaso.chance(0.25)) loja.pesos[sorte] = acaso.fracao() * 0.2;
    if (nomes.length === 0) return;
    for (let i = acaso.entre(0, 5); i > 0; i--) {
      const nome = acaso.escolher(nomes);
      mundo.agendar(acaso.fracao() * (fim + 2_000), null, `acidente: ${nome}`, () => {
        if (!this.#cliente.paz) ACIDENTES[nome]!();
      });
    }
  }

  /** Everything works again, one process owns the auctions, and everybody waits until they know. */
  async #pacificar(): Promise<void> {
    const { mundo, processos, espectadores, historia } = this;
    const { loja } = historia;
    mundo.anotar('paz');
    this.#cliente.paz = true;
    loja.pesos = { boa: 1 };
    loja.cheiaAte = 0;
    loja.muda = false;
    for (const processo of processos) processo.registros.chanceDeFalhar = 0;
    // A second owner is a mistake that ends with the first one taking over again from the log. A write that landed when it was given
    // up is found by the next commit's fence, or by the next start: by the last one, so that one comes when all have landed.
    while (loja.aCaminho > 0) await mundo.passo();
    if (processos.length > 1 || loja.tardias > 0) for (const processo of processos) processo.matar();
    for (const intruso of processos.splice(1)) intruso.aposentar();
    processos[0]!.ligar();
    for (const espectador of espectadores) espectador.conectar();
    const prazo = mundo.agora + PRAZO_DA_PAZ_MS;
    const parado = processos[0]!;
    for (let passos = 0; !this.#emPaz(parado); passos++) {
      exigir(
        passos < PASSOS_MAXIMOS && mundo.agora < prazo,
        'I12',
        () =>
          `not at rest: ${this.#cliente.pendentes} commands, ${this.#abertos()} lots past their end, ${parado.noAr ? parado.atraso : 'down,'} behind`,
      );
      // A few at a time: asking is dearer than a step.
      for (let i = 0; i < 8; i++) if (!(await mundo.passo())) mundo.agendar(100, null, '', () => {});
    }
    // What was told last arrives.
    const chegada = mundo.agora + 1_500;
    while (await mundo.passo(chegada));
    while (espectadores.some(({ emDia }) => !emDia)) {
      const anda = await mundo.passo();
      exigir(anda && mundo.agora < prazo, 'I15', () => 'a watcher never catches up');
    }
  }

  #emPaz(processo: Processo): boolean {
    return (
      processo.desperto && this.#cliente.pendentes === 0 && this.#abertos() === 0 && processo.atraso === 0
    );
  }

  /** Lots whose clock runs: they must close by themselves. */
  #abertos(): number {
    let abertos = 0;
    for (const { leiUid, lotes } of this.leiloes) {
      const situacao = this.historia.situacaoDoLeilao.get(leiUid);
      if (situacao !== 'PRONTO' && situacao !== 'AO_VIVO') continue;
      for (const lelUid of lotes) {
        const publico = this.historia.publico(lelUid);
        if (publico !== null && publico.dataFim !== null && ABERTAS.has(publico.situacao)) abertos++;
      }
    }
    return abertos;
  }
}

/** Rule 13 and the contract: the situations in which a lot takes bids. */
export const ABERTAS: ReadonlySet<string> = new Set([
  'LIBERADO_LEILAO',
  'AO_VIVO',
  'DOULHE_UMA',
  'DOULHE_DUAS',
  'REPASSE',
]);
