import { expect, it } from 'vitest';
import { alarmes, grupoDo, totais } from './acompanhar-totais.ts';
import { SITUACOES_LOTE } from './lote-situacao.ts';

const AGORA = Date.parse('2026-11-29T12:00:00Z');
const lote = (mais: object = {}) => ({
  ...{ situacao: 'LIBERADO_LEILAO' as const, valorAtual: null, reserva: null, reservaAtingida: null },
  ...{ valorMercado: null, dataFim: null, condicional: null },
  ...mais,
});
const em = (minutos: number) => new Date(AGORA + minutos * 60_000).toISOString();

it('adds up each group, and a value only beside what it is held against', () => {
  const { vendidos, condicionais, naoVendidos, abertos } = totais([
    lote({ situacao: 'AG_PAGAMENTO', valorAtual: 500, reserva: 400, valorMercado: 900 }),
    lote({ situacao: 'PAGO', valorAtual: 300, reserva: null, valorMercado: 600 }),
    lote({ situacao: 'CONDICIONAL', valorAtual: 200, reserva: 400 }),
    lote({ situacao: 'NAO_ARREMATADO', reserva: 100 }),
    lote({ valorAtual: 50 }),
    lote({ situacao: 'LOTE_CANCELADO', valorAtual: 10 }),
    lote({ situacao: 'CADASTRADO' }),
  ]);
  expect(vendidos).toEqual({
    ...{ lotes: 2, valor: 800 },
    ...{ reserva: { lances: 500, contra: 400 }, mercado: { lances: 800, contra: 1_500 } },
  });
  expect(condicionais).toMatchObject({ lotes: 1, valor: 200, reserva: { lances: 200, contra: 400 } });
  expect(naoVendidos).toMatchObject({ lotes: 1, valor: 0, reserva: { lances: 0, contra: 0 } });
  expect(abertos).toMatchObject({ lotes: 1, valor: 50 });
});

it('knows the group of every situation', () => {
  const grupos = Object.groupBy(SITUACOES_LOTE, (situacao) => grupoDo({ situacao }) ?? 'fora');
  expect(Object.keys(grupos).sort()).toEqual(['abertos', 'condicionais', 'fora', 'naoVendidos', 'vendidos']);
});

it('warns of what ends within five minutes, and of whose answer is awaited', () => {
  const semLance = lote({ dataFim: em(4) });
  const abaixo = lote({ dataFim: em(5), valorAtual: 10, reservaAtingida: false });
  const espera = lote({ situacao: 'CONDICIONAL', valorAtual: 10, condicional: { etapa: 'replica' } });
  const calmos = [
    lote({ dataFim: em(6) }),
    lote({ dataFim: em(-1) }),
    lote({ dataFim: em(1), valorAtual: 10, reservaAtingida: true }),
    lote({ dataFim: em(1), valorAtual: 10 }),
    lote({ situacao: 'AG_PAGAMENTO', dataFim: em(1) }),
    lote({ situacao: 'CONDICIONAL', condicional: { etapa: 'cliente' } }),
  ];
  expect(alarmes([semLance, abaixo, espera, ...calmos] as never[], AGORA)).toEqual([
    { tipo: 'semLance', lotes: [semLance] },
    { tipo: 'abaixoDaReserva', lotes: [abaixo] },
    { tipo: 'esperaComitente', lotes: [espera] },
  ]);
  expect(alarmes(calmos as never[], AGORA)).toEqual([]);
});
