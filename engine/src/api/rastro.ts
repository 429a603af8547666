import { AsyncLocalStorage } from 'node:async_hooks';

/** A request or connection as it is followed from process to process: its id, and the address of who makes it. */
export interface Rastro {
  id: string;
  endereco: string;
  /** The device it comes from, and the one its session was opened on, as far as they are known. */
  aparelhos?: readonly string[];
}

const atual = new AsyncLocalStorage<Rastro>();

/** Runs `fazer` so that every command it hands over carries whose it is. */
export const comRastro = <T>(rastro: Rastro, fazer: () => T): T => atual.run(rastro, fazer);

/** The id of the request or connection that is being served; undefined for what the engine does by itself. */
export const rastroAtual = (): string | undefined => atual.getStore()?.id;

/** The address of who makes the request or holds the connection that is being served. */
export const enderecoAtual = (): string | undefined => atual.getStore()?.endereco;

/** The devices of who makes the request that is being served. */
export const aparelhosAtuais = (): readonly string[] => atual.getStore()?.aparelhos ?? [];
