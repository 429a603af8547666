import type { Dirent } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { threadId } from 'node:worker_threads';

export interface OpcoesPasta {
  pasta: string;
  maximoBytes: number;
  maximoArquivos: number;
}

interface Arquivo {
  bytes: number;
  /** Unix ms of the last use that was written down. */
  usado: number;
}

/** What is used is written down this often at most: after a restart the order is known to the hour. */
const ANOTAR_USO_MS = 3_600_000;

/**
 * A folder of files that can be made again. It never holds more than its bounds for long: whatever was not used for longest goes.
 * Names may have parts (`ab/cd.webp`).
 */
export class PastaLimitada {
  readonly #opcoes: OpcoesPasta;
  /** Least recently used first. */
  #arquivos = new Map<string, Arquivo>();
  #bytes = 0;
  #inventario: Promise<void> | undefined;
  #sequencia = 0;

  constructor(opcoes: OpcoesPasta) {
    this.#opcoes = opcoes;
  }

  async ler(nome: string): Promise<Buffer | null> {
    await this.#conhecer();
    try {
      const dados = await readFile(join(this.#opcoes.pasta, nome));
      this.#usar(nome, dados.length);
      return dados;
    } catch {
      this.#esquecer(nome);
      return null;
    }
  }

  /** @throws what the disk says */
  async guardar(nome: string, dados: Buffer | string): Promise<void> {
    await this.#conhecer();
    const arquivo = join(this.#opcoes.pasta, nome);
    await mkdir(dirname(arquivo), { recursive: true });
    this.#sequencia += 1;
    const novo = `${arquivo}.${process.pid}-${threadId}-${this.#sequencia}.novo`;
    await writeFile(novo, dados);
    await rename(novo, arquivo);
    this.#esquecer(nome);
    this.#usar(nome, Buffer.byteLength(dados), Date.now());
    await this.#podar();
  }

  /** What it holds now. */
  async tamanho(): Promise<{ bytes: number; arquivos: number }> {
    await this.#conhecer();
    return { bytes: this.#bytes, arquivos: this.#arquivos.size };
  }

  #usar(nome: string, bytes: number, usado = this.#arquivos.get(nome)?.usado ?? 0): void {
    const agora = Date.now();
    this.#esquecer(nome);
    this.#arquivos.set(nome, { bytes, usado: agora - usado > ANOTAR_USO_MS ? agora : usado });
    this.#bytes += bytes;
    if (agora - usado > ANOTAR_USO_MS)
      utimes(join(this.#opcoes.pasta, nome), agora / 1000, agora / 1000).catch(() => {});
  }

  #esquecer(nome: string): void {
    this.#bytes -= this.#arquivos.get(nome)?.bytes ?? 0;
    this.#arquivos.delete(nome);
  }

  async #podar(): Promise<void> {
    const { pasta, maximoBytes, maximoArquivos } = this.#opcoes;
    const sobra: string[] = [];
    for (const nome of [...this.#arquivos.keys()]) {
      if (this.#bytes <= maximoBytes && this.#arquivos.size <= maximoArquivos) break;
      this.#esquecer(nome);
      sobra.push(nome);
    }
    await Promise.all(sobra.map((nome) => rm(join(pasta, nome), { force: true })));
  }

  /** What another process, or an older version without bounds, left here counts too. */
  #conhecer(): Promise<void> {
    this.#inventario ??= this.#inventariar();
    return this.#inventario;
  }

  async #inventariar(): Promise<void> {
    const { pasta } = this.#opcoes;
    const entradas = await readdir(pasta, { recursive: true, withFileTypes: true }).catch((): Dirent[] => []);
    const vistos: [string, Arquivo][] = [];
    for (const entrada of entradas) {
      if (!entrada.isFile()) continue;
      const caminho = join(entrada.parentPath, entrada.name);
      const dele = await stat(caminho).catch(() => null);
      if (dele === null) continue;
      // Half a write of a process that died.
      if (entrada.name.endsWith('.novo')) await rm(caminho, { force: true });
      else vistos.push([relative(pasta, caminho), { bytes: dele.size, usado: dele.mtimeMs }]);
    }
    this.#arquivos = new Map(vistos.sort(([, a], [, b]) => a.usado - b.usado));
    this.#bytes = vistos.reduce((soma, [, { bytes }]) => soma + bytes, 0);
    await this.#podar();
  }
}
