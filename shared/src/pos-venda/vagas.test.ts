import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diaEmSaoPaulo } from '../datas.ts';
import { feriadosNacionais, somarDias } from '../feriados.ts';
import { AGENDA_PADRAO, type AgendaDoPatio, agendaDoPatio, FINALIDADES, lugaresPara } from './agenda.ts';
import { diaFechado, livresNa, type Vaga, vagaEm, vagasDoDia, vagasEntre } from './vagas.ts';

const SEGUNDA = '2026-11-23';
const manha = Date.parse(`${SEGUNDA}T08:00:00-03:00`);
const hora = (minutos: number) =>
  `${String(Math.floor(minutos / 60)).padStart(2, '0')}:${String(minutos % 60).padStart(2, '0')}`;

/** Any yard that may be written. */
const agendas: fc.Arbitrary<AgendaDoPatio> = fc
  .record({
    janelas: fc.array(
      fc
        .record({
          dias: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
          abre: fc.integer({ min: 0, max: 1_300 }),
          dura: fc.integer({ min: 1, max: 130 }),
        })
        .map(({ dias, abre, dura }) => ({ dias, abre: hora(abre), fecha: hora(abre + dura) })),
      { maxLength: 4 },
    ),
    minutos: fc.integer({ min: 5, max: 480 }),
    lugares: fc.integer({ min: 1, max: 5 }),
    recessos: fc.array(
      fc
        .record({ de: fc.integer({ min: 0, max: 60 }), dias: fc.integer({ min: 0, max: 9 }) })
        .map(({ de, dias }) => ({
          de: somarDias(SEGUNDA, de),
          ate: somarDias(SEGUNDA, de + dias),
          motivo: 'Obra',
        })),
      { maxLength: 3 },
    ),
    antecedenciaHoras: fc.integer({ min: 0, max: 100 }),
    horizonteDias: fc.integer({ min: 1, max: 90 }),
  })
  .map((escrita) => agendaDoPatio.safeParse({ ...escrita, diasGratis: 0, valorDia: 0 }))
  .filter(({ success }) => success)
  .map(({ data }) => data!);
const periodos = fc.record({
  de: fc.integer({ min: -10, max: 40 }).map((dias) => somarDias(SEGUNDA, dias)),
  ate: fc.integer({ min: 0, max: 60 }).map((dias) => somarDias(SEGUNDA, dias)),
  agora: fc.integer({ min: manha - 86_400_000, max: manha + 30 * 86_400_000 }),
});

describe('the slots of a yard (P17)', () => {
  it('lie in its hours, on its days, after its notice, each as long as it says and none over another', () => {
    fc.assert(
      fc.property(agendas, periodos, (agenda, periodo) => {
        const vagas = vagasEntre(agenda, periodo);
        for (const [i, { inicio, fim }] of vagas.entries()) {
          const dia = diaEmSaoPaulo(inicio);
          expect(dia >= periodo.de && dia <= periodo.ate).toBe(true);
          expect(agenda.recessos.some(({ de, ate }) => de <= dia && dia <= ate)).toBe(false);
          expect(feriadosNacionais(Number(dia.slice(0, 4))).has(dia)).toBe(false);
          expect(Date.parse(fim) - Date.parse(inicio)).toBe(agenda.minutos * 60_000);
          const antes = Date.parse(inicio) - periodo.agora;
          expect(antes).toBeGreaterThan(0);
          expect(antes).toBeGreaterThanOrEqual(agenda.antecedenciaHoras * 3_600_000);
          if (i > 0) expect(inicio >= vagas[i - 1]!.fim).toBe(true);
          // What is offered may be booked, and nothing else that begins at another minute.
          expect(vagaEm(agenda, inicio, periodo.agora)).toEqual({ inicio, fim });
          const torta = new Date(Date.parse(inicio) + 60_000).toISOString();
          expect(vagaEm(agenda, torta, periodo.agora)).toHaveProperty('codigo');
        }
      }),
    );
  });

  it('never take more than there are places, whoever comes in which order', () => {
    fc.assert(
      fc.property(agendas, fc.array(fc.nat()), (agenda, pedidos) => {
        const vagas = vagasEntre(agenda, { de: SEGUNDA, ate: somarDias(SEGUNDA, 30), agora: manha });
        fc.pre(vagas.length > 0);
        const ocupadas: Vaga[] = [];
        for (const pedido of pedidos) {
          const vaga = vagas[pedido % Math.min(3, vagas.length)]!;
          if (livresNa(vaga, agenda, ocupadas) > 0) ocupadas.push(vaga);
        }
        for (const vaga of vagas)
          expect(ocupadas.filter(({ inicio }) => inicio === vaga.inicio).length).toBeLessThanOrEqual(
            agenda.lugares,
          );
      }),
    );
  });

  it('each purpose has its own places; a yard that says nothing of two has as many of each as it hands over', () => {
    expect(FINALIDADES.map((um) => lugaresPara({ lugares: 3 }, um))).toEqual([3, 3, 3]);
    const ditos = { lugares: 3, lugaresEntrada: 0, lugaresServicos: 5 };
    expect(FINALIDADES.map((um) => lugaresPara(ditos, um))).toEqual([3, 0, 5]);
    expect(agendaDoPatio.safeParse({ ...AGENDA_PADRAO, lugaresEntrada: -1 }).success).toBe(false);
  });

  it('by the usual hours: fourteen of half an hour, closed at noon, at weekends and on holidays', () => {
    const vagas = vagasDoDia(AGENDA_PADRAO, SEGUNDA);
    expect(vagas).toHaveLength(14);
    expect(vagas[0]).toEqual({ inicio: '2026-11-23T12:00:00.000Z', fim: '2026-11-23T12:30:00.000Z' });
    expect(vagas.some(({ inicio }) => inicio === '2026-11-23T15:00:00.000Z')).toBe(false);
    expect(diaFechado(AGENDA_PADRAO, '2026-11-22')?.porque).toBe('SEM_EXPEDIENTE');
    expect(diaFechado(AGENDA_PADRAO, '2026-12-25')?.porque).toBe('FERIADO');
  });

  it.each([
    ['passed', '2026-11-20T12:00:00.000Z', 'HORARIO_INDISPONIVEL', 'ele já passou'],
    ['within the notice', '2026-11-23T12:00:00.000Z', 'HORARIO_INDISPONIVEL', /4 h de antecedência/],
    ['no slot of it', '2026-11-24T12:10:00.000Z', 'HORARIO_INDISPONIVEL', /não tem este horário/],
    ['too far away', '2027-11-23T12:00:00.000Z', 'HORARIO_INDISPONIVEL', /agenda até 22\/01\/2027/],
    ['a Sunday', '2026-11-29T12:00:00.000Z', 'HORARIO_INDISPONIVEL', /não atende/],
    ['in a recess', '2026-11-25T12:00:00.000Z', 'PATIO_EM_RECESSO', 'Inventário'],
  ])('one that is %s is refused with why', (_, inicio, codigo, porque) => {
    const recessos = [{ de: '2026-11-25', ate: '2026-11-26', motivo: 'Inventário' }];
    const problema = vagaEm({ ...AGENDA_PADRAO, recessos }, inicio, manha);
    expect(problema).toMatchObject({ codigo });
    expect(Object.values((problema as { detalhes: object }).detalhes)[0]).toMatch(porque);
  });

  it('hours that lie over each other cannot be written', () => {
    const janelas = [
      { dias: [1, 2], abre: '08:00', fecha: '12:00' },
      { dias: [2], abre: '11:30', fecha: '17:00' },
    ];
    expect(agendaDoPatio.safeParse({ ...AGENDA_PADRAO, janelas }).success).toBe(false);
  });

  it('someone booked by the old hours takes a place of the new ones that it touches', () => {
    const vaga = { inicio: '2026-11-23T12:00:00.000Z', fim: '2026-11-23T12:30:00.000Z' };
    const antiga = { inicio: '2026-11-23T12:20:00.000Z', fim: '2026-11-23T12:40:00.000Z' };
    expect(livresNa(vaga, { lugares: 2 }, [antiga, vaga])).toBe(0);
  });
});
