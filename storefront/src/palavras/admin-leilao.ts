import type { SituacaoLeilao } from '@martelo/shared/leilao';
import type { CodigoDoQueFalta } from '@martelo/shared/leilao-o-que-falta';
import type { PorModo } from '@martelo/shared/modo';

interface Nomes {
  leilao: string;
  lote: string;
  lotes: string;
  lance: string;
  lances: string;
}

const quantos = (numero: number, um: string, varios: string): string =>
  `${numero.toLocaleString('pt-BR')} ${numero === 1 ? um : varios}`;
const maiuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);

/** An auction's own screens in the back office. */
function palavras({ leilao, lote, lotes, lance, lances }: Nomes) {
  const [Lote, Lotes] = [maiuscula(lote), maiuscula(lotes)];
  const dos = (numero: number) => quantos(numero, lote, lotes);
  return {
    novo: `Novo ${leilao}`,
    partes: `Partes do ${leilao}`,
    abas: {
      dados: 'Dados',
      lotes: Lotes,
      importar: 'Importar',
      fotos: 'Fotos',
      falta: 'O que falta',
      habilitacoes: 'Habilitações',
      resultado: 'Resultado',
      historico: 'Histórico',
    },
    secoes: {
      oQueE: 'O que é',
      onde: 'Onde e por quem',
      tempo: 'Tempo e incrementos',
      quem: 'Quem participa',
      arquivos: 'Endereços e arquivos',
    },
    criado: `${maiuscula(leilao)} criado.`,
    verNoSite: 'Ver no site',
    duplicar: 'Duplicar',
    duplicarTitulo: (nome: string) => `Duplicar ${nome}`,
    duplicarExplica: `As condições são as mesmas, sem ${lances}. Os horários andam com a data.`,
    duplicarNome: 'Nome do novo',
    duplicarData: 'Data e hora do novo',
    duplicarLotes: (numero: number) => `Copiar também ${dos(numero)}`,
    duplicado: (numero: number) => (numero === 0 ? 'Duplicado.' : `Duplicado, com ${dos(numero)}.`),
    naoMudam: 'O que não muda mais',
    naoMudamExplica: `Quem já deu ${lances} confiou no que leu; o que está abaixo fica como está.`,
    soLeitura: `Você vê estes dados, e quem os muda é a equipe do ${leilao}.`,
    nenhum: 'Nenhum',
    deFora: (nome: string) => `${nome} (fora do cadastro)`,
    comoPatio: 'Preencher com um pátio',
    escolha: 'Escolha…',
    situacao: {
      atos: {
        EM_LOTEAMENTO: 'Voltar ao loteamento',
        CRIADO: 'Marcar como criado',
        PRONTO: 'Publicar',
        AO_VIVO: 'Pôr ao vivo',
        EXECUTADO: 'Encerrar',
        CANCELADO: 'Cancelar',
      } satisfies Record<SituacaoLeilao, string>,
      efeitos: {
        EM_LOTEAMENTO: `Os ${lotes} ainda não publicados continuam só para a equipe.`,
        CRIADO: `O ${leilao} aparece na agenda; os ${lotes} cadastrados continuam só para a equipe.`,
        PRONTO: `Os ${lotes} cadastrados são liberados e passam a receber ${lances} no site.`,
        AO_VIVO: `Os ${lotes} cadastrados são liberados, e o site mostra que está acontecendo agora.`,
        EXECUTADO: 'Termina, e não volta. É recusado enquanto houver o que vender.',
        CANCELADO: `Cancela o ${leilao} e os ${lotes} ainda não encerrados. Não volta; o motivo é publicado.`,
      } satisfies Record<SituacaoLeilao, string>,
      pergunta: (ato: string, nome: string) => `${ato}: ${nome}?`,
      motivo: 'Motivo, que o público lê',
      motivoCurto: 'Escreva o motivo, com 3 letras ou mais.',
      ainda: 'Ainda falta:',
      mudou: (situacao: string) => `Agora está como ${situacao.toLowerCase()}.`,
      outras: 'Outras situações',
    },
    falta: {
      nada: 'Não falta nada.',
      nadaExplica: `O ${leilao} pode ser publicado.`,
      grave: 'Sem isto nada é vendido',
      aviso: 'Convém antes de publicar',
      resolver: 'Resolver',
      frases: {
        DATA_PASSADA: () => 'A data já passou.',
        SEM_LOTES: () => `Não há ${lotes} a vender.`,
        SEM_LEILOEIRO: () => 'Não diz quem é o leiloeiro.',
        SEM_EDITAL: () => 'Não tem edital.',
        SEM_LOCAL: () => 'Não diz onde acontece.',
        LOTES_PENDENTES: (numero) =>
          numero === 1
            ? `1 ${lote} está pendente, e não será liberado.`
            : `${dos(numero)} estão pendentes, e não serão liberados.`,
        LOTES_SEM_TEMPO: (numero) =>
          numero === 1
            ? `1 ${lote} tem o encerramento no passado.`
            : `${dos(numero)} têm o encerramento no passado.`,
        LOTES_SEM_FOTO: (numero) => `${dos(numero)} sem foto.`,
        FOTOS_A_APROVAR: (numero) =>
          `${quantos(numero, 'foto espera', 'fotos esperam')} aprovação, e não ${numero === 1 ? 'aparece' : 'aparecem'} até lá.`,
        LOTES_SEM_DESCRICAO: (numero) => `${dos(numero)} sem descrição.`,
      } satisfies Record<CodigoDoQueFalta, (numero: number) => string>,
    },
    resultado: {
      nomes: {
        quantidadeLotes: Lotes,
        ofertados: 'Ofertados',
        vendidos: 'Vendidos',
        condicionais: 'Condicionais',
        lances: maiuscula(lances),
        total: 'Total vendido',
      },
      explica: `Conta o que as páginas dos ${lotes} dizem: sem comissão, sem despesas, e sem o que foi cancelado.`,
    },
    historico: {
      atos: {
        criado: 'Criou',
        alterado: 'Alterou',
        situacao: 'Mudou a situação',
        'lotes-incluidos': (numero: number) => `Incluiu ${dos(numero)}`,
        'lotes-movidos': (numero: number) => `Mudou a ordem de ${dos(numero)}`,
      },
      retirado: 'retirado',
    },
    lotes: {
      lista: `${Lotes}, na ordem`,
      buscar: `Buscar ${lotes}`,
      todas: 'Todas as situações',
      situacao: 'Situação',
      semFoto: 'Só sem foto',
      incluir: `Incluir ${lote}`,
      total: (mostrados: number, todos: number) =>
        mostrados === todos ? dos(todos) : `${mostrados.toLocaleString('pt-BR')} de ${dos(todos)}`,
      marcarTodos: `Marcar todos os ${lotes} mostrados`,
      vazio: `Ainda não há ${lotes} neste ${leilao}.`,
      vazioExplica: 'Inclua um por um, ou importe uma planilha.',
      nadaComEstes: 'Nada com estes filtros.',
      limpar: 'Limpar filtros',
      colunas: {
        ordem: 'Ordem',
        numero: 'Nº',
        nome: Lote,
        minimo: 'Mínimo',
        incremento: 'Incremento',
        atual: `Maior ${lance}`,
        situacao: 'Situação',
        acoes: 'Ações',
      },
      curto: (numero: string, situacao: string, atual: string | null) =>
        [`nº ${numero}`, situacao, ...(atual === null ? [] : [atual])].join(' · '),
      semFotoAinda: 'Sem foto',
      daTabela: 'da tabela',
      mudar: (oQue: string, nome: string) => `${oQue} de ${nome}`,
      mudado: (oQue: string, nome: string, valor: string) => `${oQue} de ${nome}: ${valor}.`,
      mudouPorOutro: (nome: string, valor: string) =>
        `${nome}: outra pessoa mudou este ${lote} enquanto você escrevia. Agora está ${valor}. Confira e escreva de novo, se for o caso.`,
      editar: 'Editar',
      valores: 'Mínimo e incremento',
      valoresExplica: 'O que ficar em branco continua como está.',
      mudarSituacao: 'Mudar a situação',
      novaSituacao: 'Nova situação',
      duplicar: 'Duplicar',
      duplicado: (nome: string) => `${nome}: duplicado no fim da lista.`,
      suspender: 'Suspender',
      retomar: 'Retomar',
      cancelar: 'Cancelar',
      acoesDe: (nome: string) => `Ações de ${nome}`,
      perguntaSuspender: (nome: string) => `Suspender ${nome}?`,
      perguntaRetomar: (nome: string) => `Retomar ${nome}?`,
      perguntaCancelar: (nome: string) => `Cancelar ${nome}?`,
      suspenderExplica: `Não recebe ${lances}, e o relógio para. O motivo é publicado.`,
      retomarExplica: `Volta a receber ${lances}, com o tempo de volta.`,
      cancelarExplica: 'Sai da venda e não volta. O motivo é publicado.',
      feito: (ato: string, nome: string) => `${ato}: ${nome}.`,
      pegar: (nome: string) => `Mudar o lugar de ${nome}`,
      comoMover: 'Espaço pega; setas, Home e End mudam o lugar; espaço solta; Esc desiste.',
      pegou: (nome: string, lugar: number, total: number) => `${nome}, no lugar ${lugar} de ${total}.`,
      lugar: (lugar: number, total: number) => `Lugar ${lugar} de ${total}.`,
      desistiu: (nome: string) => `${nome} voltou ao lugar de antes.`,
      soltou: (nome: string, de: number, para: number) => `${nome} foi do lugar ${de} para o ${para}.`,
      longe: `De uma vez, um ${lote} passa por até 1.000 outros. Solte mais perto e mova de novo.`,
      ordemMudou: 'Outra pessoa mudou a ordem agora. Mostramos como ficou; mova de novo, se for o caso.',
      semOrdem: 'Para mudar a ordem, tire os filtros.',
      novoNome: 'Nome',
      novoTipo: 'Tipo',
      novoMinimo: 'Preço mínimo',
      novoDescricao: 'Descrição',
      novoFotos: 'Endereços das fotos',
      novoFotosAjuda: 'Um por linha; a primeira é a capa.',
      incluido: (nome: string) => `${nome}: incluído.`,
      incluirOutro: 'Incluir e escrever outro',
    },
    lote: {
      voltar: (nome: string) => `Voltar a ${nome}`,
      voltarALista: `Voltar aos ${lotes}`,
      partes: `Partes do ${lote}`,
      abas: {
        dados: 'Dados',
        fotos: 'Fotos',
        arquivos: 'Arquivos',
        lances: maiuscula(lances),
        historico: 'Histórico',
      },
      secoes: {
        oQueE: 'O que é',
        valores: 'Valores',
        tempo: 'Tempo e venda',
        onde: 'Onde está e de quem é',
        veiculo: 'Veículo e detalhes',
      },
      semLances: `Ainda não há ${lances}.`,
      de: 'De',
      valor: 'Valor',
      quando: 'Quando',
      cancelado: 'cancelado',
      atos: {
        incluido: 'Incluiu',
        alterado: 'Alterou',
        situacao: 'Mudou a situação',
        tempo: 'Mudou o tempo',
      },
      historicoDeOutros: `O histórico é de quem escreve ${lotes}.`,
    },
    importar: {
      arquivo: 'Planilha CSV ou XLSX',
      explica: `A primeira linha diz as colunas. O que se exige: nome (ou marca e modelo) e mínimo. Com um número, importar de novo atualiza o ${lote} daquele número em vez de criar outro.`,
      outras:
        'Também se leem: tipo, incremento, reserva, compre já, ano, km, cor, placa, cidade, UF, pátio, descrição, fotos, início, fim, comitente.',
      conferir: 'Conferir sem gravar',
      conferindo: 'Lendo e conferindo…',
      conferido: 'Conferência, nada foi gravado',
      importar: (numero: number) => `Importar ${quantos(numero, 'linha', 'linhas')}`,
      importando: 'Importando… pode continuar em outra aba do navegador; esta precisa ficar aberta.',
      pronto: 'Importado',
      linhas: 'Linhas lidas',
      criados: 'A criar',
      atualizados: 'A atualizar',
      ignorados: 'Fora',
      criadosFeito: 'Criados',
      atualizadosFeito: 'Atualizados',
      erros: 'Erros',
      avisos: 'Avisos',
      tudo: 'Tudo',
      mostrar: 'Mostrar',
      buscar: 'Buscar no relatório',
      relatorio: 'O que foi achado na planilha, linha por linha',
      linha: 'Linha',
      tipo: 'Tipo',
      coluna: 'Coluna',
      valor: 'Valor',
      problema: 'Problema',
      erro: 'Erro',
      aviso: 'Aviso',
      semProblemas: 'Nenhum problema.',
      nadaComEstes: 'Nada com estes filtros.',
      omitidos: (numero: number) => `E mais ${quantos(numero, 'problema', 'problemas')} que não cabem aqui.`,
      nadaAImportar: 'Nenhuma linha pode ser importada. Corrija a planilha e confira de novo.',
      outra: 'Outra planilha',
      verLotes: `Ver os ${lotes}`,
      baixar: 'Baixar o relatório (CSV)',
      passou: (segundos: number) => `${segundos} s`,
    },
    habilitacoes: {
      nenhuma: 'Ninguém pediu habilitação ainda.',
      cliente: 'Cliente',
      pedida: 'Pedida em',
      situacao: 'Situação',
      aprovar: 'Aprovar',
      recusar: 'Recusar',
      perguntaRecusar: 'Recusar a habilitação?',
      motivo: 'Motivo',
      respondida: 'Respondida.',
      naoExige: `Este ${leilao} não exige habilitação.`,
    },
  };
}

export type PalavrasDoLeilao = ReturnType<typeof palavras>;
export const ADMIN_LEILAO: PorModo<PalavrasDoLeilao> = {
  leilao: palavras({ leilao: 'leilão', lote: 'lote', lotes: 'lotes', lance: 'lance', lances: 'lances' }),
  loja: palavras({
    leilao: 'evento',
    lote: 'anúncio',
    lotes: 'anúncios',
    lance: 'oferta',
    lances: 'ofertas',
  }),
};
