import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DESENHOS, PAINEIS, QUADROS } from './desenho.ts';
import { tipoVistoriaEscrita } from './esquema.ts';
import {
  APARELHO_DA_CORRIGIDA,
  type CategoriaDaVistoria,
  type ItemDaVistoria,
  itensDetalhadosDe,
  itensEmConflito,
  itensPendentes,
  problemasDasCategorias,
  progressoDe,
  type Resposta,
  recusaDaResposta,
  respostasQueContam,
  TIPOS_DE_ITEM,
  type ValorDoItem,
} from './itens.ts';

const item = (uid: string, mais: Partial<ItemDaVistoria> = {}): ItemDaVistoria => ({
  ...{ uid, nome: `Item ${uid}`, tipo: 'texto', obrigatorio: false, opcoes: [], ordem: 0 },
  ...mais,
});
const categoria = (...itens: ItemDaVistoria[]): CategoriaDaVistoria => ({ uid: 'c', nome: 'Geral', itens });

const instante = (n: number) => new Date(Date.UTC(2026, 10, 28) + n * 1_000).toISOString();
const resposta = fc
  .record({
    uid: fc.uuid(),
    itemUid: fc.constantFrom('a', 'b', 'c'),
    quando: fc.nat({ max: 5 }),
    chegou: fc.nat({ max: 5 }),
    aparelho: fc.constantFrom('aparelho-1', 'aparelho-2'),
    valor: fc.constantFrom<ValorDoItem>('x', 'y', null),
  })
  .map(
    ({ quando, chegou, ...uma }): Resposta => ({
      ...{ ...uma, por: 'alguem', em: instante(quando), recebidaEm: instante(quando + chegou) },
    }),
  );

describe('of what two phones answered', () => {
  it('the same counts, in whatever order, and however often it came (F6)', () => {
    fc.assert(
      fc.property(
        fc
          .uniqueArray(resposta, { selector: ({ uid }) => uid, maxLength: 12 })
          .chain((todas) =>
            fc.tuple(
              fc.constant(todas),
              fc.shuffledSubarray(todas, { minLength: todas.length }),
              fc.subarray(todas),
            ),
          ),
        ([todas, misturadas, deNovo]) => {
          const contam = respostasQueContam(todas);
          expect(Object.fromEntries(respostasQueContam([...misturadas, ...deNovo]))).toEqual(
            Object.fromEntries(contam),
          );
          // And it is the later one of its item.
          for (const uma of todas) expect(contam.get(uma.itemUid)!.em >= uma.em).toBe(true);
        },
      ),
    );
  });

  it('an item is told of where two devices say different things of it, and nowhere else', () => {
    const dita = (uid: string, aparelho: string, valor: ValorDoItem, em = 0): Resposta => ({
      ...{ uid, itemUid: 'a', aparelho, valor, por: 'x', em: instante(em), recebidaEm: instante(em) },
    });
    expect([...itensEmConflito([dita('1', 'um', 'x'), dita('2', 'outro', 'y')])]).toEqual(['a']);
    expect([...itensEmConflito([dita('1', 'um', 'x'), dita('2', 'outro', 'x')])]).toEqual([]);
    // One that corrected itself contradicts nobody; nor does a correction what it corrects.
    expect([...itensEmConflito([dita('1', 'um', 'x'), dita('2', 'um', 'y', 1)])]).toEqual([]);
    expect([...itensEmConflito([dita('1', APARELHO_DA_CORRIGIDA, 'x'), dita('2', 'um', 'y', 1)])]).toEqual(
      [],
    );
  });
});

describe('what is missing', () => {
  it('is each required item without an answer, or whose answer was taken back, and no other (F7)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ obrigatorio: fc.boolean(), valor: fc.constantFrom('x', null, undefined) })),
        (quais) => {
          const categorias = [categoria(...quais.map(({ obrigatorio }, i) => item(`${i}`, { obrigatorio })))];
          const contam = new Map(
            quais.flatMap(({ valor }, i) => (valor === undefined ? [] : [[`${i}`, { valor }] as const])),
          );
          const faltam = itensPendentes(categorias, contam).map(({ uid }) => uid);
          expect(faltam).toEqual(
            quais.flatMap(({ obrigatorio, valor }, i) => (obrigatorio && valor !== 'x' ? [`${i}`] : [])),
          );
          expect(progressoDe(categorias, contam)).toEqual([
            {
              ...{ uid: 'c', nome: 'Geral', total: quais.length, faltam: faltam.length },
              respondidos: quais.filter(({ valor }) => valor === 'x').length,
            },
          ]);
        },
      ),
    );
  });
});

describe('an answer', () => {
  const boas: Record<(typeof TIPOS_DE_ITEM)[number], ValorDoItem[]> = {
    texto: ['bom'],
    leitura: ['9BWZZZ377VT004251'],
    numero: [0, -1.5, 84_000],
    data: ['2026-02-28'],
    'sim-nao': [true, false],
    opcao: ['BOM'],
    opcoes: [['BOM'], ['TROCA', 'BOM']],
    foto: [{ arquivoUid: 'x', sha256: 'y' }],
    video: ['https://exemplo.com/v.mp4'],
    marcacao: [[], [{ painel: 'CAPO', avaria: 'RISCO', gravidade: 'LEVE' }]],
    assinatura: [{ nome: 'Ana Lima', tracos: [[0, 0, 1_000, 1_000]] }],
  };
  const asDoItem = (tipo: (typeof TIPOS_DE_ITEM)[number], valor: unknown) =>
    recusaDaResposta({ nome: 'Item', tipo, opcoes: ['BOM', 'TROCA'] }, valor, 'CARRO');

  it('of each kind of item is taken as that, and nothing else is, whatever it is', () => {
    for (const tipo of TIPOS_DE_ITEM) {
      expect(asDoItem(tipo, null)).toBeNull();
      for (const boa of boas[tipo]) expect([tipo, boa, asDoItem(tipo, boa)]).toEqual([tipo, boa, null]);
    }
    for (const [tipo, ruim] of [
      ...(['texto', 'leitura'] as const).map((um) => [um, '  '] as const),
      ...([
        ['numero', Number.NaN],
        ['numero', '1'],
        ['data', '2026-02-30'],
        ['data', 'ontem'],
      ] as const),
      ...([
        ['sim-nao', 'sim'],
        ['opcao', 'RUIM'],
        ['opcoes', []],
        ['opcoes', ['BOM', 'BOM']],
      ] as const),
      ...([
        ['video', 'http://exemplo.com/v'],
        ['video', 'javascript:alert(1)'],
        ['foto', 'x'],
      ] as const),
      ['marcacao', [{ painel: 'GARFO', avaria: 'RISCO', gravidade: 'LEVE' }]] as const,
      ['marcacao', [{ painel: 'CAPO', avaria: 'SUJO', gravidade: 'LEVE' }]] as const,
      ...([
        ['assinatura', { nome: 'Ana Lima', tracos: [] }],
        ['assinatura', { nome: '', tracos: [[1, 2]] }],
      ] as const),
      ...([
        ['assinatura', { nome: 'Ana', tracos: [[1]] }],
        ['assinatura', { nome: 'Ana', tracos: [[1, 2_000]] }],
      ] as const),
    ])
      expect([tipo, asDoItem(tipo, ruim)]).toEqual([tipo, expect.stringContaining('Item: ')]);
    fc.assert(
      fc.property(fc.constantFrom(...TIPOS_DE_ITEM), fc.anything(), (tipo, valor) => {
        // Never thrown, always a sentence or nothing.
        expect([null, 'string']).toContain(
          asDoItem(tipo, valor) === null ? null : typeof asDoItem(tipo, valor),
        );
      }),
    );
  });
});

describe('what an inspection tells of its vehicle', () => {
  it('is its items of the closed lists and its tyres, in the lists’ own words', () => {
    const categorias = [
      categoria(
        item('1', { nome: 'Ar condicionado', tipo: 'sim-nao' }),
        item('2', { nome: 'Bateria', tipo: 'opcao', opcoes: ['FUNCIONANDO', 'NÃO'] }),
        item('3', { nome: 'Pneu dianteiro esquerdo', tipo: 'opcao', opcoes: ['BOM', 'TROCA'] }),
        item('4', { nome: 'Macaco', tipo: 'sim-nao' }),
        item('5', { nome: 'Cheiro', tipo: 'sim-nao' }),
        item('6', { nome: 'Estepe', tipo: 'texto' }),
      ),
    ];
    const contam = new Map<string, { valor: ValorDoItem }>([
      ...([
        ['1', { valor: true }],
        ['2', { valor: 'FUNCIONANDO' }],
        ['3', { valor: 'TROCA' }],
      ] as const),
      ...([
        ['4', { valor: null }],
        ['5', { valor: true }],
        ['6', { valor: 'murcho' }],
      ] as const),
    ]);
    expect(itensDetalhadosDe(categorias, contam)).toEqual({
      equipamentos: { 'Ar-condicionado': 'SIM', Bateria: 'FUNCIONANDO' },
      pneus: { 'dianteiro esquerdo': 'TROCA' },
    });
  });
});

describe('a type of inspection', () => {
  const problemas = (...itens: object[]) =>
    problemasDasCategorias(
      tipoVistoriaEscrita.parse({ nome: 'Entrada', categorias: [{ nome: 'Geral', itens }] }).categorias,
    );
  it('asks each thing once, and offers what can be chosen', () => {
    expect(
      problemas({ nome: 'Cor', tipo: 'opcao', opcoes: ['Azul', 'Preto'] }, { nome: 'km', tipo: 'numero' }),
    ).toEqual([]);
    expect(problemas({ nome: 'Cor', tipo: 'opcao', opcoes: ['Azul', 'azul'] })[0]).toContain('duas vezes');
    expect(problemas({ nome: 'Cor', tipo: 'opcao', opcoes: ['Azul'] })[0]).toContain('ao menos duas');
    expect(problemas({ nome: 'Cor', tipo: 'texto', opcoes: ['Azul'] })[0]).toContain('não tem opções');
    expect(problemas({ nome: 'Cor', tipo: 'texto', desenho: 'CARRO' })[0]).toContain('só uma marcação');
    expect(problemas({ nome: 'Câmbio', tipo: 'texto' }, { nome: 'cambio', tipo: 'texto' })[0]).toContain(
      'duas vezes',
    );
    expect(problemas({ nome: 'Estepe', tipo: 'opcao', opcoes: ['SIM - BOM', 'MURCHO'] })[0]).toContain(
      'use SIM - BOM',
    );
    expect(problemas({ nome: 'Pneu traseiro', tipo: 'opcao', opcoes: ['BOM', 'CARECA'] })[0]).toContain(
      'MEIA-VIDA',
    );
  });
});

describe('the drawings', () => {
  it('have each panel once, inside of them', () => {
    for (const desenho of DESENHOS) {
      const { largura, altura } = QUADROS[desenho];
      const nomes = PAINEIS[desenho].map(({ painel }) => painel);
      expect(new Set(nomes).size).toBe(nomes.length);
      for (const { pontos, painel } of PAINEIS[desenho])
        for (const ponto of pontos.split(' ')) {
          const [x, y] = ponto.split(',').map(Number);
          expect([painel, x! >= 0 && x! <= largura && y! >= 0 && y! <= altura]).toEqual([painel, true]);
        }
    }
  });
});
