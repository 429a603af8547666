import { configuracaoPagina } from '../../../../../../conteudo/chamadas.ts';
import { rotaPublica } from '../../../../../../conteudo/rota-publica.ts';

export const dynamic = 'force-dynamic';
export const GET = rotaPublica(configuracaoPagina);
