import { formasDaPlaca } from '@martelo/shared/documentos';
import { FASE_DA_SITUACAO, type FaseLote } from '@martelo/shared/lote-situacao';
import { desfeita } from '@martelo/shared/pos-venda/situacao';
import type { ItemVenda, Venda } from '@martelo/shared/venda';
import type { Estadia } from '../../casa/estadia.ts';
import { LOTES } from '../../leituras/registros/lote.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import type { Leitura, LoteLido } from '../../leituras/terminados/leitura.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';

/** A lot of a vehicle, where it stands, and who bought it. */
export interface LoteDaEstadia {
  lelUid: string;
  fase: FaseLote;
  /** It is being prepared: its auction opens it when it begins. */
  abre: boolean;
  /** The sale that it is in and that stands; null: none does. */
  venda: { venda: Registro<Venda>; item: ItemVenda } | null;
}

export type LotesDaEstadia = (estadia: Procurado) => Promise<LoteDaEstadia[]>;

/** Whose lots are sought: the vehicle, the plate that a lot of a sheet has in its place, and its brand. */
type Procurado = Pick<Estadia, 'veiUid' | 'placa' | 'hotsiteId'>;

/**
 * Every lot of the brand that sells, or sold, a vehicle: by the vehicle that it names, and by its plate, which is all that a lot of a sheet has. Those
 * of rehearsals sell nothing.
 */
export async function* lotesDoVeiculo(
  registros: Registros,
  leitura: Pick<Leitura, 'lote'>,
  { veiUid, placa, hotsiteId }: Procurado,
): AsyncGenerator<LoteLido> {
  const placas = placa === null ? [] : [...new Set([placa, ...formasDaPlaca(placa)])];
  const buscas = [
    { tipo: 'exata', campo: 'dados.veiculo.uid', valor: veiUid } as const,
    ...(placas.length > 0 ? [{ tipo: 'lista', campo: 'dados.veiculo.placa', valores: placas } as const] : []),
  ];
  for (const busca of buscas)
    for await (const { uid, leiUid, dados } of registros
      .colecao(LOTES)
      .percorrer(SISTEMA, { filtros: [busca] })) {
      // By its plate alone a lot is found that names no vehicle: what names this one was found already, another is whatever plate somebody wrote of it.
      if (busca.tipo === 'lista' && dados.veiculo?.uid !== undefined) continue;
      const lido = await leitura.lote(leiUid, uid);
      if (lido === null) continue;
      const { leilao } = lido.estado;
      if (leilao.hotsites.includes(hotsiteId) && leilao.ensaio !== true) yield lido;
    }
}

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
  return async (estadia) => {
    await emDia();
    const achados: LoteDaEstadia[] = [];
    for await (const { estado, lote } of lotesDoVeiculo(registros, leitura, estadia)) {
      const fase = FASE_DA_SITUACAO[lote.situacao];
      achados.push({
        ...{ lelUid: lote.uid, fase, abre: fase === 'preparo' && estado.leilao.situacao !== 'EXECUTADO' },
        venda: await vendaDoLote(registros, lote.uid),
      });
    }
    return achados;
  };
}

/** The sale of a lot that stands, as far as the caller sees sales. */
export async function vendaDoLote(
  registros: Registros,
  lelUid: string,
  acesso: Acesso = SISTEMA,
): Promise<LoteDaEstadia['venda']> {
  const filtros = [{ tipo: 'exata', campo: 'itens.lelUid', valor: lelUid } as const];
  for await (const venda of registros.colecao(VENDAS).percorrer(acesso, { filtros })) {
    const item = venda.itens.find((um) => um.lelUid === lelUid);
    if (item !== undefined && !desfeita(venda.situacao)) return { venda: venda as Registro<Venda>, item };
  }
  return null;
}
