import type { Filtro } from '@martelo/shared/filtro';
import type { PorModo } from '@martelo/shared/modo';
import { QUEM_TIRA_RELATORIOS, QUEM_TIRA_RELATORIOS_DO_COMITENTE } from '@martelo/shared/papeis';
import { totaisDaVenda } from '@martelo/shared/pos-venda/totais';
import {
  type ItemVenda,
  type Pagamento,
  ROTULOS_TIPO_PAGAMENTO,
  ROTULOS_VENDA,
  SITUACOES_VENDA,
  type Venda,
} from '@martelo/shared/venda';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registro } from '../../records/records.ts';
import {
  type ColunaDoRelatorio,
  cabeNoPeriodo,
  noPeriodo,
  type PedidoDeRelatorio,
  type Relatorio,
  relatorio,
} from './declaracao.ts';

const DIA_MS = 86_400_000;
const SITUACOES = Object.fromEntries(SITUACOES_VENDA.map((uma) => [uma, ROTULOS_VENDA[uma].rotulo]));
const NOMES: PorModo<{ leilao: string; lote: string; lances: string }> = {
  leilao: { leilao: 'Leilão', lote: 'Lote', lances: 'Lance' },
  loja: { leilao: 'Evento', lote: 'Anúncio', lances: 'Oferta' },
};

/** Of the brand of the session, those that are not removed: for reports whose readers no policy of sales knows. */
const daMarca = ({ acesso, leilao }: PedidoDeRelatorio): Filtro[] => [
  { tipo: 'exata', campo: 'hotsiteId', valor: acesso.hotsiteId },
  { tipo: 'existe', campo: 'removidoEm', valor: false },
  ...(leilao ? [{ tipo: 'exata' as const, campo: 'leiUid', valor: leilao.uid }] : []),
];
const contarVendas = async (pedido: PedidoDeRelatorio, mais: readonly Filtro[]): Promise<number> => {
  const { total } = await pedido.registros
    .colecao(VENDAS)
    .listar(SISTEMA, { filtros: [...daMarca(pedido), ...mais], pagina: 1, porPagina: 1 });
  return total;
};
/** What was joined to another sale is told by that. */
async function* vendas(pedido: PedidoDeRelatorio, mais: readonly Filtro[]) {
  const colecao = pedido.registros.colecao(VENDAS);
  const ordem = { campo: 'id', tipoOrdenacao: 'asc', tipoCampo: 'long' } as const;
  for await (const venda of colecao.percorrer(SISTEMA, { filtros: [...daMarca(pedido), ...mais], ordem }))
    if (venda.encerramento?.juntadaEm == null) yield venda;
}
const naSituacao = ({ situacao }: PedidoDeRelatorio): Filtro[] =>
  situacao === null ? [] : [{ tipo: 'exata', campo: 'situacao', valor: situacao }];

interface VendaELote {
  venda: Registro<Venda>;
  item: ItemVenda;
  comprador: string;
}
const perguntaDasVendas = (pedido: PedidoDeRelatorio): Filtro[] => [
  ...noPeriodo(pedido, 'dataVenda'),
  ...naSituacao(pedido),
];

const VENDAS_POR_LOTE = relatorio<VendaELote>({
  nome: 'vendas',
  titulo: { leilao: 'Vendas', loja: 'Vendas' },
  descricao: {
    leilao: 'Cada lote vendido: por quanto, a quem, como, e em que pé está a venda.',
    loja: 'Cada anúncio vendido: por quanto, a quem, como, e em que pé está a venda.',
  },
  grupo: 'Vendas',
  para: 'casa',
  papeis: QUEM_TIRA_RELATORIOS,
  leilao: true,
  periodo: 'Data da venda',
  situacoes: SITUACOES,
  colunas: (modo) => [
    { titulo: 'Venda', tipo: 'inteiro', de: ({ venda }) => venda.id },
    { titulo: 'Data', tipo: 'instante', de: ({ venda }) => venda.dataVenda },
    { titulo: NOMES[modo].leilao, tipo: 'texto', de: ({ venda }) => venda.leilaoNome },
    { titulo: 'Nº', tipo: 'texto', de: ({ item }) => item.loteNumero },
    { titulo: NOMES[modo].lote, tipo: 'texto', de: ({ item }) => item.loteNome },
    { titulo: 'Como foi vendido', tipo: 'texto', de: ({ item }) => item.tipoNegociacao },
    { titulo: 'Situação', tipo: 'texto', de: ({ venda }) => SITUACOES[venda.situacao] },
    { titulo: 'Comprador', tipo: 'texto', de: ({ comprador }) => comprador },
    { titulo: NOMES[modo].lances, tipo: 'centavos', de: ({ item }) => item.valorLance },
    { titulo: 'Comissão (%)', tipo: 'real', de: ({ item }) => item.comissaoPorcentagem },
    { titulo: 'Despesas', tipo: 'centavos', de: ({ item }) => item.totalDespesas },
    { titulo: 'Total', tipo: 'centavos', de: ({ item }) => item.totalAPagar },
    { titulo: 'Paga em', tipo: 'instante', de: ({ venda }) => venda.fechadaEm },
  ],
  contar: (pedido) => contarVendas(pedido, perguntaDasVendas(pedido)),
  async *linhas(pedido) {
    for await (const venda of vendas(pedido, perguntaDasVendas(pedido))) {
      const comprador = await pedido.nomes.cliente(venda.cliUid);
      for (const item of venda.itens) yield { venda, item, comprador };
    }
  },
});

interface Devida {
  venda: Registro<Venda>;
  comprador: string;
  dias: number;
  totais: ReturnType<typeof totaisDaVenda>;
}
const vencidas = ({ agora }: PedidoDeRelatorio): Filtro[] => [
  { tipo: 'multipla', campo: 'situacao', valores: ['AguardandoPagamento', 'AguardandoValidacao'] },
  { tipo: 'range', campo: 'dataPagamento', max: new Date(agora()).toISOString() },
];

const INADIMPLENCIA = relatorio<Devida>({
  nome: 'inadimplencia',
  titulo: { leilao: 'Inadimplência', loja: 'Inadimplência' },
  descricao: {
    leilao: 'Vendas que passaram do prazo sem estar pagas: há quantos dias, e quanto falta.',
    loja: 'Vendas que passaram do prazo sem estar pagas: há quantos dias, e quanto falta.',
  },
  grupo: 'Vendas',
  para: 'casa',
  papeis: QUEM_TIRA_RELATORIOS,
  leilao: true,
  colunas: (modo) => [
    { titulo: 'Venda', tipo: 'inteiro', de: ({ venda }) => venda.id },
    { titulo: NOMES[modo].leilao, tipo: 'texto', de: ({ venda }) => venda.leilaoNome },
    {
      titulo: { leilao: 'Lotes', loja: 'Anúncios' }[modo],
      tipo: 'texto',
      de: ({ venda }) =>
        venda.itens.map(({ loteNumero, loteNome }) => `${loteNumero} ${loteNome}`).join(', '),
    },
    { titulo: 'Comprador', tipo: 'texto', de: ({ comprador }) => comprador },
    { titulo: 'Venceu em', tipo: 'data', de: ({ venda }) => venda.dataPagamento },
    { titulo: 'Dias de atraso', tipo: 'inteiro', de: ({ dias }) => dias },
    { titulo: 'Total', tipo: 'centavos', de: ({ totais }) => totais.total },
    { titulo: 'Aprovado', tipo: 'centavos', de: ({ totais }) => totais.aprovado },
    { titulo: 'Em conferência', tipo: 'centavos', de: ({ totais }) => totais.aguardandoValidacao },
    { titulo: 'Em aberto', tipo: 'centavos', de: ({ totais }) => totais.restante },
  ],
  contar: (pedido) => contarVendas(pedido, vencidas(pedido)),
  async *linhas(pedido) {
    for await (const venda of vendas(pedido, vencidas(pedido))) {
      const totais = totaisDaVenda(venda);
      if (totais.restante === 0) continue;
      const dias = Math.floor((pedido.agora() - Date.parse(venda.dataPagamento)) / DIA_MS);
      yield { venda, totais, dias, comprador: await pedido.nomes.cliente(venda.cliUid) };
    }
  },
});

interface Recebido {
  venda: Registro<Venda>;
  linha: Pagamento;
  comprador: string;
}
const comPagamento: Filtro[] = [{ tipo: 'exata', campo: 'pagamentos.situacao', valor: 'PAGO' }];

const RECEBIMENTOS = relatorio<Recebido>({
  nome: 'recebimentos',
  titulo: { leilao: 'Recebimentos', loja: 'Recebimentos' },
  descricao: {
    leilao: 'Cada pagamento aprovado, e cada devolução feita, por dia e meio.',
    loja: 'Cada pagamento aprovado, e cada devolução feita, por dia e meio.',
  },
  grupo: 'Dinheiro',
  para: 'casa',
  papeis: ['Interno - ADM', 'Interno - Acerto'],
  leilao: true,
  periodo: 'Data do pagamento',
  colunas: (modo) => [
    { titulo: 'Data', tipo: 'instante', de: ({ linha }) => linha.data },
    { titulo: 'Meio', tipo: 'texto', de: ({ linha }) => ROTULOS_TIPO_PAGAMENTO[linha.tipo] },
    { titulo: 'Valor', tipo: 'centavos', de: ({ linha }) => linha.valor },
    { titulo: 'Devolução', tipo: 'booleano', de: ({ linha }) => linha.estornoDe !== null },
    { titulo: 'Venda', tipo: 'inteiro', de: ({ venda }) => venda.id },
    { titulo: NOMES[modo].leilao, tipo: 'texto', de: ({ venda }) => venda.leilaoNome },
    { titulo: 'Comprador', tipo: 'texto', de: ({ comprador }) => comprador },
    { titulo: 'Pago por terceiro', tipo: 'booleano', de: ({ linha }) => linha.terceiro },
  ],
  contar: (pedido) => contarVendas(pedido, comPagamento),
  async *linhas(pedido) {
    for await (const venda of vendas(pedido, comPagamento))
      for (const linha of venda.pagamentos) {
        const conta =
          linha.situacao === 'PAGO' && linha.canceladoEm === null && linha.tipo !== 'BOLETO_INTERNO';
        if (!conta || !cabeNoPeriodo(pedido, linha.data)) continue;
        yield { venda, linha, comprador: await pedido.nomes.cliente(venda.cliUid) };
      }
  },
});

interface DoComitente extends VendaELote {
  comitente: string;
}
const colunasDoAcerto = (modo: 'leilao' | 'loja'): ColunaDoRelatorio<DoComitente>[] => [
  { titulo: 'Comitente', tipo: 'texto', de: ({ comitente }) => comitente },
  { titulo: NOMES[modo].leilao, tipo: 'texto', de: ({ venda }) => venda.leilaoNome },
  { titulo: 'Nº', tipo: 'texto', de: ({ item }) => item.loteNumero },
  { titulo: NOMES[modo].lote, tipo: 'texto', de: ({ item }) => item.loteNome },
  { titulo: 'Vendido em', tipo: 'instante', de: ({ venda }) => venda.dataVenda },
  { titulo: NOMES[modo].lances, tipo: 'centavos', de: ({ item }) => item.valorLance },
  { titulo: 'Situação da venda', tipo: 'texto', de: ({ venda }) => SITUACOES[venda.situacao] },
  { titulo: 'Paga em', tipo: 'instante', de: ({ venda }) => venda.fechadaEm },
  { titulo: 'Comprador', tipo: 'texto', de: ({ comprador }) => comprador },
  { titulo: 'Retirado em', tipo: 'instante', de: ({ item }) => item.retiradaEm },
];
/** Sold lots that have a consignor; where some are asked for, of those alone. */
async function* porComitente(pedido: PedidoDeRelatorio, deCada: 'nome' | 'apelido') {
  const { comitentes, leitura, nomes } = pedido;
  if (comitentes?.length === 0) return;
  for await (const venda of vendas(pedido, perguntaDasVendas(pedido)))
    for (const item of venda.itens) {
      const dono = (await leitura.lote(venda.leiUid, item.lelUid))?.lote.dados.comitente;
      if (dono === undefined || dono === null) continue;
      if (comitentes !== null && (dono.comId === undefined || !comitentes.includes(dono.comId))) continue;
      // Who bought is told to a consignor once it is paid; before, what the room was told.
      const porNome = deCada === 'nome' || venda.situacao === 'Fechada';
      const comprador = await (porNome ? nomes.cliente(venda.cliUid) : nomes.apelido(venda.cliUid));
      yield { venda, item, comprador, comitente: dono.nome };
    }
}
const ACERTO = relatorio<DoComitente>({
  nome: 'acerto-por-comitente',
  titulo: { leilao: 'Acerto por comitente', loja: 'Acerto por comitente' },
  descricao: {
    leilao: 'Os lotes vendidos de cada comitente, por quanto, e se já foram pagos e retirados.',
    loja: 'Os anúncios vendidos de cada comitente, por quanto, e se já foram pagos e retirados.',
  },
  grupo: 'Comitentes',
  para: 'casa',
  papeis: QUEM_TIRA_RELATORIOS,
  ...{ leilao: true, periodo: 'Data da venda', situacoes: SITUACOES, colunas: colunasDoAcerto },
  contar: (pedido) => contarVendas(pedido, perguntaDasVendas(pedido)),
  linhas: (pedido) => porComitente(pedido, 'nome'),
});
const MEUS_VENDIDOS = relatorio<DoComitente>({
  nome: 'meus-lotes-vendidos',
  titulo: { leilao: 'Meus lotes vendidos', loja: 'Meus anúncios vendidos' },
  descricao: {
    leilao:
      'Os seus lotes vendidos: por quanto, se já foram pagos e retirados. O comprador pelo nome, quando pago.',
    loja: 'Os seus anúncios vendidos: por quanto, se já foram pagos e retirados. O comprador pelo nome, quando pago.',
  },
  grupo: 'Comitentes',
  para: 'comitente',
  papeis: QUEM_TIRA_RELATORIOS_DO_COMITENTE,
  ...{ leilao: true, periodo: 'Data da venda', situacoes: SITUACOES, colunas: colunasDoAcerto },
  contar: (pedido) => contarVendas(pedido, perguntaDasVendas(pedido)),
  linhas: (pedido) => porComitente(pedido, 'apelido'),
});

interface Estadia extends VendaELote {
  dias: number;
}
const PAGAS: Filtro[] = [{ tipo: 'exata', campo: 'situacao', valor: 'Fechada' }];
const ESTADIA = relatorio<Estadia>({
  nome: 'estadia-no-patio',
  titulo: { leilao: 'Estadia no pátio', loja: 'Estadia no pátio' },
  descricao: {
    leilao: 'Lotes pagos: desde quando esperam no pátio, e quantos dias até a retirada ou até hoje.',
    loja: 'Anúncios pagos: desde quando esperam no pátio, e quantos dias até a retirada ou até hoje.',
  },
  grupo: 'Retirada',
  para: 'casa',
  papeis: QUEM_TIRA_RELATORIOS,
  leilao: true,
  situacoes: { esperam: 'Ainda no pátio', retirados: 'Já retirados' },
  colunas: (modo) => [
    { titulo: 'Venda', tipo: 'inteiro', de: ({ venda }) => venda.id },
    { titulo: NOMES[modo].leilao, tipo: 'texto', de: ({ venda }) => venda.leilaoNome },
    { titulo: 'Nº', tipo: 'texto', de: ({ item }) => item.loteNumero },
    { titulo: NOMES[modo].lote, tipo: 'texto', de: ({ item }) => item.loteNome },
    { titulo: 'Pátio', tipo: 'texto', de: ({ item }) => item.patioNome },
    { titulo: 'Comprador', tipo: 'texto', de: ({ comprador }) => comprador },
    { titulo: 'Liberado em', tipo: 'instante', de: ({ item }) => item.liberadoEm },
    { titulo: 'Retirado em', tipo: 'instante', de: ({ item }) => item.retiradaEm },
    { titulo: 'Dias', tipo: 'inteiro', de: ({ dias }) => dias },
  ],
  contar: (pedido) => contarVendas(pedido, PAGAS),
  async *linhas(pedido) {
    for await (const venda of vendas(pedido, PAGAS))
      for (const item of venda.itens) {
        if (item.liberadoEm === null) continue;
        if (pedido.situacao !== null && (item.retiradaEm === null) !== (pedido.situacao === 'esperam'))
          continue;
        const fim = item.retiradaEm === null ? pedido.agora() : Date.parse(item.retiradaEm);
        const dias = Math.max(0, Math.floor((fim - Date.parse(item.liberadoEm)) / DIA_MS));
        yield { venda, item, dias, comprador: await pedido.nomes.cliente(venda.cliUid) };
      }
  },
});

/** Reports of what was sold, and of its money. */
export const DAS_VENDAS: readonly Relatorio[] = [
  ...[VENDAS_POR_LOTE, INADIMPLENCIA, RECEBIMENTOS, ACERTO, ESTADIA, MEUS_VENDIDOS],
];
