/** What the gate finds, and how each is put right. */
export const REGRAS = {
  botoes: 'Botões',
  botaoSemLink: (textoBotao: string): string =>
    `O botão “${textoBotao}” não aparece: falta dizer para onde ele leva.`,
  tirarOBotao: 'Tirar o botão',
  contraste: 'Contraste',
  poucoContraste: (razao: string): string =>
    `O texto quase não se lê sobre o fundo: o contraste é ${razao}:1, e o mínimo é 4,5:1.`,
  usarUmaCorLegivel: 'Usar uma cor legível',
  elementosDesconhecidos: 'Elementos desconhecidos',
  elementoDesconhecido: (elemento: string, nome: string): string =>
    `O site não conhece o elemento “${elemento}” e não mostra a seção “${nome}”. Apague-a ou desligue-a.`,
  apagarASecao: 'Apagar a seção',
  imagemPrincipal: 'Imagem principal',
  imagemParaRedesSociais: 'Imagem para redes sociais',
  dadosDaPagina: 'Dados da página',
  naoExisteNaBiblioteca: (rotulo: string): string =>
    `${rotulo}: não existe na biblioteca desta marca. Escolha outra na ficha da página.`,
  outroSite: (host: string): string =>
    `aponta para ${host}, que não é desta marca: os buscadores dariam a página a outro site.`,
  enderecoCanonico: (errado: string): string => `Endereço canônico: ${errado} Corrija-o na ficha da página.`,
  tamanhoDasImagens: 'Tamanho das imagens',
  imagemPequena: (rotulo: string, tem: number, largura: number): string =>
    `${rotulo}: tem ${tem} px de largura e ocupa até ${largura} px. Vai aparecer borrada.`,
  imagens: 'Imagens',
  tirarAImagem: 'Tirar a imagem',
  imagemInexistente: 'A imagem não existe na biblioteca desta marca. Escolha outra.',
  semImagemNoEndereco: (url: string): string =>
    `Não há imagem em ${url}. Escolha uma da biblioteca desta marca.`,
  imagemDeFora: 'A imagem está em outro site. Envie-a à biblioteca desta marca e escolha-a de lá.',
  links: 'Links',
  tirarOLink: 'Tirar o link',
  noTexto: (mensagem: string): string => `No texto: ${mensagem}`,
  tirarOLinkDoTexto: 'Tirar o link do texto',
  camposObrigatorios: 'Campos obrigatórios',
  faltaPreencher: (rotulo: string, posicao: number, rotulo2: string): string =>
    `${rotulo} ${posicao}: falta preencher “${rotulo2}”.`,
  periodo: 'Período',
  mostrarSemData: 'Mostrar sem data de fim',
  periodoInvertido: 'O período termina antes de começar: este item nunca aparece.',
  itemVencido: (dataFim: string): string => `Este item saiu do ar em ${dataFim} e não aparece mais.`,
  apagarOItemVencido: 'Apagar o item vencido',
  pesoDaPagina: 'Peso da página',
  imagensPesadas: (total: string, orcamento: string, bytes: string): string =>
    `As imagens somam ${total} em um celular; o recomendado é até ${orcamento}. A mais pesada tem ${bytes}.`,
  secoesDemais: (noAr: number, sessoes: number): string =>
    `A página tem ${noAr} seções. Com mais de ${sessoes}, poucas pessoas chegam ao fim.`,
  lotesDemais: (quantos: number, lotes: number): string =>
    `As listagens mostram ${quantos} ao todo. Com mais de ${lotes}, a página demora a abrir.`,
  textoAlternativo: 'Texto alternativo',
  semDescricao: 'A imagem não tem descrição para quem não a vê.',
  descricaoEArquivo: (alt: string): string =>
    `A descrição da imagem é o nome de um arquivo (“${alt}”). Diga o que aparece nela.`,
  eSoDecoracao: 'É só decoração',
  ordemDosTitulos: 'Ordem dos títulos',
  tituloVazio: 'Há um título sem nenhuma palavra no texto.',
  tirarOTituloVazio: 'Tirar o título vazio',
  subtituloAntes: (subtitulo: string): string =>
    `O subtítulo “${subtitulo}” vem antes de qualquer título do texto.`,
  tornaLoTitulo: 'Torná-lo título',
  tituloNoTexto: (primeiro: string): string =>
    `O título “${primeiro}” está dentro do texto, e a seção não tem título próprio.`,
  secoesVazias: 'Seções vazias',
  secaoVazia: (nome: string, rotulo: string): string =>
    `A seção “${nome}” está vazia: adicione ${rotulo} ou apague a seção.`,
  naoTemNada: (rotulo: string, posicao: number): string => `${rotulo} ${posicao} não tem nada.`,
  apagarOItem: 'Apagar o item',
} as const;
