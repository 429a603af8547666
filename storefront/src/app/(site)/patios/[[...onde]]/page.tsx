import { metadadosPatios, PaginaPatios } from '../../../../patios/pagina.tsx';

export const generateMetadata = metadadosPatios;

export default PaginaPatios;
