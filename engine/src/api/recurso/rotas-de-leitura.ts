import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import type { ConsultaDoPorto } from '../../records/records.ts';
import { paramsUid } from '../comando.ts';
import { TIPO_DA_PLANILHA } from '../planilha/planilha.ts';
import { paginaDe } from '../resposta.ts';
import { type Chamador, type Rota, rota } from '../rota.ts';
import { anotarConsulta, listaDaMarca } from './consultas.ts';
import type { Servicos } from './declaracao.ts';
import { exportar, formatoDeExportacao } from './exportar.ts';
import { alteracao, historicoDe } from './historico.ts';
import type { Moldura } from './moldura-das-rotas.ts';
import { comoAEspecieEntende, parametrosDaEspecie } from './parametros.ts';
import { comRemovidos } from './politica.ts';
import { exigirNomeaveis, exportaInteiros, temMascaras, veInteiros } from './visao.ts';

const inteiros = z
  .enum(['true', 'false'])
  .optional()
  .describe('true: campos mascarados por inteiro, para quem pode; fica no histórico');

/** How records of a kind are read: its lists, one of them, what became of it, all of them as a sheet. */
export function rotasDeLeitura<S extends Servicos>({
  recurso,
  declaracao,
  servicos,
  escritor,
  registro,
  completo,
  ver,
  verCompleto,
}: Moldura<S>): Rota[] {
  const { caminho, rotulo, papeis, listas = [] } = declaracao;
  const colecao = servicos.registros.colecao(recurso);
  /** Whoever sees something whole is written down first; nobody else is. */
  const anotar = async (chamador: Chamador, alvo: string) => {
    if (veInteiros(recurso as never, chamador.acesso))
      await anotarConsulta(servicos.registros, chamador, declaracao.nome, alvo, servicos.agora());
  };
  const parametros = parametrosDaEspecie(recurso);
  type Exportacao = z.output<typeof formatoDeExportacao> & { inteiros?: string | undefined };
  type Lista = { consulta: ConsultaDoPorto; removidos?: string | undefined };
  /** What the caller asks for, and on whose behalf. */
  const permitida = ({ acesso }: Chamador, { consulta, removidos }: Lista) => {
    exigirNomeaveis(recurso as never, acesso, consulta);
    return {
      acesso: removidos === 'true' ? comRemovidos(acesso) : acesso,
      consulta: comoAEspecieEntende(recurso as never, consulta),
    };
  };

  const lista = (onde: string, resumo: string) =>
    rota({
      metodo: 'get',
      caminho: onde,
      resumo,
      guarda: papeis.le,
      query: parametros,
      resposta: paginaDe(registro),
      async executar({ query, chamador }) {
        const { acesso, consulta } = permitida(chamador, query as Lista);
        const pagina = await colecao.listar(acesso, consulta);
        return { ...pagina, itens: pagina.itens.map((doc) => ver(chamador, doc)) };
      },
    });

  return [
    lista(caminho, `${rotulo.varios} da marca`),
    lista(`${caminho}/qb`, `${rotulo.varios} da marca, por filtros, ordem e texto`),
    ...listas.map(({ caminho: onde, resumo }) => lista(onde, resumo)),
    rota({
      metodo: 'get',
      caminho: `${caminho}/exportar`,
      resumo: `${rotulo.varios} da marca, todos os da consulta, em CSV ou XLSX`,
      guarda: papeis.le,
      query: parametros.and(formatoDeExportacao.extend({ inteiros })),
      arquivo: Object.values(TIPO_DA_PLANILHA),
      async executar({ query, chamador, res }) {
        const { formato, inteiros: pediu, ...pedida } = query as Lista & Exportacao;
        const { acesso, consulta } = permitida(chamador, pedida);
        const inteiro = pediu === 'true';
        if (inteiro && temMascaras(recurso as never) && !exportaInteiros(recurso as never, chamador.acesso))
          throw new ErroMartelo('SEM_PERMISSAO', {}, 'Seu papel exporta esta lista com os dados mascarados.');
        if (inteiro) await anotar(chamador, listaDaMarca(declaracao.nome, chamador.hotsite.id));
        await exportar(recurso, {
          colecao,
          acesso,
          consulta,
          formato,
          inteiro,
          res,
          agora: servicos.agora(),
        });
      },
    }),
    rota({
      metodo: 'get',
      caminho: `${caminho}/:uid`,
      resumo: `${rotulo.um}, pelo id ou uid`,
      guarda: papeis.le,
      params: paramsUid,
      query: z.object({ inteiros }),
      resposta: completo,
      async executar({ params, query, chamador }) {
        const doc = await escritor.achar(chamador.acesso, params.uid);
        const inteiro = query.inteiros === 'true';
        if (inteiro) await anotar(chamador, doc.uid);
        return verCompleto(chamador, doc, inteiro);
      },
    }),
    rota({
      metodo: 'get',
      caminho: `${caminho}/:uid/historico`,
      resumo: 'Quem mudou o quê e quando, do mais recente ao primeiro',
      guarda: papeis.le,
      params: paramsUid,
      query: z.object({
        pagina: z.coerce.number().int().min(1).max(100_000).default(1),
        porPagina: z.coerce.number().int().min(1).max(200).default(50),
      }),
      resposta: z.object({ itens: z.array(alteracao), total: z.int(), pagina: z.int(), porPagina: z.int() }),
      async executar({ params, query: { pagina, porPagina }, chamador: { acesso } }) {
        const ve = comRemovidos(acesso);
        const atual = await escritor.achar(ve, params.uid);
        return historicoDe(recurso, atual, { acesso: ve, pagina, porPagina }, servicos);
      },
    }),
  ];
}
