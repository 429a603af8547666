import type { DadosLote } from '../../auction/modelo/dados.ts';
import type { Estado, EstadoLote } from '../../auction/modelo/estado.ts';
import type { Evento } from '../../auction/modelo/evento.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';
import { LEILOES } from '../registros/leilao.ts';
import { LOTES } from '../registros/lote.ts';
import { lotePublicado } from '../visibilidade.ts';
import type { DocBusca, MudancasBusca } from './doc-busca.ts';
import type { IndiceLotes } from './indice-lotes.ts';

const POR_VEZ = 1_000;

type Leilao = Pick<Estado['leilao'], 'uid' | 'nome' | 'hotsites' | 'situacao'>;
interface Lote {
  dados: DadosLote;
  exibido?: boolean | undefined;
  valorAtual: number | null;
  qtdLances: number;
}

/** Fills the search from the records. Finished auctions are found too, without their streams being read; rehearsals never. */
export async function indexarTudo(indice: IndiceLotes, registros: Registros): Promise<void> {
  const leiloes = registros.colecao(LEILOES);
  const lotes = registros.colecao(LOTES);
  for await (const leilao of leiloes.percorrer(SISTEMA, { filtros: [] })) {
    if (leilao.ensaio) continue;
    const doLeilao = { tipo: 'exata', campo: 'leiUid', valor: leilao.uid } as const;
    let docs: DocBusca[] = [];
    for await (const lote of lotes.percorrer(SISTEMA, { filtros: [doLeilao] }, POR_VEZ)) {
      docs.push(docBusca(leilao, lote));
      if (docs.length < POR_VEZ) continue;
      indice.incluir(docs);
      docs = [];
    }
    indice.incluir(docs);
  }
}

/** Keeps the search beside the log: a lot is found as it is from the moment its change is durable. Returns what stops it. */
export function seguirNaBusca(indice: IndiceLotes, motor: Motor): () => void {
  return motor.aoGravar(({ events }, estado) => {
    if (estado.leilao.ensaio) return;
    const { inteiros, movidos } = tocados(events, estado);
    if (inteiros.size > 0)
      indice.incluir([...inteiros].map((uid) => docBusca(estado.leilao, doEstado(estado, uid))));
    for (const uid of movidos)
      if (!inteiros.has(uid)) indice.alterar(uid, oQueMove(estado.leilao, doEstado(estado, uid)));
  });
}

/** The lots that must be written again whole, and those of which only price, clock or place moved. */
function tocados(eventos: readonly Evento[], estado: Readonly<Estado>) {
  const inteiros = new Set<string>();
  const movidos = new Set<string>();
  for (const evento of eventos) {
    switch (evento.tipo) {
      case 'LoteIncluido/1':
        inteiros.add(evento.lote.uid);
        break;
      case 'LoteAlterado/1':
        inteiros.add(evento.lelUid);
        break;
      case 'LeilaoAlterado/1':
        for (const uid of estado.lotes.keys()) inteiros.add(uid);
        break;
      case 'SituacaoLeilaoAlterada/1':
        for (const uid of estado.lotes.keys()) movidos.add(uid);
        break;
      case 'LanceAceito/1':
      case 'LanceCancelado/1':
      case 'VendaDireta/1':
      case 'LoteProrrogado/1':
      case 'TempoRestituido/1':
      case 'SituacaoLoteAlterada/1':
      case 'LoteEncerrado/1':
        movidos.add(evento.lelUid);
        break;
      default:
    }
  }
  return { inteiros, movidos };
}

function doEstado(estado: Readonly<Estado>, uid: string): Lote {
  const { dados, exibido, lideranca, qtdLances }: EstadoLote = estado.lotes.get(uid)!;
  return { dados, exibido, valorAtual: lideranca?.preco ?? null, qtdLances };
}

function docBusca(leilao: Leilao, lote: Lote): DocBusca {
  const { dados } = lote;
  const { veiculo, localizacao } = dados;
  return {
    uid: dados.uid,
    id: dados.id,
    leilaoUid: leilao.uid,
    leilaoNome: leilao.nome,
    nome: dados.nome,
    descricao: dados.descricao ?? null,
    numero: dados.numero,
    posicao: dados.posicaoLeilao,
    tipo: dados.tipo,
    marca: veiculo?.marca ?? null,
    modelo: veiculo?.modelo ?? null,
    anoModelo: veiculo?.anoModelo ?? null,
    anos: [veiculo?.anoFabricacao, veiculo?.anoModelo].filter(Boolean).join('/') || null,
    km: veiculo?.km ?? null,
    cor: veiculo?.cor ?? null,
    cidade: localizacao?.cidade ?? null,
    uf: localizacao?.uf ?? null,
    bairro: localizacao?.bairro ?? null,
    patio: localizacao?.patio ?? null,
    prioridade: dados.prioridade,
    ...oQueMove(leilao, lote),
  };
}

/** A lot that the public may not see belongs to no brand's search. */
function oQueMove(leilao: Leilao, { dados, exibido, valorAtual, qtdLances }: Lote) {
  const { situacao, valor, dataInicio, dataFim } = dados;
  return {
    hotsites: lotePublicado(leilao.situacao, { situacao, exibido }) ? leilao.hotsites : [],
    situacao,
    valor: valorAtual ?? valor.minimo,
    qtdLances,
    dataInicio,
    dataFim,
  } satisfies MudancasBusca;
}
