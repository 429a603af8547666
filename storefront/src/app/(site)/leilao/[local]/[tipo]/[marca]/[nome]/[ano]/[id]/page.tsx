import { metadadosLote, PaginaLote, type ParametrosLote } from '../../../../../../../../../lote/pagina.tsx';

export const generateMetadata = metadadosLote;

export default function Pagina(parametros: ParametrosLote) {
  return <PaginaLote {...parametros} prefixo="leilao" />;
}
