import { expect, it } from 'vitest';
import { desfazer, executar, historicoDe } from '../modelo/historico.ts';
import { sessaoDeTeste } from '../modelo/sessao-de-teste.ts';
import { alternarVisibilidade, editar } from './editar.ts';

const inicio = [sessaoDeTeste('a', { titulo: 'Antes' })];

it('changes one field and leaves the others as they were', () => {
  const feito = executar(historicoDe(inicio), editar(inicio[0]!, 'titulo', 'Depois'));
  expect(feito.sessoes[0]).toEqual({ ...inicio[0], titulo: 'Depois' });
  expect(desfazer(feito).sessoes).toEqual(inicio);
});

it('hides a section and shows it again', () => {
  const oculta = executar(historicoDe(inicio), alternarVisibilidade(inicio[0]!));
  expect(oculta.sessoes[0]?.ativo).toBe(false);
  expect(executar(oculta, alternarVisibilidade(oculta.sessoes[0]!)).sessoes[0]?.ativo).toBe(true);
});

it('hides several at once, all as the one that was pressed', () => {
  const pagina = [sessaoDeTeste('a'), sessaoDeTeste('b', { ativo: false }), sessaoDeTeste('c')];
  const gesto = alternarVisibilidade(pagina[0]!, pagina.slice(0, 2));
  expect(executar(historicoDe(pagina), gesto).sessoes.map(({ ativo }) => ativo)).toEqual([
    false,
    false,
    true,
  ]);
  expect(gesto.rotulo).toBe('Ocultar 2 seções');
});
