import { ErroMartelo } from '@martelo/shared/erros';
import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import type { VeiculoDoLote } from '@martelo/shared/veiculo';
import { temLances } from '../../auction/atos/alteracoes.ts';
import { encerrado } from '../../auction/leituras/abertura.ts';
import type { Pedido } from '../../auction/modelo/comando.ts';
import type { Estado, EstadoLote } from '../../auction/modelo/estado.ts';
import { chaveDoComando, digestoDoComando } from '../../auction/modelo/idempotencia.ts';
import { criarUmPorVez, type EmExclusivo } from '../../records/exclusivo.ts';
import type { Instrucao, Motor } from '../../runtime/motor.ts';
import { comNumeros } from '../lote/numeros.ts';
import { type Lugar, type Ocupacao, ocupa } from './ocupacao.ts';

/** What may put a vehicle somewhere; bids ask nothing of this. */
const PODEM: ReadonlySet<Pedido['tipo']> = new Set([
  ...(['incluir-lotes', 'alterar-lote', 'mudar-situacao-lote', 'leiloeiro-acao'] as const),
]);

/**
 * The engine as staff's calls on auctions and lots have it: whichever of them puts a vehicle into a lot (by hand, in bulk, by a sheet, copied,
 * out of the stock) takes it first, and none gives an auction a number twice. A command that was answered before is not asked again.
 */
export const comEstoque = <M extends Pick<Motor, 'executar' | 'estado'>>(
  motor: M,
  ocupacao: Ocupacao,
  exclusivo: EmExclusivo,
): M => {
  // Of two that give one number at once, the second is asked when the first is in the auction.
  const umPorVez = criarUmPorVez(exclusivo);
  const executar = async (leiUid: string, instrucao: Instrucao) => {
    const estado = await motor.estado(leiUid);
    if (!estado) return motor.executar(leiUid, instrucao);
    if (estado.comandos.has(chaveDoComando(instrucao)))
      return motor.executar(leiUid, comoFoi(estado, instrucao));
    const numerada = comNumeros(estado, instrucao);
    const lugares = lugaresDe(estado, leiUid, numerada.pedido);
    if (lugares.length === 0) {
      const mudado = comOutroTipo(estado, leiUid, numerada.pedido);
      const grandes = mudado === null ? new Set<string>() : await ocupacao.sucatas([mudado]);
      return motor.executar(
        leiUid,
        comSucata(estado, numerada, (lelUid) => grandes.has(lelUid)),
      );
    }
    return ocupacao.ocupar(lugares, async (sucatas) => {
      const resposta = await motor.executar(
        leiUid,
        comSucata(estado, numerada, (lelUid) => sucatas.has(lelUid)),
      );
      for (const lelUid of sucatas) await virarSucata(leiUid, instrucao.comandoId, lelUid);
      return resposta;
    });
  };
  /**
   * A lot that came back with a vehicle that turned GRANDE meanwhile is scrap from then on: what ended may not be changed, so it is when it is open again.
   * Who bids in between has bid for what it was, and it stays that.
   */
  const virarSucata = async (leiUid: string, comandoId: string, lelUid: string): Promise<void> => {
    const lote = (await motor.estado(leiUid))?.lotes.get(lelUid);
    if (lote === undefined || lote.dados.tipo === SUCATA || presoAoTipo(lote)) return;
    await motor
      .executar(leiUid, {
        ...{ comandoId: `sucata:${comandoId}`, autor: 'sistema' },
        pedido: { tipo: 'alterar-lote', lelUid, mudancas: { tipo: SUCATA } },
      })
      .catch((erro: unknown) => {
        if (!(erro instanceof ErroMartelo) || erro.codigo !== 'ALTERACAO_NAO_PERMITIDA') throw erro;
      });
  };
  return {
    ...motor,
    executar(leiUid: string, instrucao: Instrucao) {
      const { pedido } = instrucao;
      if (!PODEM.has(pedido.tipo)) return motor.executar(leiUid, instrucao);
      const comNumero =
        pedido.tipo === 'incluir-lotes' ||
        (pedido.tipo === 'alterar-lote' && pedido.mudancas.numero !== undefined);
      return comNumero
        ? umPorVez(`numeros/${leiUid}`, () => executar(leiUid, instrucao))
        : executar(leiUid, instrucao);
    },
  };
};

const SUCATA = 'Sucata';
/** Bid for, or over: what it is sold as is not changed any more. */
const presoAoTipo = (lote: EstadoLote): boolean => temLances(lote) || encerrado(lote);

/** A vehicle of GRANDE damage is sold as scrap by the lot that it comes into (fleet, section 1); a lot that has bids stays what was bid for. */
function comSucata(
  { lotes }: Readonly<Estado>,
  instrucao: Instrucao,
  grande: (lelUid: string) => boolean,
): Instrucao {
  const { pedido } = instrucao;
  if (pedido.tipo === 'incluir-lotes') {
    if (!pedido.lotes.some(({ uid }) => grande(uid))) return instrucao;
    const novos = pedido.lotes.map((lote) =>
      grande(lote.uid) ? { ...lote, dados: { ...lote.dados, tipo: SUCATA } } : lote,
    );
    return { ...instrucao, pedido: { ...pedido, lotes: novos } };
  }
  if (pedido.tipo !== 'alterar-lote' || !grande(pedido.lelUid)) return instrucao;
  const lote = lotes.get(pedido.lelUid);
  if (lote !== undefined && presoAoTipo(lote)) return instrucao;
  return { ...instrucao, pedido: { ...pedido, mudancas: { ...pedido.mudancas, tipo: SUCATA } } };
}

/** A command that was answered is told again as it was: as scrap, where it came in as such then, whatever its vehicle's record says by now. */
function comoFoi(estado: Readonly<Estado>, instrucao: Instrucao): Instrucao {
  const { digesto } = estado.comandos.get(chaveDoComando(instrucao))!;
  const eraSucata = (lelUid: string) => estado.lotes.get(lelUid)?.dados.tipo === SUCATA;
  const semLances = { ...estado, lotes: new Map() };
  const formas = [
    instrucao,
    comSucata(estado, instrucao, eraSucata),
    comSucata(semLances, instrucao, eraSucata),
  ];
  const numeradas = formas.map((uma) => comNumeros(estado, uma));
  return numeradas.find((uma) => digestoDoComando(uma).startsWith(digesto)) ?? numeradas[0]!;
}

/** The vehicle of a lot that a command makes something else than scrap: by a form, in bulk, by its sheet once more. */
function comOutroTipo({ lotes }: Readonly<Estado>, leiUid: string, pedido: Pedido): Lugar | null {
  if (pedido.tipo !== 'alterar-lote') return null;
  const { lelUid, mudancas } = pedido;
  if (mudancas.tipo === undefined || mudancas.tipo === SUCATA) return null;
  const { uid: veiUid, placa } = lotes.get(lelUid)?.dados.veiculo ?? {};
  return veiUid === undefined && placa === undefined ? null : { veiUid, placa, leiUid, lelUid };
}

/** The vehicles that a command would put into lots which do not hold them now. */
function lugaresDe({ lotes }: Readonly<Estado>, leiUid: string, pedido: Pedido): Lugar[] {
  const posto = (lelUid: string, { uid: veiUid, placa }: VeiculoDoLote = {}): Lugar[] =>
    veiUid === undefined && placa === undefined ? [] : [{ veiUid, placa, leiUid, lelUid }];
  const volta = (lelUid: string | null, para?: SituacaoLote): Lugar[] => {
    const lote = lelUid === null ? undefined : lotes.get(lelUid);
    // A lot that ended without a sale let its vehicle go: brought back, it takes it again.
    const entra = lote !== undefined && !ocupa(lote.situacao) && (para === undefined || ocupa(para));
    return entra ? posto(lote.uid, lote.dados.veiculo) : [];
  };
  switch (pedido.tipo) {
    case 'incluir-lotes':
      return pedido.lotes.flatMap(({ uid, dados }) => posto(uid, dados.veiculo));
    case 'alterar-lote': {
      const { lelUid, mudancas } = pedido;
      const antes = lotes.get(lelUid)?.dados.veiculo;
      const { uid, placa } = mudancas.veiculo ?? {};
      if ((uid !== undefined && uid !== antes?.uid) || (placa !== undefined && placa !== antes?.placa))
        return posto(lelUid, mudancas.veiculo);
      return mudancas.situacao === undefined ? [] : volta(lelUid, mudancas.situacao);
    }
    case 'mudar-situacao-lote':
      return volta(pedido.lelUid, pedido.situacao);
    case 'leiloeiro-acao':
      return pedido.acao === 'repasse' || pedido.acao === 'desfazer' ? volta(pedido.lelUid) : [];
    default:
      return [];
  }
}
