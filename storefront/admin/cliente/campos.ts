import type { CampoDescrito, RecursoDescrito } from '@martelo/shared/recurso';

/** Of an address these are for programs. */
const PARA_PROGRAMAS = ['endereco.localidadeId', 'endereco.latitude', 'endereco.longitude'];
export const semProgramas = <T extends CampoDescrito>(campo: T): T => ({
  ...campo,
  campos: campo.campos.filter((parte) => !PARA_PROGRAMAS.includes(parte.campo)),
});

/** What the house may change of a client, whom it is offered to. */
export const corrigiveis = ({ acoes }: RecursoDescrito): CampoDescrito[] =>
  acoes.find(({ nome }) => nome === 'corrigir')?.campos ?? [];

/** Fields by name, as who looks is shown them. What is within a group is known where it may be written; it is shown from within then. */
export function camposDe(recurso: RecursoDescrito, nomes: readonly string[]): CampoDescrito[] {
  const achados = nomes.flatMap((nome): CampoDescrito[] =>
    [
      recurso.campos.find(({ campo }) => campo === nome) ??
        corrigiveis(recurso).find(({ campo, tipo }) => campo === nome && tipo === 'grupo'),
    ].filter((um) => um !== undefined),
  );
  const grupos = achados.filter(({ tipo }) => tipo === 'grupo').map(({ campo }) => `${campo}.`);
  return achados.filter(({ campo }) => !grupos.some((grupo) => campo.startsWith(grupo))).map(semProgramas);
}
