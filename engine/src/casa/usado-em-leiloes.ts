import type { Filtro } from '@martelo/shared/filtro';
import type { Uso } from '../api/recurso/declaracao.ts';
import { ehDaSessao } from '../api/recurso/em-uso.ts';
import { marcasDe } from '../api/recurso/politica.ts';
import { LEILOES } from '../leituras/registros/leilao.ts';
import { LOTES } from '../leituras/registros/lote.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Acesso } from '../records/records.ts';
import type { ServicosDaCasa } from './servicos.ts';

/** A house may have had tens of thousands of lots of one consignor: nobody waits for them to be counted. */
const MAIS_CONTADOS = 1_000;

interface Nomeado {
  doc: { uid: string };
  acesso: Acesso;
  servicos: ServicosDaCasa;
}

/** Lots that name a record of the house, of auctions of its brands. `filtro`: by a field that has a tree. */
export async function lotesQueNomeiam(filtro: Filtro, { doc, acesso, servicos }: Nomeado): Promise<Uso> {
  await servicos.emDia();
  const { registros } = servicos;
  const marcasDoLeilao = new Map<string, readonly number[]>();
  const lidas = async (leiUid: string): Promise<readonly number[]> => {
    const lida = (await registros.colecao(LEILOES).obter(SISTEMA, leiUid))?.hotsites ?? [];
    marcasDoLeilao.set(leiUid, lida);
    return lida;
  };
  const contagem = contar({ um: 'lote', varios: 'lotes' }, doc, acesso);
  for await (const { leiUid } of registros.colecao(LOTES).percorrer(SISTEMA, { filtros: [filtro] }))
    if (contagem.cheia(marcasDoLeilao.get(leiUid) ?? (await lidas(leiUid)))) break;
  return contagem.uso;
}

/** Auctions of its brands that name a record of the house, each by one of these fields, which have trees. */
export async function leiloesQueNomeiam(
  filtros: readonly Filtro[],
  { doc, acesso, servicos }: Nomeado,
): Promise<Uso> {
  await servicos.emDia();
  const vistos = new Set<string>();
  const contagem = contar({ um: 'leilão', varios: 'leilões' }, doc, acesso);
  for (const filtro of filtros)
    for await (const { uid, hotsites } of servicos.registros
      .colecao(LEILOES)
      .percorrer(SISTEMA, { filtros: [filtro] })) {
      if (vistos.has(uid)) continue;
      vistos.add(uid);
      if (contagem.cheia(hotsites)) return contagem.uso;
    }
  return contagem.uso;
}

function contar(rotulo: Uso['rotulo'], doc: { uid: string }, acesso: Acesso) {
  const uso: Uso = { rotulo, daMarca: 0, deOutra: false };
  const marcas = marcasDe(doc);
  let contados = 0;
  return {
    uso,
    /** Counts one of these brands; true when no more are counted. */
    cheia(dele: readonly number[]): boolean {
      if (!dele.some((id) => marcas.includes(id))) return false;
      if (ehDaSessao(acesso, dele)) uso.daMarca += 1;
      else uso.deOutra = true;
      contados += 1;
      uso.ouMais = contados === MAIS_CONTADOS;
      return uso.ouMais;
    },
  };
}
