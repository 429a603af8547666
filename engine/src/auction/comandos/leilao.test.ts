import { describe, expect, it } from 'vitest';
import { iso, loteUid, Mesa } from '../mesa.ts';

const alterar = (mesa: Mesa, mudancas: object, segundo = 5) =>
  mesa.mandar({ tipo: 'alterar-leilao', mudancas }, segundo);
const passar = (
  mesa: Mesa,
  situacao: 'CRIADO' | 'EM_LOTEAMENTO' | 'PRONTO' | 'AO_VIVO' | 'EXECUTADO' | 'CANCELADO',
  motivo?: string,
) => mesa.mandar({ tipo: 'mudar-situacao-leilao', situacao, ...(motivo ? { motivo } : {}) }, 5);
const situacoes = (mesa: Mesa) => [...mesa.estado!.lotes.values()].map(({ situacao }) => situacao);

describe('changing an auction', () => {
  it('changes what was written, answers with the situation, and none that has ended', () => {
    const mesa = new Mesa();
    expect(alterar(mesa, { nome: 'Outro nome' })).toMatchObject({ ok: true, valor: { situacao: 'PRONTO' } });
    expect(mesa.estado!.leilao.nome).toBe('Outro nome');
    for (const fim of ['EXECUTADO', 'CANCELADO'] as const) {
      const outra = new Mesa({}, []);
      passar(outra, fim);
      expect(alterar(outra, { nome: 'Tarde demais' })).toMatchObject({ codigo: 'ALTERACAO_NAO_PERMITIDA' });
    }
  });

  it('may change its situation too, along the table; the one it has already is no change', () => {
    const mesa = new Mesa();
    expect(alterar(mesa, { situacao: 'AO_VIVO' })).toMatchObject({
      ok: true,
      valor: { situacao: 'AO_VIVO' },
    });
    expect(mesa.estado!.leilao.situacao).toBe('AO_VIVO');
    expect(alterar(mesa, { situacao: 'AO_VIVO' })).toMatchObject({ ok: true });
    expect(passar(mesa, 'AO_VIVO')).toMatchObject({ ok: true });
    expect(mesa.eventos.filter(({ tipo }) => tipo === 'SituacaoLeilaoAlterada/1')).toHaveLength(1);
    expect(alterar(mesa, { situacao: 'CRIADO' })).toMatchObject({ codigo: 'TRANSICAO_INVALIDA' });
  });
});

describe('an auction’s situation', () => {
  it('releases the lots that wait for it when it opens, and only those', () => {
    const mesa = new Mesa({ situacao: 'CRIADO' }, [{}, { situacao: 'PENDENTE' }, { situacao: 'SUSPENSO' }]);
    passar(mesa, 'EM_LOTEAMENTO');
    expect(situacoes(mesa)).toEqual(['CADASTRADO', 'PENDENTE', 'SUSPENSO']);
    passar(mesa, 'PRONTO');
    expect(situacoes(mesa)).toEqual(['LIBERADO_LEILAO', 'PENDENTE', 'SUSPENSO']);
  });

  it('shows what is being prepared once it is announced, and what was released before', () => {
    const mesa = new Mesa({ situacao: 'CRIADO' }, [
      {},
      { situacao: 'PENDENTE' },
      { situacao: 'LIBERADO_LEILAO' },
    ]);
    const exibidos = () => [...mesa.estado!.lotes.values()].map(({ exibido }) => exibido);
    expect(exibidos()).toEqual([false, false, true]);
    passar(mesa, 'PRONTO');
    expect(exibidos()).toEqual([true, true, true]);
  });

  it.each([
    ['CRIADO', false],
    ['PRONTO', true],
  ] as const)('cancelled from %s leaves its lots to be seen as they were: %s', (de, exibido) => {
    const mesa = new Mesa({ situacao: 'CRIADO' }, [{}]);
    if (de !== 'CRIADO') passar(mesa, de);
    passar(mesa, 'CANCELADO');
    expect([...mesa.estado!.lotes.values()]).toMatchObject([{ situacao: 'CANCELADO_NO_LEILAO', exibido }]);
  });

  it('cancels with its lots, saying why where a reason was given and nothing where none was', () => {
    const cancelar = (motivo?: string) => {
      const mesa = new Mesa({}, [{}, { fim: 3 }]);
      mesa.encerrar(3, 2);
      passar(mesa, 'CANCELADO', motivo);
      expect(situacoes(mesa)).toEqual(['CANCELADO_NO_LEILAO', 'NAO_ARREMATADO']);
      const evento = mesa.eventos.at(-1)!;
      return 'elo' in evento ? evento.elo!.publico : null;
    };
    expect(cancelar('Decisão judicial')).toMatchObject({ motivo: 'Decisão judicial' });
    expect(cancelar()).toEqual({
      tipo: 'SituacaoAlterada',
      situacao: 'CANCELADO_NO_LEILAO',
      instante: iso(5),
    });
  });

  it('does not end with one lot open among many, nor with one whose time stands still', () => {
    const mesa = new Mesa({}, [{ fim: 3 }, {}]);
    mesa.encerrar(3, 1);
    expect(passar(mesa, 'EXECUTADO')).toMatchObject({ codigo: 'ALTERACAO_NAO_PERMITIDA' });
    const mudar = (situacao: 'SUSPENSO' | 'LOTE_CANCELADO') =>
      mesa.mandar(
        { tipo: 'mudar-situacao-lote', lelUid: loteUid(2), situacao, motivo: null, como: ['equipe'] },
        6,
      );
    mudar('SUSPENSO');
    expect(passar(mesa, 'EXECUTADO')).toMatchObject({ codigo: 'ALTERACAO_NAO_PERMITIDA' });
    mudar('LOTE_CANCELADO');
    expect(passar(mesa, 'EXECUTADO')).toMatchObject({ ok: true });
  });
});
