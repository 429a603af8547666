import { expect, it } from 'vitest';
import { horarioTomado } from './entrada-sem-horario.ts';

it('who booked an entrance is told where its slot is taken with words why, and of nothing else', () => {
  const agendada = {
    situacao: 'PREVISTA',
    entradaInicio: '2026-12-01T12:00:00.000Z',
    entradaAgendadaPor: 'u1',
    motivo: null,
  };
  const solta = { ...agendada, entradaInicio: null, entradaAgendadaPor: null };
  const motivo = 'O pátio não atende em 01/12/2026 (Inventário).';
  expect(horarioTomado(agendada, { ...solta, motivo })).toEqual({
    ...{ usuUid: 'u1', inicio: agendada.entradaInicio, motivo },
  });
  // Given back, brought elsewhere, let in, called off, booked by nobody who is known, or told before.
  expect(horarioTomado(agendada, solta)).toBeNull();
  expect(horarioTomado(agendada, { ...agendada, entradaInicio: '2026-12-02T12:00:00.000Z' })).toBeNull();
  expect(horarioTomado(agendada, { ...solta, situacao: 'ABERTA', motivo })).toBeNull();
  expect(horarioTomado({ ...agendada, entradaAgendadaPor: null }, { ...solta, motivo })).toBeNull();
  expect(horarioTomado({ ...agendada, motivo }, { ...solta, motivo })).toBeNull();
  expect(horarioTomado(null, { ...solta, motivo })).toBeNull();
});
