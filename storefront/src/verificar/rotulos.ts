import { situacaoParaVisitantes } from '@martelo/shared/lote-rotulos';
import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import { formatarReais } from '@martelo/shared/reais';
import type { Registro } from './documentos.ts';

const TITULOS: Record<string, string> = {
  LoteIncluido: 'Lote incluído',
  LoteAlterado: 'Condições alteradas',
  Lance: 'Lance',
  LanceCancelado: 'Lance cancelado',
  VendaDireta: 'Venda direta',
  Prorrogado: 'Encerramento prorrogado',
  TempoRestituido: 'Tempo restituído',
  SituacaoAlterada: 'Situação alterada',
  Encerrado: 'Encerrado',
};
const TIPOS_DE_OFERTA: Record<string, string> = {
  MANUAL: 'Lance manual',
  AUTOMATICO: 'Lance automático',
  PRESENCIAL: 'Lance na sala',
  COMPRE_JA: 'Compre Já',
  PROPOSTA: 'Proposta',
};

/** An entry's kind as people read it; one that this page does not know yet keeps its own name. */
export const tituloDe = ({ publico }: Registro): string =>
  TITULOS[String(publico?.tipo)] ?? String(publico?.tipo ?? 'Registro ilegível');

export const tituloDaOferta = (tipo: string): string => TIPOS_DE_OFERTA[tipo] ?? tipo;

/** Who and what beside the kind: names are those of the public ledger. */
export function detalheDe({ publico }: Registro): string | null {
  const { apelido, modo, resposta, situacao, motivo } = publico ?? {};
  if (typeof apelido === 'string') {
    const como = resposta === true ? 'resposta automática' : TIPOS_DE_OFERTA[String(modo)]?.toLowerCase();
    return como ? `${apelido} · ${como}` : apelido;
  }
  if (motivo === 'cascata') return 'pela sequência dos lotes';
  return typeof situacao === 'string'
    ? situacaoParaVisitantes(situacao as SituacaoLote, 'leilao').rotulo
    : null;
}

export const valorDe = ({ publico }: Registro): string | null =>
  typeof publico?.valor === 'number' ? formatarReais(publico.valor, { curto: true }) : null;

/** The price as each entry left it; an entry that does not move it is not in the list. */
export function precos(registros: readonly Registro[]): { seq: number; instante: number; valor: number }[] {
  return registros.flatMap(({ seq, publico }) => {
    const { tipo, lidera, valor, instante } = publico ?? {};
    const move = (tipo === 'Lance' && lidera === true) || tipo === 'LanceCancelado' || tipo === 'VendaDireta';
    const quando = Date.parse(String(instante));
    return move && typeof valor === 'number' && Number.isFinite(quando)
      ? [{ seq, instante: quando, valor }]
      : [];
  });
}
