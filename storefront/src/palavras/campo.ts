const quantos = (numero: number, um: string, varios: string): string =>
  `${numero.toLocaleString('pt-BR')} ${numero === 1 ? um : varios}`;

/** What is told, and asked, of what was done where there was no network. */
export const CAMPO = {
  titulo: 'O que falta enviar',
  semRede: (numero: number): string =>
    numero === 0
      ? 'Sem rede. O que você fizer fica neste aparelho.'
      : `Sem rede: ${quantos(numero, 'por enviar', 'por enviar')}`,
  enviando: (n: number, todos: number): string => `Enviando ${n} de ${todos}`,
  porEnviar: (numero: number): string => `${quantos(numero, 'por enviar', 'por enviar')}`,
  enviado: (hora: string): string => `Tudo enviado às ${hora}`,
  tudo: 'Tudo enviado',
  arquivoPerdido: 'O aparelho não tem mais este arquivo.',
  decidir: (numero: number): string =>
    quantos(numero, 'recusado: decida o que fazer', 'recusados: decida o que fazer'),
  deOutraConta: 'Isto foi feito com outra conta, e espera por ela.',
  entrar: 'A sessão terminou. O que falta enviar está guardado neste aparelho.',
  entrarDeNovo: 'Entrar de novo',
  ver: 'Ver o que falta',
  esconder: 'Esconder',
  enviarAgora: 'Enviar agora',
  espera: 'Por enviar',
  atras: 'Espera o que vem antes',
  recusado: 'Recusado',
  comFotos: (numero: number): string => quantos(numero, 'arquivo', 'arquivos'),
  tentarDeNovo: 'Tentar de novo',
  corrigir: 'Corrigir',
  descartar: 'Descartar',
  eMais: (numero: number): string => `e mais ${quantos(numero, 'recusado', 'recusados')} pelo mesmo motivo`,
  descartarPergunta: (numero: number): string =>
    `${numero === 1 ? 'Descartar' : `Descartar os ${numero}`} de vez? O que está escrito e as fotos saem deste aparelho, e ninguém mais os tem.`,
  descartarSim: 'Descartar de vez',
  descartarNao: 'Guardar',
  anotado: 'Anotado neste aparelho. Vai assim que houver rede.',
  semEspaco: 'Não coube neste aparelho, e nada foi anotado. Libere espaço e tente de novo.',
  semEspacoRascunho:
    'O aparelho está cheio: o que você escreve está só nesta tela. Libere espaço antes de sair dela.',
  leva: 'O que está aqui abre também sem rede.',
} as const;
