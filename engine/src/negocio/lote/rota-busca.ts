import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { BuscaLotes, Faceta } from '@martelo/shared/lote-busca';
import { buscaLotes } from '@martelo/shared/lote-busca.esquema';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { rotuloSituacao } from '@martelo/shared/lote-rotulos';
import type { z } from 'zod';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { IndiceLotes, Resultado } from '../../leituras/busca/indice-lotes.ts';
import { buscaDosParametros, FACETAS, parametrosBusca } from '../../leituras/busca/parametros-busca.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import type { Carimbar } from '../../leituras/vistas/carimbos.ts';
import { cartaoDoLote } from '../../leituras/vistas/lote.ts';
import type { Acesso } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';

interface Dependencias {
  motor: Pick<Motor, 'leilaoDoLote'>;
  leitura: Leitura;
  indice: IndiceLotes;
  /** @throws ErroMartelo FORA_DE_EXIBICAO */
  exigirExibicao(acesso: Acesso): void;
  /** The stamps of a brand that a lot has now. */
  carimbar: Carimbar;
}

/** @throws ErroMartelo FORA_DE_EXIBICAO, FILTRO_INVALIDO */
export type BuscarLotes = (
  quem: Pick<Chamador, 'acesso' | 'hotsite'>,
  query: z.output<typeof parametrosBusca>,
) => Promise<BuscaLotes>;

/** The search of a brand's lots: the index finds and counts, the auctions' state says what each lot is at this instant. */
export function criarBuscaDeLotes(deps: Dependencias): BuscarLotes {
  const { motor, leitura, indice, exigirExibicao, carimbar } = deps;
  const cartao = async (lelUid: string, hotsite: RegrasHotsite): Promise<LoteCartao | null> => {
    const leiUid = motor.leilaoDoLote(lelUid);
    const lido = leiUid === null ? null : await leitura.lote(leiUid, lelUid);
    return lido && cartaoDoLote(lido.estado, lido.lote, hotsite, carimbar);
  };

  return async ({ acesso, hotsite }, query) => {
    exigirExibicao(acesso);
    // The index hears of a commit a turn after its command was answered.
    await new Promise<void>((resolve) => setImmediate(resolve));
    const { uids, total, facetas, faixaValor } = indice.buscar(buscaDosParametros(query, hotsite.id));
    const { pagina, porPagina } = query.consulta;
    const cartoes = await Promise.all(uids.map((uid) => cartao(uid, hotsite)));
    return {
      itens: cartoes.filter((achado) => achado !== null),
      total,
      pagina,
      porPagina,
      facetas: await Promise.all(
        FACETAS.map((campo) => faceta(leitura, campo, facetas[campo] ?? [], hotsite)),
      ),
      faixaValor,
    };
  };
}

export const rotaBuscaLotes = (buscar: BuscarLotes): Rota =>
  rota({
    metodo: 'get',
    caminho: '/v1/lotes',
    resumo: 'Busca de lotes: texto, filtros, facetas com contagem e uma ordem por vez',
    guarda: 'publica',
    query: parametrosBusca,
    resposta: buscaLotes,
    executar: ({ query, chamador }) => buscar(chamador, query),
  });

type Contagem = NonNullable<Resultado['facetas'][Faceta['campo']]>;

async function faceta(
  leitura: Leitura,
  campo: Faceta['campo'],
  contagem: Contagem,
  { tipo }: RegrasHotsite,
): Promise<Faceta> {
  const rotular = async (valor: string): Promise<string> => {
    if (campo === 'situacao') return rotuloSituacao(valor, tipo).rotulo;
    if (campo === 'leilaoUid') return (await leitura.leilao(valor))?.leilao.nome ?? valor;
    return valor;
  };
  const valores = contagem.map(async ({ valor, quantidade }) => ({
    valor,
    rotulo: await rotular(valor),
    total: quantidade,
  }));
  return { campo, valores: await Promise.all(valores) };
}
