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
  { rota: 'manutencao-plataforma', papeis: 'ADM' },
  { rota: 'bloqueio-ips-dispositivos', papeis: 'ADM' },
  { rota: 'aprovar-fotos-leilao', papeis: 'ADM LEI MKT' },
  { rota: 'arquivos-do-banco', papeis: 'ADM FIN' },
  { rota: 'carimbo-fotos', papeis: 'ADM' },
  { rota: 'boletos', um: true, papeis: 'ADM COM' },
  { rota: 'meu-perfil', papeis: TODOS },
  {
    ...{ rota: 'aprovacoes', papeis: 'ADM FIN GAC' },
    alem: { papeis: 'SAC GSA ACE', porque: 'who asked for something takes it back there' },
  },
  { rota: 'solicitacoes-lgpd', papeis: 'ADM SAC' },
  { rota: 'grupos-cliente', papeis: 'ADM SAC' },
  { rota: 'leiloeiros', papeis: 'ADM LEI' },
];

/** What is not there yet: whoever builds one moves it up, with its roles. */
export const ROTAS_QUE_ESPERAM: readonly { rota: string; um?: true }[] = [
  ...[
    'estoque',
    'vistorias',
    'veiculos-classificacao',
    'patio-usuario',
    'patio-recesso',
    'patio-recesso-novo',
    'comitente-integracao-tags',
    'dashboard-comitente-integracao',
    'relatorios',
    'relatorios-comitente',
    'assinatura-email',
    'design-system',
    'modelo-fotos-site',
    'deposito-bens',
    'leilao-detran',
    'leilao-url-videos',
    'eventos-convidados',
    'eventos-relatorio',
  ].map((rota) => ({ rota })),
  ...[
    'vistoria',
    'remocao',
    'avaliacao-veicular-condicional',
    'documentos-leilao',
    'configurar-notificacoes',
    'acompanhar-leilao',
    'backoffice-acompanhar-leilao',
    'avaliacao-leiloeiro',
  ].map((rota) => ({ rota, um: true }) as const),
];
