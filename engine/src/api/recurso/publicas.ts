import type { Filtro } from '@martelo/shared/filtro';
import { z } from 'zod';
import type { Acesso, ConsultaDoPorto } from '../../records/records.ts';
import { parametrosDeLista } from '../consulta.ts';
import { paginaDe } from '../resposta.ts';
import { type Rota, rota } from '../rota.ts';
import type { Recurso, Servicos } from './declaracao.ts';

/** How visitors list a kind; to its own calls as well, which look for one of it by other names. */
export function listarPublico<G extends { uid: string }, S extends Servicos>(
  recurso: Recurso<G, S>,
  servicos: S,
) {
  const colecao = servicos.registros.colecao(recurso);
  const { mostra, ordem = 'nome' } = recurso.declaracao.publico!;
  return async (acesso: Acesso, hotsite: Parameters<typeof mostra>[1], consulta: ConsultaDoPorto) => {
    const pagina = await colecao.listar(acesso, {
      ...consulta,
      ordem: consulta.ordem ?? {
        campo: ordem,
        tipoOrdenacao: 'asc',
        // Few are public of a kind: people's alphabet costs no tree.
        tipoCampo: recurso.indices[ordem]?.tipo === 'inteiro' ? 'long' : 'text',
      },
    });
    return { ...pagina, itens: await mostra(pagina.itens as never, hotsite, servicos) };
  };
}

/** The lists that visitors see of a kind. Staff asking there see what a visitor would, and what `com` says. */
export function rotasPublicas<G extends { uid: string }, S extends Servicos>(
  recurso: Recurso<G, S>,
  servicos: S,
): Rota[] {
  const { publico } = recurso.declaracao;
  if (publico === undefined) return [];
  const listar = listarPublico(recurso, servicos);
  const resposta = paginaDe(publico.resposta);
  return publico.listas.map(({ caminho, resumo, com = publico.so, parametros = {} }) =>
    rota({
      metodo: 'get',
      caminho,
      resumo,
      guarda: 'publica',
      query: parametrosDeLista(
        publico.campos,
        Object.fromEntries(
          Object.entries(parametros).map(([nome, { descricao }]) => [
            nome,
            z.string().max(120).optional().describe(descricao),
          ]),
        ),
      ),
      resposta,
      executar({ query, chamador: { acesso, hotsite } }) {
        const { consulta, ...enviados } = query as { consulta: ConsultaDoPorto } & Record<
          string,
          string | undefined
        >;
        const fixos = Object.entries(com).map(([campo, valor]): Filtro => ({ tipo: 'exata', campo, valor }));
        const filtros = [...consulta.filtros, ...fixos, ...filtrosDosParametros(parametros, enviados)];
        return listar(acesso, hotsite, { ...consulta, filtros });
      },
    }),
  );
}

/** A parameter that is not given, or empty, narrows nothing. */
export const filtrosDosParametros = (
  parametros: Record<string, { campo: string; valor?(enviado: string): string }>,
  enviados: Record<string, string | undefined>,
): Filtro[] =>
  Object.entries(parametros).flatMap(([nome, { campo, valor = String }]) => {
    const enviado = enviados[nome];
    return enviado ? [{ tipo: 'exata', campo, valor: valor(enviado) } as const] : [];
  });
