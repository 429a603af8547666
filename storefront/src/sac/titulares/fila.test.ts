import { describe, expect, it } from 'vitest';
import {
  atosDe,
  estaAtrasada,
  filaDeSolicitacoes,
  prazoEmPalavras,
  type SolicitacaoDaEquipe,
} from './fila.ts';

const AGORA = Date.parse('2026-11-22T12:00:00.000Z');
const emHoras = (horas: number) => new Date(AGORA + horas * 3_600_000).toISOString();
const pedido = (mudancas: Partial<SolicitacaoDaEquipe>): SolicitacaoDaEquipe => ({
  ...{ uid: 'a', id: 1, revisao: 1, cliUid: 'c1', tipo: 'CORRECAO', situacao: 'RECEBIDA', campo: 'nome' },
  ...{ valor: 'Ana', explicacao: '', pedidaEm: emHoras(-24), prazo: emHoras(14 * 24), executadaEm: null },
  ...mudancas,
});

describe('the queue of what people ask about their data', () => {
  it('has the late ones first, and nothing that was answered', () => {
    const fila = filaDeSolicitacoes(
      [
        pedido({ uid: 'novo', id: 1, prazo: emHoras(240) }),
        pedido({ uid: 'feito', id: 2, situacao: 'ATENDIDA', prazo: emHoras(-99) }),
        pedido({ uid: 'tarde', id: 3, situacao: 'EM_ANALISE', prazo: emHoras(-3) }),
        pedido({ uid: 'logo', id: 4, prazo: emHoras(2) }),
        pedido({ uid: 'desfeito', id: 5, situacao: 'CANCELADA', prazo: emHoras(-9) }),
      ],
      new Map([['c1', 'Ana Prado']]),
    );
    expect(fila.map(({ uid }) => uid)).toEqual(['tarde', 'logo', 'novo']);
    expect(fila[0]!.cliente).toBe('Ana Prado');
    expect(filaDeSolicitacoes([pedido({ cliUid: 'outro' })], new Map())[0]!.cliente).toBeNull();
  });

  it.each([
    [-50, 'Atrasada há 2 dias'],
    [-3, 'Atrasada há 3 h'],
    [0.5, 'Prazo em menos de 1 hora'],
    [5, 'Prazo em 5 h'],
    [72, 'Prazo em 3 dias'],
  ])('says of a deadline %s hours away: %s', (horas, frase) => {
    expect(prazoEmPalavras({ prazo: emHoras(horas) }, AGORA)).toBe(frase);
    expect(estaAtrasada({ prazo: emHoras(horas) }, AGORA)).toBe(horas < 0);
  });

  it('offers an erasure to who may grant it alone, and an analysis once', () => {
    const eliminacao = pedido({ tipo: 'ELIMINACAO', campo: null });
    expect(atosDe(eliminacao, false)).toEqual(['analisar', 'negar']);
    expect(atosDe(eliminacao, true)).toEqual(['analisar', 'atender', 'negar']);
    expect(atosDe(pedido({ situacao: 'EM_ANALISE' }), false)).toEqual(['atender', 'negar']);
  });
});
