import { describe, expect, it } from 'vitest';
import type { Consulta } from '../dados/tipos.ts';
import { enderecoDaLista, lerEndereco, PADRAO, visaoNoEndereco } from './endereco.ts';

const ida = (consulta: Partial<Consulta>) => lerEndereco(new URLSearchParams(enderecoDaLista(consulta)));

describe('a list’s address', () => {
  it('gives anyone the same list (BO4)', () => {
    const consulta: Consulta = {
      filtros: [
        { tipo: 'multipla', campo: 'situacao', valores: ['ATIVO', 'a&b=c'] },
        { tipo: 'geral', valor: 'São "João" 100%' },
      ],
      ...{ ordenar: 'nome', ordem: 'asc', pagina: 7, porPagina: 100, removidos: true },
    };
    expect(ida(consulta)).toEqual(consulta);
    expect(ida({ ordenar: 'id', ordem: 'asc' })).toEqual({ ...PADRAO, ordem: 'asc' });
  });

  it('names the view that its table is drawn by, beside what is asked', () => {
    const busca = new URLSearchParams(enderecoDaLista({ pagina: 2 }, '12'));
    expect([visaoNoEndereco(busca), lerEndereco(busca).pagina]).toEqual(['12', 2]);
    expect(visaoNoEndereco(new URLSearchParams(enderecoDaLista({ pagina: 2 })))).toBeNull();
  });

  it('is empty where nothing was asked for', () => {
    expect(enderecoDaLista({})).toBe('');
    expect(ida({})).toEqual(PADRAO);
  });

  it('that nobody could have made asks for what goes without saying', () => {
    for (const torto of [
      'filtro={',
      'filtro=3',
      'filtro=[null,4]',
      'pagina=-1',
      'pagina=dois',
      'porPagina=9999',
    ])
      expect(lerEndereco(new URLSearchParams(torto)), torto).toEqual(PADRAO);
  });
});
