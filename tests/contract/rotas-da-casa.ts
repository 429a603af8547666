/**
 * Whose each address of the back office is to be, written by hand from what the house was promised and not from the code: the test beside it
 * asks every one as every role. `alem`: who finds it besides, and why. `um`: an address of one record.
 */
export interface RotaDaCasa {
  rota: string;
  um?: true;
  papeis: string;
  alem?: { papeis: string; porque: string };
  falta?: { papeis: string; porque: string };
}

const LOTES = 'ADM LEI AMI LRO MKT SAC ACE COM';
const LEILOES = 'ADM LEI LRO SAC MKT ACE FIN COM';
const VEICULOS = 'ADM COM LEI LRO REM DEV PAT';
const TODOS = 'ADM DEV SAC GSA MKT LRO COM ACE GAC AMI LEI FIN REM PAT R2F';
const SO_DO_COMITENTE = {
  papeis: 'COM',
  porque: 'what staff are told of an auction is of all its consignors; theirs are shown by their lots',
};

export const ROTAS_DA_CASA: readonly RotaDaCasa[] = [
  { rota: 'lotes', papeis: LOTES },
  { rota: 'lote', um: true, papeis: LOTES },
  { rota: 'leiloes', papeis: LEILOES, falta: SO_DO_COMITENTE },
  { rota: 'leilao', um: true, papeis: LEILOES, falta: SO_DO_COMITENTE },
  { rota: 'clientes', papeis: 'ADM SAC LRO' },
  { rota: 'cliente', um: true, papeis: 'ADM SAC LRO' },
  { rota: 'usuarios', papeis: 'ADM' },
  { rota: 'usuario', um: true, papeis: 'ADM' },
  { rota: 'usuario-bloqueio', papeis: 'ADM R2F' },
  { rota: 'hotsites', papeis: 'ADM' },
  { rota: 'hotsite', um: true, papeis: 'ADM' },
  { rota: 'veiculos', papeis: VEICULOS },
  { rota: 'veiculo', um: true, papeis: VEICULOS },
  { rota: 'remocoes', papeis: 'ADM REM PAT LEI COM' },
  { rota: 'remocao', um: true, papeis: 'ADM REM PAT LEI COM' },
  { rota: 'transportadoras', papeis: 'ADM REM' },
  { rota: 'transportadora', um: true, papeis: 'ADM REM' },
  { rota: 'motoristas', papeis: 'ADM REM' },
  { rota: 'motorista', um: true, papeis: 'ADM REM' },
  { rota: 'locais-remocao', papeis: 'ADM REM' },
  { rota: 'local-remocao', um: true, papeis: 'ADM REM' },
  { rota: 'vendas', papeis: 'ADM ACE SAC' },
  { rota: 'compras', um: true, papeis: 'ADM ACE SAC' },
  { rota: 'lances-recebidos', papeis: 'ADM ACE SAC' },
  { rota: 'lance-recebido', um: true, papeis: 'ADM ACE SAC' },
  { rota: 'incidentes', papeis: 'ADM SAC' },
  { rota: 'incidente', um: true, papeis: 'ADM SAC' },
  { rota: 'contas-bancarias', papeis: 'ADM' },
  { rota: 'conta-bancaria', um: true, papeis: 'ADM' },
  { rota: 'unidades-negocio', papeis: 'ADM' },
  { rota: 'unidades-negocio', um: true, papeis: 'ADM' },
  { rota: 'notificacoes', papeis: 'ADM MKT' },
  { rota: 'configurar-notificacoes', papeis: 'ADM MKT' },
  { rota: 'configurar-notificacoes', um: true, papeis: 'ADM MKT' },
  { rota: 'manutencao-plataforma', papeis: 'ADM' },
  { rota: 'bloqueio-ips-dispositivos', papeis: 'ADM' },
  { rota: 'aprovar-fotos-leilao', papeis: 'ADM LEI MKT' },
  { rota: 'arquivos-do-banco', papeis: 'ADM FIN' },
  { rota: 'carimbo-fotos', papeis: 'ADM' },
  { rota: 'modelo-fotos-site', papeis: 'DEV' },
  { rota: 'design-system', papeis: 'DEV' },
  { rota: 'eventos', papeis: 'DEV ADM MKT' },
  { rota: 'eventos-convidados', papeis: 'DEV ADM MKT' },
  { rota: 'convidado', um: true, papeis: 'DEV ADM MKT' },
  { rota: 'eventos-portaria', papeis: 'DEV ADM MKT' },
  { rota: 'eventos-relatorio', papeis: 'DEV ADM MKT' },
  { rota: 'boletos', um: true, papeis: 'ADM COM' },
  { rota: 'documentos-leilao', papeis: 'ADM FIN' },
  { rota: 'documentos-leilao', um: true, papeis: 'ADM FIN' },
  { rota: 'documento-do-leilao', um: true, papeis: 'ADM FIN' },
  { rota: 'avaliacao-leiloeiro', um: true, papeis: 'ADM LRO' },
  { rota: 'avaliacao-veicular-condicional', um: true, papeis: 'ADM LEI ACE GAC COM' },
  { rota: 'meu-perfil', papeis: TODOS },
  { rota: 'assinatura-email', papeis: TODOS },
  {
    ...{ rota: 'aprovacoes', papeis: 'ADM FIN GAC' },
    alem: { papeis: 'SAC GSA ACE REM', porque: 'who asked for something takes it back there' },
  },
  { rota: 'solicitacoes-lgpd', papeis: 'ADM SAC' },
  { rota: 'eventos/dashboard', um: true, papeis: 'ADM SAC' },
  { rota: 'backoffice-acompanhar-leilao', um: true, papeis: 'ADM SAC' },
  { rota: 'acompanhar-leilao', um: true, papeis: 'ADM COM' },
  { rota: 'relatorios', papeis: 'ADM SAC ACE' },
  { rota: 'relatorios-comitente', papeis: 'ADM COM' },
  { rota: 'exportacoes', papeis: 'ADM' },
  { rota: 'exportacao', um: true, papeis: 'ADM' },
  { rota: 'grupos-cliente', papeis: 'ADM SAC' },
  { rota: 'conversas', papeis: 'ADM SAC GSA LRO' },
  { rota: 'configuracao-chat', papeis: 'ADM GSA' },
  { rota: 'leiloeiros', papeis: 'ADM LEI' },
  {
    ...{ rota: 'comitentes', papeis: 'ADM LEI ACE GAC' },
    alem: { papeis: 'COM', porque: 'who answers for some sees those' },
  },
  { rota: 'grupos-comitente', papeis: 'ADM LEI ACE GAC COM' },
  { rota: 'grupo-comitente', um: true, papeis: 'ADM LEI ACE GAC COM' },
  { rota: 'carteiras', papeis: 'ADM LEI ACE GAC COM' },
  { rota: 'carteira', um: true, papeis: 'ADM LEI ACE GAC COM' },
  { rota: 'comissoes-comitente', papeis: 'ADM LEI ACE GAC COM' },
  { rota: 'comissao-comitente', um: true, papeis: 'ADM LEI ACE GAC COM' },
  { rota: 'veiculos-classificacao', papeis: 'ADM LEI PAT' },
  { rota: 'tabela-fipe', papeis: 'ADM LEI' },
  { rota: 'estadias', papeis: 'ADM REM PAT LEI COM' },
  { rota: 'estadia', um: true, papeis: 'ADM REM PAT LEI COM' },
  { rota: 'patio-usuario', papeis: 'ADM' },
  { rota: 'patio-usuario', um: true, papeis: 'ADM' },
  { rota: 'patio-recesso', papeis: 'ADM' },
  { rota: 'patio-recesso-novo', papeis: 'ADM' },
  { rota: 'servicos', papeis: 'ADM REM PAT LEI COM' },
  { rota: 'entrada-no-patio', papeis: 'ADM PAT' },
  { rota: 'fila-do-patio', papeis: 'ADM PAT' },
  { rota: 'mapa-do-patio', papeis: 'ADM PAT' },
  { rota: 'estoque', papeis: 'ADM COM' },
  { rota: 'vistorias', papeis: 'ADM LEI LRO REM PAT COM' },
  { rota: 'vistoria', um: true, papeis: 'ADM LEI LRO REM PAT COM' },
  { rota: 'tipos-vistoria', papeis: 'ADM PAT' },
  { rota: 'tipo-vistoria', um: true, papeis: 'ADM PAT' },
  { rota: 'repasses', papeis: 'ADM ACE FIN COM' },
  { rota: 'repasse', um: true, papeis: 'ADM ACE FIN COM' },
];

/** What is not there yet: whoever builds one moves it up, with its roles. */
export const ROTAS_QUE_ESPERAM: readonly { rota: string; um?: true }[] = [
  ...['comitente-integracao-tags', 'dashboard-comitente-integracao', 'deposito-bens', 'leilao-detran'].map(
    (rota) => ({ rota }),
  ),
];
