import { proximoLance } from '@martelo/shared/lote';
import { beforeEach, describe, expect, it } from 'vitest';
import { loteUid } from '../mesa.ts';
import { MesaAoVivo } from '../mesa-ao-vivo.ts';
import type { Resposta } from '../modelo/resposta.ts';
import { estadoPublico, posicaoDe } from './publico.ts';

let mesa: MesaAoVivo;
beforeEach(() => {
  mesa = new MesaAoVivo();
  mesa.agir('abrir-lote');
  mesa.lance('A', 'MANUAL', 1_000);
});

const publico = (lote = 1) => estadoPublico(mesa.estado!, loteUid(lote));
/** The next bid as somebody finds it who has nothing but the lot's ledger. */
const peloLivro = (): number => {
  const termos = mesa.publicos().findLast((linha) => 'incrementos' in linha)!;
  return proximoLance(publico().valorAtual, termos.minimo, undefined, termos.incrementos);
};
const mudarTabela = (valor: number): Resposta =>
  mesa.mandar({ tipo: 'alterar-leilao', mudancas: { incrementos: [{ valor }] }, termos: true }, 25, 'equipe');

describe('the public state of a lot is the fold of its ledger (rule 22)', () => {
  it('follows the steps of its auction while it is open, and says so', () => {
    const { seq } = publico();
    expect(mudarTabela(30_000)).toMatchObject({ ok: true });
    expect(publico()).toMatchObject({ seq: seq + 1, proximoLance: 130_000 });
    expect(peloLivro()).toBe(130_000);
  });

  it('stays as it is once the lot is closed, whatever becomes of the auction’s steps', () => {
    mesa.vender();
    const antes = publico();
    expect(mudarTabela(30_000)).toMatchObject({ ok: true });
    expect(publico()).toEqual(antes);
    expect(antes.proximoLance).toBe(110_000);
  });

  it('shows a sale that is taken back under the steps that the auction has by then', () => {
    mesa.vender();
    mudarTabela(30_000);
    expect(mesa.agir('desfazer')).toMatchObject({ ok: true });
    expect([publico().proximoLance, peloLivro()]).toEqual([130_000, 130_000]);
    expect(mesa.lance('B', 'MANUAL', 1_200, 40)).toMatchObject({ codigo: 'ABAIXO_DO_MINIMO' });
    expect(mesa.lance('B', 'MANUAL', 1_300, 40)).toMatchObject({ ok: true });
  });

  it('and a lot that nobody got, called again (REPASSE), too', () => {
    mesa = new MesaAoVivo({}, [
      { finalizacaoManual: true, valor: { minimo: 100_000 }, valorComitente: 200_000 },
    ]);
    mesa.agir('abrir-lote');
    mesa.lance('A', 'MANUAL', 1_000);
    mesa.agir('nao-arrematar');
    mudarTabela(30_000);
    expect(publico().proximoLance).toBe(110_000);
    expect(mesa.agir('repasse')).toMatchObject({ ok: true });
    expect([publico().proximoLance, peloLivro()]).toEqual([130_000, 130_000]);
  });

  it('and one called again that was no longer on the block', () => {
    mesa = new MesaAoVivo();
    mesa.agir('abrir-lote');
    mesa.agir('nao-arrematar');
    mesa.agir('abrir-lote');
    mudarTabela(30_000);
    const { seq } = publico();
    expect(mesa.agir('repasse', { lelUid: loteUid(1), seq })).toMatchObject({ ok: true });
    expect(mesa.publicos().slice(-2)).toMatchObject([
      { tipo: 'LoteAlterado', incrementos: [{ valor: 30_000 }] },
      { tipo: 'SituacaoAlterada', situacao: 'REPASSE' },
    ]);
  });

  it('speaks of Compre Já only where there is one (rule 9)', () => {
    expect(publico()).not.toHaveProperty('compreJa');
  });

  it('is there for lots alone', () => {
    expect(() => publico(9)).toThrow(expect.objectContaining({ codigo: 'LOTE_NAO_ENCONTRADO' }));
  });

  it('has no line more when a lot comes back under the same steps', () => {
    mesa.vender();
    const linhas = mesa.publicos().length;
    mesa.agir('desfazer');
    expect(mesa.publicos()).toHaveLength(linhas + 1);
  });
});

describe('where somebody stands (rule 21)', () => {
  const posicoes = () => ['A', 'B', 'C'].map((quem) => posicaoDe(mesa.lote(), quem));

  it('follows who leads while the lot is open, and who won once it closed', () => {
    mesa.lance('B', 'MANUAL', 1_100);
    expect(posicoes()).toEqual(['superado', 'ganhando', 'nao-esta-participando']);
    mesa.vender();
    expect(posicoes()).toEqual(['finalizado', 'vencedor', 'nao-esta-participando']);
  });
});
