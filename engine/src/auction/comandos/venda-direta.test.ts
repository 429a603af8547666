import type { RegrasProposta } from '@martelo/shared/proposta';
import { describe, expect, test } from 'vitest';
import { prazosDoLote } from '../leituras/prazos.ts';
import { estadoPublico, posicaoDe } from '../leituras/publico.ts';
import { loteUid, Mesa } from '../mesa.ts';

const pessoa = (uid: string) => ({ uid, apelido: `apelido-${uid}`, cidade: 'São Paulo/SP' });
const lelUid = loteUid(1);

function mesa(valor: object, mais: object = {}): Mesa {
  return new Mesa({}, [{ valor: { minimo: 50_000, incremento: 5_000, ...valor }, fim: 1_000_000, ...mais }]);
}
const comprar = (jogo: Mesa, quem: string, segundo = 20) =>
  jogo.mandar({ tipo: 'comprar-ja', lelUid, participante: pessoa(quem) }, segundo, quem);
const propor = (jogo: Mesa, quem: string, reais: number, segundo = 20) =>
  jogo.mandar(
    {
      ...{ tipo: 'fazer-proposta', lelUid, participante: pessoa(quem), valor: reais * 100 },
      ...{ telefone: null, email: null },
    },
    segundo,
    quem,
  );
const proposta = (jogo: Mesa, n = -1) => [...jogo.lote().propostas!.values()].at(n)!;
const contrapor = (jogo: Mesa, resposta: 'ACEITA' | 'RECUSA', quem = 'A', segundo = 30) =>
  jogo.mandar(
    { tipo: 'responder-contraproposta', lelUid, proposta: proposta(jogo).uid, cliUid: quem, resposta },
    segundo,
    quem,
  );
const daEquipe = (
  jogo: Mesa,
  resposta: 'ACEITA' | 'CONTRAPROPOSTA' | 'RECUSA',
  reais?: number,
  segundo = 30,
) =>
  jogo.mandar(
    {
      ...{ tipo: 'responder-proposta', lelUid, proposta: proposta(jogo).uid, resposta },
      valor: reais === undefined ? null : reais * 100,
    },
    segundo,
    'equipe',
  );
const oferecido = (jogo: Mesa) => estadoPublico(jogo.estado!, lelUid).compreJa;

describe('Compre Já (rule 9)', () => {
  test('sells the lot, closes it, and the buyer leads publicly', () => {
    const jogo = mesa({ compreJa: 100_000 });
    expect(oferecido(jogo)).toBe(100_000);
    expect(comprar(jogo, 'A')).toMatchObject({ ok: true, valor: { situacao: 'BUY_NOW', valor: 100_000 } });
    expect(jogo.placar()).toBe('A 1000');
    expect(jogo.lote()).toMatchObject({ situacao: 'BUY_NOW', qtdLances: 0 });
    expect(posicaoDe(jogo.lote(), 'A')).toBe('vencedor');
    expect(oferecido(jogo)).toBeNull();
    const fim = jogo.eventos.findLast(({ tipo }) => tipo === 'LoteEncerrado/1');
    expect(fim).toMatchObject({ vencedor: { uid: 'A' }, valor: 100_000, situacao: 'BUY_NOW' });
    expect(prazosDoLote(jogo.estado!, jogo.lote())).toEqual([]);
  });

  test('sells at the price that the buyer saw, or not at all', () => {
    const jogo = mesa({ compreJa: 100_000 });
    const por = (valor: number, segundo: number) =>
      jogo.mandar({ tipo: 'comprar-ja', lelUid, participante: pessoa('A'), valor }, segundo, 'A');
    expect(por(90_000, 20)).toMatchObject({ ok: false, codigo: 'COMPRE_JA_MUDOU' });
    expect(jogo.lote().lideranca).toBeNull();
    expect(por(100_000, 21)).toMatchObject({ ok: true, valor: { valor: 100_000 } });
  });

  test('is gone with the first bid where there is no reserve, and back when that bid is cancelled (rule 19)', () => {
    const jogo = mesa({ compreJa: 100_000 });
    jogo.lance('B', 'MANUAL', 500);
    expect(comprar(jogo, 'A')).toMatchObject({ codigo: 'COMPRE_JA_INDISPONIVEL' });
    const { lance } = jogo.lote().instrucoes[0]!;
    jogo.mandar({ tipo: 'cancelar-lance', lelUid, lance, motivo: 'engano' }, 15);
    expect(comprar(jogo, 'A')).toMatchObject({ ok: true });
  });

  test('stays below an unmet reserve, whoever leads, and is gone once it is met', () => {
    const jogo = mesa({ compreJa: 100_000 }, { valorComitente: 80_000 });
    jogo.lance('B', 'MANUAL', 700);
    expect(oferecido(jogo)).toBe(100_000);
    jogo.lance('C', 'AUTOMATICO', 900);
    expect(jogo.placar()).toBe('C 800');
    expect(comprar(jogo, 'A')).toMatchObject({ codigo: 'COMPRE_JA_INDISPONIVEL' });
  });

  test('never takes less than what was bid', () => {
    const jogo = mesa({ compreJa: 100_000 }, { valorComitente: 200_000 });
    jogo.lance('B', 'MANUAL', 1_000);
    expect(comprar(jogo, 'A')).toMatchObject({ codigo: 'COMPRE_JA_INDISPONIVEL' });
  });

  test('is not offered on a lot that closed without a sale, and may cost as little as a centavo', () => {
    const jogo = mesa({ compreJa: 1 }, { fim: 1_000 });
    expect(oferecido(jogo)).toBe(1);
    jogo.encerrar(1_000);
    expect(jogo.lote().situacao).toBe('NAO_ARREMATADO');
    expect(oferecido(jogo)).toBeNull();
  });

  test('passes over who led: their position ends', () => {
    const jogo = mesa({ compreJa: 100_000 }, { valorComitente: 90_000 });
    jogo.lance('B', 'MANUAL', 500);
    comprar(jogo, 'A');
    expect([posicaoDe(jogo.lote(), 'A'), posicaoDe(jogo.lote(), 'B')]).toEqual(['vencedor', 'finalizado']);
  });

  test('is for open lots that have a price for it', () => {
    expect(comprar(mesa({}), 'A')).toMatchObject({ codigo: 'COMPRE_JA_INDISPONIVEL' });
    expect(comprar(mesa({ compreJa: 100_000 }), 'A', 1_000_000)).toMatchObject({ codigo: 'ENCERRADO' });
    expect(comprar(mesa({ compreJa: 100_000 }, { inicio: 100 }), 'A')).toMatchObject({
      codigo: 'LOTE_NAO_ABERTO',
    });
  });
});

describe('proposals', () => {
  const REGRAS: RegrasProposta = {
    ...{ aceitarDesde: 90_000, contraDesde: 60_000, proximoValor: 65_000, validadeHoras: 2 },
  };
  const loja = (regras: Partial<RegrasProposta> | null = {}, mais: object = {}) =>
    mesa(
      { valorProposta: 40_000 },
      { somenteBuyNowProposta: true, ...(regras && { regrasProposta: { ...REGRAS, ...regras } }), ...mais },
    );

  test('at the threshold: sold at once, publicly, at the proposal', () => {
    const jogo = loja();
    expect(propor(jogo, 'A', 900)).toMatchObject({ ok: true, valor: { situacao: 'Aceita' } });
    expect(jogo.placar()).toBe('A 900');
    expect(jogo.lote().situacao).toBe('AG_PAGAMENTO');
  });

  test('in the band: a counter-offer, in private, which the client may accept once', () => {
    const jogo = loja();
    const { seq } = jogo.lote();
    expect(propor(jogo, 'A', 700).ok && proposta(jogo)).toMatchObject({ contraValor: 90_000 });
    expect(jogo.lote()).toMatchObject({ seq, lideranca: null });
    expect(posicaoDe(jogo.lote(), 'A')).toBe('nao-esta-participando');
    expect(contrapor(jogo, 'ACEITA', 'B')).toMatchObject({ codigo: 'PROPOSTA_NAO_ENCONTRADA' });
    expect(contrapor(jogo, 'ACEITA')).toMatchObject({ ok: true });
    expect(contrapor(jogo, 'ACEITA')).toMatchObject({ ok: true, valor: { situacao: 'Aceita' } });
    expect(jogo.placar()).toBe('A 900');
    expect(jogo.eventos.filter(({ tipo }) => tipo === 'LoteEncerrado/1')).toHaveLength(1);
  });

  test('the counter-offer is a fixed value, a percentage more, never above the threshold, and never more than was offered', () => {
    const contra = (regras: Partial<RegrasProposta>, reais: number) => {
      const jogo = loja(regras);
      propor(jogo, 'A', reais);
      return [proposta(jogo).situacao, proposta(jogo).contraValor];
    };
    expect(contra({ contraValor: 80_000 }, 700)).toEqual(['Contraproposta', 80_000]);
    expect(contra({ contraValor: 80_000 }, 850)).toEqual(['Aceita', null]);
    expect(contra({ contraPorcentagem: 10 }, 700)).toEqual(['Contraproposta', 77_000]);
    expect(contra({ contraPorcentagem: 50 }, 700)).toEqual(['Contraproposta', 90_000]);
  });

  test('below the band: declined, naming the next value; below the minimum: refused', () => {
    const jogo = loja();
    expect(propor(jogo, 'A', 500)).toMatchObject({ valor: { situacao: 'Recusada', proximoValor: 65_000 } });
    expect(propor(jogo, 'A', 399)).toMatchObject({
      codigo: 'PROPOSTA_ABAIXO_DO_MINIMO',
      detalhes: { minimo: 40_000 },
    });
  });

  test('a counter-offer and an unanswered proposal expire, and from then on nobody may accept them', () => {
    const jogo = loja();
    propor(jogo, 'A', 700, 0);
    const [fim, prazo] = prazosDoLote(jogo.estado!, jogo.lote());
    expect(fim).toMatchObject({ instante: 1_000_000_000, pedido: { tipo: 'encerrar-lote' } });
    expect(prazo).toMatchObject({ instante: 7_200_000, pedido: { tipo: 'vencer-proposta' } });
    expect(jogo.mandar(prazo!.pedido, 7_199)).toMatchObject({ valor: { vencida: false } });
    expect(contrapor(jogo, 'ACEITA', 'A', 7_200)).toMatchObject({ codigo: 'PROPOSTA_NAO_AGUARDA' });
    expect(jogo.mandar(prazo!.pedido, 7_200)).toMatchObject({ valor: { vencida: true } });
    expect(jogo.mandar(prazo!.pedido, 7_300)).toMatchObject({ valor: { vencida: false } });
    expect(proposta(jogo).situacao).toBe('Expirada');
    expect(prazosDoLote(jogo.estado!, jogo.lote())).toHaveLength(1);
  });

  test('no proposal stands longer than the lot is open', () => {
    const jogo = loja(null, { fim: 60 });
    propor(jogo, 'A', 700);
    expect(proposta(jogo).prazo).toBe(60_000);
  });

  test('without rules staff answer; the same word again changes nothing', () => {
    const jogo = loja(null);
    expect(propor(jogo, 'A', 700)).toMatchObject({ valor: { situacao: 'Aguardando' } });
    expect(daEquipe(jogo, 'CONTRAPROPOSTA', 700)).toMatchObject({ codigo: 'CONTRAPROPOSTA_INVALIDA' });
    expect(daEquipe(jogo, 'CONTRAPROPOSTA', 800)).toMatchObject({ ok: true });
    const { length } = jogo.eventos;
    expect(daEquipe(jogo, 'CONTRAPROPOSTA', 800)).toMatchObject({ ok: true });
    expect(jogo.eventos.slice(length).map(({ tipo }) => tipo)).toEqual(['ComandoDecidido/1']);
    expect(daEquipe(jogo, 'ACEITA')).toMatchObject({ codigo: 'PROPOSTA_NAO_AGUARDA' });
    expect(contrapor(jogo, 'RECUSA')).toMatchObject({ valor: { situacao: 'Recusada' } });
    propor(jogo, 'B', 750);
    expect(daEquipe(jogo, 'ACEITA')).toMatchObject({ ok: true });
    expect(jogo.placar()).toBe('B 750');
    expect(daEquipe(jogo, 'ACEITA')).toMatchObject({ ok: true });
  });

  test('a newer proposal of the same client takes the place of the open one', () => {
    const jogo = loja(null);
    propor(jogo, 'A', 700);
    propor(jogo, 'B', 710);
    propor(jogo, 'A', 720);
    expect([...jogo.lote().propostas!.values()].map(({ situacao }) => situacao)).toEqual([
      ...['Substituída', 'Aguardando', 'Aguardando'],
    ]);
  });

  test('once a bid landed the dispute decides (rule 9): none is taken, and none accepted', () => {
    const jogo = loja(null, { somenteBuyNowProposta: false });
    propor(jogo, 'A', 700);
    jogo.lance('B', 'MANUAL', 500, 21);
    expect(propor(jogo, 'C', 900)).toMatchObject({ codigo: 'PROPOSTA_INDISPONIVEL' });
    expect(daEquipe(jogo, 'ACEITA')).toMatchObject({ codigo: 'PROPOSTA_INDISPONIVEL' });
    expect(daEquipe(jogo, 'RECUSA')).toMatchObject({ ok: true });
  });

  test('a lot for Compre Já and proposals alone takes no bids; one that names neither takes no proposals', () => {
    expect(loja().lance('A', 'MANUAL', 500)).toMatchObject({ codigo: 'LOTE_SEM_DISPUTA' });
    expect(propor(mesa({}), 'A', 700)).toMatchObject({ codigo: 'PROPOSTA_INDISPONIVEL' });
  });
});
