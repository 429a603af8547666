import type { Documento } from '@martelo/shared/estoque-preparo';
import type { PorModo } from '@martelo/shared/modo';
import type { PassoDoVeiculo } from '@martelo/shared/veiculo-proximo';

const DOCUMENTOS: Record<Documento, string> = {
  ...{ CHASSI: 'o chassi', RENAVAM: 'o Renavam', RECORTE: 'o recorte do chassi', DECALQUE: 'o decalque' },
};

/** What a vehicle's screen says. */
export const ADMIN_VEICULO = {
  partes: 'Partes do cadastro',
  abas: {
    detalhes: 'Detalhes',
    fotos: 'Fotos',
    patio: 'Pátio',
    remocoes: 'Remoções',
    vistorias: 'Vistorias',
    valor: 'Classificação e valor',
    custodia: 'Custódia',
    historico: 'Histórico',
  },
  semPlaca: 'Sem placa',
  semFoto: 'Sem foto',
  fotoDe: (nome: string): string => `${nome}, foto da entrada`,
  diasNoPatio: (dias: number): string => {
    if (dias === 0) return 'chegou hoje ao pátio';
    return dias === 1 ? 'há 1 dia no pátio' : `há ${dias.toLocaleString('pt-BR')} dias no pátio`;
  },
  naVaga: (vaga: string): string => `vaga ${vaga}`,
  emNenhum: 'Em nenhum pátio',
  aSeguir: 'A seguir',
  passos: {
    PEDIR_REMOCAO: 'Pedir a remoção, ou esperar o veículo num pátio',
    ACOMPANHAR_REMOCAO: 'Acompanhar a remoção',
    CLASSIFICAR: 'Classificar',
    VISTORIAR: 'Vistoriar',
    DOCUMENTAR: 'Completar os documentos',
    LEVAR_A_LEILAO: 'Pôr à venda',
    LIBERAR_VENDA: 'Decidir se a venda continua inibida',
    DEVOLVER: 'Devolver ao comitente',
    ACOMPANHAR_LOTE: 'Acompanhar a venda',
    ENTREGAR: 'Entregar a quem comprou',
  } satisfies Record<PassoDoVeiculo, string>,
  faltam: (documentos: readonly Documento[]): string =>
    `falta ${new Intl.ListFormat('pt-BR').format(documentos.map((um) => DOCUMENTOS[um]))}`,
  nadaASeguir: 'Nada: o veículo já saiu da casa',
  secoes: {
    identidade: 'Identidade',
    estado: 'Estado',
    origem: 'Origem',
    valor: 'Valor e mídia',
    chaves: 'O que pode ser feito com ele',
  },
  pelaVistoria: 'Pela classificação e pela vistoria',
  nadaEscrito: 'Nada foi escrito deste veículo ainda.',
} as const;

/** How the part of its lots is called. */
export const ABA_DOS_LOTES: PorModo<{ lotes: string }> = {
  ...{ leilao: { lotes: 'Lotes' }, loja: { lotes: 'Anúncios' } },
};
