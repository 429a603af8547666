import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { PorModo } from '@martelo/shared/modo';
import type { TotaisPagamento } from '@martelo/shared/pos-venda/totais';

interface Nomes {
  Lotes: string;
  lote: string;
  lotes: string;
  leilao: string;
  /** What it was sold for. */
  arremate: string;
}

/** A sale's screen in the back office, as settlement works in it. */
function palavras({ Lotes, lote, lotes, leilao, arremate }: Nomes) {
  return {
    partes: 'Partes da venda',
    abas: {
      resumo: 'Resumo',
      pagamentos: 'Pagamentos',
      lotes: Lotes,
      papeis: 'Documentos do veículo',
      impressos: 'Impressos',
      retiradas: 'Retiradas',
    },
    vence: (quando: string) => `Pagar até ${quando}`,
    venceu: (quando: string) => `Venceu em ${quando}`,
    pagaEm: (quando: string) => `Paga em ${quando}`,
    vendidaEm: (quando: string) => `Vendida em ${quando}`,
    desistenciaPedida: (quando: string, motivo: string) =>
      `O cliente pediu para desistir em ${quando}: “${motivo}”`,
    encerrada: (como: string, quando: string, motivo: string) => `${como} em ${quando}: ${motivo}`,
    multa: (valor: string, retida: string) =>
      `Multa de ${valor}, das quais ${retida} retidas do que foi pago.`,
    sobra: (valor: string) => `Há ${valor} a mais nesta venda, que ninguém pôs a devolver.`,
    porADevolver: 'Pôr a devolver',
    porADevolverExplica:
      'O que passa do total vai para a lista a devolver. Cada devolução ainda pede a aprovação de outra pessoa.',
    esperam: (oQue: string, ate: string) => `${oQue}: espera a aprovação de outra pessoa, até ${ate}.`,
    quadro: {
      titulo: 'Dinheiro da venda',
      total: 'Total a pagar',
      partes: {
        aprovado: 'Aprovado',
        aguardandoValidacao: 'Em validação',
        aguardandoPagamento: 'A pagar',
        aguardandoFormaPagamento: 'Sem forma de pagamento',
      } satisfies Partial<Record<keyof TotaisPagamento, string>>,
      troco: (valor: string) => `${valor} a mais`,
      divergente: (valor: string) => `${valor} divergentes não contam`,
      emPalavras: (partes: string) => `Do total: ${partes}`,
    },
    contas: {
      titulo: 'De que é feito o total',
      lance: arremate,
      extra: 'Extra',
      desconto: 'Desconto',
      total: 'Total',
      retirados: (quantos: number) => (quantos === 1 ? '1 extra retirado' : `${quantos} extras retirados`),
    },
    atos: {
      cancelar: 'Cancelar venda',
      cancelarExplica: `A venda acaba e seus ${lotes} ficam sem comprador. O que foi pago fica a devolver. Uma venda paga só é cancelada por duas pessoas.`,
      desistencia: 'Registrar desistência',
      desistenciaExplica:
        'A venda acaba por desistência do cliente. A multa da marca é descontada do que foi pago, e o resto fica a devolver.',
      desconto: 'Definir desconto',
      descontoExplica:
        'Vale para a venda inteira, no lugar do desconto que houver. Acima de R$ 1.000,00 outra pessoa aprova.',
      extra: 'Acrescentar extra',
      extraExplica: 'O que se deve além do que foi comprado: um guincho, uma taxa. Entra no total na hora.',
      retirarExtra: 'Retirar',
      retirarExtraTitulo: (nome: string) => `Retirar ${nome}?`,
      retirarExtraExplica: 'Sai do total na hora e fica escrito quem retirou, e por quê.',
      separar: `Separar ${lotes}`,
      separarTitulo: `Separar ${lotes} em outra venda`,
      separarExplica: `O que for marcado sai desta venda e vira outra, do mesmo cliente. Só antes de haver pagamento aprovado.`,
      separarNada: `Marque ao menos um ${lote}, e deixe ao menos um.`,
      separada: (id: number) => `Separada na venda ${id}.`,
      juntar: 'Juntar outra venda',
      juntarTitulo: 'Juntar vendas a esta',
      juntarExplica: `As marcadas acabam e continuam nesta, com seus ${lotes} e pagamentos. São as do mesmo cliente neste ${leilao}, sem pagamento aprovado.`,
      juntarNenhuma: `Não há outra venda deste cliente neste ${leilao} que possa ser juntada.`,
      juntarNada: 'Marque ao menos uma venda.',
      juntarOpcao: (id: number, nome: string, total: string) => `Venda ${id} · ${nome} · ${total}`,
    },
    campos: {
      motivo: 'Motivo',
      valor: 'Valor',
      tipo: 'Como foi pago',
      observacao: 'Observação',
      nome: 'O que é',
      metodo: 'Como chegam',
      patio: 'Pátio onde retirar',
      endereco: 'Endereço',
      valorDoEnvio: 'Valor do envio',
      etapa: 'Etapa',
      codigo: 'Código de rastreio',
      previsaoDias: 'Prazo em dias úteis',
      pendencia: 'O que falta',
    },
    pagamentos: {
      nenhum: 'Nenhum pagamento ainda.',
      novo: 'Registrar pagamento',
      novoExplica:
        'O pagamento entra à espera. Aprová-lo é outro ato, e sem prova do banco outra pessoa precisa concordar.',
      lista: 'Pagamentos, do mais novo ao mais antigo',
      situacao: 'Situação',
      quando: (data: string, origem: string) => `${data} · ${origem}`,
      origens: { cliente: 'Cliente', equipe: 'Equipe', banco: 'Banco', lote: `Pelo ${lote}` },
      cancelado: 'Cancelado',
      estorno: 'Estorno',
      devolucaoPedida: 'Devolução pedida ao banco',
      devolucaoNegada: (motivo: string | null) => `O banco não devolveu${motivo ? `: ${motivo}` : '.'}`,
      terceiro: 'Pago por terceiro',
      motivo: (motivo: string) => `Motivo: ${motivo}`,
      comprovantes: (quantos: number) => (quantos === 1 ? '1 comprovante' : `${quantos} comprovantes`),
      verComprovantes: 'Comprovantes',
      comprovantesDe: (valor: string) => `Comprovantes de ${valor}`,
      abrirArquivo: (nome: string) => `Abrir ${nome}`,
      semEndereco: 'Este arquivo não pode ser aberto por aqui.',
      aprovar: 'Aprovar',
      aprovarTitulo: (valor: string) => `Aprovar ${valor}?`,
      aprovarExplica:
        'Um pagamento aprovado não volta atrás. Sem prova do banco, outra pessoa precisa concordar.',
      divergir: 'Divergir',
      divergirTitulo: (valor: string) => `Divergir ${valor}?`,
      divergirExplica: 'Quem comprou lê estas palavras. Diga o que falta e o que enviar.',
      emValidacao: 'Pôr em validação',
      emValidacaoTitulo: (valor: string) => `Pôr ${valor} em validação?`,
      emValidacaoExplica: 'O dinheiro foi recebido por outro caminho e será conferido.',
      cancelar: 'Cancelar',
      cancelarTitulo: (valor: string) => `Cancelar o pagamento de ${valor}?`,
      cancelarExplica: 'Ainda não foi pago. Uma cobrança no banco deixa de valer.',
      estornar: 'Estornar',
      estornarTitulo: (valor: string) => `Estornar ${valor}?`,
      estornarExplica:
        'Em branco, o valor inteiro. Outra pessoa precisa concordar antes que ele fique a devolver.',
      devolver: 'Devolver pelo banco',
      devolverTitulo: (valor: string) => `Devolver ${valor}?`,
      devolverExplica: 'Volta por Pix ou no cartão, por onde veio. Outra pessoa precisa concordar.',
      feita: 'Confirmar devolução',
      feitaTitulo: (valor: string) => `A devolução de ${valor} foi feita?`,
      feitaExplica: 'Confirma que o dinheiro saiu. Outra pessoa precisa concordar.',
    },
    lotes: {
      repasses: 'O que recebem os comitentes',
      semRepasses: 'Nada aqui é de um comitente cadastrado.',
      arremate,
      total: 'Total',
      patio: 'Pátio',
      retirado: (quando: string) => `Retirado em ${quando}`,
      noPatio: 'Ainda não retirado',
      abrir: `Abrir o ${lote}`,
    },
    papeis: {
      semPapeis: 'Não tem documentos próprios.',
      chegam: (metodo: string, valor: string | null) => (valor === null ? metodo : `${metodo} · ${valor}`),
      depoisDePaga: 'Os documentos começam a andar quando a venda estiver paga.',
      naoEscolheu: 'O cliente ainda não escolheu como recebe.',
      prazo: (dia: string) => `Prometidos até ${dia}`,
      pendente: (motivo: string) => `Parado: ${motivo}`,
      etapa: 'Mudar etapa',
      etapaTitulo: (nome: string) => `Documentos de ${nome}`,
      etapaExplica: 'O cliente é avisado da mudança. A etapa anda de uma em uma.',
      pendencia: 'Registrar pendência',
      pendenciaExplica: 'O prazo para enquanto ela durar, e o cliente lê o que falta.',
      resolver: 'Pendência resolvida',
      resolverExplica: 'O prazo volta a contar de onde parou.',
      entrega: 'Definir entrega',
      entregaExplica:
        'Em branco, o valor é o da tabela da marca. O endereço é o que o cliente deu. O que é cobrado muda na hora.',
    },
    impressos: {
      nenhum: 'Nenhum impresso desta venda ainda.',
      qual: 'Impresso',
      emitidoEm: 'Emitido em',
      sobre: 'Sobre',
    },
    retiradas: { nenhuma: 'Nenhuma retirada agendada.' },
  };
}

export type PalavrasDaVenda = ReturnType<typeof palavras>;
export const ADMIN_VENDA: PorModo<PalavrasDaVenda> = {
  leilao: palavras({
    Lotes: PALAVRAS.leilao.lotes,
    lote: 'lote',
    lotes: 'lotes',
    leilao: 'leilão',
    arremate: 'Arremate',
  }),
  loja: palavras({
    Lotes: PALAVRAS.loja.lotes,
    lote: 'anúncio',
    lotes: 'anúncios',
    leilao: 'evento',
    arremate: 'Preço',
  }),
};
