import type { CorpoErro } from '@martelo/shared/erros';
import { lerReais } from '@martelo/shared/reais';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mascararReais, reaisDigitados } from './mascara.ts';
import { passosRapidos, sugestaoDeMaximo, valorAposPassos } from './passos.ts';
import { plantaDePneus } from './pneus.ts';
import { explicarRecusa } from './recusa.ts';

const tabela = {
  minimo: 400_000,
  incremento: null,
  incrementos: [{ ate: 500_000, valor: 10_000 }, { ate: 2_000_000, valor: 25_000 }, { valor: 50_000 }],
};

const sem = { valorAtual: null, proximoLance: 400_000 };
const com = { valorAtual: 490_000, proximoLance: 500_000 };

describe('the quick steps', () => {
  it('before the first bid are the opening price itself, and steps above it (rule 1)', () => {
    expect(passosRapidos(sem, tabela)).toEqual([
      { passos: 0, valor: 400_000 },
      { passos: 3, valor: 430_000 },
      { passos: 5, valor: 450_000 },
    ]);
  });

  it('follow the step table as the price climbs through it', () => {
    expect([1, 2, 3].map((passos) => valorAposPassos(com, passos, tabela))).toEqual([
      500_000, 525_000, 550_000,
    ]);
    expect(passosRapidos(com, tabela).map(({ passos }) => passos)).toEqual([1, 3, 5]);
  });

  it('start from the amount that the server accepts, also where the opening price was changed since', () => {
    expect(valorAposPassos({ valorAtual: null, proximoLance: 380_000 }, 1, tabela)).toBe(390_000);
  });

  it('suggest a cap above the one I have (rule 8)', () => {
    expect(sugestaoDeMaximo(com, null, tabela)).toBe(600_000);
    expect(sugestaoDeMaximo(com, 900_000, tabela)).toBe(925_000);
  });

  it('use the lot’s own step where it has one', () => {
    expect(valorAposPassos({ ...com, proximoLance: 495_000 }, 5, { ...tabela, incremento: 5_000 })).toBe(
      515_000,
    );
  });
});

describe('the amount input', () => {
  it('groups thousands while one types', () => {
    expect(['1', '1250', '12500', '12500,5', '1.250.000', 'R$ 007', ',5'].map(mascararReais)).toEqual([
      '1',
      '1.250',
      '12.500',
      '12.500,5',
      '1.250.000',
      '7',
      '0,5',
    ]);
  });

  it('shows any amount so that it reads back to the same centavos', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (centavos) => {
        const texto = reaisDigitados(centavos);
        expect(lerReais(texto)).toBe(centavos);
        expect(mascararReais(texto)).toBe(texto);
      }),
    );
  });
});

describe('a refused bid', () => {
  const recusa = (codigo: CorpoErro['codigo'], resto = {}) =>
    explicarRecusa({ statusCode: 422, message: 'Porque sim.', codigo, ...resto }, 'leilao');

  it('below the minimum brings the amount that would do', () => {
    const { proximoLance, fazer } = recusa('ABAIXO_DO_MINIMO', { proximoLance: 1_250_000 });
    expect(proximoLance).toBe(1_250_000);
    expect(fazer).toContain('R$ 12.500');
  });

  it('always says why and what to do', () => {
    for (const codigo of [
      'MAXIMO_NAO_SUPERIOR',
      'JA_GANHANDO',
      'ENCERRADO',
      'OCUPADO',
      'ERRO_INTERNO',
    ] as const) {
      expect(recusa(codigo).porque).toBe('Porque sim.');
      expect(recusa(codigo).fazer).not.toBe('');
    }
  });
});

describe('a refusal about the person', () => {
  const saida = (codigo: CorpoErro['codigo'], acao?: string) =>
    explicarRecusa({ statusCode: 403, message: 'Porque sim. Faça isto.', codigo, acao }, 'leilao');

  it('brings the form that settles it: the request, or the code', () => {
    expect(saida('HABILITACAO_NECESSARIA', '/x').saida).toEqual({ tipo: 'habilitacao' });
    expect(saida('CODIGO_NECESSARIO', '/x').saida).toEqual({ tipo: 'codigo' });
  });

  it('leads to the house where the engine names what to settle, and to the login after the session', () => {
    expect(saida('GRUPO_NAO_PERMITIDO', '/fale-conosco')).toMatchObject({
      ...{ porque: 'Porque sim.', fazer: 'Faça isto.' },
      saida: { tipo: 'pagina', href: '/fale-conosco' },
    });
    expect(saida('TOKEN_INVALIDO').saida).toMatchObject({ href: '/login' });
    expect(saida('SEGUNDO_FATOR_OBRIGATORIO', '/x')).toMatchObject({
      fazer: expect.stringContaining('6 dígitos'),
      saida: { href: '/minha-conta/seguranca' },
    });
    expect(saida('CONSENTIMENTO_RETIRADO', '/x').saida).toMatchObject({ href: '/privacidade' });
  });
});

describe('the tyres', () => {
  it('stand where they are on the vehicle, front first', () => {
    const planta = plantaDePneus({
      'traseiro direito': 'TROCA',
      'dianteiro esquerdo': 'BOM',
      'dianteiro direito': 'MEIA-VIDA',
      'traseiro esquerdo': 'BOM',
      estepe: 'BOM',
    });
    expect(planta.eixos.map((eixo) => [eixo.esquerda[0]?.estado, eixo.direita[0]?.estado])).toEqual([
      ['BOM', 'MEIA-VIDA'],
      ['BOM', 'TROCA'],
    ]);
    expect(planta.avulsos.map(({ posicao }) => posicao)).toEqual(['estepe']);
  });

  it('of a motorcycle are in the middle, of a truck on numbered axles', () => {
    expect(
      plantaDePneus({ dianteiro: 'BOM', traseiro: 'TROCA' }).eixos.map((eixo) => eixo.meio.length),
    ).toEqual([1, 1]);
    expect(
      plantaDePneus({ 'eixo 2 esquerdo': 'BOM', 'eixo 1 esquerdo': 'TROCA' }).eixos[0]?.esquerda[0]?.estado,
    ).toBe('TROCA');
  });
});
