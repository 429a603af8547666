import type { VendaEscrita } from '@martelo/shared/pos-venda/derivar';
import { totaisDaVenda } from '@martelo/shared/pos-venda/totais';
import { itemDe, linhaDe, vendaDe } from '@martelo/shared/pos-venda/venda-de-teste';
import { describe, expect, it } from 'vitest';
import { escolhida } from '../mesa/escolhida.ts';
import { espera } from './espera.ts';
import {
  faltariaDepois,
  filaDeDevolucao,
  filaDeSobras,
  filaDeValidacao,
  type VendaDaEquipe,
} from './fila.ts';

const daEquipe = (mudancas: Partial<VendaEscrita>): VendaDaEquipe => {
  const venda = vendaDe(mudancas);
  return { ...venda, revisao: 3, totais: totaisDaVenda(venda) };
};
const comprovante = (enviadoEm: string) => ({
  uid: '01900000-0000-7000-8000-000000000001',
  ...{ nome: 'pix.jpg', enviadoEm, enviadoPor: 'cliente' },
});
const esperando = (valor: number, enviadoEm: string) =>
  linhaDe({ valor, situacao: 'AG_COMPENSACAO', comprovantes: [comprovante(enviadoEm)] });

describe('the queue of proofs', () => {
  const cedo = esperando(400_000, '2026-11-22T12:00:00.000Z');
  const tarde = esperando(700_000, '2026-11-23T12:00:00.000Z');
  const vendas = [
    daEquipe({ pagamentos: [linhaDe({ valor: 100_000 }), tarde, linhaDe({ situacao: 'CADASTRADO' })] }),
    daEquipe({ pagamentos: [cedo, esperando(1, '2026-11-24T12:00:00.000Z')], itens: [itemDe(), itemDe()] }),
  ];

  it('holds what waits of all sales, by when its proof came, and nothing else', () => {
    const fila = filaDeValidacao(vendas, new Map([[vendas[0]!.cliUid, 'Ana']]));
    expect(fila.map(({ valor }) => valor)).toEqual([400_000, 700_000, 1]);
    expect(fila.map(({ comprador }) => comprador)).toEqual([null, 'Ana', null]);
    expect(fila[0]!.venda).toMatchObject({ nome: 'Gol +1', revisao: 3 });
    expect(fila[1]!.venda).toMatchObject({ total: 1_000_000, aprovado: 100_000, restante: 900_000 });
  });

  it('says what a sale would lack, or have too much, once a row is approved', () => {
    const [primeira] = filaDeValidacao([daEquipe({ pagamentos: [tarde] })], new Map());
    expect(faltariaDepois(primeira!)).toBe(300_000);
    const [demais] = filaDeValidacao(
      [daEquipe({ pagamentos: [linhaDe({ valor: 600_000 }), tarde] })],
      new Map(),
    );
    expect(faltariaDepois(demais!)).toBe(-300_000);
  });

  it('names paid sales that hold too much, and how much of it is somebody else’s', () => {
    const demais = daEquipe({
      pagamentos: [
        linhaDe({ valor: 1_010_000 }),
        linhaDe({
          ...{ valor: 500_000, situacao: 'DIVERGENTE', terceiro: true },
          recebimento: '01900000-0000-7000-8000-0000000000aa',
        }),
      ],
    });
    expect(filaDeSobras([demais, daEquipe({ pagamentos: [linhaDe()] })], new Map())).toMatchObject([
      { venda: { id: 7, revisao: 3, nome: 'Gol' }, comprador: null, valor: 510_000, deTerceiros: 500_000 },
    ]);
  });

  it('of refunds holds those that are to be made, as what leaves the house', () => {
    const paga = linhaDe({ pagoEm: '2026-11-22T12:00:00.000Z' });
    const estorno = (situacao: 'CADASTRADO' | 'PAGO') =>
      linhaDe({ valor: -500_000, estornoDe: paga.uid, situacao });
    const encerramento = {
      como: 'Cancelada',
      motivo: 'Restrição',
      em: paga.data,
      por: 'a',
      juntadaEm: null,
      multa: null,
    } as const;
    const venda = daEquipe({ encerramento, pagamentos: [paga, estorno('CADASTRADO'), estorno('PAGO')] });
    expect(filaDeDevolucao([venda], new Map())).toMatchObject([
      {
        valor: 500_000,
        pagoEm: paga.pagoEm,
        venda: { encerrada: { como: 'Cancelada', motivo: 'Restrição' } },
      },
    ]);
    expect(filaDeValidacao([venda], new Map())).toEqual([]);
  });
});

it('what was decided gives its place to what came behind it', () => {
  const fila = [{ uid: 'a' }, { uid: 'b' }, { uid: 'c' }];
  expect(escolhida(fila, 'b', 0)).toBe(1);
  expect(escolhida(fila, 'x', 1)).toBe(1);
  expect(escolhida(fila, 'x', 3)).toBe(2);
  expect(escolhida(fila, null, 0)).toBe(0);
  expect(escolhida([], 'x', 5)).toBe(0);
});

it('a wait is said in its largest unit', () => {
  const agora = Date.parse('2026-11-23T12:00:00Z');
  expect(
    ['2026-11-23T11:59:50Z', '2026-11-23T11:01:00Z', '2026-11-23T09:00:00Z', '2026-11-21T11:00:00Z'].map(
      (desde) => espera(desde, agora),
    ),
  ).toEqual(['espera há 1 min', 'espera há 59 min', 'espera há 3 h', 'espera há 2 dias']);
});
