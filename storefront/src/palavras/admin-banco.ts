import type { ResultadoDaLinha, RetornoRecebido } from '@martelo/shared/arquivos-do-banco';
import { ADMIN_MENU } from './admin-menu.ts';

const boletos = (quantos: number): string =>
  `${quantos.toLocaleString('pt-BR')} ${quantos === 1 ? 'boleto' : 'boletos'}`;

/** Files between the house and its bank. */
export const ADMIN_BANCO = {
  titulo: ADMIN_MENU.arquivosDoBanco,
  partes: 'Partes dos arquivos do banco',
  abas: { remessa: 'Remessa', retorno: 'Retorno' },
  conta: (banco: string, agencia: string, conta: string, titular: string) =>
    `Banco ${banco}, agência ${agencia}, conta ${conta}, de ${titular}`,
  semConta: 'Esta marca não tem conta de cobrança ligada. Ela é definida em Integrações bancárias.',
  arquivo: (nsa: number) => `Arquivo ${nsa}`,
  baixar: (nsa: number) => `Baixar o arquivo ${nsa}`,
  baixarCurto: 'Baixar',
  mostrarMais: 'Mostrar mais antigos',
  acoes: 'O que se pode fazer',
  colunas: {
    numero: 'Número',
    quando: 'Quando',
    quem: 'Quem',
    conta: 'Conta',
    registrar: 'A registrar',
    baixar: 'A baixar',
    valor: 'Valor',
    venda: 'Venda',
    nossoNumero: 'Nosso número',
    vencimento: 'Vencimento',
    movimento: 'O que vai',
    nome: 'Arquivo',
    situacao: 'Situação',
    linhas: 'Linhas',
    pagas: 'Pagas',
    avisos: 'A conferir',
  },
  remessa: {
    espera: 'O que espera a remessa',
    explica:
      'O banco só conhece um boleto depois da remessa. Cada boleto vai uma vez; um arquivo já gerado pode ser baixado de novo.',
    registrar: 'A registrar',
    baixarNoBanco: 'A baixar',
    impedidos: 'Com impedimento',
    movimentos: { registrar: 'Registrar', baixar: 'Dar baixa' },
    nada: 'O banco já sabe de todos os boletos: não há remessa a gerar.',
    impedem: (quantos: number) =>
      quantos === 1
        ? 'Um boleto impede a remessa: corrija o que falta antes de gerar o arquivo.'
        : `${boletos(quantos)} impedem a remessa: corrija o que falta antes de gerar o arquivo.`,
    primeiros: (mostrados: number, todos: number) => `Os primeiros ${mostrados} de ${boletos(todos)}.`,
    gerar: 'Gerar remessa',
    pergunta: (registrar: number, baixar: number) =>
      `O arquivo leva ${boletos(registrar)} a registrar e ${boletos(baixar)} a baixar. Depois, envie-o pelo site do banco.`,
    gerada: (nsa: number) => `Remessa ${nsa} gerada.`,
    anteriores: 'Remessas geradas',
    nenhuma: 'Nenhuma remessa foi gerada ainda.',
    deOutraConta: 'De uma conta que a marca não usa mais',
  },
  retorno: {
    explica:
      'Escolha o arquivo que o banco devolveu. Ele é lido e conferido primeiro, sem mudar nada; depois você decide se o aplica.',
    campo: 'Arquivo de retorno',
    conferindo: 'Conferindo o arquivo…',
    aplicando: 'Aplicando o arquivo. Pode sair desta tela: o que foi começado termina.',
    ate: (feitas: number, todas: number) =>
      `${feitas.toLocaleString('pt-BR')} de ${todas.toLocaleString('pt-BR')} linhas`,
    conferido: 'Conferido: nada mudou ainda',
    aplicado: 'Arquivo aplicado',
    aplicar: (quantas: number) =>
      `Aplicar ${quantas.toLocaleString('pt-BR')} ${quantas === 1 ? 'linha' : 'linhas'}`,
    outro: 'Escolher outro arquivo',
    vazio: 'O arquivo não traz nenhuma ocorrência.',
    ordens: {
      repetido: 'Este arquivo já foi aplicado. De novo, não muda nada.',
      atrasado: 'Este arquivo é mais antigo que outros já aplicados.',
      recomecou: 'O banco recomeçou a numeração dos arquivos.',
      'sem-numero': 'O arquivo não traz número: não se sabe se falta algum antes dele.',
    },
    faltam: (de: number, ate: number) =>
      de === ate ? `Falta o arquivo ${de} antes deste.` : `Faltam os arquivos ${de} a ${ate} antes deste.`,
    resultados: {
      paga: 'Paga',
      divergente: 'Paga com outro valor',
      'sem-destino': 'Sem destino',
      'ja-liquidada': 'Já paga antes',
      'outra-marca': 'De outra marca',
      desconhecida: 'Desconhecida',
      registrada: 'Registrada',
      recusada: 'Recusada',
      baixada: 'Baixada',
      desfeita: 'Desfeita',
      'nada-desfeito': 'Nada a desfazer ainda',
      informada: 'Só informa',
    } satisfies Record<ResultadoDaLinha, string>,
    tudo: 'Tudo',
    mostrar: 'Mostrar',
    linhas: 'Linhas do arquivo',
    linha: (numero: number) => `Linha ${numero}`,
    boleto: (nossoNumero: string) => (nossoNumero === '' ? 'Sem nosso número' : `Boleto ${nossoNumero}`),
    valores: (pago: string, pedido: string) => `pagou ${pago} de ${pedido}`,
    pago: (valor: string) => `pagou ${valor}`,
    venda: (id: number) => `Venda ${id}`,
    avisos: (quantos: number) => `${quantos.toLocaleString('pt-BR')} a conferir`,
    anteriores: 'Retornos recebidos',
    nenhum: 'Nenhum arquivo de retorno foi recebido ainda.',
    situacoes: {
      APLICANDO: 'Aplicando',
      APLICADO: 'Aplicado',
      INTERROMPIDO: 'Interrompido: envie de novo',
    } satisfies Record<RetornoRecebido['situacao'], string>,
  },
} as const;
