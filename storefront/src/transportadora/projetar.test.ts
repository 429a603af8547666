import type { RemocaoDeFora } from '@martelo/shared/remocoes/de-fora';
import { expect, it } from 'vitest';
import { projetar } from './projetar.ts';

const remocao = (campos: Partial<RemocaoDeFora>) => ({ eventos: [], ...campos }) as unknown as RemocaoDeFora;
const em = (minuto: number) => `2026-11-28T12:${String(minuto).padStart(2, '0')}:00.000Z`;

it('goes on from what was done here, as far as it is not there yet', () => {
  const dela = remocao({ situacao: 'CONFIRMADA', codigos: ['S07', 'S08', 'S12', 'S13'] });
  const ida = projetar(dela, [
    { codigo: 'S08', instante: em(1) },
    { codigo: 'S13', instante: em(2) },
    { codigo: 'S09', instante: em(3) },
  ]);
  expect([ida.situacao, ida.codigos]).toEqual(['EM_COLETA', ['S10', 'S11', 'S12', 'S13']]);
  expect(ida.eventos.map(({ codigo }) => codigo)).toEqual(['S08', 'S13', 'S09']);
});

it('counts nothing twice that the engine tells of already', () => {
  const dela = remocao({
    ...{ situacao: 'EM_ROTA', codigos: ['S09', 'S10', 'S12', 'S13'] },
    eventos: [{ codigo: 'S08', instante: '2026-11-28T12:01:00Z', texto: null }],
  });
  expect(projetar(dela, [{ codigo: 'S08', instante: em(1) }])).toBe(dela);
});

it('gives a carrier no act of its driver, nor the other way round', () => {
  const doDespacho = remocao({ situacao: 'DESIGNADA', codigos: ['S05', 'S06', 'S12', 'S13'] });
  expect(projetar(doDespacho, [{ codigo: 'S06', instante: em(1) }]).codigos).toEqual(['S07', 'S12', 'S13']);
  const doGuia = remocao({ situacao: 'EM_COLETA', codigos: ['S10', 'S11', 'S12', 'S13'] });
  expect(projetar(doGuia, [{ codigo: 'S10', instante: em(1) }]).codigos).toEqual(['S12', 'S13']);
});
