import { lerConfiguracaoDoAdmin } from '../../src/admin/configuracao.ts';
import { ADMIN_TRANSMISSAO } from '../../src/palavras/admin-transmissao.ts';

/** The studio's words, as this brand's mode has them: the page says once whose it is. */
export const usePalavras = () => ADMIN_TRANSMISSAO[lerConfiguracaoDoAdmin().marca.tipo];
