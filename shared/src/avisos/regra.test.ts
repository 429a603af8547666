import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CANAIS, type Canal, INTERROMPEM } from './canais.ts';
import { CODIGOS_EVENTO, type CodigoEvento, eventoDe } from './eventos.ts';
import { type Circunstancias, decidirCanais, ligado } from './regra.ts';
import { fimDoSilencio } from './silencio.ts';

const canais = fc.dictionary(fc.constantFrom(...CANAIS), fc.boolean());
const casoDe = (codigos: readonly CodigoEvento[]) =>
  fc
    .record({
      codigo: fc.constantFrom(...codigos),
      minhas: canais,
      daMarca: canais,
      consente: fc.boolean(),
      alcance: fc.record({
        email: fc.boolean(),
        emailConfirmado: fc.boolean(),
        telefone: fc.boolean(),
        telefoneConfirmado: fc.boolean(),
        inscricoes: fc.nat({ max: 3 }),
      }),
      silencio: fc.record({ inicio: fc.nat({ max: 23 }), fim: fc.nat({ max: 23 }) }),
      jaViu: fc.boolean(),
      agora: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) }),
      vale: fc.integer({ min: -1_000, max: 4 * 86_400_000 }),
    })
    .map(
      ({ codigo, minhas, daMarca, vale, ...resto }): Circunstancias => ({
        ...resto,
        codigo,
        evento: eventoDe(codigo),
        escolhas: { [codigo]: minhas },
        daMarca: { [codigo]: daMarca },
        valeAte: resto.agora + vale,
      }),
    );
const caso = casoDe(CODIGOS_EVENTO);
const sai = (decisoes: ReturnType<typeof decidirCanais>, canal: Canal) =>
  decisoes.has(canal) && decisoes.get(canal)!.quando !== 'nunca';

describe('the channels that an event goes by', () => {
  it('are those it may take, each decided, and each refusal says why', () => {
    fc.assert(
      fc.property(caso, (um) => {
        const decisoes = decidirCanais(um);
        expect([...decisoes.keys()]).toEqual([...um.evento.canais]);
        for (const decisao of decisoes.values())
          expect(decisao.quando === 'nunca' ? decisao.motivo : 'sai').toBeTruthy();
      }),
    );
  });

  it('that nobody may switch off go out whatever was chosen, while there is an address and the time is not over', () => {
    fc.assert(
      fc.property(caso, (um) => {
        fc.pre(um.valeAte > um.agora && !um.evento.marketing && um.alcance.email);
        fc.pre(um.evento.sempre.includes('email'));
        expect(decidirCanais(um).get('email')).toEqual({ quando: 'agora' });
      }),
    );
  });

  it('never reach who has not agreed to be told of offers', () => {
    const deOferta = CODIGOS_EVENTO.filter((codigo) => eventoDe(codigo).marketing);
    fc.assert(
      fc.property(casoDe(deOferta), (um) => {
        const decisoes = decidirCanais({ ...um, consente: false });
        for (const canal of CANAIS) expect(sai(decisoes, canal)).toBe(false);
      }),
    );
  });

  it('never light up a phone in the quiet hours, unless it is urgent, and then wait for their end', () => {
    fc.assert(
      fc.property(caso, (um) => {
        const fim = fimDoSilencio(um.agora, um.silencio);
        fc.pre(fim !== null && !um.evento.urgente);
        for (const canal of INTERROMPEM) {
          const decisao = decidirCanais(um).get(canal);
          expect(decisao?.quando).not.toBe('agora');
          if (decisao?.quando === 'depois') {
            expect(decisao.em).toBe(fim);
            expect(decisao.em).toBeLessThan(um.valeAte);
          }
        }
      }),
    );
  });

  it('are none that the brand or the person has off', () => {
    fc.assert(
      fc.property(caso, (um) => {
        for (const canal of um.evento.canais) {
          if (um.evento.sempre.includes(canal)) continue;
          const fora = um.daMarca[um.codigo]?.[canal] === false || um.escolhas[um.codigo]?.[canal] === false;
          if (fora) expect(sai(decidirCanais(um), canal)).toBe(false);
          expect(sai(decidirCanais(um), canal) && !ligado(um, canal)).toBe(false);
        }
      }),
    );
  });

  it('are none for what is over', () => {
    fc.assert(
      fc.property(caso, (um) => {
        fc.pre(um.valeAte <= um.agora);
        for (const canal of CANAIS) expect(sai(decidirCanais(um), canal)).toBe(false);
      }),
    );
  });

  it('need a phone that was confirmed, but for the code that confirms it', () => {
    fc.assert(
      fc.property(caso, (um) => {
        fc.pre(!um.alcance.telefoneConfirmado && um.evento.confirma !== 'telefone');
        for (const canal of ['sms', 'whatsapp'] as const) expect(sai(decidirCanais(um), canal)).toBe(false);
      }),
    );
  });

  it('by letter need an address that was confirmed where nobody needs the letter', () => {
    fc.assert(
      fc.property(caso, (um) => {
        fc.pre(!um.alcance.emailConfirmado && um.evento.soConfirmado);
        expect(sai(decidirCanais(um), 'email')).toBe(false);
      }),
    );
  });

  it('let no reminder of a favourite take the place of being outbid on it', () => {
    const lelUid = '01a20dc5-e610-7e2f-9e9d-18a8c7909571';
    const [favorito, superado] = (['favorito-encerrando', 'superado'] as const).map((evento) =>
      eventoDe(evento).topico?.({ lelUid }),
    );
    expect(favorito).toContain(lelUid);
    expect(favorito).not.toBe(superado);
  });

  it('tell nobody of being outbid on a lot that they have before their eyes', () => {
    const base = fc.sample(caso, 1)[0]!;
    const um: Circunstancias = {
      ...base,
      ...{ codigo: 'superado', evento: eventoDe('superado'), jaViu: true, valeAte: base.agora + 1 },
    };
    expect([...decidirCanais(um).values()].every(({ quando }) => quando === 'nunca')).toBe(true);
  });
});
