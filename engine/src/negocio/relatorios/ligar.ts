import { FORMATOS_DE_EXPORTACAO } from '@martelo/shared/exportacao-da-casa';
import { QUEM_TIRA_RELATORIOS, QUEM_TIRA_RELATORIOS_DO_COMITENTE } from '@martelo/shared/papeis';
import {
  execucaoDeRelatorio,
  exportavelDoRelatorio,
  leilaoAEscolher,
  type RelatorioDescrito,
  relatorioDescrito,
} from '@martelo/shared/relatorio';
import { z } from 'zod';
import type { Exportavel } from '../../api/recurso/exportavel.ts';
import { tem } from '../../api/recurso/politica.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import { EXPORTACOES_DA_CASA } from '../../casa/exportacao.ts';
import { LEILOES } from '../../leituras/registros/leilao.ts';
import { LOTES_DA_CASA, type LoteDaCasa } from '../../leituras/registros/lote-da-casa.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Colecao } from '../../records/records.ts';
import { mostrarExportacao } from '../exportacoes/rotas.ts';
import { colunasPara, exportavelDe, type FontesDoRelatorio, type Relatorio } from './declaracao.ts';
import { DOS_LOTES } from './lotes.ts';
import { criarNomes } from './nomes.ts';
import { DAS_PESSOAS } from './pessoas.ts';
import { DAS_VENDAS } from './vendas.ts';

/** Every report there is, once each. */
export const RELATORIOS: readonly Relatorio[] = [...DAS_VENDAS, ...DOS_LOTES, ...DAS_PESSOAS];

const QUEM = [...new Set([...QUEM_TIRA_RELATORIOS, ...QUEM_TIRA_RELATORIOS_DO_COMITENTE])];
const para = z.enum(['casa', 'comitente']).default('casa');
/** Auctions that a choice shows at a time. */
const ACHADOS = 10;
/** Lots looked through for whose auctions they are: those of a consignor's last ones. */
const LOTES_OLHADOS = 400;

/** The catalogue of reports, their last runs, and what they are narrowed by. A run is a file like any other (`negocio/exportacoes`). */
export function ligarRelatorios(fontes: FontesDoRelatorio): { rotas: Rota[]; exportaveis: Exportavel[] } {
  const { registros, emDia, agora } = fontes;
  const meus = ({ acesso }: Chamador, qual: 'casa' | 'comitente') =>
    RELATORIOS.filter((um) => um.para === qual && tem(acesso, um.papeis));

  const descrever = (um: Relatorio, { acesso, hotsite }: Chamador): RelatorioDescrito => ({
    ...{ nome: um.nome, titulo: um.titulo[hotsite.tipo], descricao: um.descricao[hotsite.tipo] },
    ...{ grupo: um.grupo, para: um.para, formatos: [...FORMATOS_DE_EXPORTACAO] },
    colunas: colunasPara(um, acesso, hotsite.tipo).map(({ titulo }) => titulo),
    parametros: {
      leilao: um.leilao === true,
      periodo: um.periodo ?? null,
      situacoes: um.situacoes
        ? Object.entries(um.situacoes).map(([valor, rotulo]) => ({ valor, rotulo }))
        : null,
    },
  });

  return {
    exportaveis: RELATORIOS.map((um) => exportavelDe(um, fontes, () => criarNomes(registros))),
    rotas: [
      rota({
        metodo: 'get',
        caminho: '/v1/relatorios',
        resumo: 'Os relatórios que posso tirar: o que dizem, e o que os restringe',
        guarda: QUEM,
        query: z.strictObject({ para }),
        resposta: z.object({ itens: z.array(relatorioDescrito) }),
        executar: ({ query, chamador }) => ({
          itens: meus(chamador, query.para).map((um) => descrever(um, chamador)),
        }),
      }),
      rota({
        metodo: 'get',
        caminho: '/v1/relatorios/execucoes',
        resumo:
          'As últimas vezes em que foram tirados: por quem, quando, com que critérios; do comitente, só as suas',
        guarda: QUEM,
        query: z.strictObject({
          para,
          pagina: z.coerce.number().int().min(1).max(1_000).default(1),
          porPagina: z.coerce.number().int().min(1).max(100).default(20),
        }),
        resposta: z.object({
          ...{ itens: z.array(execucaoDeRelatorio), total: z.int(), pagina: z.int(), porPagina: z.int() },
        }),
        async executar({ query: { para: qual, pagina, porPagina }, chamador }) {
          const { acesso, hotsite } = chamador;
          const usuUid = acesso.tipo === 'interno' ? acesso.usuUid : '';
          const nomes = meus(chamador, qual).map(({ nome }) => exportavelDoRelatorio(nome));
          if (nomes.length === 0) return { itens: [], total: 0, pagina, porPagina };
          // What a consignor's people look for is theirs, colleagues of theirs or not.
          const soMinhas = qual === 'comitente' && !tem(acesso, ['Interno - ADM']);
          const { itens, total } = await registros.colecao(EXPORTACOES_DA_CASA).listar(SISTEMA, {
            filtros: [
              { tipo: 'multipla', campo: 'oQue', valores: nomes },
              { tipo: 'exata', campo: 'hotsiteId', valor: hotsite.id },
              ...(soMinhas ? [{ tipo: 'exata' as const, campo: 'por', valor: usuUid }] : []),
            ],
            ordem: { campo: 'pedidaEm', tipoOrdenacao: 'desc', tipoCampo: 'date' },
            ...{ pagina, porPagina },
          });
          return {
            itens: itens.map((uma) => ({
              ...{ ...mostrarExportacao(uma, agora()), autor: uma.autor, minha: uma.por === usuUid },
            })),
            ...{ total, pagina, porPagina },
          };
        },
      }),
      rota({
        metodo: 'get',
        caminho: '/v1/relatorios/leiloes',
        resumo:
          'Leilões para restringir um relatório, por nome, cidade ou número; do comitente, os que têm lotes seus',
        guarda: QUEM,
        query: z.strictObject({ para, texto: z.string().trim().max(100).default('') }),
        resposta: z.object({ itens: z.array(leilaoAEscolher) }),
        async executar({ query: { para: qual, texto }, chamador: { acesso } }) {
          await emDia();
          // Who runs the house's reports picks among all; a consignor's person among theirs, whatever they ask for.
          const todos = tem(acesso, qual === 'comitente' ? ['Interno - ADM'] : QUEM_TIRA_RELATORIOS);
          const uids = todos ? null : await deles(acesso);
          const numero = /^\d{1,9}$/.test(texto);
          const { itens } = await registros.colecao(LEILOES).listar(acesso, {
            filtros: [
              ...(texto === ''
                ? []
                : numero
                  ? [{ tipo: 'exata' as const, campo: 'id', valor: Number(texto) }]
                  : [{ tipo: 'geral' as const, valor: texto }]),
              ...(uids === null ? [] : [{ tipo: 'multipla' as const, campo: 'id', valores: uids }]),
            ],
            ordem: { campo: 'data', tipoOrdenacao: 'desc', tipoCampo: 'date' },
            ...{ pagina: 1, porPagina: ACHADOS, semTotal: true },
          });
          return {
            itens: itens.map(({ uid, id, nome, data }) => ({ uid, id, nome, data: data ?? null })),
          };
        },
      }),
    ],
  };

  /** The auctions (`id`s) that have lots of the caller's consignors. */
  async function deles(acesso: Chamador['acesso']): Promise<number[]> {
    const comitentes = acesso.tipo === 'interno' ? (acesso.comitentes ?? []) : [];
    const lotes = registros.colecao(LOTES_DA_CASA as never) as unknown as Colecao<LoteDaCasa>;
    const ids = new Set<number>([-1]);
    let olhados = 0;
    for await (const { leilao } of lotes.percorrer(acesso, {
      filtros: [{ tipo: 'multipla', campo: 'comitente.comId', valores: [-1, ...comitentes] }],
      ordem: { campo: 'id', tipoOrdenacao: 'desc', tipoCampo: 'long' },
    })) {
      ids.add(leilao.id);
      olhados += 1;
      if (olhados >= LOTES_OLHADOS || ids.size > 200 - 1) break;
    }
    return [...ids];
  }
}
