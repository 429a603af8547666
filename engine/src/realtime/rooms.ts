/** The rooms of a socket, named by the server alone and joined only after a permission check. */
export const salaDoLote = (lelUid: string): string => `lote:${lelUid}`;
/** The auction's own page on a brand, which words, addresses and stamps its lots in its own way. */
export const salaDoLeilao = (leiUid: string, { id, tipo }: { id: number; tipo: 'leilao' | 'loja' }): string =>
  `leilao:${tipo}:${id}:${leiUid}`;
/** The auctioneer's console: it is told what the public is not. */
export const salaDoLeiloeiro = (leiUid: string): string => `leiloeiro:${leiUid}`;
export const salaDoCliente = (cliUid: string): string => `cliente:${cliUid}`;
/** One of the house on a brand: their own notices ring here. */
export const salaDaPessoa = (hotsiteId: number, usuUid: string): string => `pessoa:${hotsiteId}:${usuUid}`;
/** Who of a brand's house is told of a queue. */
export const salaDaFila = (hotsiteId: number, fila: string): string => `fila:${hotsiteId}:${fila}`;
/** Who of a brand's house follows an auction by its figures. */
export const salaDoPainel = (hotsiteId: number, leiUid: string): string => `painel:${hotsiteId}:${leiUid}`;
export const ehSalaDoPainel = (sala: string): boolean => sala.startsWith('painel:');
/** What `salaDoPainel` was made of. */
export function painelDaSala(sala: string): { hotsiteId: number; leiUid: string } {
  const [, hotsiteId, leiUid] = sala.split(':');
  return { hotsiteId: Number(hotsiteId), leiUid: leiUid! };
}
/** Who of a brand's house follows an auction lot by lot, and how much of it. */
export const salaDeAcompanhar = (hotsiteId: number, leiUid: string, alcance: string): string =>
  `acompanhar:${hotsiteId}:${leiUid}:${alcance}`;
export const ehSalaDeAcompanhar = (sala: string): boolean => sala.startsWith('acompanhar:');
/** What `salaDeAcompanhar` was made of. */
export function acompanhadoDaSala(sala: string): { hotsiteId: number; leiUid: string; alcance: string } {
  const [, hotsiteId, leiUid, ...alcance] = sala.split(':');
  return { hotsiteId: Number(hotsiteId), leiUid: leiUid!, alcance: alcance.join(':') };
}
/** Who is in a chat; the house, which is told who writes, in a room of its own. */
export const salaDaConversa = (tipo: string, chatUid: string, daCasa: boolean): string =>
  `chat:${tipo}:${daCasa ? 'casa' : 'todos'}:${chatUid}`;
export const ehSalaDaConversa = (sala: string, tipo: string): boolean => sala.startsWith(`chat:${tipo}:`);
/** Who of a brand's house has the inbox of all its chats open. */
export const salaDasConversas = (hotsiteId: number): string => `chats:${hotsiteId}`;
/** Who follows the broadcasts of an auction; with a brand, those of its house who run them. */
export const salaDaTransmissao = (leilaoUid: string, hotsiteId?: number): string =>
  `transmissao:${leilaoUid}${hotsiteId === undefined ? '' : `:${hotsiteId}`}`;
export const ehSalaDaTransmissao = (sala: string): boolean => sala.startsWith('transmissao:');
/** All sockets of an account, of the house or a client, whatever their session. */
export const salaDaConta = (contaUid: string): string => `conta:${contaUid}`;
export const salaDaSessao = (sid: string): string => `sessao:${sid}`;

/** Values that every record told of in a room has, by field; of a list one of them. */
export type Parte = Readonly<Record<string, string | number | readonly number[] | readonly string[]>>;

/** The records of a kind of one brand; with a part, those that have all of these values. */
export function salaDeRegistros(recurso: string, hotsiteId: number, parte: Parte = {}): string {
  const valores = Object.entries(parte).toSorted(([um], [outro]) => (um < outro ? -1 : 1));
  return `registros:${recurso}:${hotsiteId}${valores.length > 0 ? `:${JSON.stringify(valores)}` : ''}`;
}

export const ehSalaDeLote = (sala: string): boolean => sala.startsWith('lote:');
export const ehSalaDeLeilao = (sala: string): boolean => sala.startsWith('leilao:');
export const ehSalaDoLeiloeiro = (sala: string): boolean => sala.startsWith('leiloeiro:');
export const ehSalaDeRegistros = (sala: string): boolean => sala.startsWith('registros:');
/** What `salaDeRegistros` was made of. */
export function registrosDaSala(sala: string): { recurso: string; hotsiteId: number; parte: Parte } {
  const [, recurso, hotsiteId, ...parte] = sala.split(':');
  const valores = parte.length > 0 ? JSON.parse(parte.join(':')) : [];
  return { recurso: recurso!, hotsiteId: Number(hotsiteId), parte: Object.fromEntries(valores) };
}

/** The brands that somebody of the house is told of a queue of. */
export const marcasComEquipe = (salas: Iterable<string>): number[] => [
  ...new Set([...salas].flatMap((sala) => (sala.startsWith('fila:') ? [Number(sala.split(':')[1])] : []))),
];
