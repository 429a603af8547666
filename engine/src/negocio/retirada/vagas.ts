import { hash } from 'node:crypto';
import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { ErroMartelo } from '@martelo/shared/erros';
import { somarDias } from '@martelo/shared/feriados';
import { type Finalidade, lugaresPara } from '@martelo/shared/pos-venda/agenda';
import type { VagasRespondidas } from '@martelo/shared/pos-venda/agendamento';
import { diaFechado, livresNa, type Vaga, vagaEm, vagasEntre } from '@martelo/shared/pos-venda/vagas';
import { ESTADIAS } from '../../casa/estadia.ts';
import { SERVICOS_DE_ESTADIA } from '../../casa/servico-de-estadia.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { Lugares } from './lugares.ts';
import { agendaDe, exigirQueAgende, type PatioGuardado } from './patio-do-lote.ts';

export interface VagaLivre extends Vaga {
  /** How many more it takes. */
  livres: number;
}

/** What is held of a yard's slots of one purpose that touch the time between two instants (ISO). */
export type Ocupadas = Pick<Lugares, 'ocupadas'>;

/** Of a purpose that no reservation is kept for: what has a slot says so itself, and holds its place by a key of its own. */
type ComChave = Exclude<Finalidade, 'RETIRADA'>;
/** No slot is longer. */
const VAGA_MAXIMA_MS = 480 * 60_000;

interface Marcado extends Vaga {
  uid: string;
  chave: string | null;
}

/** What holds a place of a slot of a purpose, of those that touch the time. */
async function marcadosDe(
  registros: Registros,
  para: ComChave,
  patUid: string,
  { inicio: de, fim: ate }: Vaga,
): Promise<Marcado[]> {
  const desde = new Date(Date.parse(de) - VAGA_MAXIMA_MS).toISOString();
  const noPatio = { tipo: 'exata', campo: 'patUid', valor: patUid } as const;
  const estando = (valor: string) => ({ tipo: 'exata', campo: 'situacao', valor }) as const;
  const entre = (campo: string) => ({ tipo: 'range', campo, min: desde, max: ate }) as const;
  const marcados: Marcado[] = [];
  const por = (uid: string, inicio: string | null, fim: string | null, chave: string | null) => {
    if (inicio !== null && fim !== null && inicio < ate && de < fim)
      marcados.push({ uid, inicio, fim, chave });
  };
  if (para === 'SERVICO') {
    const filtros = [noPatio, estando('AGENDADO'), entre('inicio')];
    for await (const um of registros.colecao(SERVICOS_DE_ESTADIA).percorrer(SISTEMA, { filtros }))
      por(um.uid, um.inicio, um.fim, um.chaveDoLugar);
  } else {
    const filtros = [noPatio, estando('PREVISTA'), entre('entradaInicio')];
    for await (const uma of registros.colecao(ESTADIAS).percorrer(SISTEMA, { filtros }))
      por(uma.uid, uma.entradaInicio, uma.entradaFim, uma.chaveDaEntrada);
  }
  return marcados;
}

/** What entrances or services hold of slots: they have places of their own, beside those of pickups. */
export const ocupadasComChave = (registros: Registros, para: ComChave): Ocupadas => ({
  ocupadas: (patUid, inicio, fim) => marcadosDe(registros, para, patUid, { inicio, fim }),
});
/** What is held of slots, by what for. */
export const ocupadasPara = (registros: Registros, lugares: Ocupadas, para: Finalidade): Ocupadas =>
  para === 'RETIRADA' ? lugares : ocupadasComChave(registros, para);

/** Slots of a yard between two days of São Paulo, both included, each with what is free for a purpose. @param agora Unix ms */
export async function vagasLivres(
  lugares: Ocupadas,
  patio: PatioGuardado,
  periodo: { de: string; ate: string; agora: number },
  para: Finalidade = 'RETIRADA',
): Promise<VagaLivre[]> {
  const agenda = agendaDe(patio);
  const vagas = vagasEntre(agenda, periodo);
  if (vagas.length === 0) return [];
  const ocupadas = await lugares.ocupadas(patio.uid, vagas[0]!.inicio, vagas.at(-1)!.fim);
  const quantos = { lugares: lugaresPara(agenda, para) };
  return vagas.map((vaga) => ({ ...vaga, livres: livresNa(vaga, quantos, ocupadas) }));
}

/** Days of which whoever comes is shown the slots. */
const DIAS_MOSTRADOS = 14;

/** A yard's slots of a purpose from today on, as who comes from outside is shown them. @throws ErroMartelo PATIO_NAO_AGENDA */
export async function vagasComDias(
  registros: Registros,
  patio: PatioGuardado,
  para: ComChave,
  agora: number,
): Promise<VagasRespondidas> {
  exigirQueAgende(patio);
  const [agenda, de] = [agendaDe(patio), diaEmSaoPaulo(agora)];
  const dias = Array.from({ length: DIAS_MOSTRADOS }, (_, i) => somarDias(de, i));
  const { uid, nome, endereco, telefone = null } = patio;
  return {
    patio: { uid, nome, endereco, telefone, oQueLevar: null },
    itens: await vagasLivres(
      ocupadasComChave(registros, para),
      patio,
      { de, ate: dias.at(-1)!, agora },
      para,
    ),
    dias: dias.map((dia) => ({ dia, fechado: diaFechado(agenda, dia)?.texto ?? null, armazenagem: null })),
  };
}

/** @throws ErroMartelo HORARIO_INDISPONIVEL, PATIO_EM_RECESSO */
export function exigirVaga(patio: PatioGuardado, inicio: string, agora: number): Vaga {
  const achada = vagaEm(agendaDe(patio), inicio, agora);
  if ('codigo' in achada) throw new ErroMartelo(achada.codigo, achada.detalhes);
  return achada;
}

/** By which a place is held: of a purpose alone, so that none takes another's. A service's is as it was before there were others. */
const chaveDe = (para: ComChave, patUid: string, inicio: string, lugar: number): string =>
  para === 'SERVICO' ? `${patUid}:${inicio}:${lugar}` : `${patUid}:entrada:${inicio}:${lugar}`;

/**
 * A slot of a yard, and a place in it that nobody has: the store lets only one record have its key.
 * @param uid of the record that is to have it
 * @throws ErroMartelo HORARIO_INDISPONIVEL, PATIO_EM_RECESSO, PATIO_NAO_AGENDA
 */
export async function lugarNaVaga(
  registros: Registros,
  patio: PatioGuardado,
  para: ComChave,
  { uid, inicio, agora }: { uid: string; inicio: string; agora: number },
): Promise<{ vaga: Vaga; chave: string }> {
  exigirQueAgende(patio);
  const vaga = exigirVaga(patio, inicio, agora);
  const lugares = lugaresPara(agendaDe(patio), para);
  const outros = (await marcadosDe(registros, para, patio.uid, vaga)).filter((um) => um.uid !== uid);
  if (livresNa(vaga, { lugares }, outros) > 0) {
    const tomados = new Set(outros.map(({ chave }) => chave));
    // Not all who come at once begin at the same place.
    const primeiro = Number.parseInt(hash('sha256', uid).slice(0, 8), 16);
    for (let i = 0; i < lugares; i++) {
      const chave = chaveDe(para, patio.uid, vaga.inicio, (primeiro + i) % lugares);
      if (!tomados.has(chave)) return { vaga, chave };
    }
  }
  throw new ErroMartelo('HORARIO_INDISPONIVEL', { porque: 'ele já está cheio' });
}

const PROXIMAS = 3;
const DIAS_A_FRENTE = 14;

/** The refusal of a slot that is full, with the next ones that are not. */
export async function vagaOcupada(
  lugares: Ocupadas,
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
