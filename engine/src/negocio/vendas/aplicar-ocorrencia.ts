import { hash } from 'node:crypto';
import type { Ocorrencia } from '@martelo/shared/banco/cnab/retorno';
import type { BoletoEmitido } from '@martelo/shared/boleto-emitido';
import { diaEmSaoPaulo } from '@martelo/shared/datas';
import type { DinheiroRecebido } from '@martelo/shared/recebimento';
import { BOLETOS } from '../../casa/boleto.ts';
import { RECEBIMENTOS } from '../../casa/credito-sem-destino.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { Destino } from './avisos-do-retorno.ts';
import { type Boleto, mudarBoleto } from './boleto-da-ocorrencia.ts';
import type { DesfazerBoleto } from './desfazer-boleto.ts';
import type { Recebimentos } from './recebimentos.ts';

interface Dependencias {
  registros: Registros;
  recebimentos: Pick<Recebimentos, 'receber'>;
  desfazerBoleto: Pick<DesfazerBoleto, 'desfazer' | 'desfazerOQueVeio'>;
  /** Unix ms. */
  agora(): number;
}

/** Before any boleto that a bank settles by file: what says so is no date of a payment. */
const PRIMEIRO_DIA = '2000-01-01';

export interface AplicarOcorrencia {
  /** What one occurrence does: to money, to the boleto. The same again changes nothing. Tells what became of its money; null where it has none. */
  aplicar(
    hotsiteId: number,
    banco: string,
    ocorrencia: Ocorrencia,
    boleto: Boleto | null,
  ): Promise<Destino | null>;
  /** What was told of a payment before; null of one that is new. */
  jaVeio(banco: string, ocorrencia: Ocorrencia): Promise<'repetido' | 'sem-destino' | null>;
  /** When it happened: "2026-12-04". */
  diaDe(ocorrencia: Ocorrencia): string;
}

export function criarAplicarOcorrencia({
  registros,
  recebimentos,
  desfazerBoleto,
  agora,
}: Dependencias): AplicarOcorrencia {
  const { desfazer, desfazerOQueVeio } = desfazerBoleto;
  const boletos = registros.colecao(BOLETOS);
  const recebidos = registros.colecao(RECEBIMENTOS);

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
    const chave = `${provedor}:${idNoProvedor}`;
    const conhecido = (await recebidos.obterPor(SISTEMA, 'chave', chave)) !== null;
    const recebido: DinheiroRecebido = {
      ...{ hotsiteId: boleto?.hotsiteId ?? hotsiteId, provedor, idNoProvedor, tipo: 'BOLETO' },
      ...{ valor: valorPago, em: noDia(diaDe(ocorrencia), agora()), proprio: null },
      // Paid after it was taken back, or never registered: it names its row as well, and a person decides.
      ...{ pagamentoUid: boleto?.uid ?? null, ...(efeito !== 'liquidado' && { semTitulo: true as const }) },
      ...{ pagador: null, ...(nossoNumero !== '' && { nossoNumero }) },
    };
    await recebimentos.receber([recebido]);
    const ficou = await recebidos.obterPor(SISTEMA, 'chave', chave);
    // Its bank had taken it back before the file that says it was paid was read (P9: any order, the same end).
    const desfeito = boleto !== null && ficou !== null && (await desfazerOQueVeio(boleto.uid, ficou));
    if (conhecido && ficou?.situacao !== 'SEM_DESTINO') return 'repetido';
    if (desfeito) return 'ja-desfeito';
    return ficou?.situacao === 'SEM_DESTINO' ? 'sem-destino' : 'na-venda';
  };

  const aplicar: AplicarOcorrencia['aplicar'] = async (hotsiteId, banco, ocorrencia, boleto) => {
    const { efeito, valorPago } = ocorrencia;
    const paga = efeito === 'liquidado' || efeito === 'liquidado-sem-titulo';
    // It says that it was paid, and nothing: nobody has paid anything.
    if (paga && valorPago === 0) return null;
    const destino = paga
      ? await receber(hotsiteId, banco, ocorrencia, boleto)
      : efeito === 'estornado' && boleto !== null
        ? await desfazer(boleto, ocorrencia, diaDe(ocorrencia))
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

  return {
    aplicar,
    diaDe,
    async jaVeio(banco, ocorrencia) {
      const provedor = `boleto:${banco}`;
      const chave = `${provedor}:${await numeroDo(provedor, ocorrencia)}`;
      const veio = await recebidos.obterPor(SISTEMA, 'chave', chave);
      return veio === null ? null : veio.situacao === 'SEM_DESTINO' ? 'sem-destino' : 'repetido';
    },
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
