import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, Writable } from 'node:stream';
import { setImmediate as volta } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lerPlanilha } from '../../negocio/importacao/planilha.ts';
import { CARACTERES_DA_CELULA, LINHAS_DO_EXCEL } from './limites.ts';
import { type Coluna, escreverPlanilha, type FormatoPlanilha } from './planilha.ts';

const COLUNAS: Coluna[] = [
  { titulo: 'Nome', tipo: 'texto' },
  { titulo: 'Id', tipo: 'inteiro' },
  { titulo: 'Nota', tipo: 'real' },
  { titulo: 'Valor', tipo: 'centavos' },
  { titulo: 'Criado em', tipo: 'instante' },
  { titulo: 'Dia', tipo: 'data' },
  { titulo: 'Ativo', tipo: 'booleano' },
];
const TEXTO: Coluna[] = [{ titulo: 'Texto', tipo: 'texto' }];
const LINHA = ['São João', 42, 1.5, 123_456, '2026-11-22T01:30:09.700Z', '2026-11-21', true];

async function* de(...linhas: unknown[][]): AsyncGenerator<unknown[]> {
  yield* linhas;
}

async function escrita(formato: FormatoPlanilha, colunas: Coluna[], linhas: AsyncIterable<unknown[]>) {
  const saida = new PassThrough();
  const [bytes] = await Promise.all([
    Array.fromAsync(saida, (pedaco) => pedaco as Buffer),
    escreverPlanilha(formato, colunas, linhas, saida),
  ]);
  return Buffer.concat(bytes);
}
const csv = async (colunas: Coluna[], ...linhas: unknown[][]) =>
  (await escrita('csv', colunas, de(...linhas))).toString();
const folha = async (colunas: Coluna[], ...linhas: unknown[][]) => {
  const partes = unzipSync(await escrita('xlsx', colunas, de(...linhas)));
  return new TextDecoder().decode(partes['xl/worksheets/sheet1.xml']);
};
const lida = async (arquivo: Buffer, nome: string) =>
  (await Array.fromAsync(lerPlanilha(arquivo, nome))).map(({ celulas }) => celulas);

describe('CSV', () => {
  it('is what Brazilian Excel opens: its mark, semicolons, comma decimals, São Paulo’s clock', async () => {
    expect(await csv(COLUNAS, LINHA, ['x', 0, -2, 5, null, undefined, false])).toBe(
      '\uFEFFNome;Id;Nota;Valor;Criado em;Dia;Ativo\r\n' +
        'São João;42;1,5;1234,56;21/11/2026 22:30:09;21/11/2026;Sim\r\n' +
        'x;0;-2;0,05;;;Não\r\n',
    );
  });

  it('quotes by RFC 4180, and its own reader reads back what was written', async () => {
    const textos = ['a;b', 'diz "oi"', 'duas\nlinhas', 'simples', '  ', 'aspas"no meio'];
    const escrito = await csv(TEXTO, ...textos.map((texto) => [texto]));
    expect(escrito).toContain('"a;b"\r\n"diz ""oi"""\r\n"duas\nlinhas"\r\nsimples\r\n');
    const colunas: Coluna[] = [...TEXTO, { titulo: 'Id', tipo: 'inteiro' }];
    const arquivo = await escrita('csv', colunas, de(...textos.map((texto, i) => [texto, i])));
    expect(await lida(arquivo, 'x.csv')).toEqual([
      ['Texto', 'Id'],
      ...textos.map((texto, i) => [texto.trim(), String(i)]),
    ]);
  });

  it('holds no formula that somebody typed, in a cell or in a title', async () => {
    const sinais = [...'=+-@＝＋－＠'];
    const antes = sinais.flatMap((sinal) => [
      ` ${sinal}`,
      `\u00a0${sinal}`,
      `\u200b \t${sinal}`,
      `\r${sinal}`,
    ]);
    for (const inicio of [...sinais, ...antes, '\t', '\r', '\n']) {
      const escrito = await csv([{ titulo: `${inicio}T`, tipo: 'texto' }], [`${inicio}cmd|'/C calc'!A0`]);
      for (const campo of escrito.slice(1).split('\r\n').filter(Boolean)) expect(campo).toMatch(/^"?'/);
    }
    expect(await csv([{ titulo: 'Saldo', tipo: 'inteiro' }], [-5], ['=1+1'])).toBe(
      "\uFEFFSaldo\r\n-5\r\n'=1+1\r\n",
    );
    expect(await csv(TEXTO, [' a = b'], ['a@b'])).toBe('\uFEFFTexto\r\n a = b\r\na@b\r\n');
  });
});

describe('XLSX', () => {
  it('is read back as it was written', async () => {
    const arquivo = await escrita('xlsx', COLUNAS, de(LINHA, ['=1+1', 7, 0.1, 1, null, null, false]));
    expect(await lida(arquivo, 'x.xlsx')).toEqual([
      COLUNAS.map(({ titulo }) => titulo),
      ['São João', '42', '1,5', '1234,56', '21/11/2026 22:30:09', '21/11/2026', 'Sim'],
      ['=1+1', '7', '0,1', '0,01', '', '', 'Não'],
    ]);
  });

  it('has typed cells: numbers, money, and days counted as Excel does, in São Paulo', async () => {
    const xml = await folha(COLUNAS, LINHA);
    expect(xml).toContain('<c r="B2" s="2"><v>42</v></c>');
    expect(xml).toContain('<c r="D2" s="3"><v>1234.56</v></c>');
    const [, instante] = /<c r="E2" s="4"><v>([\d.]+)<\/v>/.exec(xml)!;
    expect(Number(instante)).toBeCloseTo(46_347 + (22 * 3600 + 30 * 60 + 9) / 86_400, 6);
    expect(xml).toContain('<c r="F2" s="5"><v>46347</v></c>');
    expect(xml).not.toContain('<f>');
  });

  it('keeps its titles bold and in view, with a width for each column', async () => {
    const xml = await folha(COLUNAS, LINHA);
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(xml).toContain('<c r="A1" s="1" t="inlineStr">');
    expect(xml.match(/<col /g)).toHaveLength(COLUNAS.length);
  });

  it('names columns beyond Z, and cells in rows that leave some out', async () => {
    const colunas = Array.from({ length: 30 }, (_, i): Coluna => ({ titulo: `T${i}`, tipo: 'texto' }));
    const xml = await folha(colunas, [...Array.from({ length: 27 }, () => null), 'fim']);
    expect(xml).toContain('<row r="2"><c r="AB2" ');
  });

  it('holds what XML cannot: forbidden characters go, lone surrogates and escapes stay text', async () => {
    const xml = await folha(TEXTO, ['a\u0000b\u0008c\uFFFEd\uD800e<&>"\r\n_x0041_\u{1F600}']);
    expect(xml).toContain('abcd\uFFFDe&lt;&amp;&gt;"&#13;\n_x005F_x0041_\u{1F600}</t>');
    const arquivo = await escrita('xlsx', TEXTO, de(['a\u0000b<&>\u{1F600}']));
    expect(await lida(arquivo, 'x.xlsx')).toEqual([['Texto'], ['ab<&>\u{1F600}']]);
  });

  it('a text beyond what a cell holds says in the cell that it was cut; in CSV it is whole', async () => {
    const longo = 'á'.repeat(CARACTERES_DA_CELULA + 1);
    const [, texto] = /<t xml:space="preserve">(á[^<]*)<\/t>/.exec(await folha(TEXTO, [longo]))!;
    expect(texto).toHaveLength(CARACTERES_DA_CELULA);
    expect(texto).toMatch(/\[cortado aqui: .*\]$/);
    expect(await folha(TEXTO, [longo.slice(1)])).toContain(longo.slice(1));
    expect(await csv(TEXTO, [longo])).toContain(longo);
  });

  it('shows what fits no type as the text it is', async () => {
    const xml = await folha(COLUNAS, [
      { a: 1 },
      'doze',
      Number.NaN,
      '1,50',
      'ontem',
      '0020-01-01T00:00:00Z',
      'talvez',
    ]);
    for (const texto of ['{"a":1}', 'doze', 'NaN', '1,50', 'ontem', '0020-01-01T00:00:00Z', 'talvez'])
      expect(xml).toContain(`>${texto}</t>`);
  });

  it('refuses more lines than Excel opens while it writes, and leaves no whole file', async () => {
    const recusa = { codigo: 'PLANILHA_GRANDE_DEMAIS' };
    const saida = new Writable({ write: (_pedaco, _codificacao, pronto) => pronto() });
    let fechada = false;
    const vazia: unknown[] = [];
    async function* demais() {
      try {
        for (let i = 0; i < LINHAS_DO_EXCEL + 10; i++) yield vazia;
      } finally {
        fechada = true;
      }
    }
    await expect(escreverPlanilha('xlsx', [], demais(), saida)).rejects.toMatchObject(recusa);
    expect([saida.destroyed, saida.writableFinished, fechada]).toEqual([true, false, true]);
  });
});

describe.each<FormatoPlanilha>(['csv', 'xlsx'])('%s as a stream', (formato) => {
  const servidores: Server[] = [];
  afterEach(() => {
    for (const servidor of servidores.splice(0)) servidor.close();
  });
  const ruido = (i: number) =>
    Array.from({ length: 8 }, (_, n) => (i * 2_654_435_761 * (n + 1)) % 4_294_967_291);
  const NUMEROS = Array.from({ length: 8 }, (_, i): Coluna => ({ titulo: `n${i}`, tipo: 'inteiro' }));

  it('asks for no more lines than its reader takes, and ends whole: 100,000 of them', async () => {
    const TOTAL = 100_000;
    let pedidas = 0;
    async function* muitas() {
      for (; pedidas < TOTAL; pedidas++) yield ruido(pedidas);
    }
    let bytes = 0;
    let soltar = (): void => {};
    let retido = 0;
    const saida = new Writable({
      write(pedaco: Buffer, _codificacao, pronto) {
        bytes += pedaco.length;
        if (retido++ > 0) return pronto();
        soltar = pronto;
      },
    });
    const fim = escreverPlanilha(formato, NUMEROS, muitas(), saida);
    await vi.waitFor(() => expect(retido).toBe(1));
    for (let i = 0, antes = -1; i < 50 || antes !== pedidas; i++) {
      antes = pedidas;
      await volta();
    }
    // Some buffers of 16 to 64 KB on the way, at 80 to 400 bytes a line.
    expect(pedidas).toBeLessThan(6_000);
    soltar();
    await fim;
    expect(pedidas).toBe(TOTAL);
    expect(bytes).toBeGreaterThan(1_000_000);
  });

  it('stops asking for lines when the client goes away, and that is no failure', async () => {
    let fechada = false;
    async function* semFim() {
      try {
        for (let i = 0; ; i++) yield ruido(i);
      } finally {
        fechada = true;
      }
    }
    let fim: Promise<void> | undefined;
    const servidor = createServer((_pedido, resposta) => {
      fim = escreverPlanilha(formato, NUMEROS, semFim(), resposta);
    });
    servidores.push(servidor);
    await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
    const { port } = servidor.address() as AddressInfo;
    await new Promise<void>((pronto) => {
      get({ port, host: '127.0.0.1', agent: false }, (resposta) => {
        resposta.on('error', () => {});
        resposta.once('data', () => {
          resposta.destroy();
          pronto();
        });
      });
    });
    await expect(fim).resolves.toBeUndefined();
    expect(fechada).toBe(true);
  });

  it('who was gone before it began costs nothing, and its lines are closed', async () => {
    const saida = new PassThrough();
    saida.destroy();
    const linhas = de(LINHA);
    await escreverPlanilha(formato, COLUNAS, linhas, saida);
    expect(await linhas.next()).toEqual({ done: true, value: undefined });
  });

  it('what fails before the first line is thrown with nothing written; later it breaks the file off', async () => {
    async function* falha(apos: number) {
      for (let i = 0; i < apos; i++) yield LINHA;
      throw new Error('o banco caiu');
    }
    const intacta = new PassThrough();
    await expect(escreverPlanilha(formato, COLUNAS, falha(0), intacta)).rejects.toThrow('o banco caiu');
    expect([intacta.destroyed, intacta.readableLength]).toEqual([false, 0]);
    const saida = new Writable({ write: (_pedaco, _codificacao, pronto) => pronto() });
    await expect(escreverPlanilha(formato, COLUNAS, falha(5_000), saida)).rejects.toThrow('o banco caiu');
    expect([saida.destroyed, saida.writableFinished]).toEqual([true, false]);
  });

  it('a table without lines is its titles', async () => {
    const arquivo = await escrita(formato, COLUNAS, de());
    expect(await lida(arquivo, `x.${formato}`)).toEqual([COLUNAS.map(({ titulo }) => titulo)]);
  });
});
