import { z } from 'zod';
import { diaEmSaoPaulo } from './datas.ts';
import { somarDiasUteis } from './feriados.ts';
import { paragrafos, texto } from './texto.ts';

export const TIPOS_INCIDENTE = [
  'DESISTENCIA',
  'INADIMPLENCIA',
  'FRAUDE',
  'RECLAMACAO',
  'DIVERGENCIA',
  'PLATAFORMA',
  'DADOS_PESSOAIS',
] as const;
export const ROTULOS_TIPO_INCIDENTE: Record<(typeof TIPOS_INCIDENTE)[number], string> = {
  DESISTENCIA: 'Desistência',
  INADIMPLENCIA: 'Inadimplência',
  FRAUDE: 'Fraude',
  RECLAMACAO: 'Reclamação',
  DIVERGENCIA: 'Divergência',
  PLATAFORMA: 'Plataforma',
  DADOS_PESSOAIS: 'Dados pessoais',
};

export const GRAVIDADES = ['BAIXA', 'MEDIA', 'ALTA', 'CRITICA'] as const;
export const ROTULOS_GRAVIDADE = {
  BAIXA: 'Baixa',
  MEDIA: 'Média',
  ALTA: 'Alta',
  CRITICA: 'Crítica',
} as const;

export const SITUACOES_INCIDENTE = ['ABERTO', 'EM_ANALISE', 'AGUARDANDO', 'RESOLVIDO', 'CANCELADO'] as const;
export const ROTULOS_SITUACAO_INCIDENTE: Record<(typeof SITUACOES_INCIDENTE)[number], string> = {
  ABERTO: 'Aberto',
  EM_ANALISE: 'Em análise',
  AGUARDANDO: 'Aguardando',
  RESOLVIDO: 'Resolvido',
  CANCELADO: 'Cancelado',
};

/** Business days from its knowledge in which the ANPD is told (Resolução CD/ANPD 15/2024, art. 6º). */
export const DIAS_DA_ANPD = 3;

const instante = z.iso.datetime({ offset: true });

/** What staff write of one. */
export const incidenteEscrita = z.strictObject({
  tipo: z.enum(TIPOS_INCIDENTE),
  gravidade: z.enum(GRAVIDADES),
  titulo: texto(120).min(3),
  descricao: paragrafos(4_000).optional(),
  /** Who of the house sees to it. */
  responsavelUid: z.guid().optional(),
  prazo: instante.optional(),
  /** When the house learned of it; personal data need it. */
  conhecidoEm: instante.optional(),
  // What it is about.
  cliUid: z.guid().optional(),
  leilaoUid: z.guid().optional(),
  lelUid: z.guid().optional(),
  vendaUid: z.guid().optional(),
});
export type IncidenteEscrito = z.output<typeof incidenteEscrita>;

/** A line of what was done about it, in its order; none is ever changed. */
export const notaDoIncidente = z.strictObject({
  em: z.string(),
  por: z.string(),
  texto: z.string(),
});

/** When it is due: as written, and what is about personal data no later than the ANPD has to be told. ISO; null while nothing says. */
export function vencimentoDoIncidente({
  tipo,
  prazo,
  conhecidoEm,
}: Pick<IncidenteEscrito, 'tipo' | 'prazo' | 'conhecidoEm'>): string | null {
  const escrito = prazo === undefined ? null : new Date(prazo).toISOString();
  if (tipo !== 'DADOS_PESSOAIS' || conhecidoEm === undefined) return escrito;
  const ultimoDia = somarDiasUteis(diaEmSaoPaulo(conhecidoEm), DIAS_DA_ANPD);
  const daAnpd = new Date(`${ultimoDia}T23:59:59.000-03:00`).toISOString();
  return escrito !== null && escrito < daAnpd ? escrito : daAnpd;
}
