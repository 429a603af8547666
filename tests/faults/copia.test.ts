import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SISTEMA } from '../../engine/src/records/acesso.ts';
import { arquivosNaPasta } from '../contract/arquivos-na-pasta.ts';
import { EngineDeTeste } from '../contract/engine.ts';

const RAIZ = fileURLToPath(new URL('../../', import.meta.url));

let pasta: string;
let engine: EngineDeTeste;
beforeEach(async () => {
  pasta = mkdtempSync(join(tmpdir(), 'martelo-copia-'));
  engine = new EngineDeTeste();
  await engine.subir();
});
afterEach(async () => {
  await engine.encerrar();
  rmSync(pasta, { recursive: true, force: true });
});

/** `npm run backup` or `npm run restore`, as the operator runs them. */
async function rodar(programa: 'backup' | 'restore', argumentos: string[], dados: string) {
  const processo = spawn(
    join(RAIZ, 'node_modules/.bin/node'),
    [join(RAIZ, `scripts/${programa}.ts`), ...argumentos],
    { env: { ...process.env, MARTELO_DADOS: dados, NODE_NO_WARNINGS: '1' } },
  );
  let saida = '';
  for (const fluxo of [processo.stdout, processo.stderr])
    fluxo.on('data', (pedaco) => {
      saida += pedaco;
    });
  const [status] = await once(processo, 'close');
  return { status, saida };
}

it('a copy taken while people bid holds every bid acknowledged before it, and serves after it is restored', async () => {
  const leilao = await engine.leilao({ incrementos: [{ valor: 5_000 }] }, [
    { nome: 'Lote copiado', tipo: 'Carro', valor: { minimo: 50_000 } },
  ]);
  const lelUid = leilao.lotes[0]!;
  const tokens = await Promise.all([engine.entrar('cliente1'), engine.entrar('cliente2')]);
  const confirmados: { comandoId: string; corpo: unknown; token: string; resposta: unknown }[] = [];
  let parar = false;
  const licitando = (async () => {
    for (let i = 0; !parar; i += 1) {
      const comandoId = crypto.randomUUID();
      const corpo = { comandoId, tipo: 'MANUAL', valor: 50_000 + i * 5_000 };
      const token = tokens[i % 2]!;
      const { status, corpo: resposta } = await engine.pedir('POST', `/v1/lotes/${lelUid}/lances`, {
        token,
        corpo,
      });
      expect(status).toBe(201);
      confirmados.push({ comandoId, corpo, token, resposta });
    }
  })();
  while (confirmados.length < 50) await new Promise((pronto) => setTimeout(pronto, 10));

  const antes = confirmados.length;
  const copia = join(pasta, 'copia');
  const feita = await rodar('backup', [copia], engine.pasta);
  parar = true;
  await licitando;
  expect(feita, feita.saida).toMatchObject({ status: 0 });

  const restaurada = join(pasta, 'restaurada');
  const posta = await rodar('restore', [copia, restaurada], restaurada);
  expect(posta, posta.saida).toMatchObject({ status: 0 });
  expect(posta.saida).toMatch(/eventos conferidos/);

  const outro = new EngineDeTeste(restaurada);
  await outro.subir();
  try {
    const { corpo: lote } = await outro.pedir('GET', `/v1/lotes/${lelUid}`);
    expect(lote.valor.lance.valor).toBeGreaterThanOrEqual(50_000 + (antes - 1) * 5_000);
    // Keys, sessions and commands came along: the same command from the same session gets the same answer.
    for (const { corpo, token, resposta } of confirmados.slice(0, antes).slice(-10)) {
      const repetido = await outro.pedir('POST', `/v1/lotes/${lelUid}/lances`, { token, corpo });
      expect(repetido.corpo).toEqual(resposta);
    }
    const { corpo: livro } = await outro.pedir('GET', `/v1/lotes/${lelUid}/livro`);
    const { corpo: original } = await engine.pedir('GET', `/v1/lotes/${lelUid}/livro`);
    expect(original.eventos.slice(0, antes)).toEqual(livro.eventos.slice(0, antes));
  } finally {
    await outro.encerrar();
  }
});

it('refuses to write over anything, and a copy that is not as it was made', async () => {
  const copia = join(pasta, 'copia');
  expect(await rodar('backup', [copia], engine.pasta)).toMatchObject({ status: 0 });
  expect(await rodar('backup', [copia], engine.pasta)).toMatchObject({
    status: 1,
    saida: expect.stringContaining('já existe'),
  });

  const ocupada = join(pasta, 'ocupada');
  mkdirSync(ocupada);
  writeFileSync(join(ocupada, 'algo'), '');
  expect(await rodar('restore', [copia, ocupada], ocupada)).toMatchObject({
    status: 1,
    saida: expect.stringContaining('não está vazia'),
  });

  const nova = join(pasta, 'nova');
  appendFileSync(join(copia, 'engine/leiloes.sqlite'), 'x');
  expect(await rodar('restore', [copia, nova], nova)).toMatchObject({
    status: 1,
    saida: expect.stringContaining('não é mais o que foi copiado'),
  });
  expect(() => readFileSync(join(nova, 'engine/leiloes.sqlite'))).toThrow('ENOENT');
});

/** A small PDF, and another each time. */
const comprovante = (i: number) =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 ${i}] >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
  );

it('a copy taken while files come and go has every one that its records name, and is refused without', async () => {
  const dono = '01900000-0000-7000-8000-00000000000a';
  const na = await arquivosNaPasta(engine.pasta);
  const enviar = (i: number) =>
    na.files.receive(
      { bytes: comprovante(i), nome: `rg-${i}.pdf` },
      { acesso: SISTEMA, hotsiteId: 1, dono, proposito: 'documento-identidade' },
    );
  const antes = [];
  for (let i = 1; i <= 40; i += 1) antes.push(await enviar(i));
  let parar = false;
  let mexidos = 0;
  const mexendo = (async () => {
    for (; !parar; mexidos += 1) {
      await enviar(1_000 + mexidos);
      if (mexidos < 20) await na.files.erase(SISTEMA, antes[mexidos]!.uid, 'LGPD');
    }
  })();
  const copia = join(pasta, 'copia');
  const feita = await rodar('backup', [copia], engine.pasta);
  parar = true;
  await mexendo;
  await na.fechar();
  expect(feita, feita.saida).toMatchObject({ status: 0 });
  expect(mexidos).toBeGreaterThan(5);

  const restaurada = join(pasta, 'restaurada');
  const posta = await rodar('restore', [copia, restaurada], restaurada);
  expect(posta, posta.saida).toMatchObject({ status: 0 });
  const la = await arquivosNaPasta(restaurada);
  for (const [i, { uid }] of antes.entries()) {
    const bytes = await la.files.content(uid);
    // Those that were erased meanwhile may be gone.
    if (i >= 20) expect(bytes!.equals(comprovante(i + 1))).toBe(true);
  }
  await la.fechar();

  const { chave } = antes.at(-1)!;
  const manifesto = join(copia, 'copia.json');
  const lido = JSON.parse(readFileSync(manifesto, 'utf8'));
  lido.arquivos = lido.arquivos.filter(({ caminho }: { caminho: string }) => !caminho.endsWith(chave!));
  writeFileSync(manifesto, JSON.stringify(lido));
  expect(await rodar('restore', [copia, join(pasta, 'sem-um')], pasta)).toMatchObject({
    status: 1,
    saida: expect.stringContaining('falta o arquivo'),
  });
  rmSync(join(engine.pasta, 'engine/arquivos', chave!));
  expect(await rodar('backup', [join(pasta, 'outra')], engine.pasta)).toMatchObject({
    status: 1,
    saida: expect.stringContaining('falta o arquivo'),
  });
});
