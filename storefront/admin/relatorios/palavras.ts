import { ADMIN_RELATORIOS } from '../../src/palavras/admin-relatorios.ts';
import { useCasa } from '../dados/contexto.tsx';

export const usePalavras = () => ADMIN_RELATORIOS[useCasa().configuracao.marca.tipo];
