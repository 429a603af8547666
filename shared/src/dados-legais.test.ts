import { describe, expect, it } from 'vitest';
import { dadosLegais, linhasLegais } from './dados-legais.ts';
import { HOTSITES_DEMO } from './demo.ts';
import { regrasHotsite } from './hotsite.ts';

const empresa = {
  razaoSocial: 'Nova Leilões Ltda.',
  cnpj: '12ABC34501DE35',
  endereco: 'Rua A, 1, São Paulo, SP',
  telefone: '(11) 4002-8922',
  email: 'atendimento@nova.example',
};

describe('who a brand is by law (Decreto 7.962/2013, art. 2)', () => {
  it('takes a CNPJ with letters and one without, bare and right to the last digit', () => {
    for (const cnpj of ['12ABC34501DE35', '12345678000195'])
      expect(dadosLegais.safeParse({ ...empresa, cnpj }).error).toBeUndefined();
    for (const cnpj of ['12ABC34501DE36', '12.345.678/0001-95', '12abc34501de35', '00000000000000', ''])
      expect(dadosLegais.safeParse({ ...empresa, cnpj }).success, cnpj).toBe(false);
  });

  it('has no company without a name, and none without a CNPJ', () => {
    expect(dadosLegais.safeParse({ ...empresa, razaoSocial: ' ' }).success).toBe(false);
    expect(dadosLegais.safeParse({ ...empresa, cnpj: null }).success).toBe(false);
  });

  it('is shown with its CNPJ as people write it, and without what nobody gave', () => {
    expect(linhasLegais(empresa)).toEqual([
      ...['Nova Leilões Ltda.', 'CNPJ 12.ABC.345/01DE-35', 'Rua A, 1, São Paulo, SP'],
      ...['(11) 4002-8922', 'atendimento@nova.example'],
    ]);
    expect(linhasLegais({ ...empresa, endereco: null, telefone: null, email: null })).toHaveLength(2);
  });

  it('is in the demo’s brands, of which one has letters in its CNPJ', () => {
    const legais = HOTSITES_DEMO.map((regras) => regrasHotsite.parse(regras).legal);
    expect(legais.every((legal) => legal?.endereco && legal.email)).toBe(true);
    expect(legais.filter((legal) => /[A-Z]/.test(legal?.cnpj ?? ''))).toHaveLength(1);
  });
});
