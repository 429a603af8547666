import { expect, it, vi } from 'vitest';
import { criarComandos } from './comandos.ts';
import { estadoInicial } from './modelo/estado.ts';
import { criarLoja } from './modelo/loja.ts';
import { sessaoDeTeste } from './modelo/sessao-de-teste.ts';

it('a page of 300 sections takes no more, from wherever they come, and says so', () => {
  const cheia = Array.from({ length: 300 }, (_, i) => sessaoDeTeste(String(i)));
  const loja = criarLoja(estadoInicial(cheia, { revisao: 1, publicada: false }));
  loja.comecar(null);
  const avisar = vi.fn();
  const comandos = criarComandos({
    loja,
    hotsite: { id: 1, nome: 'Leilo', tipo: 'leilao', subdominio: 'leilo', corPrimaria: '#123a6b' },
    anunciar: () => {},
    avisar,
    comAviso: (_antes, _depois, fazer) => fazer(),
  });
  comandos.adicionar('texto');
  comandos.duplicar('7');
  expect(
    comandos.executar({
      rotulo: 'Colar',
      remendos: [{ op: 'inserir', indice: 0, sessao: sessaoDeTeste('nova') }],
    }),
  ).toBe(false);
  expect(loja.estado().historico.sessoes).toBe(cheia);
  expect(avisar.mock.calls.flat()).toEqual(Array(3).fill('Não coube: uma página tem no máximo 300 seções.'));
  comandos.apagar('7');
  expect(loja.estado().historico.sessoes).toHaveLength(299);
  comandos.adicionar('texto');
  expect(loja.estado().historico.sessoes).toHaveLength(300);
});
