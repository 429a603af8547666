import type { PorModo } from '@martelo/shared/modo';

interface Nomes {
  lance: string;
  lances: string;
  lote: string;
  /** "o", "a": whose gender the word has. */
  artigo: 'o' | 'a';
}

/** What the screens of received bids say. */
function palavras({ lance, lances, lote, artigo }: Nomes) {
  const Lance = lance.charAt(0).toUpperCase() + lance.slice(1);
  const este = artigo === 'o' ? 'este' : 'esta';
  return {
    partes: `Partes d${artigo} ${lance}`,
    titulo: (quem: string) => `${Lance} de ${quem}`,
    abas: {
      resumo: 'Resumo',
      cliente: 'Cliente',
      recibo: 'Recibo',
      financeiro: 'Financeiro',
      doCliente: `${lances.charAt(0).toUpperCase() + lances.slice(1)} do cliente`,
      doLote: `Histórico do ${lote}`,
      veiculo: 'Veículo',
      notificacoes: 'Notificações',
    },
    verLote: `Abrir o ${lote}`,
    numeroDoLote: (numero: string) => `nº ${numero}`,
    lote: lote.charAt(0).toUpperCase() + lote.slice(1),
    lance: Lance,
    vendaDireta: 'Venda direta',
    quando: 'Data',
    quem: 'Quem',
    tipo: 'Tipo',
    modo: 'Modo',
    valor: 'Valor',
    situacao: 'Situação',
    maximo: 'Máximo configurado',
    motivo: 'Motivo do cancelamento',
    gravacao: 'Gravação do telefonema',
    sigilo: 'em sigilo',
    proposta: {
      situacao: 'Resposta à proposta',
      contraValor: 'Contraproposta',
      proximoValor: 'Valor sugerido',
      prazo: 'Vale até',
      telefone: 'Telefone',
      email: 'E-mail',
    },
    daSala: `${Lance} da sala: quem oferece lá é um apelido, e não um cliente.`,
    semCliente: 'O cadastro deste cliente não está aberto para você.',
    abrirCliente: 'Abrir o cadastro',
    semVendas: `Nenhuma venda deste ${lote}.`,
    semLinhas: 'Nada mais.',
    semVeiculo: `Este ${lote} não diz de que veículo é.`,
    semNotificacoes: 'Nenhuma notificação a este cliente.',
    semLinhaDoLivro: `Nada foi publicado d${este} ${lance}: elevar o próprio máximo é silencioso. O livro guarda dele um compromisso, que o próximo evento inclui.`,
    linha: 'Linha do livro',
    evento: 'Evento',
    hash: 'Hash',
    compromisso: 'Compromisso',
    semLinha: 'A linha não está no livro público.',
    cancelar: `Cancelar ${lance}`,
    cancelarPergunta: (quem: string) => `Cancelar ${artigo} ${lance} de ${quem}?`,
    cancelarExplica: `Os demais são disputados de novo sem ele: o preço pode cair, quem lidera pode mudar, e o que quem lidera ofereceu a mais continua como máximo. O fim não muda. O motivo fica no registro. Em ${lote} encerrado não se cancela: a venda é desfeita pelo acerto.`,
    cancelado: (valor: string | null) =>
      valor === null ? `${Lance} cancelado. Não há mais nenhum.` : `Cancelado. Agora o maior é ${valor}.`,
    motivoDoCancelamento: 'Motivo',
    motivoCurto: 'Escreva o motivo.',
    responder: 'Responder à proposta',
    respostas: { ACEITA: 'Aceitar', CONTRAPROPOSTA: 'Contrapropor', RECUSA: 'Recusar' },
    responderExplica: (valor: string) => `A proposta é de ${valor}.`,
    resposta: 'Resposta',
    valorDaResposta: { CONTRAPROPOSTA: 'Contraproposta', RECUSA: 'Valor a sugerir (se quiser)' },
    faltaValor: 'Escreva o valor.',
    respondida: 'Respondida.',
    anotar: 'Anotar por telefone',
    anotarTitulo: 'Anotar o que foi dito por telefone',
    anotarExplica: `Só uma proposta ou um Compre Já, com a gravação. Havendo ${lances}, ninguém oferece por outra pessoa: o cliente oferece ele mesmo, no site.`,
    campos: {
      lelUid: lote.charAt(0).toUpperCase() + lote.slice(1),
      cliUid: 'Cliente',
      tipoNegociacao: 'Modo',
      valor: 'Valor',
      gravacao: 'Onde está a gravação',
    },
    gravacaoAjuda: 'Endereço, ou número da ligação no sistema de telefonia.',
    anotado: 'Anotado.',
  };
}

export type PalavrasDoLance = ReturnType<typeof palavras>;
export const ADMIN_LANCE: PorModo<PalavrasDoLance> = {
  leilao: palavras({ lance: 'lance', lances: 'lances', lote: 'lote', artigo: 'o' }),
  loja: palavras({ lance: 'oferta', lances: 'ofertas', lote: 'anúncio', artigo: 'a' }),
};
