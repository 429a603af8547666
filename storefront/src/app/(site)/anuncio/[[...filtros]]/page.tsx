import { metadadosListagem, PaginaListagem, type ParametrosListagem } from '../../../../listagem/pagina.tsx';

export const generateMetadata = metadadosListagem;

export default function Pagina(parametros: ParametrosListagem) {
  return <PaginaListagem {...parametros} prefixo="anuncio" />;
}
