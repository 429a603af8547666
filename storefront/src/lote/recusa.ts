import type { CorpoErro } from '@martelo/shared/erros';
import type { Palavras } from '@martelo/shared/lote-rotulos';
import { formatarReais } from '@martelo/shared/reais';

/** A refusal, for the person: why, what to do about it, the lowest amount that would do if that is the way, and where to go. */
export interface Recusa {
  porque: string;
  fazer: string;
  proximoLance: number | null;
  saida: Saida | null;
}

/** What stands beside the words: a page, or a form of this one. */
export type Saida =
  | { tipo: 'pagina'; rotulo: string; href: string }
  | { tipo: 'habilitacao' }
  | { tipo: 'codigo' };

const ATENDIMENTO: Saida = { tipo: 'pagina', rotulo: 'Falar com o atendimento', href: '/fale-conosco' };
const ENTRAR: Saida = { tipo: 'pagina', rotulo: 'Entrar de novo', href: '/login' };

/** The catalogue's sentence says why; this adds what to do, in the site's words. */
export function explicarRecusa(erro: CorpoErro, palavras: Palavras): Recusa {
  const porque = Array.isArray(erro.message) ? erro.message.join(', ') : erro.message;
  const feminino = palavras.lance === 'Oferta';
  const sem = (fazer: string, saida: Saida | null = null, proprio = porque): Recusa => ({
    ...{ porque: proprio, fazer, saida },
    proximoLance: null,
  });
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
        saida: null,
      };
    }
    case 'MAXIMO_NAO_SUPERIOR':
      return sem('Informe um valor acima do seu máximo atual, ou deixe como está.');
    case 'JA_GANHANDO':
      return sem('Para se proteger de outros participantes, defina um valor automático.');
    case 'ENCERRADO':
      return sem(
        `${feminino ? 'Nenhuma oferta nova é aceita' : 'Nenhum lance novo é aceito'}. Veja outros em andamento.`,
      );
    case 'LOTE_NAO_ABERTO':
      return sem('Aguarde a abertura; esta página atualiza sozinha.');
    case 'LEILAO_PAUSADO':
      return sem('Esta página avisa quando ele for retomado; o relógio está parado.');
    case 'COMPRE_JA_INDISPONIVEL':
    case 'PROPOSTA_INDISPONIVEL':
      return sem(
        'Outra pessoa foi mais rápida, ou a disputa já passou deste valor. Confira a situação atual.',
      );
    case 'COMPRE_JA_MUDOU':
      return emDuas(porque, null);
    case 'PROPOSTA_ABAIXO_DO_MINIMO':
      return sem('Aumente o valor e envie de novo.');
    case 'PROPOSTA_NAO_AGUARDA':
    case 'CONDICIONAL_NAO_AGUARDA':
    case 'CONDICIONAL_VENCIDA':
      return sem('A situação mudou. Recarregue a página para ver como está.');
    case 'REPLICA_INVALIDA':
    case 'NOVO_VALOR_INVALIDO':
    case 'CONTRAPROPOSTA_INVALIDA':
      return sem('Corrija o valor e envie de novo.');
    case 'HABILITACAO_NECESSARIA':
    case 'HABILITACAO_EM_ANALISE':
      return emDuas(porque, { tipo: 'habilitacao' });
    case 'CODIGO_NECESSARIO':
      return sem('Ele vale até você sair desta conta.', { tipo: 'codigo' });
    case 'SEGUNDO_FATOR_OBRIGATORIO':
      return sem('O segundo fator é o código de 6 dígitos do aplicativo autenticador, pedido ao entrar.', {
        tipo: 'pagina',
        rotulo: 'Ativar o segundo fator',
        href: '/minha-conta/seguranca',
      });
    case 'CONSENTIMENTO_RETIRADO':
      return emDuas(porque, { tipo: 'pagina', rotulo: 'Ver minha privacidade', href: '/privacidade' });
    case 'NAO_AUTENTICADO':
    case 'TOKEN_INVALIDO':
      return sem('Entre novamente para continuar.', ENTRAR, 'Sua sessão terminou.');
    case 'LIMITE_DE_LANCES':
    case 'OCUPADO':
    case 'INDISPONIVEL':
      return sem('Aguarde um instante e confirme de novo.');
    default:
      // A refusal about the person, not the amount, names what settles it: the house does, until its own screens are here.
      return typeof erro.acao === 'string'
        ? emDuas(porque, ATENDIMENTO)
        : sem('Confira os dados e tente de novo.');
  }
}

/** What a refusal with a way out says: its first sentence is the reason, the rest what to do. */
function emDuas(frase: string, saida: Saida | null): Recusa {
  const [, porque = frase, fazer = 'Depois, confirme de novo.'] = /^(.+?\.) (.+)$/.exec(frase) ?? [];
  return { porque, fazer, proximoLance: null, saida };
}
