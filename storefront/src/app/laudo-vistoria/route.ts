import { porConsulta } from '../../documentos/servir.ts';

export const dynamic = 'force-dynamic';
export const GET = porConsulta('laudo-vistoria', ['vistoria', 'lote']);
