import { describe, expect, it } from 'vitest';
import { Mesa } from './mesa.ts';

/** Paths of objects whose members are not in the order in which RFC 8785 writes them. */
function foraDeOrdem(valor: unknown, caminho: string): string[] {
  if (typeof valor !== 'object' || valor === null) return [];
  const chaves = Object.keys(valor);
  const aqui = Array.isArray(valor) || chaves.join() === chaves.toSorted().join() ? [] : [caminho];
  return [
    ...aqui,
    ...Object.entries(valor).flatMap(([chave, filho]) => foraDeOrdem(filho, `${caminho}.${chave}`)),
  ];
}

describe('the events of a bid', () => {
  it('are built in canonical order, so that hashing and storing them needs no sorting', () => {
    const mesa = new Mesa({ incrementos: [{ valor: 5_000 }] });
    const antes = mesa.eventos.length;
    mesa.lance('ana', 'AUTOMATICO', 1_000);
    mesa.lance('bia', 'MANUAL', 700);
    const eventos = mesa.eventos.slice(antes);
    expect(eventos.map(({ tipo }) => tipo)).toEqual([
      'ComandoDecidido/1',
      'LanceAceito/1',
      'ComandoDecidido/1',
      'LanceAceito/1',
      'LanceAceito/1',
    ]);
    expect(eventos.flatMap((evento) => foraDeOrdem(evento, evento.tipo))).toEqual([]);
  });
});
