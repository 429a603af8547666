import { beforeEach, describe, expect, it } from 'vitest';
import { Consoles } from './consoles.ts';

const LEI = '01900000-0000-7000-8000-00000000a001';
let agora: number;
let aqui: Consoles;
let la: Consoles;
beforeEach(() => {
  agora = 1_000;
  aqui = new Consoles(() => agora);
  la = new Consoles(() => agora);
});

const entrar = (
  soquete: string,
  { onde = aqui, uid = null as string | null, conta = soquete, soAcompanha = null as boolean | null } = {},
) => {
  agora += 1;
  return onde.entrar(LEI, soquete, { conta, nome: conta, consoleUid: uid, soAcompanha });
};
const modos = (onde = aqui) =>
  onde.todos(LEI).map(({ nome, ageDesde, porQue }) => [nome, ageDesde !== null, porQue]);

describe('who acts at an auction (L4)', () => {
  it('are two at a time: a third follows and is told why, and takes over when one leaves or gives way', () => {
    for (const quem of ['a', 'b', 'c', 'd']) entrar(quem);
    expect(modos()).toEqual([
      ['a', true, null],
      ['b', true, null],
      ['c', false, 'dois-agem'],
      ['d', false, 'dois-agem'],
    ]);
    expect(() => aqui.agir(LEI, 'c', 'vender')).toThrow(expect.objectContaining({ codigo: 'SO_ACOMPANHA' }));
    expect(() => aqui.mudarModo(LEI, 'c', false)).toThrow(
      expect.objectContaining({ codigo: 'DOIS_CONSOLES_AGEM', detalhes: { nomes: 'a e b' } }),
    );
    aqui.mudarModo(LEI, 'a', true);
    aqui.mudarModo(LEI, 'c', false);
    expect(() => aqui.mudarModo(LEI, 'd', false)).toThrow();
    aqui.sair('b');
    aqui.mudarModo(LEI, 'd', false);
    expect(modos()).toEqual([
      ['a', false, 'escolha'],
      ['c', true, null],
      ['d', true, null],
    ]);
  });

  it('show what they last did, and not what was refused', () => {
    entrar('a');
    entrar('b');
    aqui.agir(LEI, 'a', 'abrir-lote');
    aqui.agir(LEI, 'a', 'vender')();
    expect(aqui.vistos(LEI, 'b')).toMatchObject([
      { nome: 'a', eu: false, ultimoAto: { acao: 'abrir-lote' } },
      { nome: 'b', eu: true, ultimoAto: null },
    ]);
  });

  it('come back to their own place, though the old socket is not known to be gone; nobody to another’s', () => {
    const { uid, desde } = entrar('a');
    entrar('b');
    expect(entrar('a2', { conta: 'a', uid })).toMatchObject({ uid, desde, porQue: null });
    expect(aqui.de(LEI, 'a')).toBeNull();
    const ladrao = entrar('c', { uid });
    expect(ladrao.uid).not.toBe(uid);
    expect(modos()).toEqual([
      ['a', true, null],
      ['b', true, null],
      ['c', false, 'dois-agem'],
    ]);
    // The old socket's end ends nothing else.
    aqui.sair('a');
    expect(modos()).toHaveLength(3);
  });

  it('of several processes are two in all, also where three began at the same moment', () => {
    const trocar = () => {
      la.ouvir('aqui', structuredClone(aqui.daqui()));
      aqui.ouvir('la', structuredClone(la.daqui()));
      la.ouvir('aqui', structuredClone(aqui.daqui()));
    };
    entrar('a');
    entrar('b', { onde: la });
    entrar('c');
    entrar('d', { onde: la });
    trocar();
    expect(modos()).toEqual([
      ['a', true, null],
      ['b', true, null],
      ['c', false, 'dois-agem'],
      ['d', false, 'dois-agem'],
    ]);
    expect(modos(la)).toEqual(modos());
    expect(() => aqui.mudarModo(LEI, 'c', false)).toThrow();
    la.mudarModo(LEI, 'b', true);
    expect(aqui.ouvir('la', structuredClone(la.daqui()))).toEqual([LEI]);
    aqui.mudarModo(LEI, 'c', false);
    // The other process died: after a while there is nobody there.
    agora += 60_000;
    expect(aqui.varrer()).toEqual([LEI]);
    expect(modos().map(([nome]) => nome)).toEqual(['a', 'c']);
  });

  it('move from one process to another with what they are', () => {
    const { uid } = entrar('a');
    la.ouvir('aqui', structuredClone(aqui.daqui()));
    expect(entrar('a2', { onde: la, conta: 'a', uid }).uid).toBe(uid);
    aqui.ouvir('la', structuredClone(la.daqui()));
    expect(aqui.daqui().flatMap(([, todos]) => todos)).toEqual([]);
    expect(modos()).toEqual([['a', true, null]]);
  });
});
