import { PAPEIS_INTERNOS, type PapelInterno } from '@martelo/shared/papeis';
import type { RecursosDescritos } from '@martelo/shared/recurso';
import { type OQueAbre, oQueAbre, TELAS_A_MAO } from '@martelo/shared/rotas-do-admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { EngineDeTeste } from './engine.ts';
import { pastaVazia } from './pasta.ts';
import { CURTOS } from './permissoes.ts';
import { ROTAS_DA_CASA, ROTAS_QUE_ESPERAM, type RotaDaCasa } from './rotas-da-casa.ts';

/** Every address of the back office × every role, by what the engine tells each and the very function that the screens ask (BO1, BO2). */
const engine = new EngineDeTeste(pastaVazia(), { MARTELO_DEMO: 'contas' });
const UID = '01900000-0000-7000-8000-0000000000ff';
const ditos = new Map<PapelInterno, RecursosDescritos>();

beforeAll(async () => {
  await engine.subir();
  for (const papel of PAPEIS_INTERNOS) {
    const token =
      papel === 'Interno - ADM' ? await engine.entrar('adm') : (await colegaCom(engine, [papel])).token;
    ditos.set(papel, (await engine.pedir('GET', '/v1/recursos', { token })).corpo);
  }
}, 300_000);
afterAll(() => engine.encerrar());

/** What an address is to who finds its screen there. */
const ABERTAS: readonly string[] = ['tela', 'aMao', 'deAlgo'] satisfies OQueAbre['tipo'][];

const abre = (papel: PapelInterno, rota: string, um?: true): OQueAbre => {
  const uid = um && UID;
  const aqui = oQueAbre(ditos.get(papel)!, [papel], { rota, uid });
  return aqui.tipo === 'ir' ? oQueAbre(ditos.get(papel)!, [papel], { rota: aqui.rota, uid }) : aqui;
};
const porInteiro = (curtos = ''): PapelInterno[] =>
  PAPEIS_INTERNOS.filter((papel) => curtos.split(' ').includes(CURTOS[papel]));
const deQuem = ({ papeis, alem, falta }: RotaDaCasa): PapelInterno[] => {
  const fora = porInteiro(falta?.papeis);
  return [...porInteiro(papeis), ...porInteiro(alem?.papeis)].filter((papel) => !fora.includes(papel));
};

describe('who may go where', () => {
  it.each(ROTAS_DA_CASA)('/admin/$rota is its roles’ and nobody else’s, who read whose it is', (rota) => {
    const seus = deQuem(rota);
    for (const papel of PAPEIS_INTERNOS) {
      const aqui = abre(papel, rota.rota, rota.um);
      if (seus.includes(papel)) expect(ABERTAS, `${papel}: ${rota.rota}`).toContain(aqui.tipo);
      else {
        expect(aqui.tipo, `${papel}: ${rota.rota}`).toBe('fechada');
        if (aqui.tipo === 'fechada') expect([...aqui.papeis].sort()).toEqual([...seus].sort());
      }
    }
  });

  it('what waits for later is not there: whoever builds one says whose it is', () => {
    const construidas = ROTAS_QUE_ESPERAM.filter(({ rota, um }) =>
      PAPEIS_INTERNOS.some((papel) => abre(papel, rota, um).tipo !== 'nada'),
    );
    expect(construidas).toEqual([]);
  });

  it('no screen is shown to who may not read what it shows', () => {
    for (const [papel, { itens }] of ditos)
      for (const um of itens)
        if (um.listado || um.fila !== null) expect(um.tela, `${papel}: ${um.nome}`).toBe(true);
  });

  it('the page of who may go where is as it is told', async () => {
    await expect(documento()).toMatchFileSnapshot('../../docs/rotas.md');
  });
});

function documento(): string {
  const { itens, fechados } = ditos.get('Interno - ADM')!;
  const linha = (endereco: string, rota: string, um?: true) =>
    `| ${endereco} | ${PAPEIS_INTERNOS.map((papel) =>
      ABERTAS.includes(abre(papel, rota, um).tipo) ? '●' : '',
    ).join(' | ')} |`;
  const tabela = (linhas: string[]) => [
    `| | ${PAPEIS_INTERNOS.map((papel) => CURTOS[papel]).join(' | ')} |`,
    `|---|${PAPEIS_INTERNOS.map(() => '---').join('|')}|`,
    ...linhas.toSorted(),
    '',
  ];
  const listas = [...itens.filter(({ listado }) => listado), ...fechados].map(({ rota }) => rota);
  const registros = [...itens.filter(({ tela }) => tela), ...fechados].map(({ rotaDeUm }) => rotaDeUm);
  const outras = ROTAS_DA_CASA.filter(
    ({ rota, um }) => !(um ? registros : listas).includes(rota) && !(rota in TELAS_A_MAO),
  );
  return [
    '# Who may go where in the back office',
    '',
    'Drawn from what the engine tells each role (`npx vitest run --config tests/contract/vitest.config.ts rotas-do-admin -u` writes it anew); the table',
    'that it comes from is `shared/src/rotas-do-admin.ts`, which menu and screens ask. `tests/contract/rotas-da-casa.ts` says by hand whose each address',
    'has to be. A visitor is led to the login and back; who is not of the house is refused. What one sees on a screen: [permissoes.md](permissoes.md).',
    '',
    '## Lists, and screens that are no record’s',
    ...tabela(
      [...new Set([...listas, ...Object.keys(TELAS_A_MAO)])].map((rota) => linha(`\`/admin/${rota}\``, rota)),
    ),
    '## Of one record',
    ...tabela(registros.map((rota) => linha(`\`/admin/${rota}/{uid}\``, rota, true))),
    '## Other addresses of these',
    ...tabela(
      outras.map(({ rota, um }) => linha(um ? `\`/admin/${rota}/{uid}\`` : `\`/admin/${rota}\``, rota, um)),
    ),
  ].join('\n');
}
