import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizarCaminho } from './caminho.ts';
import { volta } from './volta.ts';

describe('circles of redirects', () => {
  it('finds the way back to itself, at once or through others', () => {
    expect(volta({ de: '/a', para: '/a' }, [])).toEqual(['/a', '/a']);
    expect(volta({ de: '/a', para: '/b' }, [{ de: '/b', para: '/a' }])).toEqual(['/a', '/b', '/a']);
    expect(
      volta({ de: '/a', para: '/b' }, [
        { de: '/b', para: '/c' },
        { de: '/c', para: '/a' },
      ]),
    ).toEqual(['/a', '/b', '/c', '/a']);
  });

  it('lets a chain be that leads out', () => {
    expect(volta({ de: '/a', para: '/b' }, [{ de: '/b', para: 'https://exemplo.com/' }])).toBeNull();
  });

  it('whatever is accepted one after another, following any of them ends', () => {
    const caminho = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
    fc.assert(
      fc.property(fc.array(fc.record({ de: caminho, para: caminho }), { maxLength: 30 }), (pedidos) => {
        const aceitos = new Map<string, string>();
        for (const { de, para } of pedidos) {
          const outros = [...aceitos]
            .filter(([um]) => um !== de)
            .map(([um, outro]) => ({ de: um, para: outro }));
          if (volta({ de, para }, outros) === null) aceitos.set(de, para);
        }
        for (const inicio of aceitos.keys()) {
          let atual: string | undefined = inicio;
          for (let passos = 0; atual !== undefined; passos += 1) {
            if (passos > aceitos.size) return false;
            atual = aceitos.get(atual);
          }
        }
        return true;
      }),
    );
  });
});

it.each([
  ['/Promo/2024/?x=1#y', '/Promo/2024'],
  ['/', '/'],
  ['/promo%C3%A7%C3%A3o', '/promoção'],
  ['https://leilo.localhost:3000/a/', '/a'],
  ['https://outro.com/a/', 'https://outro.com/a/'],
  ['//outro.com', null],
  ['javascript:alert(1)', null],
  ['sem-barra', null],
  ['/%E0%A4%A', null],
])('reads %s as %s', (valor, esperado) => {
  expect(normalizarCaminho(valor, ['leilo.localhost:3000'])).toBe(esperado);
});
