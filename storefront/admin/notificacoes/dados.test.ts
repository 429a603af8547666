import type { EventoDescrito } from '@martelo/shared/avisos/esquemas';
import { CODIGOS_EVENTO, eventoDe } from '@martelo/shared/avisos/eventos';
import { ligado } from '@martelo/shared/avisos/regra';
import { SILENCIO_PADRAO } from '@martelo/shared/avisos/silencio';
import { describe, expect, it } from 'vitest';
import { camposDoPlano, chaveDe, escritaDe, estadosDe, type Guardada, planoDe } from './dados.ts';

/** As the engine tells of them. */
const EVENTOS = CODIGOS_EVENTO.map((evento): EventoDescrito => {
  const { canais, ligados, sempre, grupo, para, marketing, urgente, ttlMs } = eventoDe(evento);
  return {
    ...{ evento, rotulo: evento, grupo, para, marketing, urgente, horas: ttlMs / 3_600_000 },
    canais: canais.map((canal) => ({
      ...{ canal, rotulo: canal, ligado: ligados.includes(canal), sempre: sempre.includes(canal) },
    })),
  };
});
const guardada = (canais: object): Guardada =>
  ({ uid: 'u', revisao: 3, silencio: { inicio: 23, fim: 7 }, canais }) as unknown as Guardada;

describe('the settings of notices as a form', () => {
  it('are the house’s where nothing was published, and then nothing is written of channels', () => {
    const plano = planoDe(null, EVENTOS);
    expect([plano.inicio, plano.fim]).toEqual([22, 8]);
    expect(escritaDe(plano, EVENTOS, null)).toEqual({ silencio: SILENCIO_PADRAO, canais: {} });
    for (const { campo, padrao } of camposDoPlano(EVENTOS)) expect(padrao, campo).toEqual(plano[campo]);
  });

  it('have no field for what nobody may switch off', () => {
    expect(Object.keys(planoDe(null, EVENTOS))).not.toContain(chaveDe('vencedor', 'email'));
    expect(camposDoPlano(EVENTOS).map(({ campo }) => campo)).not.toContain(chaveDe('vencedor', 'email'));
  });

  it('come back as they were written, and say what the room of notices does by them', () => {
    for (const evento of EVENTOS)
      for (const um of evento.canais.filter(({ sempre }) => !sempre))
        for (const estado of estadosDe(evento, um)) {
          const antes = guardada({});
          const plano = { ...planoDe(antes, EVENTOS), [chaveDe(evento.evento, um.canal)]: estado };
          const escrita = escritaDe(plano, EVENTOS, antes);
          const onde = `${evento.evento} ${um.canal} ${estado}`;
          const lido = planoDe({ ...antes, ...escrita } as Guardada, EVENTOS);
          expect(lido[chaveDe(evento.evento, um.canal)], onde).toBe(estado);
          const comum = { codigo: evento.evento, evento: eventoDe(evento.evento), daMarca: escrita.canais };
          expect(ligado({ ...comum, escolhas: {} }, um.canal), onde).toBe(estado === 'ligado');
          const quis = { [evento.evento]: { [um.canal]: true } };
          if (evento.para !== 'interno')
            expect(ligado({ ...comum, escolhas: quis }, um.canal), onde).toBe(estado !== 'desligado');
        }
  });

  it('leave what this page does not know of as it stands', () => {
    const antes = guardada({ 'de-amanha': { sms: true }, superado: { push: false } });
    const plano = { ...planoDe(antes, EVENTOS), [chaveDe('superado', 'push')]: 'ligado' };
    expect(escritaDe(plano, EVENTOS, antes)).toEqual({
      silencio: { inicio: 23, fim: 7 },
      canais: { 'de-amanha': { sms: true } },
    });
  });
});
