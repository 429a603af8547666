import {
  avisoDoFavorito,
  type Favorito,
  type FavoritoMarcado,
  favorito,
  favoritoMarcado,
  favoritoPedido,
  lotesFavoritos,
  MAXIMO_DE_FAVORITOS,
} from '@martelo/shared/favorito';
import { comoCliente } from '../../api/chamador.ts';
import { type Identificacao, identificar, paramsUid } from '../../api/comando.ts';
import { parametrosDeLista } from '../../api/consulta.ts';
import { paginaDe } from '../../api/resposta.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { criarUmaVez } from '../../api/uma-vez.ts';
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
  const umaVez = criarUmaVez(registros);

  /** A heart told again answers how it stands now; with something else in it, it is refused as any command is. */
  const responder = async (
    acesso: ReturnType<typeof comoCliente>,
    quem: Identificacao,
    pedido: object,
    fazer: () => Promise<FavoritoMarcado>,
  ): Promise<FavoritoMarcado> => {
    let agora: FavoritoMarcado | null = null;
    const { lelUid } = await umaVez(quem, pedido, async () => {
      agora = await fazer();
      return { lelUid: agora.lelUid };
    });
    return agora ?? favoritos.ver(acesso, lelUid);
  };

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
        const quem = identificar(chamador, req, body.comandoId);
        const acesso = comoCliente(chamador);
        const { veiUid, lelUid } = body;
        return responder(acesso, quem, { chamada: 'favoritar', veiUid, lelUid }, () =>
          favoritos.marcar(acesso, body, quem.comandoId),
        );
      },
    }),
    rota({
      metodo: 'put',
      caminho: `${LISTA}/:uid`,
      resumo: 'Avisar ou não antes do encerramento deste favorito',
      guarda: 'cliente',
      params: paramsUid,
      body: avisoDoFavorito,
      resposta: favoritoMarcado,
      executar({ params: { uid }, body: { avisar, comandoId }, chamador, req }) {
        const quem = identificar(chamador, req, comandoId);
        const acesso = comoCliente(chamador);
        return responder(acesso, quem, { chamada: 'avisar-do-favorito', uid, avisar }, () =>
          favoritos.preferir(acesso, uid, avisar),
        );
      },
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
        const quem = identificar(chamador, req, undefined);
        const acesso = comoCliente(chamador);
        return responder(acesso, quem, { chamada: 'desfavoritar', uid: params.uid }, () =>
          favoritos.desmarcar(acesso, params.uid, quem.comandoId),
        );
      },
    }),
  ];
}
