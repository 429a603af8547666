import { ErroMartelo } from '@martelo/shared/erros';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Arquivo } from './arquivo.ts';
import { lerPlanilha } from './planilha.ts';
import { xlsx } from './planilhaXlsx.fixture.ts';

const CABECALHO = ['Nome', 'Descrição', 'Mínimo'];

async function ler(arquivo: Arquivo, nome = 'lotes.csv') {
  const linhas = [];
  for await (const linha of lerPlanilha(arquivo, nome)) linhas.push(linha);
  return linhas;
}

async function* emPedacos(bytes: Uint8Array, tamanho: number): AsyncIterable<Uint8Array> {
  for (let i = 0; i < bytes.length; i += tamanho) yield bytes.subarray(i, i + tamanho);
}

const latin1 = (texto: string) => Buffer.from(texto, 'latin1');
const recusado = (codigo: string) => expect.objectContaining({ codigo });

describe('CSV', () => {
  it.each([
    [';', '\n'],
    [';', '\r\n'],
    [',', '\n'],
    ['\t', '\r\n'],
  ])('tells the separator %j and the line end %j', async (separador, fim) => {
    const texto = [CABECALHO, ['Gol', 'bom', '1000']].map((linha) => linha.join(separador)).join(fim);
    expect(await ler(Buffer.from(texto))).toEqual([
      { linha: 1, celulas: CABECALHO },
      { linha: 2, celulas: ['Gol', 'bom', '1000'] },
    ]);
  });

  it.each([
    ['UTF-8', Buffer.from('Nome;Cidade\nGalpão;São José')],
    ['UTF-8 with its mark', Buffer.from('\ufeffNome;Cidade\nGalpão;São José')],
    ['Latin-1', latin1('Nome;Cidade\nGalpão;São José')],
    ['UTF-16LE', Buffer.from('\ufeffNome;Cidade\nGalpão;São José', 'utf16le')],
  ])('reads %s whatever the pieces it comes in', async (_nome, bytes) => {
    for (const tamanho of [1, 7, 64, 4096]) {
      expect((await ler(emPedacos(bytes, tamanho))).map((linha) => linha.celulas)).toEqual([
        ['Nome', 'Cidade'],
        ['Galpão', 'São José'],
      ]);
    }
  });

  it("reads Windows-1252's own signs and accents that come late in a large file", async () => {
    const bytes = Buffer.concat([
      Buffer.from(`Nome;Preço\n`, 'ascii').subarray(0, 0),
      Buffer.from(`Nome;Minimo\n${'Lote comum;1000\n'.repeat(8_000)}`, 'ascii'),
      Buffer.from([0x93, 0xc1, 0x67, 0x75, 0x61, 0x94, 0x3b, 0x80]),
    ]);
    const linhas = await ler(emPedacos(bytes, 16_384));
    expect(linhas.at(-1)).toEqual({ linha: 8_002, celulas: ['“Água”', '€'] });
  });

  it('counts the lines of the file itself: empty ones and those inside quotes included', async () => {
    const texto = '\nTítulo\n\nNome;Descrição\n"Casa ""azul""";"duas\nlinhas"\n;;\nGol;bom';
    expect(await ler(Buffer.from(texto))).toEqual([
      { linha: 2, celulas: ['Título'] },
      { linha: 4, celulas: ['Nome', 'Descrição'] },
      { linha: 5, celulas: ['Casa "azul"', 'duas\nlinhas'] },
      { linha: 8, celulas: ['Gol', 'bom'] },
    ]);
  });

  it('names the line where quotes open and never close', async () => {
    await expect(ler(Buffer.from('Nome;Mínimo\nGol;1\n"Uno;2\nPalio;3'))).rejects.toThrow(/aspas.*linha 3/);
  });
});

describe('what is no sheet', () => {
  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['only line ends', Buffer.from('\r\n\r\n')],
    ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a JPEG', Buffer.from('ffd8ffe000104a46494600010101', 'hex')],
    ['a zip that is no workbook', Buffer.from('504b0506'.padEnd(44, '0'), 'hex')],
    ['a broken zip', Buffer.from('504b03041400000008000000', 'hex')],
  ])('refuses %s with ARQUIVO_INVALIDO, whatever its name', async (_nome, bytes) => {
    await expect(ler(bytes)).rejects.toEqual(recusado('ARQUIVO_INVALIDO'));
    await expect(ler(bytes, 'lotes.xlsx')).rejects.toEqual(recusado('ARQUIVO_INVALIDO'));
  });

  it('refuses more than 20 MB while it arrives', async () => {
    async function* semFim(): AsyncIterable<Uint8Array> {
      for (;;) yield Buffer.from('Gol;1000\n'.repeat(10_000));
    }
    await expect(ler(semFim())).rejects.toEqual(recusado('CORPO_GRANDE_DEMAIS'));
  });

  it('never answers arbitrary bytes with anything but rows or a refusal', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), async (bytes) => {
        await ler(bytes).catch((erro) => expect(erro).toBeInstanceOf(ErroMartelo));
      }),
    );
  });

  it('gives back any cells that were written as quoted CSV', async () => {
    const celula = fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .map((texto) => texto.replace(/[\p{Cc}\ufffd\ufeff]/gu, '').trim());
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(celula, { minLength: 3, maxLength: 3 }), { minLength: 1 }),
        async (linhas) => {
          const esperadas = [['a', 'b', 'c'], ...linhas].filter((linha) =>
            linha.some((texto) => texto !== ''),
          );
          const texto = [['a', 'b', 'c'], ...linhas]
            .map((linha) => linha.map((valor) => `"${valor.replaceAll('"', '""')}"`).join(';'))
            .join('\n');
          expect((await ler(Buffer.from(texto))).map((linha) => linha.celulas)).toEqual(esperadas);
        },
      ),
    );
  });
});

describe('XLSX', () => {
  it('is told by its content, and keeps texts, long numbers, decimals and dates', async () => {
    const bytes = xlsx([
      ['Título'],
      [],
      ['Nome', 'Código', 'Mínimo', 'Data fim'],
      ['Casa & "Cia"', 1555521851798, 1234.5, { serial: 46347.604166667 }],
    ]);
    expect(await ler(bytes, 'lotes.csv')).toEqual([
      { linha: 1, celulas: ['Título', '', '', ''] },
      { linha: 3, celulas: ['Nome', 'Código', 'Mínimo', 'Data fim'] },
      { linha: 4, celulas: ['Casa & "Cia"', '1555521851798', '1234,5', '21/11/2026 14:30:00'] },
    ]);
  });

  it('refuses an archive that unfolds into more than 200 MB before unfolding it', async () => {
    const bytes = xlsx([['Nome']], { 'xl/enchimento.xml': new Uint8Array(210 * 1024 * 1024) });
    expect(bytes.length).toBeLessThan(1024 * 1024);
    await expect(ler(bytes)).rejects.toThrow(/grande demais/);
  });

  it('ends the thread of a sheet made to fill the memory, and refuses it', async () => {
    const bytes = xlsx([['Nome']], {
      'xl/worksheets/sheet1.xml': Buffer.from(
        '<worksheet><sheetData><row r="1"><c r="XFD1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>',
      ),
    });
    await expect(ler(bytes)).rejects.toEqual(recusado('ARQUIVO_INVALIDO'));
  });
});
