import { rotaSelo } from '../../../../../formularios/rota.ts';

export const dynamic = 'force-dynamic';
export const GET = rotaSelo;
