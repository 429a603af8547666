import type { Consulta, Filtro } from '@martelo/shared/filtro';

/** What auctions are narrowed by, as the engine indexes them. */
export const CAMPOS_DE_LEILAO = ['modalidade', 'cidade', 'localRealizacao.nome'] as const;
export type CampoDeLeilao = (typeof CAMPOS_DE_LEILAO)[number];

/** The one value a query asks of a field; empty when it asks for none or for several. */
export const valorDe = ({ filtros }: Pick<Consulta, 'filtros'>, campo: CampoDeLeilao): string => {
  const filtro = filtros.find((um) => um.tipo === 'exata' && um.campo === campo);
  return filtro?.tipo === 'exata' ? String(filtro.valor ?? '') : '';
};

/** With another value, or without the filter when it is empty. Every other filter stays. */
export const comValor = (consulta: Consulta, campo: CampoDeLeilao, valor: string): Consulta =>
  comFiltro(
    consulta,
    (um) => um.tipo === 'exata' && um.campo === campo,
    valor ? { tipo: 'exata', campo, valor } : null,
  );

export const textoDe = ({ filtros }: Pick<Consulta, 'filtros'>): string => {
  const filtro = filtros.find(({ tipo }) => tipo === 'geral');
  return filtro?.tipo === 'geral' ? filtro.valor : '';
};

export const comTexto = (consulta: Consulta, valor: string): Consulta =>
  comFiltro(consulta, ({ tipo }) => tipo === 'geral', valor ? { tipo: 'geral', valor } : null);

function comFiltro(consulta: Consulta, ehEste: (filtro: Filtro) => boolean, novo: Filtro | null): Consulta {
  const resto = consulta.filtros.filter((filtro) => !ehEste(filtro));
  return { ...consulta, filtros: novo ? [...resto, novo] : resto };
}
