const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** A document's address is a secret of its owner; whatever is as long may be one too. */
const COMPRIDO = /^[\w~.%-]{16,}$/;

/**
 * An address as the access log keeps it: without its query, and without what opens something to whoever reads it. `rota` is the
 * pattern that took the request; absent when none did.
 */
export function caminhoNoLog(endereco: string, rota?: string): string {
  const padroes = rota?.split('/');
  return (endereco.split('?', 1)[0] ?? '')
    .slice(0, 300)
    .split('/')
    .map((parte, i) => (parte === padroes?.[i] || !COMPRIDO.test(parte) || UUID.test(parte) ? parte : '***'))
    .join('/');
}
