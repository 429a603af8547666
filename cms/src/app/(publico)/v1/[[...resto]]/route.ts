import { rotaPublica } from '../../../../conteudo/rota-publica.ts';

export const dynamic = 'force-dynamic';
export {
  rotaPublica as DELETE,
  rotaPublica as GET,
  rotaPublica as PATCH,
  rotaPublica as POST,
  rotaPublica as PUT,
};
