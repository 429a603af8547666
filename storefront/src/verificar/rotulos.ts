import type { TipoHotsite } from '@martelo/shared/hotsite';
import { situacaoParaVisitantes } from '@martelo/shared/lote-rotulos';
import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import { formatarReais } from '@martelo/shared/reais';
import { LIVRO } from '../palavras/livro.ts';
import { detalheDoElo, tituloDoElo } from '../vistorias/elo-em-palavras.ts';
import type { Registro } from './documentos.ts';

/** An entry's kind as people read it; one that this page does not know yet keeps its own name. */
export const tituloDe = ({ publico }: Registro, modo: TipoHotsite): string =>
  LIVRO[modo].registros[String(publico?.tipo)] ?? String(publico?.tipo ?? LIVRO[modo].registroIlegivel);

export const tituloDaOferta = (tipo: string, modo: TipoHotsite): string =>
  LIVRO[modo].tiposDeLance[tipo] ?? tipo;

/** Who and what beside the kind: names are those of the public ledger. */
export function detalheDe({ publico }: Registro, modo: TipoHotsite): string | null {
  const palavras = LIVRO[modo];
  const { apelido, modo: tipo, resposta, situacao, motivo } = publico ?? {};
  if (typeof apelido === 'string') {
    const como =
      resposta === true ? palavras.respostaAutomatica : palavras.tiposDeLance[String(tipo)]?.toLowerCase();
    return como ? `${apelido} · ${como}` : apelido;
  }
  if (motivo === 'cascata') return palavras.pelaSequencia;
  return typeof situacao === 'string' ? situacaoParaVisitantes(situacao as SituacaoLote, modo).rotulo : null;
}

export const valorDe = ({ publico }: Registro): string | null =>
  typeof publico?.valor === 'number' ? formatarReais(publico.valor, { curto: true }) : null;

/** How an entry is read. `quando`: ISO. */
export interface Leitura {
  titulo: string;
  detalhe: string | null;
  valor: string | null;
  quando: unknown;
}

export const leituraDoLivro = (registro: Registro, modo: TipoHotsite): Leitura => ({
  titulo: tituloDe(registro, modo),
  detalhe: detalheDe(registro, modo),
  valor: valorDe(registro),
  quando: registro.publico?.instante,
});

/** A line of custody is told by when it happened: it is written when who did it has a network. */
export const leituraDoElo = (registro: Registro): Leitura => ({
  titulo: tituloDoElo(registro),
  detalhe: detalheDoElo(registro),
  valor: null,
  quando: registro.publico?.em,
});

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
