import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { desfazer, executar, fecharGesto, type Gesto, historicoDe, refazer } from './historico.ts';
import { aplicar, type Remendo } from './remendo.ts';
import { sessaoDeTeste } from './sessao-de-teste.ts';

const inicio = ['a', 'b', 'c'].map((id) => sessaoDeTeste(id));
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const remendo: fc.Arbitrary<Remendo> = fc.oneof(
  fc.record({
    op: fc.constant('inserir' as const),
    indice: fc.integer({ min: -2, max: 9 }),
    sessao: id.map((um) => sessaoDeTeste(um)),
  }),
  fc.record({ op: fc.constant('remover' as const), id }),
  fc.record({ op: fc.constant('mover' as const), id, para: fc.integer({ min: -2, max: 9 }) }),
  fc.record({
    op: fc.constant('trocar' as const),
    id,
    campos: fc.record({ titulo: fc.string({ maxLength: 5 }), ativo: fc.boolean() }),
  }),
);
const gesto: fc.Arbitrary<Gesto> = fc.record(
  {
    rotulo: fc.constant('gesto'),
    remendos: fc.array(remendo, { minLength: 1, maxLength: 4 }),
    chave: fc.constantFrom('x', 'y'),
  },
  { requiredKeys: ['rotulo', 'remendos'] },
);

describe('patches and history', () => {
  it('a patch and its inverse leave the page as it was', () => {
    fc.assert(
      fc.property(fc.array(remendo, { maxLength: 8 }), remendo, (antes, um) => {
        const sessoes = antes.reduce(
          (atual, passo) => aplicar(atual, passo)?.sessoes ?? atual,
          inicio as readonly ReturnType<typeof sessaoDeTeste>[],
        );
        const feito = aplicar(sessoes, um);
        if (!feito) return;
        expect(aplicar(feito.sessoes, feito.inverso)?.sessoes ?? feito.sessoes).toEqual(sessoes);
      }),
    );
  });

  it('undoing everything gives the first page back, redoing everything the last', () => {
    fc.assert(
      fc.property(fc.array(gesto, { maxLength: 15 }), (gestos) => {
        const fim = gestos.reduce(executar, historicoDe(inicio));
        let volta = fim;
        while (volta.passado.length > 0) volta = desfazer(volta);
        expect(volta.sessoes).toEqual(inicio);
        while (volta.futuro.length > 0) volta = refazer(volta);
        expect(volta.sessoes).toEqual(fim.sessoes);
      }),
    );
  });

  it('letters typed in a row are one gesture to undo, until the run is closed', () => {
    const digitar = (titulo: string): Gesto => ({
      rotulo: 'Editar',
      remendos: [{ op: 'trocar', id: 'a', campos: { titulo } }],
      chave: 'a:titulo',
    });
    const palavra = ['L', 'Lo', 'Lote'].reduce(
      (atual, texto) => executar(atual, digitar(texto)),
      historicoDe(inicio),
    );
    expect(palavra.passado).toHaveLength(1);
    const outra = executar(fecharGesto(palavra), digitar('Lotes'));
    expect(outra.passado).toHaveLength(2);
    expect(desfazer(outra).sessoes[0]?.titulo).toBe('Lote');
    expect(desfazer(desfazer(outra)).sessoes).toEqual(inicio);
  });

  it('letters that end where they began leave no trace once the run is closed', () => {
    const digitar = (titulo: string): Gesto => ({
      rotulo: 'Editar',
      remendos: [{ op: 'trocar', id: 'a', campos: { titulo } }],
      chave: 'a:titulo',
    });
    const antes = inicio[0]?.titulo ?? '';
    const desistiu = ['L', 'Lo', antes].reduce(
      (atual, texto) => executar(atual, digitar(texto)),
      historicoDe(inicio),
    );
    expect(fecharGesto(desistiu).passado).toEqual([]);
  });

  it('a gesture that changes nothing leaves no trace, and a new one forgets what was undone', () => {
    const nada = executar(historicoDe(inicio), {
      rotulo: 'nada',
      remendos: [{ op: 'mover', id: 'a', para: 0 }],
    });
    expect(nada.passado).toHaveLength(0);
    const movido = executar(nada, { rotulo: 'mover', remendos: [{ op: 'mover', id: 'a', para: 2 }] });
    const desfeito = desfazer(movido);
    expect(desfeito.futuro).toHaveLength(1);
    const novo = executar(desfeito, { rotulo: 'apagar', remendos: [{ op: 'remover', id: 'b' }] });
    expect(novo.futuro).toHaveLength(0);
  });
});
