import type { Filtro, Ordem } from '@martelo/shared/filtro';
import {
  type LeilaoAoVivo,
  type LeilaoComResultado,
  leilaoAoVivo,
  leilaoComResultado,
} from '@martelo/shared/leilao-publico';
import { parametrosDeLista } from '../../api/consulta.ts';
import { paginaDe } from '../../api/resposta.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import { aceitaLances } from '../../auction/leituras/abertura.ts';
import { aChamar, loteNaMesa } from '../../auction/leituras/na-mesa.ts';
import type { Estado } from '../../auction/modelo/estado.ts';
import type { NoAr } from '../../casa/no-ar.ts';
import { LEILOES } from '../../leituras/registros/leilao.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import { loteVisivel } from '../../leituras/visibilidade.ts';
import type { Carimbar } from '../../leituras/vistas/carimbos.ts';
import { CAMPOS_PUBLICOS, leilaoPublico } from '../../leituras/vistas/leilao.ts';
import { cartaoDoLote } from '../../leituras/vistas/lote.ts';
import { limitesDoMes, porMes } from '../../leituras/vistas/mes.ts';
import { resultadoDoLeilao } from '../../leituras/vistas/resultado.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';

interface Dependencias {
  motor: Motor;
  leitura: Leitura;
  registros: Registros;
  noAr: NoAr;
  emDia(): Promise<void>;
  agora(): number;
  /** @throws ErroMartelo FORA_DE_EXIBICAO */
  exigirExibicao(acesso: Acesso): void;
  /** The stamps of a brand that a lot has now. */
  carimbar: Carimbar;
}

const MAIS_CEDO: Ordem = { campo: 'data', tipoOrdenacao: 'asc', tipoCampo: 'date' };
const MAIS_RECENTE: Ordem = { ...MAIS_CEDO, tipoOrdenacao: 'desc' };

/** What a brand's pages show of its auctions besides what is to come: what is live, and how the finished ones went. */
export function rotasVitrineLeiloes(deps: Dependencias): Rota[] {
  const { motor, leitura, noAr, emDia, agora, exigirExibicao } = deps;
  const leiloes = deps.registros.colecao(LEILOES);
  const naSituacao = (situacao: 'AO_VIVO' | 'EXECUTADO'): Filtro => ({
    tipo: 'exata',
    campo: 'situacao',
    valor: situacao,
  });

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/leiloes/lista-site/ao-vivo',
      resumo: 'Leilões ao vivo, cada um com sua transmissão e o lote na mesa',
      guarda: 'publica',
      query: parametrosDeLista(CAMPOS_PUBLICOS),
      resposta: paginaDe(leilaoAoVivo),
      async executar({ query: { consulta }, chamador }) {
        exigirExibicao(chamador.acesso);
        await emDia();
        const pagina = await leiloes.listar(chamador.acesso, {
          ...consulta,
          filtros: [...consulta.filtros, naSituacao('AO_VIVO')],
          ordem: consulta.ordem ?? MAIS_CEDO,
        });
        const transmissoes = await noAr(pagina.itens.map(({ uid }) => uid));
        const itens = pagina.itens.map(async (leilao): Promise<LeilaoAoVivo> => {
          const estado = await motor.estado(leilao.uid);
          return {
            ...leilaoPublico(leilao, agora()),
            transmissao: transmissoes.get(leilao.uid) ?? null,
            ...(estado === null
              ? { loteAtual: null, restantes: 0 }
              : naMesa(estado, chamador, deps.carimbar)),
          };
        });
        return { ...pagina, itens: await Promise.all(itens) };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/leiloes/lista-site/resultados',
      resumo: 'Leilões executados, do mais recente ao mais antigo, com o que venderam',
      guarda: 'publica',
      query: parametrosDeLista(CAMPOS_PUBLICOS, { porMes }),
      resposta: paginaDe(leilaoComResultado),
      async executar({ query: { consulta, porMes: mes }, chamador }) {
        exigirExibicao(chamador.acesso);
        await emDia();
        const filtros = [...consulta.filtros, naSituacao('EXECUTADO')];
        if (mes !== undefined) filtros.push({ tipo: 'range', campo: 'data', ...limitesDoMes(mes, agora()) });
        const pagina = await leiloes.listar(chamador.acesso, {
          ...consulta,
          filtros,
          ordem: consulta.ordem ?? MAIS_RECENTE,
        });
        const itens = pagina.itens.map(async (leilao): Promise<LeilaoComResultado[]> => {
          const guardado = await leitura.leilao(leilao.uid);
          if (guardado === null) return [];
          const { maiorUid } = guardado.balanco;
          const campeao = maiorUid === null ? null : await leitura.lote(leilao.uid, maiorUid);
          const resultado = resultadoDoLeilao(guardado.balanco, campeao, chamador.hotsite);
          return [{ ...leilaoPublico(leilao, agora()), resultado }];
        });
        return { ...pagina, itens: (await Promise.all(itens)).flat() };
      },
    }),
  ];
}

/** The lot on the block while it takes bids; between two, the one that comes next. */
function naMesa(
  estado: Readonly<Estado>,
  { acesso, hotsite }: Chamador,
  carimbar: Carimbar,
): Pick<LeilaoAoVivo, 'loteAtual' | 'restantes'> {
  const abertos = estado.ordem
    .map((lelUid) => estado.lotes.get(lelUid)!)
    .filter((lote) => aceitaLances(lote) && loteVisivel(acesso, estado, lote));
  const naOrdem = [loteNaMesa(estado), ...aChamar(estado), ...abertos];
  const atual = naOrdem.find((lote) => lote !== null && abertos.includes(lote)) ?? null;
  return {
    loteAtual: atual === null ? null : cartaoDoLote(estado, atual, hotsite, carimbar),
    restantes: abertos.length,
  };
}
