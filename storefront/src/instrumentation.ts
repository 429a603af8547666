/** Next calls this once, before the first request: from then on every request says truly where it came from. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { guardarEntrada } = await import('@martelo/shared/entrada-http');
  try {
    guardarEntrada(process.env, process.env.MARTELO_STOREFRONT_PUBLICO);
  } catch (erro) {
    console.error((erro as Error).message);
    process.exit(1);
  }
}
