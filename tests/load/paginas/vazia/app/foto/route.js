import { readFileSync } from 'node:fs';

/** The picture that the measured page shows largest, as it was sent to it. */
export const GET = () =>
  new Response(readFileSync(process.env.FOTO), { headers: { 'content-type': process.env.FOTO_TIPO } });
export const dynamic = 'force-dynamic';
