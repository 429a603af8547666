import type { PorModo } from '@martelo/shared/modo';

function palavras({
  leilao,
  lote,
  doLeilao,
  outrosLotes,
}: Record<'leilao' | 'lote' | 'doLeilao' | 'outrosLotes', string>) {
  return {
    titulo: `Boletos ${doLeilao}`,
    voltar: leilao,
    nenhum: `Não há boletos ${doLeilao} para mostrar.`,
    nenhumAssim: 'Nenhum boleto nesta situação.',
    soSeus: `Aparecem os boletos de vendas só com os seus ${lote}. ${outrosLotes}`,
    mostrar: 'Situação',
    todos: 'Todos',
    venda: 'Venda',
    lotes: lote.charAt(0).toUpperCase() + lote.slice(1),
    comprador: 'Comprador',
    nossoNumero: 'Nosso número',
    vencimento: 'Vencimento',
    valor: 'Valor',
    situacao: 'Situação',
    vencido: 'vencido',
    acoes: 'O que se pode fazer',
    abrir: 'Segunda via',
    abrirDe: (nossoNumero: string) => `Segunda via do boleto ${nossoNumero}, em outra aba`,
    registrar: 'Registrar no banco',
    comoBaixa:
      'Um boleto é registrado pela remessa. A baixa vai na remessa seguinte, quando a venda é paga de outro modo ou termina, ou o comprador cancela o pagamento.',
    imprimirTodos: (quantos: number) =>
      quantos === 1 ? 'Imprimir o boleto em aberto' : `Imprimir os ${quantos} em aberto`,
    imprimirParte: (de: number, ate: number) => `Imprimir os em aberto, ${de} a ${ate}`,
    porArquivo: (quantos: number) => `Até ${quantos} boletos por arquivo.`,
    imprimindo: 'Boletos em aberto',
    preparando: 'Preparando o arquivo…',
    desenhados: (feitos: number, total: number) => `${feitos} de ${total} boletos prontos…`,
    pronto: 'O arquivo está pronto.',
    abrirArquivo: 'Abrir, em outra aba',
    baixarArquivo: 'Baixar',
    naoImprimiu: 'O arquivo não pôde ser feito agora.',
    nenhumAberto: 'Nenhum destes boletos está mais em aberto.',
    paginas: 'Páginas',
    anterior: 'Anteriores',
    proxima: 'Próximos',
    ondeEsta: (de: number, ate: number, total: number) => `${de} a ${ate} de ${total}`,
  };
}

/** The slips of an auction's sales. */
export const ADMIN_BOLETOS: PorModo<ReturnType<typeof palavras>> = {
  leilao: palavras({
    ...{ leilao: 'Leilão', lote: 'lotes', doLeilao: 'do leilão' },
    outrosLotes: 'Os de vendas com lotes de outros comitentes ficam com a casa.',
  }),
  loja: palavras({
    ...{ leilao: 'Venda ao vivo', lote: 'itens', doLeilao: 'da venda ao vivo' },
    outrosLotes: 'Os de vendas com itens de outros comitentes ficam com a casa.',
  }),
};
