import { afterEach, describe, expect, it } from 'vitest';
import { abrirTurno, emTurno, TURNO_MS, turnoAberto } from './turno.ts';

const pagina = new EventTarget();
let fechar = () => {};
afterEach(() => fechar());

describe('a gate that is open', () => {
  it('holds the session for an hour from the last thing that was done there', () => {
    let agora = 1_000;
    fechar = abrirTurno(pagina, () => agora);
    expect(emTurno(1_000 + TURNO_MS - 1)).toBe(true);
    expect(emTurno(1_000 + TURNO_MS)).toBe(false);
    agora = TURNO_MS;
    pagina.dispatchEvent(new Event('pointerdown'));
    expect(emTurno(2 * TURNO_MS - 1)).toBe(true);
    expect(turnoAberto()).toBe(true);
  });

  it('holds nothing once it is closed', () => {
    abrirTurno(pagina, () => 0)();
    pagina.dispatchEvent(new Event('keydown'));
    expect([emTurno(1), turnoAberto()]).toEqual([false, false]);
  });
});
