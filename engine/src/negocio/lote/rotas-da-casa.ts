import { ErroMartelo } from '@martelo/shared/erros';
import { loteNaCasa } from '@martelo/shared/lote-na-casa';
import { QUEM_LISTA_LOTES } from '@martelo/shared/papeis';
import { paramsUid } from '../../api/comando.ts';
import { parametrosDeLista } from '../../api/consulta.ts';
import { TIPO_DA_PLANILHA } from '../../api/planilha/planilha.ts';
import { exportar, formatoDeExportacao } from '../../api/recurso/exportar.ts';
import { listaExportavel } from '../../api/recurso/exportavel.ts';
import { exigirNomeaveis } from '../../api/recurso/visao.ts';
import { paginaDe } from '../../api/resposta.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { LISTA_DE_LOTES, LOTES_DA_CASA, type LoteDaCasa } from '../../leituras/registros/lote-da-casa.ts';
import { criarCompletar, LINHAS_POR_VEZ } from '../../leituras/vistas/lote-da-casa.ts';
import type { Acesso, Busca, Colecao, Registro, Registros } from '../../records/records.ts';

interface Dependencias {
  registros: Registros;
  emDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
}

/** Newest first where nobody asks for another order. */
const ORDEM = { campo: 'id', tipoOrdenacao: 'desc', tipoCampo: 'long' } as const;

const daColecao = (registros: Registros) =>
  registros.colecao(LOTES_DA_CASA as never) as unknown as Colecao<LoteDaCasa>;

/** The rows of a sheet, put together a page at a time. */
function criarCompletos(registros: Registros) {
  const lotes = daColecao(registros);
  const completar = criarCompletar(registros);
  return {
    listar: lotes.listar.bind(lotes),
    async *percorrer(acesso: Acesso, busca: Busca) {
      let monte: Registro<LoteDaCasa>[] = [];
      for await (const linha of lotes.percorrer(acesso, busca, LINHAS_POR_VEZ)) {
        if (monte.push(linha) < LINHAS_POR_VEZ) continue;
        yield* await completar(monte);
        monte = [];
      }
      yield* await completar(monte);
    },
  };
}

/** The list of lots, to be taken away. */
export const exportavelDosLotesDaCasa = ({ registros, emDia }: Omit<Dependencias, 'agora'>) =>
  listaExportavel({
    recurso: ({ tipo }) => LISTA_DE_LOTES[tipo] as never,
    colecao: criarCompletos(registros) as never,
    leitura: LOTES_DA_CASA.leitura,
    le: QUEM_LISTA_LOTES,
    parametros: parametrosDeLista([...LOTES_DA_CASA.nomeaveis.keys()]),
    traduzir: (consulta) => ({ ...consulta, ordem: consulta.ordem ?? ORDEM }),
    emDia,
  });

/** The lots of all of a brand's auctions, as the house lists them. */
export function rotasDosLotesDaCasa({ registros, emDia, agora }: Dependencias): Rota[] {
  const lotes = daColecao(registros);
  const completar = criarCompletar(registros);
  const parametros = parametrosDeLista([...LOTES_DA_CASA.nomeaveis.keys()]);
  const exigir = (acesso: Acesso, consulta: Busca) =>
    exigirNomeaveis(LOTES_DA_CASA as never, acesso, consulta as never);

  const lista = (caminho: string) =>
    rota({
      metodo: 'get',
      caminho,
      resumo: 'Lotes de todos os leilões da marca; quem responde por comitentes vê os deles',
      guarda: QUEM_LISTA_LOTES,
      query: parametros,
      resposta: paginaDe(loteNaCasa),
      async executar({ query: { consulta }, chamador: { acesso } }) {
        exigir(acesso, consulta);
        await emDia();
        const pagina = await lotes.listar(acesso, { ...consulta, ordem: consulta.ordem ?? ORDEM });
        return { ...pagina, itens: await completar(pagina.itens) };
      },
    });

  const completos = criarCompletos(registros);

  return [
    lista('/v1/leiloes/lotes'),
    lista('/v1/leiloes/lotes/qb'),
    rota({
      metodo: 'get',
      caminho: '/v1/leiloes/lotes/exportar',
      resumo: 'Lotes de todos os leilões da marca, os da consulta, em CSV ou XLSX',
      guarda: QUEM_LISTA_LOTES,
      query: parametros.and(formatoDeExportacao),
      arquivo: Object.values(TIPO_DA_PLANILHA),
      async executar({ query: { consulta, formato }, chamador: { acesso, hotsite }, res }) {
        exigir(acesso, consulta);
        await emDia();
        await exportar(LISTA_DE_LOTES[hotsite.tipo] as never, {
          ...{ colecao: completos as never, acesso, inteiro: false, formato, res, agora: agora() },
          consulta: { ...consulta, ordem: consulta.ordem ?? ORDEM },
        });
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/leiloes/lotes/:uid',
      resumo: 'Um lote como a lista da casa o mostra',
      guarda: QUEM_LISTA_LOTES,
      params: paramsUid,
      resposta: loteNaCasa,
      async executar({ params: { uid }, chamador: { acesso } }) {
        await emDia();
        const linha = /^\d+$/.test(uid)
          ? await lotes.obterPor(acesso, 'id', Number(uid))
          : await lotes.obter(acesso, uid.toLowerCase());
        const [completa] = linha === null ? [] : await completar([linha]);
        if (completa === undefined) throw new ErroMartelo('LOTE_NAO_ENCONTRADO');
        return completa;
      },
    }),
  ];
}
