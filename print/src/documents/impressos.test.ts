import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lerLinhaDigitavel } from '@martelo/shared/banco/codigo-de-barras';
import { reaisPorExtenso } from '@martelo/shared/banco/extenso';
import { lerPix } from '@martelo/shared/banco/pix/br-code';
import { lerCode128 } from '@martelo/shared/barras/code128';
import { lerItf } from '@martelo/shared/barras/itf';
import { formatarReais } from '@martelo/shared/dinheiro';
import { lerQr as lerQrDaPortaria } from '@martelo/shared/pos-venda/codigo';
import { porque } from '@martelo/shared/teste-porque';
import { afterAll, describe, expect, it } from 'vitest';
import { BOLETO } from './boleto.ts';
import { BOLETOS_LEILAO } from './boletos-leilao.ts';
import { COMPROVANTE } from './comprovante.ts';
import { type Especie, gerar } from './especie.ts';
import { ESPECIES } from './especies.ts';
import { extratoExemplo, LEGAL_EXEMPLO, MARCA_EXEMPLO } from './exemplo.ts';
import {
  boletoExemplo,
  boletosExemplo,
  CANCELADA,
  comprovanteExemplo,
  laudoExemplo,
  notaExemplo,
  notasExemplo,
  RECIBO_EXEMPLO,
  relatorioExemplo,
  retiradaExemplo,
} from './exemplos.ts';
import { EXTRATO } from './extrato.ts';
import { LAUDO } from './laudo.ts';
import { NOTA } from './nota.ts';
import { NOTA_LEILAO } from './nota-leilao.ts';
import { RELATORIO } from './relatorio.ts';
import { RETIRADA } from './retirada.ts';

// CommonJS whose types describe an ES module.
const lerQr: typeof import('jsqr').default = createRequire(import.meta.url)('jsqr');

const pasta = mkdtempSync(join(tmpdir(), 'martelo-impressos-'));
afterAll(() => rmSync(pasta, { recursive: true, force: true }));
const existe = (programa: string) => spawnSync(programa, ['-v']).error === undefined;
const comPoppler = ['pdftotext', 'pdftoppm', 'pdfinfo', 'pdfdetach'].every(existe);
/** veraPDF's jar, where somebody has it: `MARTELO_VERAPDF=…/greenfield-apps-1.28.2.jar`. */
const VERAPDF = process.env.MARTELO_VERAPDF;

// biome-ignore lint/suspicious/noExplicitAny: each with data of its own kind.
type Caso = [tipo: string, especie: Especie<any>, dados: any];
const CASOS: Caso[] = [
  ['extrato', EXTRATO, extratoExemplo(2)],
  ['nota', NOTA, notaExemplo()],
  ['nota-leilao', NOTA_LEILAO, notasExemplo(3)],
  ['comprovante-arrematacao', COMPROVANTE, comprovanteExemplo()],
  ['boleto', BOLETO, boletoExemplo()],
  ['boletos-leilao', BOLETOS_LEILAO, boletosExemplo(3)],
  ['retirada-por-terceiros', RETIRADA, retiradaExemplo()],
  ['relatorio', RELATORIO, relatorioExemplo(40)],
  ['laudo-vistoria', LAUDO, laudoExemplo()],
];
const LONGA = {
  ...MARCA_EXEMPLO,
  nome: 'Companhia Nacional de Leilões & Cia <Sul> '.repeat(4).trim(),
  corPrimaria: '#ffe600',
};

async function emArquivo<D extends object>(
  especie: Especie<D>,
  dados: D,
  marca = MARCA_EXEMPLO,
): Promise<string> {
  especie.dados.parse(dados);
  const arquivo = join(pasta, `${Math.random()}.pdf`);
  writeFileSync(arquivo, await gerar(especie, dados, marca));
  return arquivo;
}
const rodar = (programa: string, ...argumentos: string[]) =>
  execFileSync(programa, argumentos, { encoding: 'utf8', maxBuffer: 64 << 20 });
const textoDe = (arquivo: string) => rodar('pdftotext', '-layout', arquivo, '-');
const semEspacos = (texto: string) => texto.replace(/\s+/g, '');
const anexoDe = (arquivo: string): Record<string, unknown> => {
  rodar('pdfdetach', '-save', '1', '-o', `${arquivo}.json`, arquivo);
  return JSON.parse(readFileSync(`${arquivo}.json`, 'utf8'));
};

/** A page as grey dots, `dpi` to the inch. */
function comoImagem(arquivo: string, pagina = 1, dpi = 150) {
  rodar(
    'pdftoppm',
    '-r',
    String(dpi),
    '-f',
    String(pagina),
    '-l',
    String(pagina),
    '-gray',
    '-singlefile',
    arquivo,
    arquivo,
  );
  const bytes = readFileSync(`${arquivo}.pgm`);
  const [cabecalho = '', largura, altura] =
    /^P5\s(\d+)\s(\d+)\s255\s/.exec(bytes.subarray(0, 64).toString('latin1')) ?? [];
  return { pontos: bytes.subarray(cabecalho.length), largura: Number(largura), altura: Number(altura) };
}
type Imagem = ReturnType<typeof comoImagem>;

/** Every QR code of a page, looked for on all of it and in strips a little higher than one. One that was read is wiped, so that the one beside it is seen. */
function codigosQr({ pontos: daPagina, largura, altura }: Imagem): string[] {
  const pontos = Uint8Array.from(daPagina);
  const achados = new Set<string>();
  const apagar = (y: number, { location }: NonNullable<ReturnType<typeof lerQr>>): void => {
    const cantos = [
      ...[location.topLeftCorner, location.topRightCorner],
      ...[location.bottomLeftCorner, location.bottomRightCorner],
    ];
    const [xs, ys] = [cantos.map((um) => Math.round(um.x)), cantos.map((um) => Math.round(um.y) + y)];
    for (let linha = Math.max(0, Math.min(...ys) - 4); linha < Math.min(altura, Math.max(...ys) + 4); linha++)
      pontos.fill(255, linha * largura + Math.min(...xs) - 4, linha * largura + Math.max(...xs) + 4);
  };
  const olhar = (y: number, faixa: number): void => {
    for (let vez = 0; vez < 4; vez++) {
      const rgba = new Uint8ClampedArray(largura * faixa * 4);
      // A dot at a time, not a colour at a time: as grey as it is, and nothing behind it.
      const cores = new Uint32Array(rgba.buffer);
      for (let i = 0; i < cores.length; i++) cores[i] = 0xff000000 | (pontos[y * largura + i]! * 0x010101);
      const lido = lerQr(rgba, largura, faixa);
      if (lido === null || lido.data === '') return;
      achados.add(lido.data);
      apagar(y, lido);
    }
  };
  olhar(0, altura);
  const faixa = Math.round(altura * 0.25);
  for (let y = 0; y + faixa <= altura; y += Math.round(faixa / 2)) olhar(y, faixa);
  return [...achados];
}

/** What any row of the page says by its bars: runs of dark and light, from the first dark one on. */
function barrasDaImagem(
  { pontos, largura, altura }: Imagem,
  ler: (larguras: number[]) => string | null,
): string | null {
  for (let y = 0; y < altura; y += 3) {
    const linha = pontos.subarray(y * largura, (y + 1) * largura);
    const corridas: { escura: boolean; tamanho: number }[] = [];
    for (const ponto of linha) {
      const escura = ponto < 128;
      const ultima = corridas.at(-1);
      if (ultima?.escura === escura) ultima.tamanho++;
      else corridas.push({ escura, tamanho: 1 });
    }
    // Codes stand between wide light margins.
    const margem = largura * 0.02;
    let trecho: number[] = [];
    for (const { escura, tamanho } of corridas) {
      if (!escura && tamanho > margem) {
        const lido = trecho.length > 20 ? ler(trecho) : null;
        if (lido !== null) return lido;
        trecho = [];
      } else if (escura || trecho.length > 0) trecho.push(tamanho);
    }
  }
  return null;
}

describe('every kind of paper', () => {
  it('is among those that are tried here', () => {
    expect(CASOS.map(([tipo]) => tipo).sort()).toEqual(ESPECIES.map(({ especie }) => especie.tipo).sort());
  });

  it.each(CASOS)(
    '%s: the same data gives the same bytes, in any time zone, and other data others (D17)',
    async (_, especie, dados) => {
      const bytes = await gerar(especie, dados, MARCA_EXEMPLO);
      const antes = process.env.TZ;
      process.env.TZ = 'Asia/Tokyo';
      try {
        expect(bytes.equals(await gerar(especie, structuredClone(dados), MARCA_EXEMPLO))).toBe(true);
      } finally {
        if (antes === undefined) delete process.env.TZ;
        else process.env.TZ = antes;
      }
      expect(bytes.equals(await gerar(especie, dados, LONGA))).toBe(false);
    },
  );
});

describe.skipIf(!comPoppler)(
  'every kind of paper, read with poppler',
  porque('falta o poppler (pdftoppm), que lê um PDF de volta'),
  () => {
    it.each(CASOS)(
      '%s: is tagged, in Portuguese, and says that it is PDF/A-3a and PDF/UA-1 (D16)',
      async (tipo, especie, dados) => {
        const arquivo = await emArquivo(especie, dados, LONGA);
        expect(rodar('pdfinfo', arquivo)).toMatch(/Tagged:\s+yes/);
        const bruto = readFileSync(arquivo, 'latin1');
        for (const parte of [
          '/Lang (pt-BR)',
          '<pdfaid:part>3<',
          '<pdfaid:conformance>A<',
          '<pdfuaid:part>1<',
          '/AFRelationship /Data',
        ])
          expect(bruto, parte).toContain(parte);
        // Names with & and < do not break what the file says of itself.
        const metadados = rodar('pdfinfo', '-meta', arquivo);
        expect(metadados).toContain('Leil');
        expect(metadados).not.toMatch(/&(?!#?\w+;)/);
        expect(rodar('pdfdetach', '-list', arquivo)).toContain(`${tipo}.json`);
      },
    );

    it.each(CASOS)(
      '%s: what is attached fits its schema, and each amount in it is on paper (D12)',
      async (tipo, especie, dados) => {
        const arquivo = await emArquivo(especie, dados);
        const { esquema, ...anexo } = anexoDe(arquivo);
        expect(esquema).toBe(`${tipo}/2`);
        expect(especie.dados.parse(anexo)).toEqual(dados);
        const texto = semEspacos(textoDe(arquivo));
        for (const valor of valoresEm(anexo)) expect(texto).toContain(semEspacos(formatarReais(valor)));
      },
    );

    it.each(CASOS)(
      '%s: names of 200 characters, without a blank, stand there whole (D14)',
      async (_, especie, dados) => {
        const longo = structuredClone(dados);
        const nome = 'Ass'.repeat(66).concat('oc');
        for (const onde of [
          longo.comprador,
          longo.pagador,
          longo.boletos?.[0].pagador,
          longo.notas?.[0].comprador,
        ].filter(Boolean))
          onde.nome = nome;
        if (typeof longo.realizadaPor === 'string') longo.realizadaPor = nome;
        const lote =
          longo.lote ??
          longo.lotes?.[0] ??
          longo.boletos?.[0].lotes[0] ??
          longo.vendas?.[0] ??
          longo.notas?.[0].lotes[0];
        const nomeDoLote = 'W'.repeat(199).concat('Q');
        if (lote === undefined) [longo.linhas[0][7], longo.linhas[0][4]] = [nome, nomeDoLote];
        else if (lote.loteNome !== undefined) lote.loteNome = nomeDoLote;
        else lote.nome = nomeDoLote;
        const texto = semEspacos(rodar('pdftotext', await emArquivo(especie, longo, LONGA), '-'));
        expect(texto).toContain(nome);
        expect(texto).toContain(nomeDoLote);
      },
    );

    it.each(CASOS)('%s: every page is numbered', async (_, especie, dados) => {
      const arquivo = await emArquivo(especie, dados);
      const total = Number(/Pages:\s+(\d+)/.exec(rodar('pdfinfo', arquivo))?.[1]);
      const folhas = textoDe(arquivo).split('\f').slice(0, total);
      folhas.forEach((folha, i) => {
        expect(folha).toContain(`Página ${i + 1} de ${total}`);
      });
    });

    it.each([
      ['nota', NOTA, notaExemplo()],
      ['comprovante', COMPROVANTE, comprovanteExemplo()],
    ] as Caso[])(
      '%s: the code read off the page is its address (D19), and its total stands in words (D6)',
      async (_, especie, dados) => {
        const arquivo = await emArquivo(especie, dados);
        expect(codigosQr(comoImagem(arquivo))).toContain(dados.url);
        expect(textoDe(arquivo).replace(/\s+/g, ' ')).toContain('Por extenso');
        expect(semEspacos(rodar('pdftotext', arquivo, '-'))).toContain(
          semEspacos(reaisPorExtenso(dados.total)),
        );
      },
    );

    it.each(CASOS)(
      '%s: says who the brand is by law, and nothing where it did not say',
      async (tipo, especie, dados) => {
        const ditos = [
          'Leilo Leilões e Intermediação Ltda.',
          'CNPJ 12.ABC.345/01DE-35',
          'Brooklin, São Paulo',
        ];
        const texto = textoDe(await emArquivo(especie, dados)).replace(/\s+/g, ' ');
        for (const dito of ditos) expect(texto, tipo).toContain(dito);
        const sem = tipo === 'nota' ? { ...dados, empresa: null } : dados;
        const nada = textoDe(await emArquivo(especie, sem, { ...MARCA_EXEMPLO, legal: null }));
        if (tipo !== 'nota-leilao' && tipo !== 'boleto') expect(nada).not.toContain('Intermediação');
      },
    );

    it('a report of an inspection says each answer, mark, picture and signature, and by which line of custody it stands; of a lot none of the names', async () => {
      const texto = textoDe(await emArquivo(LAUDO, laudoExemplo())).replace(/\s+/g, ' ');
      for (const dito of [
        ...['Laudo de vistoria', 'Nº 318', 'BRA2E19', 'Realizada por Joana', 'Corrige a vistoria nº 301'],
        ...[
          'Pneu dianteiro esquerdo MEIA-VIDA',
          'Cheiro de mofo',
          'Capô',
          'Amassado',
          'junto ao farol',
          'Grave',
        ],
        ...['Painel e hodômetro', 'Há mais 2 fotos', 'Ana Lima', 'é o registro 5 da cadeia de custódia'],
      ])
        expect(texto).toContain(dito);
      const url = 'http://leilo.localhost:3000/verificar?custodia=01900000-0000-7000-8000-0000000000b1';
      const doLote = laudoExemplo({
        ...{ para: 'PUBLICO', url, realizadaPor: null, assinaturas: [], fotos: [], fotosDeFora: 0 },
        ...{ categorias: [], desenhos: [{ nome: 'Lataria', desenho: 'MOTO', marcas: [] }] },
      });
      const arquivo = await emArquivo(LAUDO, doLote);
      const publico = textoDe(arquivo).replace(/\s+/g, ' ');
      expect(publico).toContain('Olhado, e sem avarias marcadas');
      expect(publico).not.toMatch(/Realizada por|Assinaturas|Uso interno/);
      expect(codigosQr(comoImagem(arquivo))).toContain(url);
    });

    it('a nota names the company that the brand was when it was issued, whatever it is now (D4)', async () => {
      const hoje = { ...MARCA_EXEMPLO, legal: { ...LEGAL_EXEMPLO, razaoSocial: 'Outra Companhia S.A.' } };
      const texto = textoDe(await emArquivo(NOTA, notaExemplo(), hoje));
      expect(texto).toContain('Leilo Leilões e Intermediação Ltda.');
      expect(texto).not.toContain('Outra Companhia');
      const antiga = textoDe(await emArquivo(NOTA, notaExemplo(1, { empresa: null }), hoje));
      expect(antiga).not.toContain('Outra Companhia');
    });

    it('a slip names its payee with an address: the company’s, else the brand’s (Lei 12.039/2009)', async () => {
      const boleto = boletoExemplo();
      const daEmpresa = semEspacos(textoDe(await emArquivo(BOLETO, boleto)));
      expect(daEmpresa).toContain(
        semEspacos('CNPJ 12.ABC.345/01DE-35, Av. das Nações Unidas, 12.901, 8º andar'),
      );
      const { nome, cnpj } = boleto.beneficiario;
      const outra = boletoExemplo({ beneficiario: { nome, cnpj, endereco: null } });
      expect(semEspacos(textoDe(await emArquivo(BOLETO, outra)))).toContain(
        semEspacos('CNPJ 12.ABC.345/01DE-35, Av. das Nações Unidas, 12.901, São Paulo'),
      );
    });

    it('a nota of one lot is one page; 60 lots repeat their headings and none is split', async () => {
      expect(rodar('pdfinfo', await emArquivo(NOTA, notaExemplo(1)))).toMatch(/Pages:\s+1\n/);
      const folhas = textoDe(await emArquivo(NOTA, notaExemplo(60))).split('\f');
      for (const folha of folhas) {
        expect(folha.match(/Total do lote/g)?.length).toBe(folha.match(/Volkswagen Gol/g)?.length);
        if (folha.includes('Total do lote')) expect(folha).toMatch(/Lote\s+Descrição\s+Composição\s+Valor/);
      }
    });

    it('a cancelled nota says so in words, why, and which stands in its place; it acknowledges no payment (D8)', async () => {
      const texto = textoDe(await emArquivo(NOTA, notaExemplo(1, CANCELADA))).replace(/\s+/g, ' ');
      expect(texto).toContain('A nota 1-000042 foi cancelada em 24/11/2026 09:00 e não vale.');
      expect(texto).toContain('Nome do comprador escrito errado.');
      expect(texto).toContain('vale a nota 1-000043');
      expect(texto).not.toContain('damos quitação');
      const nova = textoDe(
        await emArquivo(NOTA, notaExemplo(1, { numero: '1-000043', substitui: '1-000042' })),
      );
      expect(nova).toContain('Esta nota substitui a de número 1-000042, cancelada.');
      expect(nova.replace(/\s+/g, ' ')).toContain('damos quitação (Código Civil, art. 320)');
    });

    it('a nota whose money went back says so and since when, and acknowledges no payment; it keeps its number', async () => {
      const nota = notaExemplo(1, { semQuitacaoDesde: '2026-11-24T12:00:00.000Z' });
      const texto = textoDe(await emArquivo(NOTA, nota)).replace(/\s+/g, ' ');
      expect(texto).toContain(
        'deixou de estar completo em 24/11/2026 09:00: até estar, ela não vale como quitação',
      );
      expect(texto).toContain(`Nº ${nota.numero}`);
      for (const dito of ['damos quitação', 'Total pago', 'CANCELADA']) expect(texto).not.toContain(dito);
    });

    it('a receipt is provisional until its nota stands in its place', async () => {
      const provisorio = textoDe(await emArquivo(COMPROVANTE, comprovanteExemplo()));
      expect(provisorio).toContain('Provisório: não vale como quitação.');
      expect(textoDe(await emArquivo(COMPROVANTE, comprovanteExemplo({ nota: '1-000042' })))).toContain(
        'em lugar deste comprovante vale a nota 1-000042',
      );
    });

    it('a receipt carries the winning bid’s own (rule 24): its line and digest in words, the whole of it in a code', async () => {
      const { recibo, url } = comprovanteExemplo();
      const arquivo = await emArquivo(COMPROVANTE, comprovanteExemplo());
      const texto = semEspacos(textoDe(arquivo));
      expect(texto).toContain(semEspacos(`Lance de 21/11/2026, 14:42:13,417, linha ${recibo!.seq} do livro`));
      for (const dito of [recibo!.hash, recibo!.sha256])
        expect(semEspacos(rodar('pdftotext', arquivo, '-'))).toContain(dito);
      expect(new Set(codigosQr(comoImagem(arquivo, 1, 300)))).toEqual(new Set([url, recibo!.url]));
      expect(rodar('pdfinfo', arquivo)).toMatch(/Pages:\s+1\n/);
    });

    it('a receipt with a secret cap is named and not shown; a lot won without one has none', async () => {
      const secreto = comprovanteExemplo({ recibo: { ...RECIBO_EXEMPLO, tipo: 'AUTOMATICO', url: null } });
      const arquivo = await emArquivo(COMPROVANTE, secreto);
      expect(semEspacos(rodar('pdftotext', arquivo, '-'))).toContain(RECIBO_EXEMPLO.sha256);
      expect(textoDe(arquivo).replace(/\s+/g, ' ')).toContain('segredo de quem o deu');
      expect(codigosQr(comoImagem(arquivo, 1, 300))).toEqual([secreto.url]);
      expect(textoDe(await emArquivo(COMPROVANTE, comprovanteExemplo({ recibo: null })))).not.toContain(
        'Recibo assinado',
      );
    });

    it('an authorisation says for which carrier and with which truck they come, and nothing where they come alone', async () => {
      const texto = textoDe(await emArquivo(RETIRADA, retiradaExemplo())).replace(/\s+/g, ' ');
      for (const dito of [
        'Transportadora: CNPJ',
        '12.ABC.345/01DE-35',
        'Caminhão: placa ABC1D23',
        'e a placa;',
      ])
        expect(texto).toContain(dito);
      const { terceiro } = retiradaExemplo();
      const so = retiradaExemplo(1, { terceiro: { ...terceiro, transportadoraCnpj: null, placa: null } });
      expect(textoDe(await emArquivo(RETIRADA, so))).not.toMatch(/Transportadora|placa ABC|e a placa;/);
    });

    it('a slip’s bars are its line, and its code is the Pix of the same amount (D19)', async () => {
      const boleto = boletoExemplo();
      const arquivo = await emArquivo(BOLETO, boleto);
      const imagem = comoImagem(arquivo, 1, 300);
      expect(barrasDaImagem(imagem, lerItf)).toBe(boleto.codigoDeBarras);
      const linha = lerLinhaDigitavel(boleto.linhaDigitavel, '2026-11-23');
      expect(linha).toMatchObject({ ok: true, codigoDeBarras: boleto.codigoDeBarras });
      expect(textoDe(arquivo)).toContain(boleto.linhaDigitavel);
      const [pix] = codigosQr(comoImagem(arquivo));
      expect(pix).toBe(boleto.pix);
      expect(lerPix(pix!)).toMatchObject({ ok: true, pix: { centavos: boleto.valor } });
    });

    it.each(['pago', 'cancelado'] as const)(
      'a slip that is %s has nothing that could be paid',
      async (situacao) => {
        const boleto = boletoExemplo({ situacao });
        const arquivo = await emArquivo(BOLETO, boleto);
        const imagem = comoImagem(arquivo, 1, 300);
        expect(barrasDaImagem(imagem, lerItf)).toBeNull();
        expect(codigosQr(comoImagem(arquivo))).toEqual([]);
        const texto = textoDe(arquivo);
        expect(texto).not.toContain(boleto.linhaDigitavel);
        expect(texto).toMatch(/Não pague/);
      },
    );

    it('an authorisation has the gate’s code for the camera, for a hand scanner and in letters, until it is used', async () => {
      const dados = retiradaExemplo();
      const arquivo = await emArquivo(RETIRADA, dados);
      const lidos = codigosQr(comoImagem(arquivo));
      expect(lidos).toContain(dados.url);
      expect(lidos.map((lido) => lerQrDaPortaria(lido).codigo)).toContain('K7QWXZ');
      expect(barrasDaImagem(comoImagem(arquivo, 1, 300), lerCode128)).toBe('K7QWXZ');
      expect(textoDe(arquivo)).toContain('K7QWXZ');
      const usada = await emArquivo(
        RETIRADA,
        retiradaExemplo(1, {
          ...{ situacao: 'utilizado', utilizadaEm: '2026-11-26T13:12:00.000Z' },
          ...{ codigoDeRetirada: null, qrDaPortaria: null },
        }),
      );
      expect(textoDe(usada)).toContain('A retirada foi feita em 26/11/2026 10:12');
      expect(textoDe(usada)).not.toContain('Para a portaria');
    });

    it('a report repeats its headings on each page, lies down where columns need it, and ends with its sums', async () => {
      const deitado = relatorioExemplo(120);
      const arquivo = await emArquivo(RELATORIO, deitado);
      expect(rodar('pdfinfo', arquivo)).toMatch(/Page size:\s+841\.89 x 595\.28/);
      const folhas = textoDe(arquivo)
        .split('\f')
        .filter((folha) => folha.trim() !== '');
      expect(folhas.length).toBeGreaterThan(2);
      for (const [i, folha] of folhas.entries()) {
        expect(folha).toMatch(/Venda\s+Data\s+Leilão/);
        expect(folha).toContain(`Página ${i + 1} de ${folhas.length}`);
      }
      const inteiro = folhas.join('\n');
      for (const { rotulo, valor } of deitado.criterios) expect(inteiro).toContain(`${rotulo}: ${valor}`);
      expect(inteiro).toContain('120 linhas');
      // Each row stands whole on one page, figures in one piece.
      const numeros = deitado.linhas.map(([numero]) => numero!);
      expect(
        numeros.filter((numero) => folhas.filter((folha) => folha.includes(` ${numero} `)).length !== 1),
      ).toEqual([]);
      for (const [, , , , , , , , lance, , , total] of deitado.linhas)
        for (const valor of [lance!, total!]) expect([valor, inteiro.includes(valor)]).toEqual([valor, true]);
      expect(semEspacos(folhas.at(-1)!)).toContain(semEspacos(deitado.somas![11]!));
      const emPe = await emArquivo(RELATORIO, relatorioExemplo(3, 5));
      expect(rodar('pdfinfo', emPe)).toMatch(/Page size:\s+595\.28 x 841\.89/);
      expect(textoDe(emPe)).not.toMatch(/Total/);
    });

    it('a report of seventeen columns, of words without a blank, or of no row, is a paper all the same', async () => {
      const longo = 'Ass'.repeat(100);
      const largo = relatorioExemplo(5, 17);
      largo.linhas[2]![4] = longo;
      largo.linhas[3]![7] = `${longo} ${longo}`;
      const arquivo = await emArquivo(RELATORIO, largo);
      const texto = textoDe(arquivo);
      for (const titulo of ['Visitantes', 'Observação']) expect(semEspacos(texto)).toContain(titulo);
      expect(semEspacos(texto)).toContain(semEspacos(largo.linhas[0]![11]!));
      expect((anexoDe(arquivo).linhas as string[][])[2]![4]).toBe(longo);
      const vazio = textoDe(await emArquivo(RELATORIO, relatorioExemplo(0, 13, { criterios: [] })));
      expect(vazio).toContain('Nenhuma linha com estes critérios.');
      expect(vazio).toContain('Sem restrição');
    });

    it('several notas are one file: a list, each whole from a page of its own, bookmarks', async () => {
      const dados = notasExemplo(3);
      const arquivo = await emArquivo(NOTA_LEILAO, dados);
      const texto = textoDe(arquivo);
      for (const { numero } of dados.notas) expect(texto).toContain(`Nº ${numero}`);
      expect(texto).toContain(formatarReais(dados.total));
      expect(readFileSync(arquivo, 'latin1')).toContain('/Outlines');
    });
  },
);

describe.skipIf(VERAPDF === undefined || !comPoppler)(
  'every kind of paper, by veraPDF (D16)',
  porque('falta MARTELO_VERAPDF: o jar do veraPDF (org.verapdf.apps:greenfield-apps no Maven)'),
  () => {
    it.each(['3a', 'ua1'])(
      'keeps to %s, whole, cancelled and with the longest names',
      async (perfil) => {
        const arquivos = await Promise.all([
          ...CASOS.map(([, especie, dados]) => emArquivo(especie, dados, LONGA)),
          emArquivo(NOTA, notaExemplo(3, CANCELADA), LONGA),
          emArquivo(BOLETO, boletoExemplo({ situacao: 'pago', pix: null })),
        ]);
        const laudo = rodar(
          'java',
          '-cp',
          VERAPDF!,
          'org.verapdf.apps.GreenfieldCliWrapper',
          '--flavour',
          perfil,
          '--format',
          'text',
          ...arquivos,
        );
        expect(
          laudo
            .trim()
            .split('\n')
            .filter((linha) => !linha.startsWith('PASS')),
        ).toEqual([]);
      },
      120_000,
    );
  },
);

/** Every amount of money in the data, by the names that amounts have. */
function valoresEm(dados: unknown): number[] {
  const DE_DINHEIRO = new Set([
    'valor',
    'total',
    'lance',
    'desconto',
    'troco',
    'valorLance',
    'totalAPagar',
    'saldo',
    'pago',
  ]);
  if (dados === null || typeof dados !== 'object') return [];
  return Object.entries(dados).flatMap(([nome, valor]) =>
    typeof valor === 'number' ? (DE_DINHEIRO.has(nome) && valor > 0 ? [valor] : []) : valoresEm(valor),
  );
}
