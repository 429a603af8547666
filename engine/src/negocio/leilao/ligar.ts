import type { Logger } from 'pino';
import type { Clientes } from '../../acesso/clientes/clientes.ts';
import { criarReservas } from '../../acesso/exposicao/reservas.ts';
import { rotasHabilitacoes } from '../../acesso/habilitacoes/rotas.ts';
import { criarSituacaoDaHabilitacao } from '../../acesso/habilitacoes/situacao.ts';
import type { Chaves } from '../../acesso/identidade/chaves.ts';
import type { Hotsites } from '../../acesso/marcas/hotsites.ts';
import { criarExigirParticipacao } from '../../acesso/participacao/exigir-participacao.ts';
import { seguirFatos } from '../../acesso/participacao/fatos-do-leilao.ts';
import { rotasParticipacao } from '../../acesso/participacao/rotas.ts';
import { criarLimitador } from '../../api/limite.ts';
import { type LimitesDeLance, limitesDeLance } from '../../api/limites.ts';
import type { Exportavel } from '../../api/recurso/exportavel.ts';
import type { SegundaPessoa } from '../../api/recurso/segunda-pessoa.ts';
import type { Rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { criarComitentesDaMarca } from '../../casa/comitentes-da-marca.ts';
import { criarNoAr } from '../../casa/no-ar.ts';
import type { IndiceLotes } from '../../leituras/busca/indice-lotes.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { criarPosicoes, type Posicoes } from '../../leituras/posicao.ts';
import { LEILOES } from '../../leituras/registros/leilao.ts';
import { type EventosApos, lerLivro } from '../../leituras/registros/livro.ts';
import { LOTES } from '../../leituras/registros/lote.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import type { Carimbar } from '../../leituras/vistas/carimbos.ts';
import type { EventLog } from '../../log/log.ts';
import { criarExclusivo } from '../../records/exclusivo.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';
import { deVoltaAoComitente } from '../estadias/de-volta.ts';
import { contarEstatisticas } from '../estatisticas/contar.ts';
import { rotaEstatisticas } from '../estatisticas/rotas.ts';
import { comEstoque } from '../estoque/com-estoque.ts';
import { criarOcupacao, type Ocupacao } from '../estoque/ocupacao.ts';
import { rotasDoEstoque } from '../estoque/rotas.ts';
import { criarFotosDoLeilao } from '../fotos/modelo-do-lote.ts';
import { rotasImportacao } from '../importacao/rotas.ts';
import { criarLeiloeiro, type Leiloeiro } from '../leiloeiro/agir.ts';
import { criarApelidos } from '../leiloeiro/apelidos.ts';
import { criarHabilitados } from '../leiloeiro/habilitados.ts';
import { criarLicitante } from '../leiloeiro/licitante.ts';
import { criarDarLance, type DarLance } from '../lote/dar-lance.ts';
import { comMaoDaEquipe, type MaoNoLote } from '../lote/mao-da-equipe.ts';
import { rotaAoVivo } from '../lote/rota-ao-vivo.ts';
import { type BuscarLotes, criarBuscaDeLotes, rotaBuscaLotes } from '../lote/rota-busca.ts';
import { rotaHistorico } from '../lote/rota-historico.ts';
import { rotaInformacoes } from '../lote/rota-informacoes.ts';
import { exportavelDosLotesDaCasa, rotasDosLotesDaCasa } from '../lote/rotas-da-casa.ts';
import { type PedirDinheiro, rotasEquipeLotes } from '../lote/rotas-equipe.ts';
import { rotasPublicasLotes } from '../lote/rotas-publicas.ts';
import { rotasCondicionais } from '../negociacao/condicionais.ts';
import { rotasPropostas } from '../negociacao/propostas.ts';
import { rotaDaRetiradaDoLance } from '../negociacao/retirada-do-lance.ts';
import { criarAssinaturas } from '../provas/assinaturas.ts';
import { exportavelDosLances, rotasLances } from '../provas/lances.ts';
import { rotaLancePorTelefone } from '../provas/por-telefone.ts';
import { criarRecibos } from '../provas/recibo.ts';
import { rotasDasPartesPrivadas } from '../provas/rotas-privadas.ts';
import { rotasDosLivros } from '../provas/rotas-publicas.ts';
import { criarReciboDoVencedor, type ReciboDoVencedor } from '../provas/vencedor.ts';
import type { DesfazerVenda } from '../vendas/desfazer-no-pregao.ts';
import { type ContarVisita, criarContagemDeVisitas } from '../visitas/contar-visita.ts';
import { rotaDasVisitas } from '../visitas/rotas.ts';
import { criarVisitas } from '../visitas/visitas.ts';
import { criarNumerador, type Numerador } from './numerador.ts';
import { rotaArquivosDeLeiloes } from './rotas-arquivos.ts';
import { rotasEquipeLeiloes } from './rotas-equipe.ts';
import { exportavelDosLeiloes, rotasPrivadasLeiloes } from './rotas-privadas.ts';
import { rotasPublicasLeiloes } from './rotas-publicas.ts';
import { rotasVitrineLeiloes } from './rotas-vitrine.ts';
import { rotasDosVideos } from './videos.ts';

interface Dependencias {
  /** The stamps of a brand that a lot has now. */
  carimbar: Carimbar;
  motor: Motor;
  diario: EventLog;
  registros: Registros;
  leitura: Leitura;
  localizador: Localizador;
  indice: IndiceLotes;
  hotsites: Hotsites;
  clientes: Clientes;
  chaves: Chaves;
  nomeDoUsuario(usuUid: string): Promise<string>;
  segundaPessoa: SegundaPessoa;
  umaVez: UmaVez;
  /** Brings a vehicle to what the facts say. */
  acertarVeiculo(veiUid: string): Promise<void>;
  /** @throws ErroMartelo FORA_DE_EXIBICAO */
  exigirExibicao(acesso: Acesso): void;
  /** What staff's hand on a lot does to its sale. */
  dinheiroDoLote: {
    pedir: PedirDinheiro;
    /** @throws ErroMartelo where it moves money */
    exigirNenhum(mao: MaoNoLote): Promise<void>;
  };
  /** Takes the sale of a lot back at the hammer. */
  desfazerVenda: DesfazerVenda;
  /** Whether calls are limited. */
  limitesAtivos: boolean;
  /** Resolves when what follows from the log is in the records. */
  emDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
  log: Logger;
}

/** Auctions and their lots, from the catalogue to bids, negotiation and proofs, wired. */
export interface LeiloesLigados {
  buscarLotes: BuscarLotes;
  contarVisita: ContarVisita;
  rotas: Rota[];
  /** Their lists, to be taken away. */
  exportaveis: Exportavel[];
  ids: { leilao: Numerador; lote: Numerador };
  darLance: DarLance;
  limites: LimitesDeLance;
  posicoes: Posicoes;
  eventosApos: EventosApos;
  reciboDoVencedor: ReciboDoVencedor;
  ocupacao: Ocupacao;
  leiloeiro: Leiloeiro;
  parar(): Promise<void>;
}

export function ligarLeiloes(deps: Dependencias): LeiloesLigados {
  const { motor, diario, registros, leitura, localizador, indice, hotsites, clientes, chaves } = deps;
  const { carimbar, nomeDoUsuario, exigirExibicao, segundaPessoa, umaVez, limitesAtivos, emDia, agora, log } =
    deps;
  const ids = {
    leilao: criarNumerador(registros, 'leilao', registros.colecao(LEILOES)),
    lote: criarNumerador(registros, 'lote', registros.colecao(LOTES)),
  };
  const comitentes = criarComitentesDaMarca(registros);
  const fotosDoLeilao = criarFotosDoLeilao(registros);

  // Who may bid, and how much.
  const { situacaoDoCliente } = clientes;
  const { comReserva, exposicaoDe } = criarReservas({ registros, motor, emDia, agora, registrador: log });
  const exigirParticipacao = criarExigirParticipacao({
    ...{ motor, hotsites, situacaoDoCliente, comReserva, agora },
    fatos: seguirFatos(motor),
    situacaoDaHabilitacao: criarSituacaoDaHabilitacao(registros, agora),
  });
  const comRecibo = criarRecibos(chaves.assinanteEm);
  const darLance = criarDarLance({ motor, localizador, exigirParticipacao, comRecibo });
  const limites = limitesDeLance(agora, limitesAtivos, ({ cliUid, lote, comandoId }) => {
    const onde = localizador.lembrado(lote);
    return onde !== null && motor.respondeu(onde.leiUid, { autor: cliUid, comandoId });
  });

  const limite = (capacidade: number, reposicaoMs: number) =>
    criarLimitador({ capacidade, reposicaoMs, relogio: agora, ativo: limitesAtivos });
  const visitas = criarVisitas({ registros, agora });
  const ocupacao = criarOcupacao({
    ...{ registros, motor, emDia, agora },
    deVolta: (veiculo) => deVoltaAoComitente(registros, veiculo),
  });
  const comVeiculos = comEstoque(motor, ocupacao, criarExclusivo(registros, agora));
  const daEquipe = comMaoDaEquipe(comVeiculos, deps.dinheiroDoLote.exigirNenhum);
  const posicoes = criarPosicoes(leitura, registros, emDia);
  const eventosApos = lerLivro(registros, emDia);
  const apelidos = criarApelidos(registros);
  const buscarLotes = criarBuscaDeLotes({ motor, leitura, indice, exigirExibicao, carimbar });
  const contarVisita = criarContagemDeVisitas({ localizador, visitas, limitador: limite(60, 1_000) });
  const historias = {
    ...{ log: diario, localizador, nomeDoUsuario },
    limitador: limite(20, 3_000),
  };
  return {
    ...{ ids, darLance, limites, posicoes, eventosApos, ocupacao, buscarLotes, contarVisita },
    reciboDoVencedor: criarReciboDoVencedor({ log: diario, comRecibo }),
    leiloeiro: criarLeiloeiro({
      ...{ motor: comVeiculos, localizador, apelidos, nomeDoUsuario, agora },
      contarHabilitados: criarHabilitados(registros, agora),
      licitante: criarLicitante(registros),
      desfazerVenda: deps.desfazerVenda,
    }),
    exportaveis: [
      exportavelDosLeiloes({ registros, emDia }),
      exportavelDosLotesDaCasa({ registros, emDia }),
      exportavelDosLances({ registros, emDia }),
    ],
    rotas: [
      // Before those that have an auction's uid in their place.
      ...rotasDosLotesDaCasa({ registros, emDia, agora }),
      ...rotasPrivadasLeiloes({ registros, leitura, fotosDoLeilao, emDia, agora, ...historias }),
      ...rotasDosVideos({ registros, localizador, emDia }),
      ...rotasEquipeLeiloes({ motor: comVeiculos, localizador, ids, comitentes, fotosDoLeilao, agora }),
      ...rotasDoEstoque({
        ...{ motor: daEquipe, registros, localizador, ids: ids.lote, comitentes, ocupacao, umaVez },
        acertarVeiculo: deps.acertarVeiculo,
      }),
      ...rotasPublicasLeiloes({ registros, localizador, indice, emDia, agora, exigirExibicao, carimbar }),
      ...rotasVitrineLeiloes({
        ...{ motor, leitura, registros, emDia, agora, noAr: criarNoAr(registros), exigirExibicao, carimbar },
      }),
      rotaArquivosDeLeiloes({ registros, localizador, emDia, agora, exigirExibicao }),
      rotaEstatisticas({
        contar: (hotsiteId) => contarEstatisticas({ registros, indice }, hotsiteId, agora()),
        agora,
      }),
      rotaHistorico(historias),
      rotaInformacoes({ registros, localizador, visitas, emDia }),
      rotaDasVisitas(contarVisita),
      ...rotasEquipeLotes({
        ...{ motor: daEquipe, localizador, ids: ids.lote, comitentes },
        ...{ pedirDinheiro: deps.dinheiroDoLote.pedir, umaVez },
      }),
      ...rotasImportacao({ motor: daEquipe, localizador, ids: ids.lote, comitentes, registros, ocupacao }),
      rotaBuscaLotes(buscarLotes),
      ...rotasPublicasLotes({ registros, localizador, posicoes, limites, darLance, carimbar, emDia }),
      rotaAoVivo({ localizador, posicoes, eventosApos, agora }),
      ...rotasParticipacao({ registros, situacaoDoCliente, exposicaoDe, segundaPessoa, umaVez, agora }),
      ...rotasHabilitacoes({ registros, localizador, agora }),
      rotaLancePorTelefone({ motor, registros, localizador, exigirParticipacao }),
      ...rotasLances({ motor, registros, localizador, emDia, agora }),
      ...rotasDosLivros({ localizador, eventosApos, assinaturas: criarAssinaturas(chaves) }),
      ...rotasDasPartesPrivadas({ log: diario, registros, localizador, comRecibo, agora, limitesAtivos }),
      ...rotasPropostas({ motor, registros, localizador, exigirParticipacao, comRecibo, limites, emDia }),
      rotaDaRetiradaDoLance({ motor, localizador }),
      ...rotasCondicionais({
        ...{
          motor,
          leitura,
          registros,
          localizador,
          exigirParticipacao,
          nomeDoUsuario,
          emDia,
          carimbar,
          agora,
        },
      }),
    ],
    async parar() {
      apelidos.parar();
      await visitas.parar();
    },
  };
}
