import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paginaQualquer, remendoQualquer } from './arbitrarios-de-teste.ts';
import { type EstadoConstrutor, estadoInicial, reduzir } from './estado.ts';
import { aplicarTodos, type Remendo } from './remendo.ts';
import { paraRetomar, type Retomada } from './retomar.ts';
import { sessaoDeTeste } from './sessao-de-teste.ts';
import { pendentes } from './sincronia.ts';

const pagina = ['a', 'b', 'c'].map((id) => sessaoDeTeste(id));
const titulo = (id: string, texto: string): Remendo => ({ op: 'trocar', id, campos: { titulo: texto } });
const gesto = (...remendos: Remendo[]) => ({ tipo: 'gesto', gesto: { rotulo: 'mudar', remendos } }) as const;
const abrir = (sessoes: typeof pagina = pagina, revisao = 1) =>
  estadoInicial(structuredClone(sessoes), { revisao, publicada: false });
const fazer = (estado: EstadoConstrutor, ...acoes: Parameters<typeof reduzir>[1][]) =>
  acoes.reduce(reduzir, estado);
/** Through the browser's database: a structured clone. */
const guardado = (estado: EstadoConstrutor, enviados: Remendo[] = []): Retomada =>
  structuredClone(paraRetomar(estado, enviados));
const titulos = ({ historico }: EstadoConstrutor) => historico.sessoes.map((uma) => uma.titulo);

describe('after a reload or a crash', () => {
  it('any page comes back as it was, with all of its history in both directions', () => {
    fc.assert(
      fc.property(
        paginaQualquer,
        fc.array(remendoQualquer, { maxLength: 8 }),
        fc.integer({ min: 0, max: 4 }),
        (inicio, remendos, voltas) => {
          const antes = fazer(
            abrir(inicio),
            ...remendos.map((um) => gesto(um)),
            ...Array.from({ length: voltas }, () => ({ tipo: 'desfazer' }) as const),
          );
          const depois = fazer(abrir(inicio), { tipo: 'retomar', retomada: guardado(antes) });
          expect(depois.historico.sessoes).toEqual(antes.historico.sessoes);
          expect(depois.conflitos).toEqual([]);
          const inicioDeNovo = fazer(depois, { tipo: 'ir-para', id: null });
          expect(inicioDeNovo.historico.sessoes).toEqual(inicio);
          const ultimo = [...antes.historico.passado, ...antes.historico.futuro.toReversed()].at(-1);
          if (ultimo)
            expect(fazer(inicioDeNovo, { tipo: 'ir-para', id: ultimo.id }).historico.sessoes).toEqual(
              fazer(antes, { tipo: 'ir-para', id: ultimo.id }).historico.sessoes,
            );
        },
      ),
      { numRuns: 200 },
    );
  });

  it('what was saved but not answered is recognised, and not taken for somebody else’s', () => {
    const estado = fazer(abrir(), gesto(titulo('a', 'um')));
    const enviados = pendentes(estado);
    const digitando = fazer(estado, gesto(titulo('a', 'um dois')));
    const noServidor = aplicarTodos(pagina, enviados).sessoes;
    const depois = fazer(abrir([...noServidor], 2), {
      tipo: 'retomar',
      retomada: guardado(digitando, enviados),
    });
    expect(titulos(depois)[0]).toBe('um dois');
    expect(depois.conflitos).toEqual([]);
    expect(titulos(fazer(depois, { tipo: 'ir-para', id: null }))[0]).toBe('');
  });

  it('what somebody changed meanwhile is a conflict where it was not saved, and closes the way back elsewhere', () => {
    const estado = fazer(abrir(), gesto(titulo('a', 'meu')), gesto(titulo('b', 'salvo')));
    const salvo = {
      ...estado,
      base: { ...estado.base, sessoes: estado.historico.sessoes.with(0, pagina[0]!) },
    };
    const agora = salvo.base.sessoes.map((uma) => ({ ...uma, titulo: `${uma.titulo}!` }));
    const depois = fazer(abrir(agora, 5), { tipo: 'retomar', retomada: guardado(salvo) });
    expect(depois.conflitos).toMatchObject([{ id: 'a', minha: { titulo: 'meu' }, dela: { titulo: '!' } }]);
    expect(depois.historico.passado.every(({ bloqueio }) => bloqueio)).toBe(true);
    expect(titulos(depois)).toEqual(['!', 'salvo!', '!']);
  });

  it('a conflict that nobody had settled is there again', () => {
    const estado = fazer(abrir(), gesto(titulo('a', 'meu')), {
      tipo: 'alcancar',
      agora: {
        revisao: 2,
        publicada: false,
        sessoes: pagina.map((uma) => ({ ...uma, titulo: 'dela' })),
        nome: 'Ana',
        quando: '',
      },
    });
    expect(estado.conflitos).toHaveLength(1);
    const depois = fazer(abrir([...estado.base.sessoes], 2), { tipo: 'retomar', retomada: guardado(estado) });
    expect(depois.conflitos).toMatchObject([{ id: 'a', minha: { titulo: 'meu' } }]);
  });
});

describe('the history', () => {
  it('what was undone and then passed over by a new act is kept aside', () => {
    const estado = fazer(abrir(), gesto(titulo('a', 'um')), { tipo: 'desfazer' }, gesto(titulo('b', 'dois')));
    expect(estado.historico.guardadas).toMatchObject([{ motivo: 'desfeitas', rotulo: 'Título alterado' }]);
    const voltou = fazer(estado, { tipo: 'restaurar-guardada', id: estado.historico.guardadas[0]?.id ?? 0 });
    expect(titulos(voltou)).toEqual(['um', 'dois', '']);
  });

  it('says what happened and where, whoever made the gesture', () => {
    const estado = fazer(
      abrir(),
      gesto(titulo('a', 'um')),
      gesto({ op: 'mover', id: 'b', para: 0 }),
      gesto({ op: 'trocar', id: 'c', campos: { ativo: false } }),
      gesto({ op: 'remover', id: 'c' }),
      gesto({ op: 'remover', id: 'a' }, { op: 'remover', id: 'b' }),
    );
    expect(estado.historico.passado.map(({ acao, onde }) => [acao, onde])).toEqual([
      ['Título alterado', 'Seção a'],
      ['Seção movida', 'Seção b'],
      ['Seção ocultada', 'Seção c'],
      ['Seção apagada', 'Seção c'],
      ['2 seções apagadas', '2 seções'],
    ]);
  });
});
