import type { CampoDescrito, RecursoDescrito } from '@martelo/shared/recurso';
import { ADMIN_LISTA as P } from '../../../src/palavras/admin-lista.ts';
import type { Registro } from '../../dados/tipos.ts';
import { acoesDe, resumoCurto } from '../../registro/acoes.ts';

/** Something that is done to many: the same by its name as alone. */
export interface AtoEmMassa {
  nome: string;
  rotulo: string;
  /** All that it does, where its button says less. */
  explica: string | null;
  perigo: boolean;
  /** What has to be said with it. */
  campos: readonly CampoDescrito[];
  corpo(escritos: Record<string, unknown>): object;
}

/** What who looks may do to all of the marked rows: none that one of them does not take from where it stands. */
export function atosEmMassa(recurso: RecursoDescrito, marcados: readonly Registro[]): AtoEmMassa[] {
  const { escreve, campos } = recurso;
  const nada = { campos: [], corpo: () => ({}), explica: null };
  const removidos = marcados.filter((um) => um.removidoEm !== undefined).length;
  // Of what was removed nothing is changed until it is back.
  if (removidos > 0)
    return escreve && removidos === marcados.length
      ? [{ nome: 'restaurar', rotulo: P.restaurar, perigo: false, ...nada }]
      : [];
  const mudaveis = campos.filter((um) => um.escreve && um.tipo !== 'grupo' && !um.mascarado && !um.lista);
  return [
    ...(escreve && mudaveis.length > 0
      ? [
          {
            ...{ nome: 'alterar', rotulo: P.alterarCampo, perigo: false, explica: null, campos: mudaveis },
            corpo: (mudancas: Record<string, unknown>) => ({ mudancas }),
          },
        ]
      : []),
    ...acoesDeTodos(recurso, marcados).map((acao) => ({
      ...{ nome: acao.nome, rotulo: resumoCurto(acao.resumo), perigo: false, campos: acao.campos },
      explica: acao.resumo === resumoCurto(acao.resumo) ? null : acao.resumo,
      corpo: (corpo: Record<string, unknown>) => ({ corpo }),
    })),
    ...(escreve ? [{ nome: 'remover', rotulo: P.remover, perigo: true, ...nada }] : []),
  ];
}

/** The acts for many that lead on from where each of them stands. */
function acoesDeTodos(recurso: RecursoDescrito, marcados: readonly Registro[]) {
  const paraMuitos = { ...recurso, acoes: recurso.acoes.filter(({ emMassa }) => emMassa) };
  return marcados.reduce((acoes, um) => acoesDe({ ...paraMuitos, acoes }, um), paraMuitos.acoes);
}

/** There are acts for many, and the marked rows have none in common. */
export const semAtoEmComum = (recurso: RecursoDescrito, marcados: readonly Registro[]): boolean => {
  const algumTem = marcados.some((um) => atosEmMassa(recurso, [um]).some(ehAcao));
  return algumTem && !atosEmMassa(recurso, marcados).some(ehAcao);
};
const ehAcao = ({ nome }: AtoEmMassa): boolean => nome !== 'alterar' && nome !== 'remover';
