import { cabeNumBoleto, montarBoleto } from '@martelo/shared/banco/boleto';
import { chaveDaConta } from '@martelo/shared/banco/conta-de-cobranca';
import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Beneficiario } from '@martelo/shared/pos-venda/pedidos';
import { somarDias } from '@martelo/shared/pos-venda/prazos';
import type { Pagamento, Venda } from '@martelo/shared/venda';
import type { Bancos } from '../../bancos/bancos.ts';
import { BOLETOS } from '../../casa/boleto.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { ValorEmUso } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';
import type { Boleto } from './boleto-da-ocorrencia.ts';
import type { MudarVenda } from './mudar.ts';
import type { Recebimentos } from './recebimentos.ts';
import { criarRemessas, type Remessas } from './remessas.ts';
import { criarRetornar, type Retornar } from './retornos.ts';

/** Boletos of a brand: made, remitted to its bank, settled by its return files. */
export interface Boletos {
  /**
   * The boleto of a row; the same one however often it is asked for. @param quem whom the brand's buyers pay: the bank would say somebody
   * else where the agreement is another's, and there is none
   * @param pix gives the Pix code that stands on its paper, or null
   * @throws ErroMartelo MEIO_INDISPONIVEL
   */
  emitir(
    venda: Venda,
    linha: Pagamento,
    quem: Beneficiario | null,
    pix: () => Promise<string | null>,
  ): Promise<Boleto>;
  /** Files for the bank. */
  remessas: Remessas;
  /** Applies what a return file says, each occurrence once; with `simular` all is read and checked, and nothing done. */
  retornar: Retornar;
}

interface Dependencias {
  registros: Registros;
  bancos: Pick<Bancos, 'cobranca'>;
  recebimentos: Pick<Recebimentos, 'receber' | 'desfazer' | 'aplicar'>;
  mudar: MudarVenda;
  /** Unix ms. */
  agora(): number;
}

/** Days that a boleto may be paid after it was made, where the sale is due before. */
const DIAS_MINIMOS = 1;

export function criarBoletos({ registros, bancos, recebimentos, mudar, agora }: Dependencias): Boletos {
  const boletos = registros.colecao(BOLETOS);

  const contaDe = async (hotsiteId: number) => {
    const conta = await bancos.cobranca(hotsiteId);
    if (conta === null) throw new ErroMartelo('MEIO_INDISPONIVEL');
    return conta;
  };

  return {
    async emitir(venda, linha, quem, pix) {
      const feito = await boletos.obter(SISTEMA, linha.uid);
      if (feito !== null) return feito;
      const conta = await contaDe(venda.hotsiteId);
      const deOutro = quem !== null && quem.documento !== conta.inscricao;
      if (deOutro || !cabeNumBoleto(linha.valor)) throw new ErroMartelo('MEIO_INDISPONIVEL');
      const hoje = diaEmSaoPaulo(agora());
      const amanha = somarDias(hoje, DIAS_MINIMOS, false);
      const devido = diaEmSaoPaulo(venda.dataPagamento);
      const vencimento = devido > amanha ? devido : amanha;
      const chave = chaveDaConta(conta);
      const sequencia = await registros.proximoId(`boleto:${chave}`);
      const { noPapel, ...boleto } = montarBoleto({ conta, sequencia, vencimento, centavos: linha.valor });
      const doc = {
        ...{ uid: linha.uid, id: await registros.proximoId('boleto'), hotsiteId: venda.hotsiteId },
        ...{ vendaUid: venda.uid, vendaId: venda.id, cliUid: venda.cliUid, conta: chave, sequencia },
        ...{ ...boleto, vencimento, valor: linha.valor, emitidoEm: hoje },
        ...({ situacao: 'EMITIDO', remessa: null, remessaDaBaixa: null, motivo: null } as const),
        // The agreement may be another tomorrow: the paper is of the one that it was made under.
        papel: {
          ...{ ...noPapel, carteira: conta.carteira },
          ...{ beneficiario: quem?.nome ?? conta.nome, inscricao: conta.inscricao, pix: await pix() },
        },
      };
      try {
        return await boletos.inserir(SISTEMA, doc);
      } catch (erro) {
        // Asked for twice at once: the other's is it, and a number of ours is left out.
        if (!(erro instanceof ValorEmUso)) throw erro;
        return (await boletos.obter(SISTEMA, linha.uid))!;
      }
    },

    remessas: criarRemessas({ registros, bancos, agora }),
    retornar: criarRetornar({ registros, bancos, recebimentos, mudar, agora }),
  };
}
