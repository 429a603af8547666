import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { ErroMartelo } from '@martelo/shared/erros';
import { somarDias } from '@martelo/shared/feriados';
import { livresNa, type Vaga, vagaEm, vagasEntre } from '@martelo/shared/pos-venda/vagas';
import type { Lugares } from './lugares.ts';
import { agendaDe, type PatioGuardado } from './patio-do-lote.ts';

export interface VagaLivre extends Vaga {
  /** How many more it takes. */
  livres: number;
}

/** Slots of a yard between two days of São Paulo, both included, each with what is free. @param agora Unix ms */
export async function vagasLivres(
  lugares: Pick<Lugares, 'ocupadas'>,
  patio: PatioGuardado,
  periodo: { de: string; ate: string; agora: number },
): Promise<VagaLivre[]> {
  const agenda = agendaDe(patio);
  const vagas = vagasEntre(agenda, periodo);
  if (vagas.length === 0) return [];
  const ocupadas = await lugares.ocupadas(patio.uid, vagas[0]!.inicio, vagas.at(-1)!.fim);
  return vagas.map((vaga) => ({ ...vaga, livres: livresNa(vaga, agenda, ocupadas) }));
}

/** @throws ErroMartelo HORARIO_INDISPONIVEL, PATIO_EM_RECESSO */
export function exigirVaga(patio: PatioGuardado, inicio: string, agora: number): Vaga {
  const achada = vagaEm(agendaDe(patio), inicio, agora);
  if ('codigo' in achada) throw new ErroMartelo(achada.codigo, achada.detalhes);
  return achada;
}

const PROXIMAS = 3;
const DIAS_A_FRENTE = 14;

/** The refusal of a slot that is full, with the next ones that are not. */
export async function vagaOcupada(
  lugares: Lugares,
  patio: PatioGuardado,
  inicio: string,
  agora: number,
): Promise<ErroMartelo> {
  const de = diaEmSaoPaulo(inicio);
  const vagas = await vagasLivres(lugares, patio, { de, ate: somarDias(de, DIAS_A_FRENTE), agora });
  const proximas = vagas
    .filter((vaga) => vaga.inicio > inicio && vaga.livres > 0)
    .slice(0, PROXIMAS)
    .map((vaga) => vaga.inicio);
  return new ErroMartelo('VAGA_OCUPADA', { proximas });
}
