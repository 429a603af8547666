/**
 * Next calls this once, before the first request: every request says truly where it came from, and the database is
 * migrated and seeded by then.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { guardarEntrada } = await import('@martelo/shared/entrada-http');
  try {
    guardarEntrada(process.env, process.env.MARTELO_CMS_PUBLICO);
  } catch (erro) {
    console.error((erro as Error).message);
    process.exit(1);
  }
  const { ligar } = await import('./ligar.ts');
  await ligar();
}
