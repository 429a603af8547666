import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Registros } from '../records/records.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import type { Fila } from './fila.ts';
import type { OpcoesTarefas } from './tarefas.ts';

/** What every adapter of the jobs promises. `abrir` gives a queue over the given records; called again, another process's. */
export function contratoDaFila(nome: string, abrir: (opcoes: OpcoesTarefas) => Fila): void {
  describe(`jobs on ${nome}`, () => {
    let registros: Registros;
    let abertas: Fila[];
    let feitas: { chave: string; tentativa: number }[];
    const nova = (): Fila => {
      const logger = pino({ level: 'silent' });
      const fila = abrir({ registros, logger, tentativasMaximas: 3, recuo: (n) => n * 20 });
      abertas.push(fila);
      return fila;
    };
    const contar = (fila: Fila, falhas = 0) =>
      fila.registrar('conta', async (_carga, info) => {
        feitas.push(info);
        if (info.tentativa <= falhas) throw new Error('ainda não');
      });
    const ate = (quantas: number) =>
      vi.waitFor(() => expect(feitas).toHaveLength(quantas), { timeout: 10_000, interval: 5 });
    /** Long enough for anything that should not happen to happen. */
    const sossego = () => new Promise((pronto) => setTimeout(pronto, 150));
    const pedir = (fila: Fila, chave: string, quando?: number) =>
      fila.enfileirar({ nome: 'conta', carga: {}, chave, ...(quando !== undefined && { quando }) });

    beforeEach(() => {
      registros = criarRegistrosSqlite({ arquivo: ':memory:' });
      feitas = [];
      abertas = [];
    });
    afterEach(async () => {
      await Promise.all(abertas.map((fila) => fila.parar()));
      await registros.close();
    });

    it('run earliest first, never before their time, and one key runs once', async () => {
      const fila = nova();
      const instantes: number[] = [];
      fila.registrar('conta', async (_carga, info) => {
        feitas.push(info);
        instantes.push(Date.now());
      });
      const agora = Date.now();
      await Promise.all([
        ...[pedir(fila, 'tarde', agora + 1_000), pedir(fila, 'cedo', agora + 500)],
        ...[pedir(fila, 'já', agora), pedir(fila, 'já', agora)],
      ]);
      await fila.iniciar();
      await ate(3);
      await pedir(fila, 'cedo');
      await sossego();
      expect(feitas.map(({ chave }) => chave)).toEqual(['já', 'cedo', 'tarde']);
      expect(instantes[1]! - agora).toBeGreaterThanOrEqual(500);
      expect(instantes[2]! - agora).toBeGreaterThanOrEqual(1_000);
    });

    it('are tried again, and given up after the last try', async () => {
      const fila = nova();
      contar(fila, 99);
      await fila.iniciar();
      await pedir(fila, 'a');
      await ate(3);
      await sossego();
      expect(feitas.map(({ tentativa }) => tentativa)).toEqual([1, 2, 3]);
    });

    it('waiting when the process stopped, run when it starts again', async () => {
      const antes = nova();
      contar(antes);
      await pedir(antes, 'a');
      await sossego();
      expect(feitas).toEqual([]);
      await antes.parar();
      const depois = nova();
      contar(depois);
      await depois.iniciar();
      await ate(1);
    });

    it('stopping waits for the one in hand and begins no other', async () => {
      const fila = nova();
      let soltar = (): void => undefined;
      let comecou = false;
      fila.registrar(
        'lenta',
        () =>
          new Promise<void>((pronto) => {
            comecou = true;
            soltar = pronto;
          }),
      );
      contar(fila);
      await fila.enfileirar({ nome: 'lenta', carga: {}, chave: 'a' });
      await fila.iniciar();
      await vi.waitFor(() => expect(comecou).toBe(true), { timeout: 10_000 });
      let parou = false;
      const parando = fila.parar().then(() => {
        parou = true;
      });
      await pedir(fila, 'b');
      await sossego();
      expect(parou).toBe(false);
      soltar();
      await parando;
      expect(feitas).toEqual([]);
    });
  });
}
