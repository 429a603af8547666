import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { BYTES_DA_PARTE, partesDe } from '@martelo/shared/envio-em-partes';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SISTEMA } from '../records/acesso.ts';
import type { Acesso, Registros } from '../records/records.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import { createParts, ENVIOS, type FileParts } from './parts.ts';
import type { FileStore } from './store.ts';

const de = (usuUid: string, hotsiteId = 1): Acesso => ({
  ...{ tipo: 'interno', hotsiteId, hotsites: [hotsiteId], usuUid, papeis: ['Interno - Pátio'] },
});
const PAT = de('01900000-0000-7000-8000-00000000000c');
const OUTRA = de('01900000-0000-7000-8000-00000000000d');
const HORA = 3_600_000;

let agora = 0;
let registros: Registros;
let guardados: Map<string, Uint8Array>;
let partes: FileParts;
beforeEach(() => {
  agora = Date.UTC(2026, 10, 28, 12);
  registros = criarRegistrosSqlite({ arquivo: ':memory:', relogio: () => agora });
  guardados = new Map();
  const store: FileStore = {
    put: async (key, bytes) => void guardados.set(key, bytes),
    async open(key) {
      const bytes = guardados.get(key);
      return bytes ? { bytes: bytes.length, stream: Readable.from([bytes]) } : null;
    },
    remove: async (key) => void guardados.delete(key),
    async *list() {},
  };
  partes = createParts({ registros, store, agora: () => agora, limites: true });
});
afterEach(() => registros.close());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const arquivo = (tamanho: number) => randomBytes(tamanho);
const parte = (bytes: Buffer, n: number) => bytes.subarray(n * BYTES_DA_PARTE, (n + 1) * BYTES_DA_PARTE);
const comecar = (bytes: Buffer, uid = uuidv7(), quem = PAT) =>
  partes.begin(quem, uid, { nome: 'frente.jpg', bytes: bytes.length, sha256: sha256(bytes) });
const codigo = (promessa: Promise<unknown>) =>
  promessa.then(
    () => 'feito',
    (erro: unknown) => (erro instanceof ErroMartelo ? erro.codigo : String(erro)),
  );

describe('a file in parts', () => {
  it('is whole whatever the order in which they come, and however often each does', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 * BYTES_DA_PARTE + 7 }),
        fc.array(fc.nat(), { maxLength: 8 }),
        async (tamanho, vezes) => {
          const bytes = arquivo(tamanho);
          const { uid, partes: quantas } = await comecar(bytes);
          const todas = [
            ...vezes.map((vez) => vez % quantas),
            ...Array.from({ length: quantas }, (_, n) => n).reverse(),
          ];
          const antes = guardados.size;
          for (const n of todas) await partes.put(PAT, uid, n, parte(bytes, n));
          expect(guardados.size - antes).toBe(quantas);
          expect((await partes.finish(PAT, uid)).situacao).toBe('COMPLETO');
          const lido = await partes.take(PAT, uid);
          expect([lido.sha256, Buffer.compare(lido.bytes, bytes)]).toEqual([sha256(bytes), 0]);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('begun again says what is there; with something else in it, it is another', async () => {
    const bytes = arquivo(2 * BYTES_DA_PARTE);
    const { uid } = await comecar(bytes);
    await partes.put(PAT, uid, 1, parte(bytes, 1));
    expect(await comecar(bytes, uid)).toMatchObject({ uid, situacao: 'ABERTO', partes: 2, recebidas: [1] });
    expect(await codigo(comecar(arquivo(9), uid))).toBe('COMANDO_CONFLITANTE');
    expect(await codigo(partes.put(PAT, uid, 1, parte(arquivo(BYTES_DA_PARTE), 0)))).toBe(
      'COMANDO_CONFLITANTE',
    );
  });

  it('is its sender’s alone, on their brand', async () => {
    const bytes = arquivo(10);
    const { uid } = await comecar(bytes);
    for (const quem of [OUTRA, de('01900000-0000-7000-8000-00000000000c', 2)])
      for (const ato of [
        partes.see(quem, uid),
        partes.put(quem, uid, 0, bytes),
        partes.finish(quem, uid),
        partes.take(quem, uid),
      ])
        expect(await codigo(ato)).toBe('NAO_ENCONTRADO');
    expect(await codigo(comecar(bytes, uid, OUTRA))).toBe('COMANDO_CONFLITANTE');
  });

  it('lacks nothing when it is finished, and is what was announced', async () => {
    const bytes = arquivo(BYTES_DA_PARTE + 5);
    const { uid } = await comecar(bytes);
    expect(await codigo(partes.put(PAT, uid, 0, bytes.subarray(0, 9)))).toBe('REQUISICAO_INVALIDA');
    expect(await codigo(partes.put(PAT, uid, 2, bytes.subarray(0, 9)))).toBe('REQUISICAO_INVALIDA');
    await partes.put(PAT, uid, 0, parte(bytes, 0));
    expect(await codigo(partes.finish(PAT, uid))).toBe('ENVIO_INCOMPLETO');
    expect(await codigo(partes.take(PAT, uid))).toBe('ENVIO_INCOMPLETO');
    await partes.put(PAT, uid, 1, Buffer.from('torta'));
    expect(await codigo(partes.finish(PAT, uid))).toBe('ENVIO_DIFERENTE');
    // All of it is to be sent again, and can be.
    expect((await partes.see(PAT, uid)).recebidas).toEqual([]);
    for (const n of [0, 1]) await partes.put(PAT, uid, n, parte(bytes, n));
    await partes.finish(PAT, uid);
    expect((await partes.take(PAT, uid)).bytes.equals(bytes)).toBe(true);
  });

  it('takes no more at a time than one person may have under way', async () => {
    const bytes = arquivo(5);
    for (let i = 0; i < 60; i++) await comecar(bytes);
    expect(await codigo(comecar(bytes))).toBe('LIMITE_DE_ARQUIVOS');
    expect(await codigo(comecar(bytes, uuidv7(), OUTRA))).toBe('feito');
    agora += 73 * HORA;
    await partes.sweep();
    expect(await codigo(comecar(bytes))).toBe('feito');
  });

  it('is swept away when it is left, and its bytes when a call has taken them; that it did is known longer', async () => {
    const bytes = arquivo(BYTES_DA_PARTE + 1);
    const prontos: string[] = [];
    for (const usado of [false, true]) {
      const { uid } = await comecar(bytes);
      prontos.push(uid);
      for (const n of [0, 1]) await partes.put(PAT, uid, n, parte(bytes, n));
      await partes.finish(PAT, uid);
      if (usado) await partes.used(uid);
    }
    const [largado, usado] = prontos as [string, string];
    expect(await partes.named([...guardados.keys()])).toHaveLength(2 * partesDe(bytes.length));
    await partes.sweep();
    expect(guardados.size).toBe(4);
    agora += 2 * HORA;
    await partes.sweep();
    expect(guardados.size).toBe(2);
    expect((await partes.take(PAT, usado)).bytes).toHaveLength(0);
    expect((await partes.take(PAT, largado)).bytes.equals(bytes)).toBe(true);
    agora += 72 * HORA;
    await partes.sweep();
    expect([guardados.size, await codigo(partes.see(PAT, largado))]).toEqual([0, 'NAO_ENCONTRADO']);
    expect((await partes.see(PAT, usado)).situacao).toBe('USADO');
  });
});

describe('what one person has on its way', () => {
  it('is no more than sixty, also where a hundred are begun at once; what is given up makes room', async () => {
    const bytes = arquivo(10);
    const feitos = await Promise.all(Array.from({ length: 100 }, () => codigo(comecar(bytes))));
    expect(feitos.filter((um) => um === 'feito')).toHaveLength(60);
    expect(new Set(feitos)).toEqual(new Set(['feito', 'LIMITE_DE_ARQUIVOS']));
    const uids: string[] = [];
    for await (const { uid } of registros.colecao(ENVIOS).percorrer(SISTEMA, { filtros: [] })) uids.push(uid);
    await partes.put(PAT, uids[0]!, 0, bytes);
    expect(guardados.size).toBe(1);
    await partes.drop(PAT, uids[0]!);
    expect([guardados.size, await codigo(partes.see(PAT, uids[0]!)), await codigo(comecar(bytes))]).toEqual([
      ...[0, 'NAO_ENCONTRADO', 'feito'],
    ]);
  });
});
