import { describe, expect, it } from 'vitest';
import { CARENCIA_DO_LEILAO_MS, prazoDoLeilao } from '../leituras/prazos.ts';
import { Mesa } from '../mesa.ts';

const CARENCIA = CARENCIA_DO_LEILAO_MS / 1000;
const terminar = (mesa: Mesa, segundo: number) => mesa.mandar({ tipo: 'terminar-leilao' }, segundo);

describe('the end of an auction', () => {
  it('comes by itself twelve hours after its last lot closed, and not before', () => {
    const mesa = new Mesa({}, [{ fim: 100 }, { fim: 200 }]);
    mesa.encerrar(100, 1);
    expect(prazoDoLeilao(mesa.estado!)).toBeNull();
    mesa.encerrar(200, 2);
    expect(prazoDoLeilao(mesa.estado!)?.instante).toBe(200_000 + CARENCIA_DO_LEILAO_MS);
    expect(terminar(mesa, 200 + CARENCIA - 1)).toMatchObject({ valor: { terminado: false } });
    expect(terminar(mesa, 200 + CARENCIA)).toMatchObject({ valor: { terminado: true } });
    expect(mesa.estado!.leilao.situacao).toBe('EXECUTADO');
    expect(terminar(mesa, 300 + CARENCIA)).toMatchObject({ valor: { terminado: false } });
  });

  it('waits for whatever is opened again, is suspended, or joins meanwhile', () => {
    const mesa = new Mesa({}, [{ finalizacaoManual: true }]);
    mesa.leiloeiro({ acao: 'abrir-lote' }, 10);
    mesa.leiloeiro({ acao: 'nao-arrematar' }, 20);
    expect(prazoDoLeilao(mesa.estado!)).not.toBeNull();
    mesa.leiloeiro({ acao: 'repasse' }, 30);
    expect(prazoDoLeilao(mesa.estado!)).toBeNull();
    mesa.leiloeiro({ acao: 'abrir-lote' }, 40);
    mesa.leiloeiro({ acao: 'nao-arrematar' }, 50);
    mesa.incluir([{ situacao: 'SUSPENSO' }]);
    expect(prazoDoLeilao(mesa.estado!)).toBeNull();
    expect(terminar(mesa, 10 * CARENCIA)).toMatchObject({ valor: { terminado: false } });
  });

  it('is refused to staff while a lot takes bids', () => {
    const mesa = new Mesa({}, [{ fim: 100 }]);
    const executar = () => mesa.mandar({ tipo: 'mudar-situacao-leilao', situacao: 'EXECUTADO' }, 150);
    expect(executar()).toMatchObject({ ok: false, codigo: 'ALTERACAO_NAO_PERMITIDA' });
    mesa.encerrar(150);
    expect(executar()).toMatchObject({ ok: true });
  });
});
