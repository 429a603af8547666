/** Next calls this once, before the first request: the database is migrated and seeded by then. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { ligar } = await import('./ligar.ts');
  await ligar();
}
