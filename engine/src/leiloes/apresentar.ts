import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { dataPagamento, leilaoAtivo, nomeSemData } from '@martelo/shared/leilao';
import type { Estado } from '../auction/estado.ts';
import { haAChamar, loteNaMesa } from '../auction/pregao.ts';
import type { LeilaoGuardado } from '../terminados/vista.ts';
import { LEILOES, type LeilaoRegistro } from './registro.ts';

/** An auction as anyone may see it, with the spec's derived fields. */
export function leilaoPublico(leilao: LeilaoRegistro, agora: number) {
  return {
    ...camposPublicos(leilao),
    nomeSemData: nomeSemData(leilao.nome),
    dia: diaEmSaoPaulo(leilao.data),
    dataPagamento: dataPagamento(leilao),
    ativo: leilaoAtivo(leilao, agora),
    quantidadeLotes: leilao.quantidadeLotes,
  };
}

/** The same, from the durable state: fresh the moment a write is answered. */
export function leilaoDoEstado(estado: Readonly<Estado>, agora: number) {
  const naMesa = loteNaMesa(estado);
  return {
    ...leilaoVisto(
      { ...estado, quantidadeLotes: estado.lotes.size, loteAoVivoUid: naMesa?.uid ?? null },
      agora,
    ),
    /** Whether another lot comes on the block after the one that is there; false before the first was called. */
    haLotesAChamar: naMesa !== null && haAChamar(estado),
  };
}

/** The same where nothing else of the auction is at hand. */
export function leilaoVisto(
  { leilao, pregao, quantidadeLotes, loteAoVivoUid }: Omit<LeilaoGuardado, 'balanco'>,
  agora: number,
) {
  const { pausadoEm } = pregao;
  return {
    ...leilaoPublico({ ...leilao, ensaio: leilao.ensaio ?? false, quantidadeLotes }, agora),
    /** The lot on the block in the live auction. */
    loteAoVivoUid,
    pausado: pausadoEm !== null,
    pausadoEm: pausadoEm === null ? null : new Date(pausadoEm).toISOString(),
  };
}

const PUBLICOS = [
  'id',
  'uid',
  'nome',
  'data',
  'hotsites',
  'situacao',
  'modalidade',
  'local',
  'cidade',
  'intervaloEntreLotesSegundos',
  'pontoCorteParaIncrementoPosLancesSegundos',
  'incrementoAposLancesSegundos',
  'modoIncrementoTempo',
  'cascata',
  'empate',
  'incrementos',
  'editalUrl',
  'ordemVisitacaoUrl',
  'ordemEntradaUrl',
  'arquivos',
  'transmissaoUrl',
  'transmissaoSubdominio',
  'validarSucata',
  'exigeHabilitacao',
  'habilitacaoAutomatica',
  'exigeCodigo',
  'exigeSegundoFator',
  'ensaio',
  'porcentagemComissao',
  'regulamentoUid',
  'leiloeiro',
  'comitentesLogomarcas',
  'localRealizacao',
] as const satisfies readonly (keyof LeilaoRegistro)[];
type CampoPublico = (typeof PUBLICOS)[number];

/** What the public lists of auctions may be filtered and ordered by. */
export const CAMPOS_PUBLICOS = Object.keys(LEILOES.indices).filter((campo) =>
  PUBLICOS.some((publico) => publico === campo.split('.')[0]),
);

/** By name, so that a field added later is not public by accident. */
const camposPublicos = (leilao: LeilaoRegistro): Pick<LeilaoRegistro, CampoPublico> =>
  Object.fromEntries(
    PUBLICOS.filter((campo) => leilao[campo] !== undefined).map((campo) => [campo, leilao[campo]]),
  ) as unknown as Pick<LeilaoRegistro, CampoPublico>;
