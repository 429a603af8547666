import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diaEmSaoPaulo } from '../datas.ts';
import { diasEntre, somarDias } from '../feriados.ts';
import { AVISOS_DE_DESISTENCIA, type Pagamento, type Venda } from '../venda.ts';
import { derivarVenda } from './derivar.ts';
import { avisosDepois, passoDoPrazo } from './desistencia-automatica.ts';
import { linhaDe, vendaDe } from './venda-de-teste.ts';

const HORA_MS = 3_600_000;
const DIA_MS = 24 * HORA_MS;
/** Sold on the 21st at two in the afternoon, to be paid by the end of the 23rd. */
const VENCE = Date.parse('2026-11-24T02:59:59.999Z');
const as = (dia: string, hora = '12:00') => Date.parse(`2026-11-${dia}T${hora}:00.000-03:00`);
const regra = (dias: number) => ({ desistenciaAutomatica: { dias } });

/** What is due, and the sale after it; the last step is not taken. */
function dar(venda: Venda, dias: number | null, agora: number): { passo: string; venda: Venda } {
  const passo = passoDoPrazo(venda, dias === null ? {} : regra(dias), agora);
  if (passo === null) return { passo: '-', venda };
  if (passo.tipo === 'desistir') return { passo: 'desistir', venda };
  const texto = passo.tipo === 'avisar' ? `${passo.vez} até ${passo.cancelaEm}` : passo.tipo;
  return {
    passo: texto,
    venda: derivarVenda({ ...venda, avisosDePrazo: avisosDepois(venda, passo, agora) }),
  };
}
/** All that is due at these instants, one step a look, in turn. */
function seguir(antes: Venda, dias: number | null, instantes: readonly number[]): string[] {
  let venda = antes;
  return instantes.map((agora) => {
    const { passo, venda: depois } = dar(venda, dias, agora);
    venda = depois;
    return passo;
  });
}
const comLinhas = (...pagamentos: Pagamento[]) => vendaDe({ pagamentos });

describe('a deadline (P3)', () => {
  it('is told of the day before it and when it has passed, each once, and nothing more where the brand gives nothing up', () => {
    const horas = [as('21', '15:00'), as('22', '09:59'), as('22', '10:00'), as('23'), VENCE, VENCE + 1];
    expect(seguir(vendaDe(), null, [...horas, as('24'), as('30')])).toEqual([
      ...['-', '-', 'perto', '-', '-', 'vencido', '-', '-'],
    ]);
  });

  it('that is near when it was bought is not told of twice in one evening', () => {
    const tarde = vendaDe({ dataVenda: new Date(as('22', '20:00')).toISOString() });
    expect(seguir(tarde, null, [as('22', '21:00'), as('23', '07:59'), as('23', '08:00')])).toEqual([
      ...['-', '-', 'perto'],
    ]);
  });

  it('that is another is told of again', () => {
    const { venda } = dar(vendaDe(), null, as('23'));
    const adiada = derivarVenda({ ...venda, dataPagamento: '2026-11-27T02:59:59.999Z' });
    expect(seguir(adiada, null, [as('24'), as('25')])).toEqual(['-', 'perto']);
  });

  it.each([
    ['paid', [linhaDe()]],
    ['proven', [linhaDe({ situacao: 'AG_COMPENSACAO' })]],
  ])('of a sale that is %s is nobody’s matter any more', (_, linhas) => {
    expect(seguir(comLinhas(...linhas), 3, [as('23'), as('25'), as('30')])).toEqual(['-', '-', '-']);
  });

  it('of a sale under a condition, or one that came to nothing, is none', () => {
    const fim = {
      ...({ como: 'Cancelada', motivo: 'x', em: '2026-11-22T12:00:00.000Z', por: 'y' } as const),
      ...{ juntadaEm: null, multa: null },
    };
    for (const venda of [vendaDe({ condicional: true }), vendaDe({ encerramento: fim })])
      expect(seguir(venda, 3, [as('23'), as('25'), as('30')])).toEqual(['-', '-', '-']);
  });
});

describe('giving up by itself (P3)', () => {
  it('is said three times on three days, and done on the day that was named', () => {
    const horas = [as('24', '00:10'), as('24', '08:59'), as('24', '09:00'), as('24', '18:00')];
    const depois = [as('25'), as('26'), as('27', '08:59'), as('27', '09:00')];
    expect(seguir(vendaDe(), 3, [...horas, ...depois])).toEqual([
      ...['vencido', '-', '1 até 2026-11-27', '-'],
      ...['2 até 2026-11-27', '3 até 2026-11-27', '-', 'desistir'],
    ]);
    expect(seguir(vendaDe(), 10, [as('24'), as('26'), as('27'), as('30')])).toEqual([
      ...['vencido', '-', '1 até 2026-12-04', '2 até 2026-12-04'],
    ]);
  });

  it('is never sooner because the engine was down, the rule is new, or the clock leapt: three more days are always left', () => {
    const tarde = ['2026-12-20', '2026-12-20', '2026-12-21', '2026-12-22', '2026-12-22', '2026-12-23'];
    const horas = tarde.map((dia) => Date.parse(`${dia}T15:00:00.000-03:00`));
    expect(seguir(vendaDe(), 3, horas)).toEqual([
      ...['vencido', '1 até 2026-12-23', '2 até 2026-12-23', '3 até 2026-12-23', '-', 'desistir'],
    ]);
  });

  it('begins again when nobody saw to it for a week after the day, or the clock was set back', () => {
    const avisada = [as('24', '09:00'), as('24', '09:05'), as('25'), as('26')];
    let venda = vendaDe();
    for (const agora of avisada) venda = dar(venda, 3, agora).venda;
    expect(venda.avisosDePrazo.desistencia).toHaveLength(AVISOS_DE_DESISTENCIA);
    expect(dar(venda, 3, Date.parse('2026-12-05T15:00:00.000-03:00')).passo).toBe('1 até 2026-12-08');
    expect(dar(venda, 3, as('25', '18:00')).passo).toBe('-');
    expect(dar(venda, 3, as('26', '09:00')).passo).toBe('3 até 2026-11-27');
  });

  it.each<[string, Partial<Pagamento>]>([
    ['a proof', { situacao: 'AG_COMPENSACAO', valor: 1 }],
    ['a part', { situacao: 'PAGO', valor: 1 }],
    ['money of somebody else', { situacao: 'DIVERGENTE', valor: 1, recebimento: linhaDe().uid }],
  ])('is people’s to decide once there is %s, and begins anew when that comes to nothing', (_, linha) => {
    let venda = vendaDe();
    for (const agora of [as('24', '09:00'), as('24', '09:05'), as('25'), as('26')])
      venda = dar(venda, 3, agora).venda;
    const comProva = derivarVenda({ ...venda, pagamentos: [linhaDe(linha)] });
    expect(dar(comProva, 3, as('27')).passo).toBe('-');
    expect(comProva.avisosDePrazo.desistencia).toEqual([]);
    const semNada = derivarVenda({
      ...comProva,
      pagamentos: [linhaDe({ ...linha, situacao: 'DIVERGENTE', recebimento: null })],
    });
    expect(dar(semNada, 3, as('27')).passo).toBe('1 até 2026-11-30');
  });

  it('waits for the bank where a boleto or a card may have been paid, two business days and no more', () => {
    let venda = comLinhas(linhaDe({ tipo: 'BOLETO', situacao: 'CADASTRADO' }));
    for (const agora of [as('24', '09:00'), as('24', '09:05'), as('25'), as('26')])
      venda = dar(venda, 3, agora).venda;
    // The 27th is a Friday.
    expect(seguir(venda, 3, [as('27'), as('30'), Date.parse('2026-12-01T12:00:00.000Z')])).toEqual([
      ...['-', '-', 'desistir'],
    ]);
  });

  it('is not for who asked to give it up: staff answer', () => {
    const pedida = vendaDe({ desistenciaPedida: { motivo: 'Mudei', em: '2026-11-22T12:00:00.000Z' } });
    expect(seguir(pedida, 3, [as('24', '09:00'), as('24', '09:05')])).toEqual(['vencido', '-']);
  });

  it('whenever anybody looks, comes after three warnings on days of their own, and on no day before one that was named', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 20 }),
        fc.array(fc.integer({ min: -3 * DIA_MS, max: 60 * DIA_MS }), { minLength: 20, maxLength: 120 }),
        (dias, depois) => {
          let venda = vendaDe();
          const ditos: { dia: string; cancelaEm: string }[] = [];
          for (const agora of depois.toSorted((a, b) => a - b).map((ms) => VENCE + ms)) {
            const passo = passoDoPrazo(venda, regra(dias), agora);
            if (passo?.tipo === 'avisar') {
              if (passo.vez === 1) ditos.length = 0;
              ditos.push({ dia: diaEmSaoPaulo(agora), cancelaEm: passo.cancelaEm });
              expect(ditos).toHaveLength(passo.vez);
            }
            if (passo?.tipo === 'desistir') {
              const hoje = diaEmSaoPaulo(agora);
              expect(new Set(ditos.map(({ dia }) => dia)).size).toBe(AVISOS_DE_DESISTENCIA);
              expect(ditos.every(({ dia, cancelaEm }) => dia < hoje && cancelaEm <= hoje)).toBe(true);
              expect(diasEntre(diaEmSaoPaulo(VENCE), hoje)).toBeGreaterThan(dias);
              return;
            }
            if (passo !== null)
              venda = derivarVenda({ ...venda, avisosDePrazo: avisosDepois(venda, passo, agora) });
          }
        },
      ),
    );
  });

  it('looked at each hour, comes on the day after so many overdue', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 30 }), (dias) => {
        let venda = vendaDe();
        for (let agora = VENCE + 1; ; agora += HORA_MS) {
          const passo = passoDoPrazo(venda, regra(dias), agora);
          if (passo?.tipo === 'desistir') {
            expect(diaEmSaoPaulo(agora)).toBe(somarDias(diaEmSaoPaulo(VENCE), dias + 1));
            return;
          }
          if (passo !== null)
            venda = derivarVenda({ ...venda, avisosDePrazo: avisosDepois(venda, passo, agora) });
        }
      }),
      { numRuns: 20 },
    );
  });
});
