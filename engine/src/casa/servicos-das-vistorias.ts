import type { vistoriaEscrita, vistoriaGuardada } from '@martelo/shared/vistorias/esquema';
import type { z } from 'zod';
import type { Servicos } from '../api/recurso/declaracao.ts';
import type { Acesso, Registro, Registros } from '../records/records.ts';
import type { ServicosDoVeiculo } from './servicos-do-veiculo.ts';

/** What removals ask of the inspections that their vehicles are collected by. */
export interface ServicosDaVistoriaDaColeta {
  /** The one of a removal that is not cancelled, and how many of its required items are open; null where there is none. */
  vistoriaDaColeta(
    remocaoUid: string,
  ): Promise<{ vistoria: Registro<VistoriaGuardada>; pendentes: number } | null>;
  /** Whether a brand has a type for what is collected, that is for such a vehicle. */
  temTipoDeColeta(hotsiteId: number, veiculoTipo: string | null): Promise<boolean>;
  /** The one of a removal as it would begin now, kept nowhere: what a phone takes along. @throws ErroMartelo NAO_ENCONTRADO where the brand asks for none */
  vistoriaPorComecar(acesso: Acesso, remocao: RemocaoAVistoriar): Promise<Registro<VistoriaGuardada>>;
  /** Begins the one of a removal; the one that there is, where there is one. @throws ErroMartelo NAO_ENCONTRADO where the brand asks for none */
  comecarVistoriaDaColeta(acesso: Acesso, remocao: RemocaoAVistoriar): Promise<Registro<VistoriaGuardada>>;
  /**
   * S11: the small number of the inspection that a vehicle is collected by, done, and done now where all of the removal's own was answered; null where
   * there is none and none is asked for.
   * @param dita the small number of another one, that was done
   * @throws ErroMartelo ITENS_PENDENTES, FOTO_REPETIDA, REQUISICAO_INVALIDA
   */
  vistoriaQueColeta(
    acesso: Acesso,
    remocao: RemocaoAVistoriar,
    dita: number | undefined,
  ): Promise<number | null>;
  /** Cancels the one of a removal that is not done. Bears repetition. */
  cancelarVistoriaDaColeta(remocaoUid: string, motivo: string): Promise<void>;
}
export interface RemocaoAVistoriar {
  uid: string;
  hotsiteId: number;
  veiculoId: number;
  patioId: number;
}

/** An inspection as it is stored. */
export type VistoriaGuardada = z.output<typeof vistoriaEscrita> &
  z.output<typeof vistoriaGuardada> & {
    uid: string;
    id: number;
    hotsiteId: number;
    removidoEm?: string | undefined;
    ultimaAcao?: { nome: string; revisao: number } | undefined;
  };

export interface ServicosDasVistorias extends Servicos, ServicosDoVeiculo {
  /** How many inspections are of a type, removed ones too. */
  vistoriasDoTipo(registros: Registros, tipo: { id: number; hotsiteId: number }): Promise<number>;
  /** The answers that count, as they are frozen; refusals name what `acesso` may see. @throws ErroMartelo ITENS_PENDENTES, FOTO_REPETIDA */
  fecharVistoria(vistoria: VistoriaGuardada, acesso: Acesso): Promise<VistoriaGuardada['respostas']>;
  /** Runs after whatever else writes answers or finishes inspections of the brand, and before the next. */
  umaVistoriaPorVez<R>(hotsiteId: number, fazer: () => Promise<R>): Promise<R>;
  /** Writes into the vehicle what the inspection says of its items; the newest that says something of one counts. Bears repetition. */
  detalharVeiculo(vistoriaUid: string): Promise<void>;
  /** Adds the inspection to the vehicle's chain of custody, once for a key. */
  anotarVistoria(vistoriaUid: string, chave: string): Promise<void>;
  /** A correction begins with what the one that it corrects says. Bears repetition. */
  copiarRespostas(vistoriaUid: string): Promise<void>;
}
