import { recusaDoChassi, recusaDoRenavam } from '@martelo/shared/documentos';
import { describe, expect, it } from 'vitest';
import { PATIO_COM_MAPA, VAGAS_DEMO } from './cadastros.ts';
import { documentosDemo, VEICULOS_DEMO } from './plano.ts';

describe("the demo's vehicles", () => {
  it('have documents that check, and no two the same', () => {
    const documentos = VEICULOS_DEMO.map(({ chave }) => documentosDemo(chave));
    for (const { chassi, renavam } of documentos)
      expect([recusaDoChassi(chassi), recusaDoRenavam(renavam)]).toEqual([null, null]);
    const ditos = [...documentos.flatMap(Object.values), ...VEICULOS_DEMO.map(({ placa }) => placa)];
    expect(new Set(ditos).size).toBe(ditos.length);
  });

  it('each find a spot in the yard that has a map, and leave some free', () => {
    const nele = VEICULOS_DEMO.filter(({ patio }) => patio === PATIO_COM_MAPA);
    expect(nele.length).toBeLessThan(VAGAS_DEMO.length);
  });
});
