import { podeDevolverNoBanco } from '@martelo/shared/pos-venda/devolucao';
import { type Sobra, sobrasDaVenda } from '@martelo/shared/pos-venda/sobra';
import type { TotaisVenda } from '@martelo/shared/pos-venda/totais';
import type { Pagamento, TipoPagamento, Venda } from '@martelo/shared/venda';
import { type Anexo, anexoDe } from '../cliente/anexo.ts';

/** A sale as GET /v1/vendas/qb answers it. */
export type VendaDaEquipe = Omit<Venda, 'comandos'> & { revisao: number; totais: TotaisVenda };

/** A row of money that waits for somebody of the house. Amounts in centavos. */
export interface LinhaDaFila {
  uid: string;
  tipo: TipoPagamento;
  valor: number;
  /** Since when it waits, ISO. */
  desde: string;
  terceiro: boolean;
  anexos: Anexo[];
  venda: {
    uid: string;
    id: number;
    revisao: number;
    /** What was bought, and where. */
    nome: string;
    leilao: string;
    total: number;
    aprovado: number;
    aguardandoValidacao: number;
    restante: number;
    /** How it ended, and why, where it did. */
    encerrada: Pick<EncerramentoDaVenda, 'como' | 'motivo'> | null;
  };
  comprador: string | null;
  /** Of a refund: when what it gives back was approved. */
  pagoEm: string | null;
  /** Of a refund: the bank that the money came by can make it. */
  noBanco: boolean;
  /** Of a refund: how far the bank is with it, where it was asked. */
  devolucao: Pagamento['devolucao'];
}

type EncerramentoDaVenda = NonNullable<Venda['encerramento']>;
type Nomes = ReadonlyMap<string, string>;

/** P6: what was sent or put to be validated, the oldest first. */
export const filaDeValidacao = (vendas: readonly VendaDaEquipe[], nomes: Nomes): LinhaDaFila[] =>
  linhas(vendas, nomes, ({ situacao, estornoDe }) => situacao === 'AG_COMPENSACAO' && estornoDe === null);

/** P21: what is to be given back and was not yet, the oldest first. */
export const filaDeDevolucao = (vendas: readonly VendaDaEquipe[], nomes: Nomes): LinhaDaFila[] =>
  linhas(vendas, nomes, ({ situacao, estornoDe }) => situacao === 'CADASTRADO' && estornoDe !== null);

/** A paid sale that holds too much, and which of it. Amounts in centavos. */
export interface SobraNaFila {
  venda: Pick<LinhaDaFila['venda'], 'uid' | 'id' | 'revisao' | 'nome'>;
  comprador: string | null;
  valor: number;
  /** What came of somebody else's account and was not accepted (P8). */
  deTerceiros: number;
}

export const filaDeSobras = (vendas: readonly VendaDaEquipe[], nomes: Nomes): SobraNaFila[] =>
  vendas.flatMap((venda) => {
    const sobras = sobrasDaVenda(venda);
    const valor = soma(sobras);
    if (valor === 0) return [];
    return [
      {
        venda: { uid: venda.uid, id: venda.id, revisao: venda.revisao, nome: nomeDe(venda) },
        comprador: nomes.get(venda.cliUid) ?? null,
        valor,
        deTerceiros: soma(sobras.filter(({ linha }) => linha.terceiro && linha.situacao === 'DIVERGENTE')),
      },
    ];
  });

const soma = (sobras: readonly Sobra[]): number => sobras.reduce((total, { valor }) => total + valor, 0);

const nomeDe = ({ itens, loteNome }: VendaDaEquipe): string =>
  itens.length > 1 ? `${loteNome} +${itens.length - 1}` : loteNome;

const linhas = (
  vendas: readonly VendaDaEquipe[],
  nomes: Nomes,
  espera: (linha: Pagamento) => boolean,
): LinhaDaFila[] =>
  vendas
    .flatMap((venda) =>
      venda.pagamentos
        .filter((linha) => linha.canceladoEm === null && espera(linha))
        .map((linha) => comoLinha(venda, linha, nomes)),
    )
    .toSorted((a, b) => (a.desde < b.desde ? -1 : a.desde > b.desde ? 1 : 0));

function comoLinha(venda: VendaDaEquipe, linha: Pagamento, nomes: Nomes): LinhaDaFila {
  const { uid, tipo, valor, data, terceiro, comprovantes, estornoDe } = linha;
  const { total, aprovado, aguardandoValidacao, restante } = venda.totais;
  const { encerramento } = venda;
  return {
    ...{ uid, tipo, terceiro, valor: Math.abs(valor) },
    desde: comprovantes.map(({ enviadoEm }) => enviadoEm).reduce((a, b) => (a > b ? a : b), data),
    anexos: comprovantes.map(anexoDe),
    venda: {
      ...{ uid: venda.uid, id: venda.id, revisao: venda.revisao, leilao: venda.leilaoNome },
      nome: nomeDe(venda),
      ...{ total, aprovado, aguardandoValidacao, restante },
      encerrada: encerramento && { como: encerramento.como, motivo: encerramento.motivo },
    },
    comprador: nomes.get(venda.cliUid) ?? null,
    pagoEm: venda.pagamentos.find((outra) => outra.uid === estornoDe)?.pagoEm ?? null,
    noBanco: podeDevolverNoBanco(venda, linha),
    devolucao: linha.devolucao,
  };
}

/** What a sale would lack, once this row is approved, centavos; negative: what it would have too much. */
export const faltariaDepois = ({ valor, venda }: Pick<LinhaDaFila, 'valor' | 'venda'>): number =>
  venda.total - venda.aprovado - valor;
