import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { METODOS_COM_PRECO } from '../metodos-com-preco.ts';
import { cepsDoEstado, ufDoCep } from '../pessoa.ts';
import { precoDeEnvioEscrita } from '../preco-de-envio.ts';
import { ESTADOS_UF, type Uf } from '../uf.ts';
import { type Entrega, METODOS_ENTREGA } from '../venda.ts';
import {
  type LinhaDoEnvio,
  linhaDoEnvio,
  linhasQueValem,
  type PerguntaDoEnvio,
  porQueCede,
  precoDaEntrega,
  problemaNaLinha,
  vale,
} from './preco-do-envio.ts';

const UFS = Object.keys(ESTADOS_UF) as Uf[];
/** Few of everything, so that rows overlap. */
const POUCAS_UFS = ['SP', 'RJ', 'AM'] as const satisfies Uf[];
const DIAS = ['2026-11-01', '2026-11-20', '2026-11-23', '2026-12-31'];
const CEPS = ['01000-000', '01310-100', '05999-999', '20040-002', '69005-070'];
const numero = (cep: string) => Number(cep.replace('-', ''));
let feitas = 0;
const uidNovo = () => `01900000-0000-7000-8000-${(++feitas).toString(16).padStart(12, '0')}`;

const linhaDe = (mudancas: Partial<LinhaDoEnvio> = {}): LinhaDoEnvio => {
  const uid = uidNovo();
  return { uid, id: feitas, nome: 'Linha', metodo: 'Sedex', valor: feitas, dias: 3, ...mudancas };
};
const pergunta = (mudancas: Partial<PerguntaDoEnvio> = {}): PerguntaDoEnvio => ({
  ...{ metodo: 'Sedex', origemUf: 'SP', cep: '01310-100', dia: '2026-11-23' },
  ...mudancas,
});

const talvez = <T>(um: fc.Arbitrary<T>) => fc.option(um, { nil: undefined });
const destino = fc.oneof(
  fc.constant({}),
  fc.constantFrom(...POUCAS_UFS).map((destinoUf) => ({ destinoUf })),
  fc
    .tuple(fc.constantFrom(...CEPS), fc.constantFrom(...CEPS))
    .map((pontas) => pontas.toSorted((a, b) => numero(a) - numero(b)))
    .map(([de, ate]) => ({ destinoCepInicio: de!, destinoCepFim: ate! })),
);
const linhas = fc
  .array(
    fc.record({
      metodo: fc.constantFrom(...METODOS_COM_PRECO),
      origemUf: talvez(fc.constantFrom(...POUCAS_UFS)),
      destino,
      validoDe: talvez(fc.constantFrom(...DIAS)),
      validoAte: talvez(fc.constantFrom(...DIAS)),
    }),
    { maxLength: 12 },
  )
  .map((todas) => todas.map(({ destino: onde, ...resto }) => linhaDe({ ...resto, ...onde } as never)));
const perguntas = fc.record({
  metodo: fc.constantFrom(...METODOS_COM_PRECO),
  origemUf: fc.option(fc.constantFrom(...POUCAS_UFS)),
  cep: fc.constantFrom(...CEPS),
  dia: fc.constantFrom(...DIAS),
});

describe('the house’s table for sending papers (P16)', () => {
  it('answers with a row that holds, and with none only where none does', () => {
    fc.assert(
      fc.property(linhas, perguntas, (tabela, pedido) => {
        const achada = linhaDoEnvio(tabela, pedido);
        const servem = tabela.filter((linha) => vale(linha, pedido));
        expect(achada === null).toBe(servem.length === 0);
        if (achada === null) return;
        expect(servem).toContain(achada);
        expect([achada.metodo, achada.origemUf ?? pedido.origemUf]).toEqual([pedido.metodo, pedido.origemUf]);
        expect(achada.destinoUf ?? ufDoCep(pedido.cep)).toBe(ufDoCep(pedido.cep));
      }),
    );
  });

  it('does not depend on the order in which its rows are read, nor on rows that do not win', () => {
    fc.assert(
      fc.property(
        linhas.chain((todas) =>
          fc.tuple(fc.constant(todas), fc.shuffledSubarray(todas, { minLength: todas.length })),
        ),
        perguntas,
        ([tabela, misturada], pedido) => {
          const achada = linhaDoEnvio(tabela, pedido);
          expect(linhaDoEnvio(misturada, pedido)).toBe(achada);
          for (const outra of tabela)
            if (outra !== achada)
              expect(
                linhaDoEnvio(
                  tabela.filter((uma) => uma !== outra),
                  pedido,
                ),
              ).toBe(achada);
        },
      ),
    );
  });

  it('the row to fewer CEPs holds, whatever else the other names; counted one by one, not by how they are written', () => {
    /** By another way than the rule's: which of these CEPs a row goes to. */
    const ceps = (linha: LinhaDoEnvio) =>
      Array.from({ length: 1_000 }, (_, i) => String(i * 100_000).padStart(8, '0')).filter((cep) =>
        vale(
          linha,
          pergunta({
            cep,
            metodo: linha.metodo,
            origemUf: linha.origemUf ?? null,
            dia: linha.validoDe ?? DIAS[0]!,
          }),
        ),
      ).length;
    fc.assert(
      fc.property(linhas, perguntas, (tabela, pedido) => {
        const semFim = tabela.map(({ validoAte: _, ...linha }) => linha);
        const achada = linhaDoEnvio(semFim, pedido);
        for (const outra of semFim)
          if (achada !== null && vale(outra, pedido)) expect(ceps(achada)).toBeLessThanOrEqual(ceps(outra));
      }),
      { numRuns: 50 },
    );
  });

  it('a range, a state, a range wider than the state, the whole country: the narrowest first', () => {
    const pais = linhaDe();
    const nordeste = linhaDe({ destinoCepInicio: '40000-000', destinoCepFim: '65999-999' });
    const bahia = linhaDe({ destinoUf: 'BA' });
    const salvador = linhaDe({ destinoCepInicio: '40000-000', destinoCepFim: '42599-999' });
    const tabela = [pais, nordeste, bahia, salvador];
    const para = (cep: string) => linhaDoEnvio(tabela, pergunta({ cep }));
    expect([para('40010-000'), para('48000-000'), para('50010-000'), para('01310-100')]).toEqual([
      ...[salvador, bahia, nordeste, pais],
    ]);
  });

  it('alike in where it goes: the one that names its origin, then the one that began later, then the newest', () => {
    const velha = linhaDe({ destinoUf: 'SP' });
    const nova = linhaDe({ destinoUf: 'SP' });
    const desdeNovembro = linhaDe({ destinoUf: 'SP', validoDe: '2026-11-01' });
    const deSp = linhaDe({ destinoUf: 'SP', origemUf: 'SP', validoDe: '2026-10-01' });
    const emDezembro = linhaDe({ destinoUf: 'SP', origemUf: 'SP', validoDe: '2026-12-01' });
    expect(linhaDoEnvio([nova, velha], pergunta())).toBe(nova);
    expect(linhaDoEnvio([desdeNovembro, nova, velha], pergunta())).toBe(desdeNovembro);
    expect(linhaDoEnvio([emDezembro, deSp, desdeNovembro], pergunta())).toBe(deSp);
    expect(linhaDoEnvio([emDezembro, deSp], pergunta({ dia: '2026-12-01' }))).toBe(emDezembro);
    // Of a lot nobody knows the yard of, no row that names one.
    expect(linhaDoEnvio([deSp, desdeNovembro], pergunta({ origemUf: null }))).toBe(desdeNovembro);
  });

  it('holds on its first day and on its last, and on none beside; nothing goes to a CEP that no place has', () => {
    const linha = linhaDe({ validoDe: '2026-11-20', validoAte: '2026-11-23' });
    const em = (dia: string) => linhaDoEnvio([linha], pergunta({ dia })) !== null;
    expect(['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24'].map(em)).toEqual([
      ...[false, true, true, false],
    ]);
    expect(linhaDoEnvio([linhaDe()], pergunta({ cep: '00999-999' }))).toBeNull();
  });

  it.each([
    [{ destinoCepInicio: '01000000' }, 'a faixa de CEP precisa do início e do fim'],
    [{ destinoCepFim: '01000000' }, 'a faixa de CEP precisa do início e do fim'],
    [
      { destinoUf: 'SP', destinoCepInicio: '01000000', destinoCepFim: '02000000' },
      'o destino é um estado ou uma faixa de CEP',
    ],
    [
      { destinoCepInicio: '02000000', destinoCepFim: '01000000' },
      'o início da faixa de CEP vem depois do fim',
    ],
    [{ validoDe: '2026-11-24', validoAte: '2026-11-23' }, 'o início da validade vem depois do fim'],
    [{ validoDe: '2026-11-23', validoAte: '2026-11-23' }, null],
    [{ destinoCepInicio: '01000000', destinoCepFim: '01000000' }, null],
  ] as const)('of a row %j says what is wrong: %s', (mudancas, esperado) => {
    expect(problemaNaLinha(linhaDe(mudancas))).toBe(esperado);
  });

  it.each([{ valor: -1 }, { valor: 1.5 }, { dias: 0 }, { metodo: 'Retirada' }, { destinoUf: 'XX' }])(
    'takes no row with %j',
    (mudanca) => {
      const boa = { nome: 'Sedex', metodo: 'Sedex', valor: 1, dias: 1 };
      expect(precoDeEnvioEscrita.safeParse(boa).success).toBe(true);
      expect(precoDeEnvioEscrita.safeParse({ ...boa, ...mudanca }).success).toBe(false);
    },
  );

  it('every state has as many CEPs as are its own', () => {
    const contados = new Map<Uf, number>();
    for (let cep = 0; cep < 100_000_000; cep += 50_000) {
      const uf = ufDoCep(String(cep).padStart(8, '0'));
      if (uf !== null) contados.set(uf, (contados.get(uf) ?? 0) + 50_000);
    }
    for (const uf of UFS) expect(cepsDoEstado(uf), uf).toBe(contados.get(uf));
  });
});

describe('what a delivery costs once it is chosen (P16)', () => {
  const endereco = { logradouro: 'Rua Um', numero: '1', bairro: 'Centro', cep: '01310-100' };
  const ditaDe = (mudancas: Partial<Entrega> = {}): Entrega => ({
    ...{ metodo: 'Sedex', valor: 3_500, patUid: null, endereco, enviadoEm: null },
    ...mudancas,
  });
  const linha = linhaDe({ valor: 9_900, dias: 7 });
  const pelaTabela = { valor: 9_900, preco: { por: 'tabela', dias: 7, linha: linha.uid } };

  it('keeps its price, whoever gave it, until it goes another way or to another CEP', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...METODOS_ENTREGA),
        fc.constantFrom(...METODOS_ENTREGA),
        fc.constantFrom(...CEPS),
        fc.constantFrom(...CEPS),
        fc.nat(10_000),
        fc.constantFrom('tabela' as const, 'equipe' as const),
        (antes, depois, deCep, paraCep, valor, por) => {
          const preco = { por, dias: null, linha: null };
          const dita = ditaDe({ metodo: antes, valor, preco, endereco: { ...endereco, cep: deCep } });
          const custa = precoDaEntrega(dita, { metodo: depois, cep: paraCep }, () => linha);
          if (depois === 'Retirada') expect(custa).toEqual({ valor: 0 });
          else if (antes === depois && deCep === paraCep) expect(custa).toEqual({ valor, preco });
          else expect(custa).toEqual(pelaTabela);
        },
      ),
    );
  });

  it('a Sedex that nobody has priced is looked for again', () => {
    expect(
      precoDaEntrega(ditaDe({ valor: null }), { metodo: 'Sedex', cep: '01310-100' }, () => linha),
    ).toEqual(pelaTabela);
  });

  it('without a row a Sedex waits for staff, and a registered letter goes at the house’s expense', () => {
    const semLinha = (metodo: Entrega['metodo']) =>
      precoDaEntrega(null, { metodo, cep: '69005-070' }, () => null);
    expect([semLinha('Sedex'), semLinha('Carta Registrada')]).toEqual([{ valor: null }, { valor: 0 }]);
  });
});

describe('why another row does not hold', () => {
  it('is the first rule of the order by which the one that does comes before it', () => {
    const vence = linhaDe({ origemUf: 'SP', destinoUf: 'SP', validoDe: '2026-11-20' });
    const razoes = [
      linhaDe({ origemUf: 'SP' }),
      linhaDe({ destinoUf: 'SP', validoDe: '2026-11-20' }),
      linhaDe({ origemUf: 'SP', destinoUf: 'SP', validoDe: '2026-11-01' }),
    ].map((cede) => porQueCede(vence, cede));
    expect(razoes).toEqual(['destino', 'origem', 'validade']);
    expect(porQueCede(linhaDe(), linhaDe())).toBe('idade');
  });

  it('is asked of rows that hold, in the order in which they would', () => {
    fc.assert(
      fc.property(linhas, perguntas, (todas, uma) => {
        const valem = linhasQueValem(todas, uma);
        expect(valem[0] ?? null).toEqual(linhaDoEnvio(todas, uma));
        expect(valem.every((linha) => vale(linha, uma))).toBe(true);
        expect(valem).toHaveLength(todas.filter((linha) => vale(linha, uma)).length);
      }),
    );
  });
});
