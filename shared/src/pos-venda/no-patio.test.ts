import { describe, expect, it } from 'vitest';
import { AGENDA_PADRAO } from './agenda.ts';
import { comoChegar, horariosEmPalavras, O_TERCEIRO_LEVA, oQueLevar, TODOS_LEVAM } from './no-patio.ts';

describe('what who comes to a yard wants to know', () => {
  const janela = (dias: number[], abre: string, fecha: string) => ({ dias, abre, fecha });
  const horarios = (...janelas: ReturnType<typeof janela>[]) => horariosEmPalavras({ janelas });

  it('is its hours as people say them, a line for days that differ', () => {
    expect(horariosEmPalavras(AGENDA_PADRAO)).toEqual(['segunda a sexta, das 9h às 12h e das 13h às 17h']);
    expect(horarios(janela([6], '08:30', '12:00'), janela([5, 1, 3], '09:00', '18:00'))).toEqual([
      'segunda, quarta e sexta, das 9h às 18h',
      'sábado, das 8h30 às 12h',
    ]);
    expect(horarios(janela([0, 1, 2, 3, 4, 5, 6], '07:00', '19:15'))).toEqual([
      'todos os dias, das 7h às 19h15',
    ]);
    expect(horarios(janela([2, 3], '13:00', '17:00'), janela([3, 2], '08:00', '12:00'))).toEqual([
      'terça e quarta, das 8h às 12h e das 13h às 17h',
    ]);
    expect(horarios()).toEqual([]);
  });

  it('is what everybody brings, and what this yard asks for besides', () => {
    expect(oQueLevar({})).toEqual([...TODOS_LEVAM]);
    // Who comes for somebody else has no page of the purchase to show a code on.
    expect(oQueLevar({ oQueLevar: 'Capacete' }, true)).toEqual([...O_TERCEIRO_LEVA, 'Capacete']);
    expect(oQueLevar({ oQueLevar: 'Capacete\n\nColete' })).toEqual([...TODOS_LEVAM, 'Capacete', 'Colete']);
  });

  it('is the way there, by what is known of the place', () => {
    const endereco = { endereco: 'Rua A, 1 & B', cidade: 'Guarulhos', estadoUf: 'SP' };
    expect(comoChegar({ ...endereco, googleMaps: 'https://maps.app.goo.gl/x' })).toBe(
      'https://maps.app.goo.gl/x',
    );
    const destino = (onde: Parameters<typeof comoChegar>[0]) =>
      new URL(comoChegar(onde)).searchParams.get('destination');
    expect(destino({ ...endereco, coordenadas: { latitude: -23.5, longitude: -46.6 } })).toBe('-23.5,-46.6');
    expect(destino({ ...endereco, googleMaps: null, coordenadas: null })).toBe('Rua A, 1 & B, Guarulhos, SP');
  });
});
