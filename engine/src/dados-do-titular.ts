import { DADOS_GUARDADOS } from './acesso/clientes/dados-guardados.ts';
import { historicoDosConsentimentos } from './acesso/clientes/historico-dos-consentimentos.ts';
import { CLIENTES } from './acesso/clientes/registro.ts';
import { EXPOSICOES } from './acesso/exposicao/registro.ts';
import { HABILITACOES } from './acesso/habilitacoes/registro.ts';
import { ACESSOS_UNICOS } from './acesso/identidade/acesso-unico.ts';
import { ACESSOS_FEITOS } from './acesso/identidade/historico-de-acessos.ts';
import { REDEFINICOES } from './acesso/identidade/redefinicao.ts';
import { SESSOES } from './acesso/identidade/sessoes.ts';
import { BLOQUEIOS_DE_FATOR } from './acesso/usuarios/bloqueio-de-fator.ts';
import { CONSULTAS } from './api/recurso/consultas.ts';
import { ENTREGAS } from './avisos/entregas.ts';
import { avisoPorExtenso, escolhasPorExtenso } from './avisos/por-extenso.ts';
import { AVISOS, INSCRICOES, PREFERENCIAS } from './avisos/registros.ts';
import { BOLETOS } from './casa/boleto.ts';
import { CONVIDADOS } from './casa/convidado.ts';
import { CONVITES } from './casa/convite.ts';
import { DOCUMENTOS_CLIENTE } from './casa/documento-cliente.ts';
import { ESTADIAS } from './casa/estadia.ts';
import { INCIDENTES } from './casa/incidente.ts';
import { RECOMPENSAS } from './casa/indicacao.ts';
import { LOCAIS_REMOCAO } from './casa/local-remocao.ts';
import { MOTORISTAS } from './casa/motorista.ts';
import { NOTAS } from './casa/nota.ts';
import { SERVICOS_DE_ESTADIA } from './casa/servico-de-estadia.ts';
import { SOLICITACOES_LGPD } from './casa/solicitacao-lgpd.ts';
import { TRANSPORTADORAS } from './casa/transportadora.ts';
import { ARQUIVOS } from './files/registro.ts';
import { AGENDAMENTOS } from './leituras/registros/agendamento.ts';
import { CONDICIONAIS } from './leituras/registros/condicional.ts';
import { LANCES } from './leituras/registros/lance.ts';
import { PARTICIPACOES } from './leituras/registros/participacao.ts';
import { VENDAS } from './leituras/registros/venda.ts';
import { BUSCAS } from './negocio/buscas/registro.ts';
import { CONFIRMACOES } from './negocio/conta/registro.ts';
import { CONVERSAS, LEITURAS_DE_CONVERSA, MENSAGENS, SILENCIOS } from './negocio/conversas/registro.ts';
import { FAVORITOS } from './negocio/favoritos/registro.ts';
import type { AoEliminar, Fonte, SemTitular } from './negocio/titular/fonte.ts';
import { ENVIOS_DO_SITE } from './negocio/titular/formularios.ts';
import { EXPORTACOES } from './negocio/titular/registros.ts';

const APAGA: AoEliminar = { faz: 'apaga' };

const LIVRO: AoEliminar = {
  faz: 'fica',
  oQue: {
    leilao: 'Lances, propostas e livros dos leilões, com o apelido que foi público',
    loja: 'Ofertas, propostas e o registro de cada venda, com o apelido que foi público',
  },
  porQue: {
    leilao:
      'O livro do leiloeiro é obrigatório (Decreto 21.981/1932) e prova que cada disputa foi correta: sem um lance, nenhuma outra linha confere. Nele você é um código e um apelido.',
    loja: 'O registro prova que cada venda foi correta: sem uma oferta, nenhuma outra linha confere. Nele você é um código e um apelido.',
  },
  ate: 'para sempre, sem o seu nome nem os seus documentos',
};
const FISCAL: AoEliminar = {
  faz: 'fica',
  oQue: 'Compras, pagamentos, retiradas e seus documentos numerados, com nome, CPF ou CNPJ e endereço de quem comprou',
  porQue:
    'Obrigação fiscal e contábil (Código Tributário Nacional, arts. 173, 174 e 195) e defesa em processo (LGPD, arts. 7º, VI, e 16, I).',
  ate: 'a identificação, 5 anos depois da eliminação; os números, enquanto a contabilidade durar',
};
const PROVA: AoEliminar = {
  faz: 'fica',
  oQue: 'O que você aceitou e retirou, e o que pediu sobre os seus dados, com as datas',
  porQue:
    'Quem trata dados precisa provar o consentimento e a resposta aos pedidos (LGPD, arts. 8º, § 2º, e 37).',
  ate: '5 anos depois da eliminação',
};
const SEGREDO = 'é segredo: quem o tivesse agiria no seu lugar';
const DO_MOTOR = 'é memória interna, sem informação sobre você';

/**
 * Every kind of data that the engine keeps about people: what the file of somebody's data is made of, and what erasure does. Who adds a
 * collection adds it here or among `SEM_TITULAR`; a test finds it otherwise.
 */
export const FONTES: readonly Fonte[] = [
  {
    definicao: CLIENTES,
    titulo: 'Cadastro',
    explica:
      'Quem você é, como falar com você, o que aceitou ao se cadastrar e, de uma empresa, quem são os sócios.',
    acha: 'uid',
    semCampos: { ultimaAcao: DO_MOTOR },
    rotulos: { aceites: 'Tudo o que aceitou e retirou', ato: 'Ato' },
    mais: async (registros, { uid }) => ({
      aceites: await historicoDosConsentimentos(registros.colecao(CLIENTES), uid),
    }),
    aoEliminar: { faz: 'mascara' },
  },
  {
    definicao: PREFERENCIAS,
    titulo: 'Escolhas de avisos',
    explica: 'Sobre o que quer ser avisado, por onde, e se aceitou receber novidades.',
    acha: 'uid',
    rotulos: { escolhas: 'Escolhas', novidades: 'Aceite de novidades' },
    porExtenso: escolhasPorExtenso,
    aoEliminar: APAGA,
  },
  {
    definicao: ARQUIVOS,
    titulo: 'Arquivos enviados',
    explica: 'Documentos, comprovantes e fotos. Os arquivos estão na pasta arquivos-enviados.',
    acha: { campo: 'dono' },
    semCampos: { chave: DO_MOTOR, chaveMiniatura: DO_MOTOR },
    rotulos: { proposito: 'Para quê', bytes: 'Tamanho (bytes)', criadoEm: 'Enviado em', quem: 'Quem enviou' },
    aoEliminar: { faz: 'mascara' },
  },
  {
    definicao: DOCUMENTOS_CLIENTE,
    titulo: 'Documentos do cadastro',
    explica: 'Cada documento que fotografou e enviou, e a resposta da equipe.',
    acha: { campo: 'cliUid' },
    semCampos: { chaveAberta: DO_MOTOR },
    aoEliminar: APAGA,
  },
  {
    definicao: CONFIRMACOES,
    titulo: 'Confirmações de e-mail e telefone',
    explica: 'Contatos que pediu para confirmar ou trocar.',
    acha: { campo: 'cliUid' },
    semCampos: { pedido: SEGREDO, usadaPor: DO_MOTOR },
    rotulos: {
      canal: 'Contato',
      expiraEm: 'Vale até',
      tentativas: 'Códigos tentados',
      usadaEm: 'Confirmado em',
      troca: 'Troca de contato',
      pedidos: 'Códigos pedidos em',
    },
    aoEliminar: APAGA,
  },
  {
    definicao: FAVORITOS,
    titulo: 'Favoritos',
    explica: 'Lotes que você marcou, também os que já desmarcou.',
    acha: { campo: 'cliUid' },
    rotulos: {
      ativo: 'Marcado',
      desde: 'Desde',
      avisar: 'Avisar antes do fim',
      avisadoDe: 'Avisado do fim em',
    },
    aoEliminar: APAGA,
  },
  {
    definicao: BUSCAS,
    titulo: 'Buscas salvas',
    explica: 'O que você pediu para procurar.',
    acha: { campo: 'cliUid' },
    rotulos: { busca: 'Busca', ativa: 'Ativa', avisar: 'Avisar', desde: 'Desde', vistoAte: 'Vista até' },
    aoEliminar: APAGA,
  },
  {
    definicao: CONVERSAS,
    titulo: 'Conversas com a casa',
    explica: 'Os lotes sobre os quais você conversou com o atendimento.',
    acha: { campo: 'cliUid' },
    semCampos: { responsavelUid: 'identifica outra pessoa', leitor: DO_MOTOR, ultima: DO_MOTOR },
    rotulos: {
      assunto: 'Assunto',
      fechada: 'Fechada',
      ultimaEm: 'Última mensagem em',
      trecho: 'Última mensagem',
      espera: 'Espera resposta',
    },
    aoEliminar: { faz: 'mascara' },
  },
  {
    definicao: MENSAGENS,
    titulo: 'Mensagens',
    explica: 'O que você escreveu em chats, com a casa e nos públicos.',
    acha: { campo: 'remetenteUid' },
    semCampos: {
      ...{ leitor: DO_MOTOR, daCasa: DO_MOTOR, comandoId: DO_MOTOR },
      removidaPor: 'identifica outra pessoa',
    },
    rotulos: {
      ordem: 'Lugar na conversa',
      mensagem: 'Mensagem',
      apelido: 'Apelido',
      enviadaEm: 'Enviada em',
      removidaEm: 'Removida em',
    },
    aoEliminar: { faz: 'mascara' },
  },
  {
    definicao: LEITURAS_DE_CONVERSA,
    titulo: 'Leitura de mensagens',
    explica: 'Até onde você recebeu e leu cada chat.',
    acha: { campo: 'leitorUid' },
    semCampos: { daCasa: DO_MOTOR },
    rotulos: { recebidas: 'Recebidas', lidas: 'Lidas' },
    aoEliminar: APAGA,
  },
  {
    definicao: SILENCIOS,
    titulo: 'Silêncio nos chats públicos',
    explica: 'Até quando não pôde escrever em chats públicos.',
    acha: { campo: 'cliUid' },
    semCampos: { por: 'identifica outra pessoa' },
    rotulos: { ate: 'Até' },
    aoEliminar: APAGA,
  },
  {
    definicao: HABILITACOES,
    titulo: 'Habilitações a leilões',
    explica: 'Leilões de que pediu para participar, a resposta, e de onde entrou com o código.',
    acha: { campo: 'cliUid' },
    semCampos: { codigo: SEGREDO },
    rotulos: { dataCadastro: 'Pedida em', dataResposta: 'Respondida em', entradas: 'Entradas com o código' },
    aoEliminar: LIVRO,
  },
  {
    definicao: PARTICIPACOES,
    titulo: 'Participação em lotes',
    explica: 'Cada lote em que você disputou, com seu último lance ou máximo.',
    acha: { campo: 'cliUid' },
    rotulos: { qtdLancesEnviados: 'Lances enviados', ultimoLance: 'Último lance', modo: 'Modo' },
    aoEliminar: LIVRO,
  },
  {
    definicao: LANCES,
    titulo: 'Lances, propostas e compras imediatas',
    explica: 'Tudo o que você ofereceu, e o que resultou.',
    acha: { campo: 'cliUid' },
    semCampos: { valor: DO_MOTOR },
    rotulos: {
      valorPublico: 'Valor publicado',
      apelido: 'Apelido que foi público',
      porTelefone: 'Dito por telefone',
      por: 'Quem anotou',
      gravacao: 'Gravação',
    },
    aoEliminar: LIVRO,
  },
  {
    definicao: CONDICIONAIS,
    titulo: 'Vendas em condicional',
    explica: 'Negociações de lotes em que seu lance foi o maior e aguardou a resposta do comitente.',
    acha: { campo: 'cliUid' },
    rotulos: { etapa: 'Etapa', prazo: 'Prazo' },
    aoEliminar: LIVRO,
  },
  {
    definicao: EXPOSICOES,
    titulo: 'Limite em uso',
    explica: 'Quanto dos seus limites estava ocupado por lances em andamento.',
    acha: 'uid',
    rotulos: { linhas: 'Por lote' },
    aoEliminar: APAGA,
  },
  {
    definicao: VENDAS,
    titulo: 'Compras',
    explica: 'O que comprou, o que pagou e como, e a entrega dos documentos.',
    acha: { campo: 'cliUid' },
    semCampos: { comandos: DO_MOTOR },
    aoEliminar: FISCAL,
  },
  {
    definicao: BOLETOS,
    titulo: 'Boletos',
    explica: 'Boletos emitidos para as suas compras.',
    acha: { porVenda: 'vendaId' },
    aoEliminar: FISCAL,
  },
  {
    definicao: NOTAS,
    titulo: 'Notas de arrematação',
    explica: 'Notas emitidas para as suas compras, também as canceladas.',
    acha: { campo: 'cliUid' },
    semCampos: { canceladaPor: 'identifica outra pessoa' },
    aoEliminar: FISCAL,
  },
  {
    definicao: AGENDAMENTOS,
    titulo: 'Retiradas',
    explica: 'Horários marcados, quem retirou e quando.',
    acha: { campo: 'cliUid' },
    semCampos: { comandos: DO_MOTOR },
    aoEliminar: FISCAL,
  },
  {
    definicao: ESTADIAS,
    titulo: 'Saídas do pátio',
    explica: 'Veículos que comprou: quando saíram do pátio, quem levou e com que documento.',
    acha: { campo: 'cliUid' },
    semCampos: {
      comandos: DO_MOTOR,
      ultimaAcao: DO_MOTOR,
      chavePrevista: DO_MOTOR,
      chaveAberta: DO_MOTOR,
      chaveDaVaga: DO_MOTOR,
      chaveDaChave: DO_MOTOR,
      chaveDoLugar: DO_MOTOR,
      versaoCodigo: DO_MOTOR,
      comId: 'é de quem vendeu',
      saidaOrdem: 'é de quem vendeu',
      remocaoUid: 'é de antes da sua compra',
    },
    aoEliminar: FISCAL,
  },
  {
    definicao: SERVICOS_DE_ESTADIA,
    titulo: 'Serviços pedidos no pátio',
    explica: 'O que pediu de veículos que comprou enquanto estavam no pátio, e quem viria por você.',
    acha: { campo: 'cliUid' },
    semCampos: {
      comandos: DO_MOTOR,
      ultimaAcao: DO_MOTOR,
      chaveDoLugar: DO_MOTOR,
      comId: 'é de quem vendeu',
      agendadoPor: 'identifica outra pessoa',
      canceladoPor: 'identifica outra pessoa',
      realizadoPor: 'identifica outra pessoa',
    },
    aoEliminar: FISCAL,
  },
  {
    definicao: RECOMPENSAS,
    titulo: 'Recompensas por indicação',
    explica: 'Descontos que recebeu por quem indicou.',
    acha: { campo: 'cliUid' },
    semCampos: { convidadoUid: 'é de outra pessoa' },
    aoEliminar: FISCAL,
  },
  {
    definicao: INCIDENTES,
    titulo: 'Incidentes',
    explica:
      'Ocorrências em que a equipe registrou o seu cadastro: reclamações, desistências, atrasos e outras.',
    acha: { campo: 'cliUid' },
    semCampos: {
      responsavelUid: 'identifica outra pessoa',
      notas: 'são anotações de trabalho da equipe, que citam outras pessoas',
      ultimaAcao: DO_MOTOR,
    },
    aoEliminar: {
      faz: 'fica',
      oQue: 'Incidentes em que o seu cadastro foi registrado, e como terminaram',
      porQue:
        'Defesa em processo, prevenção à fraude e, nos de dados pessoais, o registro que a ANPD exige por cinco anos (LGPD, art. 16, I; Resolução CD/ANPD 15/2024, art. 10).',
      ate: '5 anos depois da eliminação',
    },
  },
  {
    definicao: CONVITES,
    titulo: 'Links de indicação',
    explica: 'Os links que você criou para convidar outras pessoas.',
    acha: { campo: 'convidadoPor' },
    aoEliminar: APAGA,
  },
  {
    definicao: CONVIDADOS,
    titulo: 'Convites para eventos',
    explica:
      'Eventos para que a equipe convidou quem tem o seu documento ou o seu e-mail confirmado, o que respondeu e se veio.',
    acha: 'contatos',
    semCampos: {
      codigo: SEGREDO,
      observacao: 'é anotação de trabalho da equipe',
      ultimaAcao: DO_MOTOR,
    },
    aoEliminar: { faz: 'mascara' },
  },
  {
    definicao: TRANSPORTADORAS,
    titulo: 'Cadastro de transportadora',
    explica: 'O que a equipe anotou da empresa que leva veículos para ela, pelo seu CNPJ.',
    acha: { contatos: { documento: 'cnpj' } },
    semCampos: { usuarios: DO_MOTOR, ultimaAcao: DO_MOTOR },
    aoEliminar: {
      faz: 'fica',
      oQue: 'O seu cadastro de transportadora, se leva veículos para a casa',
      porQue:
        'Diz quem levou cada veículo e por quanto, para a defesa em processo (LGPD, arts. 7º, V e VI, e 16, I).',
      ate: 'enquanto houver remoções que a nomeiam',
    },
  },
  {
    definicao: MOTORISTAS,
    titulo: 'Cadastro de motorista',
    explica:
      'O que a equipe anotou de quem dirige para uma transportadora, pelo seu CPF ou e-mail confirmado.',
    acha: { contatos: { documento: 'cpf', email: 'email' } },
    semCampos: { usuUid: DO_MOTOR, ultimaAcao: DO_MOTOR },
    aoEliminar: {
      faz: 'fica',
      oQue: 'O seu cadastro de motorista, se dirige para uma transportadora',
      porQue:
        'Diz quem levou cada veículo, para a defesa em processo (LGPD, arts. 7º, V e VI, e 16, I); quem o cadastrou pode retirá-lo.',
      ate: 'enquanto houver remoções que nomeiam quem dirigiu',
    },
  },
  {
    definicao: LOCAIS_REMOCAO,
    titulo: 'Contato em lugares de remoção',
    explica: 'Lugares de que a equipe retira veículos, em que o seu e-mail confirmado é o do contato.',
    acha: { contatos: { email: 'contatoEmail' } },
    aoEliminar: {
      faz: 'fica',
      oQue: 'O seu nome e os seus contatos, se atende num lugar de que se retiram veículos',
      porQue:
        'Quem o indicou precisa que alguém abra a porta (LGPD, art. 7º, IX); quem o cadastrou pode retirá-lo.',
      ate: 'enquanto o lugar estiver em uso',
    },
  },
  {
    definicao: AVISOS,
    titulo: 'Avisos',
    explica: 'O que lhe foi contado.',
    acha: { campo: 'cliUid' },
    porExtenso: avisoPorExtenso,
    rotulos: { valeAte: 'Valia até', noSino: 'No sino', lidoEm: 'Lido em', dispensas: 'Por onde não saiu' },
    aoEliminar: APAGA,
  },
  {
    definicao: ENTREGAS,
    titulo: 'Mensagens enviadas',
    explica: 'Cada mensagem por canal, e o que foi dela.',
    acha: { campo: 'cliUid' },
    aoEliminar: APAGA,
  },
  {
    definicao: INSCRICOES,
    titulo: 'Navegadores que recebem notificações',
    explica: 'Aparelhos em que você ligou as notificações.',
    acha: { campo: 'cliUid' },
    semCampos: { p256dh: SEGREDO, auth: SEGREDO, endpoint: SEGREDO },
    rotulos: { criadaEm: 'Desde' },
    aoEliminar: APAGA,
  },
  {
    definicao: ENVIOS_DO_SITE,
    titulo: 'Newsletter e mensagens do site',
    explica: 'O que o seu e-mail, depois de confirmado, enviou pelos formulários do site.',
    acha: 'formularios',
    rotulos: {
      formulario: 'Formulário',
      enviadoEm: 'Enviado em',
      anotacao: 'Anotação da equipe',
      respondidaEm: 'Respondida em',
      versao: 'Versão do texto',
      consentimento: 'O que aceitou',
      pagina: 'Página',
      origem: 'De onde veio',
    },
    aoEliminar: APAGA,
  },
  {
    definicao: SESSOES,
    titulo: 'Sessões abertas',
    explica: 'De onde sua conta está conectada.',
    acha: { campo: 'contaUid' },
    semCampos: { sal: SEGREDO, epoca: DO_MOTOR },
    rotulos: {
      criadaEm: 'Aberta em',
      rodadaEm: 'Usada em',
      expiraEm: 'Vale até',
      permanecer: 'Continuar conectado',
      dispositivo: 'Aparelho',
      endereco: 'Endereço de rede',
      aparelho: 'Identificador do aparelho',
      aplicacao: 'Onde',
    },
    aoEliminar: APAGA,
  },
  {
    definicao: REDEFINICOES,
    titulo: 'Pedidos de nova senha',
    explica: 'Links que foram pedidos para criar outra senha.',
    acha: { campo: 'contaUid' },
    semCampos: { sal: SEGREDO },
    aoEliminar: APAGA,
  },
  {
    definicao: ACESSOS_FEITOS,
    titulo: 'Acessos à sua conta',
    explica: 'Quando e de onde alguém entrou na sua conta, ou tentou, nos últimos 24 meses.',
    acha: { campo: 'contaUid' },
    rotulos: {
      em: 'Quando',
      resultado: 'Como terminou',
      endereco: 'Endereço de rede',
      dispositivo: 'Aparelho',
    },
    aoEliminar: APAGA,
  },
  {
    definicao: BLOQUEIOS_DE_FATOR,
    titulo: 'Bloqueios do segundo fator',
    explica: 'Quando códigos errados bloquearam seu segundo fator, e por que foi liberado.',
    acha: { campo: 'contaUid' },
    semCampos: { liberadoPor: 'identifica outra pessoa', ultimaAcao: DO_MOTOR },
    aoEliminar: APAGA,
  },
  {
    definicao: ACESSOS_UNICOS,
    titulo: 'Acessos de uso único',
    explica: 'Acessos pedidos por outro sistema para entrar uma vez no site.',
    acha: { campo: 'contaUid' },
    semCampos: { sal: SEGREDO, epoca: DO_MOTOR },
    rotulos: { expiraEm: 'Vale até', usadoEm: 'Usado em' },
    aoEliminar: APAGA,
  },
  {
    definicao: CONSULTAS,
    titulo: 'Consultas ao seu cadastro',
    explica: 'Quando alguém da equipe pediu para ver seus dados inteiros, sem máscara.',
    acha: { campo: 'alvo' },
    semCampos: { por: 'identifica outra pessoa', ip: 'identifica outra pessoa' },
    aoEliminar: PROVA,
  },
  {
    definicao: SOLICITACOES_LGPD,
    titulo: 'Pedidos sobre os seus dados',
    explica: 'Correções e eliminações que pediu, e o que foi respondido.',
    acha: { campo: 'cliUid' },
    semCampos: { respondidaPor: 'identifica outra pessoa' },
    aoEliminar: PROVA,
  },
  {
    definicao: EXPORTACOES,
    titulo: 'Arquivos com os seus dados',
    explica: 'Quando pediu seus dados.',
    acha: { campo: 'cliUid' },
    rotulos: { pedidaEm: 'Pedido em', prontaEm: 'Pronto em', expiraEm: 'Expira em' },
    aoEliminar: APAGA,
  },
];

/** Collections that hold nothing to be given to somebody as theirs, each with why, in words for that somebody. */
export const SEM_TITULAR: SemTitular = {
  credenciais:
    'Sua senha e seu segundo fator são guardados só como resumos que nada revelam; na eliminação são apagados.',
  sinosDaEquipe: 'O que pessoas da casa já leram do que espera por elas.',
  tentativas: 'Contagens de senhas erradas, apagadas em um dia.',
  [DADOS_GUARDADOS.nome]: 'Só existe depois da eliminação: o que a lei manda guardar dela.',
  exportacoesDaCasa: 'Planilhas que a equipe pediu: quem, quando e com que critérios, sem as linhas.',
  enviosEmPartes:
    'Fotos que quem trabalha com a casa está enviando, por no máximo três dias; o que foi guardado consta onde foi.',
  partesDeEnvio: 'Os pedaços dessas fotos, enquanto chegam.',
  partesDasExportacoesDaCasa: 'Planilhas que a equipe pediu, por sete dias.',
  partesDeExportacoes: 'Este próprio arquivo, enquanto espera para ser baixado.',
  livro: 'Livros públicos dos leilões: suas linhas constam em “Lances, propostas e compras imediatas”.',
  leiloes: 'Leilões da casa.',
  fotosDosLotes: 'Fotos de lotes, enviadas por quem trabalha com a casa.',
  lotes: 'Lotes da casa; o apelido de quem lidera é público.',
  custodia: 'O que aconteceu com cada veículo da casa, sem nomear quem o comprou.',
  exclusivos: 'Por um instante, que algum valor está sendo gravado, como resumo que nada revela.',
  veiculosEmLeilao: 'Em que lote está cada veículo da casa.',
  lotesDaCasa: 'Lotes da casa, sem quem deu lances.',
  eventos: 'Eventos da casa; os convites com o seu nome constam em “Convites para eventos”.',
  avaliacoes: 'O que leiloeiros dizem que veículos valem, e quem assinou: gente da casa.',
  modelosDeFotos: 'Que fotos cada tipo de lote deve ter.',
  carimbos: 'Carimbos que a marca põe sobre as fotos de lotes.',
  visitasDoLote: 'Quantas vezes cada lote foi aberto, por dia, sem quem o abriu.',
  remessasDeCobranca: 'Arquivos de remessa ao banco, que só nomeiam boletos; os seus constam em “Boletos”.',
  leiloesDaCasa: 'De qual marca é cada leilão.',
  leiloes_terminados: 'Cópia de leilões que terminaram; seus lances constam em “Lances”.',
  lotes_terminados: 'Cópia de lotes que terminaram; seus lances constam em “Lances”.',
  documentos: 'Endereços de documentos; cada um consta na sua compra.',
  aberturas: 'Quem da equipe abriu as partes privadas de um livro: atos da casa.',
  aprovacoes: 'Decisões da equipe sobre vendas; o que decidiram consta na sua compra.',
  recebimentos: 'Avisos de dinheiro que chegou ao banco; o que é seu consta nos pagamentos de cada compra.',
  pixRecebidos: 'Avisos de Pix como o banco os mandou; o que é seu consta nos pagamentos de cada compra.',
  pixMostrados: 'Códigos Pix que foram mostrados; o que é seu consta nos pagamentos de cada compra.',
  consultasDaFipe: 'Quando o estoque de uma marca foi consultado na tabela FIPE, e por quem da casa.',
  retornosDeCobranca: 'Arquivos de retorno do banco já lidos, sem nomes.',
  reservasDeRetirada: 'Vagas da agenda; a sua consta em “Retiradas”.',
  respostasDeComando: 'Respostas guardadas por um resumo, para que um pedido repetido não valha duas vezes.',
  tarefas: 'Trabalhos internos em espera; o que resulta deles consta onde resulta.',
  vendasDaSala: 'Lotes que a sala comprou, com o apelido de lá; de quem foi identificado, a compra.',
  usuarios: 'Pessoas da equipe.',
  administracoes: 'Quem da equipe está deixando de administrar uma marca.',
  primeirosAdministradores: 'Quem da equipe administrou cada marca primeiro.',
  primeiraHora: 'O link que abriu esta instalação, sem o que o abre.',
  unidadesNegocio: 'Unidades da casa.',
  visoes: 'Como a equipe olha as suas listas.',
  assinaturasDeEmail: 'Cargo e telefone com que pessoas da equipe assinam os seus e-mails.',
  modelosDeAssinatura: 'Regras da marca.',
  configuracoesDeConversas: 'Regras da marca.',
  apelidos:
    'Apelidos de quem dá lances na sala, dados pela equipe; o de um leilão judicial tem o número de um cadastro, e o que comprou consta em “Compras”.',
  recadosProntos: 'O que a casa tem pronto para dizer à sala.',
  gruposCliente: 'Grupos da casa; os seus constam no cadastro.',
  programasDeIndicacao: 'Regras da marca.',
  comitentes: 'Empresas que vendem.',
  gruposComitente: 'Grupos de empresas que vendem.',
  carteiras: 'De que partes do que é seu as empresas vendem.',
  comissoesComitente: 'O que as empresas que vendem pagam à casa.',
  documentosDosLeiloes:
    'Papéis de um leilão: de quem vendeu e da casa; os arquivos não se procuram por pessoa.',
  tiposVistoria: 'O que uma vistoria pergunta.',
  versoesDeTipoVistoria: 'O que uma vistoria perguntou.',
  vistorias: 'Como estão os veículos da casa.',
  respostasDeVistoria:
    'O que a equipe anotou de cada veículo da casa; quem assina o faz pela casa ou por quem o transporta, e não se procura por pessoa.',
  repasses: 'O que a empresa que vendeu recebe de cada lote, sem quem o comprou.',
  contasBancarias: 'Contas da casa.',
  integracoesBancarias: 'Ligações da casa com bancos.',
  credenciaisBancarias: 'Segredos da casa com bancos.',
  credenciaisAEspera: 'Segredos da casa com bancos, à espera de uma segunda pessoa.',
  tabelasDeFrete: 'Preços da casa.',
  remocoes: 'Como os veículos da casa chegam aos pátios; quem os leva consta em “Cadastro de motorista”.',
  eventosDeRemocao: 'O que se contou do caminho dos veículos da casa.',
  precosDeEnvio: 'Preços da casa.',
  patios: 'Pátios da casa.',
  leiloeiros: 'Leiloeiros da casa.',
  veiculos: 'Veículos da casa.',
  canaisTransmissao: 'Transmissões da casa.',
  transmissoes: 'Transmissões da casa.',
  fluxosDasTransmissoes: 'Se chega a imagem de uma transmissão, e quantos a assistem.',
  configuracoesDeAvisos: 'Regras da marca.',
  vozesDasMarcas: 'Palavras da marca.',
  documentosLegais: 'Versões do regulamento e da privacidade da marca; as que aceitou constam no cadastro.',
  hotsites: 'A marca.',
  publicacoes: 'Quando cada lote se tornou público.',
  bloqueios:
    'Endereços de rede e aparelhos impedidos por segurança, sem nome; os seus constam em “Sessões abertas”.',
  manutencoes: 'Horários em que a casa fez manutenção.',
};
