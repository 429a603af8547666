import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ErroMartelo } from '@martelo/shared/erros';
import type { LoteEntrada, LoteEscrita } from '@martelo/shared/lote';
import { porque } from '@martelo/shared/teste-porque';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Importacao, importarLotes, TAMANHO_LOTE } from './importar-lotes.ts';
import { xlsx } from './planilhaXlsx.fixture.ts';

interface Destino extends Pick<Importacao, 'existente' | 'incluir' | 'alterar'> {
  lotes: LoteEscrita[];
  maior: number;
  alterados: Map<string, LoteEntrada>;
}

/** Keeps what is written, and finds it again by its origin: the number is the uid. */
function destino(jaLa: string[] = []): Destino {
  const conhecidos = new Set(jaLa);
  const eu: Destino = {
    lotes: [],
    maior: 0,
    alterados: new Map(),
    existente: ({ codigo }) => (conhecidos.has(codigo) ? codigo : null),
    async incluir(lotes) {
      eu.lotes.push(...lotes);
      eu.maior = Math.max(eu.maior, lotes.length);
      for (const { origem } of lotes) if (origem) conhecidos.add(origem.codigo);
    },
    async alterar(uid, mudancas) {
      eu.alterados.set(uid, mudancas);
    },
  };
  return eu;
}

const importar = (arquivo: string | Buffer, para: Destino = destino(), simular = false) =>
  importarLotes({ arquivo: Buffer.from(arquivo as string), nomeArquivo: 'lotes.csv', simular, ...para });

const LINK = 'https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=';
const CAIXA =
  'N° do imóvel;UF;Cidade;Bairro;Endereço;Preço;Valor de avaliação;Desconto;Descrição;Modalidade de venda;Link de acesso';
const imovel = (
  mudar: Partial<Record<'numero' | 'preco' | 'desconto' | 'descricao' | 'link' | 'endereco', string>> = {},
) => {
  const { numero = '8444420114506 ', preco = '106.585,37', desconto = '48.01' } = mudar;
  const descricao =
    mudar.descricao ??
    'Apartamento, 0.00 de área total, 49.46 de área privativa, 0.00 de área do terreno, 1 vaga(s) de garagem.';
  const { link = `${LINK}${numero.trim()}`, endereco = ' R OSWALDO, N. 54, Apto 101' } = mudar;
  return `${numero};SC ;ARAQUARI ;ITINGA ;${endereco};${preco};205.000,00;${desconto};${descricao};Venda Direta Online;${link}`;
};

describe('the Caixa list', () => {
  it('becomes lots a bidder can read', async () => {
    const para = destino();
    const relatorio = await importar(`\n Lista de Imóveis da Caixa;;\n ${CAIXA}\n\n${imovel()}\n`, para);
    expect(relatorio).toEqual({
      linhas: 1,
      criados: 1,
      atualizados: 0,
      ignorados: 0,
      erros: [],
      errosOmitidos: 0,
    });
    expect(para.lotes[0]).toMatchObject({
      nome: 'Apartamento 49,46 m² – Itinga, Araquari/SC',
      tipo: 'Imóvel',
      descricao: 'Apartamento com 49,46 m² de área privativa e 1 vaga de garagem.',
      valor: { minimo: 10_658_537 },
      localizacao: { cidade: 'Araquari', uf: 'SC', bairro: 'Itinga', endereco: 'R Oswaldo, nº 54, Apto 101' },
      origem: { fonte: 'caixa', codigo: '8444420114506' },
    });
    expect(para.lotes[0]?.detalhes).toContainEqual({ nome: 'Valor de avaliação', valor: 'R$ 205.000,00' });
  });

  it.each([
    [
      'a ruined number',
      { numero: '8,44442E+12', link: `${LINK}8444420114506` },
      'N° do imóvel',
      /recuperado do link: 8444420114506/,
    ],
    ['a discount that disagrees', { desconto: '12.00' }, 'Desconto', /dão 48,01%/],
    [
      'a private area larger than the total',
      { descricao: 'Casa, 42.00 de área total, 60.00 de área privativa.' },
      'Descrição',
      /maior que a área total/,
    ],
    ['no link to check with', { link: '' }, 'N° do imóvel', /Não há link/],
  ])('keeps %s, with a warning', async (_caso, mudar, coluna, mensagem) => {
    const relatorio = await importar(`${CAIXA}\n${imovel(mudar)}`);
    expect(relatorio).toMatchObject({ linhas: 1, criados: 1, ignorados: 0 });
    expect(relatorio.erros).toEqual([
      {
        tipo: 'aviso',
        linha: 2,
        coluna,
        valor: expect.any(String),
        mensagem: expect.stringMatching(mensagem),
      },
    ]);
  });

  it.each([
    ['a price of zero', { preco: '0,00' }, 'Preço', '0,00'],
    ['a price that is no amount', { preco: 'a combinar' }, 'Preço', 'a combinar'],
    ['a number that is not its link’s', { link: `${LINK}999` }, 'N° do imóvel', '8444420114506'],
    ['a ruined number without a link', { numero: '8,44442E+12', link: '' }, 'N° do imóvel', '8,44442E+12'],
    ['a separator inside a field', { endereco: 'RUA A; N. 54' }, '', expect.any(String)],
  ])('refuses %s, with line, column and value', async (_caso, mudar, coluna, valor) => {
    const relatorio = await importar(`${CAIXA}\n${imovel({ numero: '10177903' })}\n${imovel(mudar)}`);
    expect(relatorio).toMatchObject({ linhas: 2, criados: 1, ignorados: 1 });
    expect(relatorio.erros).toContainEqual({
      tipo: 'erro',
      linha: 3,
      coluna,
      valor,
      mensagem: expect.any(String),
    });
  });

  it('reports a number that comes twice: the same row left out, another one refused', async () => {
    const relatorio = await importar(
      [CAIXA, imovel(), imovel(), imovel({ preco: '100.000,00', desconto: '51.22' })].join('\n'),
    );
    expect(relatorio).toMatchObject({ linhas: 3, criados: 1, ignorados: 2 });
    expect(relatorio.erros.map(({ tipo, linha }) => [tipo, linha])).toEqual([
      ['aviso', 3],
      ['erro', 4],
    ]);
  });

  it('obeys a header that comes again with other columns', async () => {
    const outra = CAIXA.replace('N° do imóvel;UF', 'N° do imóvel;Estado');
    expect(await importar([CAIXA, imovel(), outra, imovel({ numero: '10177903' })].join('\n'))).toMatchObject(
      { linhas: 2, criados: 2 },
    );
  });

  it('updates what it brought before, and takes in nothing when only simulating', async () => {
    const arquivo = [CAIXA, imovel(), imovel({ numero: '10177903' })].join('\n');
    const para = destino(['10177903']);
    const esperado = { linhas: 2, criados: 1, atualizados: 1, ignorados: 0 };
    expect(await importar(arquivo, para, true)).toMatchObject(esperado);
    // Asked what it would refuse; who is asked writes nothing then.
    expect([para.lotes.length, para.alterados.size]).toEqual([0, 1]);
    expect(await importar(arquivo, para)).toMatchObject(esperado);
    expect(para.alterados.get('10177903')).toMatchObject({ valor: { minimo: 10_658_537 } });
    expect(await importar(arquivo, para)).toMatchObject({ criados: 0, atualizados: 2 });
  });

  it("makes a refused change that row's error and goes on", async () => {
    const para = destino(['8444420114506']);
    para.alterar = async () => {
      throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
        campo: 'valor',
        porque: 'o lote já recebeu lances',
      });
    };
    const relatorio = await importar([CAIXA, imovel(), imovel({ numero: '10177903' })].join('\n'), para);
    expect(relatorio).toMatchObject({ linhas: 2, criados: 1, atualizados: 0, ignorados: 1 });
    expect(relatorio.erros[0]).toMatchObject({
      tipo: 'erro',
      linha: 2,
      mensagem: expect.stringContaining('já recebeu lances'),
    });
  });
});

describe('a list of lots', () => {
  const CABECALHO =
    'Lance Mínimo,LOTE,Nome,Tipo,Marca,Modelo,Ano,KM,Cor,Placa,Cidade,UF,Valor Comitente,Incremento,Fotos,Data Fim';

  it('is read in any column order, with Brazilian and plain numbers', async () => {
    const para = destino();
    const relatorio = await importar(
      `${CABECALHO}\n"12.500,00",7,Gol 1.0,automóvel,VW,Gol,2019/2020,"85.300 km",Prata,abc-1d23,SAO PAULO,sp,1500000.50x,500,/fotos/a.webp,21/11/2026 14:30`.replace(
        '1500000.50x',
        '15000.50',
      ),
      para,
    );
    expect(relatorio.erros).toEqual([]);
    expect(para.lotes[0]).toMatchObject({
      nome: 'Gol 1.0',
      tipo: 'Carro',
      numero: 7,
      valor: { minimo: 1_250_000, incremento: 50_000 },
      valorComitente: 1_500_050,
      veiculo: {
        marca: 'VW',
        modelo: 'Gol',
        anoFabricacao: 2019,
        anoModelo: 2020,
        km: 85_300,
        cor: 'Prata',
        placa: 'ABC1D23',
      },
      localizacao: { cidade: 'São Paulo', uf: 'SP' },
      fotosUrls: ['/fotos/a.webp'],
      dataFim: '2026-11-21T17:30:00.000Z',
      origem: { fonte: 'planilha', codigo: '7' },
    });
  });

  it('takes the same from XLSX, where numbers have no notation of their own', async () => {
    const para = destino();
    await importar(
      xlsx([
        ['Relação de lotes'],
        ['Marca', 'Modelo', 'Mínimo', 'Tipo', 'Data fim'],
        ['VW', 'Gol', 12500.5, 'Carro', { serial: 46347.604166667 }],
      ]),
      para,
    );
    expect(para.lotes[0]).toMatchObject({
      nome: 'VW Gol',
      valor: { minimo: 1_250_050 },
      dataFim: '2026-11-21T17:30:00.000Z',
    });
  });

  it('keeps a lot whose doubtful extras are left out, each with its warning', async () => {
    const relatorio = await importar(
      `nome;minimo;tipo;km;ano;fotos;data fim;uf\nGol;1.234;nave;muitos;dois mil;javascript:alert(1);21/11/2026;São Paulo`,
    );
    expect(relatorio).toMatchObject({ criados: 1, ignorados: 0 });
    expect(relatorio.erros.map(({ tipo, coluna }) => `${tipo} ${coluna}`).sort()).toEqual([
      'aviso ano',
      'aviso data fim',
      'aviso fotos',
      'aviso km',
      'aviso tipo',
      'aviso uf',
    ]);
  });

  it('refuses a wrong reserve, step or date rather than drop it', async () => {
    const relatorio = await importar(
      'nome;minimo;tipo;reserva;incremento;data fim\nGol;1.000;Carro;x;y;31/02/2026',
    );
    expect(relatorio).toMatchObject({ criados: 0, ignorados: 1 });
    expect(relatorio.erros.map(({ coluna }) => coluna)).toEqual(['incremento', 'reserva', 'data fim']);
  });

  it('refuses what tells no vehicle from another, in words and at its column', async () => {
    const linhas = [
      ['ABC-123', '', ''],
      ['', '9BWZZZ377VTO04251', ''],
      ['', '9BWZZZ377VTI04251', ''],
      ['', '9BWZZZ377VT00425', ''],
      ['', '', '12345678901'],
      ['abc-1d23', '9BWZZZ377VT004251', '639884962'],
    ];
    const corpo = linhas.map((celulas, i) => ['Gol', '1.000', 'Carro', String(i), ...celulas].join(';'));
    const relatorio = await importar(['nome;minimo;tipo;lote;Placa;Chassi;Renavam', ...corpo].join('\n'));
    expect(relatorio).toMatchObject({ linhas: 6, criados: 1, ignorados: 5 });
    expect(relatorio.erros.map(({ linha, coluna, mensagem }) => [linha, coluna, mensagem])).toEqual([
      [2, 'Placa', 'Não é uma placa: use ABC-1234, ou ABC1D23 (Mercosul).'],
      [3, 'Chassi', 'A letra O não existe em chassi: troque por zero (0).'],
      [4, 'Chassi', 'A letra I não existe em chassi: troque por um (1).'],
      [5, 'Chassi', 'Um chassi tem 17 caracteres, e este tem 16.'],
      [6, 'Renavam', 'O último algarismo deste Renavam não confere: há algum errado.'],
    ]);
  });

  it('refuses one vehicle twice, also by the two forms of its plate, and names the line of the first', async () => {
    const corpo = ['Gol;1;Carro;1;EXA1011', 'Gol;1;Carro;2;EXA-1A11', 'Gol;1;Carro;03;', 'Gol;2;Carro;3;'];
    const relatorio = await importar(['nome;minimo;tipo;lote;placa', ...corpo].join('\n'));
    expect(relatorio).toMatchObject({ criados: 2, ignorados: 2 });
    expect(relatorio.erros.map(({ linha, coluna, mensagem }) => [linha, coluna, mensagem])).toEqual([
      [3, 'placa', 'A placa EXA1A11 já apareceu na linha 2, com outros dados.'],
      [5, 'lote', 'O número 3 já apareceu na linha 4, com outros dados.'],
    ]);
  });

  it('says which columns are not read', async () => {
    const { erros, criados } = await importar('nome;minimo;tipo;Sinistro\nGol;1;Carro;sim');
    expect(criados).toBe(1);
    expect(erros).toEqual([
      {
        tipo: 'aviso',
        linha: 1,
        coluna: 'Sinistro',
        valor: '',
        mensagem: expect.stringContaining('não é lida'),
      },
    ]);
  });

  it('what was taken meanwhile is its row’s error, and the others come in', async () => {
    const para = destino();
    const incluir = para.incluir;
    para.incluir = async (lotes) => {
      if (lotes.some(({ nome }) => nome === 'Uno'))
        throw new ErroMartelo('VEICULO_EM_LEILAO', { campo: 'veiculo.placa', onde: 'Outro' });
      await incluir(lotes);
    };
    const relatorio = await importar(
      'nome;minimo;tipo;placa\nGol;1;Carro;\nUno;1;Carro;ABC1D23\nKa;1;Carro;',
      para,
    );
    expect(relatorio).toMatchObject({ linhas: 3, criados: 2, ignorados: 1 });
    expect(relatorio.erros).toMatchObject([{ linha: 3, coluna: 'placa', valor: 'ABC1D23' }]);
    expect(para.lotes.map(({ nome }) => nome)).toEqual(['Gol', 'Ka']);
  });

  it('writes 500 lots at a time', async () => {
    const para = destino();
    const linhas = Array.from({ length: 1_201 }, (_, i) => `Lote ${i};${i + 1},00;Outro`);
    expect(await importar(`nome;minimo;tipo\n${linhas.join('\n')}`, para)).toMatchObject({
      linhas: 1_201,
      criados: 1_201,
    });
    expect([para.lotes.length, para.maior]).toEqual([1_201, TAMANHO_LOTE]);
  });

  it('are written in smaller sets where their texts are long: each set is one commit', async () => {
    const conjuntos: number[] = [];
    const para = destino();
    const incluir = para.incluir;
    para.incluir = async (lotes) => {
      conjuntos.push(JSON.stringify(lotes).length);
      await incluir(lotes);
    };
    const linhas = Array.from({ length: 300 }, (_, i) =>
      imovel({ numero: String(8_444_420_000_000 + i), descricao: 'Casa '.repeat(3_000) }),
    );
    await importar(`${CAIXA}\n${linhas.join('\n')}\n`, para);
    expect(para.lotes).toHaveLength(300);
    expect(conjuntos.length).toBeGreaterThan(1);
    expect(Math.max(...conjuntos)).toBeLessThan(2_000_000);
  });

  it('refuses a sheet without a header it knows', async () => {
    await expect(importar('a;b;c\n1;2;3')).rejects.toThrow(/cabeçalho/);
  });

  it('accounts for every row of any sheet: created, updated and ignored add up, and what is ignored says why', async () => {
    const celula = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('1.000,00', '0', 'Gol', '21/11/2026', '7', ''),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(celula, { minLength: 5, maxLength: 6 }), { maxLength: 20 }),
        async (linhas) => {
          const corpo = linhas.map((linha) =>
            linha.map((texto) => `"${texto.replace(/["\p{Cc}]/gu, '')}"`).join(';'),
          );
          const relatorio = await importar(['nome;minimo;numero;data fim;km', ...corpo].join('\n'));
          const { criados, atualizados, ignorados, erros } = relatorio;
          expect(criados + atualizados + ignorados).toBe(relatorio.linhas);
          expect(
            new Set(erros.filter(({ tipo }) => tipo === 'erro').map(({ linha }) => linha)).size,
          ).toBeLessThanOrEqual(ignorados);
          if (ignorados > 0) expect(erros.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

const DADOS = join(import.meta.dirname, '../../../../shared/data');
describe.skipIf(!existsSync(DADOS))('the published lists', porque(`não há listas em ${DADOS}`), () => {
  const arquivo = (uf: string) => readFileSync(join(DADOS, `lista-imoveis-${uf}.csv`));

  it('give 3,577 lots, the ruined numbers recovered and each of them reported', async () => {
    const para = destino();
    const sc = await importar(arquivo('sc'), para);
    const sp = await importar(arquivo('sp'), para);
    expect([sc, sp]).toMatchObject([
      { linhas: 151, criados: 151, ignorados: 0 },
      { linhas: 3_426, criados: 3_426, ignorados: 0 },
    ]);
    expect(new Set(para.lotes.map(({ origem }) => origem?.codigo)).size).toBe(3_577);
    const recuperados = sp.erros.filter(({ mensagem }) => mensagem.includes('recuperado do link'));
    expect(recuperados).toHaveLength(3_344);
    expect(recuperados[0]).toEqual({
      tipo: 'aviso',
      linha: 4,
      coluna: 'N° do imóvel',
      valor: '1,55552E+12',
      mensagem: 'Número danificado na planilha; recuperado do link: 1555521851798.',
    });
    expect(para.lotes.filter(({ nome }) => /undefined|null|NaN|\ufffd/.test(nome))).toEqual([]);
  });
});
