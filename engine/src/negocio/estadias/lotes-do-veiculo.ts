import { formasDaPlaca } from '@martelo/shared/documentos';
import { FASE_DA_SITUACAO, type FaseLote } from '@martelo/shared/lote-situacao';
import { desfeita } from '@martelo/shared/pos-venda/situacao';
import type { ItemVenda, Venda } from '@martelo/shared/venda';
import type { Estadia } from '../../casa/estadia.ts';
import { LOTES } from '../../leituras/registros/lote.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registro, Registros } from '../../records/records.ts';

/** A lot of a vehicle, where it stands, and who bought it. */
export interface LoteDaEstadia {
  lelUid: string;
  fase: FaseLote;
  /** It is being prepared: its auction opens it when it begins. */
  abre: boolean;
  /** The sale that it is in and that stands; null: none does. */
  venda: { venda: Registro<Venda>; item: ItemVenda } | null;
}

export type LotesDaEstadia = (
  estadia: Pick<Estadia, 'veiUid' | 'placa' | 'hotsiteId'>,
) => Promise<LoteDaEstadia[]>;

/**
 * Every lot of the brand that sells, or sold, a vehicle: by the vehicle that it names, and by its plate, which is all that a lot of a sheet has. Those
 * of rehearsals sell nothing.
 */
export function criarLotesDaEstadia({
  registros,
  leitura,
  emDia,
}: {
  registros: Registros;
  leitura: Pick<Leitura, 'lote'>;
  /** Resolves when sales are what their lots have become. */
  emDia(): Promise<void>;
}): LotesDaEstadia {
  const lotes = registros.colecao(LOTES);
  return async ({ veiUid, placa, hotsiteId }) => {
    await emDia();
    const placas = placa === null ? [] : [...new Set([placa, ...formasDaPlaca(placa)])];
    const buscas = [
      { tipo: 'exata', campo: 'dados.veiculo.uid', valor: veiUid } as const,
      ...(placas.length > 0
        ? [{ tipo: 'lista', campo: 'dados.veiculo.placa', valores: placas } as const]
        : []),
    ];
    const vistos = new Map<string, LoteDaEstadia>();
    for (const busca of buscas)
      for await (const { uid, leiUid, dados } of lotes.percorrer(SISTEMA, { filtros: [busca] })) {
        // Another vehicle's, whatever plate somebody wrote of it.
        if (vistos.has(uid) || (dados.veiculo?.uid !== undefined && dados.veiculo.uid !== veiUid)) continue;
        const lido = await leitura.lote(leiUid, uid);
        if (lido === null) continue;
        const { leilao } = lido.estado;
        if (!leilao.hotsites.includes(hotsiteId) || leilao.ensaio === true) continue;
        const fase = FASE_DA_SITUACAO[lido.lote.situacao];
        vistos.set(uid, {
          ...{ lelUid: uid, fase, abre: fase === 'preparo' && leilao.situacao !== 'EXECUTADO' },
          venda: await vendaDoLote(registros, uid),
        });
      }
    return [...vistos.values()];
  };
}

async function vendaDoLote(registros: Registros, lelUid: string): Promise<LoteDaEstadia['venda']> {
  const filtros = [{ tipo: 'exata', campo: 'itens.lelUid', valor: lelUid } as const];
  for await (const venda of registros.colecao(VENDAS).percorrer(SISTEMA, { filtros })) {
    const item = venda.itens.find((um) => um.lelUid === lelUid);
    if (item !== undefined && !desfeita(venda.situacao)) return { venda: venda as Registro<Venda>, item };
  }
  return null;
}
