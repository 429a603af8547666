import { CANCELAMENTO_NEWSLETTER } from '../../../../../../formularios/receber.ts';
import { rotaFormulario } from '../../../../../../formularios/rota.ts';

export const dynamic = 'force-dynamic';
export const POST = rotaFormulario('/v1/hotsite/inscricoes/cancelar', CANCELAMENTO_NEWSLETTER);
