import { webcrypto } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Estado } from '../../auction/modelo/estado.ts';
import { BYTES_DO_CABECALHO, type Cabecalho, escrever, lerCabecalho, lerEstado } from './format.ts';
import type { Snapshot, Snapshots } from './snapshots.ts';

/** Pictures in a folder, a file a stream. */
export class SnapshotFolder implements Snapshots {
  readonly #pasta: string;
  readonly #nucleo: string;

  /** `nucleo` is the fingerprint of this process's fold: pictures of any other are not used. */
  constructor(pasta: string, nucleo: string) {
    mkdirSync(pasta, { recursive: true, mode: 0o700 });
    this.#pasta = pasta;
    this.#nucleo = nucleo;
  }

  /** What a process that was killed while it wrote has left. For the one that writes, before it does. */
  varrer(): void {
    for (const nome of readdirSync(this.#pasta))
      if (nome.endsWith('.parte')) rmSync(join(this.#pasta, nome), { force: true });
  }

  /** Only what the file says of itself; null when it cannot be used. */
  async cabecalho(stream: string): Promise<Cabecalho | null> {
    return this.#abrindo(stream, (arquivo) => this.#cabecalho(arquivo, stream));
  }

  async ler(stream: string): Promise<Snapshot | null> {
    return this.#abrindo(stream, async (arquivo) => {
      const cabecalho = await this.#cabecalho(arquivo, stream);
      const partes: Buffer[] = [];
      let onde = BYTES_DO_CABECALHO;
      for (const { bytes, sha256 } of cabecalho.partes) {
        const parte = Buffer.allocUnsafeSlow(bytes);
        const { bytesRead } = await arquivo.read(parte, 0, bytes, onde);
        // Summed in libuv's pool: the event loop, or the fold of another stream, goes on.
        const soma = Buffer.from(await webcrypto.subtle.digest('SHA-256', parte)).toString('hex');
        if (bytesRead !== bytes || soma !== sha256) throw new Error('a picture is torn');
        partes.push(parte);
        onde += bytes;
      }
      const { commitNo, hash, duravelAte } = cabecalho;
      return { commitNo, hash, duravelAte, estado: lerEstado(cabecalho, partes) };
    });
  }

  /** Whole or not at all: written beside, synced, and then put in the place of the one before. */
  async gravar(
    cabecalho: Omit<Cabecalho, 'nucleo' | 'partes' | 'respostas'>,
    estado: Readonly<Estado>,
  ): Promise<void> {
    const destino = this.#caminho(cabecalho.stream);
    const parte = `${destino}.parte`;
    const arquivo = await open(parte, 'w', 0o600);
    try {
      for (const bytes of escrever({ ...cabecalho, nucleo: this.#nucleo }, estado))
        await arquivo.writeFile(bytes);
      await arquivo.sync();
    } finally {
      await arquivo.close();
    }
    await rename(parte, destino);
    const pasta = await open(this.#pasta);
    await pasta.sync().finally(() => pasta.close());
  }

  async descartar(stream: string): Promise<void> {
    await rm(this.#caminho(stream), { force: true }).catch(() => {});
  }

  async #cabecalho(arquivo: FileHandle, stream: string): Promise<Cabecalho> {
    const inicio = Buffer.alloc(BYTES_DO_CABECALHO);
    await arquivo.read(inicio, 0, BYTES_DO_CABECALHO, 0);
    const cabecalho = lerCabecalho(inicio);
    if (cabecalho.nucleo !== this.#nucleo) throw new Error('a picture of another fold');
    if (cabecalho.stream !== stream) throw new Error('a picture of another stream');
    return cabecalho;
  }

  /** A file that is not what it should be is of no use to anybody, and goes. */
  async #abrindo<T>(stream: string, ler: (arquivo: FileHandle) => Promise<T>): Promise<T | null> {
    const arquivo = await open(this.#caminho(stream)).catch(() => null);
    if (arquivo === null) return null;
    try {
      return await ler(arquivo);
    } catch {
      await this.descartar(stream);
      return null;
    } finally {
      await arquivo.close();
    }
  }

  #caminho(stream: string): string {
    return join(this.#pasta, `${encodeURIComponent(stream)}.retrato`);
  }
}
