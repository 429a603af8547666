import type { CorpoErro } from '@martelo/shared/erros';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { formatarReais } from '@martelo/shared/reais';
import { RECUSA } from '../palavras/recusa.ts';

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

/** The catalogue's sentence says why; this adds what to do, in the site's words. */
export function explicarRecusa(erro: CorpoErro, modo: TipoHotsite): Recusa {
  const porque = Array.isArray(erro.message) ? erro.message.join(', ') : erro.message;
  const palavras = RECUSA[modo];
  const sem = (fazer: string, saida: Saida | null = null, proprio = porque): Recusa => ({
    ...{ porque: proprio, fazer, saida },
    proximoLance: null,
  });
  switch (erro.codigo) {
    case 'ABAIXO_DO_MINIMO': {
      const proximo = typeof erro.proximoLance === 'number' ? erro.proximoLance : null;
      return {
        porque: palavras.precoSubiu,
        fazer:
          proximo === null
            ? palavras.confiraValor
            : palavras.valorAtualizado(formatarReais(proximo, { curto: true })),
        proximoLance: proximo,
        saida: null,
      };
    }
    case 'MAXIMO_NAO_SUPERIOR':
      return sem(palavras.acimaDoMaximo);
    case 'JA_GANHANDO':
      return sem(palavras.protejaSe);
    case 'ENCERRADO':
      return sem(palavras.encerrado);
    case 'LOTE_NAO_ABERTO':
      return sem(palavras.aguardeAbertura);
    case 'LEILAO_PAUSADO':
      return sem(palavras.pausado);
    case 'COMPRE_JA_INDISPONIVEL':
    case 'PROPOSTA_INDISPONIVEL':
      return sem(palavras.outroFoiAntes);
    case 'COMPRE_JA_MUDOU':
      return emDuas(porque, null, modo);
    case 'PROPOSTA_ABAIXO_DO_MINIMO':
      return sem(palavras.aumente);
    case 'PROPOSTA_NAO_AGUARDA':
    case 'CONDICIONAL_NAO_AGUARDA':
    case 'CONDICIONAL_VENCIDA':
      return sem(palavras.situacaoMudou);
    case 'REPLICA_INVALIDA':
    case 'NOVO_VALOR_INVALIDO':
    case 'CONTRAPROPOSTA_INVALIDA':
      return sem(palavras.corrija);
    case 'HABILITACAO_NECESSARIA':
    case 'HABILITACAO_EM_ANALISE':
      return emDuas(porque, { tipo: 'habilitacao' }, modo);
    case 'CODIGO_NECESSARIO':
      return sem(palavras.codigoVale, { tipo: 'codigo' });
    case 'SEGUNDO_FATOR_OBRIGATORIO':
      return sem(palavras.segundoFator, {
        tipo: 'pagina',
        rotulo: palavras.ativarSegundoFator,
        href: '/minha-conta/seguranca',
      });
    case 'EMAIL_NAO_CONFIRMADO':
      return emDuas(porque, { tipo: 'pagina', rotulo: palavras.confirmarEmail, href: '/email' }, modo);
    case 'TELEFONE_NAO_CONFIRMADO':
      return emDuas(porque, { tipo: 'pagina', rotulo: palavras.confirmarTelefone, href: '/telefone' }, modo);
    case 'REGULAMENTO_NOVO':
      return emDuas(porque, { tipo: 'pagina', rotulo: palavras.lerRegulamento, href: '/privacidade' }, modo);
    case 'CONSENTIMENTO_RETIRADO':
      return emDuas(porque, { tipo: 'pagina', rotulo: palavras.verPrivacidade, href: '/privacidade' }, modo);
    case 'NAO_AUTENTICADO':
    case 'TOKEN_INVALIDO':
      return sem(
        palavras.entreDeNovo,
        { tipo: 'pagina', rotulo: palavras.entrar, href: '/login' },
        palavras.sessaoTerminou,
      );
    case 'LIMITE_DE_LANCES':
    case 'OCUPADO':
    case 'INDISPONIVEL':
    case 'RESULTADO_INCERTO':
      return sem(palavras.aguarde);
    default:
      // A refusal about the person, not the amount, names what settles it: the house does, until its own screens are here.
      return typeof erro.acao === 'string'
        ? emDuas(porque, { tipo: 'pagina', rotulo: palavras.atendimento, href: '/fale-conosco' }, modo)
        : sem(palavras.confira);
  }
}

/** What a refusal with a way out says: its first sentence is the reason, the rest what to do. */
function emDuas(frase: string, saida: Saida | null, modo: TipoHotsite): Recusa {
  const [, porque = frase, fazer = RECUSA[modo].depois] = /^(.+?\.) (.+)$/.exec(frase) ?? [];
  return { porque, fazer, proximoLance: null, saida };
}
