import { useEffect } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { MEU_PERFIL } from './menu.ts';

/** One's own data, second factor and logins are the site's, for everybody who has an account. */
export function MeuPerfil() {
  useEffect(() => location.replace(MEU_PERFIL), []);
  return <p className="abrindo">{ADMIN.carregando}</p>;
}
