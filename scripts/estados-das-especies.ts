import type { QualquerRecurso } from '../engine/src/api/recurso/declaracao.ts';
import { codigo, tabela } from './estados-marcacao.ts';

/** The section of docs/estados.md about the kinds of record that have a table of situations in their declaration. */
export function secaoDasEspecies(especies: readonly Pick<QualquerRecurso, 'declaracao'>[]): string[] {
  const comTabela = especies.filter(({ declaracao }) => declaracao.transicoes !== undefined);
  return [
    '## Records',
    '',
    'A kind of record that has situations declares them (`transicoes`); whatever way a change comes, it goes by an arrow of the table.',
    ...(comTabela.length === 0 ? ['None of the kinds that there are has any yet.', ''] : ['']),
    ...comTabela
      .toSorted((um, outro) => (um.declaracao.nome < outro.declaracao.nome ? -1 : 1))
      .flatMap(secaoDe),
  ];
}

function secaoDe({
  declaracao: { nome, rotulo, transicoes },
}: Pick<QualquerRecurso, 'declaracao'>): string[] {
  const { campo, tabela: setas } = transicoes!;
  return [
    `### ${rotulo.um}`,
    '',
    `\`${nome}.${campo}\``,
    '',
    '```mermaid',
    'stateDiagram-v2',
    '  direction LR',
    ...[...new Set(setas.flatMap(({ de, para }) => [de, para]))]
      .filter((uma) => semEspacos(uma) !== uma)
      .map((uma) => `  state "${uma}" as ${semEspacos(uma)}`),
    ...setas.map(({ de, para }) => `  ${semEspacos(de)} --> ${semEspacos(para)}`),
    '```',
    '',
    ...tabela(
      ['from', 'to', 'by'],
      setas.map(({ de, para, quem }) => [codigo(de), codigo(para), quem.join(', ') || 'its own calls']),
    ),
  ];
}

/** Mermaid's names have none; its labels do. */
const semEspacos = (situacao: string): string => situacao.replaceAll(' ', '_');
