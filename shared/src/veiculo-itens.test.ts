import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loteDaEquipe } from './lote.ts';
import {
  equipamentosEmOrdem,
  ITENS_DO_VEICULO,
  itemDoVeiculo,
  lugarDoPneu,
  recusaDoItem,
} from './veiculo-itens.ts';

const lote = (veiculo: object) =>
  loteDaEquipe.safeParse({ nome: 'Caminhão', tipo: 'Caminhão', valor: { minimo: 100 }, veiculo });

describe('the lists of a vehicle’s equipment', () => {
  it('hold what the spec names: twenty of any vehicle, three of heavy ones, three of motorcycles', () => {
    const quantos = (grupo: string) => ITENS_DO_VEICULO.filter((um) => um.grupo === grupo).length;
    expect([quantos('veiculo'), quantos('pesado'), quantos('moto')]).toEqual([20, 3, 3]);
  });

  it('know an item by any of its names, however they are written, and each name is of one item', () => {
    for (const um of ITENS_DO_VEICULO)
      for (const nome of [um.nome, ...(um.tambem ?? [])]) {
        expect(itemDoVeiculo(nome)).toBe(um);
        expect(itemDoVeiculo(nome.toUpperCase().normalize('NFD').replace(/\p{M}/gu, ''))).toBe(um);
      }
    expect(itemDoVeiculo('Plataforma de corte')).toBeNull();
  });

  it('are read in their own order, whatever the order they were written in; what is in none comes after', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat({ max: ITENS_DO_VEICULO.length - 1 }), { minLength: 1 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }).map((n) => `peça ${n}`)),
        (quais, outros) => {
          const nomes = [...quais.map((n) => ITENS_DO_VEICULO[n]!.nome), ...outros].reverse();
          const grupos = equipamentosEmOrdem(Object.fromEntries(nomes.map((nome) => [nome, 'SIM'])));
          const lidos = grupos.flatMap(({ itens }) => itens.map(({ nome }) => nome));
          expect(lidos.toSorted()).toEqual(nomes.toSorted());
          const doRol = lidos
            .slice(0, quais.length)
            .map((nome) => ITENS_DO_VEICULO.indexOf(itemDoVeiculo(nome)!));
          expect(doRol).toEqual(doRol.toSorted((a, b) => a - b));
        },
      ),
    );
  });

  it('tell what was written twice once, in the list’s own spelling', () => {
    expect(equipamentosEmOrdem({ Roda: 'liga leve', 'tipo de roda': 'FERRO', Carroceria: 'bau' })).toEqual([
      { grupo: 'veiculo', itens: [{ nome: 'Tipo de roda', estado: 'LIGA LEVE' }] },
      { grupo: 'pesado', itens: [{ nome: 'Carroceria', estado: 'BAÚ' }] },
    ]);
  });

  it('refuse a state that is none of an item’s, in words, and take what is in no list as it comes', () => {
    expect(recusaDoItem('Bateria', 'funcionando')).toBeNull();
    expect(recusaDoItem('eixos', '5')).toBe('Eixos: use 4, 6, 8');
    expect(recusaDoItem('Plataforma de corte', '12 pés')).toBeNull();
    const recusa = lote({ equipamentos: { Estepe: 'TALVEZ' } });
    expect(recusa.error?.issues[0]?.message).toBe('Estepe: use SIM - BOM, SIM - REGULAR, SIM - TROCAR, NÃO');
    expect(lote({ equipamentos: { Estepe: 'SIM - BOM', Plataforma: '12 pés' } }).success).toBe(true);
  });
});

describe('the place of a tyre', () => {
  it('is read as yards write it, up to eight axles', () => {
    expect(lugarDoPneu('dianteiro esquerdo')).toEqual({ eixo: 0, lado: 'esquerda' });
    expect(lugarDoPneu('Traseiro')).toEqual({ eixo: 99, lado: 'meio' });
    expect(lugarDoPneu('8º eixo direito interno')).toEqual({ eixo: 8, lado: 'direita' });
    expect(lugarDoPneu('estepe')).toEqual({ eixo: null, lado: 'meio' });
    for (const nenhum of ['9º eixo direito', '0º eixo', 'por aí']) expect(lugarDoPneu(nenhum)).toBeNull();
  });

  it('that there is not is refused where a lot is written', () => {
    expect(lote({ pneus: { '9º eixo direito': 'BOM' } }).error?.issues[0]?.message).toContain('até 8 eixos');
    expect(lote({ pneus: { '8º eixo direito': 'BOM', estepe: 'TROCA' } }).success).toBe(true);
  });
});
