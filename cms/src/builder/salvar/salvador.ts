import type { Sessao } from '@martelo/shared/pagina';

export interface Conflito {
  revisao: number;
  sessoes: Sessao[];
  quem: string;
  quando: string;
}

export type RespostaSalvar =
  | { tipo: 'salvo'; revisao: number; quando: string }
  | { tipo: 'conflito'; conflito: Conflito }
  | { tipo: 'sem-conexao' }
  | { tipo: 'recusado'; mensagem: string };

export type Estado =
  | { tipo: 'salvo'; quando: string }
  | { tipo: 'pendente' }
  | { tipo: 'salvando' }
  | { tipo: 'sem-conexao' }
  | { tipo: 'conflito'; conflito: Conflito }
  | { tipo: 'recusado'; mensagem: string };

interface Dependencias {
  enviar(revisao: number, sessoes: readonly Sessao[]): Promise<RespostaSalvar>;
  mudou(estado: Estado): void;
  /** Quiet time after the last change before a save, and the wait before a retry, in ms. */
  espera?: number;
  novaTentativa?: number;
}

/**
 * Saves the draft: after a pause in editing, one request at a time, each naming the revision it started from. What changes during
 * a request goes with the next. A conflict stops everything until someone chooses.
 */
export class Salvador {
  #revisao: number;
  #pendente: readonly Sessao[] | null = null;
  #relogio: ReturnType<typeof setTimeout> | undefined;
  #emCurso: Promise<void> | null = null;
  #conflito = false;
  #estado: Estado;
  readonly #deps: Dependencias;

  constructor(revisao: number, quando: string, deps: Dependencias) {
    this.#revisao = revisao;
    this.#estado = { tipo: 'salvo', quando };
    this.#deps = deps;
  }

  get revisao(): number {
    return this.#revisao;
  }

  get estado(): Estado {
    return this.#estado;
  }

  /** There is something only this browser knows. */
  get sujo(): boolean {
    return this.#pendente !== null || this.#emCurso !== null || this.#conflito;
  }

  alterado(sessoes: readonly Sessao[]): void {
    this.#pendente = sessoes;
    if (this.#conflito) return;
    if (!this.#emCurso && this.#estado.tipo !== 'sem-conexao') this.#mudar({ tipo: 'pendente' });
    this.#agendar(this.#deps.espera ?? 800);
  }

  /** Saves what is pending now and waits for it. Resolves true when nothing is left unsaved. */
  async salvarJa(): Promise<boolean> {
    clearTimeout(this.#relogio);
    if (this.#emCurso) await this.#emCurso;
    clearTimeout(this.#relogio);
    if (this.#pendente && !this.#conflito) await this.#salvar();
    return !this.sujo;
  }

  /** After a publish, which also takes a revision. */
  confirmar(revisao: number, quando: string): void {
    this.#revisao = revisao;
    this.#mudar({ tipo: 'salvo', quando });
  }

  /** Someone else's version was met elsewhere (publishing). */
  acusar(conflito: Conflito): void {
    clearTimeout(this.#relogio);
    this.#conflito = true;
    this.#mudar({ tipo: 'conflito', conflito });
  }

  /** The conflict is settled on `revisao`; `sessoes` null keeps what the other person saved. */
  resolver(revisao: number, quando: string, sessoes: readonly Sessao[] | null): void {
    this.#conflito = false;
    this.#revisao = revisao;
    this.#pendente = sessoes;
    if (sessoes) this.#agendar(0);
    else this.#mudar({ tipo: 'salvo', quando });
  }

  parar(): void {
    clearTimeout(this.#relogio);
  }

  #agendar(ms: number): void {
    clearTimeout(this.#relogio);
    this.#relogio = setTimeout(() => void this.#salvar(), ms);
  }

  async #salvar(): Promise<void> {
    if (this.#emCurso || this.#conflito || !this.#pendente) return;
    this.#emCurso = this.#enviar(this.#pendente);
    await this.#emCurso;
    this.#emCurso = null;
    if (this.#pendente && this.#estado.tipo === 'salvo') this.#agendar(this.#deps.espera ?? 800);
  }

  async #enviar(sessoes: readonly Sessao[]): Promise<void> {
    this.#pendente = null;
    this.#mudar({ tipo: 'salvando' });
    const resposta = await this.#deps.enviar(this.#revisao, sessoes);
    if (resposta.tipo === 'salvo') {
      this.#revisao = resposta.revisao;
      this.#mudar({ tipo: 'salvo', quando: resposta.quando });
      return;
    }
    this.#pendente ??= sessoes;
    if (resposta.tipo === 'conflito') this.#conflito = true;
    if (resposta.tipo === 'sem-conexao') this.#agendar(this.#deps.novaTentativa ?? 4_000);
    this.#mudar(resposta);
  }

  #mudar(estado: Estado): void {
    this.#estado = estado;
    this.#deps.mudou(estado);
  }
}
