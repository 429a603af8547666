import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paginaQualquer, remendoQualquer } from './arbitrarios-de-teste.ts';
import { diferenca } from './diferenca.ts';
import { entradaDeTeste } from './entrada-de-teste.ts';
import { type EstadoConstrutor, estadoInicial, reduzir } from './estado.ts';
import { aplicarTodos, type Remendo, tocadas } from './remendo.ts';
import { sessaoDeTeste } from './sessao-de-teste.ts';
import { pendentes } from './sincronia.ts';

const pagina = ['a', 'b', 'c'].map((id) => sessaoDeTeste(id));
const comecar = () => estadoInicial(pagina, { revisao: 1, publicada: true });
const titulo = (id: string, texto: string): Remendo => ({ op: 'trocar', id, campos: { titulo: texto } });
const gesto = (...remendos: Remendo[]) => ({ tipo: 'gesto', gesto: { rotulo: 'mudar', remendos } }) as const;
const dela = (revisao: number, ...remendos: Remendo[]) =>
  ({ tipo: 'avancar', entradas: [entradaDeTeste(revisao, remendos)], meu: null }) as const;
const fazer = (estado: EstadoConstrutor, ...acoes: Parameters<typeof reduzir>[1][]) =>
  acoes.reduce(reduzir, estado);
const titulos = ({ historico }: EstadoConstrutor) => historico.sessoes.map((uma) => uma.titulo);

describe('two editors on one page', () => {
  it('of different sections merge by themselves, and what was typed here is still to be saved', () => {
    const estado = fazer(comecar(), gesto(titulo('a', 'meu')), dela(2, titulo('c', 'dela')));
    expect(titulos(estado)).toEqual(['meu', '', 'dela']);
    expect(pendentes(estado)).toEqual([titulo('a', 'meu')]);
    expect(estado.base.revisao).toBe(2);
    expect(estado.conflitos).toEqual([]);
  });

  it('of one section meet in a conflict: theirs is shown, mine is kept', () => {
    const estado = fazer(comecar(), gesto(titulo('a', 'meu')), dela(2, titulo('a', 'dela')));
    expect(titulos(estado)).toEqual(['dela', '', '']);
    expect(estado.conflitos).toMatchObject([
      { id: 'a', minha: { titulo: 'meu' }, dela: { titulo: 'dela' }, nome: 'Ana' },
    ]);
    expect(pendentes(estado)).toEqual([]);
  });

  it('a letter written on a text that somebody else changed unseen goes beside theirs, not over it', () => {
    const digitada = (texto: string) =>
      ({ tipo: 'divergir', id: 'a', gesto: { rotulo: 'x', remendos: [titulo('a', texto)] } }) as const;
    const salva = fazer(comecar(), dela(2, titulo('a', 'dela')));
    const estado = fazer(salva, digitada('meu'), digitada('meu t'), digitada('meu texto'));
    expect(titulos(estado)).toEqual(['dela', '', '']);
    expect(pendentes(estado)).toEqual([]);
    expect(estado.conflitos).toMatchObject([
      { id: 'a', minha: { titulo: 'meu texto' }, dela: { titulo: 'dela' }, nome: 'Ana' },
    ]);
    expect(titulos(fazer(estado, { tipo: 'resolver', id: 'a', ficar: 'minha' }))[0]).toBe('meu texto');
    // Theirs, typed here too: nothing to choose between.
    expect(fazer(salva, digitada('dela')).conflitos).toEqual([]);
  });

  it('each choice puts the other version into the history, from where it can be restored', () => {
    const emConflito = fazer(comecar(), gesto(titulo('a', 'meu')), dela(2, titulo('a', 'dela')));
    for (const [ficar, fica, guardada] of [
      ['minha', 'meu', 'dela'],
      ['dela', 'dela', 'meu'],
    ] as const) {
      const estado = fazer(emConflito, { tipo: 'resolver', id: 'a', ficar });
      expect(titulos(estado)[0]).toBe(fica);
      expect(estado.conflitos).toEqual([]);
      const [outra] = estado.historico.guardadas;
      expect(outra?.secoes[0]?.sessao?.titulo).toBe(guardada);
      const restaurado = fazer(estado, { tipo: 'restaurar-guardada', id: outra?.id ?? 0 });
      expect(titulos(restaurado)[0]).toBe(guardada);
      expect(titulos(fazer(restaurado, { tipo: 'desfazer' }))[0]).toBe(fica);
    }
  });

  it('deleting what the other edited is a conflict too, both ways', () => {
    const apaguei = fazer(comecar(), gesto({ op: 'remover', id: 'b' }), dela(2, titulo('b', 'dela')));
    expect(apaguei.conflitos).toMatchObject([{ id: 'b', minha: null, dela: { titulo: 'dela' } }]);
    expect(titulos(fazer(apaguei, { tipo: 'resolver', id: 'b', ficar: 'minha' }))).toHaveLength(2);
    const apagou = fazer(comecar(), gesto(titulo('b', 'meu')), dela(2, { op: 'remover', id: 'b' }));
    expect(apagou.conflitos).toMatchObject([{ id: 'b', minha: { titulo: 'meu' }, dela: null }]);
    const fica = fazer(apagou, { tipo: 'resolver', id: 'b', ficar: 'minha' });
    expect(fica.historico.sessoes.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('changing the same thing to the same value is no conflict', () => {
    const estado = fazer(comecar(), gesto(titulo('a', 'igual')), dela(2, titulo('a', 'igual')));
    expect(estado.conflitos).toEqual([]);
    expect(pendentes(estado)).toEqual([]);
  });

  it('moving a section and editing it go together', () => {
    const estado = fazer(comecar(), gesto({ op: 'mover', id: 'a', para: 2 }), dela(2, titulo('a', 'dela')));
    expect(estado.historico.sessoes.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(titulos(estado)).toEqual(['', '', 'dela']);
  });

  it('what somebody else changed since cannot be undone step by step, and says so; the rest can', () => {
    const estado = fazer(
      comecar(),
      gesto(titulo('a', '1')),
      gesto(titulo('b', '2')),
      {
        tipo: 'avancar',
        entradas: [entradaDeTeste(2, [], { lote: 'x' })],
        meu: { lote: 'x', remendos: [titulo('a', '1'), titulo('b', '2')] },
      },
      dela(3, titulo('b', 'dela')),
    );
    expect(estado.historico.passado.map(({ bloqueio }) => bloqueio?.nome)).toEqual([undefined, 'Ana']);
    const desfeito = fazer(estado, { tipo: 'desfazer' });
    expect(titulos(desfeito)).toEqual(['', 'dela', '']);
    expect(fazer(desfeito, { tipo: 'desfazer' })).toBe(desfeito);
  });

  it('our own save moves the base alone: letters typed meanwhile are what is left, and nothing is drawn again', () => {
    const enviado = fazer(comecar(), gesto(titulo('a', 'meu')));
    const remendos = pendentes(enviado);
    const digitando = fazer(enviado, gesto(titulo('a', 'meu texto')));
    const aceito = fazer(digitando, {
      tipo: 'avancar',
      entradas: [entradaDeTeste(2, [], { lote: 'x' })],
      meu: { lote: 'x', remendos },
    });
    expect(aceito.historico.sessoes).toBe(digitando.historico.sessoes);
    expect(aplicarTodos(aceito.base.sessoes, pendentes(aceito)).sessoes).toEqual(digitando.historico.sessoes);
  });

  it('a revision heard twice, or out of order, changes nothing', () => {
    const estado = fazer(comecar(), dela(2, titulo('a', 'dela')));
    expect(fazer(estado, dela(2, titulo('a', 'outra')))).toBe(estado);
    expect(fazer(estado, dela(4, titulo('a', 'outra')))).toBe(estado);
  });

  it('nobody’s edit is lost, whatever both do: each section is one of the two, or both are kept', () => {
    fc.assert(
      fc.property(
        paginaQualquer,
        fc.array(remendoQualquer, { maxLength: 5 }),
        fc.array(remendoQualquer, { maxLength: 5 }),
        (inicio, meus, deles) => {
          const antes = fazer(
            estadoInicial(inicio, { revisao: 1, publicada: false }),
            ...meus.map((um) => gesto(um)),
          );
          const lado = aplicarTodos(inicio, deles).sessoes;
          const remendos = diferenca(inicio, lado);
          const depois = fazer(antes, dela(2, ...remendos));
          expect(depois.base.sessoes).toEqual(lado);
          const mudeiEu = new Set(diferenca(inicio, antes.historico.sessoes).flatMap(tocadas));
          const mudouEla = new Set(remendos.flatMap(tocadas));
          const achar = (lista: readonly { id: string }[], id: string) => lista.find((uma) => uma.id === id);
          for (const id of new Set([...mudeiEu, ...mudouEla])) {
            const agora = achar(depois.historico.sessoes, id);
            if (!mudouEla.has(id)) expect(agora).toEqual(achar(antes.historico.sessoes, id));
            else if (!mudeiEu.has(id)) expect(agora).toEqual(achar(lado, id));
            else {
              expect(agora).toEqual(achar(lado, id));
              const conflito = depois.conflitos.find((um) => um.id === id);
              const minha = achar(antes.historico.sessoes, id) ?? null;
              if (conflito) expect(conflito.minha).toEqual(minha);
              else expect(minha).toEqual(achar(lado, id) ?? null);
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
