import type { ClienteAcompanhado, LoteQueMove } from '@martelo/shared/acompanhar';
import { QUEM_ACOMPANHA_LEILAO } from '@martelo/shared/papeis';
import { tem } from '../../api/recurso/politica.ts';
import type { Estado, EstadoLote, Instrucao } from '../../auction/modelo/estado.ts';
import { condicionalDoLote } from '../../leituras/vistas/condicional.ts';
import type { Acesso } from '../../records/records.ts';
import { PAPEIS_DO_LEILAO } from '../lote/alterar-lote.ts';

/** Whose lots somebody follows, and what of them. A text: all who follow by the same one are told the same. */
export type Alcance = 'comReserva' | 'semReserva' | `comitente:${number}`;

/** As one of the house: all lots. The reserve is for who writes it. */
export const alcanceDaCasa = (acesso: Acesso): Alcance =>
  tem(acesso, PAPEIS_DO_LEILAO) ? 'comReserva' : 'semReserva';

/** As who answers for consignors: the lots of those, with their own reserve, and of no other; who is of the house sees all. */
export function alcancesDoComitente(acesso: Acesso): Alcance[] {
  if (acesso.tipo !== 'interno') return [];
  const daCasa = QUEM_ACOMPANHA_LEILAO.some((papel) => acesso.papeis.includes(papel));
  if (daCasa) return [alcanceDaCasa(acesso)];
  return (acesso.comitentes ?? []).map((comId): Alcance => `comitente:${comId}`);
}

export const noAlcance = (alcance: Alcance, { dados }: Pick<EstadoLote, 'dados'>): boolean =>
  !alcance.startsWith('comitente:') || alcance === `comitente:${dados.comitente?.comId}`;

/** A lot as those see it who follow it so. */
export function loteQueMove(lote: EstadoLote, alcance: Alcance): LoteQueMove {
  const { uid, id, seq, dados, situacao, dataFim, minimo, lideranca, qtdLances, reserva } = lote;
  const daCasa = !alcance.startsWith('comitente:');
  const presencial = lideranca?.modo === 'PRESENCIAL';
  return {
    ...{ uid, id, seq, situacao, minimo, qtdLances },
    ...{ numero: dados.numero, nome: dados.nome, comitente: dados.comitente?.nome ?? null },
    dataFim: dataFim === null ? null : new Date(dataFim).toISOString(),
    valorAtual: lideranca?.preco ?? null,
    lances: daCasa ? porOrigem(lote.instrucoes) : null,
    lider: lideranca && {
      apelido: lideranca.participante.apelido,
      cidade: lideranca.participante.cidade,
      presencial,
      cliUid: daCasa && !presencial ? lideranca.participante.uid : null,
    },
    reserva: reserva === 0 || alcance === 'semReserva' ? null : reserva,
    reservaAtingida: reserva === 0 ? null : (lideranca?.preco ?? 0) >= reserva,
    valorMercado: dados.veiculo?.valorMercado || null,
    condicional: condicionalDoLote(lote),
  };
}

/** Bids that stand, by where they came from: what a cap answered by itself is counted as automatic, and silence is not counted. */
function porOrigem(instrucoes: readonly Instrucao[]): NonNullable<LoteQueMove['lances']> {
  const contagem = { site: 0, automatico: 0, sala: 0 };
  for (const { modo, cancelada, seq, resposta } of instrucoes) {
    if (resposta !== null && !resposta.de.cancelada && !cancelada) contagem.automatico += 1;
    if (cancelada || seq === 0) continue;
    if (modo === 'PRESENCIAL') contagem.sala += 1;
    else if (modo === 'AUTOMATICO') contagem.automatico += 1;
    else contagem.site += 1;
  }
  return contagem;
}

/** A client's part in an auction. The name is not the log's to say. */
export function clienteNoLeilao(
  { lotes }: Pick<Estado, 'lotes'>,
  cliUid: string,
): Omit<ClienteAcompanhado, 'nome'> {
  const parte = { cliUid, apelido: '', lotes: 0 };
  for (const { participantes } of lotes.values()) {
    const participante = participantes.get(cliUid);
    if (participante === undefined) continue;
    parte.apelido = participante.apelido;
    parte.lotes += 1;
  }
  return parte;
}

/** Who bids by the site, by client. */
export const licitantes = ({ lotes }: Pick<Estado, 'lotes'>): Set<string> =>
  new Set(
    [...lotes.values()].flatMap(({ instrucoes }) =>
      instrucoes
        .filter(({ modo, cancelada }) => modo !== 'PRESENCIAL' && !cancelada)
        .map(({ participante }) => participante.uid),
    ),
  );
