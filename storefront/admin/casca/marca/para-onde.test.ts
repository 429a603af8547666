import { expect, it } from 'vitest';
import { paraOnde } from './para-onde.ts';

const descritos = {
  itens: [
    { rota: 'veiculos', rotaDeUm: 'veiculo', listado: true },
    { rota: 'lotes', rotaDeUm: 'lote', listado: false },
  ],
} as never;

it('from one brand to another one lands on the same list, and of a record on its kind’s', () => {
  for (const [aqui, la] of [
    ['/veiculos', '/admin/veiculos'],
    ['/veiculo/0190-aa', '/admin/veiculos'],
    ['/aprovacoes/todas', '/admin/aprovacoes'],
    // No list of its own, or no screen of who looks: where it begins.
    ['/lote/0190-aa', '/admin'],
    ['/usuarios', '/admin'],
    ['/', '/admin'],
  ] as const)
    expect(paraOnde(descritos, aqui), aqui).toBe(la);
});
