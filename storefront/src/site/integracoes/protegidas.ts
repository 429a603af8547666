import { decodificar } from '@martelo/shared/decodificar';

const PROTEGIDAS =
  /^\/(login|login-sistema|sair|cadastro|minha-conta|privacidade|redefinir-senha|documentos|email|telefone|cliente|comitente|auditorio|admin|admin-auth|leiloeiro|eventos|previa|verificar|conferir|extrato|nota|boleto|retirada-por-terceiros|comprovante-arrematacao|laudo-vistoria|qrcode)([/-]|$)/;
/** Where one bids and buys: whatever stands in the six segments of a lot's path. */
const LOTE = /^\/(leilao|anuncio)(\/[^/]+){6}(\/|$)/;

/**
 * Where neither a brand's own script nor anybody's measuring runs: where people type passwords, bid, pay and see what is theirs. Asked
 * of an address as it was written: what Next reads the same is the same here.
 */
export function ehProtegida(endereco: string): boolean {
  const caminho = decodificar(endereco.split(/[?#]/, 1)[0] ?? '')?.replace(/\/{2,}/g, '/');
  // Of what cannot be read nobody says that it is none of these.
  if (caminho === undefined) return true;
  return PROTEGIDAS.test(caminho) || LOTE.test(caminho);
}
