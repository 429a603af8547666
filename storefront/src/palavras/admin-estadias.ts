import { ADMIN_MENU } from './admin-menu.ts';

const quantas = (numero: number, uma: string, varias: string): string =>
  `${numero.toLocaleString('pt-BR')} ${numero === 1 ? uma : varias}`;

/** Vehicles at the yards: let in, stood on a map, let out. */
export const ADMIN_ESTADIAS = {
  entrada: ADMIN_MENU.entradaNoPatio,
  quemChegou: 'Placa de quem chegou',
  quemChegouDiz: 'A placa, com ou sem hífen, ou o chassi inteiro; dos seus pátios, também o modelo.',
  aPlacaOuOChassi: 'a placa ou o chassi',
  aEtiquetaDaChave: 'a etiqueta da chave',
  procurar: 'Procurar',
  ninguem: 'Nenhum veículo com isto no cadastro.',
  ninguemAqui: 'Não está entre os veículos que este aparelho trouxe.',
  ninguemDiz: 'Confira a placa com o papel. Se o veículo ainda não existe, cadastre-o e volte.',
  /** Came where nobody could be asked. */
  chegada: {
    anotar: 'Anotar a chegada',
    anotarDiz:
      'Sem rede, ou se ele ainda não existe: anote e fotografe. Fica neste aparelho até a entrada, e as fotos vão com ela.',
    titulo: 'Chegadas anotadas neste aparelho',
    diz: 'Com rede, procure cada uma e dê entrada: as fotos e a hora vão junto.',
    chegou: (quando: string) => `Chegou em ${quando}`,
    observacao: (quando: string) => `Chegada anotada sem rede em ${quando}.`,
    fotos: (numero: number) => (numero === 0 ? 'Sem fotos' : quantas(numero, 'foto', 'fotos')),
    fotografar: (dito: string) => `Fotografar ${dito}`,
    fotografarCurto: 'Fotografar',
    procurar: (dito: string) => `Procurar ${dito}`,
    procurarCurto: 'Procurar',
    oQueMostra: (numero: number) => `O que a foto ${numero} mostra`,
    apagar: (dito: string) => `Apagar a chegada de ${dito}`,
    apagarCurto: 'Apagar',
    apagarDiz: 'A anotação e as fotos dela saem deste aparelho, e não estão em nenhum outro lugar.',
  },
  cadastrar: 'Cadastrar veículo',
  achados: 'Veículos achados',
  semPlaca: 'sem placa',
  comChave: 'com chave',
  previstaEm: (patio: string) => `Esperado em ${patio}`,
  abertaEm: (patio: string) => `Já está em ${patio}`,
  foraDosSeus: 'Não está nem é esperado nos seus pátios',
  vaiParaOutro: 'Uma remoção em aberto o leva a outro pátio',
  noutroPatio: (patio: string) => `Consta em outro pátio: ${patio}`,
  semEstadia: 'Não é esperado em nenhum pátio',
  vemPor: (numero: number, situacao: string) => `Remoção ${numero}: ${situacao.toLowerCase()}`,
  doPortao: (numero: number) => `A remoção ${numero} já se apresentou no portão: a entrada a conclui.`,
  daColetada: (numero: number) =>
    `A remoção ${numero} foi coletada e ainda não se apresentou: dar entrada a apresenta no portão e a conclui.`,
  daAberta: (numero: number, situacao: string) =>
    `A remoção ${numero} ainda está em “${situacao}”. Se o veículo está mesmo aqui, dê entrada: ela se conclui quando a coleta for dita.`,
  apresentarEEntrar: 'Apresentar no portão e dar entrada',
  verRemocao: 'Abrir a remoção',
  receber: (nome: string) => `Receber ${nome}`,
  receberCurto: 'Receber',
  abrir: 'Abrir a estadia',
  emQuePatio: 'Em que pátio está',
  nenhumPatio: 'Você ainda não trabalha em nenhum pátio: peça a um administrador.',
  escolhaPatio: 'Escolha o pátio',

  fotos: { ENTRADA: 'Fotos da entrada', SAIDA: 'Fotos da saída', ASSINATURA: 'Assinatura' },
  faltam: (numero: number) =>
    numero === 0
      ? 'Todas as obrigatórias estão aqui.'
      : `${quantas(numero, 'foto obrigatória falta', 'fotos obrigatórias faltam')}.`,
  estados: { TEM: 'feita', FALTA: 'falta' },
  tirar: (vista: string, estado: string) => `Fotografar ${vista} (${estado})`,
  noDesenho: (numero: number, vista: string, estado: string) =>
    `Foto ${numero}, ${vista} (${estado}): fotografar`,
  outra: 'Outra foto',
  repetida: (onde: readonly string[]) =>
    `A mesma foto está em ${onde.join('; ')}. Confira se é esta posição.`,
  repetidaAqui: (foto: string, momento: string) => `${foto}, ${momento}`,
  repetidaFora: (foto: string, momento: string, id: number, veiculo: string) =>
    `${foto}, ${momento} da estadia ${id} de ${veiculo}`,
  semVista: 'Outra',
  retirar: (nome: string) => `Retirar a foto ${nome}`,
  retirarPergunta: (nome: string) => `Retirar a foto ${nome}?`,
  retirarDiz: 'O arquivo é apagado. Dá para fotografar de novo.',
  retirarCurto: 'Retirar',
  nenhumaFoto: 'Nenhuma foto ainda.',

  darEntrada: 'Dar entrada',
  vaga: 'Vaga',
  vagaDiz: 'Toque na vaga em que o veículo ficou.',
  semMapa: 'Este pátio não tem mapa: escreva onde o veículo ficou, se houver um nome.',
  mapa: (patio: string) => `Mapa de ${patio}`,
  escolhaVaga: 'Escolha no mapa a vaga em que o veículo ficou.',
  chaveNoAparelho: (chave: string, quem: string) =>
    `A chave ${chave} já está neste aparelho com ${quem}, e ainda não foi enviada. Use outro código.`,
  /** What can be done about why a check-in or a hand-over was not taken. */
  comoSeguir: {
    VAGA_OCUPADA: 'Leve o veículo a outra vaga, toque nela e dê entrada de novo. As fotos não se repetem.',
    CHAVE_EM_USO:
      'Troque a etiqueta da chave, escreva o código novo e dê entrada de novo. As fotos não se repetem.',
    PATIO_LOTADO:
      'As fotos e o que está escrito ficam aqui. Dê entrada de novo quando houver lugar, ou combine outro pátio com a equipe.',
    FOTOS_FALTANDO: 'Tire as que faltam e tente de novo. As outras não se repetem.',
    ESTADIA_ABERTA: 'Procure a placa na entrada e siga na estadia que já existe. Esta pode ser descartada.',
    SAIDA_NAO_LIBERADA:
      'Não deixe o veículo sair. Se já saiu, avise a administração agora: o que foi colhido fica aqui até você decidir.',
  } as Readonly<Record<string, string>>,
  recusarEntrada: 'Recusar a entrada',
  recusarPergunta: (nome: string) => `Recusar a entrada de ${nome}?`,
  recusarDiz: 'O veículo volta com quem o trouxe, e quem cuida da remoção é avisado do motivo.',
  motivoDaRecusa: 'Por que não entra?',
  entradaRecusadaEspera: 'Entrada recusada neste aparelho. A remoção fica sabendo assim que houver rede.',
  livre: (codigo: string) => `Vaga ${codigo}, livre`,
  ocupada: (codigo: string, quem: string) => `Vaga ${codigo} ${quem}, ocupada`,
  lotacao: (tipo: string, ocupados: number, capacidade: number | null) =>
    capacidade === null ? `${tipo}: ${ocupados}` : `${tipo}: ${ocupados} de ${capacidade}`,
  codigoChave: 'Código da chave',
  codigoChaveDiz: 'O da etiqueta que vai pendurada com ela.',
  km: 'Quilometragem',
  kmDiz: 'Se não dá para ler, deixe em branco.',
  observacao: 'Observação',
  entrou: (nome: string) => `${nome} deu entrada.`,

  liberar: 'Liberar a saída',
  aQuem: 'Quem leva',
  codigo: 'Código da retirada',
  codigoDiz: 'O que quem comprou mostra no telefone ou no papel.',
  ordem: 'Ordem do comitente',
  ordemDiz: 'O número ou a descrição da ordem que autoriza.',
  liberada: 'Saída liberada: fotografe, colha a assinatura e entregue.',
  entregar: 'Entregar o veículo',
  quemLeva: 'Nome de quem leva',
  tipoDoc: 'Documento',
  doc: 'Número do documento',
  foraDoDia: 'É outro dia que o agendado, e é isso mesmo',
  entregue: (nome: string) => `${nome} saiu do pátio.`,
  assine: 'Assine com o dedo ou com o mouse',
  assinarDiz: 'Sem tela para assinar, fotografe a assinatura no papel.',
  limpar: 'Limpar',
  guardarAssinatura: 'Guardar assinatura',
  noPapel: 'Fotografar o papel',
  assinada: 'Assinatura guardada.',
  oQueSeSabe: 'A estadia',
} as const;
