import type { EstadoDoImpresso } from '@martelo/shared/impressos/comum';
import type { PorModo } from '@martelo/shared/modo';

/** Addresses of documents that have none to give. */
export const DOCUMENTOS = {
  semDocumento: 'Documento não encontrado',
  confiraOEndereco: 'Este documento não existe ou foi cancelado. Confira o endereço ou o QR code.',
  malformado: 'Endereço incompleto',
  semPermissao: 'Este documento não é desta conta',
  outraConta: 'Entre com a conta que fez a compra, ou fale com o atendimento.',
  indisponivel: 'Documento indisponível no momento',
  tenteDeNovo: 'Não foi possível gerar o documento agora. Tente de novo em instantes.',
  irParaInicio: 'Ir para a página inicial',
} as const;

/** Whether a document is good, in words: what its QR code opens, and what `/conferir` answers. */
export const VALIDADE = {
  titulo: 'Validade do documento',
  nosso: 'Este documento é nosso',
  frases: {
    valido: 'Vale como está impresso, se o papel disser o mesmo que esta página.',
    provisorio: 'É provisório: não vale como quitação.',
    pago: 'O que ele cobra ou descreve já foi pago. Não pague de novo.',
    utilizado: 'Já foi usado e não vale de novo.',
    vencido: 'O prazo passou: não vale mais.',
    cancelado: 'Foi cancelado e não vale.',
    substituido: 'Não vale mais: outro está em seu lugar.',
  } satisfies Record<EstadoDoImpresso, string>,
  substituidoPor: (numero: string): string => `Em seu lugar vale o de número ${numero}.`,
  desde: (quando: string): string => `Desde ${quando}`,
  campos: {
    documento: 'Documento',
    numero: 'Número',
    codigo: 'Código',
    emissor: 'Emitido por',
    emitido: 'Emitido em',
    total: 'Total',
  },
  compare: 'Compare com o papel: tudo o que está aqui tem de estar igual lá.',
  abrir: 'Abrir o documento (PDF)',
  indisponivel: 'Não foi possível conferir agora',
  tente: 'Tente de novo em instantes. Até lá, não pague nem entregue nada por este documento.',
} as const;

/** What a document's sale was part of. */
export const EVENTO_DO_DOCUMENTO: PorModo<{ nome: string }> = {
  leilao: { nome: 'Leilão' },
  loja: { nome: 'Evento de venda' },
};

/** `/conferir`: is this document ours? */
export const CONFERIR = {
  titulo: 'Conferir documento',
  descricao: 'Confira se um boleto, um código Pix, uma nota ou outro documento é mesmo nosso antes de pagar.',
  pergunta: 'Este documento é nosso?',
  intro:
    'Antes de pagar ou entregar algo, confira aqui o que você recebeu. Não pedimos arquivo nem seus dados: basta o que está escrito no documento.',
  campo: 'O que está no documento',
  dica: 'Linha digitável ou código de barras do boleto, código Pix inteiro, endereço do QR code, ou o número do documento e o código de seis caracteres ao lado (1-000042 Ab3dEf).',
  botao: 'Conferir',
  vazio: 'Escreva ou cole o que está no documento.',
  naoENosso: 'Não é nosso: não pague',
  naoENossoTexto:
    'Não encontramos este documento entre os que emitimos. Confira se digitou tudo; se digitou, não pague e fale conosco pelos canais abaixo.',
  denuncie: 'Guarde a mensagem em que ele veio e conte para nós: ajuda a proteger outras pessoas.',
  canais: 'Nossos canais',
  telefone: 'Telefone',
  email: 'E-mail',
  semCanais: 'Use os contatos do rodapé desta página.',
  digitacao: 'Confira a digitação',
  desconhecido: 'Não entendemos o que é isto',
  desconhecidoTexto:
    'Isto não tem a forma de um boleto, de um código Pix nem de um documento nosso. Confira a dica abaixo do campo.',
  muitas: 'Muitas tentativas',
  indisponivel: 'Não foi possível conferir agora',
  tente: 'Tente de novo em instantes. Até lá, não pague.',
  cobranca: {
    boleto: 'Este boleto é nosso',
    pix: 'Este código Pix é nosso',
    beneficiario: 'Beneficiário',
    documento: 'CNPJ ou CPF',
    valor: 'Valor',
    vencimento: 'Vencimento',
    estados: {
      'em-aberto': 'Em aberto',
      pago: 'Já pago: não pague de novo',
      cancelado: 'Cancelado: não pague',
    },
    compare: 'No aplicativo do banco, o beneficiário e o valor têm de ser estes.',
  },
} as const;

/** The documents of a purchase, as its buyer finds them. */
export const DOCUMENTOS_DA_COMPRA = {
  titulo: 'Papéis da compra',
  intro: 'Para ler, guardar e imprimir. Cada um tem um código para qualquer pessoa conferir se é verdadeiro.',
  numero: (numero: string): string => `nº ${numero}`,
  emitido: (quando: string): string => `emitido em ${quando}`,
  abrir: 'Abrir (PDF)',
  abrirQual: (qual: string): string => `Abrir ${qual} (PDF, em outra aba)`,
  conferir: 'Como conferir um documento',
  indisponivel: 'Não foi possível buscar os papéis agora. Recarregue a página em instantes.',
} as const;

/** Files that are not there. */
export const ARQUIVOS = {
  marcaNaoEncontrada: 'Marca não encontrada.',
  videoNaoEncontrado: 'Vídeo não encontrado.',
  imagemNaoEncontrada: 'Imagem não encontrada.',
} as const;
