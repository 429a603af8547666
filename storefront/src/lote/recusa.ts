import type { CorpoErro } from '@martelo/shared/erros';
import type { Palavras } from '@martelo/shared/lote-rotulos';
import { formatarReais } from '@martelo/shared/reais';

/** A refused bid, for the bidder: why, what to do about it, and the lowest amount that would do, if that is the way. */
export interface Recusa {
  porque: string;
  fazer: string;
  proximoLance: number | null;
}

/** The catalogue's sentence says why; this adds what to do, in the site's words. */
export function explicarRecusa(erro: CorpoErro, palavras: Palavras): Recusa {
  const porque = Array.isArray(erro.message) ? erro.message.join(', ') : erro.message;
  const lance = palavras.lance.toLowerCase();
  const sem = (fazer: string, proprio = porque): Recusa => ({ porque: proprio, fazer, proximoLance: null });
  switch (erro.codigo) {
    case 'ABAIXO_DO_MINIMO': {
      const proximo = typeof erro.proximoLance === 'number' ? erro.proximoLance : null;
      return {
        porque: `O preço subiu enquanto você decidia.`,
        fazer:
          proximo === null
            ? 'Confira o valor atual e tente de novo.'
            : `Atualizamos o valor para ${formatarReais(proximo, { curto: true })}. Confira e confirme de novo.`,
        proximoLance: proximo,
      };
    }
    case 'MAXIMO_NAO_SUPERIOR':
      return sem('Informe um valor acima do seu máximo atual, ou deixe como está.');
    case 'JA_GANHANDO':
      return sem('Para se proteger de outros participantes, defina um valor automático.');
    case 'ENCERRADO':
      return sem(
        `Nenhum ${lance} novo é aceito. Veja outros em andamento.`.replace(
          'Nenhum oferta novo',
          'Nenhuma oferta nova',
        ),
      );
    case 'LOTE_NAO_ABERTO':
      return sem('Aguarde a abertura; esta página atualiza sozinha.');
    case 'CLIENTE_NAO_HABILITADO':
      return sem('Fale com o atendimento para concluir a sua habilitação.');
    case 'NAO_AUTENTICADO':
    case 'TOKEN_INVALIDO':
      return sem('Entre novamente para continuar.', 'Sua sessão terminou.');
    case 'LIMITE_DE_LANCES':
    case 'OCUPADO':
    case 'INDISPONIVEL':
      return sem('Aguarde um instante e confirme de novo.');
    default:
      return typeof erro.acao === 'string'
        ? sem(...emDuas(porque))
        : sem('Confira os dados e tente de novo.');
  }
}

/** What a refusal with a way out says: its first sentence is the reason, the rest what to do. */
function emDuas(frase: string): [fazer: string, porque: string] {
  const [, porque, fazer] = /^(.+?\.) (.+)$/.exec(frase) ?? [];
  return [fazer ?? 'Depois, confirme de novo.', porque ?? frase];
}
