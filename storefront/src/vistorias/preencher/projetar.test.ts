import type { Preenchimento } from '@martelo/shared/vistorias/esquema';
import { describe, expect, it } from 'vitest';
import { FOTO, RESPOSTA } from '../../campo/campo.ts';
import type { Ato } from '../../campo/tipos.ts';
import { dadasAqui, maisNova, projetar } from './projetar.ts';

const item = (uid: string, mais: object = {}) => ({
  ...{ uid, nome: uid.toUpperCase(), tipo: 'sim-nao', obrigatorio: true, opcoes: [], ordem: 0, ...mais },
});
const ASSUNTO = 'vistoria/v';
const resposta = (itemUid: string, em: string, mais: object = {}) => ({
  ...{
    uid: `${itemUid}-${em}`,
    itemUid,
    em,
    valor: true,
    conta: true,
    aparelho: 'este',
    relogioAdiantado: false,
  },
  ...mais,
});
const lida = (respostas: object[] = [], mais: object = {}): Preenchimento =>
  ({
    ...{ situacao: 'Aguardando', respostas, emConflito: [] },
    categorias: [{ uid: 'c', nome: 'Geral', itens: [item('a'), item('b', { tipo: 'foto' }), item('c')] }],
    ...{ progresso: [], pendentes: [], ...mais },
  }) as never;
const ato = (itemUid: string, instante: string, mais: Partial<Ato> = {}): Ato =>
  ({
    ...{
      id: `${itemUid}-${instante}`,
      assunto: `${ASSUNTO}/${itemUid}`,
      instante,
      arquivos: [],
      estado: 'ESPERA',
    },
    ...{ recusa: null, chamada: { caminho: '/x', corpo: { respostas: [{ valor: false }] } }, ...mais },
  }) as never;
const em = (minuto: number) => `2026-11-28T12:0${minuto}:00.000Z`;
const aqui = (de: Preenchimento, atos: Ato[], feitos: object[] = []) =>
  dadasAqui(de, ASSUNTO, { atos, feitos: feitos as never, aparelho: 'este' });

describe('what was answered on this phone', () => {
  it('is over what was read, the later of two; of another inspection, or of its end, is none of it', () => {
    const dadas = aqui(lida([resposta('a', em(0))]), [
      ato('a', em(1)),
      ato('a', em(2), { chamada: { caminho: '/x', corpo: { respostas: [{ valor: null }] } } }),
      ato('b', em(3), {
        arquivos: [{ uid: 'f' }] as never,
        chamada: { caminho: '/x', corpo: { itemUid: 'b' } },
      }),
      { ...ato('a', em(4)), assunto: 'vistoria/v2/a' },
      { ...ato('a', em(4)), assunto: ASSUNTO },
    ]);
    expect(dadas).toEqual({
      a: expect.objectContaining({ em: em(2), valor: null, estado: 'espera' }),
      b: expect.objectContaining({ foto: true, arquivoUid: 'f' }),
    });
    const { pendentes, progresso } = projetar(lida([resposta('a', em(0))]), dadas);
    // Taken back it is missing again; a picture that waits is there.
    expect(pendentes.map(({ uid }) => uid)).toEqual(['a', 'c']);
    expect(progresso).toEqual([{ uid: 'c', nome: 'Geral', total: 3, respondidos: 1, faltam: 2 }]);
  });

  it('that was sent stays until it is read, also where its clock is ahead; what was refused counts for nothing', () => {
    const feitos = [
      { assunto: `${ASSUNTO}/a`, codigo: RESPOSTA, instante: em(1), valor: true },
      { assunto: `${ASSUNTO}/b`, codigo: FOTO, instante: em(2) },
    ];
    expect(aqui(lida(), [], feitos)).toMatchObject({
      ...{ a: { estado: 'enviada', valor: true }, b: { estado: 'enviada', foto: true } },
    });
    const adiantada = resposta('b', em(0), { relogioAdiantado: true });
    expect(aqui(lida([resposta('a', '2026-11-28T12:01:00Z'), adiantada]), [], feitos)).toEqual({});
    const recusada = aqui(lida(), [
      ato('a', em(3), { estado: 'RECUSADO', recusa: { codigo: 'X', frases: ['Não.'] } }),
    ]);
    expect(recusada.a).toMatchObject({ estado: 'erro', erro: { codigo: 'X', dito: 'Não.' } });
    expect(projetar(lida(), recusada).pendentes).toHaveLength(3);
  });

  it('of two readings the one that knows more is shown', () => {
    const [velha, nova] = [lida(), lida([resposta('a', em(0))])];
    expect(maisNova(velha, nova)).toBe(nova);
    expect(maisNova(nova, velha)).toBe(nova);
    expect(maisNova(nova, null)).toBe(nova);
    const feita = lida([], { situacao: 'Realizada' });
    expect(maisNova(nova, feita)).toBe(feita);
  });
});
