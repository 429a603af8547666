import type { CondicionalDoLote } from '@martelo/shared/condicional';
import type { PropostaDoCliente } from '@martelo/shared/proposta';
import { formatarReais } from '@martelo/shared/reais';
import { PASSOS } from '../palavras/negociacao-passos.ts';

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
      return texto('info', PASSOS.propostaEmAnalise, PASSOS.propos(reais(valor)));
    case 'Contraproposta':
      return texto(
        'alerta',
        PASSOS.contrapropostaDe(reais(contraValor ?? valor)),
        PASSOS.proposAceitando(reais(valor)),
        true,
      );
    case 'Aceita':
      return texto('ganhando', PASSOS.propostaAceita, PASSOS.compradoPor(reais(contraValor ?? valor)));
    case 'Recusada':
      return texto(
        'superado',
        contraValor === null ? PASSOS.propostaRecusada : PASSOS.contrapropostaRecusada,
        contraValor !== null
          ? PASSOS.recusou(reais(contraValor))
          : proximoValor === null
            ? PASSOS.naoFoiSuficiente(reais(valor))
            : PASSOS.tenteAPartirDe(reais(valor), reais(proximoValor)),
      );
    case 'Expirada':
      return texto('neutro', PASSOS.propostaVencida, PASSOS.passouDoPrazo(reais(valor)));
    case 'Substituída':
      return texto('neutro', PASSOS.propostaSubstituida, PASSOS.deuLugar(reais(valor)));
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
      return texto('info', PASSOS.emAnalise, PASSOS.comitenteDecide(reais(valorLance)));
    case 'cliente':
      return texto(
        'alerta',
        PASSOS.comitentePede(reais(novoValor ?? valorLance)),
        PASSOS.ofereceu(reais(valorLance)),
        true,
      );
    case 'replica':
      return texto(
        'info',
        PASSOS.respostaEntregue(reais(condicionalReplica ?? valorLance)),
        PASSOS.aceitaOuRecusa,
      );
    case null:
      break;
  }
  switch (desfecho?.situacao) {
    case 'AG_PAGAMENTO':
      return texto('ganhando', PASSOS.vendaLiberada, PASSOS.compradoPor(reais(desfecho.valor ?? valorLance)));
    case 'NEGADA_CONDICIONAL':
      return texto('superado', PASSOS.vendaNaoLiberada, PASSOS.naoVendeu);
    default:
      return texto('neutro', PASSOS.negociacaoEncerrada, PASSOS.semAcordo);
  }
}

/** What the consignor is asked, in a sentence. */
export function perguntaAoComitente({ etapa, valorLance, condicionalReplica }: CondicionalDoLote): string {
  switch (etapa) {
    case 'comitente':
      return PASSOS.venderPor(reais(valorLance));
    case 'replica':
      return PASSOS.clienteRespondeu(reais(condicionalReplica ?? valorLance));
    case 'cliente':
      return PASSOS.aguardandoCliente;
    case null:
      return PASSOS.decidido;
  }
}
