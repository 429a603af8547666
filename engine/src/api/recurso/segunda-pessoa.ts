import type { MudancaPrevista, SITUACOES_APROVACAO, TipoDeCadastro } from '@martelo/shared/aprovacao';
import type { ArquivoVisto } from '@martelo/shared/arquivo';
import type { PapelInterno } from '@martelo/shared/papeis';
import type { Acesso } from '../../records/records.ts';
import type { Chamador } from '../rota.ts';

/** A change of a record that waits for a second person, as it was asked: done so, or not at all. */
export interface PedidoADois {
  tipo: TipoDeCadastro;
  especie: string;
  ato: string;
  /** As people read it: "Conta bancária nº 3, Banco Azul". */
  assunto: string;
  /** Of what is to be made: nothing yet. */
  alvo: { uid: string; id: number; revisao: number } | null;
  enviado: Record<string, unknown>;
  mudancas: MudancaPrevista[];
}

/** A request as it was kept. */
export interface PedidoGuardado {
  aprovacaoUid: string;
  pedidaPor: string;
  alvo: string;
  hotsiteId: number;
  enviado: Record<string, unknown>;
}

/** A change of a record that its kind's own calls make. */
export interface AtoADois {
  /** As people read it: "Define credenciais". */
  resumo: string;
  /** Who may do it: who asked has to be one of them still. */
  quem: readonly PapelInterno[];
  /** Whether the record is no longer what it was asked on. */
  mudou(pedido: PedidoGuardado): Promise<boolean>;
  /** Makes it, once, as who asked, by the second person's word. */
  faz(chamador: Pick<Chamador, 'acesso' | 'hotsite'>, pedido: PedidoGuardado): Promise<void>;
  /** It was not done and never will be: what was kept for it is forgotten. */
  esquece?(pedido: PedidoGuardado): Promise<void>;
  /** What who decides it has to see besides what would change. */
  prova?(
    acesso: Acesso,
    pedido: PedidoGuardado,
  ): Promise<{ motivo: string | null; comprovantes: ArquivoVisto[] }>;
}

/** What was asked of a record and is not, or not yet, one of its versions. */
export interface PedidoVisto {
  aprovacaoUid: string;
  revisao: number;
  situacao: (typeof SITUACOES_APROVACAO)[number];
  ato: string;
  /** Of an act of the kind's own calls, as people read it. */
  resumo: string | null;
  pedidaPor: string;
  pedidaEm: string;
  decididaPor: string | null;
  decididaEm: string;
  expiraEm: string;
  motivo: string | null;
  mudancas: readonly MudancaPrevista[];
}

/** How a kind's records are written, as far as what was agreed to is done by it. */
export interface EscritorADois {
  criar(chamador: Chamador, enviado: Record<string, unknown>): Promise<unknown>;
  alterar(
    chamador: Chamador,
    uid: string,
    enviado: Record<string, unknown>,
    revisao: number | undefined,
  ): Promise<unknown>;
  remover(chamador: Chamador, uid: string, revisao: number | undefined): Promise<void>;
  restaurar(chamador: Chamador, uid: string, revisao: number | undefined): Promise<unknown>;
  agir(
    chamador: Chamador,
    uid: string,
    acao: string,
    corpo: never,
    revisao: number | undefined,
  ): Promise<unknown>;
  desfazer(chamador: Chamador, uid: string, efeito: string, revisao: number | undefined): Promise<unknown>;
  /** Who may do this act, in one of these roles. */
  quemFaz(ato: string): readonly PapelInterno[];
  revisaoDe(uid: string): Promise<number | null>;
  assinadoPor(uid: string, aprovacaoUid: string): Promise<boolean>;
}

/** Keeps what needs a second person until there is one (docs/quatro-olhos.md). */
export interface SegundaPessoa {
  /**
   * The access to write with, where who asks is alone; else the request is kept.
   * @param guardar keeps what else is needed to do it, under the request's uid, before anybody may see the request
   * @throws Pendente
   */
  exigir(
    chamador: Chamador,
    pedido: PedidoADois,
    guardar?: (aprovacaoUid: string) => Promise<void>,
  ): Promise<Acesso>;
  /**
   * @param derivados parts of what was kept that nobody sent, and that may be others by now
   * @throws Pendente where the very command has asked before; ErroMartelo COMANDO_CONFLITANTE where it asked for something else
   */
  repetido(
    chamador: Chamador,
    pedido: Pick<PedidoADois, 'especie' | 'ato' | 'enviado'> & { alvo: string | null },
    derivados?: readonly string[],
  ): Promise<void>;
  /** Newest first. */
  pedidosDe(especie: string, uid: string): Promise<PedidoVisto[]>;
  registrarEscritor(especie: string, escritor: EscritorADois): void;
  registrarAto(especie: string, ato: string, como: AtoADois): void;
}
