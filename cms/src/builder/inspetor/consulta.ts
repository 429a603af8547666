import type { Consulta, Filtro, Ordem } from '@martelo/shared/filtro';
import { TIPOS_LOTE } from '@martelo/shared/lote';
import type { OrdemBuscaLote } from '@martelo/shared/lote-busca';

type Opcao = { valor: string; rotulo: string };
type CampoEscolha = 'tipo' | 'uf';

export const TIPOS: readonly Opcao[] = [
  { valor: '', rotulo: 'Todos' },
  ...TIPOS_LOTE.map((tipo) => ({ valor: tipo, rotulo: tipo })),
];

export const UFS: readonly Opcao[] = [
  { valor: '', rotulo: 'Todos' },
  ...'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'
    .split(' ')
    .map((uf) => ({ valor: uf, rotulo: uf })),
];

const ordem = (
  campo: OrdemBuscaLote,
  tipoOrdenacao: Ordem['tipoOrdenacao'],
  tipoCampo: Ordem['tipoCampo'],
): Ordem => ({
  campo,
  tipoOrdenacao,
  tipoCampo,
});

const ORDENACOES: Record<string, Ordem> = {
  encerrando: ordem('dataFim', 'asc', 'date'),
  menor: ordem('valor', 'asc', 'long'),
  maior: ordem('valor', 'desc', 'long'),
  lances: ordem('qtdLances', 'desc', 'long'),
  novos: ordem('dataInicio', 'desc', 'date'),
};

export const ORDENS: readonly Opcao[] = [
  { valor: 'encerrando', rotulo: 'Encerrando primeiro' },
  { valor: 'menor', rotulo: 'Menor preço' },
  { valor: 'maior', rotulo: 'Maior preço' },
  { valor: 'lances', rotulo: 'Mais disputados' },
  { valor: 'novos', rotulo: 'Abertos há menos tempo' },
];

/** Reading and writing one aspect of a query leaves every other filter as it was. */
export const escolhaDe = ({ filtros }: Consulta, campo: CampoEscolha): string => {
  const filtro = filtros.find((um) => um.tipo === 'exata' && um.campo === campo);
  return filtro?.tipo === 'exata' ? String(filtro.valor ?? '') : '';
};

export const comEscolha = (consulta: Consulta, campo: CampoEscolha, valor: string): Consulta =>
  comFiltro(
    consulta,
    (um) => um.tipo === 'exata' && um.campo === campo,
    valor ? { tipo: 'exata', campo, valor } : null,
  );

export const marcasDe = ({ filtros }: Consulta): string => {
  const filtro = filtros.find(ehMarca);
  return filtro && 'valores' in filtro ? filtro.valores.join(', ') : '';
};

export const comMarcas = (consulta: Consulta, texto: string): Consulta => {
  const valores = [
    ...new Set(
      texto
        .split(',')
        .map((marca) => marca.trimStart())
        .filter((marca, indice) => marca || indice > 0),
    ),
  ];
  return comFiltro(consulta, ehMarca, valores.length > 0 ? { tipo: 'marca', campo: 'marca', valores } : null);
};

export const textoDe = ({ filtros }: Consulta): string => {
  const filtro = filtros.find(ehGeral);
  return filtro?.tipo === 'geral' ? filtro.valor : '';
};

export const comTexto = (consulta: Consulta, valor: string): Consulta =>
  comFiltro(consulta, ehGeral, valor ? { tipo: 'geral', valor } : null);

export const ordemDe = ({ ordem: atual }: Consulta): string =>
  Object.entries(ORDENACOES).find(
    ([, { campo, tipoOrdenacao }]) => campo === atual?.campo && tipoOrdenacao === atual.tipoOrdenacao,
  )?.[0] ?? 'encerrando';

export const comOrdem = (consulta: Consulta, chave: string): Consulta => {
  const nova = ORDENACOES[chave];
  return nova ? { ...consulta, ordem: nova } : consulta;
};

const ehMarca = (filtro: Filtro): boolean => filtro.tipo === 'marca' && filtro.campo === 'marca';
const ehGeral = (filtro: Filtro): boolean => filtro.tipo === 'geral';

function comFiltro(consulta: Consulta, ehEste: (filtro: Filtro) => boolean, novo: Filtro | null): Consulta {
  const resto = consulta.filtros.filter((filtro) => !ehEste(filtro));
  return { ...consulta, filtros: novo ? [...resto, novo] : resto };
}
