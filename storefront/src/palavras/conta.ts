/** One's own account: second factor, password, sessions; and, for the house, those of others. */
export const CONTA = {
  // the second factor
  duasEtapas: 'Verificação em duas etapas',
  entrarDeNovo: 'Entrar de novo',
  concluir: 'Concluir',
  ativa: 'Ativa',
  desligada: 'Desligada',
  precisaDela: 'Sua conta precisa da verificação em duas etapas. Ative-a para continuar.',
  comoEntraAtiva: 'Ao entrar, além da senha, pedimos o código do seu aplicativo autenticador.',
  comoEntraDesligada:
    'Além da senha, ao entrar pedimos um código de 6 dígitos de um aplicativo no seu celular. Quem descobrir sua senha não entra sem ele.',
  semCodigos: 'Você não tem mais códigos de recuperação. Gere novos antes de precisar deles.',
  restam: (quantos: number): string =>
    quantos === 1
      ? 'Resta 1 de seus códigos de recuperação.'
      : `Restam ${quantos} de seus códigos de recuperação.`,
  gerarNovos: 'Gerar novos códigos',
  trocarAparelho: 'Trocar de aparelho',
  trocarOuDesativar: 'Trocar de aparelho ou desativar',
  ativar: 'Ativar',
  perdiAparelho: 'Perdi o aparelho',
  pecaAoAdministrador:
    'peça a um administrador que libere o recadastramento: a senha e a verificação antigas deixam de valer, e um link chega ao seu e-mail.',
  naEntrada:
    'Na entrada, use um código de recuperação no lugar do código do aplicativo. Já dentro, escolha “Trocar de aparelho” e ative de novo no aparelho novo. Sem códigos,',
  faleComAtendimento: 'fale com o atendimento',
  eleLibera: ': depois de conferir quem você é, ele libera o recadastramento, e um link chega ao seu e-mail.',
  recarregue: 'Recarregue a página para tentar de novo.',
  naoLe: 'Não consegue ler o código?',
  abraAqui: 'Abra no aplicativo deste aparelho',
  ouDigite: 'ou digite a chave:',
  instale:
    'Instale um aplicativo autenticador no celular, como Google Authenticator, Microsoft Authenticator ou Aegis.',
  aponte: 'No aplicativo, adicione uma conta e aponte a câmera para este código:',
  qrCode: 'QR code da sua conta; a chave em letras está logo abaixo',
  confirmeComCodigo: 'Confirme com o código que o aplicativo mostra e com a sua senha:',
  suaSenha: 'Sua senha',
  aoAtivar: 'Ao ativar, todas as suas sessões são encerradas e você entra de novo.',
  cancelar: 'Cancelar',
  copiados: 'Códigos copiados.',
  naoCopiou: 'Não foi possível copiar. Selecione os códigos e copie, ou baixe o arquivo.',
  baixado: 'Arquivo baixado.',
  guardeCodigos: 'Guarde seus códigos de recuperação',
  soAgora:
    'Eles aparecem só agora. Cada um entra uma vez no lugar do aplicativo, se você perder o aparelho. Não os guarde no mesmo aparelho.',
  copiar: 'Copiar',
  baixar: 'Baixar',
  imprimir: 'Imprimir',
  guardei: 'Guardei os códigos em lugar seguro',
  cabecaDosCodigos: (marca: string): string =>
    `Códigos de recuperação da sua conta ${marca}. Cada um vale uma vez.`,
  desliga:
    'A verificação é desligada e todas as suas sessões são encerradas. Para usar outro aparelho, entre de novo e ative nele.',
  desligaObrigatoria:
    'A verificação é desligada e todas as suas sessões são encerradas. Para usar outro aparelho, entre de novo e ative nele: sua conta não segue sem ela.',
  usarAplicativo: 'Usar o código do aplicativo',
  estouSem: 'Estou sem o aplicativo: usar um código de recuperação',
  desligarETrocar: 'Desligar e trocar de aparelho',
  desligar: 'Desligar',
  codigosDeixamDeValer: 'Os códigos que você tem deixam de valer assim que os novos são gerados.',
  gerarCodigos: 'Gerar códigos',
  codigoDoAplicativo: 'Código do aplicativo',
  seisDigitos: '6 dígitos',
  osSeisDigitos: 'Os 6 dígitos que o aplicativo mostra',
  codigoDeRecuperacao: 'Código de recuperação',
  comoRecuperacao: '10 letras e números, como ABCDE-FGHJK. Cada um vale uma vez.',
  // the password
  senhaAlterada: 'Senha alterada.',
  senha: 'Senha',
  senhaAtual: 'Senha atual',
  novaSenha: 'Nova senha',
  alterarSenha: 'Alterar senha',
  senhaAlteradaEEncerradas: (quantas: number): string =>
    quantas === 1
      ? 'Senha alterada. A outra sessão foi encerrada.'
      : `Senha alterada. As outras ${quantas} sessões foram encerradas.`,
  // sessions
  aplicacoes: {
    site: 'Site',
    painel: 'Painel de conteúdo',
    telefone: 'Aplicativo de telefone',
    integracao: 'Integração',
    legado: 'Sistema legado',
  },
  emUso: 'Em uso agora',
  ultimoUso: (quando: string): string => `Último uso em ${quando}`,
  desde: (quando: string): string => `desde ${quando}`,
  estaSessao: 'Esta sessão',
  sessaoEncerrada: (aparelho: string): string => `Sessão encerrada: ${aparelho}.`,
  encerrarQual: (aparelho: string, quando: string): string =>
    `Encerrar a sessão ${aparelho}, último uso em ${quando}`,
  ondeConectado: 'Onde você está conectado',
  naoLeuSessoes: 'Não foi possível ler suas sessões agora. Recarregue a página em instantes.',
  outrasEncerradas: 'Todas as outras sessões foram encerradas.',
  naoReconhece:
    'Não reconhece alguma? Encerre-a e altere sua senha. O horário do último uso é exato a dez minutos.',
  encerrar: 'Encerrar',
  encerrarOutras: 'Encerrar todas as outras',
  encerrarUma: 'Encerrar esta sessão?',
  encerrarAgora: 'Encerrar',
  sairDeTodos: 'Sair de todos os aparelhos',
  sairDeTodosAgora: 'Sair de todos',
  sessaoDe: (aparelho: string, quando: string): string => `${aparelho}, ${quando}.`,
  soEstaFica: 'Só este aparelho continua conectado. Os outros precisam entrar de novo.',
  saiDaquiTambem: 'Todos os aparelhos precisam entrar de novo, este também.',
  nenhumaOutra: 'Nenhuma outra sessão está aberta.',
  // the accounts of others
  clientesEEquipe: (marca: string): string => `Clientes e equipe de ${marca}.`,
  emailDaConta: 'E-mail da conta',
  procurar: 'Procurar',
  nenhumaConta: 'Nenhuma conta com este e-mail que você possa atender',
  confiraEndereco: 'Confira o endereço e a marca deste site.',
  encerradas: (quantas: number): string =>
    quantas === 1 ? 'Uma sessão foi encerrada.' : `${quantas} sessões foram encerradas.`,
  situacoes: {
    ATIVO: 'ativa',
    INATIVO: 'inativa',
    BLOQUEADO: 'bloqueada',
    PENDENTE: 'pendente',
  } as Partial<Record<string, string>>,
  fatorLigado: 'segundo fator ligado',
  fatorDesligado: 'segundo fator desligado',
  encerrarDe: (nome: string): string => `Encerrar as sessões de ${nome}?`,
  saiDeTodos: (nome: string): string =>
    `${nome} sai de todos os aparelhos agora, também no meio de uma disputa, e precisa entrar de novo.`,
  encerrarQuantas: (quantas: number): string =>
    quantas === 1 ? 'Encerrar a sessão' : `Encerrar as ${quantas} sessões`,
  liberarDe: (nome: string): string => `Liberar o aparelho de ${nome}?`,
  confirmeIdentidade: (email: string): string =>
    `Confirme antes a identidade da pessoa. O segundo fator e a senha deixam de valer, todas as sessões terminam, e um link para criar a nova senha vai para ${email}.`,
  aparelhoLiberado: 'Aparelho liberado. A pessoa recebe por e-mail o link para criar uma nova senha.',
  equipe: 'Equipe',
  cliente: 'Cliente',
  carregandoSessoes: 'Carregando as sessões…',
  naoLeuDeOutro: 'Não foi possível ler as sessões agora. Procure de novo em instantes.',
  nenhumaSessao: 'Nenhuma sessão está aberta.',
  encerrarTodas: 'Encerrar todas as sessões',
  liberarAparelho: 'Liberar aparelho perdido',
  voltar: 'Voltar',
  motivo: 'Motivo',
  ficaRegistrado: 'Fica registrado com o seu nome.',
  prova: 'Como você conferiu quem é',
  provaAjuda: 'Documento, vídeo ou pessoalmente.',
  liberar: 'Liberar',
} as const;
