import { describe, expect, it } from 'vitest';
import { caminhoDaPresenca, codigoLido, contarConvidados } from './convidado.ts';

const CODIGO = 'abcDEF-_0123456789abcd';

describe('what a guest shows at the door', () => {
  it('is the address that they answered at, whatever host it is on, or the code alone', () => {
    for (const lido of [
      CODIGO,
      ` ${CODIGO}\n`,
      `https://leilo.com.br${caminhoDaPresenca(CODIGO)}`,
      `/presenca/${CODIGO}?a=1`,
    ])
      expect(codigoLido(lido)).toBe(CODIGO);
    for (const outro of ['', 'Maria', `https://outra.com/x/${CODIGO}`, `${CODIGO}a`, 'R-3F9K2C'])
      expect(codigoLido(outro)).toBeNull();
  });
});

describe('guests', () => {
  it('are counted by themselves and with who they bring: as many as may, as were announced, as came', () => {
    const um = { acompanhantes: 3, vem: null, vieram: null };
    expect(
      contarConvidados([
        { ...um, situacao: 'CONVIDADO' },
        { ...um, situacao: 'CONFIRMADO', vem: 2 },
        { ...um, situacao: 'PRESENTE', vem: 2, vieram: 1 },
        // Came without an answer.
        { ...um, situacao: 'PRESENTE', vieram: 3 },
        { ...um, situacao: 'AUSENTE', vem: 0 },
        { ...um, situacao: 'CANCELADO', vem: 1 },
      ]),
    ).toEqual({
      ...{ convidados: 6, pessoasConvidadas: 24, confirmados: 3, pessoasConfirmadas: 3 + 3 + 1 },
      ...{ presentes: 2, pessoasPresentes: 2 + 4, ausentes: 1, cancelados: 1 },
    });
  });
});
