/** The rooms of a socket, named by the server alone and joined only after a permission check. */
export const salaDoLote = (lelUid: string): string => `lote:${lelUid}`;
/** The auction's own page; brands of different kinds word and address its lots differently. */
export const salaDoLeilao = (leiUid: string, tipo: 'leilao' | 'loja'): string => `leilao:${tipo}:${leiUid}`;
/** The auctioneer's console: it is told what the public is not. */
export const salaDoLeiloeiro = (leiUid: string): string => `leiloeiro:${leiUid}`;
export const salaDoCliente = (cliUid: string): string => `cliente:${cliUid}`;
/** All sockets of an account, of the house or a client, whatever their session. */
export const salaDaConta = (contaUid: string): string => `conta:${contaUid}`;
export const salaDaSessao = (sid: string): string => `sessao:${sid}`;

export const ehSalaDeLote = (sala: string): boolean => sala.startsWith('lote:');
export const ehSalaDeLeilao = (sala: string): boolean => sala.startsWith('leilao:');
export const ehSalaDoLeiloeiro = (sala: string): boolean => sala.startsWith('leiloeiro:');
