import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import type { Pedido } from '../../auction/modelo/comando.ts';
import type { Estado } from '../../auction/modelo/estado.ts';
import { chaveDoComando } from '../../auction/modelo/idempotencia.ts';
import type { Instrucao, Motor } from '../../runtime/motor.ts';
import { type Lugar, type Ocupacao, ocupa } from './ocupacao.ts';

/** What may put a vehicle somewhere; bids ask nothing of this. */
const PODEM: ReadonlySet<Pedido['tipo']> = new Set([
  ...(['incluir-lotes', 'alterar-lote', 'mudar-situacao-lote', 'leiloeiro-acao'] as const),
]);

/**
 * The engine as staff's calls on auctions and lots have it: whichever of them puts a vehicle into a lot (by hand, in bulk, by a sheet, copied,
 * out of the stock) takes it first. A command that was answered before is not asked again.
 */
export const comEstoque = <M extends Pick<Motor, 'executar' | 'estado'>>(
  motor: M,
  ocupacao: Ocupacao,
): M => ({
  ...motor,
  async executar(leiUid: string, instrucao: Instrucao) {
    const mandar = () => motor.executar(leiUid, instrucao);
    if (!PODEM.has(instrucao.pedido.tipo)) return mandar();
    const estado = await motor.estado(leiUid);
    if (!estado || estado.comandos.has(chaveDoComando(instrucao))) return mandar();
    const lugares = lugaresDe(estado, leiUid, instrucao.pedido);
    return lugares.length === 0 ? mandar() : ocupacao.ocupar(lugares, mandar);
  },
});

/** The vehicles that a command would put into lots which do not hold them now. */
function lugaresDe({ lotes }: Readonly<Estado>, leiUid: string, pedido: Pedido): Lugar[] {
  const volta = (lelUid: string | null, para?: SituacaoLote): Lugar[] => {
    const lote = lelUid === null ? undefined : lotes.get(lelUid);
    const veiUid = lote?.dados.veiculo?.uid;
    // A lot that ended without a sale let its vehicle go: brought back, it takes it again.
    const entra = lote !== undefined && !ocupa(lote.situacao) && (para === undefined || ocupa(para));
    return entra && veiUid !== undefined ? [{ veiUid, leiUid, lelUid: lote.uid }] : [];
  };
  switch (pedido.tipo) {
    case 'incluir-lotes':
      return pedido.lotes.flatMap(({ uid, dados }) =>
        dados.veiculo?.uid === undefined ? [] : [{ veiUid: dados.veiculo.uid, leiUid, lelUid: uid }],
      );
    case 'alterar-lote': {
      const { lelUid, mudancas } = pedido;
      const [veiUid, lote] = [mudancas.veiculo?.uid, lotes.get(lelUid)];
      if (veiUid !== undefined && veiUid !== lote?.dados.veiculo?.uid) return [{ veiUid, leiUid, lelUid }];
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
