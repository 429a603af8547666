import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FASE_DA_SITUACAO,
  LOTE_ACEITA_LANCES,
  LOTE_AINDA_NAO_ABERTO,
  SITUACOES_LOTE,
} from './lote-situacao.ts';
import {
  ENCERRAM_A_DISPUTA,
  ENTRADA_DE_LOTE,
  efeitoNoLote,
  TRANSICOES_LOTE,
  type TransicaoLote,
  transicaoDoLote,
} from './lote-transicoes.ts';
import { atoresDe, papeisDe } from './transicoes.ts';

describe('the table of lot situations', () => {
  it('takes bids in the five situations of the contract, and says of four that they are not open yet', () => {
    expect([...LOTE_ACEITA_LANCES].sort()).toEqual(
      ['AO_VIVO', 'DOULHE_DUAS', 'DOULHE_UMA', 'LIBERADO_LEILAO', 'REPASSE'].sort(),
    );
    expect([...LOTE_AINDA_NAO_ABERTO].sort()).toEqual(
      ['CADASTRADO', 'PENDENTE', 'PLACAR', 'SUSPENSO'].sort(),
    );
  });

  it('names each arrow once, leads nowhere to itself, and reaches every situation from an entry', () => {
    const alcancadas = new Set(ENTRADA_DE_LOTE);
    for (const situacao of alcancadas) for (const { para } of TRANSICOES_LOTE[situacao]) alcancadas.add(para);
    expect([...alcancadas].sort()).toEqual([...SITUACOES_LOTE].sort());
    for (const de of SITUACOES_LOTE) {
      const setas = TRANSICOES_LOTE[de].map(({ para, comando }) => `${comando} ${para}`);
      expect(new Set(setas).size, de).toBe(setas.length);
      expect(
        TRANSICOES_LOTE[de].some(({ para }) => para === de),
        de,
      ).toBe(false);
    }
  });

  it('never lets staff by hand sell a lot, or put a closed one back to bidding (rule 16)', () => {
    for (const de of SITUACOES_LOTE) {
      for (const { para, comando } of TRANSICOES_LOTE[de]) {
        if (comando !== 'mudar-situacao') continue;
        const efeito = efeitoNoLote(de, para);
        expect(['vende', 'vende sob condição', 'confirma a venda']).not.toContain(efeito);
        const fechado = !['preparo', 'disputa'].includes(FASE_DA_SITUACAO[de]);
        expect(fechado && LOTE_ACEITA_LANCES.has(para), `${de} → ${para}`).toBe(false);
      }
    }
  });

  it('sells live lots only after both calls (rule 17)', () => {
    const vendem = SITUACOES_LOTE.filter((de) => transicaoDoLote(de, 'AG_PAGAMENTO', 'vender'));
    expect(vendem).toEqual(['DOULHE_DUAS']);
  });

  it('ends a dispute by the commands that do nothing else', () => {
    for (const de of SITUACOES_LOTE) {
      for (const { para, comando } of TRANSICOES_LOTE[de]) {
        const encerra = LOTE_ACEITA_LANCES.has(de) && !LOTE_ACEITA_LANCES.has(para);
        if (ENCERRAM_A_DISPUTA.has(comando)) expect(encerra, `${comando}: ${de} → ${para}`).toBe(true);
      }
    }
  });

  it('undoes each effect of a sale by the arrow back (rule 17)', () => {
    expect(efeitoNoLote('DOULHE_DUAS', 'AG_PAGAMENTO')).toBe('vende');
    expect(efeitoNoLote('AG_PAGAMENTO', 'DOULHE_DUAS')).toBe('desfaz a venda');
    expect(efeitoNoLote('CONDICIONAL', 'AG_PAGAMENTO')).toBe('confirma a venda');
    expect(efeitoNoLote('AG_PAGAMENTO', 'PAGO')).toBe('nenhum');
    expect(efeitoNoLote('LIBERADO_LEILAO', 'SUSPENSO')).toBe('interrompe lances');
  });

  it('stays in a cancelled lot whatever is tried: no walk through the table leaves an end', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (passos) => {
        let situacao: (typeof SITUACOES_LOTE)[number] = 'CADASTRADO';
        for (const passo of passos) {
          const setas: readonly TransicaoLote[] = TRANSICOES_LOTE[situacao];
          if (setas.length === 0) {
            expect(['LOTE_CANCELADO', 'CANCELADO_NO_LEILAO', 'RECOMPRA']).toContain(situacao);
            return;
          }
          situacao = setas[passo % setas.length]!.para;
        }
      }),
    );
  });
});

describe('who may', () => {
  it('reads actors from roles: the administrator is every member of staff, a client is none', () => {
    expect(atoresDe(['Interno - ADM'])).toEqual(['equipe', 'leiloeiro', 'acerto', 'comitente']);
    expect(atoresDe(['Interno - Acerto'])).toEqual(['acerto']);
    expect(atoresDe(['Clientes leilo - Física'])).toEqual([]);
    expect(papeisDe(['equipe', 'acerto'])).toEqual([
      'Interno - ADM',
      'Interno - Leilão',
      'Interno - Acerto',
      'Interno - GerenteAcerto',
    ]);
  });
});
