import { describe, expect, it } from 'vitest';
import {
  ateA,
  designacao,
  entrada,
  foto,
  janela,
  ler,
  mandar,
  motorista,
  mover,
  PERTO,
  usarRemocoes,
} from './remocoes.ts';

/* The table of removals, arrow by arrow and role by role (fleet, section 4). */

usarRemocoes();

/** What each code is sent with, by who may. */
const COM: Record<string, (uid: string) => Promise<object> | object> = {
  S02: () => ({}),
  S03: () => ({ motivo: 'Não é nosso' }),
  S04: () => designacao(),
  S05: () => ({ motivo: 'Sem caminhão' }),
  S06: () => ({ motoristaId: motorista.id, ...janela() }),
  S07: () => ({ motivo: 'Choveu', ...janela() }),
  S08: () => ({}),
  S09: () => ({ posicao: PERTO }),
  S10: async (uid) => ({ motivo: 'Portão fechado', fotos: [await foto('rem', uid)] }),
  S11: async (uid) => ({ assinatura: await foto('rem', uid), recebidoDe: 'Téo Prado' }),
  S14: () => ({}),
  S15: () => ({ motivo: 'Sem vaga' }),
  S16: () => ({ motivo: 'Desistiram' }),
  S17: (uid) => entrada(uid),
};
/** The table of fleet §4, written from its text alone. */
const TABELA: Record<string, { de: Record<string, string>; quem: string[] }> = {
  S02: { de: { SOLICITADA: 'AUTORIZADA' }, quem: ['rem', 'adm'] },
  S03: { de: { SOLICITADA: 'RECUSADA' }, quem: ['rem', 'adm'] },
  S04: { de: { AUTORIZADA: 'DESIGNADA' }, quem: ['rem', 'adm'] },
  S05: { de: { DESIGNADA: 'AUTORIZADA' }, quem: ['despacho'] },
  S06: { de: { DESIGNADA: 'CONFIRMADA' }, quem: ['despacho'] },
  S07: { de: { CONFIRMADA: 'CONFIRMADA' }, quem: ['despacho', 'rem', 'adm'] },
  S08: { de: { CONFIRMADA: 'EM_ROTA' }, quem: ['guia'] },
  S09: { de: { EM_ROTA: 'EM_COLETA' }, quem: ['guia'] },
  S10: { de: { EM_ROTA: 'FRUSTRADA', EM_COLETA: 'FRUSTRADA' }, quem: ['guia'] },
  S11: { de: { EM_COLETA: 'COLETADA' }, quem: ['guia'] },
  S14: { de: { COLETADA: 'NO_PORTAO' }, quem: ['guia', 'patio', 'adm'] },
  S15: { de: { NO_PORTAO: 'COLETADA' }, quem: ['patio', 'adm'] },
  S16: {
    de: Object.fromEntries(
      ['SOLICITADA', 'AUTORIZADA', 'DESIGNADA', 'CONFIRMADA', 'EM_ROTA', 'EM_COLETA'].map((uma) => [
        uma,
        'CANCELADA',
      ]),
    ),
    quem: ['rem', 'adm'],
  },
  S17: { de: { NO_PORTAO: 'CONCLUIDA' }, quem: ['patio', 'adm'] },
};
const TODOS = ['adm', 'rem', 'lei', 'patio', 'despacho', 'guia'];

describe('each arrow of the table', () => {
  it.each(Object.keys(TABELA))(
    '%s works from where it may and for its roles alone; others change nothing (F4)',
    async (codigo) => {
      const { de, quem } = TABELA[codigo]!;
      for (const [situacao, para] of Object.entries(de)) {
        const antes = await ateA(situacao);
        const dados = await COM[codigo]!(antes.uid);
        for (const outro of TODOS.filter((um) => !quem.includes(um))) {
          const { status, corpo } = await mandar(outro, antes.uid, codigo, dados);
          // Who does not drive it yet does not know that it is there.
          expect([403, 404], `${outro} ${codigo} ${situacao}`).toContain(status);
          expect(corpo.evento).toBeUndefined();
        }
        const igual = await ler(antes.uid);
        expect([igual.revisao, igual.situacao]).toEqual([antes.revisao, antes.situacao]);
        const ultimo = quem.at(-1)!;
        const depois = await mover(ultimo, antes.uid, codigo, dados);
        expect(depois.situacao, `${codigo} de ${situacao}`).toBe(para);
      }
    },
  );

  it('is refused from anywhere else, or waits for its turn, and changes nothing', async () => {
    const paradas = await Promise.all(
      ['SOLICITADA', 'DESIGNADA', 'COLETADA', 'CONCLUIDA'].map((uma) => ateA(uma)),
    );
    for (const antes of paradas) {
      for (const [codigo, { de, quem }] of Object.entries(TABELA)) {
        if (antes.situacao in de || (codigo === 'S07' && antes.situacao === 'COLETADA')) continue;
        const { status, corpo } = await mandar(quem[0]!, antes.uid, codigo, await COM[codigo]!(antes.uid));
        if (status === 404) continue;
        expect([status, corpo.evento.estado], `${codigo} em ${antes.situacao}`).toEqual([
          200,
          expect.stringMatching(/EST0[13]/),
        ]);
        if (corpo.evento.estado === 'EST03')
          expect(['TRANSICAO_INVALIDA', 'REMOCAO_COLETADA']).toContain(corpo.evento.recusa.codigo);
      }
      const depois = await ler(antes.uid);
      expect([depois.revisao, depois.situacao]).toEqual([antes.revisao, antes.situacao]);
    }
    const coletada = paradas[2]!;
    const { corpo } = await mandar('rem', coletada.uid, 'S16', { motivo: 'Tarde demais' });
    expect(corpo.evento.recusa.codigo).toBe('REMOCAO_COLETADA');
  });
});
