import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { dataPagamento, leilaoAtivo, nomeSemData } from '@martelo/shared/leilao';
import {
  camposPublicosDoLeilao,
  type LeilaoDetalhe,
  type LeilaoListado,
} from '@martelo/shared/leilao-publico';
import { haAChamar, loteNaMesa } from '../../auction/leituras/na-mesa.ts';
import type { Estado } from '../../auction/modelo/estado.ts';
import { LEILOES, type LeilaoRegistro } from '../registros/leilao.ts';
import type { LeilaoGuardado } from '../terminados/vista.ts';

/** An auction as anyone may see it, with the spec's derived fields. */
export function leilaoPublico(leilao: LeilaoRegistro, agora: number): LeilaoListado {
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
    /** What the auctioneer last told everybody (L8). */
    recado: TERMINADO.has(estado.leilao.situacao) ? null : estado.pregao.recado,
  };
}

/** The same where nothing else of the auction is at hand. */
export function leilaoVisto(
  { leilao, pregao, quantidadeLotes, loteAoVivoUid }: Omit<LeilaoGuardado, 'balanco'>,
  agora: number,
): LeilaoDetalhe {
  const { pausadoEm } = pregao;
  return {
    ...leilaoPublico({ ...leilao, ensaio: leilao.ensaio ?? false, quantidadeLotes }, agora),
    loteAoVivoUid,
    pausado: pausadoEm !== null,
    pausadoEm: pausadoEm === null ? null : new Date(pausadoEm).toISOString(),
  };
}

const TERMINADO: ReadonlySet<string> = new Set(['EXECUTADO', 'CANCELADO']);

type CampoPublico = keyof typeof camposPublicosDoLeilao.shape;
const PUBLICOS = Object.keys(camposPublicosDoLeilao.shape) as CampoPublico[];

/** What the public lists of auctions may be filtered and ordered by. */
export const CAMPOS_PUBLICOS = Object.keys(LEILOES.indices).filter((campo) =>
  PUBLICOS.some((publico) => publico === campo.split('.')[0]),
);

const camposPublicos = (leilao: LeilaoRegistro): Pick<LeilaoRegistro, CampoPublico> =>
  Object.fromEntries(
    PUBLICOS.filter((campo) => leilao[campo] !== undefined).map((campo) => [campo, leilao[campo]]),
  ) as unknown as Pick<LeilaoRegistro, CampoPublico>;
