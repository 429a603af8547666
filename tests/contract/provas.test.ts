import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ate, daqui, EngineDeTeste, type Json } from './engine.ts';

const VERIFICADOR = fileURLToPath(new URL('../../verificador/verificar.mjs', import.meta.url));
const ROTACIONAR = fileURLToPath(
  new URL('../../engine/src/acesso/identidade/rotacionar.ts', import.meta.url),
);
const engine = new EngineDeTeste();
const pasta = mkdtempSync(join(tmpdir(), 'martelo-provas-'));
let vezes = 0;
/** Lots of so many seconds, and no longer ones, are played again. */
const MAIS_SEGUNDOS = 24;
/** Until a lot of ours is closed, wherever extensions and time given back have moved its end. */
const FIM_MS = 120_000;
beforeAll(() => engine.subir());
afterAll(async () => {
  await engine.encerrar();
  rmSync(pasta, { recursive: true, force: true });
});

/** The verifier's word: its exit code and what it printed. */
const verificar = (...argumentos: string[]): Promise<{ codigo: number; dito: string }> =>
  new Promise((resolve) =>
    execFile(process.execPath, [VERIFICADOR, ...argumentos], (erro, saida, erros) =>
      resolve({ codigo: Number(erro?.code ?? 0), dito: saida + erros }),
    ),
  );
/** `npm run chaves -- rotacionar 0`, on the engine's data. */
const rotacionar = (): Promise<void> =>
  new Promise((resolve, reject) =>
    execFile(
      process.execPath,
      [ROTACIONAR, 'rotacionar', '0'],
      { env: { PATH: process.env.PATH, MARTELO_DADOS: engine.pasta } },
      (erro) => (erro ? reject(erro) : resolve()),
    ),
  );
const guardar = (dados: unknown): string => {
  const arquivo = join(pasta, `${++vezes}.json`);
  writeFileSync(arquivo, JSON.stringify(dados));
  return arquivo;
};
const ler = async (caminho: string, token?: string): Promise<Json> => {
  const { status, corpo, texto } = await engine.pedir('GET', caminho, { token });
  if (status !== 200) throw new Error(`${caminho}: ${status} ${texto}`);
  return corpo;
};
const carga = (jws: string): Json => JSON.parse(Buffer.from(jws.split('.')[1]!, 'base64url').toString());

/** A bid that the machine brought too late for its lot: what was to be played on it was not. */
class TardeDemais extends Error {}

/** Plays an auction whose lots end in seconds, again with twice as many where the machine stalled past an end, and says so. */
async function comTempo<T>(jogar: (segundos: number) => Promise<T>): Promise<T> {
  for (let segundos = 3; ; segundos *= 2)
    try {
      return await jogar(segundos);
    } catch (erro) {
      if (!(erro instanceof TardeDemais) || segundos > MAIS_SEGUNDOS) throw erro;
      console.warn(
        `the machine was late for lots of ${segundos} s: they are played again, with twice as long`,
      );
    }
}

/** @throws TardeDemais when the lot had ended */
async function darLance(lelUid: string, quem: string, tipo: 'MANUAL' | 'AUTOMATICO', valor: number) {
  const { status, corpo, texto } = await engine.lance(lelUid, quem, tipo, valor);
  if (corpo.codigo === 'ENCERRADO') throw new TardeDemais(texto);
  if (status !== 201) throw new Error(texto);
  return corpo;
}

/** An auction that ran its whole course: silent raises, automatic answers, an extension, two lots closed, the end. */
async function leilaoTerminado(segundos: number) {
  const leilao = await engine.leilao(
    {
      incrementos: [{ valor: 10_000 }],
      pontoCorteParaIncrementoPosLancesSegundos: segundos,
      incrementoAposLancesSegundos: segundos,
    },
    [1, 2].map((n) => ({
      nome: `Lote ${n}`,
      tipo: 'Carro',
      valor: { minimo: 1_000_000 },
      dataFim: daqui(segundos),
    })),
  );
  const [lelUid, segundo] = leilao.lotes as [string, string];
  const recibos: Record<string, string> = {};
  const dar = async (nome: string, quem: string, tipo: 'MANUAL' | 'AUTOMATICO', valor: number) => {
    recibos[nome] = (await darLance(lelUid, quem, tipo, valor)).recibo;
  };
  await dar('automatico', 'cliente1', 'AUTOMATICO', 2_000_000);
  await dar('silencioso', 'cliente1', 'AUTOMATICO', 3_000_000);
  await dar('manual', 'cliente2', 'MANUAL', 1_500_000);
  await dar('silenciosoAoFim', 'cliente1', 'AUTOMATICO', 4_000_000);
  for (const uid of [lelUid, segundo]) {
    await ate(
      () => ler(`/v1/lotes/${uid}/livro`),
      ({ assinatura }) => assinatura !== null,
      FIM_MS,
    );
  }
  const fim = await engine.pedir('PUT', `/v1/leiloes/${leilao.uid}/situacao`, {
    token: await engine.entrar('adm'),
    corpo: { situacao: 'EXECUTADO' },
  });
  if (fim.status !== 200) throw new Error(fim.texto);
  return { leiUid: leilao.uid, lelUid, segundo, recibos };
}

let cena: Awaited<ReturnType<typeof leilaoTerminado>>;
let jwks: string;
beforeAll(async () => {
  cena = await comTempo(leilaoTerminado);
  jwks = guardar(await ler('/.well-known/jwks.json'));
});

describe('receipts (rule 24)', () => {
  it('say exactly what was bid and where it stands in the ledger, and are found there by a stranger’s program', async () => {
    const { lelUid, recibos } = cena;
    const livro = await ler(`/v1/lotes/${lelUid}/livro`);
    const manual = carga(recibos.manual!);
    expect(Object.keys(manual)).toEqual([
      'lelUid',
      'cliUid',
      'comandoId',
      'tipo',
      'valor',
      'instante',
      'seq',
      'hash',
    ]);
    const registro = livro.eventos[manual.seq - 1];
    expect(registro.hash).toBe(manual.hash);
    expect(registro.publico).toMatchObject({ tipo: 'Lance', valor: 1_500_000, instante: manual.instante });
    const arquivo = guardar(livro);
    for (const nome of ['manual', 'automatico'])
      expect(await verificar('recibo', recibos[nome]!, '--jwks', jwks, '--livro', arquivo)).toMatchObject({
        codigo: 0,
      });
  });

  it('of a silent bid carry a commitment instead, which the next public event or the close includes', async () => {
    const { lelUid, recibos } = cena;
    const privado = guardar(await ler(`/v1/lotes/${lelUid}/livro/privado`, await engine.entrar('adm')));
    for (const nome of ['silencioso', 'silenciosoAoFim']) {
      expect(carga(recibos[nome]!)).toMatchObject({ seq: null, hash: null, tipo: 'AUTOMATICO' });
      const palavra = await verificar('recibo', recibos[nome]!, '--jwks', jwks, '--privado', privado);
      expect(palavra).toMatchObject({ codigo: 0 });
    }
  });

  it('of a cap is named on the winner’s paper by its line and digest, and neither the cap nor silent raises are on it', async () => {
    const { lelUid, recibos } = cena;
    const caminho = `/v1/documentos/comprovante-arrematacao/${lelUid}`;
    const { recibo, lote } = await ler(caminho, await engine.entrar('cliente1'));
    const { seq, hash, instante } = carga(recibos.automatico!);
    const sha256 = createHash('sha256').update(recibos.automatico!).digest('hex');
    expect(recibo).toEqual({ tipo: 'AUTOMATICO', seq, hash, instante, sha256, url: null });
    // The cap answered a challenger: the line that won is the answer's.
    expect(lote.livro.seq).toBeGreaterThan(seq);
    for (const quem of ['cliente1', 'acerto']) {
      const { texto } = await engine.pedir('GET', caminho, { token: await engine.entrar(quem) });
      for (const segredo of [recibos.automatico!, '2000000', '3000000', '4000000'])
        expect(texto).not.toContain(segredo);
    }
  });

  it('of a literal bid is whole on the winner’s paper, also where a later bid was taken back (rule 19)', async () => {
    const { lelUid, primeiro, cancelado } = await comTempo(async (segundos) => {
      const { lotes } = await engine.leilao(
        { incrementos: [{ valor: 10_000 }], pontoCorteParaIncrementoPosLancesSegundos: 0 },
        [{ nome: 'Devolvido', tipo: 'Carro', valor: { minimo: 1_000_000 }, dataFim: daqui(segundos) }],
      );
      const lelUid = lotes[0]!;
      const primeiro = await darLance(lelUid, 'cliente1', 'MANUAL', 1_000_000);
      const cancelado = await darLance(lelUid, 'cliente2', 'MANUAL', 1_200_000);
      const feito = await engine.pedir('POST', `/v1/lances/${cancelado.uid}/cancelar`, {
        ...{ token: await engine.entrar('adm'), corpo: { comandoId: randomUUID(), motivo: 'Engano' } },
      });
      if (feito.corpo.codigo === 'ENCERRADO') throw new TardeDemais(feito.texto);
      expect(feito.status, feito.texto).toBe(200);
      return { lelUid, primeiro: primeiro.recibo as string, cancelado: cancelado.recibo as string };
    });
    await ate(
      () => ler(`/v1/lotes/${lelUid}/livro`),
      ({ assinatura }) => assinatura !== null,
      FIM_MS,
    );
    const caminho = `/v1/documentos/comprovante-arrematacao/${lelUid}`;
    const { corpo } = await ate(
      async () => engine.pedir('GET', caminho, { token: await engine.entrar('cliente1') }),
      ({ status }) => status === 200,
    );
    expect(corpo.recibo.url.split('#recibo=')).toEqual([expect.stringMatching(/\/verificar$/), primeiro]);
    expect(corpo.recibo).toMatchObject({ tipo: 'MANUAL', seq: carga(primeiro).seq });
    // What last said who leads is the line of the taking back, and not the bid that was taken back.
    expect(corpo.lote.livro.seq).toBeGreaterThan(carga(cancelado).seq);
    const livro = guardar(await ler(`/v1/lotes/${lelUid}/livro`));
    expect(await verificar('recibo', primeiro, '--jwks', jwks, '--livro', livro)).toMatchObject({
      codigo: 0,
    });
    const alheio = await engine.pedir('GET', caminho, { token: await engine.entrar('cliente2') });
    expect(alheio.status).toBe(404);
  });

  it('are the same byte for byte when asked again, by socket too, after a kill and after the keys were rotated', async () => {
    const outro = await engine.leilao({ incrementos: [{ valor: 10_000 }] }, [
      { nome: 'Lote', tipo: 'Carro', valor: { minimo: 1_000_000 } },
    ]);
    const lelUid = outro.lotes[0]!;
    const comandoId = randomUUID();
    const pedir = () => engine.lance(lelUid, 'cliente1', 'AUTOMATICO', 2_000_000, comandoId);
    const primeira = await pedir();
    expect(primeira.corpo.recibo).toMatch(/^[\w-]+\.[\w-]+\.[\w-]{86}$/);
    await engine.parar('SIGKILL');
    await rotacionar();
    await engine.subir();
    expect((await ler('/.well-known/jwks.json')).keys).toHaveLength(2);
    expect((await pedir()).corpo).toEqual(primeira.corpo);
    const socket = engine.socket(await engine.entrar('cliente1'));
    const porSocket = await socket
      .timeout(20_000)
      .emitWithAck('dar-lance', { lelUid, tipo: 'AUTOMATICO', valor: 2_000_000, comandoId });
    socket.disconnect();
    expect(porSocket).toEqual({ ok: true, ...primeira.corpo });
    const novo = await engine.lance(lelUid, 'cliente2', 'MANUAL', 1_500_000);
    const kid = (jws: string) => JSON.parse(Buffer.from(jws.split('.')[0]!, 'base64url').toString()).kid;
    expect(kid(novo.corpo.recibo)).not.toBe(kid(primeira.corpo.recibo));
    // Both verify with what is published now; and what was closed before the rotation still has its signature.
    for (const { corpo } of [primeira, novo]) {
      const livro = `${engine.url}/v1/lotes/${lelUid}/livro`;
      expect(await verificar('recibo', corpo.recibo, '--livro', livro, '--hotsite', 'leilo')).toMatchObject({
        codigo: 0,
      });
    }
    jwks = guardar(await ler('/.well-known/jwks.json'));
  });

  it('changed in any member, or a token in its place, are found out', async () => {
    const { recibos } = cena;
    const [cabecalho, corpo, assinatura] = recibos.manual!.split('.') as [string, string, string];
    const b64 = (valor: unknown) => Buffer.from(JSON.stringify(valor)).toString('base64url');
    const dados = carga(recibos.manual!);
    const falsos = Object.keys(dados).map(
      (membro) => `${cabecalho}.${b64({ ...dados, [membro]: mudado(dados[membro]) })}.${assinatura}`,
    );
    falsos.push(`${b64({ alg: 'none', typ: 'martelo-recibo' })}.${corpo}.`);
    falsos.push(await engine.entrar('cliente1'));
    for (const falso of falsos)
      expect((await verificar('recibo', falso, '--jwks', jwks)).codigo, falso).toBe(1);
  });
});

describe('ledgers (rule 23)', () => {
  it('of a closed lot and of an ended auction verify from their addresses', async () => {
    const { leiUid, lelUid } = cena;
    for (const alvo of [
      ['lote', `lotes/${lelUid}`],
      ['leilao', `leiloes/${leiUid}`],
    ] as const) {
      const palavra = await verificar(alvo[0], `${engine.url}/v1/${alvo[1]}/livro`, '--hotsite', 'leilo');
      expect(palavra, palavra.dito).toMatchObject({ codigo: 0 });
    }
  });

  it('of a lot, changed anywhere or cut short, are found out', async () => {
    const livro = await ler(`/v1/lotes/${cena.lelUid}/livro`);
    const inteiro = await verificar('lote', guardar(livro), '--jwks', jwks);
    expect(inteiro, inteiro.dito).toMatchObject({ codigo: 0 });
    const falsos = adulteracoes(livro, (caminho) => caminho !== '/leiUid');
    falsos.push(['cut', { ...livro, eventos: livro.eventos.slice(0, -1) }]);
    falsos.push([
      'swapped',
      { ...livro, eventos: [livro.eventos[1], livro.eventos[0], ...livro.eventos.slice(2)] },
    ]);
    for (const [onde, falso] of falsos) {
      const palavra = await verificar('lote', guardar(falso), '--jwks', jwks);
      expect(palavra.codigo, `${onde}: ${palavra.dito}`).toBe(1);
    }
  });

  it('of an auction, changed anywhere, or a lot’s with another auction’s name, are found out', async () => {
    const { leiUid, lelUid, segundo } = cena;
    const leilao = await ler(`/v1/leiloes/${leiUid}/livro`);
    const lotes = join(pasta, 'lotes');
    mkdirSync(lotes);
    const escrever = (uid: string, livro: Json) =>
      writeFileSync(join(lotes, `${uid}.json`), JSON.stringify(livro));
    const livros = new Map<string, Json>();
    for (const uid of [lelUid, segundo]) livros.set(uid, await ler(`/v1/lotes/${uid}/livro`));
    for (const [uid, livro] of livros) escrever(uid, livro);
    const conferir = (dados: Json) => verificar('leilao', guardar(dados), '--jwks', jwks, '--lotes', lotes);
    const inteiro = await conferir(leilao);
    expect(inteiro, inteiro.dito).toMatchObject({ codigo: 0 });
    for (const [onde, falso] of adulteracoes(leilao)) {
      const palavra = await conferir(falso);
      // A lot that is not there cannot be read, which is no pass either.
      expect(palavra.codigo, `${onde}: ${palavra.dito}`).toBe(onde.endsWith('/lelUid') ? 2 : 1);
    }
    expect((await conferir({ ...leilao, lotes: leilao.lotes.toReversed() })).codigo).toBe(1);
    escrever(lelUid, { ...livros.get(lelUid), leiUid: segundo });
    expect((await conferir(leilao)).codigo).toBe(1);
  });

  it('private parts, changed anywhere, are found out; the house has them only after the close, and each time is written down', async () => {
    const { lelUid } = cena;
    const adm = await engine.entrar('adm');
    const livro = guardar(await ler(`/v1/lotes/${lelUid}/livro`));
    const privado = await ler(`/v1/lotes/${lelUid}/livro/privado`, adm);
    const inteiro = await verificar('privado', guardar(privado), '--livro', livro);
    expect(inteiro, inteiro.dito).toMatchObject({ codigo: 0 });
    for (const [onde, falso] of adulteracoes(privado)) {
      const palavra = await verificar('privado', guardar(falso), '--livro', livro);
      expect(palavra.codigo, `${onde}: ${palavra.dito}`).toBe(1);
    }
    const aberto = await engine.leilao({}, [{ nome: 'Lote', tipo: 'Carro', valor: { minimo: 1_000_000 } }]);
    const cedo = await engine.pedir('GET', `/v1/lotes/${aberto.lotes[0]}/livro/privado`, { token: adm });
    expect(cedo.corpo.codigo).toBe('SIGILO_ATE_O_FIM');
    for (const quem of ['cliente1', 'mkt']) {
      const token = await engine.entrar(quem);
      for (const caminho of ['privado', 'privado/aberturas'])
        expect((await engine.pedir('GET', `/v1/lotes/${lelUid}/livro/${caminho}`, { token })).status).toBe(
          403,
        );
    }
    const { itens } = await ler(`/v1/lotes/${lelUid}/livro/privado/aberturas`, adm);
    const { uid } = await ler('/v1/auth/eu', adm);
    expect(itens.length).toBeGreaterThan(0);
    for (const { usuUid, instante } of itens) expect([usuUid, Date.parse(instante) > 0]).toEqual([uid, true]);
    // What was refused was not opened.
    expect((await ler(`/v1/lotes/${aberto.lotes[0]}/livro/privado/aberturas`, adm)).itens).toEqual([]);
  });

  it('goes on after the close: its signature stands, and another covers what came later', async () => {
    const lelUid = await comTempo(async (segundos) => {
      const { lotes } = await engine.leilao({ incrementos: [{ valor: 10_000 }] }, [
        {
          ...{ nome: 'Lote', tipo: 'Carro', valor: { minimo: 1_000_000 }, valorComitente: 9_000_000 },
          ...{ dataFim: daqui(segundos), recebeIncrementoTempo: false },
        },
      ]);
      await darLance(lotes[0]!, 'cliente1', 'MANUAL', 1_000_000);
      return lotes[0]!;
    });
    const livro = () => ler(`/v1/lotes/${lelUid}/livro`);
    const fechado = await ate(livro, ({ assinatura }) => assinatura !== null, FIM_MS);
    expect(fechado.assinaturaAtual).toBeNull();
    expect(carga(fechado.assinatura)).toEqual({
      ...{ lelUid, seq: fechado.eventos.length, hash: fechado.eventos.at(-1).hash },
    });
    const { status, texto } = await engine.pedir('POST', `/v1/lotes/${lelUid}/condicional/resposta`, {
      token: await engine.entrar('adm'),
      corpo: { resposta: 'Liberada' },
    });
    expect(status, texto).toBeLessThan(300);
    const depois = await livro();
    expect(depois.eventos.length).toBeGreaterThan(fechado.eventos.length);
    expect(depois.assinatura).toBe(fechado.assinatura);
    expect(carga(depois.assinaturaAtual).hash).toBe(depois.eventos.at(-1).hash);
    expect(await verificar('lote', guardar(depois), '--jwks', jwks)).toMatchObject({ codigo: 0 });
    for (const falso of [
      { ...depois, eventos: depois.eventos.slice(0, -1) },
      { ...depois, assinaturaAtual: null },
    ])
      expect((await verificar('lote', guardar(falso), '--jwks', jwks)).codigo).toBe(1);
  });

  it('holds a purchase at the posted price, and its receipt', async () => {
    const { lotes } = await engine.leilao({}, [
      { nome: 'Lote', tipo: 'Carro', valor: { minimo: 1_000_000, compreJa: 2_000_000 } },
    ]);
    const { status, corpo, texto } = await engine.pedir('POST', `/v1/lotes/${lotes[0]}/compre-ja`, {
      token: await engine.entrar('cliente2'),
      corpo: { comandoId: randomUUID() },
    });
    expect(status, texto).toBe(201);
    expect(carga(corpo.recibo)).toMatchObject({ tipo: 'COMPRE_JA', valor: 2_000_000 });
    const livro = await ler(`/v1/lotes/${lotes[0]}/livro`);
    expect(await verificar('lote', guardar(livro), '--jwks', jwks)).toMatchObject({ codigo: 0 });
    const palavra = await verificar('recibo', corpo.recibo, '--jwks', jwks, '--livro', guardar(livro));
    expect(palavra, palavra.dito).toMatchObject({ codigo: 0 });
  });

  it('a bidder has their own proofs, which open what they committed to and say nothing of anybody else', async () => {
    const { lelUid, recibos } = cena;
    const de = async (quem: string) =>
      (await ler(`/v1/cliente/lotes/${lelUid}/provas`, await engine.entrar(quem))).lances as Json[];
    const minhas = await de('cliente1');
    expect(minhas.map(({ recibo }) => recibo)).toEqual([
      recibos.automatico,
      recibos.silencioso,
      recibos.silenciosoAoFim,
    ]);
    const [doOutro, ...resto] = await de('cliente2');
    expect(resto).toEqual([]);
    expect(doOutro).toMatchObject({ recibo: recibos.manual, valor: 1_500_000 });
    // Whether the leader raised before it, and how often, is not to be told from the bidder's own part.
    expect(doOutro.parte.silenciosos).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(doOutro)).not.toContain(carga(recibos.silencioso!).compromisso);
    expect(await de('cliente3')).toEqual([]);
  });
});

const mudado = (valor: unknown): unknown => {
  if (typeof valor === 'number') return valor + 1;
  if (typeof valor === 'boolean') return !valor;
  if (typeof valor !== 'string') return 'x';
  // An uid becomes another uid, a hash another hash, an instant another instant.
  return valor.replace(/[0-9a-zA-Z](?=[^0-9a-zA-Z]*$)/, (c) => (c === '1' ? '2' : '1'));
};

/** The document once for every leaf in it, with that leaf changed. */
function adulteracoes(documento: Json, conta: (caminho: string) => boolean = () => true): [string, Json][] {
  const feitas: [string, Json][] = [];
  const andar = (valor: Json, caminho: string, trocar: (novo: unknown) => void) => {
    if (valor !== null && typeof valor === 'object') {
      for (const chave of Object.keys(valor))
        andar(valor[chave], `${caminho}/${chave}`, (novo) => {
          valor[chave] = novo;
        });
    } else if (conta(caminho)) {
      trocar(mudado(valor));
      feitas.push([caminho, structuredClone(copia)]);
      trocar(valor);
    }
  };
  const copia = structuredClone(documento);
  andar(copia, '', () => {});
  return feitas;
}
