import { AsyncLocalStorage } from 'node:async_hooks';

const atual = new AsyncLocalStorage<string>();

/** Runs `fazer` so that every command it hands over carries `rastro`: the request's id, or the connection's. */
export const comRastro = <T>(rastro: string, fazer: () => T): T => atual.run(rastro, fazer);

/** Of the request or connection that is being served; undefined for what the engine does by itself. */
export const rastroAtual = (): string | undefined => atual.getStore();
