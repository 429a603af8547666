import { vigiaParada } from '../../src/sessao/pausa-da-vigia.ts';
import { caminhoDoLogin } from '../../src/sessao/retorno.ts';

/** To the login, and back to this very screen; not from what is shown once, to which the end of the session belongs. */
export const irAoLogin = (): void => {
  if (!vigiaParada()) location.assign(caminhoDoLogin('expirada', location.pathname + location.search));
};
