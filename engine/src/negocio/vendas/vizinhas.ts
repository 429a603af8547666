import type { Filtro } from '@martelo/shared/filtro';
import type { VendaEscrita } from '@martelo/shared/pos-venda/derivar';
import { situacaoDosBens } from '@martelo/shared/pos-venda/liberada';
import { desfeita } from '@martelo/shared/pos-venda/situacao';
import type { SituacaoVenda, Venda } from '@martelo/shared/venda';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { PatioDoLote } from '../retirada/patio-do-lote.ts';

/** A buyer's sales of one auction, as far as the pickup of one of them goes by them (P13). */
export type Vizinhas = readonly VendaEscrita[];

type DeQuem = Pick<Venda, 'cliUid' | 'leiUid'>;

/** All that a buyer has bought in an auction and still has. */
export async function vizinhasDe(registros: Registros, venda: DeQuem): Promise<readonly Venda[]> {
  return (await vizinhasDeTodas(registros, [venda]))(venda);
}

/** The same for each of these sales, each buyer's looked for once. */
export async function vizinhasDeTodas(
  registros: Registros,
  vendas: readonly DeQuem[],
): Promise<(venda: DeQuem) => readonly Venda[]> {
  const achadas = new Map<string, Venda[]>();
  const chave = ({ cliUid, leiUid }: DeQuem) => `${cliUid}:${leiUid}`;
  for (const [cliUid, suas] of Map.groupBy(vendas, (venda) => venda.cliUid)) {
    const filtros: Filtro[] = [
      { tipo: 'exata', campo: 'cliUid', valor: cliUid },
      { tipo: 'multipla', campo: 'leiUid', valores: [...new Set(suas.map(({ leiUid }) => leiUid))] },
    ];
    for await (const venda of registros.colecao(VENDAS).percorrer(SISTEMA, { filtros }))
      if (!desfeita(venda.situacao)) achadas.set(chave(venda), [...(achadas.get(chave(venda)) ?? []), venda]);
  }
  return (venda) => achadas.get(chave(venda)) ?? [];
}

/** Of these sales, those that have a lot at this yard, by whichever of its names, as far as their lots may leave it. */
export function situacoesNoPatio(
  vizinhas: Vizinhas,
  patioNome: string | null,
  patioDoLote: PatioDoLote,
): SituacaoVenda[] {
  const patUid = patioDoLote(patioNome)?.uid;
  const la = (nome: string | null) =>
    nome === patioNome || (patUid !== undefined && patioDoLote(nome)?.uid === patUid);
  return vizinhas.filter(({ itens }) => itens.some((item) => la(item.patioNome))).map(situacaoDosBens);
}
