/** What the menu of the back office calls screens made by hand: it is there before their own words are. */
export const ADMIN_MENU = {
  arquivosDoBanco: 'Arquivos do banco',
  conversas: 'Conversas',
  classificacao: 'Classificação de veículos',
  entradaNoPatio: 'Entrada no pátio',
  filaDoPatio: 'Fila da entrada',
  mapaDoPatio: 'Mapa do pátio',
  estoque: 'Estoque',
  eventos: 'Relatório de eventos',
  meuPerfil: 'Meu perfil',
  recessos: 'Recessos dos pátios',
  quemTrabalhaNosPatios: 'Quem trabalha nos pátios',
  relatorios: 'Relatórios',
  relatoriosDoComitente: 'Relatórios do comitente',
  tabelaFipe: 'Tabela FIPE',
  videos: 'Vídeos',
} as const;
