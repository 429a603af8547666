import type { RecursoDescrito } from '@martelo/shared/recurso';
import type { ColunaDaVisao, DensidadeDaVisao } from '@martelo/shared/visao';
import { ADMIN_VISOES as P } from '../../../src/palavras/admin-visoes.ts';
import type { Densidade } from '../../casca/tema.ts';
import type { Consulta, Registro } from '../../dados/tipos.ts';
import { enderecoDaLista, lerEndereco, PADRAO } from '../endereco.ts';
import { emPalavras, temBusca } from '../filtros/descrever.ts';

/** A view of a list as the engine keeps it. */
export interface Visao extends Registro {
  nome: string;
  lista: string;
  papel: string | null;
  endereco: string;
  colunas: ColunaDaVisao[];
  densidade: DensidadeDaVisao | null;
  padrao: boolean;
}

export const ALTURAS: Record<DensidadeDaVisao, Densidade> = { BAIXA: 32, MEDIA: 40, ALTA: 48 };

/** What a view asks of its list. */
export const consultaDe = ({ endereco }: Pick<Visao, 'endereco'>): Consulta =>
  lerEndereco(new URLSearchParams(endereco));

/** Its list as it was kept, after the `?`: the question itself, so that it opens the same to who may not see the view. */
export const enderecoDaVisao = (visao: Visao): string => enderecoDaLista(consultaDe(visao), String(visao.id));

/** A question as a view keeps it: where in it somebody stands is no part of it. */
export const enderecoAGuardar = (consulta: Consulta): string => enderecoDaLista({ ...consulta, pagina: 1 });

/** Which of a list's views it opens with: one's own before a role's, of several the one that was chosen last. */
export function padraoDe(visoes: readonly Visao[], papeis: readonly string[]): Visao | null {
  const minhas = visoes
    .filter(({ padrao, papel }) => padrao && (papel === null || papeis.includes(papel)))
    .toSorted((uma, outra) => (uma.updatedAt < outra.updatedAt ? 1 : -1));
  return minhas.find(({ papel }) => papel === null) ?? minhas[0] ?? null;
}

/** What of a question the list does not have, to who looks: in words, and the question without it. */
export function perdidos(
  recurso: RecursoDescrito,
  consulta: Consulta,
): { palavras: string[]; sem: Pick<Consulta, 'filtros' | 'ordenar' | 'ordem'> } | null {
  const nomeavel = (campo: string) => recurso.campos.some((um) => um.campo === campo && um.nomeavel);
  const ha = (filtro: Consulta['filtros'][number]) =>
    'campo' in filtro ? nomeavel(filtro.campo) : temBusca(recurso);
  // Where nobody has chosen one, a list is in its own (`naOrdemDela`).
  const semOrdem =
    consulta.ordenar !== PADRAO.ordenar &&
    !recurso.campos.some(({ campo, ordena }) => campo === consulta.ordenar && ordena);
  const foram = consulta.filtros.filter((filtro) => !ha(filtro));
  if (foram.length === 0 && !semOrdem) return null;
  return {
    palavras: [
      ...foram.map((filtro) =>
        'campo' in filtro ? P.filtroPerdido(emPalavras(recurso, filtro)) : P.buscaPerdida,
      ),
      ...(semOrdem ? [P.ordemPerdida(consulta.ordenar)] : []),
    ],
    sem: {
      filtros: consulta.filtros.filter(ha),
      ...(semOrdem
        ? ({ ordenar: 'id', ordem: 'desc' } as const)
        : { ordenar: consulta.ordenar, ordem: consulta.ordem }),
    },
  };
}
