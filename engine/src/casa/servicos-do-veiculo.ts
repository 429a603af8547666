import type { Avaliavel, ValorDaFipe } from '@martelo/shared/fipe';
import type { Servicos } from '../api/recurso/declaracao.ts';

/** What is written into a vehicle's chain of custody. */
export interface LinhaDaCustodia {
  /** In `ROTULOS_CUSTODIA` (shared/src/custodia-rotulos.ts). */
  tipo: string;
  /** ISO instant at which it happened, by who did it; left out: as it is written. */
  em?: string | undefined;
  /** Names no person, and is public. */
  dados: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
  /** For the house; stands in the chain by its digest alone. */
  reservado?: Readonly<Record<string, string | number | null>> | undefined;
}

/** What kinds tell of a vehicle that they are about. */
export interface ServicosDoVeiculo extends Servicos {
  /** Adds a line to its chain of custody; the same `chave` adds it once. */
  anotarNaCustodia(veiUid: string, linha: LinhaDaCustodia, chave: string): Promise<void>;
  /** Brings its `situacao` to what the facts say; bears repetition. */
  acertarSituacaoDoVeiculo(veiUid: string): Promise<void>;
  /** What it is worth by the newest month of the FIPE table. @throws ErroMartelo FIPE_DESLIGADA, FIPE_SEM_VALOR, FIPE_INDISPONIVEL */
  valorNaFipe(veiculo: Avaliavel): Promise<ValorDaFipe>;
  /** Writes a new plate of a vehicle; where a lot sells it, no other lot has that plate. @throws ErroMartelo VEICULO_EM_LEILAO */
  comPlacaNova<R>(veiculo: { uid: string; placa?: string | undefined }, gravar: () => Promise<R>): Promise<R>;
}
