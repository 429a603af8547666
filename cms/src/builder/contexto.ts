import type { TipoHotsite } from '@martelo/shared/hotsite';
import { createContext, useContext } from 'react';
import type { Carga } from './dnd/carga.ts';
import type { Escolha, EstadoConstrutor } from './modelo/estado.ts';
import type { Gesto } from './modelo/historico.ts';
import type { ComoSelecionar } from './modelo/selecao.ts';

/**
 * What every part of the builder may ask for. The object never changes while a page is open, so reading it from the context makes
 * nothing render again.
 */
export interface Comandos {
  modo: TipoHotsite;
  hotsiteId: number;
  /** The state at this moment, for handlers; what is shown comes in props. */
  estado(): EstadoConstrutor;
  /** False when it was refused, in words, because the page would be too long. */
  executar(gesto: Gesto, selecionar?: Escolha): boolean;
  /** The gesture was made on what somebody else has changed since, unseen: both are shown, to choose. */
  divergir(sessaoId: string, gesto: Gesto): void;
  fecharGesto(): void;
  selecionar(id: string | null, como?: ComoSelecionar): void;
  selecionarTodas(): void;
  adicionar(elemento: string): void;
  /** A section among several chosen stands for all of them, here and below. */
  duplicar(id: string): void;
  apagar(id: string): void;
  /** Picks something up by keyboard; the arrows take it from there. */
  pegarPeloTeclado(carga: Carga): void;
  avisar(mensagem: string): void;
}

export const ContextoComandos = createContext<Comandos | null>(null);

export function useComandos(): Comandos {
  const comandos = useContext(ContextoComandos);
  if (!comandos) throw new Error('useComandos outside the builder');
  return comandos;
}
