import { chaveDaConta } from '@martelo/shared/banco/conta-de-cobranca';
import { referenciaDoPagamento } from '@martelo/shared/banco/referencia';
import type { BoletoEmitido } from '@martelo/shared/boleto-emitido';
import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import type { Bancos } from '../../bancos/bancos.ts';
import { BOLETOS } from '../../casa/boleto.ts';
import type { Boletos } from '../../negocio/vendas/boletos.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { escreverRetorno, type OcorrenciaSimulada, respostaDaRemessa } from './retorno-simulado.ts';

type BoletoNoBanco = { uid: string } & Pick<
  BoletoEmitido,
  'situacao' | 'valor' | 'vendaId' | 'linhaDigitavel'
>;

/** The simulated bank's part in boletos: it takes each brand's remittance and answers by return files, as a bank does over night. */
export interface CobrancaSimulada {
  /** What waits for the bank, or to be paid, the newest first. */
  boletos(): Promise<BoletoNoBanco[]>;
  /** Takes what each brand has to remit, registers and writes off all of it. */
  registrar(): Promise<void>;
  /** Somebody pays one that is registered; of any other nothing happens. */
  pagar(uid: string): Promise<void>;
}

interface Dependencias {
  registros: Registros;
  bancos: Pick<Bancos, 'cobranca'>;
  boletos: Pick<Boletos, 'remessas' | 'retornar'>;
  /** Brands that receive by this bank. */
  marcas: readonly number[];
  /** Unix ms. */
  agora(): number;
}

const MAIS_NOVOS = 50;

export function criarCobrancaSimulada(deps: Dependencias): CobrancaSimulada {
  const { registros, bancos, boletos, marcas, agora } = deps;
  const colecao = registros.colecao(BOLETOS);

  const responder = async (hotsiteId: number, ocorrencias: readonly OcorrenciaSimulada[]): Promise<void> => {
    const conta = await bancos.cobranca(hotsiteId);
    if (conta === null || ocorrencias.length === 0) return;
    // The bank numbers its files by account, and both brands have one: two files of one number would be the same money twice.
    const nsa = await registros.proximoId(`demo:retorno:${chaveDaConta(conta)}`);
    const arquivo = escreverRetorno(conta, { nsa, dia: diaEmSaoPaulo(agora()) }, ocorrencias);
    await boletos.retornar(hotsiteId, Buffer.from(arquivo, 'latin1'), { simular: false, por: 'demo' });
  };
  /** Null where a brand has nothing to remit. */
  const remessaDe = async (hotsiteId: number): Promise<string | null> => {
    try {
      const { nsa } = await boletos.remessas.gerar(hotsiteId, { uid: uuidv7(), por: 'demo' });
      return (await boletos.remessas.arquivo(hotsiteId, nsa)).conteudo;
    } catch (erro) {
      if (erro instanceof ErroMartelo) return null;
      throw erro;
    }
  };

  return {
    async boletos() {
      const filtro = {
        ...{ tipo: 'multipla' as const, campo: 'situacao' },
        valores: ['EMITIDO', 'REMETIDO', 'REGISTRADO'],
      };
      const achados: BoletoNoBanco[] = [];
      for await (const um of colecao.percorrer(SISTEMA, { filtros: [filtro] }))
        if (marcas.includes(um.hotsiteId)) achados.push(um);
      return achados.toReversed().slice(0, MAIS_NOVOS);
    },
    async registrar() {
      for (const hotsiteId of marcas) {
        const remessa = await remessaDe(hotsiteId);
        if (remessa !== null) await responder(hotsiteId, respostaDaRemessa(remessa));
      }
    },
    async pagar(uid) {
      const boleto = await colecao.obter(SISTEMA, uid);
      if (boleto?.situacao !== 'REGISTRADO' || !marcas.includes(boleto.hotsiteId)) return;
      const { vencimento, valor, vendaId } = boleto;
      await responder(boleto.hotsiteId, [
        {
          ...{ movimento: '06', nossaReferencia: referenciaDoPagamento(uid), seuNumero: String(vendaId) },
          ...{ vencimento, valor, valorPago: valor },
        },
      ]);
    },
  };
}
