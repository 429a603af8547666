import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  titulo: 'Meus dados e privacidade',
  menu: 'Meus dados',
  // the file
  exportar: 'Baixar meus dados',
  oQueExporta:
    'Um arquivo com tudo o que guardamos sobre você: uma página para ler e imprimir, o mesmo em JSON para programas, e os arquivos que você enviou.',
  pedirArquivo: 'Preparar meu arquivo',
  pedirOutro: 'Preparar outro arquivo',
  preparando: (feitas: number, todas: number): string => `Preparando: ${feitas} de ${todas}`,
  lendo: (oQue: string): string => `Reunindo: ${oQue}.`,
  progresso: 'Preparo do arquivo',
  pronto: (quando: string, ate: string): string => `Pronto desde ${quando}. Pode ser baixado até ${ate}.`,
  expirou: 'O último arquivo já expirou e foi apagado.',
  falhou: 'Não foi possível preparar o arquivo. Peça outro; se falhar de novo, fale com o atendimento.',
  avisamos: 'Pode fechar esta página: avisamos por e-mail quando estiver pronto.',
  confirmeSenha:
    'Para baixar, confirme sua senha. Assim ninguém baixa seus dados por um aparelho esquecido aberto.',
  baixar: 'Baixar',
  baixando: 'O arquivo está sendo baixado. O endereço vale por 15 minutos.',
  senha: 'Sua senha',
  estouSem: 'Estou sem o aplicativo',
  usarAplicativo: 'Usar o aplicativo',
  // corrections
  corrigir: 'Pedir uma correção',
  oQueCorrige:
    'Para o que você não pode mudar sozinho, como nome e documentos. A equipe confere e responde em até 15 dias.',
  oQue: 'O que corrigir',
  escolha: 'Escolha…',
  comoFica: 'Como deve ficar',
  explicacao: 'Explicação (opcional)',
  enviarPedido: 'Enviar pedido',
  pedidoEnviado: 'Pedido enviado. A resposta chega por e-mail e aparece aqui.',
  // what was asked
  pedidos: 'Seus pedidos',
  nenhumPedido: 'Você ainda não fez pedidos.',
  pedidoEm: (quando: string, ate: string): string => `Pedido em ${quando}; resposta até ${ate}.`,
  respondidoEm: (quando: string): string => `Respondido em ${quando}.`,
  resposta: 'Resposta da equipe',
  desfazer: 'Desfazer pedido',
  desfazerQual: (qual: string): string => `Desfazer pedido: ${qual}`,
  // erasure
  eliminar: 'Eliminar meus dados',
  oQueElimina:
    'Seu cadastro deixa de existir: ninguém mais entra nele, e o que identifica você é apagado para sempre. Não há volta. A equipe confere o pedido e responde em até 15 dias.',
  sai: 'O que é apagado',
  fica: 'O que a lei manda guardar',
  porque: 'Por quê',
  ate: 'Até quando',
  aindaNao: 'Ainda não é possível eliminar seus dados:',
  resolver: 'Ver',
  quero: 'Quero eliminar meus dados…',
  entendi: 'Li o que é apagado e o que fica, e sei que não há volta.',
  motivo: 'Motivo (opcional)',
  confirmar: 'Pedir a eliminação',
  voltar: 'Voltar',
  eliminacaoPedida: 'Pedido de eliminação enviado. Até a resposta, você pode desfazê-lo acima.',
  // agreements
  aceites: 'O que você aceitou',
  ondeAceites: 'Regulamento, privacidade, medição e novidades: leia o que aceitou, quando, e mude de ideia.',
  verAceites: 'Ver meus aceites',
};

/** One's own data: a file of all of it, a correction, erasure. */
export const TITULAR: PorModo<typeof leilao> = { leilao, loja: leilao };
