import { createHmac, pbkdf2Sync } from 'node:crypto';
import { uuidv7 } from '@martelo/shared/identificador';
import { lerQr, textoDoQr } from '@martelo/shared/pos-venda/codigo';
import { describe, expect, it } from 'vitest';
import { criarCodigos, ITERACOES_DA_PROVA } from './codigo.ts';

const codigos = criarCodigos((proposito, texto) =>
  createHmac('sha256', 'segredo de teste').update(`${proposito}\n${texto}`).digest(),
);

describe('codes of pickups (P18)', () => {
  it('are six characters that nobody mistakes for others, different for each pickup and each version', () => {
    const uid = uuidv7();
    const vistos = new Set<string>();
    for (let i = 1; i <= 200; i++) {
      const codigo = codigos.de({ uid: i % 2 ? uuidv7() : uid, versaoCodigo: i });
      expect(codigo).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/);
      vistos.add(codigo);
    }
    expect(vistos.size).toBeGreaterThan(198);
  });

  it('are read as people type them, and nothing else is', () => {
    const um = { uid: uuidv7(), versaoCodigo: 1 };
    const codigo = codigos.de(um);
    expect(codigos.confere(um, ` ${codigo.slice(0, 3).toLowerCase()}-${codigo.slice(3)} `)).toBe(true);
    for (const outro of ['', codigo.slice(1), `${codigo}2`, codigos.de({ ...um, versaoCodigo: 2 })])
      expect(codigos.confere(um, outro)).toBe(false);
    expect(lerQr(textoDoQr(um.uid, codigo))).toEqual({ uid: um.uid, codigo });
    expect(lerQr(codigo)).toEqual({ uid: null, codigo });
  });

  it('are proven by what any browser reckons', async () => {
    const um = { uid: uuidv7(), versaoCodigo: 1 };
    const esperada = pbkdf2Sync(codigos.de(um), 'sal', ITERACOES_DA_PROVA, 32, 'sha256').toString(
      'base64url',
    );
    expect(await codigos.prova(um, 'sal')).toBe(esperada);
  });
});
