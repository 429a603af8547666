import type { UsuarioSessao } from '@martelo/shared/sessao';
import type { AuthProvider } from 'ra-core';
import type { Recusa } from './chamar.ts';
import { irAoLogin } from './login.ts';

/** The session is the site's: it is opened and ended by its pages, and this only notices when it is gone. */
export const criarAcesso = (usuario: UsuarioSessao): AuthProvider => ({
  login: async () => irAoLogin(),
  logout: async () => {
    location.assign('/sair');
    return false;
  },
  checkAuth: async () => {},
  async checkError(erro: Recusa) {
    if (erro.status === 401) irAoLogin();
  },
  getPermissions: async () => usuario.roles,
  getIdentity: async () => ({ id: usuario.uid, fullName: usuario.nome }),
});
