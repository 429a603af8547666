import { TEMPO_JUDICIAL } from '@martelo/shared/judicial';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { loteUid } from '../mesa.ts';
import { MesaAoVivo } from '../mesa-ao-vivo.ts';
import type { MudancasLote } from '../modelo/comando.ts';

const JUDICIAL = { judicial: true, ...TEMPO_JUDICIAL } as const;
let mesa: MesaAoVivo;
beforeEach(() => {
  mesa = new MesaAoVivo(JUDICIAL);
});

const naSala = (raquete: string, reais: number, cadastro?: string) =>
  mesa.leiloeiro(
    {
      acao: 'lance-presencial',
      participante: { uid: raquete, apelido: raquete, cidade: '', ...(cadastro && { cadastro }) },
      comId: null,
      valor: reais * 100,
    },
    30,
  );
const comprador = () => mesa.lote().comprador;

describe('a judicial auction (L10)', () => {
  it('adds three minutes to a lot that gets a bid in its last three, and cannot be written otherwise', () => {
    const comHora = new MesaAoVivo(JUDICIAL, [{ fim: 1_000, recebeIncrementoTempo: true }]);
    comHora.lance('A', 'MANUAL', 1_000, 900);
    expect(comHora.lote().dataFim).toBe(1_180_000);
    comHora.lance('B', 'MANUAL', 2_000, 1_150);
    expect(comHora.lote().dataFim).toBe(1_360_000);
    for (const mudancas of [
      { modoIncrementoTempo: 'REINICIA' },
      { pontoCorteParaIncrementoPosLancesSegundos: 60 },
      { incrementoAposLancesSegundos: 181 },
    ] as const)
      expect(mesa.mandar({ tipo: 'alterar-leilao', mudancas, termos: true }, 5)).toMatchObject({
        codigo: 'LEILAO_JUDICIAL',
        detalhes: { campo: Object.keys(mudancas)[0] },
      });
    expect(mesa.mandar({ tipo: 'alterar-leilao', mudancas: { judicial: false } }, 5)).toMatchObject({
      codigo: 'ALTERACAO_NAO_PERMITIDA',
    });
    expect(new MesaAoVivo(JUDICIAL).estado).not.toBeNull();
  });

  it('sells nothing outside of the dispute, by no way that a lot comes in', () => {
    for (const valor of [{ compreJa: 900_000 }, { valorProposta: 10_000 }]) {
      expect(mesa.incluir([{ finalizacaoManual: true, valor }])).toMatchObject({ codigo: 'LEILAO_JUDICIAL' });
      expect(mesa.mandar({ tipo: 'alterar-lote', lelUid: loteUid(1), mudancas: { valor } }, 5)).toMatchObject(
        { codigo: 'LEILAO_JUDICIAL' },
      );
    }
    const regrasProposta = { aceitarDesde: 100, validadeHoras: 48 };
    for (const mudancas of [{ somenteBuyNowProposta: true }, { regrasProposta }] as MudancasLote[])
      expect(mesa.mandar({ tipo: 'alterar-lote', lelUid: loteUid(1), mudancas }, 5)).toMatchObject({
        codigo: 'LEILAO_JUDICIAL',
      });
  });

  it('is told no condicional by its auctioneer; below the reserve the rule says so', () => {
    mesa.agir('abrir-lote');
    naSala('Raquete 1', 1_000, 'cli-a');
    mesa.vender();
    mesa.agir('abrir-lote');
    naSala('Raquete 1', 1_000, 'cli-a');
    expect(mesa.agir('condicional')).toMatchObject({ codigo: 'LEILAO_JUDICIAL' });
    mesa.vender();
    expect(mesa.situacao(2)).toBe('CONDICIONAL');
    expect(mesa.lote(2).comprador).toBe('cli-a');
  });

  it('takes bids of the room from registered bidders alone, who are the buyers; the record says whose, and the public not', () => {
    mesa.agir('abrir-lote');
    expect(naSala('Raquete 1', 1_000)).toMatchObject({ codigo: 'APELIDO_SEM_CADASTRO' });
    expect(naSala('Raquete 1', 1_000, 'cli-a').ok).toBe(true);
    const eventos = JSON.stringify(mesa.publicos());
    expect(eventos).not.toContain('cli-a');
    expect(mesa.eventos.findLast(({ tipo }) => tipo === 'LanceAceito/1')).toMatchObject({
      elo: { parte: { cliUid: 'Raquete 1', cadastro: 'cli-a' } },
    });
    mesa.vender();
    expect(comprador()).toBe('cli-a');
    mesa.agir('desfazer');
    expect(comprador()).toBeNull();
    naSala('Raquete 2', 1_200, 'cli-b');
    mesa.vender();
    expect(comprador()).toBe('cli-b');
  });

  it('lets nobody bid against themselves, on the site and in the room', () => {
    mesa.agir('abrir-lote');
    mesa.lance('cli-a', 'AUTOMATICO', 5_000);
    expect(naSala('Raquete 1', 1_100, 'cli-a')).toMatchObject({ codigo: 'JA_GANHANDO' });
    naSala('Raquete 2', 6_000, 'cli-b');
    expect(mesa.lance('cli-b', 'MANUAL', 7_000)).toMatchObject({ codigo: 'JA_GANHANDO' });
    expect(naSala('Raquete 3', 7_000, 'cli-b')).toMatchObject({ codigo: 'JA_GANHANDO' });
    expect(mesa.lance('cli-a', 'MANUAL', 7_000).ok).toBe(true);
  });

  it('names as the buyer whoever leads, whatever is bid, cancelled and taken back before', () => {
    const passo = fc.oneof(
      fc.record({ tipo: fc.constant('site'), quem: fc.constantFrom('cli-a', 'cli-b', 'cli-c') }),
      fc.record({ tipo: fc.constant('sala'), quem: fc.constantFrom('cli-a', 'cli-b', 'cli-c') }),
      fc.record({ tipo: fc.constantFrom('cancelar', 'desfazer'), quem: fc.constant('') }),
    );
    fc.assert(
      fc.property(fc.array(passo, { maxLength: 25 }), (passos) => {
        mesa = new MesaAoVivo(JUDICIAL);
        mesa.agir('abrir-lote');
        let valor = 1_000;
        for (const { tipo, quem } of passos) {
          valor += 100;
          if (tipo === 'site') mesa.lance(quem, 'MANUAL', valor, 30);
          else if (tipo === 'sala') naSala(`r-${quem}`, valor, quem);
          else if (tipo === 'cancelar') {
            const lance = mesa.lote().lideranca?.lance;
            if (lance)
              mesa.mandar({ tipo: 'cancelar-lance', lelUid: loteUid(1), lance, motivo: 'a pedido' }, 30);
          } else if (mesa.lote().lideranca !== null) mesa.agir('desfazer');
        }
        if (mesa.situacao() !== 'AO_VIVO' || mesa.lote().lideranca === null) return;
        const { participante, modo } = mesa.lote().lideranca!;
        mesa.vender();
        expect(comprador()).toBe(modo === 'PRESENCIAL' ? participante.cadastro : null);
        if (modo === 'PRESENCIAL') expect(`r-${participante.cadastro}`).toBe(participante.uid);
      }),
    );
  });
});
