import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  precoNoTempo: 'Preço ao longo do tempo',
  precoFoi: (de: string, a: string, lances: number): string =>
    `O preço foi de ${de} a ${a} em ${lances} lances.`,
  impossivel: 'Não foi possível verificar',
  lendoOLivro: 'Lendo o livro…',
  conferindo: (feitos: number, total: number): string => `Conferindo ${feitos} de ${total}…`,
  andamento: 'Andamento',
  livroAssinado: 'Livro íntegro e assinado',
  livroAteAqui: 'Livro íntegro até aqui',
  livroNaoConfere: 'Este livro não confere',
  irAoRegistro: (seq: number): string => `Ir ao registro ${seq}`,
  registroPorRegistro: 'Registro por registro',
  leilaoAssinado: 'Leilão íntegro e assinado',
  leilaoAteAqui: 'Leilão íntegro até aqui',
  leilaoNaoConfere: 'Este leilão não confere',
  hashFinal: 'Hash final',
  lotePorLote: 'Lote por lote',
  reciboAutentico: 'Recibo autêntico',
  reciboNaoConfere: 'Este recibo não confere',
  lance: 'Lance',
  ofertaDe: (tipo: string): string => `${tipo} de`,
  recebidaEm: 'Recebida em',
  registroNoLivro: 'Registro no livro',
  silencioso: 'silencioso, sem registro público',
  lote: 'Lote',
  participante: 'Participante',
  sha256DoRecibo: 'SHA-256 do recibo',
  livroDoLote: 'O livro do lote',
  oQueNaoConfere: 'O que não confere',
  provado: 'O que ficou provado',
  naoProvado: 'O que isto não prova',
  confere: 'Confere',
  naoConfere: 'Não confere',
  loteNumero: (numero: string): string => `Lote ${numero}`,
  quantosRegistros: (quantos: number): string => `${quantos} registros`,
  guardarEsteLivro: 'Guardar este livro',
  registrosQueConferem: (quantos: number): string => `… ${quantos} registros que conferem …`,
  hashNoLivro: 'Hash no livro',
  hashDoConteudo: 'Hash do conteúdo',
  maisRegistros: (quantos: number): string => `Mostrar mais registros (${quantos})`,
  umLote: 'Um lote',
  enderecoDoLote: 'Número ou endereço do lote',
  ajudaDoLote: 'O número que aparece no fim do endereço da página do lote.',
  umLeilao: 'Um leilão inteiro',
  enderecoDoLeilao: 'Número ou endereço do leilão',
  ajudaDoLeilao: 'Confere o livro de cada lote e, terminado o leilão, o hash de todos eles.',
  umRecibo: 'Um recibo',
  reciboDoLance: 'Recibo do lance',
  ajudaDoRecibo: 'O texto assinado que acompanha cada lance aceito.',
  umaCustodia: 'A custódia de um veículo',
  ajudaDaCustodia: 'Confere o que aconteceu com o veículo do lote, do cadastro em diante.',
  custodiaAssinada: 'Custódia íntegra e assinada',
  custodiaAteAqui: 'Custódia íntegra até aqui',
  custodiaNaoConfere: 'Esta custódia não confere',
  guardarEstaCadeia: 'Guardar esta cadeia',
  semCustodia: 'Este lote não existe, ou o veículo dele não tem cadeia de custódia.',
  preencha: 'Preencha o campo, ou abra um arquivo.',
  naoERecibo: 'Isto não é um recibo: ele tem três partes de letras e números, separadas por pontos.',
  chavesEmUso: (arquivo: string): string => `Chaves de ${arquivo} em uso, no lugar das publicadas pelo site.`,
  naoEDocumento: (arquivo: string): string =>
    `${arquivo} não é um livro, uma cadeia de custódia, um recibo nem um conjunto de chaves.`,
  alvos: 'O que verificar',
  verificar: 'Verificar',
  abrirArquivo: 'Abrir arquivo',
  resultado: 'Resultado da verificação',
  semLote: 'Não encontramos este lote.',
  semLeilao: 'Não encontramos este leilão.',
  semChaves: 'A casa não publicou suas chaves.',
  semConexao: 'Sem conexão. Confira a internet, ou abra um arquivo salvo.',
  semLivro: 'Não foi possível ler o livro agora. Tente de novo em instantes, ou abra um arquivo salvo.',
  semHttps: 'Este navegador só faz estas contas em uma página segura (https). Abra o site por https.',
  semEd25519:
    'Este navegador ainda não confere assinaturas Ed25519. Use uma versão recente de Chrome, Edge, Firefox ou Safari, ou o verificador de linha de comando.',
  semForma: 'O documento não tem a forma do que a casa publica, e não pôde ser conferido.',
};

/** The page that checks ledgers and receipts: what it asks for, shows and cannot do. */
export const VERIFICAR: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    precoFoi: (de: string, a: string, ofertas: number): string =>
      `O preço foi de ${de} a ${a} em ${ofertas} ofertas.`,
    leilaoAssinado: 'Evento íntegro e assinado',
    leilaoAteAqui: 'Evento íntegro até aqui',
    leilaoNaoConfere: 'Este evento não confere',
    lotePorLote: 'Anúncio por anúncio',
    lance: 'Oferta',
    lote: 'Anúncio',
    livroDoLote: 'O livro do anúncio',
    loteNumero: (numero: string): string => `Anúncio ${numero}`,
    umLote: 'Um anúncio',
    enderecoDoLote: 'Número ou endereço do anúncio',
    ajudaDoLote: 'O número que aparece no fim do endereço da página do anúncio.',
    umLeilao: 'Um evento inteiro',
    enderecoDoLeilao: 'Número ou endereço do evento',
    ajudaDoLeilao: 'Confere o livro de cada anúncio e, terminado o evento, o hash de todos eles.',
    ajudaDaCustodia: 'Confere o que aconteceu com o veículo do anúncio, do cadastro em diante.',
    semCustodia: 'Este anúncio não existe, ou o veículo dele não tem cadeia de custódia.',
    reciboDoLance: 'Recibo da oferta',
    ajudaDoRecibo: 'O texto assinado que acompanha cada oferta aceita.',
    semLote: 'Não encontramos este anúncio.',
    semLeilao: 'Não encontramos este evento.',
  },
};

const abertura = {
  titulo: 'Verificar',
  descricao:
    'Confira no seu navegador o livro de um lote, de um leilão, a custódia de um veículo ou o recibo de um lance.',
  confira: 'Confira você mesmo',
  comoE:
    'Tudo o que acontece com um lote fica em um livro em que cada registro sela o anterior, assinado pela casa no encerramento. Esta página refaz as contas no seu navegador, com as chaves públicas: mudar um centavo, um horário ou a ordem aparece aqui.',
};

/** What stands over the check. */
export const ABERTURA_DE_VERIFICAR: PorModo<typeof abertura> = {
  leilao: abertura,
  loja: {
    ...abertura,
    descricao:
      'Confira no seu navegador o livro de um anúncio, de um evento, a custódia de um veículo ou o recibo de uma oferta.',
    comoE:
      'Tudo o que acontece com um anúncio fica em um livro em que cada registro sela o anterior, assinado pela casa no encerramento. Esta página refaz as contas no seu navegador, com as chaves públicas: mudar um centavo, um horário ou a ordem aparece aqui.',
  },
};
