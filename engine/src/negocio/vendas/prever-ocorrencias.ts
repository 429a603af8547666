import type { Ocorrencia } from '@martelo/shared/banco/cnab/retorno';
import { retirarDaLinha } from '@martelo/shared/pos-venda/devolucao';
import { boletoPago } from '@martelo/shared/pos-venda/linhas-do-boleto';
import { receberNaLinha } from '@martelo/shared/pos-venda/receber';
import { emPe } from '@martelo/shared/pos-venda/totais';
import type { Venda } from '@martelo/shared/venda';
import { VENDAS, vendaComPagamento } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import type { Registros } from '../../records/records.ts';
import type { AplicarOcorrencia } from './aplicar-ocorrencia.ts';
import type { Destino } from './avisos-do-retorno.ts';
import type { Boleto } from './boleto-da-ocorrencia.ts';
import type { DesfazerBoleto } from './desfazer-boleto.ts';

interface Dependencias {
  registros: Registros;
  ocorrencias: Pick<AplicarOcorrencia, 'jaVeio' | 'diaDe'>;
  desfazerBoleto: Pick<DesfazerBoleto, 'quantosHa'>;
}
interface Prevista {
  ocorrencia: Ocorrencia;
  destino: Destino | null;
}

/**
 * What a file that is only checked would do to one boleto, written into its occurrences: by the functions that do it, on a copy of the sale,
 * one after the other. Nothing is written.
 */
export function criarPreverOcorrencias({ registros, ocorrencias, desfazerBoleto }: Dependencias) {
  return async (banco: string, boleto: Boleto, lidas: readonly Prevista[]): Promise<void> => {
    const lida = await vendaComPagamento(registros.colecao(VENDAS), SISTEMA, boleto.uid);
    let venda = lida === null ? null : (semCarimbos(lida) as Venda);
    const tira = lidas.some(({ ocorrencia }) => ocorrencia.efeito === 'estornado');
    let restam = tira ? await desfazerBoleto.quantosHa(boleto.uid) : 0;

    const receber = async (ocorrencia: Ocorrencia): Promise<Destino> => {
      const antes = await ocorrencias.jaVeio(banco, ocorrencia);
      if (antes !== null) return antes;
      const dia = ocorrencias.diaDe(ocorrencia);
      if (boleto.desfeitas?.some((uma) => uma.recebimentoUid === null && dia <= uma.dia))
        return 'ja-desfeito';
      restam += 1;
      if (venda === null || ocorrencia.efeito !== 'liquidado') return 'sem-destino';
      const uid = ocorrencia.chaveDaOcorrencia;
      const depois = receberNaLinha(venda, boleto.uid, {
        ...{ uid, linhaUid: uid, tipo: 'BOLETO', valor: ocorrencia.valorPago, em: `${dia}T15:00:00.000Z` },
        proprio: null,
      });
      if (depois === null) return 'sem-destino';
      venda = depois as Venda;
      return 'na-venda';
    };
    const tirar = ({ chaveDaOcorrencia: uid, descricao: motivo, dataOcorrencia }: Ocorrencia): Destino => {
      if (boleto.desfeitas?.some((uma) => uma.chave === uid && uma.recebimentoUid !== null))
        return 'retirado';
      if (restam === 0) return 'a-vir';
      restam -= 1;
      const linha = venda && boletoPago(venda, boleto.uid);
      if (venda === null || linha == null) return 'credito-encerrado';
      const valor = emPe(linha, venda.pagamentos);
      const em = `${dataOcorrencia ?? boleto.emitidoEm}T15:00:00.000Z`;
      venda = retirarDaLinha(venda, linha.uid, { uid, em, valor, motivo }) as Venda;
      return 'retirado';
    };

    for (const prevista of lidas) {
      const { efeito, valorPago } = prevista.ocorrencia;
      if (efeito === 'estornado') prevista.destino = tirar(prevista.ocorrencia);
      else if ((efeito === 'liquidado' || efeito === 'liquidado-sem-titulo') && valorPago > 0)
        prevista.destino = await receber(prevista.ocorrencia);
    }
  };
}
