import { appendFileSync, existsSync, renameSync, statSync } from 'node:fs';

/** Of a service's log in all: what it says grows with what strangers ask, the disk does not. */
export const MAXIMO_BYTES = 64 * 2 ** 20;
const ESPERA_MS = 200;

/**
 * A log file that ends: past half of `maximo` it becomes `<file>.1`, in the place of the one before it, and a new one begins.
 * Lines are written together, five times a second.
 */
export class ArquivoDeRegistro {
  #arquivo;
  #maximo;
  #bytes;
  #linhas = [];
  #relogio;

  /**
   * @param {string} arquivo
   * @param {number} [maximo] bytes, of both files together
   */
  constructor(arquivo, maximo = MAXIMO_BYTES) {
    this.#arquivo = arquivo;
    this.#maximo = maximo;
    this.#bytes = existsSync(arquivo) ? statSync(arquivo).size : 0;
  }

  /** @param {string} linha */
  escrever(linha) {
    this.#linhas.push(`${linha}\n`);
    this.#relogio ??= setTimeout(() => this.descarregar(), ESPERA_MS);
  }

  /** What was said so far is in the file when this returns. A full disk costs lines of the log, not the services. */
  descarregar() {
    clearTimeout(this.#relogio);
    this.#relogio = undefined;
    const texto = this.#linhas.join('');
    this.#linhas = [];
    if (texto === '') return;
    try {
      const bytes = Buffer.byteLength(texto);
      if (this.#bytes > 0 && this.#bytes + bytes > this.#maximo / 2) {
        renameSync(this.#arquivo, `${this.#arquivo}.1`);
        this.#bytes = 0;
      }
      appendFileSync(this.#arquivo, texto);
      this.#bytes += bytes;
    } catch {
      // The next lines try again.
    }
  }
}
