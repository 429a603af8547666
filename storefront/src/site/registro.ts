type Nivel = 'info' | 'warn' | 'error';

/** One JSON line per event, as the other services write them. Errors are reduced to name and message: no bodies, no tokens. */
export function registrar(nivel: Nivel, mensagem: string, dados: Record<string, unknown> = {}): void {
  const erro = dados.erro instanceof Error ? { erro: `${dados.erro.name}: ${dados.erro.message}` } : {};
  const linha = JSON.stringify({
    level: nivel,
    time: new Date().toISOString(),
    name: 'storefront',
    msg: mensagem,
    ...dados,
    ...erro,
  });
  process[nivel === 'error' ? 'stderr' : 'stdout'].write(`${linha}\n`);
}
