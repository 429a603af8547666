import { codigoEvento } from '@martelo/shared/avisos/esquemas';
import { totaisVenda } from '@martelo/shared/compra';
import { QUEM_PAGA } from '@martelo/shared/papeis';
import { avisosDaVenda } from '@martelo/shared/pos-venda/avisos';
import { devolucoesPedidas, retiradasPelaOperadora } from '@martelo/shared/pos-venda/devolucao';
import { situacaoDoLote } from '@martelo/shared/pos-venda/lote';
import { pedeNota } from '@martelo/shared/pos-venda/nota';
import { mudaRepasses } from '@martelo/shared/pos-venda/repasse';
import { totaisDaVenda, totalPago } from '@martelo/shared/pos-venda/totais';
import {
  ROTULOS_ABA,
  ROTULOS_SITUACAO_PAGAMENTO,
  ROTULOS_TIPO_PAGAMENTO,
  ROTULOS_VENDA,
  SITUACOES_VENDA,
  type Venda,
  venda,
} from '@martelo/shared/venda';
import { z } from 'zod';
import type { Servicos } from '../../api/recurso/declaracao.ts';
import { recurso } from '../../api/recurso/recurso.ts';
import type { Acesso, Colecao, Registro } from '../../records/records.ts';

/** Who reads sales: those who move their money, and support. */
export const QUEM_ACERTA = [...QUEM_PAGA, 'Interno - SAC'] as const;

/** What sales need to have done elsewhere. */
export interface ServicosDaVenda extends Servicos {
  /** Brings a sale and its lots to agree, the lots put where the sale has them (P4). */
  acertarVenda(vendaUid: string): Promise<void>;
  /** Finishes what {@link VENDAS} keeps of a sale that was joined to another, or taken out of one (P2). */
  juntarVenda(vendaUid: string): Promise<void>;
  /** Has the bank take nothing more for rows that were taken back. */
  encerrarCobrancas(vendaUid: string): Promise<void>;
  separarVenda(vendaUid: string): Promise<void>;
  /** Brings the nota of a sale to what the sale has become: one from its being paid on, none that stands once it came to nothing (D2). */
  acertarNota(vendaUid: string): Promise<void>;
  /** Brings what the consignors of its lots get to what the sale has become. */
  acertarRepasses(vendaUid: string): Promise<void>;
  /** Asks the bank for the refunds that are to go by it (P21). */
  devolverNoBanco(vendaUid: string): Promise<void>;
  /** Tells settlement that a card's owner took back what a row had brought. */
  avisarContestacao(vendaUid: string, linhaUid: string): Promise<void>;
  /** Brings the pickups of a sale to what it has become: none is held for what was undone or taken (P21). */
  acertarRetiradas(vendaUid: string): Promise<void>;
  /** Ends the stays of the vehicles of items that have left (fleet, F9); does nothing where that was done. */
  encerrarEstadiasDaVenda(vendaUid: string, itens: readonly string[]): Promise<void>;
  /** Tells its buyer, once for what happened. */
  avisarDaVenda(vendaUid: string, avisos: readonly AvisoGuardado[], chave: string): Promise<void>;
  /** Has it go on in its buyer's open sale of the auction, where the brand wants that (P2). */
  agruparVenda(vendaUid: string): Promise<void>;
}

/** Something to be told of a sale, as it is kept. */
const avisoGuardado = z.strictObject({
  evento: codigoEvento,
  sobre: z.string().max(200),
  inteira: z.literal(true).optional(),
  dados: z.record(z.string(), z.unknown()),
});
export type AvisoGuardado = z.output<typeof avisoGuardado>;

const rotulosDe = <K extends string>(rotulos: Record<K, { rotulo: string }>) =>
  Object.fromEntries(
    Object.entries<{ rotulo: string }>(rotulos).map(([valor, { rotulo }]) => [valor, rotulo]),
  );

/** Sales: made once by the projection; moved by the acts of people and banks, each of which keeps what follows from it for its lots. */
export const VENDAS = recurso({
  nome: 'venda',
  caminho: '/v1/vendas',
  rotulo: { um: 'Venda', varios: 'Vendas' },
  modulo: 'acerto',
  lista: {
    colunas: ['id', 'loteNome', 'situacao', 'leilaoNome', 'totalAPagar', 'dataPagamento'],
  },
  escrita: z.strictObject({}),
  guarda: venda.shape,
  marca: 'hotsiteId',
  papeis: { le: QUEM_ACERTA, escreve: [] },
  conduzem: QUEM_ACERTA,
  dono: { campo: 'cliUid', muda: soOQueOCompradorMuda },
  campos: {
    cliUid: { rotulo: 'Cliente', semArvore: true },
    leiUid: { rotulo: 'Leilão' },
    lelUid: { rotulo: 'Identificador do lote', semArvore: true },
    'itens.lelUid': { rotulo: 'Identificador de cada lote' },
    loteNome: { rotulo: 'Lote', busca: true, semArvore: true },
    loteNumero: { rotulo: 'Número do lote', busca: true, semArvore: true },
    leilaoNome: { rotulo: 'Nome do leilão', busca: true, semArvore: true },
    situacao: { rotulo: 'Situação' },
    // By it is found what waits to be fetched: few; what is over, the most of all, is by nobody.
    aba: { rotulo: 'Aba das compras', amplo: true },
    dataVenda: { rotulo: 'Data da venda', semArvore: true },
    dataPagamento: { rotulo: 'Pagamento até', semArvore: true },
    'pagamentos.uid': { rotulo: 'Identificador de um pagamento' },
    'pagamentos.situacao': { rotulo: 'Situação de um pagamento' },
    retiradaEm: { rotulo: 'Retirada', semArvore: true },
    comSobra: { rotulo: 'Com dinheiro a mais' },
  },
  arvores: [
    ['cliUid', 'dataVenda'],
    ['hotsiteId', 'removidoEm'],
    ['hotsiteId', 'removidoEm', 'dataVenda'],
    ['hotsiteId', 'removidoEm', 'situacao', 'dataVenda'],
  ],
  rotulos: {
    comandos: 'Comandos feitos',
    itens: 'Lotes',
    itensExtras: 'Itens extras',
    extrasRetirados: 'Extras retirados',
    fechadaEm: 'Paga em',
    desistenciaPedida: 'Desistência pedida',
    separadaDe: 'Separada de',
    juntadas: 'Juntadas a ela',
    separadas: 'Separadas dela',
    avisosDePrazo: 'Avisos de prazo',
    valorDesconto: 'Desconto',
    condicional: 'Em condicional',
    encerramento: 'Encerramento',
    loteFoto: 'Foto do lote',
    tipoNegociacao: 'Negociação',
    valorLance: 'Lance',
    comissaoPorcentagem: 'Comissão (%)',
    comissaoExtraPorcentagem: 'Comissão extra (%)',
    despesas: 'Despesas',
    totalDespesas: 'Total das despesas',
    totalAPagar: 'Total a pagar',
    pagamentos: 'Pagamentos',
  },
  centavos: ['valorDesconto', 'valorLance', 'totalDespesas', 'totalAPagar'],
  titulo: ['loteNome'],
  valores: {
    situacao: Object.fromEntries(SITUACOES_VENDA.map((uma) => [uma, ROTULOS_VENDA[uma].rotulo])),
    aba: ROTULOS_ABA,
    'pagamentos.situacao': rotulosDe(ROTULOS_SITUACAO_PAGAMENTO),
    'pagamentos.tipo': ROTULOS_TIPO_PAGAMENTO,
  },
  acrescenta: {
    resposta: { totais: totaisVenda },
    de: (venda: Venda) => ({ totais: totaisDaVenda(venda) }),
  },
  // Whose commands were taken is the engine's own memory.
  reservados: { campos: ['comandos'], para: [] },
  efeitos: {
    acertarLotes: {
      rotulo: 'Situação dos lotes no leilão',
      em: ['alterar'],
      dados: z.strictObject({}),
      prepara: ({ antes, depois }) => (antes !== null && moveLotes(antes, depois) ? {} : null),
      faz: (_, servicos: ServicosDaVenda, { uid }) => servicos.acertarVenda(uid),
    },
    encerrarCobrancas: {
      rotulo: 'Cobranças canceladas no banco',
      em: ['alterar'],
      dados: z.strictObject({}),
      prepara: ({ antes, depois }) => (canceladas(depois) > (antes ? canceladas(antes) : 0) ? {} : null),
      faz: (_, servicos, { uid }) => servicos.encerrarCobrancas(uid),
    },
    nota: {
      rotulo: 'Nota de arrematação',
      em: ['criar', 'alterar'],
      dados: z.strictObject({}),
      prepara: ({ antes, depois }) => (pedeNota(antes, depois) ? {} : null),
      faz: (_, servicos: ServicosDaVenda, { uid }) => servicos.acertarNota(uid),
    },
    juntar: {
      rotulo: 'Junção a outra venda',
      em: ['alterar'],
      dados: z.strictObject({}),
      prepara: ({ antes, depois }) =>
        antes?.encerramento === null && depois.encerramento?.juntadaEm != null ? {} : null,
      faz: (_, servicos, { uid }) => servicos.juntarVenda(uid),
    },
    separar: {
      rotulo: 'Separação de outra venda',
      em: ['criar'],
      dados: z.strictObject({}),
      prepara: ({ depois }) => (depois.separadaDe === null ? null : {}),
      faz: (_, servicos, { uid }) => servicos.separarVenda(uid),
    },
    // After its lots have gone where they go on.
    repasses: {
      rotulo: 'Repasses aos comitentes',
      em: ['criar', 'alterar'],
      dados: z.strictObject({}),
      prepara: ({ antes, depois }) => (mudaRepasses(antes, depois) ? {} : null),
      faz: (_, servicos: ServicosDaVenda, { uid }) => servicos.acertarRepasses(uid),
    },
    avisar: {
      rotulo: 'Aviso ao comprador',
      em: ['alterar'],
      dados: z.strictObject({ avisos: z.array(avisoGuardado).min(1) }),
      prepara({ antes, depois }) {
        const avisos = antes === null ? [] : avisosDaVenda(antes, depois);
        return avisos.length === 0 ? null : { avisos };
      },
      faz: ({ avisos }: { avisos: AvisoGuardado[] }, servicos: ServicosDaVenda, { uid, chave }) =>
        servicos.avisarDaVenda(uid, avisos, chave),
    },
    agrupar: {
      rotulo: 'Junção à compra aberta do cliente',
      em: ['alterar'],
      dados: z.strictObject({}),
      // Released by its consignor it is a win like any other.
      prepara: ({ antes, depois, hotsite }) =>
        antes?.situacao === 'Condicional' &&
        depois.situacao === 'AguardandoPagamento' &&
        hotsite.agruparVendas
          ? {}
          : null,
      faz: (_, servicos: ServicosDaVenda, { uid }) => servicos.agruparVenda(uid),
    },
    devolver: {
      rotulo: 'Devolução pedida ao banco',
      em: ['alterar'],
      dados: z.strictObject({}),
      prepara: ({ antes, depois }) => {
        const pedidas = devolucoesPedidas(depois);
        return pedidas !== '' && pedidas !== (antes && devolucoesPedidas(antes)) ? {} : null;
      },
      faz: (_, servicos: ServicosDaVenda, { uid }) => servicos.devolverNoBanco(uid),
    },
    avisarContestacao: {
      rotulo: 'Aviso da contestação à equipe',
      em: ['alterar'],
      dados: z.strictObject({ linhaUid: z.guid() }),
      prepara: ({ antes, depois }) => {
        const [linhaUid] = retiradasPelaOperadora(antes, depois);
        return linhaUid === undefined ? null : { linhaUid };
      },
      faz: ({ linhaUid }, servicos: ServicosDaVenda, { uid }) =>
        servicos.avisarContestacao(uid, String(linhaUid)),
    },
    liberarRetiradas: {
      rotulo: 'Horários de retirada',
      em: ['alterar'],
      dados: z.strictObject({}),
      prepara: ({ antes, depois }) => (antes !== null && deixaDeEsperar(antes, depois) ? {} : null),
      faz: (_, servicos: ServicosDaVenda, { uid }) => servicos.acertarRetiradas(uid),
    },
    // However its lots were said to be gone: handed over at the gate, or marked so by staff.
    estadias: {
      rotulo: 'Estadias encerradas no pátio',
      em: ['alterar'],
      dados: z.strictObject({ itens: z.array(z.string()) }),
      prepara: ({ antes, depois }) => {
        const itens = antes === null ? [] : saidosDesde(antes, depois);
        return itens.length > 0 ? { itens } : null;
      },
      faz: ({ itens }: { itens: string[] }, servicos: ServicosDaVenda, { uid }) =>
        servicos.encerrarEstadiasDaVenda(uid, itens),
    },
  },
});

/** Items that have left since. */
const saidosDesde = (antes: Venda, depois: Venda): string[] =>
  depois.itens
    .filter(
      ({ uid, retiradaEm }) =>
        retiradaEm !== null && antes.itens.find((item) => item.uid === uid)?.retiradaEm === null,
    )
    .map(({ uid }) => uid);

/** Rows of Pix that were taken back. */
const canceladas = ({ pagamentos }: Venda): number =>
  pagamentos.filter(({ tipo, canceladoEm }) => tipo === 'PIX' && canceladoEm !== null).length;

/** Would any of its lots have to be put elsewhere (P4)? */
function moveLotes(antes: Venda, depois: Venda): boolean {
  const pedidas = (uma: Venda) => uma.itens.map((item) => situacaoDoLote(uma, item)).join();
  return pedidas(antes) !== pedidas(depois);
}

/** Is there nothing more to pick up of it, or of one of its lots, under its number (P2, P21)? */
const deixaDeEsperar = (antes: Venda, depois: Venda): boolean =>
  (antes.encerramento === null && depois.encerramento !== null) ||
  antes.itens.some(({ uid }) => !depois.itens.some((item) => item.uid === uid)) ||
  saidosDesde(antes, depois).length > 0;

/**
 * What its buyer may change of a sale: the rows that they make and prove, how the papers reach them. Not what was sold for how much, and
 * not what was received.
 */
function soOQueOCompradorMuda(depois: Venda, antes: Venda): boolean {
  const fixo = ({ itens, valorDesconto, condicional, encerramento, cliUid, leiUid, id }: Venda) =>
    JSON.stringify([
      itens.map(({ uid, lelUid, totalAPagar, retiradaEm }) => [uid, lelUid, totalAPagar, retiradaEm]),
      [valorDesconto, condicional, encerramento, cliUid, leiUid, id],
    ]);
  return (
    fixo(depois) === fixo(antes) &&
    totalPago(depois.pagamentos) === totalPago(antes.pagamentos) &&
    depois.pagamentos.length >= antes.pagamentos.length
  );
}

/** The sale of a lot that stands, else its last one, among those that the caller may see; null when it was never sold to a client. */
export async function vendaDoLote(
  vendas: Colecao<Venda>,
  acesso: Acesso,
  lelUid: string,
): Promise<Registro<Venda> | null> {
  const { itens } = await vendas.listar(acesso, {
    filtros: [{ tipo: 'exata', campo: 'itens.lelUid', valor: lelUid }],
    ordem: { campo: 'dataVenda', tipoOrdenacao: 'desc', tipoCampo: 'date' },
    pagina: 1,
    porPagina: VENDAS_DE_UM_LOTE,
    semTotal: true,
  });
  // Of what was joined the sale that it went on in speaks.
  const suas = itens.filter(({ encerramento }) => encerramento?.juntadaEm == null);
  return suas.find(({ encerramento }) => encerramento === null) ?? suas[0] ?? itens[0] ?? null;
}
/** Called again more often than this, a lot is nobody's; the last ones are looked at. */
const VENDAS_DE_UM_LOTE = 20;

/** The sale that a row is of: where sales were joined, the one that stands. Null when there is none that the caller may see. */
export async function vendaComPagamento(
  vendas: Colecao<Venda>,
  acesso: Acesso,
  pagamentoUid: string,
): Promise<Registro<Venda> | null> {
  const { itens } = await vendas.listar(acesso, {
    filtros: [{ tipo: 'exata', campo: 'pagamentos.uid', valor: pagamentoUid }],
    ...{ pagina: 1, porPagina: VENDAS_DE_UM_LOTE, semTotal: true },
  });
  return itens.find(({ encerramento }) => encerramento?.juntadaEm == null) ?? null;
}
