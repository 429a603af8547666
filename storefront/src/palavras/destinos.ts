/** Money without a destination, and lots without a buyer: staff say whose they are. Nothing here differs between modes. */
export const DESTINOS = {
  // money
  creditos: 'Créditos sem destino',
  nenhumCredito: 'Nenhum dinheiro sem destino',
  creditosDizem:
    'O que o banco recebe e não cita nenhuma compra, ou cita uma que não recebe mais, fica aqui até alguém dizer de quem é.',
  recebidoEm: (quando: string): string => `recebido em ${quando}`,
  numero: (numero: string): string => `No banco: ${numero}`,
  nossoNumero: (numero: string): string => `Nosso número do boleto: ${numero}`,
  pagador: (nome: string, documento: string): string => `${nome}, ${documento}`,
  semPagador: 'Quem pagou não foi informado',
  destinar: 'Dizer de quem é',
  destinarTitulo: (valor: string): string => `De qual compra são ${valor}?`,
  buscarVenda: 'Número da compra, comprador ou bem',
  buscarVendaAjuda: 'Só as compras que ainda aguardam pagamento.',
  opcaoDaVenda: (id: string, lote: string): string => `Compra ${id} · ${lote}`,
  faltam: (valor: string): string => `faltam ${valor}`,
  motivo: 'Como você sabe',
  motivoAjuda: 'Fica no histórico do crédito e da compra.',
  simDestinar: (compra: string): string => `Destinar: ${compra}`,
  foiDestinado: (valor: string, compra: string): string => `${valor} destinados: ${compra}.`,
  outroDestinou: 'Outra pessoa já destinou este crédito. A lista foi atualizada.',
  vendaNaoRecebe: 'Esta compra não recebe mais pagamentos. O crédito continua aqui.',
  soLe: 'Quem diz de quem é o dinheiro é ADM ou Gerente de Acerto.',
  // lots
  daSala: 'Vendas da sala sem comprador',
  nenhumaDaSala: 'Nenhuma venda da sala sem comprador',
  daSalaDiz:
    'O que é vendido na sala, sob um apelido, fica aqui até alguém dizer quem comprou. Só então há compra, prazo e cobrança.',
  apelido: (apelido: string): string => `Na sala: ${apelido}`,
  vendidoEm: (quando: string): string => `vendido em ${quando}`,
  lote: (numero: string): string => `Nº ${numero}`,
  condicional: 'Em condicional',
  identificar: 'Identificar o comprador',
  identificarTitulo: (lote: string): string => `Quem comprou ${lote}?`,
  buscarCliente: 'Nome, CPF, CNPJ, apelido ou e-mail',
  buscarClienteAjuda: 'Clientes desta marca.',
  semCadastro: 'Não achou? Quem comprou precisa ter cadastro ativo nesta marca.',
  identificarDiz:
    'A compra nasce em nome dele agora, com o prazo de pagamento, e ele é avisado. Isto se faz uma vez.',
  simIdentificar: (nome: string): string => `Sim, foi ${nome}`,
  foiIdentificado: (lote: string, nome: string): string => `${lote}: comprado por ${nome}.`,
  outroIdentificou:
    'Outra pessoa já identificou o comprador, ou a venda foi desfeita. A lista foi atualizada.',
  // both
  buscando: 'Buscando…',
  nadaAchado: 'Nada encontrado. Confira o que digitou.',
  semResposta: 'A busca não respondeu. Tente de novo.',
  resultados: 'Resultados',
  voltar: 'Voltar',
  haMais: (quantos: number): string => `Há mais de ${quantos}: estes são os mais antigos.`,
} as const;
