import type { Filtro } from '@martelo/shared/filtro';
import { situacaoDosBens } from '@martelo/shared/pos-venda/liberada';
import { desfeita } from '@martelo/shared/pos-venda/situacao';
import type { SituacaoVenda, Venda } from '@martelo/shared/venda';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

/** A buyer's sales of one auction, as far as the pickup of one of them goes by them (P13). */
export type Vizinhas = readonly Venda[];

/** All that a buyer has bought in an auction and still has. */
export async function vizinhasDe(
  registros: Registros,
  { cliUid, leiUid }: Pick<Venda, 'cliUid' | 'leiUid'>,
): Promise<Vizinhas> {
  const filtros: Filtro[] = [
    { tipo: 'exata', campo: 'cliUid', valor: cliUid },
    { tipo: 'exata', campo: 'leiUid', valor: leiUid },
  ];
  const achadas: Venda[] = [];
  for await (const venda of registros.colecao(VENDAS).percorrer(SISTEMA, { filtros }))
    if (!desfeita(venda.situacao)) achadas.push(venda);
  return achadas;
}

/** Of these sales, those that have a lot at this yard, as far as their lots may leave it. */
export const situacoesNoPatio = (vizinhas: Vizinhas, patioNome: string | null): SituacaoVenda[] =>
  vizinhas.filter(({ itens }) => itens.some((item) => item.patioNome === patioNome)).map(situacaoDosBens);
