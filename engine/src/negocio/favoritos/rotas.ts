import {
  type Favorito,
  favorito,
  favoritoMarcado,
  favoritoPedido,
  lotesFavoritos,
  MAXIMO_DE_FAVORITOS,
} from '@martelo/shared/favorito';
import { z } from 'zod';
import { comoCliente } from '../../api/chamador.ts';
import { identificar, paramsUid } from '../../api/comando.ts';
import { parametrosDeLista } from '../../api/consulta.ts';
import { paginaDe } from '../../api/resposta.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { posicaoDe } from '../../auction/leituras/publico.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import { loteVisivel } from '../../leituras/visibilidade.ts';
import type { Carimbar } from '../../leituras/vistas/carimbos.ts';
import { cartaoDoLote } from '../../leituras/vistas/lote.ts';
import { criarFavoritos, type Dependencias as DoMarcar, soAtivos } from './marcar.ts';
import { FAVORITOS } from './registro.ts';

interface Dependencias extends DoMarcar {
  leitura: Leitura;
  /** The stamps of a brand that a lot has now. */
  carimbar: Carimbar;
}

const LISTA = '/v1/cliente/favoritos';

/** The lots a client keeps in sight, each as live as among their bids. */
export function rotasFavoritos(deps: Dependencias): Rota[] {
  const { registros, leitura } = deps;
  const colecao = registros.colecao(FAVORITOS);
  const favoritos = criarFavoritos(deps);

  return [
    rota({
      metodo: 'get',
      caminho: LISTA,
      resumo: 'Meus lotes favoritos, do marcado por último ao primeiro',
      guarda: 'cliente',
      query: parametrosDeLista({ createdAt: 'desde', lelUid: 'lelUid', veiUid: 'veiUid' }),
      resposta: paginaDe(favorito),
      async executar({ query: { consulta }, chamador }) {
        const acesso = comoCliente(chamador);
        const ordem = { campo: 'desde', tipoOrdenacao: 'desc', tipoCampo: 'date' } as const;
        const pagina = await colecao.listar(acesso, {
          ...consulta,
          filtros: [...consulta.filtros, ...soAtivos(acesso.cliUid)],
          ordem: consulta.ordem ?? ordem,
        });
        const itens = await Promise.all(
          pagina.itens.map(async ({ lelUid, leiUid, veiUid, avisar, desde }): Promise<Favorito[]> => {
            const lido = await leitura.lote(leiUid, lelUid);
            if (lido === null || !loteVisivel(acesso, lido.estado, lido.lote)) return [];
            const lote = cartaoDoLote(lido.estado, lido.lote, chamador.hotsite, deps.carimbar);
            const posicao = posicaoDe(lido.lote, acesso.cliUid);
            return [{ lelUid, veiUid, avisar, createdAt: desde, posicao, lote }];
          }),
        );
        return { ...pagina, itens: itens.flat() };
      },
    }),
    rota({
      metodo: 'get',
      caminho: `${LISTA}/lotes`,
      resumo: 'Os uids dos meus lotes favoritos, todos de uma vez',
      guarda: 'cliente',
      resposta: lotesFavoritos,
      async executar({ chamador }) {
        const acesso = comoCliente(chamador);
        const { itens } = await colecao.listar(acesso, {
          filtros: soAtivos(acesso.cliUid),
          ordem: { campo: 'desde', tipoOrdenacao: 'desc', tipoCampo: 'date' },
          ...{ pagina: 1, porPagina: MAXIMO_DE_FAVORITOS, semTotal: true },
        });
        return { lotes: itens.map(({ lelUid }) => lelUid) };
      },
    }),
    rota({
      metodo: 'post',
      caminho: LISTA,
      resumo: 'Marca como favorito, pelo veículo (veiUid) ou pelo lote; repetido, nada muda',
      guarda: 'cliente',
      body: favoritoPedido,
      resposta: favoritoMarcado,
      executar({ body, chamador, req }) {
        const { comandoId } = identificar(chamador, req, body.comandoId);
        return favoritos.marcar(comoCliente(chamador), body, comandoId);
      },
    }),
    rota({
      metodo: 'put',
      caminho: `${LISTA}/:uid`,
      resumo: 'Avisar ou não antes do encerramento deste favorito',
      guarda: 'cliente',
      params: paramsUid,
      body: z.strictObject({ avisar: z.boolean() }),
      resposta: favoritoMarcado,
      executar: ({ params, body, chamador }) =>
        favoritos.preferir(comoCliente(chamador), params.uid, body.avisar),
    }),
    rota({
      metodo: 'delete',
      caminho: `${LISTA}/:uid`,
      resumo:
        'Desmarca, pelo uid ou id do lote ou pelo uid do veículo; aceita o cabeçalho comando-id, e repetido nada muda',
      guarda: 'cliente',
      params: paramsUid,
      resposta: favoritoMarcado,
      executar({ params, chamador, req }) {
        const { comandoId } = identificar(chamador, req, undefined);
        return favoritos.desmarcar(comoCliente(chamador), params.uid, comandoId);
      },
    }),
  ];
}
