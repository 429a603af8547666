import { expect, test } from 'vitest';
import { classificacoesDe } from './classificacoes.ts';

test('each classification is told whole, by what the later ones changed of it', () => {
  const de = (em: string, acao: string | null, campos: [string, unknown, unknown][]) => ({
    ...{ em, acao, por: { uid: 'u', nome: `De ${em}` } },
    campos: campos.map(([campo, antes, para]) => ({ campo, rotulo: campo, de: antes, para })),
  });
  const ditas = classificacoesDe(
    [
      de('3', 'classificar', [['tipoMonta', 'Pequena monta', 'Média monta']]),
      de('2', null, [['cor', 'Azul', 'Verde']]),
      de('1', 'classificar', [
        ['tipoMonta', null, 'Pequena monta'],
        ['estadoConservacao', null, 4],
      ]),
    ],
    { tipoMonta: 'Média monta', estadoConservacao: 4 },
  );
  expect(ditas).toEqual([
    { em: '3', por: 'De 3', ditos: { tipoMonta: 'Média monta', estadoConservacao: 4 } },
    { em: '1', por: 'De 1', ditos: { tipoMonta: 'Pequena monta', estadoConservacao: 4 } },
  ]);
});
