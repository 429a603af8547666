import { diaEmSaoPaulo, formatarData } from '../datas.ts';
import { ehDiaBancario, somarDias, somarDiasUteis } from '../feriados.ts';
import type { RegrasHotsite } from '../hotsite.ts';
import { AVISOS_DE_DESISTENCIA, type AvisosDePrazo, SEM_AVISOS_DE_PRAZO, type Venda } from '../venda.ts';
import { temEntregue } from './entregue.ts';
import { liberada } from './liberada.ts';
import { type FatosDaVenda, situacaoDaVenda } from './situacao.ts';
import { totaisDaVenda } from './totais.ts';

/*
 * P3: what a deadline that comes near, passes, or passed long ago asks for. Each step looks at the sale as it is and at the clock, and
 * nothing else; what was done is written in the sale, so that no step is made twice, however often and by however many it is asked for.
 */

/** What is due now. Days as "2026-11-23". */
export type PassoDoPrazo =
  /** The deadline is near, or has passed: its buyer is told. */
  | { tipo: 'perto' | 'vencido' }
  /** Its buyer is warned, for the `vez`-th time, that it will be given up on a day. */
  | { tipo: 'avisar'; vez: number; cancelaEm: string }
  /** It is given up. */
  | { tipo: 'desistir' };

export type FatosDoPrazo = FatosDaVenda &
  Pick<Venda, 'dataVenda' | 'dataPagamento' | 'avisosDePrazo' | 'fechadaEm'>;
type FatosDaAmeaca = FatosDaVenda & Pick<Venda, 'desistenciaPedida' | 'fechadaEm'>;
type Regra = Pick<RegrasHotsite, 'desistenciaAutomatica'>;

const HORA_MS = 3_600_000;
/** São Paulo's: money that came in the night has been told of, and somebody is there who answers. */
const HORA_DE_DESISTIR = 'T09:00:00.000-03:00';
/** The day before the last one, São Paulo's. */
const HORA_DO_LEMBRETE = 'T10:00:00.000-03:00';
/** Who has just bought was told the deadline then. */
const DEPOIS_DA_COMPRA_MS = 12 * HORA_MS;
/** So many days after the day that it named, a warning holds no more: nobody counts on it. */
const VALE_DIAS = 7;
/** Banks tell of a boleto, and card providers of a payment, on a later day. */
const DIAS_DO_BANCO = 2;

/** Its deadline is its lots': it threatens no sale of which the sending of papers alone is due. */
const naoPaga = (venda: FatosDaVenda & Pick<Venda, 'fechadaEm'>): boolean =>
  situacaoDaVenda(venda) === 'AguardandoPagamento' && !liberada(venda);

/**
 * Would it be given up if nothing came? Only what nobody has paid, proven or asked about: a part that was paid, a proof that waits, money
 * that a person has to decide about and a wish to give it up are people's to answer.
 */
export function podeDesistirSozinha(venda: FatosDaAmeaca): boolean {
  // Handed over before its money was taken back: the bank's, or a card's owner's doing.
  if (!naoPaga(venda) || venda.desistenciaPedida !== null || temEntregue(venda)) return false;
  const { aprovado, aguardandoValidacao } = totaisDaVenda(venda);
  const deAlguem = venda.pagamentos.some(
    ({ recebimento, situacao, canceladoEm }) =>
      recebimento !== null && situacao === 'DIVERGENTE' && canceladoEm === null,
  );
  return aprovado === 0 && aguardandoValidacao === 0 && !deAlguem;
}

/**
 * The warnings that count: those of this deadline, as long as nothing has come in between. Whoever pays, proves or asks begins anew, with
 * three warnings before them. Of what is over they stay, as what was said.
 */
export function avisosQueValem(
  venda: FatosDaAmeaca & Pick<Venda, 'dataPagamento' | 'avisosDePrazo'>,
): AvisosDePrazo {
  const { avisosDePrazo, dataPagamento, encerramento } = venda;
  if (encerramento !== null || avisosDePrazo.desistencia.length === 0) return avisosDePrazo;
  const valem = podeDesistirSozinha(venda)
    ? avisosDePrazo.desistencia.filter(({ em }) => em > dataPagamento)
    : [];
  return valem.length === avisosDePrazo.desistencia.length
    ? avisosDePrazo
    : { ...avisosDePrazo, desistencia: valem };
}

/**
 * What is due for a sale now; null when nothing is.
 * @param agora Unix ms
 */
export function passoDoPrazo(
  venda: FatosDoPrazo & FatosDaAmeaca,
  regra: Regra,
  agora: number,
): PassoDoPrazo | null {
  if (!naoPaga(venda)) return null;
  const { dataVenda, dataPagamento } = venda;
  // Sales made before there were any have none.
  const avisosDePrazo = venda.avisosDePrazo ?? SEM_AVISOS_DE_PRAZO;
  if (agora <= Date.parse(dataPagamento)) {
    if (avisosDePrazo.perto === dataPagamento) return null;
    const vespera = Date.parse(somarDias(diaEmSaoPaulo(dataPagamento), -1) + HORA_DO_LEMBRETE);
    const desde = Math.max(vespera, Date.parse(dataVenda) + DEPOIS_DA_COMPRA_MS);
    return agora >= desde ? { tipo: 'perto' } : null;
  }
  if (avisosDePrazo.vencido !== dataPagamento) return { tipo: 'vencido' };
  return passoDaDesistencia({ ...venda, avisosDePrazo }, regra, agora);
}

function passoDaDesistencia(
  venda: FatosDoPrazo & FatosDaAmeaca,
  { desistenciaAutomatica }: Regra,
  agora: number,
): PassoDoPrazo | null {
  const hoje = diaEmSaoPaulo(agora);
  if (desistenciaAutomatica == null || !podeDesistirSozinha(venda)) return null;
  if (agora < Date.parse(hoje + HORA_DE_DESISTIR)) return null;
  const ditos = avisosEmPe(venda.avisosDePrazo, agora);
  const ultimo = ditos.at(-1);
  if (ditos.length < AVISOS_DE_DESISTENCIA) {
    const vez = ditos.length + 1;
    const { dias } = desistenciaAutomatica;
    const venceu = diaEmSaoPaulo(venda.dataPagamento);
    // Each on a day of its own, spread over those that it may be overdue.
    const cedo = hoje < somarDias(venceu, Math.ceil((dias * vez) / AVISOS_DE_DESISTENCIA));
    if (cedo || (ultimo !== undefined && hoje <= diaEmSaoPaulo(ultimo.em))) return null;
    // Never sooner than it was said before, nor than the warnings that are left need.
    const planejado = somarDias(venceu, dias + 1);
    const possivel = somarDias(hoje, AVISOS_DE_DESISTENCIA + 1 - vez);
    const cancelaEm = [planejado, possivel, ultimo?.cancelaEm ?? possivel].toSorted().at(-1)!;
    return { tipo: 'avisar', vez, cancelaEm };
  }
  const { cancelaEm } = ultimo!;
  const dia = esperaBanco(venda) ? somarDiasUteis(cancelaEm, DIAS_DO_BANCO, ehDiaBancario) : cancelaEm;
  return hoje >= dia ? { tipo: 'desistir' } : null;
}

/** Warnings of a time that has not come (the clock was set back) were none; long after the day they named, they are none any more. */
function avisosEmPe({ desistencia }: AvisosDePrazo, agora: number): AvisosDePrazo['desistencia'] {
  const ditos = desistencia.filter(({ em }) => Date.parse(em) <= agora);
  const ultimo = ditos.at(-1);
  return ultimo === undefined || diaEmSaoPaulo(agora) > somarDias(ultimo.cancelaEm, VALE_DIAS) ? [] : ditos;
}

/** It may have been paid already, and the bank not have said so. */
const esperaBanco = ({ pagamentos }: Pick<Venda, 'pagamentos'>): boolean =>
  pagamentos.some(
    ({ tipo, situacao, canceladoEm, estornoDe }) =>
      (tipo === 'BOLETO' || tipo === 'CARTAO_DE_CREDITO') &&
      situacao === 'CADASTRADO' &&
      canceladoEm === null &&
      estornoDe === null,
  );

/** The sale's memory after a step other than the last. @param agora Unix ms */
export function avisosDepois(
  venda: Pick<Venda, 'dataPagamento' | 'avisosDePrazo'>,
  passo: Exclude<PassoDoPrazo, { tipo: 'desistir' }>,
  agora: number,
): AvisosDePrazo {
  const { dataPagamento } = venda;
  const avisosDePrazo = venda.avisosDePrazo ?? SEM_AVISOS_DE_PRAZO;
  if (passo.tipo !== 'avisar') return { ...avisosDePrazo, [passo.tipo]: dataPagamento };
  const em = new Date(agora).toISOString();
  const desistencia = [...avisosEmPe(avisosDePrazo, agora), { em, cancelaEm: passo.cancelaEm }];
  return { ...avisosDePrazo, desistencia };
}

/** By which a warning is known: told again it is the same message. */
export const chaveDoAviso = (vendaUid: string, { em }: { em: string }): string =>
  `${vendaUid}:desistencia:${em}`;

/** Why it was given up, as its buyer reads it. */
export const motivoDaDesistencia = ({ dataPagamento }: Pick<Venda, 'dataPagamento'>): string =>
  `A compra não foi paga até ${formatarData(dataPagamento)}, nem depois dos três avisos: desistência automática.`;
