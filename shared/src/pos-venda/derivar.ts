import { type ItemVenda, SEM_AVISOS_DE_PRAZO, type Venda } from '../venda.ts';
import { abaDaVenda } from './aba.ts';
import { avisosQueValem } from './desistencia-automatica.ts';
import { papeisEntregues, prazoDosPapeis } from './papeis.ts';
import { situacaoDaVenda } from './situacao.ts';
import { sobrasDaVenda } from './sobra.ts';
import { totalDaVenda } from './totais.ts';

/** What a sale is made of; the rest follows. */
export type VendaEscrita = Omit<
  Venda,
  | ('situacao' | 'aba' | 'lelUid' | 'loteNumero' | 'loteNome' | 'loteFoto' | 'tipoNegociacao' | 'despesas')
  | ('comissaoPorcentagem' | 'comissaoExtraPorcentagem' | 'valorLance' | 'totalDespesas')
  | ('totalAPagar' | 'retiradaEm' | 'comSobra')
>;

/** A sale with all that follows from its items and rows, as it is stored: the one place where that is reckoned. */
export function derivarVenda(escrita: VendaEscrita): Venda {
  // What was written before may say it still.
  const { comSobra: _, ...venda } = comAvisosQueValem(comPrazos(escrita)) as VendaEscrita &
    Pick<Venda, 'comSobra'>;
  const primeiro = venda.itens[0]!;
  const situacao = situacaoDaVenda(venda);
  const retiradaEm = ultimaRetirada(venda.itens);
  return {
    ...venda,
    situacao,
    aba: abaDaVenda({ situacao, retiradaEm }, papeisEntregues(venda.itens)),
    lelUid: primeiro.lelUid,
    loteNumero: primeiro.loteNumero,
    loteNome: primeiro.loteNome,
    loteFoto: primeiro.loteFoto,
    tipoNegociacao: primeiro.tipoNegociacao,
    comissaoPorcentagem: primeiro.comissaoPorcentagem,
    comissaoExtraPorcentagem: primeiro.comissaoExtraPorcentagem,
    despesas: despesasDe(venda),
    valorLance: soma(venda.itens.map(({ valorLance }) => valorLance)),
    totalDespesas: soma(despesasDe(venda).map(({ valor }) => valor)),
    totalAPagar: totalDaVenda(venda),
    retiradaEm,
    ...(sobrasDaVenda(venda).length > 0 ? { comSobra: true as const } : {}),
  };
}

/** With the day until which the papers of each item are promised. */
const comPrazos = (venda: VendaEscrita): VendaEscrita => ({
  ...venda,
  itens: venda.itens.map((item) => ({
    ...item,
    documentacao: { ...item.documentacao, prazoAtual: prazoDosPapeis(item.documentacao, venda.fechadaEm) },
  })),
});

/** Without warnings that do not hold any more. Sales made before there were any have none. */
const comAvisosQueValem = (venda: VendaEscrita): VendaEscrita => ({
  ...venda,
  separadas: venda.separadas ?? [],
  avisosDePrazo: avisosQueValem({ ...venda, avisosDePrazo: venda.avisosDePrazo ?? SEM_AVISOS_DE_PRAZO }),
});

/** Of all items by name, and what is owed beside them. */
const despesasDe = ({ itens, itensExtras }: VendaEscrita): Venda['despesas'] => {
  const linhas = [...itens.flatMap(({ despesas }) => despesas), ...itensExtras];
  return [...Map.groupBy(linhas, ({ nome }) => nome)].map(([nome, suas]) => ({
    nome,
    valor: soma(suas.map(({ valor }) => valor)),
  }));
};

const soma = (valores: readonly number[]): number => valores.reduce((total, valor) => total + valor, 0);

/** When the last lot was taken; null while one is not. */
function ultimaRetirada(itens: readonly ItemVenda[]): string | null {
  const datas = itens.flatMap(({ retiradaEm }) => retiradaEm ?? []);
  return datas.length < itens.length ? null : datas.toSorted().at(-1)!;
}
