import { describe, expect, it } from 'vitest';
import { loteUid, Mesa } from '../mesa.ts';
import {
  aguardaPrazos,
  CARENCIA_DO_LEILAO_MS,
  comandoDoPrazo,
  fimDoRelogio,
  prazoDoLeilao,
  proximoPrazo,
} from './prazos.ts';

/** A table whose one lot has a proposal that expires after an hour, made at second 10. */
function comProposta(fim: number): Mesa {
  const mesa = new Mesa({}, [{ fim, regrasProposta: { validadeHoras: 1 } }]);
  const participante = { uid: 'A', apelido: 'a', cidade: '' };
  const pedido = { lelUid: loteUid(1), participante, valor: 40_000, telefone: null, email: null };
  expect(mesa.mandar({ tipo: 'fazer-proposta', ...pedido }, 10, 'A')).toMatchObject({ ok: true });
  return mesa;
}
const proximo = (mesa: Mesa) => proximoPrazo(mesa.estado!, mesa.lote())!;

describe('what a lot waits for', () => {
  it('is the first of its deadlines, its end before what falls due with it', () => {
    expect(proximo(comProposta(3_000)).pedido.tipo).toBe('encerrar-lote');
    expect(proximo(comProposta(9_000)).pedido.tipo).toBe('vencer-proposta');
    expect(proximo(comProposta(3_610)).pedido.tipo).toBe('encerrar-lote');
    expect(proximo(comProposta(3_611)).pedido.tipo).toBe('vencer-proposta');
  });

  it('is asked for by a command that names the deadline (rule 10)', () => {
    const mesa = comProposta(3_000);
    expect(comandoDoPrazo(proximo(mesa))).toBe(`encerrar:${loteUid(1)}:3000000:${mesa.lote().seq}`);
    const [proposta] = comProposta(9_000).lote().propostas!.keys();
    expect(comandoDoPrazo(proximo(comProposta(9_000)))).toBe(`vencer-proposta:${proposta}:3610000`);
  });

  it('stands still in a pause, but for what had ended before it (rule 17)', () => {
    const mesa = new Mesa({}, [{ fim: 99 }, { fim: 100 }, { fim: 101 }]);
    mesa.leiloeiro({ acao: 'pausar' }, 100);
    const fins = [1, 2, 3].map((n) => fimDoRelogio(mesa.estado!, mesa.lote(n)));
    expect(fins).toEqual([99_000, 100_000, null]);
  });
});

describe('what an auction waits for', () => {
  it('is its lots, then its own end, then nothing', () => {
    const mesa = new Mesa({}, [{ fim: 100 }, { fim: 50 }]);
    mesa.encerrar(50, 2);
    expect(prazoDoLeilao(mesa.estado!)).toBeNull();
    expect(aguardaPrazos(mesa.estado!)).toBe(true);
    mesa.encerrar(100, 1);
    const prazo = prazoDoLeilao(mesa.estado!)!;
    expect(comandoDoPrazo(prazo)).toBe(`terminar-leilao:${100_000 + CARENCIA_DO_LEILAO_MS}`);
    expect(aguardaPrazos(mesa.estado!)).toBe(true);
    mesa.mandar({ tipo: 'mudar-situacao-leilao', situacao: 'EXECUTADO' }, 200);
    expect(prazoDoLeilao(mesa.estado!)).toBeNull();
    expect(aguardaPrazos(mesa.estado!)).toBe(false);
  });

  it('is nothing where there are no lots', () => {
    expect(aguardaPrazos(new Mesa({}, []).estado!)).toBe(false);
  });
});
