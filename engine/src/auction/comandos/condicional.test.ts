import { type RespostaCliente, type RespostaComitente, TERMOS_PADRAO } from '@martelo/shared/condicional';
import { describe, expect, test } from 'vitest';
import { decide } from '../decide.ts';
import { prazosDoLote, proximoPrazo } from '../leituras/prazos.ts';
import { posicaoDe } from '../leituras/publico.ts';
import { loteUid, Mesa } from '../mesa.ts';

const lelUid = loteUid(1);
/** Monday 23 November 2026, 10:00 in São Paulo, in seconds of the table's clock. */
const SEGUNDA = Date.parse('2026-11-23T13:00:00Z') / 1000;
const HORA = 3_600;

/** A lot closed on that Monday at 800 reais, below a reserve of 1,000, won by A. */
function mesa(termos: object = {}, reserva = 1_000): Mesa {
  const termosCondicional = { prazoHoras: 48, prazoClienteHoras: 24, toleranciaPorcentagem: 0, ...termos };
  const jogo = new Mesa({}, [
    {
      ...{ valor: { minimo: 50_000 }, valorComitente: reserva * 100, fim: SEGUNDA },
      termosCondicional: { aceitaReplica: true, ...termosCondicional },
    },
  ]);
  jogo.lance('B', 'MANUAL', 600, SEGUNDA - 9_000);
  jogo.lance('A', 'MANUAL', 800, SEGUNDA - 8_000);
  jogo.encerrar(SEGUNDA);
  return jogo;
}
const comitente = (jogo: Mesa, resposta: RespostaComitente, reais?: number, horas = 1) =>
  jogo.mandar(
    {
      ...{ tipo: 'responder-condicional', lelUid, resposta, nome: 'Sérgio' },
      valor: reais === undefined ? null : reais * 100,
    },
    SEGUNDA + horas * HORA,
    'comitente',
  );
const cliente = (jogo: Mesa, resposta: RespostaCliente, reais?: number, horas = 2, quem = 'A') =>
  jogo.mandar(
    {
      ...{ tipo: 'responder-novo-valor', lelUid, cliUid: quem, resposta },
      valor: reais === undefined ? null : reais * 100,
    },
    SEGUNDA + horas * HORA,
    quem,
  );
const vencer = (jogo: Mesa, horas: number) =>
  jogo.mandar({ tipo: 'vencer-condicional', lelUid }, SEGUNDA + horas * HORA);
const prazoEmHoras = (jogo: Mesa) =>
  (proximoPrazo(jogo.estado!, jogo.lote())!.instante / 1000 - SEGUNDA) / HORA;
const desfecho = (jogo: Mesa) => [jogo.lote().situacao, jogo.lote().condicional?.desfecho?.valor ?? null];

describe('a close below the reserve (rule 16)', () => {
  test('asks the consignor, who has their hours of business days', () => {
    const jogo = mesa();
    expect(jogo.lote().situacao).toBe('CONDICIONAL');
    expect(posicaoDe(jogo.lote(), 'A')).toBe('condicional');
    expect(jogo.lote().condicional).toMatchObject({
      etapa: 'comitente',
      lance: 80_000,
      vencedor: { uid: 'A' },
    });
    expect(prazoEmHoras(jogo)).toBe(48);
    expect(prazosDoLote(jogo.estado!, jogo.lote())).toHaveLength(1);
  });

  test('is released at once within the tolerance, and only then', () => {
    expect(desfecho(mesa({ toleranciaPorcentagem: 20 }))).toEqual(['AG_PAGAMENTO', 80_000]);
    expect(desfecho(mesa({ toleranciaPorcentagem: 19.999 }))).toEqual(['CONDICIONAL', null]);
    expect(desfecho(mesa({ toleranciaPorcentagem: 0 }))).toEqual(['CONDICIONAL', null]);
    const automatica = mesa({ toleranciaPorcentagem: 20 });
    expect(automatica.lote().condicional).toMatchObject({ resposta: { resposta: 'Liberada', nome: null } });
    expect(automatica.lote().seq).toBe(5);
  });

  test('is released by a tolerance of a thousandth of a percent, to the centavo', () => {
    const fechar = (reais: number) => {
      const termosCondicional = { ...TERMOS_PADRAO, toleranciaPorcentagem: 0.001 };
      const jogo = new Mesa({}, [{ fim: SEGUNDA, valorComitente: 100_000, termosCondicional }]);
      jogo.lance('A', 'MANUAL', reais, SEGUNDA - 9_000);
      jogo.encerrar(SEGUNDA);
      return jogo.lote().situacao;
    };
    expect([fechar(999.98), fechar(999.99)]).toEqual(['CONDICIONAL', 'AG_PAGAMENTO']);
  });

  test('takes a reply only as the lot itself says, where it does', () => {
    const comitenteAceitarReplica = false;
    const jogo = new Mesa({}, [
      { fim: SEGUNDA, valorComitente: 100_000, termosCondicional: TERMOS_PADRAO, comitenteAceitarReplica },
    ]);
    jogo.lance('A', 'MANUAL', 800, SEGUNDA - 9_000);
    jogo.encerrar(SEGUNDA);
    comitente(jogo, 'Novo valor', 950);
    expect(TERMOS_PADRAO.aceitaReplica).toBe(true);
    expect(cliente(jogo, 'REPLICA', 900)).toMatchObject({ codigo: 'REPLICA_NAO_ACEITA' });
  });

  test('in a log of the first format asked nobody, and does not when that log is decided again', () => {
    const jogo = new Mesa({}, [{ fim: SEGUNDA, valorComitente: 100_000 }]);
    jogo.lance('A', 'MANUAL', 800, SEGUNDA - 9_000);
    const antigo = {
      ...{ autor: 'sistema', comandoId: 'antigo', semente: '7'.repeat(32) },
      pedido: { tipo: 'encerrar-lote', lelUid } as const,
    };
    const tipos = (formato: { formato?: 2 }) =>
      decide(jogo.estado, { ...antigo, ...formato }, SEGUNDA * 1_000).map(({ tipo }) => tipo);
    expect(tipos({})).toEqual(['ComandoDecidido/1', 'LoteEncerrado/1']);
    expect(tipos({ formato: 2 })).toEqual(['ComandoDecidido/1', 'LoteEncerrado/1', 'CondicionalAberta/1']);
  });

  test('or one that the auctioneer leaves conditional above it, is released by no tolerance of 0', () => {
    const jogo = new Mesa({}, [{ finalizacaoManual: true, valorComitente: 60_000 }]);
    jogo.leiloeiro({ acao: 'abrir-lote' }, 5);
    jogo.lance('A', 'MANUAL', 800, 10);
    expect(jogo.leiloeiro({ acao: 'condicional' }, 20)).toMatchObject({ valor: { situacao: 'CONDICIONAL' } });
    expect(jogo.lote()).toMatchObject({ situacao: 'CONDICIONAL', condicional: { etapa: 'comitente' } });
  });

  test('at or above it asks nobody', () => {
    expect(mesa({}, 800).lote()).toMatchObject({ situacao: 'AG_PAGAMENTO', condicional: null });
  });
});

describe('the answers', () => {
  test('Liberada: sold at the bid, publicly', () => {
    const jogo = mesa();
    comitente(jogo, 'Liberada');
    expect(desfecho(jogo)).toEqual(['AG_PAGAMENTO', 80_000]);
    expect(posicaoDe(jogo.lote(), 'A')).toBe('vencedor');
    expect(proximoPrazo(jogo.estado!, jogo.lote())).toBeNull();
  });

  test('Recusada: the consignor refused', () => {
    const jogo = mesa();
    comitente(jogo, 'Recusada');
    expect(desfecho(jogo)).toEqual(['NEGADA_CONDICIONAL', null]);
    expect(posicaoDe(jogo.lote(), 'A')).toBe('condicional negada');
  });

  test('Novo valor: stays conditional, nothing public, and the client has their hours', () => {
    const jogo = mesa();
    const { seq, hash } = jogo.lote();
    expect(comitente(jogo, 'Novo valor', 800)).toMatchObject({ codigo: 'NOVO_VALOR_INVALIDO' });
    comitente(jogo, 'Novo valor', 950);
    expect(jogo.lote()).toMatchObject({ situacao: 'CONDICIONAL', seq, hash });
    expect(prazoEmHoras(jogo)).toBe(25);
    cliente(jogo, 'ACEITA');
    expect(desfecho(jogo)).toEqual(['AG_PAGAMENTO', 95_000]);
    expect(jogo.lote().condicional!.resposta).toMatchObject({ resposta: 'Novo valor', nome: 'Sérgio' });
    expect(jogo.placar()).toBe('A 800');
  });

  test('the client refuses the new value: CONDICIONAL_NEGADA', () => {
    const jogo = mesa();
    comitente(jogo, 'Novo valor', 950);
    cliente(jogo, 'RECUSA');
    expect(desfecho(jogo)).toEqual(['CONDICIONAL_NEGADA', null]);
  });

  test('the client replies between their bid and the new value; the consignor says yes or no to it', () => {
    const jogo = mesa();
    comitente(jogo, 'Novo valor', 950);
    for (const fora of [undefined, 800, 950]) {
      expect(cliente(jogo, 'REPLICA', fora)).toMatchObject({ codigo: 'REPLICA_INVALIDA' });
    }
    cliente(jogo, 'REPLICA', 900);
    expect(prazoEmHoras(jogo)).toBe(50);
    expect(cliente(jogo, 'ACEITA')).toMatchObject({ codigo: 'CONDICIONAL_NAO_AGUARDA' });
    expect(comitente(jogo, 'Novo valor', 940, 3)).toMatchObject({ codigo: 'CONDICIONAL_NAO_AGUARDA' });
    comitente(jogo, 'Liberada', undefined, 3);
    expect(desfecho(jogo)).toEqual(['AG_PAGAMENTO', 90_000]);

    const recusada = mesa();
    comitente(recusada, 'Novo valor', 950);
    cliente(recusada, 'REPLICA', 900);
    comitente(recusada, 'Recusada', undefined, 3);
    expect(desfecho(recusada)).toEqual(['NEGADA_CONDICIONAL', null]);
  });

  test('a reply is taken only by a consignor who takes one', () => {
    const jogo = mesa({ aceitaReplica: false });
    comitente(jogo, 'Novo valor', 950);
    expect(cliente(jogo, 'REPLICA', 900)).toMatchObject({ codigo: 'REPLICA_NAO_ACEITA' });
  });

  test('are the winner’s alone, and awaited', () => {
    const jogo = mesa();
    expect(cliente(jogo, 'ACEITA')).toMatchObject({ codigo: 'CONDICIONAL_NAO_AGUARDA' });
    comitente(jogo, 'Novo valor', 950);
    expect(cliente(jogo, 'ACEITA', undefined, 2, 'B')).toMatchObject({ codigo: 'CONDICIONAL_NAO_AGUARDA' });
    expect(comitente(jogo, 'Liberada')).toMatchObject({ codigo: 'CONDICIONAL_NAO_AGUARDA' });
  });

  test('are amounts of whole centavos', () => {
    const jogo = mesa();
    expect(comitente(jogo, 'Novo valor', 950.005)).toMatchObject({ codigo: 'NOVO_VALOR_INVALIDO' });
    expect(comitente(jogo, 'Novo valor')).toMatchObject({ codigo: 'NOVO_VALOR_INVALIDO' });
    comitente(jogo, 'Novo valor', 950);
    expect(jogo.lote().condicional).toMatchObject({ novoValor: { valor: 95_000 }, replica: null });
    expect(cliente(jogo, 'REPLICA', 900.005)).toMatchObject({ codigo: 'REPLICA_INVALIDA' });
  });

  test('are given once: another word, or another amount, comes too late', () => {
    const tarde = { codigo: 'CONDICIONAL_NAO_AGUARDA' };
    const recusada = mesa();
    comitente(recusada, 'Recusada');
    expect(comitente(recusada, 'Liberada')).toMatchObject(tarde);
    const perguntada = mesa();
    comitente(perguntada, 'Novo valor', 950);
    expect(comitente(perguntada, 'Novo valor', 940)).toMatchObject(tarde);
    cliente(perguntada, 'REPLICA', 900);
    comitente(perguntada, 'Liberada', undefined, 3);
    // Sold at their reply: no yes to the new value was ever given.
    expect(cliente(perguntada, 'ACEITA')).toMatchObject(tarde);
    expect(cliente(perguntada, 'RECUSA')).toMatchObject(tarde);
  });

  test('are awaited no more once staff withdrew the lot', () => {
    const jogo = mesa();
    jogo.mandar(
      { tipo: 'mudar-situacao-lote', lelUid, situacao: 'LOTE_CANCELADO', motivo: 'furto', como: ['equipe'] },
      SEGUNDA + HORA,
    );
    expect(prazosDoLote(jogo.estado!, jogo.lote())).toEqual([]);
    expect(comitente(jogo, 'Liberada', undefined, 2)).toMatchObject({ codigo: 'CONDICIONAL_NAO_AGUARDA' });
    expect(vencer(jogo, 48)).toMatchObject({ valor: { vencida: false } });
  });

  test('the same answer twice changes nothing, under whatever id (rule 10)', () => {
    const repetir = (jogo: Mesa, responder: () => unknown) => {
      const primeira = responder();
      const { length } = jogo.eventos;
      expect(responder()).toEqual(primeira);
      expect(jogo.eventos.slice(length).map(({ tipo }) => tipo)).toEqual(['ComandoDecidido/1']);
    };
    const liberada = mesa();
    repetir(liberada, () => comitente(liberada, 'Liberada'));
    const negociada = mesa();
    repetir(negociada, () => comitente(negociada, 'Novo valor', 950));
    repetir(negociada, () => cliente(negociada, 'REPLICA', 900));
    repetir(negociada, () => comitente(negociada, 'Recusada', undefined, 3));
    const aceita = mesa();
    comitente(aceita, 'Novo valor', 950);
    repetir(aceita, () => cliente(aceita, 'ACEITA'));
    expect(cliente(aceita, 'RECUSA')).toMatchObject({ codigo: 'CONDICIONAL_NAO_AGUARDA' });
  });
});

describe('silence', () => {
  test('of the consignor is a refusal, from the deadline on and not before', () => {
    const jogo = mesa();
    expect(vencer(jogo, 47.9)).toMatchObject({ valor: { vencida: false } });
    expect(comitente(jogo, 'Liberada', undefined, 48)).toMatchObject({ codigo: 'CONDICIONAL_VENCIDA' });
    expect(vencer(jogo, 48)).toMatchObject({ valor: { vencida: true } });
    expect(desfecho(jogo)).toEqual(['NEGADA_CONDICIONAL', null]);
    expect(vencer(jogo, 60)).toMatchObject({ valor: { vencida: false } });
  });

  test('of the client is theirs, of the consignor on a reply is the consignor’s', () => {
    const doCliente = mesa();
    comitente(doCliente, 'Novo valor', 950);
    vencer(doCliente, 25);
    expect(desfecho(doCliente)).toEqual(['CONDICIONAL_NEGADA', null]);
    const daReplica = mesa();
    comitente(daReplica, 'Novo valor', 950);
    cliente(daReplica, 'REPLICA', 900);
    vencer(daReplica, 50);
    expect(desfecho(daReplica)).toEqual(['NEGADA_CONDICIONAL', null]);
  });
});
