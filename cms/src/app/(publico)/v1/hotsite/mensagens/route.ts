import { FORMULARIO_CONTATO } from '../../../../../formularios/receber.ts';
import { rotaFormulario } from '../../../../../formularios/rota.ts';

export const dynamic = 'force-dynamic';
export const POST = rotaFormulario('/v1/hotsite/mensagens', FORMULARIO_CONTATO);
