import { porEndereco } from '../../../documentos/servir.ts';

export const dynamic = 'force-dynamic';
export const GET = porEndereco('nota');
