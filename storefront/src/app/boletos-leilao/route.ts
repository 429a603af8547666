import { porConsulta } from '../../documentos/servir.ts';

export const dynamic = 'force-dynamic';
/** Two hundred papers are drawn in one file. */
const PRAZO_MS = 180_000;
export const GET = porConsulta('boletos-leilao', ['leilao', 'parte', 'pedido'], { prazoMs: PRAZO_MS });
