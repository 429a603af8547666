import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { type LinhaDoEnvio, linhaDoEnvio, precoDaEntrega } from '@martelo/shared/pos-venda/preco-do-envio';
import type { Uf } from '@martelo/shared/uf';
import type { Entrega, ItemVenda, Venda } from '@martelo/shared/venda';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { PRECOS_DE_ENVIO } from '../../casa/preco-de-envio.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { patiosDaMarca } from '../retirada/patio-do-lote.ts';

/** What a delivery of an item of this sale costs now: what it was chosen for, else what the table says (P16). */
export type PrecoNestaVenda = (
  item: ItemVenda,
  nova: Pick<Entrega, 'metodo'> & { cep: string | null },
) => Pick<Entrega, 'valor' | 'preco'>;

/**
 * The table of a sale's own brand as it stands now, whoever asks: its buyer may not read it, and is told the prices of their own papers
 * alone.
 */
export type PrecosDeEnvio = (venda: Venda) => Promise<PrecoNestaVenda>;

export const criarPrecosDeEnvio =
  ({
    registros,
    leitura,
    agora,
  }: {
    registros: Registros;
    leitura: Pick<Leitura, 'lote'>;
    /** Unix ms. */
    agora(): number;
  }): PrecosDeEnvio =>
  async (venda) => {
    const linhas: LinhaDoEnvio[] = [];
    const filtros = [{ tipo: 'exata', campo: 'hotsiteId', valor: venda.hotsiteId } as const, SEM_REMOVIDOS];
    for await (const linha of registros.colecao(PRECOS_DE_ENVIO).percorrer(SISTEMA, { filtros }))
      linhas.push(linha);
    const origens = linhas.length === 0 ? new Map<string, Uf | null>() : await origensDe(venda);
    const dia = diaEmSaoPaulo(agora());
    return (item, nova) =>
      precoDaEntrega(item.entrega, nova, (metodo, cep) =>
        linhaDoEnvio(linhas, { metodo, cep, dia, origemUf: origens.get(item.uid) ?? null }),
      );

    /** The state of the yard that each lot was sold at; of a yard that is none of the brand's, the lot's own. */
    async function origensDe({ itens, leiUid, hotsiteId }: Venda): Promise<Map<string, Uf | null>> {
      const patioDoLote = await patiosDaMarca(registros, hotsiteId);
      const pares = itens.map(async ({ uid, lelUid, patioNome }) => {
        const doPatio = patioDoLote(patioNome)?.estadoUf;
        const doLote = doPatio ?? (await leitura.lote(leiUid, lelUid))?.lote.dados.localizacao?.uf;
        return [uid, doLote ?? null] as const;
      });
      return new Map(await Promise.all(pares));
    }
  };
