import type { CondicionalDoLote } from '@martelo/shared/condicional';
import type { Filtro } from '@martelo/shared/filtro';
import type { LoteNaCasa } from '@martelo/shared/lote-na-casa';
import { rotuloSituacao } from '@martelo/shared/lote-rotulos';
import type { PorModo } from '@martelo/shared/modo';
import { QUEM_TIRA_RELATORIOS, QUEM_TIRA_RELATORIOS_DO_COMITENTE } from '@martelo/shared/papeis';
import { CONDICIONAIS } from '../../leituras/registros/condicional.ts';
import { LANCES } from '../../leituras/registros/lance.ts';
import { LOTES_DA_CASA, type LoteDaCasa } from '../../leituras/registros/lote-da-casa.ts';
import { condicionalDoLote } from '../../leituras/vistas/condicional.ts';
import { criarCompletar, LINHAS_POR_VEZ } from '../../leituras/vistas/lote-da-casa.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Colecao, Registro } from '../../records/records.ts';
import { VISITAS_DO_LOTE } from '../visitas/registro.ts';
import {
  type ColunaDoRelatorio,
  cabeNoPeriodo,
  type PedidoDeRelatorio,
  type Relatorio,
  relatorio,
} from './declaracao.ts';

const NOMES: PorModo<{ leilao: string; lote: string; lance: string; lances: string; sala: string }> = {
  leilao: { leilao: 'Leilão', lote: 'Lote', lance: 'Maior lance', lances: 'Lances', sala: 'Da sala' },
  loja: { leilao: 'Evento', lote: 'Anúncio', lance: 'Maior oferta', lances: 'Ofertas', sala: 'Da sala' },
};
/** Of none, nothing is found: a list of no numbers would be no condition. */
const NENHUM = -1;

interface Condicional {
  uid: string;
  leilao: string;
  numero: string;
  nome: string;
  comitente: string;
  reserva: number | null;
  vista: CondicionalDoLote;
}
const ROTULOS_ETAPA = {
  comitente: 'Espera o comitente',
  cliente: 'Espera o cliente',
  replica: 'Espera o comitente (réplica)',
} as const;
const condicionaisDe = ({ acesso, leilao, comitentes }: PedidoDeRelatorio): Filtro[] => [
  { tipo: 'exata', campo: 'hotsites', valor: acesso.hotsiteId },
  ...(leilao ? [{ tipo: 'exata' as const, campo: 'leiUid', valor: leilao.uid }] : []),
  ...(comitentes === null
    ? []
    : [{ tipo: 'multipla' as const, campo: 'comId', valores: [NENHUM, ...comitentes] }]),
];
async function* condicionais(pedido: PedidoDeRelatorio): AsyncGenerator<Condicional> {
  const { registros, leitura, nomes, situacao } = pedido;
  const colecao = registros.colecao(CONDICIONAIS);
  for await (const { uid, leiUid } of colecao.percorrer(SISTEMA, { filtros: condicionaisDe(pedido) })) {
    const lido = await leitura.lote(leiUid, uid);
    const vista = lido && condicionalDoLote(lido.lote);
    if (!lido || !vista || !cabeNoPeriodo(pedido, vista.condicionalData)) continue;
    if (situacao !== null && (vista.etapa !== null) !== (situacao === 'esperam')) continue;
    const { numero, nome, comitente, valorComitente } = lido.lote.dados;
    yield {
      ...{ uid, numero, nome, vista, leilao: await nomes.leilao(leiUid) },
      ...{ comitente: comitente?.nome ?? '', reserva: valorComitente ?? null },
    };
  }
}
const DESFECHOS = {
  AG_PAGAMENTO: 'Liberada',
  NEGADA_CONDICIONAL: 'Negada pelo comitente',
  CONDICIONAL_NEGADA: 'Recusada pelo cliente',
} as const;
const horas = ({ condicionalData, respostaData }: CondicionalDoLote): number | null =>
  respostaData === null
    ? null
    : Math.round(((Date.parse(respostaData) - Date.parse(condicionalData)) / 3_600_000) * 10) / 10;
const colunasDasCondicionais = (modo: 'leilao' | 'loja'): ColunaDoRelatorio<Condicional>[] => [
  { titulo: NOMES[modo].leilao, tipo: 'texto', de: ({ leilao }) => leilao },
  { titulo: 'Nº', tipo: 'texto', de: ({ numero }) => numero },
  { titulo: NOMES[modo].lote, tipo: 'texto', de: ({ nome }) => nome },
  { titulo: 'Comitente', tipo: 'texto', de: ({ comitente }) => comitente },
  { titulo: 'Condicional desde', tipo: 'instante', de: ({ vista }) => vista.condicionalData },
  { titulo: NOMES[modo].lance, tipo: 'centavos', de: ({ vista }) => vista.valorLance },
  {
    ...{ titulo: 'Valor do comitente', tipo: 'centavos', so: ['Interno - ADM', 'Interno - Comitente'] },
    de: ({ reserva }) => reserva,
  },
  { titulo: 'Resposta', tipo: 'texto', de: ({ vista }) => vista.condicionalResposta },
  { titulo: 'Novo valor', tipo: 'centavos', de: ({ vista }) => vista.condicionalRespostaNovoValor },
  { titulo: 'Horas até a resposta', tipo: 'real', de: ({ vista }) => horas(vista) },
  {
    ...{ titulo: 'Em que pé está', tipo: 'texto' },
    de: ({ vista: { etapa, desfecho } }) =>
      etapa !== null ? ROTULOS_ETAPA[etapa] : desfecho ? DESFECHOS[desfecho.situacao] : 'Encerrada',
  },
  { titulo: 'Prazo', tipo: 'instante', de: ({ vista }) => vista.prazo },
  { titulo: 'Vendido por', tipo: 'centavos', de: ({ vista }) => vista.desfecho?.valor ?? null },
];
const dasCondicionais = {
  leilao: true,
  periodo: 'Condicional desde',
  situacoes: { esperam: 'Esperam resposta', decididas: 'Decididas' },
  colunas: colunasDasCondicionais,
  async contar(pedido: PedidoDeRelatorio) {
    const filtros = condicionaisDe(pedido);
    const { total } = await pedido.registros
      .colecao(CONDICIONAIS)
      .listar(SISTEMA, { filtros, pagina: 1, porPagina: 1 });
    return total;
  },
  linhas: condicionais,
};

interface LoteMedido {
  lote: LoteNaCasa;
  manuais: number;
  automaticos: number;
  sala: number;
  licitantes: number;
  visitas: number;
  visitantes: number;
  reserva: number | null;
}
const lotesDe = ({ leilao, comitentes, situacao }: PedidoDeRelatorio): Filtro[] => [
  ...(leilao ? [{ tipo: 'exata' as const, campo: 'leilao.id', valor: leilao.id }] : []),
  ...(comitentes === null
    ? []
    : [{ tipo: 'multipla' as const, campo: 'comitente.comId', valores: [NENHUM, ...comitentes] }]),
  ...(situacao === null ? [] : [{ tipo: 'exata' as const, campo: 'situacao', valor: situacao }]),
];
const daColecao = ({ registros }: PedidoDeRelatorio) =>
  registros.colecao(LOTES_DA_CASA as never) as unknown as Colecao<LoteDaCasa>;

async function* lotesMedidos(pedido: PedidoDeRelatorio): AsyncGenerator<LoteMedido> {
  const { registros, acesso, leitura } = pedido;
  const completar = criarCompletar(registros);
  const ordem = { campo: 'id', tipoOrdenacao: 'asc', tipoCampo: 'long' } as const;
  const medir = async (lote: LoteNaCasa): Promise<LoteMedido> => {
    const contagem = { manuais: 0, automaticos: 0, sala: 0, visitas: 0, visitantes: 0 };
    const quem = new Set<string>();
    const doLote = [{ tipo: 'exata' as const, campo: 'lelUid', valor: lote.uid }];
    for await (const { tipoLance, tipoNegociacao, cliUid } of registros
      .colecao(LANCES)
      .percorrer(SISTEMA, { filtros: doLote })) {
      // A configuration is no bid: its answers are.
      if (tipoNegociacao !== 'Disputa') continue;
      quem.add(cliUid);
      if (tipoLance === 'Manual') contagem.manuais += 1;
      if (tipoLance === 'Automático') contagem.automaticos += 1;
      if (tipoLance === 'Presencial') contagem.sala += 1;
    }
    for await (const dia of registros.colecao(VISITAS_DO_LOTE).percorrer(SISTEMA, { filtros: doLote })) {
      if (dia.hotsiteId !== acesso.hotsiteId) continue;
      contagem.visitas += dia.visualizacoes;
      contagem.visitantes += dia.visitantes;
    }
    const lido = await leitura.lote(lote.leilao.uid, lote.uid);
    return { lote, ...contagem, licitantes: quem.size, reserva: lido?.lote.dados.valorComitente ?? null };
  };
  let monte: Registro<LoteDaCasa>[] = [];
  const medidos = async function* () {
    for (const lote of await completar(monte)) yield await medir(lote as LoteNaCasa);
    monte = [];
  };
  for await (const lote of daColecao(pedido).percorrer(acesso, { filtros: lotesDe(pedido), ordem })) {
    if (monte.push(lote) < LINHAS_POR_VEZ) continue;
    yield* medidos();
  }
  yield* medidos();
}
const vezes = (final: number | null, base: number | null): number | null =>
  final === null || base === null || base === 0 ? null : Math.round((final / base) * 1_000) / 1_000;
const colunasDosLotes = (modo: 'leilao' | 'loja', comReserva: boolean): ColunaDoRelatorio<LoteMedido>[] => [
  { titulo: NOMES[modo].leilao, tipo: 'texto', de: ({ lote }) => lote.leilao.nome },
  { titulo: 'Nº', tipo: 'texto', de: ({ lote }) => lote.numero },
  { titulo: NOMES[modo].lote, tipo: 'texto', de: ({ lote }) => lote.nome },
  { titulo: 'Comitente', tipo: 'texto', de: ({ lote }) => lote.comitente?.nome ?? null },
  { titulo: 'Situação', tipo: 'texto', de: ({ lote }) => rotuloSituacao(lote.situacao, modo).rotulo },
  { titulo: 'Mínimo', tipo: 'centavos', de: ({ lote }) => lote.valor.minimo },
  ...(comReserva
    ? [{ titulo: 'Valor do comitente', tipo: 'centavos' as const, de: ({ reserva }: LoteMedido) => reserva }]
    : []),
  { titulo: NOMES[modo].lance, tipo: 'centavos', de: ({ lote }) => lote.valorAtual },
  { titulo: 'Vezes o mínimo', tipo: 'real', de: ({ lote }) => vezes(lote.valorAtual, lote.valor.minimo) },
  ...(comReserva
    ? [
        {
          ...{ titulo: 'Vezes o valor do comitente', tipo: 'real' as const },
          de: ({ lote, reserva }: LoteMedido) => vezes(lote.valorAtual, reserva),
        },
      ]
    : []),
  { titulo: NOMES[modo].lances, tipo: 'inteiro', de: ({ lote }) => lote.qtdLances },
  { titulo: 'Manuais', tipo: 'inteiro', de: ({ manuais }) => manuais },
  { titulo: 'Automáticos', tipo: 'inteiro', de: ({ automaticos }) => automaticos },
  { titulo: NOMES[modo].sala, tipo: 'inteiro', de: ({ sala }) => sala },
  { titulo: 'Participantes', tipo: 'inteiro', de: ({ licitantes }) => licitantes },
  { titulo: 'Visualizações', tipo: 'inteiro', de: ({ visitas }) => visitas },
  { titulo: 'Visitantes', tipo: 'inteiro', de: ({ visitantes }) => visitantes },
];
const dosLotes = {
  leilao: true,
  async contar(pedido: PedidoDeRelatorio) {
    const { total } = await daColecao(pedido).listar(pedido.acesso, {
      ...{ filtros: lotesDe(pedido), pagina: 1, porPagina: 1 },
    });
    return total;
  },
  linhas: lotesMedidos,
};

/** Reports of lots: how they were bid for, what became of them. */
export const DOS_LOTES: readonly Relatorio[] = [
  relatorio<LoteMedido>({
    ...dosLotes,
    nome: 'lances-por-lote',
    titulo: { leilao: 'Lances por lote', loja: 'Ofertas por anúncio' },
    descricao: {
      leilao: 'De cada lote: visitas, participantes, lances de cada tipo, e quanto o maior passou do mínimo.',
      loja: 'De cada anúncio: visitas, participantes, ofertas de cada tipo, e quanto a maior passou do mínimo.',
    },
    grupo: 'Leilões',
    para: 'casa',
    papeis: QUEM_TIRA_RELATORIOS,
    colunas: (modo) => colunasDosLotes(modo, false),
  }),
  relatorio<Condicional>({
    ...dasCondicionais,
    nome: 'condicionais',
    titulo: { leilao: 'Condicionais', loja: 'Condicionais' },
    descricao: {
      leilao: 'Vendas sob condição do comitente: o lance, a resposta, em quantas horas, e no que deu.',
      loja: 'Vendas sob condição do comitente: a oferta, a resposta, em quantas horas, e no que deu.',
    },
    grupo: 'Comitentes',
    para: 'casa',
    papeis: QUEM_TIRA_RELATORIOS,
  }),
  relatorio<LoteMedido>({
    ...dosLotes,
    nome: 'meu-resultado',
    titulo: { leilao: 'Resultado dos meus lotes', loja: 'Resultado dos meus anúncios' },
    descricao: {
      leilao: 'De cada lote seu: mínimo, o seu valor, o maior lance, visitas, e a situação.',
      loja: 'De cada anúncio seu: mínimo, o seu valor, a maior oferta, visitas, e a situação.',
    },
    grupo: 'Comitentes',
    para: 'comitente',
    papeis: QUEM_TIRA_RELATORIOS_DO_COMITENTE,
    colunas: (modo) => colunasDosLotes(modo, true),
  }),
  relatorio<Condicional>({
    ...dasCondicionais,
    nome: 'minhas-condicionais',
    titulo: { leilao: 'Minhas condicionais', loja: 'Minhas condicionais' },
    descricao: {
      leilao: 'Os seus lotes em condicional: o lance, a sua resposta, o prazo, e no que deu.',
      loja: 'Os seus anúncios em condicional: a oferta, a sua resposta, o prazo, e no que deu.',
    },
    grupo: 'Comitentes',
    para: 'comitente',
    papeis: QUEM_TIRA_RELATORIOS_DO_COMITENTE,
  }),
];
