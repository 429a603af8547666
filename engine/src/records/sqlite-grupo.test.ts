import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { SISTEMA } from './acesso.ts';
import { BENS } from './contrato.ts';
import { criarRegistrosSqlite } from './sqlite.ts';

const pasta = mkdtempSync(join(tmpdir(), 'grupo-'));
afterAll(() => rmSync(pasta, { recursive: true }));

const bem = (n: number, mudancas: object = {}) =>
  BENS.schema.parse({
    uid: `b${n}`,
    hotsiteId: 1,
    dono: 'd',
    nome: `Bem ${n}`,
    codigo: `c${n}`,
    ...mudancas,
  });

function abrir(nome: string, paginasMaximas?: number) {
  const arquivo = join(pasta, nome, 'registros.sqlite');
  const grupos: number[] = [];
  const registros = criarRegistrosSqlite({
    arquivo,
    aoGravar: (escritas) => grupos.push(escritas),
    ...(paginasMaximas === undefined ? {} : { paginasMaximas }),
  });
  return { arquivo, grupos, registros, bens: registros.colecao(BENS) };
}

describe('what is written in one turn of the event loop', () => {
  it('waits for the disk once, and is there for everybody when it resolves', async () => {
    const { arquivo, grupos, registros, bens } = abrir('juntas');
    const outro = new DatabaseSync(arquivo, { readOnly: true });
    const quantos = () => outro.prepare('SELECT count(*) n FROM c_bens').get()!.n;
    const feitas = [1, 2, 3].map((n) => bens.inserir(SISTEMA, bem(n)));
    const id = registros.proximoId('bem');
    // Nobody is shown what a power failure could still take back.
    expect(await bens.obter(SISTEMA, 'b1')).toBeNull();
    await feitas[0];
    expect(quantos()).toBe(3);
    expect((await Promise.all(feitas)).map(({ revisao }) => revisao)).toEqual([1, 1, 1]);
    expect(await id).toBe(1);
    expect(grupos).toEqual([4]);
    await bens.inserir(SISTEMA, bem(4));
    expect(grupos).toEqual([4, 1]);
    outro.close();
    await registros.close();
  });

  it('is each on its own: one that is refused takes back itself alone, and nobody is told of it', async () => {
    const { grupos, registros, bens } = abrir('recusada');
    const primeiro = await bens.inserir(SISTEMA, bem(1));
    const ditos: string[] = [];
    registros.aoEscrever('bens', (uid) => ditos.push(uid));
    const feitas = await Promise.allSettled([
      bens.inserir(SISTEMA, bem(2)),
      bens.inserir(SISTEMA, bem(3, { codigo: 'c2' })),
      bens.salvar(SISTEMA, bem(1, { nome: 'Outro' }), primeiro.revisao),
      bens.salvar(SISTEMA, bem(1, { nome: 'Tarde' }), primeiro.revisao),
      bens.remover(SISTEMA, 'b9', 1),
    ]);
    expect(feitas.map(({ status }) => status)).toEqual([
      ...['fulfilled', 'rejected', 'fulfilled', 'rejected', 'rejected'],
    ]);
    expect(feitas.map((um) => (um as PromiseRejectedResult).reason?.codigo)).toEqual([
      ...[undefined, 'JA_EXISTE', undefined, 'REVISAO_DESATUALIZADA', 'NAO_ENCONTRADO'],
    ]);
    expect(await bens.obter(SISTEMA, 'b3')).toBeNull();
    expect(await bens.obter(SISTEMA, 'b1')).toMatchObject({ nome: 'Outro', revisao: 2 });
    expect(ditos).toEqual(['b2', 'b1']);
    expect(grupos).toEqual([1, 5]);
    await registros.close();
  });

  it('that the disk has no room for together is written one by one, as far as it goes', async () => {
    const vazio = abrir('cheio');
    await vazio.bens.inserir(SISTEMA, bem(1));
    await vazio.registros.close();
    const medida = new DatabaseSync(vazio.arquivo, { readOnly: true });
    const paginas = Number(medida.prepare('PRAGMA page_count').get()!.page_count);
    medida.close();
    const { registros, bens } = abrir('cheio', paginas + 1);
    const [grande, pequeno] = await Promise.allSettled([
      bens.inserir(SISTEMA, bem(2, { nome: 'x '.repeat(40_000) })),
      bens.salvar(SISTEMA, bem(1, { nome: 'Outro' }), 1),
    ]);
    expect(grande).toMatchObject({ status: 'rejected', reason: { name: 'StoreUnavailable' } });
    expect(pequeno.status).toBe('fulfilled');
    expect(await bens.obter(SISTEMA, 'b1')).toMatchObject({ nome: 'Outro', revisao: 2 });
    expect(await bens.obter(SISTEMA, 'b2')).toBeNull();
    await registros.close();
  });

  it('and still waits when the store closes is written before', async () => {
    const { arquivo, registros, bens } = abrir('fechada');
    const feita = bens.inserir(SISTEMA, bem(1));
    await registros.close();
    expect(await feita).toMatchObject({ revisao: 1 });
    const db = new DatabaseSync(arquivo, { readOnly: true });
    expect(db.prepare('SELECT count(*) n FROM c_bens').get()).toEqual({ n: 1 });
    db.close();
  });
});
