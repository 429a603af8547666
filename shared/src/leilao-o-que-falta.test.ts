import { describe, expect, it } from 'vitest';
import { oQueFaltaNoLeilao } from './leilao-o-que-falta.ts';

const AGORA = Date.parse('2026-11-24T12:00:00.000Z');
const VAZIO = { data: '2026-11-30T12:00:00.000Z', situacao: 'CRIADO' } as const;
const PRONTO = {
  ...VAZIO,
  leiloeiro: { nome: 'Ana' },
  editalUrl: 'https://exemplo.com/edital.pdf',
  cidade: 'São Paulo',
};
const LOTE = {
  ...{ situacao: 'CADASTRADO', dataFim: AGORA + 60_000, fotosUrls: ['/fotos/1.webp'] },
  descricao: 'Um carro.',
} as const;
const codigos = (...args: [object, object[]]) =>
  oQueFaltaNoLeilao(args[0] as never, args[1] as never, AGORA).map(({ codigo }) => codigo);

describe('what an auction lacks', () => {
  it('is all of it where nothing was written, and nothing where all was', () => {
    expect(codigos(VAZIO, [])).toEqual(['SEM_LOTES', 'SEM_LEILOEIRO', 'SEM_EDITAL', 'SEM_LOCAL']);
    expect(codigos(PRONTO, [LOTE])).toEqual([]);
  });

  it('takes a file that is an edital for one, and a place of realization for a place', () => {
    const { editalUrl: _, cidade: __, ...sem } = PRONTO;
    const arquivos = [{ tipo: 'EDITAL', nome: 'Edital', url: '/e.pdf' }];
    expect(codigos({ ...sem, arquivos, localRealizacao: { nome: 'Pátio' } }, [LOTE])).toEqual([]);
    expect(codigos({ ...sem, arquivos: [{ ...arquivos[0], tipo: 'OUTRO' }] }, [LOTE])).toEqual([
      'SEM_EDITAL',
      'SEM_LOCAL',
    ]);
  });

  it('counts lots that lack something, of those that may still be sold alone', () => {
    const lotes = [
      { ...LOTE, fotosUrls: [] },
      { ...LOTE, fotosUrls: [], descricao: '' },
      { ...LOTE, situacao: 'PENDENTE', dataFim: AGORA },
      { ...LOTE, situacao: 'LOTE_CANCELADO', fotosUrls: [] },
      { ...LOTE, situacao: 'PAGO', dataFim: AGORA - 1 },
    ];
    expect(oQueFaltaNoLeilao(PRONTO as never, lotes as never, AGORA)).toEqual([
      { codigo: 'LOTES_PENDENTES', grave: false, quantos: 1 },
      { codigo: 'LOTES_SEM_TEMPO', grave: true, quantos: 1 },
      { codigo: 'LOTES_SEM_FOTO', grave: false, quantos: 2 },
      { codigo: 'LOTES_SEM_DESCRICAO', grave: false, quantos: 1 },
    ]);
  });

  it('warns of pictures that nobody has looked at, and of none where there are none', () => {
    const falta = (fotos: number, leilao: object = PRONTO, semPosicao = 0) =>
      oQueFaltaNoLeilao(leilao as never, [LOTE] as never, AGORA, {
        ...{ aAprovar: fotos, semPosicao },
      });
    expect(falta(3)).toEqual([{ codigo: 'FOTOS_A_APROVAR', grave: false, quantos: 3 }]);
    expect(falta(0)).toEqual([]);
    expect(falta(0, PRONTO, 2)).toEqual([{ codigo: 'LOTES_SEM_POSICAO', grave: false, quantos: 2 }]);
    expect(falta(3, { ...PRONTO, situacao: 'EXECUTADO' })).toEqual([]);
  });

  it('says nothing of one that is over, and of a live one not that its date has come', () => {
    for (const situacao of ['EXECUTADO', 'CANCELADO'])
      expect(codigos({ ...VAZIO, situacao }, [])).toEqual([]);
    const hoje = { ...PRONTO, data: '2026-11-24T11:00:00.000Z' };
    expect(codigos(hoje, [LOTE])).toEqual(['DATA_PASSADA']);
    expect(codigos({ ...hoje, situacao: 'AO_VIVO' }, [LOTE])).toEqual([]);
  });
});
