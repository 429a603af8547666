import type { LeilaoEscrita } from '@martelo/shared/leilao';
import { leilaoEscrita } from '@martelo/shared/leilao';
import type { Identificacao } from '../../api/comando.ts';
import type { Chamador } from '../../api/rota.ts';
import type { Estado } from '../../auction/modelo/estado.ts';
import type { ComitentesDaMarca } from '../../casa/comitentes-da-marca.ts';
import type { Motor } from '../../runtime/motor.ts';
import { copiaDoLote } from '../lote/duplicar-lote.ts';
import { incluirLotes } from '../lote/incluir-lotes.ts';
import { numeroDoLote } from '../lote/numeros.ts';
import { criarLeilao } from './criar-leilao.ts';
import type { Numerador } from './numerador.ts';

interface Dependencias {
  motor: Motor;
  ids: { leilao: Numerador; lote: Numerador };
  comitentes: ComitentesDaMarca;
}

/** One command takes in this many, as one call does. */
const LOTES_POR_COMANDO = 500;

/**
 * A new auction with the terms of another and, when asked, its lots: none of the bids, every instant moved by as much as the date.
 * Each step repeats under an id made from the caller's, so that a repeated call goes on where the first one stopped (rule 10).
 */
export async function duplicarLeilao(
  { motor, ids, comitentes }: Dependencias,
  chamador: Chamador,
  quem: Identificacao,
  origem: Readonly<Estado>,
  { nome, data, comLotes }: { nome: string; data: string; comLotes: boolean },
): Promise<{ id: number; uid: string; lotes: number }> {
  const { id: _id, uid: _uid, ...dados } = origem.leilao;
  const novo: LeilaoEscrita = leilaoEscrita.parse({ ...dados, nome, data, situacao: 'CRIADO' });
  const criado = await criarLeilao({ motor, ids: ids.leilao }, chamador, quem, novo);
  if (!comLotes) return { ...criado, lotes: 0 };

  const deslocamento = Date.parse(data) - Date.parse(origem.leilao.data);
  const numeros = new Set<string>();
  const copias = origem.ordem.map((uid) => {
    const { numero, ...copia } = copiaDoLote(origem, origem.lotes.get(uid)!, deslocamento);
    const qual = numero === undefined ? null : numeroDoLote(numero);
    // Auctions of before may have a number twice: its second lot takes one that is free.
    if (qual === null || numeros.has(qual)) return copia;
    numeros.add(qual);
    return { ...copia, numero };
  });
  for (let i = 0; i < copias.length; i += LOTES_POR_COMANDO) {
    const estado = (await motor.estado(criado.uid))!;
    const parte = { ...quem, comandoId: `${quem.comandoId}:lotes:${i}` };
    const estas = copias.slice(i, i + LOTES_POR_COMANDO);
    const { hotsites } = estado.leilao;
    await incluirLotes({ motor, ids: ids.lote, comitentes }, hotsites, estado, parte, estas);
  }
  return { ...criado, lotes: copias.length };
}
