import { beforeEach, describe, expect, it } from 'vitest';
import { MesaAoVivo } from '../mesa-ao-vivo.ts';

let mesa: MesaAoVivo;
beforeEach(() => {
  mesa = new MesaAoVivo();
});
const dar = (texto: string, para: 'sala' | 'todos' = 'todos', seq = 0) =>
  mesa.leiloeiro({ acao: 'recado', texto, para }, 30, { seq });

describe('what the room or everybody is told (L8)', () => {
  it('stands until another takes its place or it is taken down, with no lot on the block as well', () => {
    expect(dar('Voltamos em dez minutos', 'sala').ok).toBe(true);
    expect(mesa.estado!.pregao.recado).toMatchObject({ texto: 'Voltamos em dez minutos', para: 'sala' });
    dar('Já vai começar');
    expect(mesa.estado!.pregao.recado).toMatchObject({ texto: 'Já vai começar', para: 'todos' });
    expect(mesa.leiloeiro({ acao: 'retirar-recado' }, 31).ok).toBe(true);
    expect(mesa.estado!.pregao.recado).toBeNull();
    expect(mesa.leiloeiro({ acao: 'retirar-recado' }, 32)).toMatchObject({ codigo: 'RECADO_NAO_ENCONTRADO' });
  });

  it('is made stale by no bid, in nobody’s way in a pause, and no act that is taken back', () => {
    mesa.agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 1_000);
    expect(dar('Atenção ao lance mínimo', 'todos', 0).ok).toBe(true);
    const publicos = mesa.publicos().length;
    mesa.agir('pausar');
    expect(dar('Pausa para o almoço').ok).toBe(true);
    expect(mesa.publicos().length).toBe(publicos);
    mesa.agir('retomar');
    expect(mesa.agir('desfazer')).toMatchObject({ valor: { desfeito: 'abrir-lote' } });
    expect(mesa.estado!.pregao.recado).toMatchObject({ texto: 'Pausa para o almoço' });
  });
});
