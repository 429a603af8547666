import { describe, expect, it } from 'vitest';
import type { Instrucao } from '../auction/modelo/estado.ts';
import type { Evento } from '../auction/modelo/evento.ts';
import { liderAntes } from './superado.ts';

const instrucao = (lance: string, uid: string, valor: number, cancelada = false) =>
  ({ lance, participante: { uid }, valor, cancelada }) as unknown as Instrucao;
const aceito = (lance: string) => ({ tipo: 'LanceAceito/1', lance }) as unknown as Evento;

describe('who led before, where nobody has looked since the start', () => {
  it('is who asked for most before these bids, the first of equals, cancelled bids left out', () => {
    const instrucoes = [
      instrucao('a', 'ana', 100),
      instrucao('b', 'bia', 300),
      instrucao('c', 'caio', 300),
      instrucao('d', 'davi', 900, true),
      instrucao('e', 'eva', 400),
    ];
    expect(liderAntes({ instrucoes }, [aceito('e')])).toBe('bia');
    expect(liderAntes({ instrucoes }, [])).toBe('eva');
    expect(liderAntes({ instrucoes: [instrucao('a', 'ana', 1)] }, [aceito('a')])).toBeNull();
  });
});
