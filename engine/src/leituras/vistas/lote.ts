import { semAusentes } from '@martelo/shared/ausentes';
import { calcularTotais } from '@martelo/shared/cobranca';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { LancePublico } from '@martelo/shared/lote';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import type { LoteDetalhe } from '@martelo/shared/lote-detalhe';
import { caminhoDoLote } from '@martelo/shared/lote-url';
import type { VeiculoDoLote } from '@martelo/shared/veiculo';
import { encerrado } from '../../auction/leituras/abertura.ts';
import { recebePropostas } from '../../auction/leituras/proposta.ts';
import { publicoDoLote } from '../../auction/leituras/publico.ts';
import { aceitaVendaDireta, compreJaOferecido } from '../../auction/leituras/venda-direta.ts';
import type { DadosLote } from '../../auction/modelo/dados.ts';
import type { Estado, LoteVisto } from '../../auction/modelo/estado.ts';
import { type Carimbar, carimbosDaPagina, carimbosDoCartao } from './carimbos.ts';
import { detalhesDoLote, finalDaPlaca } from './detalhes.ts';

/** What of its auction a lot's page tells. */
export interface LeilaoVisto {
  leilao: Estado['leilao'];
  pregao: Pick<Estado['pregao'], 'pausadoEm'>;
}

/** Photos on a card (spec 9). */
const FOTOS_NO_CARTAO = 4;

/**
 * A lot as a card shows it. Built field by field from what may be public: a field that is not named here is never shown, whatever
 * is added to a lot later (rule 11).
 */
export function cartaoDoLote(
  estado: Pick<Estado, 'leilao'>,
  lote: LoteVisto,
  hotsite: Pick<RegrasHotsite, 'id' | 'tipo'>,
  carimbar: Carimbar,
): LoteCartao {
  const { dados } = lote;
  const { lelUid: _, comunicados: __, ...publico } = publicoDoLote(lote);
  const partes = {
    id: dados.id,
    nome: dados.nome,
    tipo: dados.tipo,
    marca: dados.veiculo?.marca ?? null,
    anoModelo: dados.veiculo?.anoModelo ?? null,
    cidade: dados.localizacao?.cidade ?? null,
    uf: dados.localizacao?.uf ?? null,
  };
  return {
    uid: dados.uid,
    url: caminhoDoLote(partes, hotsite.tipo),
    ...partes,
    ...publico,
    fotosUrls: dados.fotosUrls.slice(0, FOTOS_NO_CARTAO),
    qtdFotos: dados.fotosUrls.length,
    anoFabricacao: dados.veiculo?.anoFabricacao ?? null,
    km: dados.veiculo?.km ?? null,
    cor: dados.veiculo?.cor ?? null,
    minimo: dados.valor.minimo,
    dataInicio: dados.dataInicio,
    numero: dados.numero,
    leilaoUid: estado.leilao.uid,
    leilaoNome: estado.leilao.nome,
    compreJa: compreJaOferecido(lote),
    somenteBuyNowProposta: dados.somenteBuyNowProposta,
    comitente: dados.comitente ? { nome: dados.comitente.nome, logo: dados.comitente.logo ?? null } : null,
    carimbos: carimbosDoCartao(estado, lote, hotsite.id, carimbar),
  };
}

/** All that the lot page shows. Public. Money in centavos, totals by rule 20 at the current price. */
export function detalheDoLote(
  estado: LeilaoVisto,
  lote: LoteVisto,
  hotsite: Pick<RegrasHotsite, 'id' | 'tipo'>,
  carimbar: Carimbar,
): LoteDetalhe {
  const { dados } = lote;
  const { leilao } = estado;
  const { pausadoEm } = estado.pregao;
  const { valor } = dados;
  const comissaoPorcentagem = valor.comissaoPorcentagem ?? leilao.porcentagemComissao;
  const { base: _, ...totais } = calcularTotais(
    lote.lideranca?.preco ?? null,
    { ...valor, comissaoPorcentagem },
    hotsite.id,
  );
  return {
    ...cartaoDoLote(estado, lote, hotsite, carimbar),
    ...(lote.comunicados.length === 0 ? {} : { comunicados: [...lote.comunicados] }),
    fotosUrls: dados.fotosUrls,
    fotosDescricoes: (dados.fotosDescricoes ?? []).filter(({ url }) => dados.fotosUrls.includes(url)),
    video: dados.video ?? null,
    carimbos: carimbosDaPagina(estado, lote, hotsite.id, carimbar),
    descricao: dados.descricao ?? '',
    posicaoLeilao: dados.posicaoLeilao,
    valor: {
      minimo: valor.minimo,
      incremento: valor.incremento ?? null,
      compreJa: valor.compreJa ?? null,
      despachante: valor.despachante,
      outros: valor.outros,
      remocao: valor.remocao,
      depositoDeBens: valor.depositoDeBens,
      vistoria: valor.vistoria,
      comissaoPorcentagem,
      comissaoExtraPorcentagem: valor.comissaoExtraPorcentagem,
      comissaoExtraMensagem: valor.comissaoExtraMensagem ?? null,
      compreJaPorcentagem: valor.compreJaPorcentagem ?? null,
      lance: lancePublico(lote),
      ...totais,
    },
    incrementos: leilao.incrementos,
    recebeIncrementoTempo: dados.recebeIncrementoTempo,
    finalizacaoManual: dados.finalizacaoManual,
    veiculo: veiculoPublico(dados.veiculo),
    localizacao: dados.localizacao ? semAusentes(dados.localizacao) : null,
    arquivos: dados.arquivos.map(semAusentes),
    proposta: propostaOferecida(lote),
    detalhes: detalhesDoLote(dados),
    leilao: {
      id: leilao.id,
      uid: leilao.uid,
      nome: leilao.nome,
      data: leilao.data,
      cidade: leilao.cidade ?? null,
      situacao: leilao.situacao,
      editalUrl: leilao.editalUrl ?? null,
      arquivos: (leilao.arquivos ?? []).map(semAusentes),
      leiloeiro: leilao.leiloeiro
        ? { nome: leilao.leiloeiro.nome, inscricao: leilao.leiloeiro.inscricao ?? null }
        : null,
      pontoCorteParaIncrementoPosLancesSegundos: leilao.pontoCorteParaIncrementoPosLancesSegundos,
      incrementoAposLancesSegundos: leilao.incrementoAposLancesSegundos,
      modoIncrementoTempo: leilao.modoIncrementoTempo,
      exigeHabilitacao: leilao.exigeHabilitacao === true || leilao.exigeCodigo === true,
      exigeCodigo: leilao.exigeCodigo ?? false,
      exigeSegundoFator: leilao.exigeSegundoFator ?? false,
      pausadoEm: pausadoEm === null ? null : new Date(pausadoEm).toISOString(),
    },
  };
}

function propostaOferecida(lote: LoteVisto): LoteDetalhe['proposta'] {
  if (encerrado(lote) || !recebePropostas(lote) || !aceitaVendaDireta(lote)) return null;
  return { minimo: lote.dados.valor.valorProposta ?? null };
}

function lancePublico({ lideranca, qtdLances }: LoteVisto): LancePublico | null {
  if (lideranca === null) return null;
  const { apelido, cidade } = lideranca.participante;
  return { valor: lideranca.preco, apelido, cidade, data: lideranca.data, quantidade: qtdLances };
}

function veiculoPublico(veiculo: DadosLote['veiculo']): VeiculoDoLote | null {
  if (veiculo === undefined) return null;
  const { placa, ...resto } = veiculo;
  const final = finalDaPlaca(placa);
  return final === null ? resto : { ...resto, placa: `*******${final}` };
}
