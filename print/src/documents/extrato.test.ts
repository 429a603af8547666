import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Extrato } from '@martelo/shared/extrato';
import { porque } from '@martelo/shared/teste-porque';
import { afterAll, describe, expect, it } from 'vitest';
import { extratoExemplo, MARCA_EXEMPLO } from './exemplo.ts';
import { gerarExtrato } from './extrato.ts';

// CommonJS whose types describe an ES module.
const lerQr: typeof import('jsqr').default = createRequire(import.meta.url)('jsqr');

const pasta = mkdtempSync(join(tmpdir(), 'martelo-print-'));
afterAll(() => rmSync(pasta, { recursive: true, force: true }));

const existe = (programa: string) => spawnSync(programa, ['-v']).error === undefined;
const comPoppler = existe('pdftotext') && existe('pdftoppm') && existe('pdfinfo');

async function emArquivo(extrato: Extrato, marca = MARCA_EXEMPLO): Promise<string> {
  const arquivo = join(pasta, `${Math.random()}.pdf`);
  writeFileSync(arquivo, await gerarExtrato(extrato, marca));
  return arquivo;
}
const rodar = (programa: string, ...argumentos: string[]) =>
  execFileSync(programa, argumentos, { encoding: 'utf8', maxBuffer: 64 << 20 });
const textoDe = (arquivo: string) => rodar('pdftotext', '-layout', arquivo, '-');
const paginas = (arquivo: string) => Number(/Pages:\s+(\d+)/.exec(rodar('pdfinfo', arquivo))?.[1]);

const PONTO_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Binary PPM, as pdftoppm writes it, to RGBA. */
function lerPpm(bytes: Buffer) {
  const [cabecalho = '', largura, altura] =
    /^P6\s(\d+)\s(\d+)\s255\s/.exec(bytes.subarray(0, 64).toString('latin1')) ?? [];
  const rgba = new Uint8ClampedArray(Number(largura) * Number(altura) * 4).fill(255);
  for (let i = 0; i < Number(largura) * Number(altura); i++) {
    for (let canal = 0; canal < 3; canal++)
      rgba[i * 4 + canal] = bytes[cabecalho.length + i * 3 + canal] ?? 0;
  }
  return { rgba, largura: Number(largura), altura: Number(altura) };
}

describe('gerarExtrato', () => {
  it('gives the same bytes for the same statement, and others when anything in it changes', async () => {
    const bytes = await gerarExtrato(extratoExemplo(3), MARCA_EXEMPLO);
    expect(bytes.equals(await gerarExtrato(extratoExemplo(3), MARCA_EXEMPLO))).toBe(true);
    expect(bytes.equals(await gerarExtrato(extratoExemplo(3, { saldo: 1 }), MARCA_EXEMPLO))).toBe(false);
    expect(
      bytes.equals(await gerarExtrato(extratoExemplo(3), { ...MARCA_EXEMPLO, corPrimaria: '#aa0000' })),
    ).toBe(false);
  });

  it('is not changed by the documents drawn before it', async () => {
    const antes = await gerarExtrato(extratoExemplo(2), MARCA_EXEMPLO);
    const outro = extratoExemplo(9);
    outro.comprador.nome = 'Ñandú Ÿþ ßŒ ¼½¾';
    await Promise.all([gerarExtrato(outro, MARCA_EXEMPLO), gerarExtrato(extratoExemplo(5), MARCA_EXEMPLO)]);
    expect(antes.equals(await gerarExtrato(extratoExemplo(2), MARCA_EXEMPLO))).toBe(true);
  });

  it('does not depend on the time zone or the clock of the machine', async () => {
    const antes = process.env.TZ;
    const bytes = await gerarExtrato(extratoExemplo(), MARCA_EXEMPLO);
    process.env.TZ = 'Asia/Tokyo';
    try {
      expect(bytes.equals(await gerarExtrato(extratoExemplo(), MARCA_EXEMPLO))).toBe(true);
    } finally {
      if (antes === undefined) delete process.env.TZ;
      else process.env.TZ = antes;
    }
  });

  it('survives letters the font does not have, control characters and an empty phone', async () => {
    const extrato = extratoExemplo();
    extrato.comprador.nome = 'Zoë Żółć 山田 \u0000\u0007 🚗\nSá';
    const bytes = await gerarExtrato(extrato, {
      ...MARCA_EXEMPLO,
      corPrimaria: null,
      telefone: null,
      endereco: null,
    });
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
  });
});

describe.skipIf(!comPoppler)(
  'the printed statement, read with poppler',
  porque('falta o poppler (pdftoppm), que lê um PDF de volta'),
  () => {
    it('says all that the statement says', async () => {
      const extrato = extratoExemplo();
      const texto = textoDe(await emArquivo(extrato));
      for (const frase of [
        'Extrato de compra',
        'Emitido em 21/11/2026 14:05 (horário de Brasília)',
        'Maria Aparecida Gonçalves',
        'CPF 529.982.247-25',
        'Leilão de Frota e Recuperados',
        'Volkswagen Gol 1.0 MPI Track 2015',
        'Comissão do leiloeiro (5%)',
        'R$ 1.775,00',
        'R$ 38.045,50',
        'R$ 28.045,50',
        'Pix',
        'Sinal',
        'Vencimento: 23 de novembro de 2026.',
        'Pague por TED ou Pix',
        `Código ${extrato.codigo}`,
        'Página 1 de 1',
      ])
        expect(texto).toContain(frase);
    });

    it('names each price by how it was agreed on, in the words of the brand, and a card by its instalments', async () => {
      const de = async (tipo: 'leilao' | 'loja') => {
        const extrato = extratoExemplo(3);
        extrato.hotsite.tipo = tipo;
        for (const [i, negociacao] of (['Disputa', 'Compre Já', 'Proposta'] as const).entries())
          extrato.vendas[i]!.negociacao = negociacao;
        extrato.pagamentos = [
          {
            ...{ ...extrato.pagamentos[0]!, tipo: 'CARTAO_DE_CREDITO' },
            cartao: {
              ...{ bandeira: 'visa', final: '1234', parcelas: 3, valorComJuros: 1_050_000 },
              ...{ taxaDeJuros: null, nsu: '987654' },
            },
          },
        ];
        return textoDe(await emArquivo(extrato)).replace(/\s+/g, ' ');
      };
      for (const [modo, nome, outro] of [
        ['leilao', 'Lance', 'Oferta'],
        ['loja', 'Oferta', 'Lance'],
      ] as const) {
        const texto = await de(modo);
        for (const dito of [`${nome} R$ 35.500,00`, 'Compre Já R$ 36.750,00', 'Proposta R$ 38.000,00'])
          expect(texto).toContain(dito);
        expect(texto).not.toMatch(new RegExp(`${outro} R\\$`));
        expect(texto).toContain('Cartão de crédito em 3 vezes');
        expect(texto).toContain('Visa final 1234 · R$ 10.500,00 com os juros do cartão · NSU 987654');
      }
    });

    it('is tagged, in Portuguese, titled, PDF 1.7, with every font embedded as a subset', async () => {
      const arquivo = await emArquivo(extratoExemplo(12));
      const info = rodar('pdfinfo', arquivo);
      expect(info).toMatch(/Tagged:\s+yes/);
      expect(info).toMatch(/PDF version:\s+1\.7/);
      expect(info).toMatch(/Title:\s+Extrato de compra/);
      const bruto = readFileSync(arquivo, 'latin1');
      expect(bruto).toMatch(/\/Lang \(pt-BR\)/);
      expect(bruto).toMatch(/\/DisplayDocTitle true/);
      const estrutura = rodar('pdfinfo', '-struct', arquivo);
      for (const marca of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Figure'])
        expect(estrutura).toMatch(new RegExp(`^ *${marca}\\b`, 'm'));
      expect(estrutura.match(/Scope \/Column/g)).toHaveLength(8);
      expect(bruto).toMatch(/\/Alt/);
      const fontes = rodar('pdffonts', arquivo).trim().split('\n').slice(2);
      expect(fontes.length).toBeGreaterThan(0);
      for (const fonte of fontes) expect(fonte).toMatch(/\+Inter.*yes\s+yes\s+yes/);
    });

    it('runs 60 lots over pages that each repeat the column headings and are numbered', async () => {
      const extrato = extratoExemplo(60);
      const arquivo = await emArquivo(extrato);
      const total = paginas(arquivo);
      expect(total).toBeGreaterThan(5);
      const folhas = textoDe(arquivo).split('\f').slice(0, total);
      folhas.forEach((folha, i) => {
        expect(folha).toContain(`Página ${i + 1} de ${total}`);
        if (/Total do lote/.test(folha)) expect(folha).toMatch(/Lote\s+Descrição\s+Composição\s+Valor/);
        // A lot never splits: as many totals as lots on each page.
        expect(folha.match(/Total do lote/g)?.length).toBe(folha.match(/Volkswagen Gol/g)?.length);
      });
      const texto = folhas.join('');
      for (const { loteNumero } of extrato.vendas)
        expect(texto).toMatch(new RegExp(`^\\s+${loteNumero}\\s`, 'm'));
    });

    it('keeps one ordinary purchase on one page', async () => {
      expect(paginas(await emArquivo(extratoExemplo(1)))).toBe(1);
    });

    it('holds the longest names, the alphanumeric CNPJ, R$ 0,00 and R$ 9.999.999.999,99', async () => {
      const extrato = extratoExemplo(2, {
        total: 999_999_999_999,
        pago: 0,
        saldo: 999_999_999_999,
        pagamentos: [],
      });
      extrato.comprador.nome = 'Associação '.repeat(18).trim();
      extrato.comprador.documento = '12.ABC.345/01DE-35';
      extrato.comprador.email = `${'a'.repeat(100)}@exemplo.com.br`;
      extrato.leilao.nome = 'Leilão Extraordinário '.repeat(9).trim();
      extrato.vendas[0]!.loteNome = 'Caminhão trator cavalo mecânico '.repeat(6).trim();
      extrato.vendas[0]!.detalhes = Array.from({ length: 40 }, (_, i) => ({
        nome: `Campo ${i}`,
        valor: 'valor comprido',
      }));
      extrato.vendas[1]!.valorLance = 0;
      const texto = textoDe(
        await emArquivo(extrato, {
          ...MARCA_EXEMPLO,
          nome: 'Companhia Nacional de Leilões '.repeat(4).trim(),
        }),
      );
      expect(texto).toContain('CNPJ 12.ABC.345/01DE-35');
      expect(texto).toContain('R$ 9.999.999.999,99');
      expect(texto).toMatch(/Lance\s+R\$ 0,00/);
      expect(texto).toContain('Campo 39: valor comprido');
      expect(texto).toContain('Nenhum pagamento registrado');
    });

    it('speaks the words of the brand: lots and bids of an auction, listings and offers of a store', async () => {
      const extrato = extratoExemplo(2);
      expect(textoDe(await emArquivo(extrato))).toMatch(/2 lotes.*Lote\s+Descrição.*Lance.*Total do lote/s);
      extrato.hotsite.tipo = 'loja';
      const texto = textoDe(await emArquivo(extrato));
      expect(texto).toMatch(/2 anúncios.*Anúncio\s+Descrição.*Oferta.*Total do anúncio/s);
      expect(texto).not.toMatch(/\blotes?\b|\blances?\b/i);
    });

    it('carries a QR code of at least 25 mm that opens the statement', async () => {
      const extrato = extratoExemplo();
      const arquivo = await emArquivo(extrato);
      const dpi = 150;
      rodar('pdftoppm', '-r', String(dpi), '-singlefile', arquivo, arquivo);
      const { rgba, largura, altura } = lerPpm(readFileSync(`${arquivo}.ppm`));
      const lido = lerQr(rgba, largura, altura);
      expect(lido?.data).toBe(extrato.url);
      const { topLeftCorner, topRightCorner } = lido!.location;
      expect(((topRightCorner.x - topLeftCorner.x) / dpi) * 25.4).toBeGreaterThanOrEqual(25);
    });

    it('shows the logo of the brand as a figure with its name', async () => {
      const arquivo = await emArquivo(extratoExemplo(), { ...MARCA_EXEMPLO, logo: PONTO_PNG });
      expect(rodar('pdfinfo', '-struct', arquivo).match(/^ *Figure/gm)).toHaveLength(2);
    });

    it('asks no money for an offer that the seller is still judging', async () => {
      const extrato = extratoExemplo();
      extrato.vendas[0]!.situacao = 'Condicional';
      const texto = textoDe(await emArquivo(extrato));
      expect(texto).toContain('Nada a pagar por enquanto.');
      expect(texto).not.toMatch(/Saldo a pagar|Pague até|Como pagar|Vencimento/);
    });

    it('says what was paid too much, and nothing of it where nothing was', async () => {
      const extrato = extratoExemplo();
      const comPago = async (pago: number) => textoDe(await emArquivo({ ...extrato, pago, saldo: 0 }));
      expect(await comPago(extrato.total + 10_000)).toMatch(/A devolver\s+R\$ 100,00/);
      expect(await comPago(extrato.total)).not.toContain('A devolver');
    });

    it('tells a settled purchase what is next instead of how to pay', async () => {
      const extrato = extratoExemplo();
      const texto = textoDe(await emArquivo({ ...extrato, pago: extrato.total, saldo: 0 }));
      expect(texto).toContain('Total pago');
      expect(texto).toContain('Não há saldo em aberto.');
      expect(texto).not.toContain('Como pagar');
    });
  },
);
