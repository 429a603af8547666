import type { CondicionalDoLote } from '@martelo/shared/condicional';
import type { PropostaDoCliente } from '@martelo/shared/proposta';
import { formatarReais } from '@martelo/shared/reais';

const reais = (valor: number): string => formatarReais(valor, { curto: true });

/** How a step of a negotiation reads: its heading, a sentence, and the tone that colours it. `responder`: it waits for me. */
export interface Texto {
  titulo: string;
  frase: string;
  tom: 'alerta' | 'info' | 'ganhando' | 'superado' | 'neutro';
  responder: boolean;
}

const texto = (tom: Texto['tom'], titulo: string, frase: string, responder = false): Texto => ({
  ...{ tom, titulo, frase, responder },
});

/** A proposal, as its maker reads it. */
export function textoDaProposta({ situacao, valor, contraValor, proximoValor }: PropostaDoCliente): Texto {
  switch (situacao) {
    case 'Aguardando':
      return texto(
        'info',
        'Proposta em análise',
        `Você propôs ${reais(valor)}. A resposta aparece aqui, assim que houver.`,
      );
    case 'Contraproposta':
      return texto(
        'alerta',
        `Contraproposta de ${reais(contraValor ?? valor)}`,
        `Você propôs ${reais(valor)}. Aceitando, a compra é fechada na hora.`,
        true,
      );
    case 'Aceita':
      return texto('ganhando', 'Proposta aceita', `Comprado por ${reais(contraValor ?? valor)}.`);
    case 'Recusada':
      return texto(
        'superado',
        contraValor === null ? 'Proposta recusada' : 'Contraproposta recusada',
        contraValor !== null
          ? `Você recusou comprar por ${reais(contraValor)}.`
          : proximoValor === null
            ? `${reais(valor)} não foi suficiente desta vez.`
            : `${reais(valor)} não foi suficiente. Tente a partir de ${reais(proximoValor)}.`,
      );
    case 'Expirada':
      return texto('neutro', 'Proposta vencida', `A proposta de ${reais(valor)} passou do prazo.`);
    case 'Substituída':
      return texto('neutro', 'Proposta substituída', `${reais(valor)} deu lugar a outra proposta sua.`);
  }
}

/** Where a proposal starts: from what the house named in declining, else its minimum, else the opening price. Centavos. */
export const propostaInicial = (
  minimo: number | null,
  anterior: PropostaDoCliente | null,
  referencia: number,
): number => Math.max(anterior?.proximoValor ?? 0, minimo ?? 0) || referencia;

/** A conditional sale, as its client reads it. */
export function textoDaCondicional(condicional: CondicionalDoLote): Texto {
  const {
    etapa,
    valorLance,
    condicionalRespostaNovoValor: novoValor,
    condicionalReplica,
    desfecho,
  } = condicional;
  switch (etapa) {
    case 'comitente':
      return texto(
        'info',
        'Em análise pelo comitente',
        `${reais(valorLance)} ficou abaixo do valor esperado. O comitente decide se vende por esse valor.`,
      );
    case 'cliente':
      return texto(
        'alerta',
        `O comitente pede ${reais(novoValor ?? valorLance)}`,
        `Você ofereceu ${reais(valorLance)}. Aceitando, a compra é fechada na hora pelo novo valor.`,
        true,
      );
    case 'replica':
      return texto(
        'info',
        `Sua resposta de ${reais(condicionalReplica ?? valorLance)} está com o comitente`,
        'Ele aceita ou recusa; não há outra rodada.',
      );
    case null:
      break;
  }
  switch (desfecho?.situacao) {
    case 'AG_PAGAMENTO':
      return texto('ganhando', 'Venda liberada', `Comprado por ${reais(desfecho.valor ?? valorLance)}.`);
    case 'NEGADA_CONDICIONAL':
      return texto('superado', 'Venda não liberada', 'O comitente não vendeu pelo valor oferecido.');
    default:
      return texto('neutro', 'Negociação encerrada', 'Não houve acordo sobre o novo valor.');
  }
}

/** What the consignor is asked, in a sentence. */
export function perguntaAoComitente({ etapa, valorLance, condicionalReplica }: CondicionalDoLote): string {
  switch (etapa) {
    case 'comitente':
      return `Vender por ${reais(valorLance)}?`;
    case 'replica':
      return `O cliente respondeu com ${reais(condicionalReplica ?? valorLance)}. Vender por esse valor?`;
    case 'cliente':
      return 'Aguardando a resposta do cliente ao novo valor.';
    case null:
      return 'Decidido.';
  }
}
