import type { CodigoEvento, DadosDoEvento } from '../avisos/eventos.ts';
import { RECUSAS_DE_CONDICIONAL } from '../lote-situacao.ts';
import { type ItemVenda, type Pagamento, ROTULOS_TIPO_PAGAMENTO, type Venda } from '../venda.ts';
import type { SituacaoAgendamento } from './agendamento.ts';
import { chaveDoAviso } from './desistencia-automatica.ts';
import { prazoDosPapeis } from './papeis.ts';
import { saldoDaVenda } from './situacao.ts';
import { naoEstornado, totaisDaVenda, totalDaVenda } from './totais.ts';

/*
 * What people are told of a purchase follows from how the record changed, whoever changed it: staff, a bank, a second person, a job, the
 * lot. So no way in can forget to tell.
 */

type DaVenda = Extract<CodigoEvento, `venda-${string}` | `pagamento-${string}` | 'desistencia-avisada'>;
export type CodigoDaVenda = DaVenda | `documentacao-${'etapa' | 'pendente'}`;
/** One thing to tell a buyer. */
export type AvisoDaVenda = {
  [E in CodigoDaVenda]: {
    evento: E;
    /** What names it, beside the change that it follows from; `inteira`: it names it alone, whatever the change was. */
    sobre: string;
    inteira?: true;
    dados: DadosDoEvento<E>;
  };
}[CodigoDaVenda];

/** As messages name a purchase: "Fiat Uno", "Fiat Uno e mais 2". */
export const nomeDaCompra = ([primeiro, ...outros]: readonly Pick<ItemVenda, 'loteNome'>[]): string =>
  outros.length === 0 ? primeiro!.loteNome : `${primeiro!.loteNome} e mais ${outros.length}`;

const compraDe = ({ id, itens }: Pick<Venda, 'id' | 'itens'>) => ({
  vendaId: id,
  lote: nomeDaCompra(itens),
});

/** A sale that somebody now has in their name. */
export const vendaCriada = (venda: Venda): DadosDoEvento<'venda-criada'> => ({
  ...compraDe(venda),
  total: venda.totalAPagar,
  pagarAte: venda.dataPagamento,
});

const LOTE_SAIU = 'A venda deste item foi desfeita.';

/** What a change of a sale is to be told of. That it was made, and that its condition was decided, the auction's log tells. */
export function avisosDaVenda(antes: Venda, depois: Venda): AvisoDaVenda[] {
  return [
    ...doFim(antes, depois),
    ...(antes.juntadas.length < depois.juntadas.length ? [] : dosPagamentos(antes, depois)),
    ...doQueNaoSePagaMais(antes, depois),
    ...doPrazo(antes, depois),
    ...dosPapeis(antes, depois),
    ...doQueFalta(antes, depois),
  ];
}

function doFim(antes: Venda, depois: Venda): AvisoDaVenda[] {
  const { encerramento } = depois;
  if (antes.encerramento === null && encerramento !== null) {
    // It goes on in another; or what became of its condition was told.
    const recusada = antes.condicional && depois.itens.some(foiRecusado);
    if (encerramento.juntadaEm != null || recusada) return [];
    const { motivo } = encerramento;
    return [
      {
        evento: 'venda-cancelada',
        sobre: 'fim',
        dados: { ...compraDe(depois), motivo: motivo || LOTE_SAIU },
      },
    ];
  }
  if (encerramento !== null || (antes.separadas ?? []).length < depois.separadas.length) return [];
  const ficam = new Set(depois.itens.map(({ uid }) => uid));
  return antes.itens
    .filter(({ uid }) => !ficam.has(uid))
    .map(({ uid, loteNome }) => ({
      ...{ evento: 'venda-cancelada', sobre: uid },
      dados: { vendaId: depois.id, lote: loteNome, motivo: LOTE_SAIU },
    }));
}
const foiRecusado = ({ loteVisto }: ItemVenda): boolean => RECUSAS_DE_CONDICIONAL.has(loteVisto);

function dosPagamentos(antes: Venda, depois: Venda): AvisoDaVenda[] {
  const eram = new Map(antes.pagamentos.map((linha) => [linha.uid, linha.situacao]));
  const { restante } = totaisDaVenda(depois);
  return depois.pagamentos
    .filter((linha) => ehDoComprador(linha) && linha.situacao !== (eram.get(linha.uid) ?? 'CADASTRADO'))
    .flatMap((linha): AvisoDaVenda[] => {
      const { uid: sobre, tipo, valor, situacao, motivo } = linha;
      const dados = { ...compraDe(depois), valor };
      switch (situacao) {
        case 'AG_COMPENSACAO':
          return [
            {
              evento: 'pagamento-recebido',
              sobre,
              dados: { ...dados, forma: ROTULOS_TIPO_PAGAMENTO[tipo] },
            },
          ];
        case 'PAGO':
          // What is put down to be given back in the same breath was not taken as payment.
          return naoEstornado(linha, depois.pagamentos) === 0
            ? []
            : [{ evento: 'pagamento-aprovado', sobre, dados: { ...dados, restante } }];
        case 'DIVERGENTE':
          return [
            {
              evento: 'pagamento-divergente',
              sobre,
              dados: { ...dados, motivo: motivo ?? 'Confira o comprovante.' },
            },
          ];
        default:
          return [];
      }
    });
}
/** Less is due, and the slip for more holds no longer: who has it in hand must not pay it. What its buyer takes back is no news to them. */
function doQueNaoSePagaMais(antes: Venda, depois: Venda): AvisoDaVenda[] {
  if (depois.encerramento !== null || totalDaVenda(depois) >= totalDaVenda(antes)) return [];
  const abertas = new Set(antes.pagamentos.filter(ehDoComprador).map(({ uid }) => uid));
  const restante = saldoDaVenda(depois);
  return depois.pagamentos
    .filter(({ uid, canceladoEm }) => canceladoEm !== null && abertas.has(uid))
    .map(({ uid: sobre, tipo, valor }) => ({
      ...{ evento: 'pagamento-cancelado', sobre },
      dados: { ...compraDe(depois), valor, forma: ROTULOS_TIPO_PAGAMENTO[tipo], restante },
    }));
}
/** Neither a refund, nor what the house writes down for itself, nor what was taken back. */
const ehDoComprador = ({ estornoDe, tipo, canceladoEm }: Pagamento): boolean =>
  estornoDe === null && tipo !== 'BOLETO_INTERNO' && canceladoEm === null;

function doPrazo(antes: Venda, depois: Venda): AvisoDaVenda[] {
  if (depois.encerramento !== null) return [];
  const { perto, vencido, desistencia } = depois.avisosDePrazo;
  const { uid, dataPagamento: pagarAte } = depois;
  const dados = { ...compraDe(depois), restante: saldoDaVenda(depois) };
  const avisos: AvisoDaVenda[] = [];
  const novo = (qual: 'perto' | 'vencido') => antes.avisosDePrazo?.[qual] !== depois.avisosDePrazo[qual];
  if (perto !== null && novo('perto'))
    avisos.push({
      ...{ evento: 'pagamento-perto', sobre: `${uid}:perto:${perto}`, inteira: true },
      dados: { ...dados, pagarAte },
    });
  if (vencido !== null && novo('vencido'))
    avisos.push({
      ...{ evento: 'pagamento-vencido', sobre: `${uid}:vencido:${vencido}`, inteira: true },
      dados: { ...dados, pagarAte },
    });
  const conhecidos = new Set(antes.avisosDePrazo?.desistencia.map(({ em }) => em));
  for (const [i, dito] of desistencia.entries())
    if (!conhecidos.has(dito.em))
      avisos.push({
        ...{ evento: 'desistencia-avisada', sobre: chaveDoAviso(uid, dito), inteira: true },
        dados: { ...dados, cancelaEm: dito.cancelaEm, vez: i + 1 },
      });
  return avisos;
}

function dosPapeis(antes: Venda, depois: Venda): AvisoDaVenda[] {
  const eram = new Map(antes.itens.map(({ uid, documentacao }) => [uid, documentacao.etapa]));
  return depois.itens.flatMap((item): AvisoDaVenda[] => {
    const { uid: sobre, loteNome, documentacao } = item;
    const { etapa, pendencias, prazoAtual } = documentacao;
    const era = eram.get(sobre);
    if (era === undefined || era === etapa) return [];
    // While something is missing there is no day: it is promised as if that came today.
    const semEspera = pendencias.map((uma) => ({ ...uma, ate: uma.ate ?? uma.de }));
    const previsao =
      prazoAtual ?? prazoDosPapeis({ ...documentacao, pendencias: semEspera }, depois.fechadaEm);
    return previsao === null
      ? []
      : [
          {
            evento: 'documentacao-etapa',
            sobre,
            dados: { vendaId: depois.id, lote: loteNome, etapa: comCodigo(documentacao), previsao },
          },
        ];
  });
}

/** Whatever is missing from now on, each thing once; what a lot that joined brings along was told where it came from. */
function doQueFalta(antes: Venda, depois: Venda): AvisoDaVenda[] {
  if (depois.encerramento !== null) return [];
  return depois.itens.flatMap(({ uid, loteNome, documentacao }): AvisoDaVenda[] => {
    const eram = antes.itens.find((item) => item.uid === uid)?.documentacao.pendencias;
    if (eram === undefined) return [];
    const faltavam = new Set(eram.filter(({ ate }) => ate === null).map(({ motivo }) => motivo));
    return documentacao.pendencias
      .slice(eram.length)
      .filter(({ motivo, ate }) => ate === null && !faltavam.has(motivo))
      .map(({ motivo, de }) => ({
        ...{ evento: 'documentacao-pendente', sobre: `${uid}:pendente:${de}`, inteira: true },
        dados: { vendaId: depois.id, lote: loteNome, motivo },
      }));
  });
}

/** What was posted is followed by its code: who reads of it need not look for that first. */
const comCodigo = ({ etapa, codigo }: Pick<ItemVenda['documentacao'], 'etapa' | 'codigo'>): string =>
  etapa === 'enviada' && codigo !== null ? `${etapa}, código ${codigo}` : etapa;

/** What a pickup goes by, as far as its buyer is told. */
export interface FatosDoAgendamento {
  situacao: SituacaoAgendamento;
  /** ISO 8601. */
  inicio: string;
  motivo: string | null;
}
export type AvisoDaRetirada = 'retirada-agendada' | 'retirada-cancelada' | 'retirada-nao-compareceu';

/** What a change of a pickup is to be told of; null: nothing. Another hour is another appointment. */
export function avisoDaRetirada(
  antes: FatosDoAgendamento | null,
  depois: FatosDoAgendamento,
): AvisoDaRetirada | null {
  const mesma = antes?.situacao === depois.situacao;
  switch (depois.situacao) {
    case 'AGENDADO':
      return mesma && antes?.inicio === depois.inicio ? null : 'retirada-agendada';
    case 'CANCELADO':
      return mesma ? null : 'retirada-cancelada';
    case 'NAO_COMPARECEU':
      return mesma ? null : 'retirada-nao-compareceu';
    default:
      return null;
  }
}

const HORA_MS = 3_600_000;

/**
 * When its buyer is reminded of a pickup: a day before it, or two hours before where it was booked later than that. Null where even that
 * has gone by: they have just been told. Unix ms.
 */
export function momentoDoLembrete(inicio: number, marcadaEm: number): number | null {
  const achado = [24, 2].map((horas) => inicio - horas * HORA_MS).find((em) => em > marcadaEm);
  return achado ?? null;
}
