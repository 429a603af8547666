import type { CampoDescrito, RecursoDescrito } from '@martelo/shared/recurso';
import { ADMIN_LISTA as P } from '../../src/palavras/admin-lista.ts';

/** Something that is done to many: the same by its name as alone. */
export interface AtoEmMassa {
  nome: string;
  rotulo: string;
  perigo: boolean;
  /** What has to be said with it. */
  campos: readonly CampoDescrito[];
  corpo(escritos: Record<string, unknown>): object;
}

/** What may be done to the rows of a list by who looks at it. */
export function atosEmMassa({ escreve, campos, acoes }: RecursoDescrito, removidos: boolean): AtoEmMassa[] {
  const nada = { campos: [], corpo: () => ({}) };
  const mudaveis = campos.filter((um) => um.escreve && um.tipo !== 'grupo' && !um.mascarado && !um.lista);
  return [
    ...(escreve && mudaveis.length > 0
      ? [
          {
            ...{ nome: 'alterar', rotulo: P.alterarCampo, perigo: false, campos: mudaveis },
            corpo: (mudancas: Record<string, unknown>) => ({ mudancas }),
          },
        ]
      : []),
    ...acoes.map((acao) => ({
      ...{ nome: acao.nome, rotulo: resumoCurto(acao.resumo), perigo: false, campos: acao.campos },
      corpo: (corpo: Record<string, unknown>) => ({ corpo }),
    })),
    ...(escreve ? [{ nome: 'remover', rotulo: P.remover, perigo: true, ...nada }] : []),
    ...(escreve && removidos ? [{ nome: 'restaurar', rotulo: P.restaurar, perigo: false, ...nada }] : []),
  ];
}

/** What a button says of an action: what comes before it is explained. */
export const resumoCurto = (resumo: string): string => resumo.split(/[:;,]/)[0]!;
