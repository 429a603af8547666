import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { porque } from '@martelo/shared/teste-porque';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ate, daqui, EngineDeTeste, type Json } from '../contract/engine.ts';
import { livroConfere } from '../contract/verificador.ts';

/**
 * The real engine on a disk that fails: what it accepted stays, what it cannot write it refuses with 503 and a time to come back, no
 * lot closes meanwhile, and it goes on by itself when the disk does. The disk is preloaded (disco-ruim.c): without a C compiler
 * these are skipped.
 */
const TEM_COMPILADOR = spawnSync('cc', ['--version']).status === 0;
const MODOS = {
  cheio: 'full',
  leitura: 'read-only',
  fsync: 'unable to sync',
} as const;

let oficina: string;
let controle: string;
let engine: EngineDeTeste;
beforeEach(async () => {
  oficina = mkdtempSync(join(tmpdir(), 'martelo-disco-'));
  controle = join(oficina, 'controle');
  const biblioteca = join(oficina, 'disco-ruim.so');
  execFileSync('cc', [
    '-shared',
    '-fPIC',
    '-O1',
    '-o',
    biblioteca,
    join(import.meta.dirname, 'disco-ruim.c'),
    '-ldl',
  ]);
  engine = new EngineDeTeste(undefined, { LD_PRELOAD: biblioteca, DISCO_RUIM: controle });
  await engine.subir();
});
afterEach(async () => {
  await engine.encerrar();
  rmSync(oficina, { recursive: true });
});

describe.skipIf(!TEM_COMPILADOR)('with the store', porque('falta um compilador C (cc)'), () => {
  for (const [modo, nome] of Object.entries(MODOS)) {
    it(`${nome} for 3 s: 503 with Retry-After, nothing lost, nothing closed, time given back (rules 18, 22)`, async () => {
      const { lotes } = await engine.leilao({ incrementos: [{ valor: 100 }] }, [
        lote('Longe', 3_600),
        lote('Perto', 4),
      ]);
      const [longe, perto] = lotes as [string, string];
      const aceitos: Json[] = [];
      let valor = 50_000;
      const lance = async (lelUid: string) => {
        const quem = valor % 200 === 0 ? 'cliente1' : 'cliente2';
        const resposta = await engine.lance(lelUid, quem, 'MANUAL', valor);
        if (resposta.status === 201) {
          aceitos.push({ lelUid, uid: resposta.corpo.uid, valor });
          valor += 100;
        }
        return resposta;
      };
      for (let i = 0; i < 5; i++) expect((await lance(longe)).status).toBe(201);
      const fimAntes = (await engine.lote(longe)).dataFim;

      writeFileSync(controle, modo);
      const inicio = Date.now();
      const durante: Promise<{ status: number; corpo: Json; valor: number; retomar: string | null }>[] = [];
      while (Date.now() < inicio + 3_000) {
        durante.push(tentar(longe, 40_000_000 + 100 * durante.length));
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      // It still answers and reads; what should have ended meanwhile has not.
      expect((await engine.pedir('GET', '/healthz')).status).toBe(200);
      rmSync(controle);
      // What came in with the fault may wait until somebody knows, and is then told the truth; the others are told at once when to
      // come back.
      const respostas = await Promise.all(durante);
      const recusados = respostas.filter(({ status }) => status === 503);
      expect(recusados.length).toBeGreaterThan(respostas.length / 2);
      for (const { corpo, retomar } of recusados)
        expect([corpo.codigo, corpo.aguardarSegundos, retomar]).toEqual(['INDISPONIVEL', 2, '2']);
      for (const { status, corpo } of respostas)
        if (status !== 503)
          expect(status === 201 || corpo.codigo === 'JA_GANHANDO', JSON.stringify(corpo)).toBe(true);
      for (const { status, corpo, valor: oferta } of respostas) {
        if (status !== 201) continue;
        aceitos.push({ lelUid: longe, uid: corpo.uid, valor: oferta });
        valor = oferta + 100;
      }
      const lido = await ate(
        () => engine.lote(perto),
        ({ situacao }) => situacao !== undefined,
      );
      expect(lido.situacao).toBe('LIBERADO_LEILAO');

      const depois = await ate(
        () => tentar(longe, valor + 200, 'cliente3'),
        ({ status }) => status === 201,
      );
      aceitos.push({ lelUid: longe, uid: depois.corpo.uid });
      expect((await tentar(perto, 50_000)).status).toBe(201);
      expect(Date.parse((await engine.lote(longe)).dataFim) - Date.parse(fimAntes)).toBeGreaterThan(2_500);

      await engine.parar('SIGKILL');
      await engine.subir();
      for (const lelUid of lotes) {
        const { corpo: livro } = await engine.pedir('GET', `/v1/lotes/${lelUid}/livro`);
        expect(livroConfere(livro)).toBe(true);
        const escritos = livro.eventos.map(({ publico }: Json) => publico.lance);
        for (const aceito of aceitos) if (aceito.lelUid === lelUid) expect(escritos).toContain(aceito.uid);
        for (const { valor: oferta } of recusados)
          expect(livro.eventos.some(({ publico }: Json) => publico.valor === oferta)).toBe(false);
      }
    });
  }
});

async function tentar(lelUid: string, valor: number, quem = 'cliente1') {
  const resposta = await fetch(`${engine.url}/v1/lotes/${lelUid}/lances`, {
    method: 'POST',
    headers: {
      hotsite: 'leilo',
      authorization: `Bearer ${await engine.entrar(quem)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ comandoId: randomUUID(), tipo: 'MANUAL', valor }),
  });
  const corpo = (await resposta.json()) as Json;
  return { status: resposta.status, corpo, valor, retomar: resposta.headers.get('retry-after') };
}

const lote = (nome: string, segundos: number) => ({
  nome,
  tipo: 'Carro',
  valor: { minimo: 50_000, incremento: 100 },
  dataFim: daqui(segundos),
});
