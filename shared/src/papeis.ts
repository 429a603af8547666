import { z } from 'zod';

/** Internal roles as the spec names them, stored with their prefix. Any of them makes a user internal. */
export const PAPEIS_INTERNOS = [
  'Interno - Desenvolvimento TI',
  'Interno - ADM',
  'Interno - SAC',
  'Interno - GerenteSAC',
  'Interno - MKT',
  'Interno - Leiloeiro',
  'Interno - Comitente',
  'Interno - Acerto',
  'Interno - GerenteAcerto',
  'Interno - Alteração de Minimos e Incremento',
  'Interno - Leilão',
  'Interno - Financeiro',
  'Interno - Remoção',
  'Interno - Pátio',
  'Interno - Liberação recadastramento 2FA',
] as const;

/** People who work with the house and not in it: they log in and see to their account, and nothing of the house opens to them but what a kind says (`deFora`). */
export const GRUPOS_EXTERNOS = [
  'Externo - Despachante',
  'Externo - Motorista',
  'Externo - Transportadora',
  'Externo - Assessoria Jurídica',
  'Externo - Integração Comitente',
  'Visitantes',
  'Liberação de Acesso',
  'ADM Legado',
] as const;

export type GrupoExterno = (typeof GRUPOS_EXTERNOS)[number];

/** What a user of the house may be given. */
export const PAPEIS_DE_USUARIO = [...PAPEIS_INTERNOS, ...GRUPOS_EXTERNOS] as const;
export type PapelDeUsuario = (typeof PAPEIS_DE_USUARIO)[number];

/** As people read them. */
export const ROTULOS_PAPEL: Record<PapelDeUsuario, string> = {
  'Interno - Desenvolvimento TI': 'Desenvolvimento e TI',
  'Interno - ADM': 'Administração',
  'Interno - SAC': 'Atendimento',
  'Interno - GerenteSAC': 'Gerência do atendimento',
  'Interno - MKT': 'Marketing',
  'Interno - Leiloeiro': 'Leiloeiro',
  'Interno - Comitente': 'Comitente',
  'Interno - Acerto': 'Acerto',
  'Interno - GerenteAcerto': 'Gerência do acerto',
  'Interno - Alteração de Minimos e Incremento': 'Alteração de mínimos e incremento',
  'Interno - Leilão': 'Leilão',
  'Interno - Financeiro': 'Financeiro',
  'Interno - Remoção': 'Remoção',
  'Interno - Pátio': 'Pátio',
  'Interno - Liberação recadastramento 2FA': 'Liberação de segundo fator',
  'Externo - Despachante': 'Despachante',
  'Externo - Motorista': 'Motorista',
  'Externo - Transportadora': 'Transportadora',
  'Externo - Assessoria Jurídica': 'Assessoria jurídica',
  'Externo - Integração Comitente': 'Integração do comitente',
  Visitantes: 'Visitante',
  'Liberação de Acesso': 'Liberação de acesso',
  'ADM Legado': 'Administração do sistema legado',
};

/** Roles that are not granted on one person's word (back office, four eyes). */
export const PAPEIS_A_DOIS = [
  'Interno - ADM',
  'Interno - Financeiro',
  'Interno - GerenteAcerto',
  'Interno - Liberação recadastramento 2FA',
] as const satisfies readonly PapelInterno[];

/** Who answers for consignors, for those that name them. */
export const PAPEL_DO_COMITENTE = 'Interno - Comitente' satisfies PapelInterno;

/** Who works at yards, at those that name them. */
export const PAPEL_DO_PATIO = 'Interno - Pátio' satisfies PapelInterno;

/** Who hands over at a yard what was bought (P18). */
export const QUEM_ENTREGA = [
  'Interno - ADM',
  'Interno - Pátio',
  'Interno - Acerto',
  'Interno - GerenteAcerto',
] as const satisfies readonly PapelInterno[];

/** Who follows vehicles at the yards (fleet, section 3); who stands at some sees those, a consignor's people theirs. */
export const QUEM_VE_ESTADIAS = [
  'Interno - ADM',
  'Interno - Remoção',
  'Interno - Pátio',
  'Interno - Leilão',
  'Interno - Comitente',
] as const satisfies readonly PapelInterno[];
/** Who asks for what is done to them there, besides who bought one. */
export const QUEM_PEDE_SERVICOS = [
  'Interno - ADM',
  'Interno - Comitente',
  'Interno - Leilão',
  'Interno - Remoção',
  'Interno - SAC',
] as const satisfies readonly PapelInterno[];
export const QUEM_VE_SERVICOS = [
  ...QUEM_VE_ESTADIAS,
  'Interno - SAC',
] as const satisfies readonly PapelInterno[];
/** Who lets them in and out. */
export const QUEM_CUIDA_DE_ESTADIAS = [
  'Interno - ADM',
  'Interno - Pátio',
] as const satisfies readonly PapelInterno[];

/** Who books when a vehicle is brought to a yard: its people, and those who have it brought. */
export const QUEM_AGENDA_ENTRADAS = [
  ...QUEM_CUIDA_DE_ESTADIAS,
  ...(['Interno - Remoção', 'Interno - Comitente'] as const),
] as const satisfies readonly PapelInterno[];

/** Who says which pictures of lots people are shown; what they send is shown at once (BO20). */
export const QUEM_APROVA_FOTOS = [
  'Interno - ADM',
  'Interno - Leilão',
  'Interno - MKT',
] as const satisfies readonly PapelInterno[];
/** Who sends pictures of lots: a yard's people of what stands there, a consignor's of what is theirs. */
export const QUEM_ENVIA_FOTOS = [
  ...QUEM_APROVA_FOTOS,
  'Interno - Pátio',
  'Interno - Comitente',
] as const satisfies readonly PapelInterno[];

/** Who runs broadcasts (spec 6). */
export const QUEM_TRANSMITE = [
  'Interno - ADM',
  'Interno - Leiloeiro',
  'Interno - MKT',
] as const satisfies readonly PapelInterno[];

/** Who says what vehicles are worth, and signs it. */
export const QUEM_AVALIA_VEICULOS = [
  'Interno - ADM',
  'Interno - Leiloeiro',
] as const satisfies readonly PapelInterno[];

/** Who decides on conditional bids, and weighs them: the house, and of a consignor who answers for it. */
export const QUEM_VE_AVALIACAO_CONDICIONAL = [
  ...(['Interno - ADM', 'Interno - Leilão', 'Interno - Acerto', 'Interno - GerenteAcerto'] as const),
  'Interno - Comitente',
] as const satisfies readonly PapelInterno[];

/** Who looks at clients' documents and says whether they are right. */
export const QUEM_VALIDA_DOCUMENTOS = [
  'Interno - ADM',
  'Interno - SAC',
  'Interno - GerenteSAC',
] as const satisfies readonly PapelInterno[];

/** Who sees what was bid: settlement, support and the auction's staff. */
export const QUEM_VE_LANCES = [
  'Interno - ADM',
  'Interno - Acerto',
  'Interno - GerenteAcerto',
  'Interno - SAC',
  'Interno - GerenteSAC',
  'Interno - Leilão',
] as const satisfies readonly PapelInterno[];
/** Who changes opening prices and steps. */
export const QUEM_MUDA_MINIMOS = [
  ...(['Interno - ADM', 'Interno - Leilão', 'Interno - Alteração de Minimos e Incremento'] as const),
] as const satisfies readonly PapelInterno[];
/** Who lists the lots of all auctions: of these, a consignor's people those of their consignors. */
export const QUEM_LISTA_LOTES = [
  ...(['Interno - ADM', 'Interno - Leilão', 'Interno - Alteração de Minimos e Incremento'] as const),
  ...(['Interno - Leiloeiro', 'Interno - MKT', 'Interno - SAC', 'Interno - Acerto'] as const),
  'Interno - Comitente',
] as const satisfies readonly PapelInterno[];

/** Who reads in which lots a vehicle was: who reads both; a consignor's people those of theirs. */
export const QUEM_VE_LOTES_DO_VEICULO = [
  ...(['Interno - ADM', 'Interno - Leilão', 'Interno - Leiloeiro', 'Interno - Comitente'] as const),
] as const satisfies readonly PapelInterno[];

/** Who of the house is shown the screens of received bids. */
export const QUEM_ABRE_LANCES_RECEBIDOS = [
  'Interno - ADM',
  'Interno - Acerto',
  'Interno - SAC',
] as const satisfies readonly PapelInterno[];
/** Who takes down what a client offers on the telephone. */
export const QUEM_ANOTA_PELO_TELEFONE = QUEM_ABRE_LANCES_RECEBIDOS;
/** Who takes a bid back: who administers the house, and who answers for support; of a lot that is on the block, who calls it as well. */
export const QUEM_CANCELA_LANCES = [
  'Interno - ADM',
  'Interno - GerenteSAC',
  'Interno - Leiloeiro',
] as const satisfies readonly PapelInterno[];
export const QUEM_CANCELA_QUALQUER_LANCE = QUEM_CANCELA_LANCES.filter(
  (papel) => papel !== 'Interno - Leiloeiro',
);
/** Who answers proposals. */
export const QUEM_RESPONDE_PROPOSTAS = [
  ...(['Interno - ADM', 'Interno - Leilão', 'Interno - Acerto', 'Interno - GerenteAcerto'] as const),
] as const satisfies readonly PapelInterno[];

/** Who says who takes part in an auction that asks for it. */
export const QUEM_RESPONDE_HABILITACAO = [
  ...QUEM_VALIDA_DOCUMENTOS,
  'Interno - Leilão',
] as const satisfies readonly PapelInterno[];

/** Who answers what people ask about their own data (LGPD). */
export const QUEM_RESPONDE_TITULARES = QUEM_VALIDA_DOCUMENTOS;
/** Who makes invitations to register. */
export const QUEM_CONVIDA = QUEM_VALIDA_DOCUMENTOS;
/** Who moves the money of sales (P6). */
export const QUEM_PAGA = [
  'Interno - ADM',
  'Interno - Acerto',
  'Interno - GerenteAcerto',
] as const satisfies readonly PapelInterno[];
/** Who keeps the machines that play the lots' videos. */
export const QUEM_BAIXA_VIDEOS = ['Interno - Desenvolvimento TI'] as const satisfies readonly PapelInterno[];
/** Who settles what people are told, and sees what went out. */
export const QUEM_CUIDA_DE_AVISOS = [
  'Interno - ADM',
  'Interno - MKT',
] as const satisfies readonly PapelInterno[];
/** Who invites people to events, stands at their door, and reads what they came to. */
export const QUEM_CUIDA_DE_EVENTOS = [
  'Interno - Desenvolvimento TI',
  'Interno - ADM',
  'Interno - MKT',
] as const satisfies readonly PapelInterno[];
/** Who of these may ask for a guest's contacts and document whole. */
export const QUEM_VE_CONTATOS_DE_CONVIDADOS = [
  'Interno - ADM',
  'Interno - MKT',
] as const satisfies readonly PapelInterno[];
/** Who keeps the carriers, drivers and places of removals. */
export const QUEM_CUIDA_DE_REMOCOES = [
  'Interno - ADM',
  'Interno - Remoção',
] as const satisfies readonly PapelInterno[];
/** Who names them, in what they ask for. */
export const QUEM_LE_TRANSPORTADORAS = [
  ...QUEM_CUIDA_DE_REMOCOES,
  'Interno - Pátio',
  'Interno - Leilão',
] as const satisfies readonly PapelInterno[];
/** Who asks that a vehicle be fetched; a consignor's people, of theirs alone. */
export const QUEM_PEDE_REMOCOES = [
  ...QUEM_LE_TRANSPORTADORAS,
  'Interno - Comitente',
] as const satisfies readonly PapelInterno[];
/** Who sends the bank its files, and takes in what it answers. */
export const QUEM_FALA_COM_O_BANCO = [
  'Interno - ADM',
  'Interno - Financeiro',
] as const satisfies readonly PapelInterno[];
/** Who looks through the slips of an auction: of these, a consignor's people those of their lots. */
export const QUEM_VE_BOLETOS_DO_LEILAO = [
  'Interno - ADM',
  'Interno - Comitente',
] as const satisfies readonly PapelInterno[];
/** Who keeps the papers of an auction, and says that they agree with the books. */
export const QUEM_CUIDA_DOS_DOCUMENTOS_DO_LEILAO = [
  'Interno - ADM',
  'Interno - Financeiro',
] as const satisfies readonly PapelInterno[];
/** Who runs reports of a brand, and who those of their consignors. */
export const QUEM_TIRA_RELATORIOS = [
  ...(['Interno - ADM', 'Interno - SAC', 'Interno - Acerto'] as const),
] as const satisfies readonly PapelInterno[];
export const QUEM_TIRA_RELATORIOS_DO_COMITENTE = [
  ...(['Interno - ADM', 'Interno - Comitente'] as const),
] as const satisfies readonly PapelInterno[];
/** Who follows an auction by its figures while it runs. */
export const QUEM_VE_PAINEL_DO_LEILAO = [
  ...(['Interno - ADM', 'Interno - SAC'] as const),
] as const satisfies readonly PapelInterno[];
/** Who follows all lots of an auction while it runs, and who follows those of their consignors. */
export const QUEM_ACOMPANHA_LEILAO = QUEM_VE_PAINEL_DO_LEILAO;
export const QUEM_ACOMPANHA_OS_SEUS = [
  ...(['Interno - ADM', 'Interno - Comitente'] as const),
] as const satisfies readonly PapelInterno[];
/** Who says what money that nobody expected pays (P9). */
export const QUEM_DESTINA = [
  'Interno - ADM',
  'Interno - GerenteAcerto',
] as const satisfies readonly PapelInterno[];
/** Who gives discounts for who was brought. */
export const QUEM_RECOMPENSA = QUEM_PAGA;
/** Who says what sending papers costs, and who reads it besides. */
export const QUEM_MUDA_PRECOS_DE_ENVIO = QUEM_RECOMPENSA;
export const QUEM_LE_PRECOS_DE_ENVIO = [
  ...QUEM_MUDA_PRECOS_DE_ENVIO,
  'Interno - SAC',
  'Interno - Financeiro',
] as const satisfies readonly PapelInterno[];
/** Who grants an erasure, which nothing brings back. */
export const QUEM_ELIMINA_DADOS = [
  'Interno - ADM',
  'Interno - GerenteSAC',
] as const satisfies readonly PapelInterno[];

/** Roles that may enter the content panel. Editing there is narrower. */
export const PAPEIS_DO_PAINEL: readonly PapelInterno[] = [
  'Interno - ADM',
  'Interno - MKT',
  'Interno - Desenvolvimento TI',
  'Interno - Leiloeiro',
];

/** Who of the house reaches the sessions of others, and releases a lost second factor, by the kind of account. */
export const ACESSOS_DE_OUTROS = {
  interno: {
    sessoes: ['Interno - ADM'],
    libera: ['Interno - ADM', 'Interno - Liberação recadastramento 2FA'],
  },
  cliente: {
    sessoes: ['Interno - ADM', 'Interno - SAC', 'Interno - GerenteSAC'],
    libera: [
      'Interno - ADM',
      'Interno - SAC',
      'Interno - GerenteSAC',
      'Interno - Liberação recadastramento 2FA',
    ],
  },
} as const satisfies Record<string, Record<string, readonly (typeof PAPEIS_INTERNOS)[number][]>>;
/** Who finds an account by its e-mail to do either. */
export const PAPEIS_DOS_ACESSOS: readonly PapelInterno[] = [
  ...new Set(Object.values(ACESSOS_DE_OUTROS).flatMap(({ sessoes, libera }) => [...sessoes, ...libera])),
];

/** Client roles contain 'Clientes': one per brand and nature, e.g. "Clientes leilo - Física". */
export const papelDeCliente = (subdominio: string, natureza: 'Fisica' | 'Juridica'): string =>
  `Clientes ${subdominio} - ${natureza === 'Fisica' ? 'Física' : 'Jurídica'}`;

/** The role of accounts that bid in rehearsals alone. */
export const PAPEL_ENSAIO = 'Clientes ensaio';

export const papel = z.union([z.enum(PAPEIS_DE_USUARIO), z.string().regex(/^Clientes .{1,60}$/)]);
export type PapelInterno = (typeof PAPEIS_INTERNOS)[number];
export type Papel = z.infer<typeof papel>;

export const ehInterno = (papeis: readonly string[]): boolean =>
  papeis.some((nome) => nome.startsWith('Interno - '));
export const ehCliente = (papeis: readonly string[]): boolean =>
  papeis.some((nome) => nome.includes('Clientes'));

/** Who takes the FIPE table's values into the brand's vehicles. */
export const QUEM_IMPORTA_A_FIPE = [
  'Interno - ADM',
  'Interno - Leilão',
] as const satisfies readonly PapelInterno[];
/** Who says what damage a vehicle has, and how it is kept. */
export const QUEM_CLASSIFICA_VEICULOS = [
  ...(['Interno - ADM', 'Interno - Leilão', 'Interno - Pátio'] as const),
] as const satisfies readonly PapelInterno[];
/** Who sees the stock by yard, portfolio and age; a consignor's people theirs. */
export const QUEM_VE_O_ESTOQUE = [
  'Interno - ADM',
  PAPEL_DO_COMITENTE,
] as const satisfies readonly PapelInterno[];
