import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Venda } from '../venda.ts';
import { derivarVenda } from './derivar.ts';
import { agrupaSozinha, comTudoDe, dividir, semLinhasDemais } from './juntar.ts';
import { totaisDaVenda, totalDaVenda } from './totais.ts';
import { itemDe, linhaDe, vendaDe } from './venda-de-teste.ts';

const doItem = (uid: string) => [uid, uid.replace('8000', '9000')];
const venda = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 900_000 }), { minLength: 1, maxLength: 6 }),
    fc.integer({ min: 0, max: 2_000_000 }),
    fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 6 }),
  )
  .map(([lotes, valorDesconto, extras]): Venda => {
    const itens = lotes.map((totalAPagar) => itemDe({ totalAPagar }));
    const itensExtras = extras.map((valor, i) => ({
      uid: doItem(itens[i % itens.length]!.uid)[i % 2]!,
      ...{ nome: `Extra ${i}`, valor, data: '2026-11-21T12:00:00.000Z' },
    }));
    return vendaDe({ itens, itensExtras, valorDesconto });
  });

describe('joining and splitting (P2)', () => {
  it('totals before = totals after, to the centavo, whatever the discount', () => {
    fc.assert(
      fc.property(venda, fc.integer({ min: 0, max: 63 }), (inteira, quais) => {
        const saem = new Set(inteira.itens.filter((_, i) => quais & (1 << i)).map(({ uid }) => uid));
        const partes = dividir(inteira, saem, doItem);
        expect(totalDaVenda(partes.ficam) + totalDaVenda(partes.saem)).toBe(totalDaVenda(inteira));
        expect(partes.ficam.itens.length + partes.saem.itens.length).toBe(inteira.itens.length);
        expect(partes.ficam.itensExtras.length + partes.saem.itensExtras.length).toBe(
          inteira.itensExtras.length,
        );
      }),
    );
    fc.assert(
      fc.property(venda, venda, (uma, outra) => {
        const junta = derivarVenda(comTudoDe(uma, outra));
        expect(junta.totalAPagar).toBe(uma.totalAPagar + outra.totalAPagar);
        expect(comTudoDe(junta, outra)).toBe(junta);
      }),
    );
  });

  it('of three, in any order and however they are paired, the discounts add up as their totals do', () => {
    fc.assert(
      fc.property(
        fc.tuple(venda, venda, venda),
        fc.constantFrom([0, 1, 2], [2, 0, 1], [1, 2, 0]),
        (tres, ordem) => {
          const [a, b, c] = ordem.map((i) => tres[i]!) as [Venda, Venda, Venda];
          const soma = a.totalAPagar + b.totalAPagar + c.totalAPagar;
          const juntar = (uma: Venda, outra: Venda) => derivarVenda(comTudoDe(uma, outra));
          expect(juntar(juntar(a, b), c).totalAPagar).toBe(soma);
          expect(juntar(a, juntar(b, c)).totalAPagar).toBe(soma);
        },
      ),
    );
  });

  it('where lots left, no row that waits stands for more than is due; what was proven or paid stays', () => {
    const em = '2026-11-23T12:00:00.000Z';
    const linhas = fc.array(
      fc
        .record({
          valor: fc.integer({ min: 1, max: 900_000 }),
          situacao: fc.constantFrom('CADASTRADO', 'CADASTRADO', 'AG_COMPENSACAO', 'PAGO', 'DIVERGENTE'),
        })
        .map((campos) => linhaDe(campos as never)),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(venda, linhas, (inteira, pagamentos) => {
        const antes = vendaDe({ ...inteira, pagamentos });
        const depois = semLinhasDemais(antes, em);
        const t = totaisDaVenda(depois);
        expect(t.aguardandoPagamento).toBeLessThanOrEqual(
          Math.max(0, t.total - t.aprovado - t.aguardandoValidacao),
        );
        for (const [i, linha] of depois.pagamentos.entries()) {
          const era = antes.pagamentos[i]!;
          expect(linha).toEqual(
            linha.canceladoEm === null ? era : { ...era, situacao: 'CADASTRADO', canceladoEm: em },
          );
        }
        expect(semLinhasDemais(depois, em)).toBe(depois);
        // Nothing more than has to goes.
        const cabia = totaisDaVenda(antes);
        if (cabia.aprovado + cabia.aguardandoValidacao + cabia.aguardandoPagamento <= cabia.total)
          expect(depois).toBe(antes);
      }),
    );
  });

  it('a lot takes its own delivery and storage along, and no other’s', () => {
    const [um, outro] = [itemDe(), itemDe()];
    const extra = (uid: string) => ({ uid, nome: 'x', valor: 10, data: '2026-11-21T12:00:00.000Z' });
    const itensExtras = [...doItem(um.uid), ...doItem(outro.uid)].map(extra);
    const { saem } = dividir(vendaDe({ itens: [um, outro], itensExtras }), new Set([um.uid]), doItem);
    expect(saem.itensExtras.map(({ uid }) => uid)).toEqual(doItem(um.uid));
  });

  it('by itself concerns only what nobody has done anything about', () => {
    const agora = Date.parse('2026-11-22T12:00:00.000Z');
    expect(agrupaSozinha(vendaDe(), agora)).toBe(true);
    const cancelada = linhaDe({ situacao: 'CADASTRADO', canceladoEm: '2026-11-21T13:00:00.000Z' });
    expect(agrupaSozinha(vendaDe({ pagamentos: [cancelada] }), agora)).toBe(true);
    for (const outra of [
      vendaDe({ pagamentos: [linhaDe({ situacao: 'CADASTRADO' })] }),
      vendaDe({ condicional: true }),
      vendaDe({ separadaDe: itemDe().uid }),
      vendaDe({ separadas: [itemDe().uid] }),
      vendaDe({ desistenciaPedida: { motivo: 'x', em: '2026-11-21T13:00:00.000Z' } }),
      vendaDe({ dataPagamento: '2026-11-22T11:00:00.000Z' }),
    ])
      expect(agrupaSozinha(outra, agora)).toBe(false);
  });
});
