import { beforeEach, describe, expect, it } from 'vitest';
import { loteUid } from '../mesa.ts';
import { MesaAoVivo } from '../mesa-ao-vivo.ts';

let mesa: MesaAoVivo;
beforeEach(() => {
  mesa = new MesaAoVivo();
  mesa.agir('abrir-lote');
});
const identificar = (cliUid: string, lote = 1) =>
  mesa.mandar({ tipo: 'identificar-comprador', lelUid: loteUid(lote), cliUid }, 30, 'acerto');
const identificados = () => mesa.eventos.filter(({ tipo }) => tipo === 'CompradorIdentificado/1');

describe('the buyer of a lot that was sold in the room (P1)', () => {
  it('is named once; the same again changes nothing, another is refused, and the ledger says nothing of it', () => {
    mesa.naSala('r1', 1_000, 21);
    mesa.vender();
    const livro = mesa.publicos().length;
    expect(identificar('ana')).toMatchObject({ ok: true, valor: { cliUid: 'ana' } });
    expect(identificar('ana')).toMatchObject({ ok: true });
    expect(identificar('bia')).toMatchObject({ ok: false, codigo: 'COMPRADOR_JA_IDENTIFICADO' });
    expect(identificados()).toHaveLength(1);
    expect(mesa.lote().comprador).toBe('ana');
    expect(mesa.publicos()).toHaveLength(livro);
  });

  it('is nobody of a lot that is not sold, or that somebody bought who bid for themselves', () => {
    mesa.naSala('r1', 1_000, 21);
    expect(identificar('ana')).toMatchObject({ codigo: 'VENDA_NAO_E_DA_SALA' });
    mesa.lance('A', 'MANUAL', 1_100, 22);
    mesa.vender();
    expect(identificar('ana')).toMatchObject({ codigo: 'VENDA_NAO_E_DA_SALA' });
    expect(identificar('ana', 9)).toMatchObject({ codigo: 'LOTE_NAO_ENCONTRADO' });
    expect(identificados()).toHaveLength(0);
  });

  it('is forgotten when the sale is undone: who buys it next is to be named anew', () => {
    mesa.naSala('r1', 1_000, 21);
    mesa.vender();
    identificar('ana');
    const desfeita = mesa.mandar(
      {
        ...{ tipo: 'mudar-situacao-lote', lelUid: loteUid(1), situacao: 'CLIENTE_DESISTIU' },
        ...{ motivo: null, como: ['acerto'] },
      },
      40,
    );
    expect(desfeita).toMatchObject({ ok: true });
    expect(mesa.lote().comprador).toBeNull();
    expect(identificar('bia')).toMatchObject({ codigo: 'VENDA_NAO_E_DA_SALA' });
  });
});
