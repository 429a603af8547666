import type { PorModo } from '@martelo/shared/modo';

/** What the parts of a vehicle's screen say, beside its head and its form. */
export const PARTES_DO_VEICULO = {
  fotos: {
    nenhuma: 'Nenhuma foto ainda: elas são tiradas na entrada e na saída do pátio.',
    semPosicao: 'Outras fotos',
    daEstadia: (momento: string, patio: string, quando: string): string => `${momento}, ${patio}, ${quando}`,
    repetida: (onde: string): string => `A mesma foto aparece em: ${onde}`,
    quantasRepetidas: (quantas: number): string =>
      quantas === 1
        ? 'Uma foto aparece em mais de um lugar. Ela está marcada.'
        : `${quantas} fotos aparecem em mais de um lugar. Elas estão marcadas.`,
    naoAbre: 'A foto não pode ser aberta agora.',
  },
  patio: {
    onde: 'Onde está',
    patio: 'Pátio',
    vaga: 'Vaga',
    desde: 'Desde',
    semVaga: 'sem vaga marcada',
    abrir: 'Abrir a estadia',
    darEntrada: 'Dar entrada num pátio',
    estadias: 'Estadias',
    nenhuma: 'Nenhuma estadia ainda.',
    situacao: 'Situação',
    entrou: 'Entrou em',
    saiu: 'Saiu em',
    previstaPara: (dia: string): string => `prevista para ${dia}`,
    servicos: 'Serviços',
    semServicos: 'Nenhum serviço pedido.',
  },
  remocoes: { nenhuma: 'Nenhuma remoção.', pedir: 'Pedir remoção' },
  vistorias: {
    nenhuma: 'Nenhuma vistoria.',
    pedir: 'Pedir vistoria',
    vistoria: 'Vistoria',
    situacao: 'Situação',
    realizada: 'Realizada em',
    porQuem: 'Por',
    versao: (tipo: string, versao: number): string => `${tipo}, versão ${versao}`,
    comparar: 'Comparar',
    escolher: (nome: string): string => `Comparar ${nome}`,
    escolhaDuas: 'Marque duas vistorias realizadas para ver uma ao lado da outra.',
    escolhaOutra: 'Marque mais uma vistoria realizada.',
    comparacao: 'Lado a lado',
    deData: (tipo: string, quando: string): string => `${tipo}, ${quando}`,
    soOQueMudou: 'Só o que mudou',
    mudaram: (quantos: number, total: number): string =>
      `${quantos === 0 ? 'Nenhum item mudou' : quantos === 1 ? '1 item mudou' : `${quantos} itens mudaram`}, de ${total}.`,
    mudou: 'mudou',
    naoPerguntado: 'Não era perguntado.',
    fechar: 'Fechar a comparação',
  },
  valor: {
    classificacao: 'Classificação',
    classificar: 'Classificar',
    explica: 'Cada classificação é acrescentada, e vale a última.',
    semClassificacao: 'Ainda não foi classificado.',
    vale: 'a que vale',
    monta: 'Monta',
    conservacao: 'Conservação',
    avarias: 'Avarias, na classe do banco',
    crivo: 'Passou pelo crivo',
    maisAntigas: 'Procurar mais antigas',
    valor: 'Valor',
    fipe: (mes: string): string => `FIPE de ${mes}`,
    codigo: 'Código',
    nome: 'Nome na tabela',
    fonte: 'De onde veio',
    semFipe: 'Sem valor da tabela FIPE.',
    mercado: 'Valor de mercado',
    daFipe: (parte: string): string => `${parte} da FIPE`,
    atualizar: 'Atualizar pela FIPE',
    avaliacao: 'Avaliação do leiloeiro',
  },
  custodia: {
    explica:
      'O que aconteceu com o veículo, registro por registro. Este navegador acaba de refazer as contas: cada registro sela o anterior, e a casa assina o último.',
    conferida: 'Custódia íntegra e assinada',
    ateAqui: 'Custódia íntegra até aqui',
    naoConfere: 'Esta custódia não confere',
    semConferir: 'Este navegador não confere assinaturas: a cadeia é mostrada como veio.',
    codigo: 'Código da cadeia',
    codigoExplica: 'É o do último registro. Quem tem o mesmo código tem a mesma cadeia.',
    copiar: 'Copiar o código',
    copiado: 'Código copiado.',
    naoCopiou: 'O navegador não deixou copiar. Selecione o código.',
    quemVe: 'Como é vista',
    casa: 'Pela casa',
    publico: 'Por qualquer pessoa',
    soACasa: 'Só a casa abre',
    publicoExplica:
      'Quem vê o veículo à venda vê isto e o selo de cada registro. Placa, chassi e nomes ficam selados, e só a casa os abre.',
    guardar: 'Guardar a cadeia pública',
    conferirNoSite: 'Conferir no site',
    nenhuma: 'Não há registros deste veículo ainda.',
  },
} as const;

/** Of its lots, which a store calls otherwise. */
export const LOTES_DO_VEICULO: PorModo<{
  lote: string;
  leilao: string;
  situacao: string;
  minimo: string;
  maior: string;
  lances: string;
  fim: string;
  venda: string;
  nenhum: string;
}> = {
  leilao: {
    ...{ lote: 'Lote', leilao: 'Leilão', situacao: 'Situação', minimo: 'Mínimo' },
    ...{ maior: 'Maior lance', lances: 'Lances', fim: 'Encerramento', venda: 'Venda' },
    nenhum: 'Não esteve em lote algum.',
  },
  loja: {
    ...{ lote: 'Anúncio', leilao: 'Evento', situacao: 'Situação', minimo: 'Mínimo' },
    ...{ maior: 'Maior oferta', lances: 'Ofertas', fim: 'Encerramento', venda: 'Venda' },
    nenhum: 'Não esteve em anúncio algum.',
  },
};
