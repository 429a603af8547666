import type { PorModo } from '@martelo/shared/modo';

/** A client's documents: what is asked, the camera, and what became of each. */
export const MEUS_DOCUMENTOS = {
  titulo: 'Meus documentos',
  porque: 'Por que pedimos',
  porqueDiz:
    'A lei pede que saibamos quem compra, e a nota e o documento do bem saem em seu nome. Só o atendimento vê estes arquivos, e só você os abre aqui.',
  comoFotografar: 'Como tirar uma boa foto',
  dicas: {
    luz: 'Use luz do dia, sem flash, e incline um pouco o celular se houver reflexo.',
    fundo: 'Apoie o documento em um fundo escuro e liso, fora do plástico.',
    inteiro: 'Mostre o documento inteiro, com as quatro bordas.',
    original: 'Fotografe o original. Cópias e fotos de telas não valem.',
  },
  exigencias: {
    identidade: 'Documento de identidade',
    endereco: 'Comprovante de endereço',
    empresa: 'Contrato social',
  },
  exigenciasDizem: {
    identidade: 'Com foto e dentro da validade. O PDF do aplicativo do governo também vale.',
    endereco: 'Conta de luz, água, telefone ou banco em seu nome, de até 90 dias atrás.',
    empresa: 'O contrato consolidado ou o último registrado, com todas as páginas. Em PDF é mais simples.',
  },
  /** Where what the client has to do is to be seen at a glance. */
  estados: {
    Cadastrado: 'A enviar',
    'Aguardando Validação': 'Em conferência',
    Aprovado: 'Aprovado',
    Divergente: 'Com divergência',
  },
  rascunho: 'Ainda não enviado',
  tipos: 'Qual documento você vai enviar?',
  lados: { frente: 'Frente', verso: 'Verso', pagina: 'Página' },
  ladoDe: (lado: string, documento: string): string => `${lado}: ${documento}`,
  pagina: (numero: number): string => `Página ${numero}`,
  fotografar: 'Fotografar',
  fotografarO: (oQue: string): string => `Fotografar: ${oQue}`,
  escolher: 'Escolher arquivo',
  escolherO: (oQue: string): string => `Escolher arquivo: ${oQue}`,
  trocar: 'Trocar',
  trocarO: (oQue: string): string => `Trocar: ${oQue}`,
  tirar: 'Tirar',
  tirarA: (oQue: string): string => `Tirar: ${oQue}`,
  outraPagina: 'Mais uma página',
  aceitos: 'Foto (JPEG, PNG, WebP ou HEIC) ou PDF, até 15 MB.',
  problemasDoArquivo: {
    vazio: 'O arquivo está vazio. Escolha outro.',
    grande: 'O arquivo passa de 15 MB. Envie uma foto menor ou um PDF.',
    tipo: 'Este tipo de arquivo não é aceito. Envie um PDF ou uma foto.',
  },
  enviando: (parte: number): string => `Enviando: ${parte}%`,
  recebendo: 'Enviado. Conferindo o arquivo…',
  parar: 'Parar',
  naoEnviou: 'A foto não foi enviada.',
  continuaAqui: 'Ela continua aqui: tente de novo quando a conexão voltar.',
  tentar: 'Tentar de novo',
  enviar: 'Enviar para conferência',
  enviado: 'Documento enviado. Avisaremos assim que for conferido.',
  falta: (lados: readonly string[]): string => `Falta ${lados.join(' e ').toLowerCase()}.`,
  completo: 'Está completo. Confira e envie.',
  enviadoEm: (quando: string): string => `enviado em ${quando}`,
  aprovadoEm: (quando: string): string => `aprovado em ${quando}`,
  divergenteEm: (quando: string): string => `conferido em ${quando}`,
  motivo: 'O que precisa mudar:',
  retirar: 'Retirar',
  retirarO: (documento: string): string => `Retirar ${documento}`,
  retirarPergunta: (documento: string): string => `Retirar ${documento}?`,
  retirarDiz: 'Os arquivos são apagados e o documento não será conferido. Você pode enviar outro depois.',
  simRetirar: 'Sim, retirar',
  manter: 'Manter',
  imagemDe: (lado: string, documento: string): string => `${documento}, ${lado.toLowerCase()}`,
  abrirPdf: 'Abrir PDF',
  emPdf: (paginas: number): string => (paginas === 1 ? 'PDF de 1 página' : `PDF de ${paginas} páginas`),
  outros: 'Enviar outro documento',
  outrosDizem: 'Só se o atendimento pedir, ou para comprar sucata.',
  historico: 'O que já enviei',
  nadaEnviado: 'Nenhum documento enviado',
  nadaEnviadoDiz: 'Os documentos que você enviar aparecem aqui, com o resultado de cada um.',
  irEnviar: 'Enviar documentos',
  // the camera
  camera: {
    titulo: (oQue: string): string => `Fotografar: ${oQue}`,
    encaixe: { cartao: 'Encaixe o documento na moldura.', folha: 'Encaixe a folha na moldura.' },
    abrindo: 'Abrindo a câmera…',
    semCamera:
      'Não foi possível abrir a câmera. Permita o uso dela no navegador ou escolha um arquivo do aparelho.',
    disparar: 'Tirar foto',
    fechar: 'Fechar',
    video: 'Imagem da câmera',
    boa: 'Boa imagem. Pode tirar a foto.',
    tremida: 'Fora de foco. Aproxime ou afaste um pouco e segure firme.',
    escura: 'Está escuro. Procure mais luz.',
    reflexo: 'Há reflexo. Incline o celular ou mude a luz.',
    pequena: 'A câmera é de baixa resolução. Aproxime o documento.',
  },
  // what was photographed
  revisar: {
    titulo: (oQue: string): string => `Conferir: ${oQue}`,
    recortar: 'Arraste os cantos para deixar só o documento. Pelo teclado, use as setas em cada canto.',
    cantos: {
      no: 'Canto superior esquerdo',
      ne: 'Canto superior direito',
      se: 'Canto inferior direito',
      so: 'Canto inferior esquerdo',
    },
    girar: 'Girar',
    boa: 'A foto está nítida e bem iluminada.',
    problemas: {
      tremida: 'A foto parece fora de foco. Confira se dá para ler as letras pequenas.',
      escura: 'A foto está escura.',
      reflexo: 'Há um reflexo que pode esconder dados.',
      pequena: 'A foto é pequena: as letras podem ficar ilegíveis.',
    },
    usar: 'Usar esta foto',
    usarAssim: 'Usar assim mesmo',
    outra: 'Tirar outra',
    preparando: 'Preparando a foto…',
  },
  // my page
  minhaPagina: 'Meus documentos e papéis',
  papeis: 'Papéis das minhas compras',
  papeisDizem: 'Extrato, autorização de retirada e documentação ficam na página de cada compra.',
  semPapeis: 'Quando você comprar, os papéis da compra ficam aqui.',
  verCompra: 'Ver a compra',
  todasCompras: 'Ver todas as compras',
} as const;

const leilao = {
  Cadastrado: {
    titulo: 'Envie seus documentos para dar lances',
    diz: 'Leva uns dois minutos com a câmera do celular. Conferimos e avisamos você.',
    semExigir: {
      titulo: 'Adiante seus documentos',
      diz: 'Você já pode dar lances. Enviar os documentos agora deixa a retirada mais rápida.',
    },
  },
  'Aguardando Validação': {
    titulo: 'Recebemos seus documentos',
    diz: 'O atendimento está conferindo. Assim que terminar, avisamos você e esta página muda sozinha.',
  },
  Aprovado: { titulo: 'Documentos aprovados', diz: 'Você já pode dar lances.' },
  Divergente: {
    titulo: 'Um documento precisa ser enviado de novo',
    diz: 'Veja abaixo o que precisa mudar.',
  },
  verLotes: 'Ver lotes abertos',
};

/** What documents come to, at the head of the page. */
export const SITUACAO_DOS_DOCUMENTOS: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    Cadastrado: {
      titulo: 'Envie seus documentos para comprar',
      diz: leilao.Cadastrado.diz,
      semExigir: {
        titulo: leilao.Cadastrado.semExigir.titulo,
        diz: 'Você já pode comprar. Enviar os documentos agora deixa a retirada mais rápida.',
      },
    },
    Aprovado: { titulo: 'Documentos aprovados', diz: 'Você já pode comprar.' },
    verLotes: 'Ver anúncios abertos',
  },
};
