import type { Aprovacao } from '@martelo/shared/aprovacao';
import type { AlcanceManutencao, AvisoDeManutencao } from '@martelo/shared/manutencao';
import type {
  CampoACorrigir,
  DetalheDaSolicitacao,
  DocumentosDaCorrecao,
  TIPOS_DE_SOLICITACAO,
} from '@martelo/shared/titular';
import type { Pessoa, Usuario } from '@martelo/shared/usuario';
import type { VisaoEscrita } from '@martelo/shared/visao';
import type { IndiceLotes } from '../leituras/busca/indice-lotes.ts';
import type { Localizador } from '../leituras/localizador.ts';
import type { LoteDoVeiculo } from '../leituras/lote-do-veiculo.ts';
import type { ServicosDaRetirada } from '../leituras/registros/agendamento.ts';
import type { ServicosDaVenda } from '../leituras/registros/venda.ts';
import type { Acesso, Registro } from '../records/records.ts';
import type { ServicosDosDocumentos } from './documento-cliente.ts';
import type { ServicosDaEstadia, ServicosDasEstadias } from './estadia.ts';
import type { ServicosDasFotos } from './foto-do-lote.ts';
import type { ServicosDasRemocoes } from './remocao.ts';
import type { ServicosDosServicos } from './servico-de-estadia.ts';
import type { ServicosDasVistorias } from './servicos-das-vistorias.ts';
import type { ServicosDoVeiculo } from './servicos-do-veiculo.ts';
import type { ServicosDosClientes } from './servicos-dos-clientes.ts';
import type { ServicosDosPatios } from './servicos-dos-patios.ts';

export interface PedidoDeCorrecao {
  cliUid: string;
  campo: string;
  valor: string;
  /** What whoever grants it says of the documents that had proven it; null where they say nothing. */
  documentos: DocumentosDaCorrecao | null;
}

type ManutencaoAlcanca = { alcance: AlcanceManutencao; todasAsMarcas: boolean; hotsiteId: number };

/** What the kinds of the house may use besides the records. */
export interface ServicosDaCasa
  extends ServicosDaVenda,
    ServicosDaRetirada,
    ServicosDosDocumentos,
    ServicosDasFotos,
    ServicosDasEstadias,
    ServicosDaEstadia,
    ServicosDosServicos,
    ServicosDosPatios,
    ServicosDosClientes,
    ServicosDasRemocoes,
    ServicosDoVeiculo,
    ServicosDasVistorias {
  localizador: Localizador;
  indice: IndiceLotes;
  loteDoVeiculo: LoteDoVeiculo;
  /** Of an act that was to be approved. @throws ErroMartelo ESTADO_MUDOU when it could not be done now */
  podeExecutar(aprovacao: Aprovacao & { uid: string; hotsiteId: number }): Promise<void>;
  /** Does what a second person approved, once. */
  fazerAprovado(aprovacaoUid: string): Promise<void>;
  /** What was kept to do it is not needed any more: it was not approved. */
  esquecerPedido(aprovacaoUid: string): Promise<void>;
  /** Tells who asked for something how it was decided, or that it waited too long. */
  avisarDecisao(aprovacaoUid: string): Promise<void>;
  /** Puts money that came by itself where it belongs; does nothing where that was done. */
  aplicarRecebimento(uid: string): Promise<void>;
  /** Resolves when what follows from the log is in the records. */
  emDia(): Promise<void>;
  /** @throws ErroMartelo JA_EXISTE when the nickname could be taken for somebody's of the brand */
  exigirApelidoLivre(
    hotsiteId: number,
    apelido: string,
    daSala: { uid: string | null; leiUid: string | null },
  ): Promise<void>;
  /** The uid of a person of the brand's house who has the role, by id or uid; null when there is none. */
  usuarioComPapel(hotsiteId: number, idOuUid: string, papel: string): Promise<string | null>;
  /** The uid of an account of the brand's house, by its e-mail, that has the role (null: whatever it has); null when there is none. */
  usuarioPorEmail(hotsiteId: number, email: string, papel: string | null): Promise<string | null>;
  /** Hosts besides the brands' own that an entry of a user's menu may lead to. */
  menuHosts: readonly string[];
  /** Of who approves: another person than who asked and than whom it is for, by CPF as well. @throws ErroMartelo PROPRIA_CONTA */
  exigirOutraPessoa(acesso: Acesso, aprovacao: Aprovacao): Promise<void>;
  /** Of a user who is to be invited. @throws ErroMartelo CONCESSAO_A_DOIS, JA_EXISTE */
  exigirUsuarioNovo(acesso: Acesso, novo: Pessoa): Promise<void>;
  /** A removed user as one person brings them back: without the roles that need a second one, and saying so. */
  usuarioQueVolta<P extends Usuario>(acesso: Acesso, antes: Pessoa, depois: P): Promise<P>;
  /**
   * Writes a change of a user by the rules of who may do what to whom.
   * @throws ErroMartelo PROPRIA_CONTA, ALTERACAO_NAO_PERMITIDA, JA_EXISTE, CONCESSAO_A_DOIS, ULTIMO_ADM
   */
  mudarUsuario<R>(
    mudanca: { acesso: Acesso; antes: Registro<Pessoa>; depois: Pessoa },
    gravar: () => Promise<R>,
  ): Promise<R>;
  /** Sends a user the link by which they make a password: the invitation to who has none yet. The same key again is the same letter. */
  enviarLinkDaConta(usuUid: string, hotsiteId: number, chave: string): Promise<void>;
  /** Takes away a second factor that has been blocked since then (Unix ms); a letter makes the next. Bears repetition. */
  liberarFatorBloqueado(qual: {
    contaUid: string;
    desde: number;
    hotsiteId: number;
    por?: string | undefined;
  }): Promise<void>;
  /** Ends every session of an account. */
  encerrarSessoesDe(contaUid: string): Promise<void>;
  /** Has an invitation of staff sent to the e-mail that it is for; the same key again is the same letter. */
  enviarConvite(conviteUid: string, chave: string): Promise<void>;
  /** Sends a guest of an event their invitation; the same key again is the same letter. */
  enviarConviteDoEvento(convidadoUid: string, chave: string): Promise<void>;
  /** Why somebody's data cannot be erased now. @throws ErroMartelo ELIMINACAO_IMPEDIDA */
  exigirEliminavel(cliUid: string): Promise<void>;
  /** Ends the account at once, tells its owner, and has its personal fields erased. */
  encerrarTitular(solicitacaoUid: string, chave: string): Promise<void>;
  /** Puts in force what was asked to be corrected; does nothing where it is so already. */
  corrigirTitular(solicitacaoUid: string): Promise<void>;
  /** @throws ErroMartelo CORRECAO_RECUSADA where the value cannot be taken as it was asked */
  exigirCorrigivel(pedido: PedidoDeCorrecao): Promise<void>;
  /** What a request is answered by, besides itself. */
  detalheDaSolicitacao(pedido: {
    cliUid: string;
    hotsiteId: number;
    tipo: (typeof TIPOS_DE_SOLICITACAO)[number];
    campo: CampoACorrigir | null;
  }): Promise<DetalheDaSolicitacao>;
  /** Tells who asked what became of their request. */
  avisarSolicitacao(solicitacaoUid: string, chave: string): Promise<void>;
  /** @throws ErroMartelo NAO_ENCONTRADO for another brand's, and for whose account is gone */
  exigirClienteDaMarca(hotsiteId: number, cliUid: string): Promise<void>;
  /** @throws ErroMartelo SEM_PERMISSAO to who does not work on every brand */
  exigirTodasAsMarcas(acesso: Acesso): void;
  /** Resolves when the doors of this process know what was written of blocks and maintenances. */
  portasEmDia(): Promise<void>;
  /** The same of the cards and the stamps on them. */
  carimbosEmDia(): Promise<void>;
  /** What a brand's visitors are told of a maintenance now. */
  avisoDeManutencao(hotsiteId: number): AvisoDeManutencao | null;
  /** Auctions that are live and that a maintenance would stop. */
  leiloesAoVivo(manutencao: ManutencaoAlcanca): Promise<{ uid: string; id: number; nome: string }[]>;
  /** How far an active one has stopped the auctions that it reaches. */
  pausasDaManutencao(
    manutencao: ManutencaoAlcanca & { situacao: string },
  ): Promise<{ leiloesAPausar: number; leiloesPausados: number }>;
  /** @throws ErroMartelo REQUISICAO_INVALIDA, FILTRO_INVALIDO where a view asks of its list what that does not give */
  exigirVisaoDaLista(
    acesso: Acesso,
    visao: Pick<VisaoEscrita, 'lista' | 'papel' | 'endereco' | 'colunas'>,
  ): void;
  /** Sends a message that waits now; nothing where it does not wait any more. */
  entregarAviso(entregaUid: string): Promise<void>;
}
