import type { DadosLeilao, DadosLote } from '../../../engine/src/auction/modelo/dados.ts';
import { ModeloDeLote } from '../../contract/modelo.ts';
import type { Partida } from '../partida.ts';
import { exigir } from '../violacao.ts';
import type { Grupo, Leitura } from './leitura.ts';

/** Refusals of the dispute itself: a bid that got so far was open. */
const DA_DISPUTA = new Set(['ABAIXO_DO_MINIMO', 'MAXIMO_NAO_SUPERIOR', 'JA_GANHANDO']);

/**
 * R: rules 1 to 8, 14 and 16, bid by bid, against the naive model that the contract tests keep. A lot whose terms change once
 * somebody bid, or that loses a bid, is no longer what the model was told: it is left to the other checks from there on.
 */
export function regras({ grupos }: Leitura, _: Partida): void {
  const leiloes = new Map<string, DadosLeilao>();
  const lotes = new Map<string, DadosLote>();
  const modelos = new Map<string, ModeloDeLote>();
  for (const grupo of grupos) {
    const { leiUid, comando, eventos } = grupo;
    const { pedido } = comando;
    if (pedido.tipo === 'dar-lance') conferirLance(grupo, modelos.get(pedido.lelUid));
    for (const evento of eventos) {
      switch (evento.tipo) {
        case 'LeilaoCriado/1':
          leiloes.set(leiUid, evento.leilao);
          break;
        case 'LeilaoAlterado/1':
          leiloes.set(leiUid, { ...leiloes.get(leiUid)!, ...evento.mudancas });
          for (const [lelUid, lote] of lotes)
            if (modelos.has(lelUid) && lelUid.startsWith(prefixo(leiUid)))
              trocarTermos(modelos, lelUid, lote, leiloes.get(leiUid)!);
          break;
        case 'LoteIncluido/1':
          lotes.set(evento.lote.uid, evento.lote);
          modelos.set(evento.lote.uid, modeloDe(evento.lote, leiloes.get(leiUid)!));
          break;
        case 'LoteAlterado/1': {
          const lote = { ...lotes.get(evento.lelUid)!, ...evento.mudancas };
          lotes.set(evento.lelUid, lote);
          if (modelos.has(evento.lelUid)) trocarTermos(modelos, evento.lelUid, lote, leiloes.get(leiUid)!);
          break;
        }
        case 'LanceAceito/1':
          // A room bid is the auctioneer's; what the model was not asked it cannot follow.
          if (pedido.tipo !== 'dar-lance') modelos.delete(evento.lelUid);
          break;
        case 'LanceCancelado/1':
        case 'VendaDireta/1':
          modelos.delete(evento.lelUid);
          break;
        case 'LoteProrrogado/1':
        case 'TempoRestituido/1': {
          const modelo = modelos.get(evento.lelUid);
          lotes.set(evento.lelUid, { ...lotes.get(evento.lelUid)!, dataFim: evento.dataFim });
          if (modelo !== undefined) modelo.dataFim = Date.parse(evento.dataFim);
          break;
        }
        case 'LoteEncerrado/1': {
          const modelo = modelos.get(evento.lelUid);
          if (modelo === undefined || pedido.tipo !== 'encerrar-lote') break;
          exigir(
            evento.situacao === modelo.situacaoFinal,
            'R16',
            () => `${evento.lelUid} closed as ${evento.situacao}, by the rules ${modelo.situacaoFinal}`,
          );
        }
      }
    }
  }
}

function conferirLance(
  { comando, resposta, eventos, instante }: Grupo,
  modelo: ModeloDeLote | undefined,
): void {
  const { pedido } = comando;
  if (modelo === undefined || pedido.tipo !== 'dar-lance') return;
  if (!resposta.ok && !DA_DISPUTA.has(resposta.codigo)) return;
  const fimAntes = modelo.dataFim;
  const { uid: quem } = pedido.participante;
  const decisao = modelo.decidir({
    comandoId: comando.comandoId,
    quem,
    tipo: pedido.modo === 'AUTOMATICO' ? 'AUTOMATICO' : 'MANUAL',
    valor: pedido.valor,
  });
  const contexto = () =>
    `${quem} ${pedido.modo} ${pedido.valor} on ${pedido.lelUid}: ${JSON.stringify(resposta)}`;
  if ('recusa' in decisao) {
    exigir(
      !resposta.ok && resposta.codigo === decisao.recusa,
      'R1',
      () => `${contexto()}, by the rules ${decisao.recusa}`,
    );
    exigir(resposta.detalhes.proximoLance === decisao.proximo, 'R1', contexto);
    return;
  }
  exigir(resposta.ok, 'R1', () => `${contexto()}, by the rules ${JSON.stringify(decisao)}`);
  const { valorAtual, proximoLance, posicao } = resposta.valor;
  const esperado = [decisao.preco, decisao.proximo, decisao.lider === quem ? 'ganhando' : 'superado'];
  exigir(
    `${[valorAtual, proximoLance, posicao]}` === `${esperado}`,
    'R1',
    () => `${contexto()}, by the rules ${esperado}`,
  );
  const linhas = eventos.flatMap((evento) =>
    evento.tipo === 'LanceAceito/1' ? [`${evento.participante.uid} ${evento.valor} ${evento.resposta}`] : [],
  );
  const esperadas = decisao.lances.map((lance) => `${lance.quem} ${lance.valor} ${lance.resposta}`);
  exigir(
    `${linhas}` === `${esperadas}`,
    'R4',
    () => `${contexto()} wrote ${linhas}, by the rules ${esperadas}`,
  );

  const prorrogado = eventos.find(
    (evento) => evento.tipo === 'LoteProrrogado/1' && evento.lelUid === pedido.lelUid,
  );
  const fim = prorrogado?.tipo === 'LoteProrrogado/1' ? Date.parse(prorrogado.dataFim) : fimAntes;
  const fimEsperado =
    decisao.lances.length === 0 || !Number.isFinite(fimAntes) ? fimAntes : modelo.fimDepois(instante);
  exigir(fim === fimEsperado, 'R14', () => `${contexto()} ends at ${fim}, by the rules ${fimEsperado}`);
}

function trocarTermos(
  modelos: Map<string, ModeloDeLote>,
  lelUid: string,
  lote: DadosLote,
  leilao: DadosLeilao,
): void {
  const antes = modelos.get(lelUid)!;
  const novo = modeloDe(lote, leilao);
  const { dataFim: _, ...termos } = novo.termos;
  const { dataFim: __, ...anteriores } = antes.termos;
  if (JSON.stringify(termos) === JSON.stringify(anteriores)) antes.dataFim = novo.dataFim;
  else if (antes.preco === null) modelos.set(lelUid, novo);
  else modelos.delete(lelUid);
}

const modeloDe = (lote: DadosLote, leilao: DadosLeilao): ModeloDeLote =>
  new ModeloDeLote({
    minimo: lote.valor.minimo,
    reserva: lote.valorComitente ?? 0,
    degraus:
      lote.valor.incremento !== undefined
        ? [{ valor: lote.valor.incremento }]
        : leilao.incrementos.map(({ ate, valor }) => (ate === undefined ? { valor } : { ate, valor })),
    empate: leilao.empate,
    janelaMs: leilao.pontoCorteParaIncrementoPosLancesSegundos * 1_000,
    acrescimoMs: leilao.incrementoAposLancesSegundos * 1_000,
    modo: leilao.modoIncrementoTempo,
    recebeIncrementoTempo: lote.recebeIncrementoTempo,
    dataFim: lote.dataFim === null ? Number.POSITIVE_INFINITY : Date.parse(lote.dataFim),
  });

/** A simulated lot's uid begins like its auction's and carries its end. */
const prefixo = (leiUid: string): string => `${leiUid.slice(0, 24)}${leiUid.slice(-4)}`;
