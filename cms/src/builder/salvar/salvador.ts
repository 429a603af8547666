import { uuidv7 } from '@martelo/shared/identificador';
import { SALVAR } from '../../palavras/construtor/salvar.ts';
import { MAXIMO_DE_SECOES, problemaDaSessao } from '../modelo/conferir.ts';
import { descrever } from '../modelo/descrever.ts';
import { emLotes } from '../modelo/dividir.ts';
import type { Entrada } from '../modelo/entrada.ts';
import { iguais } from '../modelo/iguais.ts';
import type { Loja } from '../modelo/loja.ts';
import { type Remendo, tocadas } from '../modelo/remendo.ts';
import { type Base, pendentes } from '../modelo/sincronia.ts';

/** One save: patches of a revision, under a name that makes a second arrival harmless. */
export interface Pedido {
  revisao: number;
  lote: string;
  acao: string;
  onde: string;
  remendos: readonly Remendo[];
}

export type RespostaSalvar =
  | { tipo: 'aceito'; revisao: number; quando: string; publicada: boolean; entradas: Entrada[] }
  /** Somebody touched the same sections since: this is what they did. */
  | { tipo: 'atrasado'; entradas: Entrada[] }
  /** Somebody changed the page and nobody knows how any more: this is the page. */
  | { tipo: 'perdido'; agora: Base & { nome: string; quando: string } }
  | { tipo: 'sem-conexao' }
  | { tipo: 'sem-sessao' }
  | { tipo: 'recusado'; mensagem: string };

export type Estado =
  | { tipo: 'salvo'; quando: string }
  | { tipo: 'pendente' }
  | { tipo: 'salvando' }
  | { tipo: 'sem-conexao' }
  | { tipo: 'sem-sessao' }
  | { tipo: 'conflito' }
  | { tipo: 'recusado'; mensagem: string };

interface Dependencias {
  loja: Loja;
  enviar(pedido: Pedido): Promise<RespostaSalvar>;
  mudou(estado: Estado): void;
  /** The live connection missed something: asks for the whole page. */
  buscar(): Promise<(Base & { nome: string; quando: string }) | null>;
  /** Quiet time after the last change before a save, and the wait before a retry, in ms. */
  espera?: number;
  novaTentativa?: number;
}

const ESPERA_MS = 800;
const NOVA_TENTATIVA_MS = 3_000;

/**
 * Saves the draft: after a pause in editing, one request at a time, each naming the revision it was made on. What is sent is the
 * difference between the page on screen and the page as the server has it, so letters typed during a request go with the next, and a
 * retry after a lost answer is the same request. A section that cannot be stored is held back in words; the others go.
 */
export class Salvador {
  #emCurso: Pedido | null = null;
  #trabalho: Promise<void> | null = null;
  #relogio: ReturnType<typeof setTimeout> | undefined;
  /** What others did while a request of ours was out: its answer comes first. */
  #fila: Entrada[] = [];
  #recusado: { lista: unknown; mensagem: string } | null = null;
  #lista: unknown;
  #quando: string;
  #estado: Estado;
  readonly #deps: Dependencias;
  #largar: (() => void) | null = null;

  constructor(quando: string, deps: Dependencias) {
    this.#deps = deps;
    this.#quando = quando;
    this.#estado = { tipo: 'salvo', quando };
    this.#lista = deps.loja.estado().historico.sessoes;
  }

  get estado(): Estado {
    return this.#estado;
  }

  /** There is something only this browser knows. */
  get sujo(): boolean {
    const estado = this.#deps.loja.estado();
    return this.#emCurso !== null || estado.conflitos.length > 0 || pendentes(estado).length > 0;
  }

  /** Patches that may or may not have arrived. */
  get enviados(): readonly Remendo[] {
    return this.#emCurso?.remendos ?? [];
  }

  /** Saves what is pending now and waits for it. Resolves true when nothing is left unsaved. */
  async salvarJa(): Promise<boolean> {
    clearTimeout(this.#relogio);
    do await this.#trabalhar();
    while (this.#estado.tipo === 'pendente');
    return !this.sujo;
  }

  /** Something the server accepted, heard over the live connection. */
  receber(entrada: Entrada): void {
    if (entrada.revisao <= this.#deps.loja.estado().base.revisao) return;
    this.#fila.push(entrada);
    if (!this.#emCurso) void this.#escoar();
  }

  /** Asks for the page and takes in what was missed, as after a live connection was cut. */
  async conferir(): Promise<void> {
    const agora = await this.#deps.buscar();
    if (agora && !this.#emCurso) this.#deps.loja.despachar({ tipo: 'alcancar', agora });
    this.#assentar();
  }

  /** Takes in the answer of a call that also takes a revision: publishing. */
  tomar(resposta: RespostaSalvar): void {
    this.#absorver(resposta, null);
    this.#assentar();
  }

  /** The network is back: no need to wait for the next try. */
  tentarJa(): void {
    if (this.#estado.tipo === 'sem-conexao' || this.#estado.tipo === 'sem-sessao') this.#agendar(0);
  }

  /** From here on every change is saved. What changed before is, too. */
  ligar(): void {
    this.#largar ??= this.#deps.loja.assinar(() => this.#olhar());
    this.#olhar();
  }

  parar(): void {
    clearTimeout(this.#relogio);
    this.#largar?.();
    this.#largar = null;
  }

  #olhar(): void {
    const { historico, conflitos } = this.#deps.loja.estado();
    const emConflito = conflitos.length > 0;
    if (this.#lista === historico.sessoes && emConflito === (this.#estado.tipo === 'conflito')) return;
    this.#lista = historico.sessoes;
    if (this.#emCurso || this.#trabalho) return;
    // Whether there is really something to save is asked after the pause, not at every letter.
    this.#mudar({ tipo: emConflito ? 'conflito' : 'pendente' });
    if (!emConflito) this.#agendar(this.#deps.espera ?? ESPERA_MS);
  }

  #agendar(ms: number): void {
    clearTimeout(this.#relogio);
    this.#relogio = setTimeout(() => void this.#trabalhar(), ms);
  }

  async #trabalhar(): Promise<void> {
    if (!this.#trabalho) {
      this.#trabalho = this.#enviarTudo();
      void this.#trabalho.finally(() => {
        this.#trabalho = null;
        if (this.#estado.tipo === 'pendente') this.#agendar(this.#deps.espera ?? ESPERA_MS);
      });
    }
    await this.#trabalho;
  }

  /** Sends until what was pending at the start is out, in as many requests as it weighs. */
  async #enviarTudo(): Promise<void> {
    const { loja } = this.#deps;
    const inicio = loja.estado().historico.sessoes;
    for (;;) {
      this.#emCurso ??= this.#preparar().pedido;
      const pedido = this.#emCurso;
      if (!pedido) break;
      this.#mudar({ tipo: 'salvando' });
      const resposta = await this.#deps.enviar(pedido);
      if (resposta.tipo === 'sem-conexao' || resposta.tipo === 'sem-sessao') {
        this.#mudar({ tipo: resposta.tipo });
        this.#agendar(this.#deps.novaTentativa ?? NOVA_TENTATIVA_MS);
        return;
      }
      this.#emCurso = null;
      this.#absorver(resposta, pedido);
      await this.#escoar();
      // Letters typed meanwhile wait for a pause of their own.
      if (resposta.tipo === 'aceito' && loja.estado().historico.sessoes !== inicio) break;
    }
    this.#assentar();
  }

  #absorver(resposta: RespostaSalvar, meu: Pedido | null): void {
    const { loja } = this.#deps;
    if (resposta.tipo === 'aceito') {
      this.#quando = resposta.quando;
      loja.despachar({ tipo: 'avancar', entradas: resposta.entradas, meu });
    } else if (resposta.tipo === 'atrasado')
      loja.despachar({ tipo: 'avancar', entradas: resposta.entradas, meu: null });
    else if (resposta.tipo === 'perdido') loja.despachar({ tipo: 'alcancar', agora: resposta.agora });
    else if (resposta.tipo === 'recusado' && meu)
      this.#recusado = { lista: loja.estado().historico.sessoes, mensagem: resposta.mensagem };
  }

  /** The next request, and why something is held back. */
  #preparar(): { pedido: Pedido | null; retida: string | null } {
    const estado = this.#deps.loja.estado();
    const { sessoes } = estado.historico;
    if (this.#recusado?.lista === sessoes) return { pedido: null, retida: this.#recusado.mensagem };
    this.#recusado = null;
    const tudo = pendentes(estado);
    if (tudo.length === 0) return { pedido: null, retida: null };
    if (sessoes.length > MAXIMO_DE_SECOES)
      return {
        pedido: null,
        retida: SALVAR.umaPaginaTem(MAXIMO_DE_SECOES, sessoes.length),
      };
    const mexidas = new Set(tudo.flatMap(tocadas));
    const ruins = sessoes.filter((uma) => mexidas.has(uma.id) && problemaDaSessao(uma));
    const presas = new Set(ruins.map(({ id }) => id));
    const [remendos] = emLotes(tudo.filter((um) => !tocadas(um).some((id) => presas.has(id))));
    const retida = ruins[0] ? problemaDaSessao(ruins[0]) : null;
    if (!remendos) return { pedido: null, retida };
    const { acao, onde } = descrever(remendos, [sessoes, estado.base.sessoes]);
    const pedido = {
      revisao: estado.base.revisao,
      lote: uuidv7(),
      acao: acao.slice(0, 80),
      onde: onde.slice(0, 120),
      remendos,
    };
    return { pedido, retida };
  }

  async #escoar(): Promise<void> {
    const { loja } = this.#deps;
    const fila = this.#fila.sort((a, b) => a.revisao - b.revisao);
    this.#fila = [];
    loja.despachar({ tipo: 'avancar', entradas: fila, meu: null });
    if ((fila.at(-1)?.revisao ?? 0) > loja.estado().base.revisao) await this.conferir();
    else this.#assentar();
  }

  /** Says how things stand when nothing is under way. */
  #assentar(): void {
    if (this.#emCurso) return;
    const { conflitos, historico } = this.#deps.loja.estado();
    this.#lista = historico.sessoes;
    const { pedido, retida } = this.#preparar();
    if (conflitos.length > 0) this.#mudar({ tipo: 'conflito' });
    else if (pedido) this.#mudar({ tipo: 'pendente' });
    else if (retida) this.#mudar({ tipo: 'recusado', mensagem: retida });
    else this.#mudar({ tipo: 'salvo', quando: this.#quando });
  }

  #mudar(estado: Estado): void {
    if (iguais(estado, this.#estado)) return;
    this.#estado = estado;
    this.#deps.mudou(estado);
  }
}
