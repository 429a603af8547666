/** What the back office asks first, before it shows anything: kept on phones, so that it opens without network (campo/). */
export const ABERTURA = {
  quem: '/v1/auth/eu',
  recursos: '/v1/recursos?esquemas=false',
  rotas: '/v1/usuarios/eu/rotas',
} as const;
