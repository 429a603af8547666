import { describe, expect, it } from 'vitest';
import { armazenarAte, comArmazenagem, comArmazenagemEm, custoAte } from './armazenagem.ts';
import { situacaoDaVenda } from './situacao.ts';
import { itemDe, linhaDe, vendaDe } from './venda-de-teste.ts';

const regra = { diasGratis: 5, valorDia: 3_500 };
const liberado = { liberadoEm: '2026-11-23T15:00:00.000Z', retiradaEm: null };
const extra = (valor: number) => ({
  ...{ extraUid: '01900000-0000-7000-8000-00000000eeee', valor, ate: '2026-11-30', patioNome: 'Pátio X' },
});

describe('P11: keeping a lot', () => {
  it('is counted to today, to the day of the slot that is held, and no further than the day it was taken', () => {
    const hoje = '2026-11-30';
    const fechada = { situacao: 'Fechada', vagaEm: null, hoje } as const;
    expect(armazenarAte(liberado, fechada)).toBe(hoje);
    expect(armazenarAte(liberado, { ...fechada, vagaEm: '2026-12-02T13:00:00.000Z' })).toBe('2026-12-02');
    // Who comes after the day that was paid for owes the days since.
    expect(armazenarAte(liberado, { ...fechada, vagaEm: '2026-11-28T13:00:00.000Z' })).toBe(hoje);
    const levado = { ...liberado, retiradaEm: '2026-11-27T13:00:00.000Z' };
    expect(armazenarAte(levado, fechada)).toBe('2026-11-27');
    expect(armazenarAte({ ...liberado, liberadoEm: null }, fechada)).toBeNull();
  });

  it('stands still while what was sent is being checked, and when the purchase came to nothing', () => {
    for (const situacao of ['AguardandoValidacao', 'Cancelada', 'ClienteDesistiu', 'Condicional'] as const)
      expect(armazenarAte(liberado, { situacao, vagaEm: null, hoje: '2026-12-30' })).toBeNull();
  });

  it('costs nothing on the free days, nothing before it is paid, then so much a day', () => {
    expect(custoAte(liberado, regra, '2026-11-28')).toBe(0);
    expect(custoAte(liberado, regra, '2026-11-30')).toBe(7_000);
    expect(custoAte({ liberadoEm: null }, regra, '2026-12-30')).toBe(0);
  });

  it('is one extra an item, dated, that grows in its place and reopens a paid purchase', () => {
    const paga = vendaDe({ itens: [itemDe(liberado)], pagamentos: [linhaDe()] });
    expect(paga.situacao).toBe('Fechada');
    const um = vendaDe(comArmazenagem(paga, [extra(3_500)], '2026-11-29T06:00:00.000Z'));
    const dois = vendaDe(comArmazenagem(um, [extra(7_000)], '2026-11-30T06:00:00.000Z'));
    expect(dois.itensExtras).toMatchObject([
      { valor: 7_000, data: '2026-11-30T06:00:00.000Z', nome: 'Armazenagem em Pátio X até 30/11/2026' },
    ]);
    expect(situacaoDaVenda(dois)).toBe('AguardandoPagamento');
    expect(comArmazenagem(dois, [extra(7_000)], '2026-12-01T06:00:00.000Z')).toBe(dois);
    expect(comArmazenagem(dois, [extra(0)], '2026-12-01T06:00:00.000Z').itensExtras).toEqual([]);
  });

  it('once taken loses the later days, once: nothing is added, whatever the yard asks from then on', () => {
    const guarda = { ...{ extraUid: extra(0).extraUid, patioNome: 'Pátio X', agenda: regra }, vagaEm: null };
    const em = '2026-12-02T15:00:00.000Z';
    const paga = vendaDe({ itens: [itemDe(liberado)], pagamentos: [linhaDe()] });
    const ateAVaga = vendaDe(
      comArmazenagemEm(paga, () => ({ ...guarda, vagaEm: '2026-12-05T13:00:00.000Z' }), em),
    );
    expect(ateAVaga.itensExtras).toMatchObject([{ valor: 24_500, ate: '2026-12-05' }]);
    const levada = vendaDe({ ...ateAVaga, itens: [itemDe({ ...liberado, retiradaEm: em })] });
    const fim = vendaDe(comArmazenagemEm(levada, () => guarda, em));
    expect(fim.itensExtras).toMatchObject([{ valor: 14_000, ate: '2026-12-02' }]);
    for (const valorDia of [0, 90_000])
      expect(
        comArmazenagemEm(
          fim,
          () => ({ ...guarda, agenda: { ...regra, valorDia } }),
          '2026-12-20T15:00:00.000Z',
        ),
      ).toBe(fim);
  });
});
