import { caminhoDoLogin } from '../../src/sessao/retorno.ts';

/** To the login, and back to this very screen. */
export const irAoLogin = (): void =>
  location.assign(caminhoDoLogin('expirada', location.pathname + location.search));
