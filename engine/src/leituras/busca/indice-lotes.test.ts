import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Categoria, DocBusca } from './doc-busca.ts';
import { type Busca, IndiceLotes } from './indice-lotes.ts';
import { buscaDosParametros, parametrosBusca } from './parametros-busca.ts';

const doc = (id: number, campos: Partial<DocBusca> = {}): DocBusca => ({
  uid: `u${id}`,
  id,
  hotsites: [1],
  leilaoUid: 'l1',
  leilaoNome: 'Leilão de novembro',
  nome: `Lote ${id}`,
  descricao: null,
  numero: String(id),
  posicao: id,
  tipo: 'Carro',
  marca: null,
  modelo: null,
  anoModelo: null,
  anos: null,
  km: null,
  cor: null,
  cidade: null,
  uf: null,
  bairro: null,
  patio: null,
  situacao: 'LIBERADO_LEILAO',
  prioridade: 0,
  valor: 1_000_000 + id,
  qtdLances: 0,
  dataInicio: null,
  dataFim: null,
  ...campos,
});

function indiceCom(...docs: DocBusca[]): IndiceLotes {
  const indice = new IndiceLotes();
  indice.incluir(docs);
  return indice;
}

const buscar = (indice: IndiceLotes, busca: Partial<Busca> = {}) =>
  indice.buscar({ hotsite: 1, pagina: 1, porPagina: 20, ...busca });
const uids = (indice: IndiceLotes, texto: string) => buscar(indice, { texto }).uids;

describe('text', () => {
  const indice = indiceCom(
    doc(1, { nome: 'Apartamento 49,46 m² – Itinga, Araquari/SC', cidade: 'Araquari', tipo: 'Imóvel' }),
    doc(2, { nome: 'Volkswagen Gol 1.0 2015', marca: 'Volkswagen', modelo: 'Gol 1.0', cor: 'Prata' }),
    doc(3, { nome: 'Caminhão Scania R 450', tipo: 'Caminhão', descricao: 'Puxa o gol de placa' }),
    doc(4, {
      nome: 'Casa na praia',
      cidade: 'Florianópolis',
      tipo: 'Imóvel',
      descricao: 'Apartamento ao lado',
    }),
  );

  it.each([
    ['GOL', ['u2', 'u3']],
    ['gol prata', ['u2']],
    ['caminhao', ['u3']],
    ['caminhões', ['u3']],
    ['apartamentos', ['u1', 'u4']],
    ['flori', ['u4']],
    ['gol 1.0', ['u2']],
    ['49,46', ['u1']],
    ['casa de praia', ['u4']],
    ['apartamemto', ['u1', 'u4']],
    ['wolkswagen', []],
    ['volkswagem', ['u2']],
    ['gol scania vermelho', []],
    ['...', ['u1', 'u2', 'u3', 'u4']],
  ])('%j finds %j, the best first', (texto, esperados) => expect(uids(indice, texto)).toEqual(esperados));

  it('matches words across name, years, city, yard and brand', () => {
    const indice = indiceCom(
      doc(1, {
        nome: 'Toyota Corolla XEi 2.0',
        marca: 'Toyota',
        anos: '2020/2021',
        anoModelo: 2021,
        cidade: 'Goiânia',
      }),
      doc(2, {
        nome: 'Corolla Altis',
        marca: 'Toyota',
        anos: '2015',
        anoModelo: 2015,
        patio: 'Pátio Anhanguera',
      }),
    );
    expect(uids(indice, 'corolla 2021')).toEqual(['u1']);
    expect(uids(indice, 'toyota 2020/2021 goiania')).toEqual(['u1']);
    expect(uids(indice, 'corolla anhanguera 2015')).toEqual(['u2']);
    expect(uids(indice, 'corolla 2019')).toEqual([]);
  });

  it('takes only the last word for unfinished, and only while it is being typed', () => {
    expect(uids(indice, 'pra')).toEqual(['u4', 'u2']);
    expect(uids(indice, 'scania r')).toEqual(['u3']);
  });

  it('finds any of the words where the filter is geral_ou, and all of them where it is geral', () => {
    const com = (tipo: 'geral' | 'geral_ou') =>
      buscar(indice, { filtros: [{ tipo, valor: 'scania praia' }] }).uids.sort();
    expect(com('geral_ou')).toEqual(['u3', 'u4']);
    expect(com('geral')).toEqual([]);
  });
});

describe('brands', () => {
  it('never shows or counts what belongs to another', () => {
    const indice = indiceCom(
      doc(1, { marca: 'Fiat' }),
      doc(2, { marca: 'Fiat', hotsites: [2] }),
      doc(3, { marca: 'Honda', hotsites: [2, 1] }),
    );
    const achado = buscar(indice, { hotsite: 2, texto: 'lote', facetas: ['marca'] });
    expect(achado.uids.sort()).toEqual(['u2', 'u3']);
    expect(achado.facetas.marca).toEqual([
      { valor: 'Fiat', quantidade: 1 },
      { valor: 'Honda', quantidade: 1 },
    ]);
    expect(buscar(indice, { hotsite: 3 }).total).toBe(0);
    indice.alterar('u3', { hotsites: [1] });
    expect(buscar(indice, { hotsite: 2 }).uids).toEqual(['u2']);
  });
});

describe('facets', () => {
  const indice = indiceCom(
    doc(1, { marca: 'Fiat', uf: 'SP', valor: 100 }),
    doc(2, { marca: 'Fiat', uf: 'SC', valor: 200 }),
    doc(3, { marca: 'Honda', uf: 'SP', valor: 300 }),
    doc(4, { marca: 'HONDA', uf: 'SP', valor: 400 }),
  );

  it('leave their own filter out, so that choosing one value shows what the others would add', () => {
    const achado = buscar(indice, {
      filtros: [
        { tipo: 'multipla', campo: 'marca', valores: ['fiat'] },
        { tipo: 'exata', campo: 'uf', valor: 'SP' },
      ],
      facetas: ['marca', 'uf'],
    });
    expect(achado.uids).toEqual(['u1']);
    expect(achado.facetas).toEqual({
      marca: [
        { valor: 'Honda', quantidade: 2 },
        { valor: 'Fiat', quantidade: 1 },
      ],
      uf: [
        { valor: 'SC', quantidade: 1 },
        { valor: 'SP', quantidade: 1 },
      ],
    });
  });

  it('give the range of prices without the price filter, and count inside what the page fixes', () => {
    const achado = buscar(indice, {
      filtros: [{ tipo: 'range', campo: 'valor', min: 250, max: 350 }],
      fixos: [{ tipo: 'exata', campo: 'uf', valor: 'SP' }],
      facetas: ['uf'],
    });
    expect(achado).toMatchObject({
      total: 1,
      faixaValor: { min: 100, max: 400 },
      facetas: { uf: [{ valor: 'SP', quantidade: 1 }] },
    });
  });
});

describe('orders', () => {
  const dia = (numero: number) => `2026-11-${String(numero).padStart(2, '0')}T12:00:00.000Z`;
  const indice = indiceCom(
    doc(1, { dataFim: dia(20), situacao: 'PAGO', km: 10 }),
    doc(2, { dataFim: dia(25), km: null, nome: 'Érica' }),
    doc(3, { dataFim: dia(22), km: 30, nome: 'Ana' }),
    doc(4, { dataFim: null, situacao: 'AO_VIVO', km: 20 }),
    doc(5, { dataFim: dia(10), situacao: 'PAGO', km: 5 }),
  );

  it.each([
    [undefined, ['u3', 'u2', 'u4', 'u1', 'u5']],
    [{ campo: 'dataFim', sentido: 'asc' }, ['u3', 'u2', 'u4', 'u1', 'u5']],
    [{ campo: 'dataFim', sentido: 'desc' }, ['u2', 'u3', 'u4', 'u1', 'u5']],
    [{ campo: 'km', sentido: 'asc' }, ['u5', 'u1', 'u4', 'u3', 'u2']],
    [{ campo: 'km', sentido: 'desc' }, ['u3', 'u4', 'u1', 'u5', 'u2']],
    [{ campo: 'nome', sentido: 'asc' }, ['u3', 'u2', 'u1', 'u4', 'u5']],
  ] as const)('%j: closed lots last where it is about closing, absent values last', (ordem, esperados) => {
    expect(buscar(indice, { ordem }).uids).toEqual(esperados);
  });

  it('follow a bid and a close at once', () => {
    const indice = indiceCom(doc(1), doc(2), doc(3));
    const porValor = { ordem: { campo: 'valor', sentido: 'desc' } } as const;
    expect(buscar(indice, porValor).uids).toEqual(['u3', 'u2', 'u1']);
    expect(indice.alterar('u1', { valor: 9_000_000, qtdLances: 1 })).toBe(true);
    expect(buscar(indice, porValor).uids).toEqual(['u1', 'u3', 'u2']);
    indice.alterar('u1', { situacao: 'AG_PAGAMENTO' });
    expect(buscar(indice).uids).toEqual(['u2', 'u3', 'u1']);
    expect(indice.alterar('nenhum', { valor: 1 })).toBe(false);
  });
});

describe('writing', () => {
  it('replaces a lot that is taken in again, and forgets one that is removed', () => {
    const indice = indiceCom(doc(1, { nome: 'Gol' }), doc(2));
    indice.incluir([doc(1, { nome: 'Palio' })]);
    expect([uids(indice, 'gol'), uids(indice, 'palio'), indice.tamanho]).toEqual([[], ['u1'], 2]);
    indice.remover('u1');
    expect([uids(indice, 'palio'), buscar(indice).uids, indice.tamanho]).toEqual([[], ['u2'], 1]);
  });

  it('answers the same after its dead places were swept', () => {
    const indice = new IndiceLotes();
    const docs = Array.from({ length: 3_000 }, (_, i) =>
      doc(i + 1, { nome: `Lote especial${i % 7}`, marca: i % 2 ? 'Fiat' : 'Honda' }),
    );
    indice.incluir(docs);
    for (const { uid, id } of docs) if (id % 3 !== 0) indice.remover(uid);
    indice.alterar('u3', { valor: 5 });
    const vivos = indiceCom(
      ...docs.filter(({ id }) => id % 3 === 0).map((um) => (um.id === 3 ? { ...um, valor: 5 } : um)),
    );
    // What begins a word ranks by how rare each word is, which dead places still count into until the next sweep.
    for (const [texto, ordem] of [
      ['', undefined],
      ['especial3', undefined],
      ['espec', { campo: 'valor', sentido: 'asc' }],
    ] as const) {
      const busca = { texto, ordem, facetas: ['marca'], pagina: 2, porPagina: 50 } as const;
      const [varrido, novo] = [buscar(indice, busca), buscar(vivos, busca)];
      expect(varrido).toEqual(novo);
    }
  });
});

describe('what comes from outside', () => {
  const ler = (query: Record<string, string>) => buscaDosParametros(parametrosBusca.parse(query), 1);

  it('becomes a search', () => {
    expect(
      ler({
        texto: 'gol',
        pagina: '2',
        ordenar: 'numero',
        ordem: 'desc',
        filtro: '[{"tipo":"exata","campo":"uf","valor":"SP"}]',
      }),
    ).toMatchObject({
      hotsite: 1,
      texto: 'gol',
      pagina: 2,
      porPagina: 20,
      ordem: { campo: 'posicao', sentido: 'desc' },
      filtros: [{ tipo: 'exata', campo: 'uf', valor: 'SP' }],
    });
  });

  it.each([
    [{ filtro: '[{"tipo":"exata","campo":"valorComitente","valor":1}]' }],
    [{ filtro: '[{"tipo":"range","campo":"marca","min":1}]' }],
    [{ filtro: '[{"tipo":"range","campo":"dataFim","min":"ontem"}]' }],
    [{ ordenar: 'valorComitente' }],
    [{ filtro: '{' }],
  ])('is refused as FILTRO_INVALIDO: %j', (query) => {
    expect(() => buscar(indiceCom(doc(1)), ler(query))).toThrow(
      expect.objectContaining({ codigo: 'FILTRO_INVALIDO' }),
    );
  });

  it('never breaks a search, whatever the text', () => {
    const indice = indiceCom(doc(1), doc(2, { nome: 'São João 1.000,00' }));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (texto) => {
        try {
          buscar(indice, { texto });
        } catch (erro) {
          expect(erro).toBeInstanceOf(ErroMartelo);
        }
      }),
    );
  });
});

describe('against a plain reading of every lot', () => {
  const marcas = ['Fiat', 'Honda', null];
  const geral = fc.record({
    marca: fc.constantFrom(...marcas),
    uf: fc.constantFrom('SP', 'SC', null),
    valor: fc.integer({ min: 1, max: 20 }),
    km: fc.option(fc.integer({ min: 0, max: 5 })),
    hotsites: fc.subarray([1, 2], { minLength: 1 }),
  });
  const filtro: fc.Arbitrary<Filtro> = fc.oneof(
    fc.record({
      tipo: fc.constant('multipla' as const),
      campo: fc.constant('marca'),
      valores: fc.subarray(['Fiat', 'Honda']),
    }),
    fc.record({
      tipo: fc.constant('diferente' as const),
      campo: fc.constant('uf'),
      valor: fc.constantFrom('SP', 'SC', null),
    }),
    fc.record({
      tipo: fc.constant('existe' as const),
      campo: fc.constantFrom('marca', 'uf'),
      valor: fc.boolean(),
    }),
    fc.record({
      tipo: fc.constant('range' as const),
      campo: fc.constantFrom('valor', 'km'),
      min: fc.integer({ min: 0, max: 9 }),
      max: fc.integer({ min: 3, max: 20 }),
    }),
  );
  const passa = (lote: DocBusca, um: Filtro): boolean => {
    const valor = 'campo' in um ? lote[um.campo as 'marca'] : null;
    if (um.tipo === 'multipla') return um.valores.includes(valor);
    if (um.tipo === 'diferente') return valor !== um.valor;
    if (um.tipo === 'existe') return (valor !== null) === um.valor;
    return (
      um.tipo === 'range' &&
      valor !== null &&
      Number(valor) >= Number(um.min) &&
      Number(valor) <= Number(um.max)
    );
  };
  const contar = (lotes: DocBusca[], campo: 'marca' | 'uf') =>
    new Map(
      [
        ...Map.groupBy(
          lotes.filter((lote) => lote[campo] !== null),
          (lote) => lote[campo]!,
        ),
      ].map(([valor, iguais]) => [valor, iguais.length]),
    );

  it('finds, counts, orders and pages the same', () => {
    fc.assert(
      fc.property(
        fc.array(geral, { maxLength: 60 }),
        fc.array(filtro, { maxLength: 4 }),
        fc.constantFrom('asc' as const, 'desc' as const),
        fc.integer({ min: 1, max: 4 }),
        (campos, filtros, sentido, pagina) => {
          const docs = campos.map((um, i) => doc(i + 1, um));
          const daMarca = docs.filter(({ hotsites }) => hotsites.includes(1));
          const esperados = daMarca.filter((lote) => filtros.every((um) => passa(lote, um)));
          const sinal = sentido === 'asc' ? 1 : -1;
          esperados.sort((a, b) => sinal * (a.valor - b.valor) || a.id - b.id);
          const facetas: Categoria[] = ['marca', 'uf'];
          const achado = buscar(indiceCom(...docs), {
            filtros,
            pagina,
            porPagina: 7,
            facetas,
            ordem: { campo: 'valor', sentido },
          });
          expect(achado.total).toBe(esperados.length);
          expect(achado.uids).toEqual(esperados.slice((pagina - 1) * 7, pagina * 7).map(({ uid }) => uid));
          for (const campo of ['marca', 'uf'] as const) {
            const outros = filtros.filter((um) => !('campo' in um) || um.campo !== campo);
            const semOProprio = daMarca.filter((lote) => outros.every((um) => passa(lote, um)));
            expect(
              new Map(achado.facetas[campo]!.map(({ valor, quantidade }) => [valor, quantidade])),
            ).toEqual(contar(semOProprio, campo));
          }
        },
      ),
    );
  });
});

describe('finding all', () => {
  const indice = indiceCom(
    doc(1, { nome: 'Volkswagen Gol', marca: 'Volkswagen' }),
    doc(2, { nome: 'Fiat Uno', marca: 'Fiat' }),
    doc(3, { nome: 'Fiat Toro', marca: 'Fiat', hotsites: [2] }),
  );
  const fiat: Filtro = { tipo: 'exata', campo: 'marca', valor: 'fiat' };

  it('gives what a page of everything would, in any order', () => {
    const texto: Filtro = { tipo: 'geral', valor: 'gol' };
    for (const filtros of [[], [fiat], [texto]])
      expect(indice.achar({ hotsite: 1, filtros }).sort()).toEqual(
        buscar(indice, { filtros, porPagina: 100 }).uids.sort(),
      );
  });

  it('looks among the named lots alone, of its brand alone', () => {
    expect(indice.achar({ hotsite: 1, filtros: [fiat], entre: new Set(['u1', 'u2', 'u3', 'u9']) })).toEqual([
      'u2',
    ]);
    expect(indice.achar({ hotsite: 1, entre: new Set() })).toEqual([]);
  });
});
