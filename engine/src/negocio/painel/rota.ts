import type { TipoHotsite } from '@martelo/shared/hotsite';
import { rotuloSituacao } from '@martelo/shared/lote-rotulos';
import { SITUACOES_LOTE, type SituacaoLote } from '@martelo/shared/lote-situacao';
import type { PorModo } from '@martelo/shared/modo';
import { type Azulejo, MINUTOS_DO_PAINEL, painelDoLeilao } from '@martelo/shared/painel-do-leilao';
import { QUEM_VE_PAINEL_DO_LEILAO } from '@martelo/shared/papeis';
import { HABILITACOES } from '../../acesso/habilitacoes/registro.ts';
import { paramsUid } from '../../api/comando.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { LANCES } from '../../leituras/registros/lance.ts';
import { LOTES_DA_CASA, type LoteDaCasa } from '../../leituras/registros/lote-da-casa.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Colecao, Registros } from '../../records/records.ts';
import { criarLancesPorMinuto } from './lances-por-minuto.ts';

interface Dependencias {
  registros: Registros;
  localizador: Pick<Localizador, 'leilao'>;
  /** How many people have the auction, or one of these lots of it, open on a brand's site. */
  presentes(hotsiteId: number, leiUid: string, lotes: readonly string[]): Promise<number>;
  emDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
}

const PALAVRAS: PorModo<
  Record<'lances' | 'lotes', { nome: string; descricao: string }> & { pessoas: string }
> = {
  leilao: {
    pessoas: 'Com o leilão ou um lote dele aberto no site agora',
    lances: { nome: 'Lances', descricao: 'Lances, propostas e compras recebidos' },
    lotes: { nome: 'Lotes', descricao: 'Todos os do leilão' },
  },
  loja: {
    pessoas: 'Com o evento ou um anúncio dele aberto no site agora',
    lances: { nome: 'Ofertas', descricao: 'Ofertas, propostas e compras recebidas' },
    lotes: { nome: 'Anúncios', descricao: 'Todos os do evento' },
  },
};
/** Whose answer a lot waits for. */
const EM_CONDICIONAL: readonly SituacaoLote[] = ['CONDICIONAL', 'AG_CLIENTE'];

/** An auction by its figures while it runs. Each is the count of a list by that list's own filters (D23), and names nobody (D11). */
export function rotaDoPainel({ registros, localizador, presentes, emDia, agora }: Dependencias): Rota {
  const porMinuto = criarLancesPorMinuto(registros);
  const lotes = registros.colecao(LOTES_DA_CASA as never) as unknown as Colecao<LoteDaCasa>;
  return rota({
    metodo: 'get',
    caminho: '/v1/eventos/dashboard/:uid',
    resumo: 'O painel de um leilão: pessoas, lances por minuto, lotes por situação, cada um com a sua lista',
    guarda: QUEM_VE_PAINEL_DO_LEILAO,
    params: paramsUid,
    resposta: painelDoLeilao,
    async executar({ params, chamador: { acesso, hotsite } }) {
      const estado = await localizador.leilao(acesso, params.uid);
      await emDia();
      const { uid: leiUid, id, nome, situacao, data } = estado.leilao;
      const doLeilao = { tipo: 'exata' as const, campo: 'leilao.id', valor: id };
      const daMarca = [
        { tipo: 'exata' as const, campo: 'leiUid', valor: leiUid },
        { tipo: 'exata' as const, campo: 'hotsites', valor: hotsite.id },
      ];
      const contarLotes = async (mais: readonly SituacaoLote[]): Promise<number> => {
        const naSituacao =
          mais.length === 0 ? [] : [{ tipo: 'multipla' as const, campo: 'situacao', valores: [...mais] }];
        const { total } = await lotes.listar(acesso, {
          ...{ filtros: [doLeilao, ...naSituacao], pagina: 1, porPagina: 1 },
        });
        return total;
      };
      // Which there are is asked of the auction; how many, of the list that a tile opens.
      const haSituacoes = new Set([...estado.lotes.values()].map((lote) => lote.situacao));
      const situacoes = SITUACOES_LOTE.filter((uma) => haSituacoes.has(uma));
      const [pessoas, lances, habilitacoes, todos, emCondicional, minutos, ...porSituacao] =
        await Promise.all([
          presentes(hotsite.id, leiUid, [...estado.lotes.keys()]),
          registros.colecao(LANCES).listar(SISTEMA, { filtros: daMarca, pagina: 1, porPagina: 1 }),
          registros.colecao(HABILITACOES).listar(SISTEMA, {
            filtros: [
              { tipo: 'exata', campo: 'leiUid', valor: leiUid },
              { tipo: 'exata', campo: 'hotsiteId', valor: hotsite.id },
              { tipo: 'exata', campo: 'situacao', valor: 'Aguardando' },
            ],
            ...{ pagina: 1, porPagina: 1 },
          }),
          contarLotes([]),
          contarLotes(EM_CONDICIONAL),
          porMinuto(hotsite.id, leiUid, agora()),
          ...situacoes.map((uma) => contarLotes([uma])),
        ]);
      const P = PALAVRAS[hotsite.tipo];
      const fixos: Omit<Azulejo, 'leiUid'>[] = [
        {
          key: 'pessoas',
          nome: 'Pessoas agora',
          descricao: P.pessoas,
          icone: 'user',
          qtd: pessoas,
          lista: null,
        },
        {
          ...{ key: 'lances', ...P.lances, icone: 'gavel', qtd: lances.total },
          lista: { especie: 'lanceRecebido', filtros: [doLeilao] },
        },
        {
          ...{ key: 'habilitacoes', nome: 'Habilitações a responder', icone: 'circle-check' },
          ...{ descricao: 'Pedidos de quem quer participar', qtd: habilitacoes.total, lista: null },
        },
        {
          ...{ key: 'condicionais', nome: 'Em condicional', descricao: 'Esperam o comitente ou o cliente' },
          ...{ icone: 'clock', qtd: emCondicional },
          lista: {
            especie: 'loteDaCasa',
            filtros: [doLeilao, { tipo: 'multipla', campo: 'situacao', valores: [...EM_CONDICIONAL] }],
          },
        },
        {
          ...{ key: 'lotes', ...P.lotes, icone: 'layers', qtd: todos },
          lista: { especie: 'loteDaCasa', filtros: [doLeilao] },
        },
      ];
      const dasSituacoes = situacoes.map(
        (uma, i): Omit<Azulejo, 'leiUid'> => ({
          ...{ key: `situacao:${uma}`, nome: rotuloSituacao(uma, hotsite.tipo).rotulo },
          ...{ descricao: descricaoDe(hotsite.tipo), icone: 'tag', qtd: porSituacao[i] ?? 0 },
          lista: {
            especie: 'loteDaCasa',
            filtros: [doLeilao, { tipo: 'multipla', campo: 'situacao', valores: [uma] }],
          },
        }),
      );
      return {
        leilao: { uid: leiUid, id, nome, situacao, data: data ?? null },
        em: new Date(agora()).toISOString(),
        itens: [...fixos, ...dasSituacoes].map((um) => ({ ...um, leiUid })),
        porMinuto: minutos.slice(-MINUTOS_DO_PAINEL),
      };
    },
  });
}

const descricaoDe = (modo: TipoHotsite): string =>
  ({ leilao: 'Lotes nesta situação', loja: 'Anúncios nesta situação' })[modo];
