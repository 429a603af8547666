/** Coming in, staying in, going out. */
export const SESSAO = {
  /** @param segundos up to an hour */
  espere: (segundos: number): string => {
    const minutos = Math.ceil(segundos / 60);
    const tempo =
      segundos < 60
        ? `${segundos} ${segundos === 1 ? 'segundo' : 'segundos'}`
        : `${minutos} ${minutos === 1 ? 'minuto' : 'minutos'}`;
    return `Aguarde ${tempo} e tente de novo.`;
  },
  ativeJavaScript: 'Para usar o link do e-mail, ative o JavaScript do navegador.',
  abrindoLink: 'Abrindo o link do e-mail…',
  daSenha: 'senha',
  faleComAtendimento: 'Fale com o atendimento',
  equipePede: '; quem é da equipe pede a um administrador.',
  perdeuTudo: 'Perdeu o aparelho e os códigos?',
  semAplicativo: 'Sem o aplicativo? Use um código de recuperação',
  permanecer: 'Permanecer logado neste dispositivo',
  esqueci: 'Esqueci minha senha',
  email: 'E-mail',
  senha: 'Senha',
  codigoDeVerificacao: 'Código de verificação',
  seisDigitos: 'Os 6 dígitos do seu aplicativo autenticador.',
  codigoDeRecuperacao: 'Código de recuperação',
  comoRecuperacao: '10 letras e números, como ABCDE-FGHJK. Cada um vale uma vez.',
  ocultar: 'Ocultar',
  mostrar: 'Mostrar',
  entrando: 'Entrando…',
  entrar: 'Entrar',
  emailDaConta: 'E-mail da sua conta',
  novaSenha: 'Nova senha',
  enviando: 'Enviando…',
  enviarLink: 'Enviar link',
  salvando: 'Salvando…',
  salvarSenha: 'Salvar nova senha',
  sair: 'Sair da minha conta',
  porQueTerConta: 'Por que ter uma conta',
  irParaInicio: 'Ir para a página inicial',
  outraConta: 'Entrar com outra conta',
  acessoRestrito: 'Acesso restrito',
  semPermissao: (papeis: string): string =>
    `Você não tem a permissão necessária para acessar esta página, papéis: ${papeis}`,
  regraDaSenha: (minimo: number): string =>
    `Pelo menos ${minimo} caracteres, e não uma das mais usadas nem parte do seu nome, e-mail ou apelido.`,
  equipe: 'Equipe',
  acesseSuaConta: 'Acesse sua conta',
  aindaSemConta: 'Ainda não tem conta?',
  cadastreSe: 'Cadastre-se',
  paraAConta: (email: string): string => `Para a conta ${email}. As sessões abertas serão encerradas.`,
  naoChegou: 'Não chegou? Veja a caixa de spam ou',
  pecaOutro: 'peça outro link',
  lembrou: 'Lembrou a senha?',
  crieNova: 'Crie uma nova senha',
  confiraEmail: 'Confira seu e-mail',
  seHouverConta:
    'Se houver uma conta com esse e-mail, o link para criar a nova senha chega em instantes. Ele vale por uma hora.',
  redefinir: 'Redefinir senha',
  enviamosLink: 'Enviamos um link para você criar uma nova.',
  saindo: 'Saindo…',
} as const;

/** Why somebody is on the login page: said there in words (spec 5 and 8). */
export const MOTIVOS = {
  login: 'Efetuar login para acessar esta página',
  necessario: 'Necessário fazer login para acessar esta página',
  inatividade: 'Sua sessão foi encerrada por inatividade. Entre novamente para continuar.',
  portaria:
    'Por segurança, a portaria pede a senha depois de uma hora sem uso. O que você digitou e as entregas guardadas continuam neste aparelho.',
  expirada: 'Sua sessão terminou. Entre novamente para continuar.',
  saiu: 'Você saiu da sua conta.',
  busca: 'Entre na sua conta para salvar buscas: a que você pediu já fica salva.',
  favorito: 'Entre na sua conta para guardar favoritos: o que você marcou já fica guardado.',
  'senha-nova': 'Senha alterada. Entre com a nova.',
  'fator-ativo': 'Verificação em duas etapas ativada. Entre de novo, agora com o código do aplicativo.',
  'fator-desligado': 'Verificação em duas etapas desligada. Entre de novo para continuar.',
  cadastro:
    'Recebemos seu cadastro. Entre com o e-mail e a senha que você informou; se já tinha uma conta, enviamos a ela um e-mail com o que fazer.',
} as const;

/** How long one waits, where a refusal that came by address does not say it. */
export const ESPERA = { algunsMinutos: 'alguns minutos' } as const;
