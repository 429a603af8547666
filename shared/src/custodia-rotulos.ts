// No schema in here: the verifier reads it in the browser.

/** As people read what a line of custody is. */
export const ROTULOS_CUSTODIA: Readonly<Record<string, string>> = {
  ...{ cadastro: 'Cadastrado', identidade: 'Identificação alterada', classificacao: 'Classificado' },
  ...{ 'remocao-pedida': 'Remoção pedida', 'remocao-autorizada': 'Remoção autorizada' },
  ...{ 'remocao-cancelada': 'Remoção cancelada', 'entrada-recusada': 'Entrada recusada no portão' },
  ...{ coleta: 'Coletado', portao: 'Chegou ao portão' },
  ...{
    entrada: 'Entrou no pátio',
    saida: 'Saiu do pátio',
    'saida-liberada': 'Saída liberada',
    vaga: 'Mudou de vaga',
    recorte: 'Chassi recortado',
    vistoria: 'Vistoriado',
  },
  ...{ leilao: 'Entrou em leilão', venda: 'Vendido', entrega: 'Entregue' },
};
