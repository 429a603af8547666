import type { Historia, Pergunta } from './historia.ts';
import type { Mundo } from './mundo.ts';
import type { Processo } from './processo.ts';

/** What the network does while it is bad: shares of what passes. */
export interface Rede {
  perda: number;
  repeticao: number;
  /** The longest a message takes, ms: later ones overtake it. */
  atraso: number;
}

/**
 * Somebody who commands: bidder or staff. They ask until they are answered, always under the same id, at whichever process they
 * reach; a few lose patience and never learn what became of it.
 */
export class Cliente {
  readonly rede: Rede;
  readonly #mundo: Mundo;
  readonly #historia: Historia;
  readonly #processos: readonly Processo[];
  /** Commands without an answer yet. */
  pendentes = 0;
  /** The accidents are over: everybody now waits for their answer. */
  paz = false;

  constructor(historia: Historia, processos: readonly Processo[], rede: Rede) {
    this.#mundo = historia.mundo;
    this.#historia = historia;
    this.#processos = processos;
    this.rede = rede;
  }

  mandar(
    dados: Pick<Pergunta, 'leiUid' | 'autor' | 'comandoId' | 'pedido'>,
    aoSaber = (_: boolean) => {},
  ): void {
    const { acaso } = this.#mundo;
    const pergunta = this.#historia.perguntar(dados);
    const paciencia = acaso.chance(0.15) ? acaso.entre(1, 3) : Number.POSITIVE_INFINITY;
    let resolvida = false;
    this.pendentes++;

    const resolver = (sabe: boolean) => {
      if (resolvida) return;
      resolvida = true;
      this.pendentes--;
      aoSaber(sabe);
    };
    const ouvir = ({ ok, codigo }: { ok: boolean; codigo?: string }) => {
      if (resolvida) return;
      if (codigo === 'INDISPONIVEL' || codigo === 'OCUPADO' || codigo === 'RESULTADO_INCERTO')
        return void this.#mundo.agendar(acaso.entre(50, 500), null, '', tentar);
      resolver(ok);
    };
    const tentar = () => {
      if (resolvida) return;
      if (pergunta.envios.length >= paciencia && !this.paz) return resolver(false);
      const esta = pergunta.envios.push(this.#mundo.agora);
      const processo = acaso.escolher(this.#processos.filter(({ noAr }) => noAr || !this.paz));
      const levar = () =>
        this.#passar(() => processo?.executar(pergunta, (resposta) => this.#passar(() => ouvir(resposta))));
      levar();
      if (acaso.chance(this.rede.repeticao)) levar();
      // No answer in time: asked again, unless an answer that said "later" already did.
      this.#mundo.agendar(acaso.entre(1_500, 4_000), null, '', () => {
        if (pergunta.envios.length === esta) tentar();
      });
    };
    tentar();
  }

  #passar(entregar: () => void): void {
    const { acaso } = this.#mundo;
    if (!this.paz && acaso.chance(this.rede.perda)) return;
    this.#mundo.agendar(0.2 + acaso.fracao() ** 3 * (this.paz ? 5 : this.rede.atraso), null, '', entregar);
  }
}
