import { hash } from 'node:crypto';
import type { Ocorrencia } from '@martelo/shared/banco/cnab/retorno';
import type { BoletoEmitido } from '@martelo/shared/boleto-emitido';
import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { uuidv7De } from '@martelo/shared/identificador';
import { retirarDaLinha } from '@martelo/shared/pos-venda/devolucao';
import { boletoPago } from '@martelo/shared/pos-venda/linhas-do-boleto';
import { emPe } from '@martelo/shared/pos-venda/totais';
import type { DinheiroRecebido } from '@martelo/shared/recebimento';
import { BOLETOS } from '../../casa/boleto.ts';
import { RECEBIMENTOS } from '../../casa/credito-sem-destino.ts';
import { VENDAS, vendaComPagamento } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { Destino } from './avisos-do-retorno.ts';
import { type Boleto, mudarBoleto } from './boleto-da-ocorrencia.ts';
import type { MudarVenda } from './mudar.ts';
import type { Recebimentos } from './recebimentos.ts';

interface Dependencias {
  registros: Registros;
  recebimentos: Pick<Recebimentos, 'receber'>;
  mudar: MudarVenda;
  /** Unix ms. */
  agora(): number;
}

/** Before any boleto that a bank settles by file: what says so is no date of a payment. */
const PRIMEIRO_DIA = '2000-01-01';

/** What one occurrence does: to money, to the boleto. The same again changes nothing. Tells what became of its money; null where it has none. */
export function criarAplicarOcorrencia({ registros, recebimentos, mudar, agora }: Dependencias) {
  const boletos = registros.colecao(BOLETOS);
  const recebidos = registros.colecao(RECEBIMENTOS);
  const vendas = registros.colecao(VENDAS);

  const diaDe = ({ dataOcorrencia, dataCredito }: Ocorrencia): string =>
    [dataOcorrencia, dataCredito].find((dia) => dia !== null && dia >= PRIMEIRO_DIA) ??
    diaEmSaoPaulo(agora());

  /**
   * The occurrence's own key; where that is taken by other money, one of its content as well. Banks begin again at file 1, and correct a file
   * under its number: what then stands at the same place is no repetition, and must not be taken for one.
   */
  const numeroDo = async (provedor: string, ocorrencia: Ocorrencia): Promise<string> => {
    const { chaveDaOcorrencia, nossoNumero, valorPago } = ocorrencia;
    const veio = await recebidos.obterPor(SISTEMA, 'chave', `${provedor}:${chaveDaOcorrencia}`);
    const dia = diaDe(ocorrencia);
    const mesmo =
      veio === null ||
      (veio.valor === valorPago &&
        (veio.nossoNumero ?? nossoNumero) === nossoNumero &&
        // What came on its own morning was kept with the minute.
        (!veio.em.endsWith(MEIO_DIA) || veio.em === noDia(dia, agora())));
    if (mesmo) return chaveDaOcorrencia;
    const conteudo = [nossoNumero, valorPago, dia, ocorrencia.nossaReferencia ?? ''].join('|');
    return `${chaveDaOcorrencia}:${hash('sha256', conteudo).slice(0, 16)}`;
  };

  const receber = async (
    hotsiteId: number,
    banco: string,
    ocorrencia: Ocorrencia,
    boleto: Boleto | null,
  ): Promise<Destino> => {
    const { efeito, nossoNumero, valorPago } = ocorrencia;
    const provedor = `boleto:${banco}`;
    const idNoProvedor = await numeroDo(provedor, ocorrencia);
    const recebido: DinheiroRecebido = {
      ...{ hotsiteId: boleto?.hotsiteId ?? hotsiteId, provedor, idNoProvedor, tipo: 'BOLETO' },
      ...{ valor: valorPago, em: noDia(diaDe(ocorrencia), agora()), proprio: null },
      // Paid after it was taken back, or never registered: a person decides.
      pagamentoUid: efeito === 'liquidado' ? (boleto?.uid ?? null) : null,
      ...{ pagador: null, ...(nossoNumero !== '' && { nossoNumero }) },
    };
    await recebimentos.receber([recebido]);
    const ficou = await recebidos.obterPor(SISTEMA, 'chave', `${provedor}:${idNoProvedor}`);
    return ficou?.situacao === 'SEM_DESTINO' ? 'sem-destino' : 'na-venda';
  };

  /** Its cheque bounced, or the bank cancelled the payment: the sale waits for money again, and its lots stay where they are. */
  const retirar = async (
    { chaveDaOcorrencia, descricao }: Ocorrencia,
    boleto: Boleto,
  ): Promise<Destino | null> => {
    const venda = await vendaComPagamento(vendas, SISTEMA, boleto.uid);
    if (venda === null) return null;
    const em = new Date(agora()).toISOString();
    const uid = uuidv7De(Date.parse(boleto.emitidoEm), hash('sha256', `boleto:voltou:${chaveDaOcorrencia}`));
    let foi = false;
    await mudar({ acesso: SISTEMA }, venda.uid, (antes) => {
      const linha = boletoPago(antes, boleto.uid);
      foi = antes.pagamentos.some((uma) => uma.uid === uid);
      if (linha === undefined || linha.recebimento === null || foi) return antes;
      const valor = emPe(linha, antes.pagamentos);
      const motivo = `O banco desfez este pagamento: ${descricao}.`;
      const depois = retirarDaLinha(antes, linha.uid, { uid, em, valor, motivo });
      foi = depois !== antes;
      return depois;
    });
    return foi ? 'retirado' : null;
  };

  return async (
    hotsiteId: number,
    banco: string,
    ocorrencia: Ocorrencia,
    boleto: Boleto | null,
  ): Promise<Destino | null> => {
    const { efeito, valorPago } = ocorrencia;
    const paga = efeito === 'liquidado' || efeito === 'liquidado-sem-titulo';
    // It says that it was paid, and nothing: nobody has paid anything.
    if (paga && valorPago === 0) return null;
    const destino = paga
      ? await receber(hotsiteId, banco, ocorrencia, boleto)
      : efeito === 'estornado' && boleto !== null
        ? await retirar(ocorrencia, boleto)
        : null;
    const situacao = SITUACAO_PELO_EFEITO[efeito];
    // The bank did not write it off: the next file asks again, and staff see why.
    if (efeito === 'instrucao-recusada' && boleto?.remessaDaBaixa != null && NO_BANCO.has(boleto.situacao))
      await mudarBoleto(boletos, boleto, { remessaDaBaixa: null, motivo: motivosDe(ocorrencia) });
    else if (boleto !== null && situacao !== undefined && boleto.situacao !== 'LIQUIDADO')
      await mudarBoleto(boletos, boleto, {
        ...{ situacao, motivo: efeito === 'rejeitado' ? motivosDe(ocorrencia) : null },
      });
    return destino;
  };
}

/** Noon in São Paulo. */
const MEIO_DIA = 'T15:00:00.000Z';
/** A file knows the day alone: at noon of it, or now where that is still to come. @param agora Unix ms */
const noDia = (dia: string, agora: number): string =>
  new Date(Math.min(agora, Date.parse(`${dia}T12:00:00-03:00`))).toISOString();

/** The bank has it, or is about to: it can be paid. */
const NO_BANCO: ReadonlySet<BoletoEmitido['situacao']> = new Set(['REMETIDO', 'REGISTRADO']);
export const motivosDe = ({ motivos }: Ocorrencia): string | null =>
  motivos
    .map((um) => um.descricao)
    .join('; ')
    .slice(0, 300) || null;

const SITUACAO_PELO_EFEITO: Partial<Record<Ocorrencia['efeito'], BoletoEmitido['situacao']>> = {
  registrado: 'REGISTRADO',
  rejeitado: 'REJEITADO',
  liquidado: 'LIQUIDADO',
  baixado: 'BAIXADO',
};
