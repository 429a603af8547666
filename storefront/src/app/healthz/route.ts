export const dynamic = 'force-dynamic';

/** Alive. */
export const GET = () => Response.json({ ok: true });
