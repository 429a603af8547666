import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CODIGOS_POR_JANELA,
  codigoDeConfirmacao,
  ESPERA_ENTRE_CODIGOS_MS,
  JANELA_DOS_CODIGOS_MS,
  lerCodigoDeConfirmacao,
  proximoPedidoEm,
  TENTATIVAS_POR_CODIGO,
} from './confirmacao.ts';

const AGORA = 1_800_000_000_000;

describe('when a code may be asked for', () => {
  test('at once, then after a minute, and after the fifth only when the first is six hours old', () => {
    expect(proximoPedidoEm([], AGORA)).toBe(AGORA);
    expect(proximoPedidoEm([AGORA - 1_000], AGORA)).toBe(AGORA - 1_000 + ESPERA_ENTRE_CODIGOS_MS);
    const cinco = [0, 1, 2, 3, 4].map((i) => AGORA - 300_000 + i * 61_000);
    expect(proximoPedidoEm(cinco, AGORA)).toBe(cinco[0]! + JANELA_DOS_CODIGOS_MS);
  });

  test('however somebody presses, no window has more than five codes and no minute more than one', () => {
    const passos = fc.array(fc.integer({ min: 0, max: 2 * JANELA_DOS_CODIGOS_MS }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(passos, (esperas) => {
        let agora = AGORA;
        const enviados: number[] = [];
        for (const espera of esperas) {
          agora += espera;
          if (proximoPedidoEm(enviados, agora) <= agora) enviados.push(agora);
        }
        for (const [i, em] of enviados.entries()) {
          const naJanela = enviados.slice(i).filter((outro) => outro < em + JANELA_DOS_CODIGOS_MS);
          expect(naJanela.length).toBeLessThanOrEqual(CODIGOS_POR_JANELA);
          expect((enviados[i + 1] ?? Number.POSITIVE_INFINITY) - em).toBeGreaterThanOrEqual(
            ESPERA_ENTRE_CODIGOS_MS,
          );
        }
      }),
    );
  });

  test('what is said to be the next moment is one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: JANELA_DOS_CODIGOS_MS }), { maxLength: 20 }),
        (atras) => {
          const pedidos = atras.map((ms) => AGORA - ms);
          const em = proximoPedidoEm(pedidos, AGORA);
          expect(em).toBeGreaterThanOrEqual(AGORA);
          expect(proximoPedidoEm(pedidos, em)).toBe(em);
        },
      ),
    );
  });

  test('ten thousand wrong codes in a year are no more than what the windows let through', () => {
    const porDia = (24 / 6) * CODIGOS_POR_JANELA * TENTATIVAS_POR_CODIGO;
    expect(porDia / 1e6).toBeLessThanOrEqual(0.0001);
  });
});

describe('a code', () => {
  test('is six digits of whatever bits, and is read as it was pasted', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 40 }), (bits) => {
        const codigo = codigoDeConfirmacao(bits);
        expect(codigo).toMatch(/^\d{6}$/);
        expect(lerCodigoDeConfirmacao(` ${codigo.slice(0, 3)} ${codigo.slice(3)}. `)).toBe(codigo);
      }),
    );
    expect(codigoDeConfirmacao(new Uint8Array(8))).toBe('000000');
  });
});
