import type { Filtro } from '@martelo/shared/filtro';
import { lerReais } from '@martelo/shared/reais';
import type { CampoDoRecurso, RecursoDescrito } from '@martelo/shared/recurso';
import { ADMIN_LISTA } from '../../../src/palavras/admin-lista.ts';
import { textoDe } from '../../valor/valor.ts';

/** As many as a filter of the engine's takes. */
export const MAXIMO_DE_VALORES = 200;

export type TipoDeFiltro = Filtro['tipo'];

/** Whom a filter names, by their small numbers: of which kind; null where it names nobody. */
export function nomeados(
  recurso: RecursoDescrito,
  filtro: Filtro,
): { especie: string; ids: number[] } | null {
  const especie = 'campo' in filtro && recurso.campos.find((um) => um.campo === filtro.campo)?.ref;
  if (!especie) return null;
  const valores = 'valores' in filtro ? filtro.valores : 'valor' in filtro ? [filtro.valor] : [];
  return { especie, ids: valores.filter((um) => typeof um === 'number') };
}

/** A filter in words: "Situação é um destes: Ativo, Inativo"; who it names by what `nomeDe` calls them. */
export function emPalavras(
  recurso: RecursoDescrito,
  filtro: Filtro,
  nomeDe: (id: number) => string = String,
): string {
  if (!('campo' in filtro)) return `${ADMIN_LISTA.tipos[filtro.tipo]}: ${filtro.valor}`;
  const campo = recurso.campos.find((um) => um.campo === filtro.campo);
  const rotulo = campo?.rotulo ?? filtro.campo;
  const ler = (valor: unknown) =>
    campo?.ref && typeof valor === 'number' ? nomeDe(valor) : campo ? textoDe(campo, valor) : String(valor);
  switch (filtro.tipo) {
    case 'existe':
      return `${rotulo} ${filtro.valor ? ADMIN_LISTA.tipos.existe : ADMIN_LISTA.naoPreenchido}`;
    case 'range':
      return `${rotulo}: ${ler(filtro.min)} – ${ler(filtro.max)}`;
    case 'multipla':
    case 'lista':
    case 'marca':
      return `${rotulo} ${ADMIN_LISTA.tipos[filtro.tipo]}: ${filtro.valores.map(ler).join(', ')}`;
    case 'exata':
    case 'diferente':
      return `${rotulo} ${ADMIN_LISTA.tipos[filtro.tipo]} ${ler(filtro.valor)}`;
  }
}

/** What somebody typed, as the field keeps it; undefined where it is none of it. */
export function lerValor(
  { tipo, opcoes }: Pick<CampoDoRecurso, 'tipo' | 'opcoes'>,
  escrito: string,
): string | number | boolean | undefined {
  const limpo = escrito.trim();
  if (limpo === '') return undefined;
  if (opcoes) return opcoes.find(({ valor }) => String(valor) === limpo)?.valor;
  switch (tipo) {
    case 'centavos':
      return lerReais(limpo) ?? undefined;
    case 'inteiro':
    case 'real': {
      const numero = Number(limpo.replace(',', '.'));
      return Number.isFinite(numero) && (tipo === 'real' || Number.isInteger(numero)) ? numero : undefined;
    }
    case 'booleano':
      return limpo === 'true';
    default:
      return limpo;
  }
}

/** The start or the end of a day in São Paulo, as instants are kept. */
export const limiteDoDia = (dia: string, fim: boolean): string =>
  new Date(`${dia}T${fim ? '23:59:59.999' : '00:00:00.000'}-03:00`).toISOString();

/** Whether the kind's list is searched by words: not where somebody sees one of the searched fields masked. */
export const temBusca = ({ campos }: RecursoDescrito): boolean =>
  campos.some(({ busca }) => busca) &&
  !campos.some(({ busca, mascarado, inteiro }) => busca && mascarado && !inteiro);
