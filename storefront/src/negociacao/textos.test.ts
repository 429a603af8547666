import type { CondicionalDoLote } from '@martelo/shared/condicional';
import { type PropostaDoCliente, SITUACOES_PROPOSTA } from '@martelo/shared/proposta';
import { describe, expect, it } from 'vitest';
import { perguntaAoComitente, propostaInicial, textoDaCondicional, textoDaProposta } from './textos.ts';

const proposta = (mais: Partial<PropostaDoCliente>): PropostaDoCliente => ({
  ...{ uid: 'p', lelUid: 'l', valor: 1_000_000, situacao: 'Aguardando' },
  ...{ contraValor: null, proximoValor: null, prazo: null },
  ...mais,
});
const condicional = (mais: Partial<CondicionalDoLote>): CondicionalDoLote => ({
  ...{ etapa: 'comitente', prazo: null, valorLance: 2_000_000, condicionalData: '' },
  ...{ condicionalResposta: null, respostaData: null, respostaNome: null },
  ...{ condicionalRespostaNovoValor: null, respostaNovoValorData: null, respostaNovoValorNome: null },
  ...{ condicionalReplica: null, comitenteAceitarReplica: true, desfecho: null },
  ...mais,
});

describe('a proposal in words', () => {
  it('waits for its maker with a counter-offer alone', () => {
    const esperam = SITUACOES_PROPOSTA.filter(
      (situacao) => textoDaProposta(proposta({ situacao })).responder,
    );
    expect(esperam).toEqual(['Contraproposta']);
    expect(textoDaProposta(proposta({ situacao: 'Contraproposta', contraValor: 1_200_000 })).titulo).toBe(
      'Contraproposta de R$ 12.000',
    );
  });

  it('declined names what to offer next, if the house said so', () => {
    const recusada = proposta({ situacao: 'Recusada', proximoValor: 1_100_000 });
    expect(textoDaProposta(recusada).frase).toContain('Tente a partir de R$ 11.000');
    expect(textoDaProposta(proposta({ situacao: 'Recusada' })).frase).not.toContain('Tente');
  });

  it('says the price that was agreed: the counter-offer where there was one', () => {
    expect(textoDaProposta(proposta({ situacao: 'Aceita', contraValor: 1_200_000 })).frase).toContain(
      'R$ 12.000',
    );
    expect(textoDaProposta(proposta({ situacao: 'Aceita' })).frase).toContain('R$ 10.000');
  });

  it('starts at the next value told, else at the minimum, else at the opening price', () => {
    const recusada = proposta({ situacao: 'Recusada', proximoValor: 1_100_000 });
    expect(propostaInicial(800_000, recusada, 900_000)).toBe(1_100_000);
    expect(propostaInicial(800_000, null, 900_000)).toBe(800_000);
    expect(propostaInicial(null, null, 900_000)).toBe(900_000);
  });
});

describe('a conditional sale in words', () => {
  it('asks the client at a new value alone, and says both amounts', () => {
    const pedido = textoDaCondicional(
      condicional({ etapa: 'cliente', condicionalRespostaNovoValor: 2_500_000 }),
    );
    expect(pedido.responder).toBe(true);
    expect(`${pedido.titulo} ${pedido.frase}`).toMatch(/R\$ 25\.000.*R\$ 20\.000/);
    expect(textoDaCondicional(condicional({ etapa: 'comitente' })).responder).toBe(false);
    expect(textoDaCondicional(condicional({ etapa: 'replica' })).responder).toBe(false);
  });

  it('says how it ended, at what price', () => {
    const liberada = condicional({
      etapa: null,
      desfecho: { situacao: 'AG_PAGAMENTO', valor: 2_300_000 },
    });
    expect(textoDaCondicional(liberada)).toMatchObject({ tom: 'ganhando', frase: 'Comprado por R$ 23.000.' });
    const negada = condicional({ etapa: null, desfecho: { situacao: 'NEGADA_CONDICIONAL', valor: null } });
    expect(textoDaCondicional(negada).tom).toBe('superado');
  });

  it('asks the consignor about the bid, then about the client’s reply', () => {
    expect(perguntaAoComitente(condicional({}))).toBe('Vender por R$ 20.000?');
    expect(perguntaAoComitente(condicional({ etapa: 'replica', condicionalReplica: 2_200_000 }))).toContain(
      'R$ 22.000',
    );
  });
});
