import { describe, expect, it } from 'vitest';
import { type EstadoConstrutor, estadoInicial, reduzir } from './estado.ts';
import { sessaoDeTeste } from './sessao-de-teste.ts';

const comecar = () => estadoInicial(['a', 'b'].map((id) => sessaoDeTeste(id)));
const fazer = (estado: EstadoConstrutor, ...acoes: Parameters<typeof reduzir>[1][]) =>
  acoes.reduce(reduzir, estado);
const apagar = {
  tipo: 'gesto',
  gesto: { rotulo: 'apagar', remendos: [{ op: 'remover', id: 'b' }] },
  selecionar: null,
} as const;
const incluir = {
  tipo: 'gesto',
  gesto: { rotulo: 'incluir', remendos: [{ op: 'inserir', indice: 1, sessao: sessaoDeTeste('c') }] },
  selecionar: 'c',
} as const;

describe('what is selected', () => {
  it('is a section that an undo or a redo brought back', () => {
    expect(fazer(comecar(), apagar, { tipo: 'desfazer' }).selecionada).toBe('b');
    expect(fazer(comecar(), incluir, { tipo: 'desfazer' }, { tipo: 'refazer' }).selecionada).toBe('c');
  });

  it('stays when nothing came back, and is nothing once its section is gone', () => {
    const editar = {
      tipo: 'gesto',
      gesto: { rotulo: 'editar', remendos: [{ op: 'trocar', id: 'b', campos: { titulo: 'x' } }] },
    } as const;
    expect(fazer(comecar(), editar, { tipo: 'desfazer' }).selecionada).toBe('a');
    expect(fazer(comecar(), incluir, { tipo: 'desfazer' }).selecionada).toBeNull();
  });
});
