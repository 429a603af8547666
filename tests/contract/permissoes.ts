import type { PAPEIS_INTERNOS } from '@martelo/shared/papeis';

/** A call as openapi.json has it. */
export interface Chamada {
  metodo: string;
  caminho: string;
  resumo: string;
  guarda: string | readonly string[];
}

/** Columns of the table, by the short names of the spec. */
export const CURTOS: Record<(typeof PAPEIS_INTERNOS)[number], string> = {
  'Interno - ADM': 'ADM',
  'Interno - Desenvolvimento TI': 'DEV',
  'Interno - SAC': 'SAC',
  'Interno - GerenteSAC': 'GSA',
  'Interno - MKT': 'MKT',
  'Interno - Leiloeiro': 'LRO',
  'Interno - Comitente': 'COM',
  'Interno - Acerto': 'ACE',
  'Interno - GerenteAcerto': 'GAC',
  'Interno - Alteração de Minimos e Incremento': 'AMI',
  'Interno - Leilão': 'LEI',
  'Interno - Financeiro': 'FIN',
  'Interno - Remoção': 'REM',
  'Interno - Pátio': 'PAT',
  'Interno - Liberação recadastramento 2FA': 'R2F',
};
const PAPEIS = Object.keys(CURTOS) as (keyof typeof CURTOS)[];

const SEM_PAPEL: Record<string, string> = {
  publica: 'anyone',
  cliente: 'clients, of what is theirs',
  autenticado: 'who has an account',
  servico: 'the other services',
};

/** Whether the guard of a call lets a role of the house by. */
export const abre = ({ guarda }: Chamada, papel: string): boolean =>
  typeof guarda === 'string'
    ? guarda === 'publica' || guarda === 'autenticado' || guarda === 'interno'
    : guarda.includes(papel);

/** Nobody of the house. */
const soDeFora = (guarda: readonly string[]): boolean =>
  guarda.every((papel) => papel.startsWith('Externo - '));

export function chamadasDe(documento: { paths: Record<string, Record<string, never>> }): Chamada[] {
  return Object.entries(documento.paths).flatMap(([caminho, operacoes]) =>
    Object.entries<{ summary: string; 'x-guarda': Chamada['guarda'] }>(operacoes).map(
      ([metodo, { summary, 'x-guarda': guarda }]) => ({
        ...{ metodo: metodo.toUpperCase(), caminho, resumo: summary, guarda },
      }),
    ),
  );
}

/** What `docs/permissoes.md` is: each room of calls with who gets past the guard of each. */
export function documentoDePermissoes(chamadas: readonly Chamada[]): string {
  const salas = Map.groupBy(chamadas, ({ caminho }) => caminho.split('/')[2] ?? caminho);
  const daSala = (sala: string, delas: readonly Chamada[]) => {
    const porPapel = delas.filter(
      ({ guarda }) => guarda === 'interno' || (typeof guarda !== 'string' && !soDeFora(guarda)),
    );
    const outras = delas.filter((uma) => !porPapel.includes(uma));
    return [
      `## ${sala}`,
      ...(porPapel.length === 0
        ? []
        : [
            `| | ${PAPEIS.map((papel) => CURTOS[papel]).join(' | ')} |`,
            `|---|${PAPEIS.map(() => '---').join('|')}|`,
            ...porPapel.map(
              (uma) =>
                `| ${nome(uma)} | ${PAPEIS.map((papel) => (abre(uma, papel) ? '●' : '')).join(' | ')} |`,
            ),
            ...(outras.length > 0 ? [''] : []),
          ]),
      ...outras.map(
        (uma) =>
          `- ${nome(uma)}: ${typeof uma.guarda === 'string' ? SEM_PAPEL[uma.guarda] : `${uma.guarda.join(', ')}, of what is theirs`}`,
      ),
      '',
    ];
  };
  return [
    '# Who may call what',
    '',
    'Drawn from the declarations of the calls (`tests/contract/permissoes.test.ts`, which also asks each call as each role that it is not for;',
    '`npx vitest run --config tests/contract/vitest.config.ts permissoes -u` writes it anew). Past the guard stand the rows that one sees: of',
    "one's brand, one's own consignors and yards, fields shown masked (`engine/src/records/politica.ts`, each kind's `papeis`).",
    '',
    ...[...salas].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([sala, delas]) => daSala(sala, delas)),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

const nome = ({ metodo, caminho }: Chamada): string => `${metodo} \`${caminho.replace('/v1', '')}\``;
