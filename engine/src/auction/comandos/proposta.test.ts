import type { RegrasProposta } from '@martelo/shared/proposta';
import { describe, expect, it } from 'vitest';
import { iso, loteUid, Mesa } from '../mesa.ts';
import type { Evento } from '../modelo/evento.ts';

const lelUid = loteUid(1);
const HORA = 3_600;

/** A lot opening at R$ 500 that also takes proposals, until 1,000,000 s. */
const mesa = (mais: object = {}, regrasProposta?: RegrasProposta) =>
  new Mesa({}, [
    {
      ...{ fim: 1_000_000, valor: { minimo: 50_000, incremento: 5_000, valorProposta: 1 } },
      ...(regrasProposta && { regrasProposta }),
      ...mais,
    },
  ]);
const propor = (jogo: Mesa, quem: string, centavos: number, segundo = 20) => {
  const participante = { uid: quem, apelido: `apelido-${quem}`, cidade: 'São Paulo/SP' };
  return jogo.mandar(
    { tipo: 'fazer-proposta', lelUid, participante, valor: centavos, telefone: null, email: null },
    segundo,
    quem,
  );
};
const proposta = (jogo: Mesa, n = -1) => [...jogo.lote().propostas!.values()].at(n)!;
const responder = (
  jogo: Mesa,
  resposta: 'ACEITA' | 'CONTRAPROPOSTA' | 'RECUSA',
  valor: number | null = null,
  segundo = 30,
) =>
  jogo.mandar(
    { tipo: 'responder-proposta', lelUid, proposta: proposta(jogo).uid, resposta, valor },
    segundo,
    'equipe',
  );
const contrapor = (jogo: Mesa, resposta: 'ACEITA' | 'RECUSA', segundo = 40) =>
  jogo.mandar(
    { tipo: 'responder-contraproposta', lelUid, proposta: proposta(jogo).uid, cliUid: 'A', resposta },
    segundo,
    'A',
  );
const pausar = (jogo: Mesa, segundo: number) => jogo.leiloeiro({ acao: 'pausar' }, segundo);
const ultimo = <T extends Evento['tipo']>(jogo: Mesa, tipo: T) =>
  jogo.eventos.findLast((evento) => evento.tipo === tipo) as Extract<Evento, { tipo: T }>;

describe('a proposal', () => {
  it('is an amount of whole centavos, from one up', () => {
    for (const valor of [0, -1, 70_000.5, 2 ** 53])
      expect(propor(mesa(), 'A', valor)).toMatchObject({ codigo: 'VALOR_INVALIDO' });
    expect(propor(mesa(), 'A', 1)).toMatchObject({ ok: true });
  });

  it('is taken from the minimum on, and at any amount where there is none', () => {
    const minimo = { valor: { minimo: 50_000, valorProposta: 40_000 } };
    expect(propor(mesa(minimo), 'A', 39_999)).toMatchObject({ codigo: 'PROPOSTA_ABAIXO_DO_MINIMO' });
    expect(propor(mesa(minimo), 'A', 40_000)).toMatchObject({ ok: true });
    const semMinimo = { valor: { minimo: 50_000 }, somenteBuyNowProposta: true };
    expect(propor(mesa(semMinimo), 'A', 1)).toMatchObject({ ok: true });
  });

  it('is taken while the lot is open: not in a pause, not on a closed lot (rule 13)', () => {
    const jogo = mesa();
    pausar(jogo, 15);
    expect(propor(jogo, 'A', 70_000)).toMatchObject({ codigo: 'LEILAO_PAUSADO' });
    expect(propor(mesa({ fim: 20 }), 'A', 70_000, 20)).toMatchObject({ codigo: 'ENCERRADO' });
  });

  it('is above what was bid, where the dispute is still below its reserve (rule 9)', () => {
    const jogo = mesa({ valorComitente: 200_000 });
    jogo.lance('B', 'MANUAL', 700);
    expect(propor(jogo, 'A', 70_000)).toMatchObject({ codigo: 'PROPOSTA_INDISPONIVEL' });
    expect(propor(jogo, 'A', 70_001)).toMatchObject({ ok: true });
  });

  it('takes the place of the client’s own open one alone, and says of which', () => {
    const jogo = mesa();
    propor(jogo, 'A', 70_000);
    expect(ultimo(jogo, 'PropostaFeita/1').substituida).toBeNull();
    propor(jogo, 'B', 71_000);
    expect(ultimo(jogo, 'PropostaFeita/1').substituida).toBeNull();
    expect(proposta(jogo, 0).situacao).toBe('Aguardando');
    const { uid } = proposta(jogo, 0);
    propor(jogo, 'A', 72_000);
    expect(ultimo(jogo, 'PropostaFeita/1').substituida).toBe(uid);
    responder(jogo, 'RECUSA');
    propor(jogo, 'A', 73_000);
    expect(ultimo(jogo, 'PropostaFeita/1').substituida).toBeNull();
  });

  it('stands for its hours on a lot without a clock, too', () => {
    const jogo = mesa({ fim: undefined, finalizacaoManual: true });
    propor(jogo, 'A', 70_000, 20);
    expect(proposta(jogo).prazo).toBe((20 + 48 * HORA) * 1_000);
  });

  it('is answered with what it awaits and until when; with the ledger’s count only once it sold the lot', () => {
    const aguarda = mesa();
    expect(propor(aguarda, 'A', 70_000)).toMatchObject({
      valor: { situacao: 'Aguardando', prazo: iso(20 + 48 * HORA), seq: null },
    });
    const regras = { validadeHoras: 2, aceitarDesde: 90_000, contraDesde: 60_000 };
    expect(propor(mesa({}, regras), 'A', 70_000)).toMatchObject({
      valor: { situacao: 'Contraproposta', contraValor: 90_000, prazo: iso(20 + 2 * HORA), seq: null },
    });
    expect(propor(mesa({}, regras), 'A', 50_000)).toMatchObject({
      valor: { situacao: 'Recusada', prazo: null, seq: null },
    });
    const vendido = mesa({}, regras);
    expect(propor(vendido, 'A', 90_000)).toMatchObject({
      valor: { situacao: 'Aceita', prazo: null, seq: 3 },
    });
    expect(vendido.lote().seq).toBe(3);
  });

  it('that nobody made is found by nobody', () => {
    const jogo = mesa();
    propor(jogo, 'A', 70_000);
    const proposta = loteUid(7);
    const naoHa = { codigo: 'PROPOSTA_NAO_ENCONTRADA' };
    const vazio = { lelUid, proposta } as const;
    expect(
      jogo.mandar({ tipo: 'responder-proposta', ...vazio, resposta: 'RECUSA', valor: null }, 30),
    ).toMatchObject(naoHa);
    expect(
      jogo.mandar({ tipo: 'responder-contraproposta', ...vazio, cliUid: 'A', resposta: 'RECUSA' }, 30),
    ).toMatchObject(naoHa);
    expect(jogo.mandar({ tipo: 'vencer-proposta', ...vazio }, 30)).toMatchObject(naoHa);
  });
});

describe('staff’s word', () => {
  it('counts before the deadline and not from it on (as rule 13)', () => {
    const jogo = mesa();
    propor(jogo, 'A', 70_000, 0);
    expect(responder(jogo, 'ACEITA', null, 48 * HORA)).toMatchObject({ codigo: 'PROPOSTA_NAO_AGUARDA' });
    expect(responder(jogo, 'ACEITA', null, 48 * HORA - 0.001)).toMatchObject({ ok: true });
  });

  it('sells nothing and counters nothing in a pause; a refusal needs no open lot', () => {
    const jogo = mesa();
    propor(jogo, 'A', 70_000);
    pausar(jogo, 25);
    expect(responder(jogo, 'ACEITA')).toMatchObject({ codigo: 'LEILAO_PAUSADO' });
    expect(responder(jogo, 'CONTRAPROPOSTA', 80_000)).toMatchObject({ codigo: 'LEILAO_PAUSADO' });
    expect(responder(jogo, 'RECUSA')).toMatchObject({ ok: true });
  });

  it('counters in whole centavos, once: another amount is another word', () => {
    const jogo = mesa();
    propor(jogo, 'A', 70_000);
    for (const valor of [null, 80_000.5, 70_000])
      expect(responder(jogo, 'CONTRAPROPOSTA', valor)).toMatchObject({ codigo: 'CONTRAPROPOSTA_INVALIDA' });
    expect(responder(jogo, 'CONTRAPROPOSTA', 70_001)).toMatchObject({ ok: true });
    expect(responder(jogo, 'CONTRAPROPOSTA', 80_000)).toMatchObject({ codigo: 'PROPOSTA_NAO_AGUARDA' });
  });

  it('gives a counter-offer its own hours from when it is made', () => {
    const jogo = mesa();
    propor(jogo, 'A', 70_000, 20);
    expect(responder(jogo, 'CONTRAPROPOSTA', 80_000, 100)).toMatchObject({
      valor: { prazo: iso(100 + 48 * HORA) },
    });
    expect(proposta(jogo).prazo).toBe((100 + 48 * HORA) * 1_000);
    expect(ultimo(jogo, 'PropostaRespondida/1').prazo).toBe(iso(100 + 48 * HORA));
  });

  it('declining, names the next value, gives no new deadline, and is the same word again', () => {
    const jogo = mesa();
    propor(jogo, 'A', 70_000);
    const { prazo } = proposta(jogo);
    const primeira = responder(jogo, 'RECUSA', 80_000);
    expect(primeira).toMatchObject({ valor: { situacao: 'Recusada', proximoValor: 80_000, prazo: null } });
    expect(ultimo(jogo, 'PropostaRespondida/1').prazo).toBeNull();
    expect(proposta(jogo).prazo).toBe(prazo);
    expect(responder(jogo, 'RECUSA', 80_000)).toEqual(primeira);
  });
});

describe('a counter-offer', () => {
  const comContra = (mais: object = {}) => {
    const jogo = mesa(mais);
    propor(jogo, 'A', 70_000);
    responder(jogo, 'CONTRAPROPOSTA', 80_000);
    return jogo;
  };

  it('sells nothing in a pause, and may be declined in one', () => {
    const jogo = comContra();
    pausar(jogo, 35);
    expect(contrapor(jogo, 'ACEITA')).toMatchObject({ codigo: 'LEILAO_PAUSADO' });
    expect(contrapor(jogo, 'RECUSA')).toMatchObject({ ok: true });
  });

  it('is off once the dispute has come as far (rule 9)', () => {
    const jogo = comContra({ valorComitente: 200_000 });
    jogo.lance('B', 'MANUAL', 800, 35);
    expect(contrapor(jogo, 'ACEITA')).toMatchObject({ codigo: 'PROPOSTA_INDISPONIVEL' });
    expect(jogo.placar()).toBe('B 800');
  });
});
