import { readFile } from 'node:fs/promises';
import type { RecursoDescrito, RecursosDescritos } from '@martelo/shared/recurso';
import { quemAbre } from '@martelo/shared/rotas-do-admin';
import { beforeAll, describe, expect, test } from 'vitest';
import { lerEspecies } from '../../engine/src/especies.ts';
import { campoLivre, entradaDe, outroIgual, palavra, preencher } from './administracao.ts';
import { baixar } from './baixar.ts';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { Api, conferirTela, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { semBarreiras } from './sem-barreiras.ts';
import { irA, type Mesa, usarAdministracao } from './usar-administracao.ts';

/*
 * The screens of every kind of record that there is, found by reading the declarations, so that one that is added later is tried as well.
 */

const { navegador, mesa, naLoja } = usarAdministracao();
/** Their record's screen is made by hand, and has tests of its own. */
const A_MAO = new Set(['cliente', 'convidado', 'usuario', 'veiculo', 'venda', 'vistoria']);
/** Of those, the ones that are one part. */
const SEM_PARTES = new Set(['vistoria']);
/** And those whose history is one of the parts. */
const HISTORICO_EM_PARTE = new Set(['veiculo']);
/** A brand has one, and one screen of it made by hand in its list's place, which has tests of its own. */
const UMA_SO = new Set(['configuracaoDeAvisos', 'modeloDeAssinatura']);
const ESPECIES = (await lerEspecies())
  .map(({ declaracao }) => declaracao)
  .filter(({ nome }) => !UMA_SO.has(nome))
  // Those that an administrator reads, and that are for others to work on, are tried by the tests of their own.
  .filter(({ nome, modulo, papeis }) => quemAbre({ nome, modulo, le: papeis.le }).includes('Interno - ADM'));
/** All of them are drawn alike: between them they are judged by day and by night. */
let vez = 0;
/** One more than stand on a page of the shortest list. */
const MAIS_DE_UMA_PAGINA = 26;

beforeAll(async () => {
  // What others name: the demo has none.
  const { api } = mesa();
  await api.chamar('POST', '/v1/veiculos', { marca: 'Gurgel', modelo: palavra('BR') });
  await api.chamar('POST', '/v1/transportadoras', {
    ...{ nome: 'Guinchos Sul', cnpj: '11.222.333/0001-81', telefone: '(11) 98765-4321' },
  });
  const tipo = (await api.chamar('POST', '/v1/tipo-vistoria', {
    ...{ nome: 'Amostra', categorias: [{ nome: 'Geral', itens: [{ nome: 'Cor', tipo: 'texto' }] }] },
  })) as { uid: string };
  await api.chamar('POST', `/v1/tipo-vistoria/${tipo.uid}/publicar`, { revisao: 1 });
});

describe.each(ESPECIES.map(({ nome }) => nome))('the screens of %s', (nome) => {
  test('make, merge, undo, remove and restore; page, order, filter and export: one address, one list (BO4, BO8, BO10)', async () => {
    // Of which a brand has one: other files make theirs on the first brand, and none takes a second.
    const unico = mesa().doNome(nome).unico;
    const aMesa = unico ? await naLoja() : mesa();
    const recurso = aMesa.doNome(nome);
    await abrirLista(aMesa, recurso);
    await conferirOAdmin(aMesa.pagina, recurso.rota, vez++);
    const novo = aMesa.pagina.locator('.lista-topo a.botao.primario[href$="/novo"]');
    // What is made and changed in a screen of its own is tried there; where there is the one already, no other is made.
    const faz = recurso.escreve && !A_MAO.has(nome) && !(unico && (await novo.count()) === 0);
    // Some are made, and from then on moved by acts alone: those have tests of their own.
    if (!recurso.escreve && !recurso.cria) expect(await novo.count()).toBe(0);
    const feitos = faz ? await fazerUm(aMesa, recurso) : [];
    if (faz) await abrirLista(aMesa, recurso);
    if ((await aMesa.linhas().count()) === 0) await aMesa.pagina.getByText(/^Ainda não há/).waitFor();
    else await procurar(aMesa, recurso);
    await Promise.all(feitos.map((uid) => tirar(aMesa, recurso, uid)));
    expect(aMesa.erros).toEqual([]);
  });
});

async function abrirLista({ pagina, ir }: Mesa, { nome, rota, rotulo }: RecursoDescrito): Promise<void> {
  // What waits has a screen of its own in the list's place.
  await irA(pagina, nome === 'aprovacao' ? `/${rota}/todas` : `/${rota}`);
  await pagina.getByRole('heading', { level: 1, name: rotulo.varios, exact: true }).waitFor();
  await ir(pagina.url().split('/admin')[1]!);
}

/** A record from its making to its end, and back; with as many more of it as fill a page. @returns those that it leaves */
async function fazerUm({ pagina, api }: Mesa, recurso: RecursoDescrito): Promise<string[]> {
  const { caminho, rota, rotaDeUm, campos } = recurso;
  const leilaoUid = await umLeilao(api);
  await pagina.locator('.lista-topo a.botao.primario').click();
  await pagina.locator('.formulario').waitFor();
  // Nothing filled in: each demand is said at its field, and nothing is sent.
  const exigidos = campos.filter((um) => um.escreve && um.obrigatorio && um.tipo !== 'grupo');
  if (exigidos.length > 0) {
    await pagina.getByRole('button', { name: 'Cadastrar' }).click();
    await pagina.getByText('Confira os campos marcados.').waitFor();
    expect(await entradaDe(pagina, exigidos[0]!).getAttribute('aria-invalid')).toBe('true');
  }
  await preencher(pagina, recurso, leilaoUid);
  await conferirOAdmin(pagina, `${rotaDeUm}-novo`, vez++);
  const [pedido] = await Promise.all([
    pagina.waitForRequest((um) => um.method() === 'POST' && um.url().endsWith(caminho)),
    pagina.keyboard.press('Control+s'),
  ]);
  await pagina.waitForURL(/[\w-]{36}$/);
  await pagina.getByText('Cadastrado.').waitFor();
  const uid = pagina.url().split('/').at(-1)!;
  const livre = campoLivre(recurso);
  if (livre) await mudar({ pagina, api }, recurso, uid, livre.campo);

  await pagina.getByRole('button', { name: 'Remover' }).click();
  await pagina.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
  await pagina.waitForURL(new RegExp(`/admin/${rota}$`));
  const ha = () =>
    api.chamar('GET', `${caminho}/${uid}`).then(
      () => true,
      () => false,
    );
  await expect.poll(ha).toBe(false);
  await pagina.getByRole('button', { name: 'Desfazer' }).last().click();
  await expect.poll(ha).toBe(true);
  if (recurso.unico) return [uid];
  const corpo = pedido.postDataJSON() as Record<string, unknown>;
  const outros = await Promise.all(
    Array.from({ length: MAIS_DE_UMA_PAGINA - 1 }, () =>
      api.chamar<{ uid: string }>('POST', caminho, outroIgual(recurso, corpo)),
    ),
  );
  return [uid, ...outros.map((um) => um.uid)];
}

/** Written, written by two at once, and the last of it undone. */
async function mudar(
  { pagina, api }: Pick<Mesa, 'pagina' | 'api'>,
  recurso: RecursoDescrito,
  uid: string,
  campo: string,
): Promise<void> {
  const [primeiro, deles, meu] = [palavra('Um'), palavra('Deles'), palavra('Meu')];
  const onde = `${recurso.caminho}/${uid}`;
  const ler = () => api.chamar<Record<string, unknown> & { revisao: number }>('GET', onde);
  const guardado = async () => (await ler())[campo];
  const entrada = entradaDe(pagina, { campo });
  await entrada.fill(primeiro);
  await pagina.getByRole('button', { name: 'Salvar' }).click();
  await pagina.getByText('Salvo.').first().waitFor();
  // Somebody else saves the same field meanwhile: the second chooses (BO8).
  await entrada.fill(meu);
  await api.chamar('PUT', onde, { [campo]: deles, revisao: (await ler()).revisao });
  await pagina.getByRole('button', { name: 'Salvar' }).click();
  const mescla = pagina.getByRole('dialog', { name: /Alguém salvou/ });
  await mescla.getByText(deles).waitFor();
  await conferirTela(pagina, `admin-mescla-${recurso.rotaDeUm}`, { comoOutras: true });
  expect(await mescla.getByRole('button', { name: 'Salvar o que escolhi' }).isDisabled()).toBe(true);
  await mescla.getByRole('radio', { name: /Meu/ }).check();
  await mescla.getByRole('button', { name: 'Salvar o que escolhi' }).click();
  await mescla.waitFor({ state: 'detached' });
  await expect.poll(guardado).toBe(meu);
  // What two people decide has no undo of one.
  if (recurso.aDois) return;

  await pagina.getByRole('button', { name: 'Histórico' }).click();
  const gaveta = pagina.getByRole('dialog', { name: 'Histórico' });
  await gaveta
    .getByRole('button', { name: /^Desfazer: Alteração/ })
    .first()
    .click();
  await pagina.getByRole('button', { name: 'Sim, desfazer' }).click();
  await gaveta.getByText('Alteração desfeita').waitFor();
  expect(await guardado()).toBe(deles);
  await pagina.keyboard.press('Escape');
}

/** What a list that has something can be asked. */
async function procurar(
  mesa: Mesa,
  { nome, rota, rotaDeUm, rotulo, historico, colunas }: RecursoDescrito,
): Promise<void> {
  const { pagina, linhas } = mesa;
  // One that begins with columns of its own is asked in a test of its own.
  if (colunas && !colunas.includes('id')) return;
  const ids = () => linhas().locator('td:nth-child(2) span[title]').allInnerTexts();
  await mesa.ordenarPor('Número').click();
  await expect.poll(() => new URL(pagina.url()).searchParams.get('ordem')).toBe('asc');
  const emOrdem = async () =>
    (await ids()).map(Number).every((um, i, todos) => i === 0 || um > todos[i - 1]!);
  await expect.poll(emOrdem).toBe(true);
  const procurado = (await ids()).at(-1)!;
  const total = Number((await pagina.locator('.lista-topo [role=status]').innerText()).replace(/\D/g, ''));
  if (total > MAIS_DE_UMA_PAGINA - 1) {
    await pagina.getByLabel('Por página').selectOption('25');
    await expect.poll(() => linhas().count()).toBe(25);
    const naPrimeira = await ids();
    await pagina.getByRole('button', { name: 'Próxima página' }).click();
    await pagina.getByText(`Página 2 de ${Math.ceil(total / 25)}`).waitFor();
    await expect.poll(async () => (await ids()).filter((um) => naPrimeira.includes(um))).toEqual([]);
    expect(await ids()).not.toEqual([]);
  }
  await pagina.getByRole('button', { name: 'Filtrar' }).click();
  const dialogo = pagina.getByRole('dialog', { name: 'Filtrar' });
  await dialogo.getByLabel('Campo').selectOption('id');
  await dialogo.getByLabel('Condição').selectOption('exata');
  await dialogo.getByRole('textbox').fill(procurado);
  await dialogo.getByRole('button', { name: 'Aplicar' }).click();
  await expect.poll(ids).toEqual([procurado]);
  const endereco = pagina.url();
  await pagina.goto('about:blank');
  await pagina.goto(endereco);
  await linhas().first().waitFor();
  expect(await ids()).toEqual([procurado]);
  await pagina.getByText('Exportar', { exact: true }).click();
  const baixado = await baixar(pagina, () =>
    pagina.getByRole('button', { name: 'Texto (CSV)', exact: true }).click(),
  );
  expect(baixado.suggestedFilename()).toMatch(/\.csv$/);
  const exportadas = (await readFile(await baixado.path(), 'utf8')).split('\r\n');
  expect(exportadas.filter((linha) => new RegExp(`^"?${procurado}"?;`).test(linha))).toHaveLength(1);
  await linhas().first().locator('a').click();
  await pagina.waitForURL(new RegExp(`/admin/${rotaDeUm}/`));
  const titulo = pagina.locator('#conteudo').getByRole('heading', { level: 1 });
  if (SEM_PARTES.has(nome)) await titulo.filter({ hasNotText: rotulo.varios }).waitFor();
  else if (A_MAO.has(nome)) await pagina.getByRole('navigation', { name: /^Partes d[ao]/ }).waitFor();
  else await pagina.getByRole('heading', { name: 'O que se sabe dele' }).waitFor();
  await conferirOAdmin(pagina, rotaDeUm, vez++);
  if (!historico || HISTORICO_EM_PARTE.has(nome)) return;
  await pagina.getByRole('button', { name: 'Histórico' }).click();
  await pagina.getByRole('dialog', { name: 'Histórico' }).locator('li').first().waitFor();
  await semBarreiras(pagina, { comoOutras: true });
  await pagina.keyboard.press('Escape');
  expect(new URL(endereco).pathname).toBe(`/admin/${rota}${nome === 'aprovacao' ? '/todas' : ''}`);
}

async function tirar({ api }: Mesa, { caminho }: RecursoDescrito, uid: string): Promise<void> {
  const { revisao } = await api.chamar<{ revisao: number }>('GET', `${caminho}/${uid}`);
  await api.chamar('DELETE', `${caminho}/${uid}?revisao=${revisao}`);
}

const umLeilao = async (api: Api): Promise<string> =>
  (await api.chamar<{ itens: { uid: string }[] }>('GET', '/v1/leiloes/lista-site')).itens[0]!.uid;

describe('the screens of a kind that is not theirs', () => {
  const fechadas = new Set<string>();

  test.each(['mkt', 'patio', 'sac', 'leiloeiro', 'acerto', 'comitente'])(
    'say to %s whose they are, list and form alike; who only reads finds nothing to write with (BO1)',
    async (papel) => {
      const descritos = await (await new Api().entrar(`${papel}@demo.martelo`)).chamar<RecursosDescritos>(
        'GET',
        '/v1/recursos',
      );
      const um = await pessoa(navegador());
      const { pagina } = um;
      await pagina.setViewportSize(TELA);
      const primeira = descritos.fechados[0]!;
      await entrar(pagina, `${papel}@demo.martelo`, `/admin/${primeira.rota}`, SITE);
      const recusa = pagina.getByRole('heading', { name: 'Acesso restrito' });
      await recusa.waitFor();
      await semBarreiras(pagina);
      for (const { rota, rotaDeUm, titulo, papeis } of descritos.fechados) {
        for (const endereco of [`/${rota}`, `/${rotaDeUm}/novo`]) {
          // Between two refusals that look alike, something else.
          await irA(pagina, '/nao-ha-nada-aqui');
          await pagina.getByRole('heading', { name: 'Página não encontrada' }).waitFor();
          await irA(pagina, endereco);
          await recusa.waitFor();
          const dito = await pagina.locator('.recusa').innerText();
          expect(
            papeis.filter((papel) => !dito.includes(papel)),
            endereco,
          ).toEqual([]);
          // In the menu a room may be called as a kind is.
          const aqui = pagina.locator('#conteudo');
          expect(await aqui.getByRole('heading', { name: titulo, exact: true }).count()).toBe(0);
        }
        fechadas.add(rotaDeUm);
      }
      for (const { nome, rota, rotaDeUm, rotulo, listado, cria, proprio } of descritos.itens) {
        if (cria || proprio || !listado || A_MAO.has(nome) || UMA_SO.has(nome)) continue;
        await irA(pagina, `/${rota}`);
        await pagina.getByRole('heading', { level: 1, name: rotulo.varios, exact: true }).waitFor();
        expect(await pagina.locator('.lista-topo a.botao.primario').count()).toBe(0);
        await irA(pagina, `/${rotaDeUm}/novo`);
        await pagina.locator('.quadro[role=alert] h1').waitFor();
        expect(await pagina.locator('.formulario').count()).toBe(0);
      }
      expect(um.erros).toEqual([]);
      await um.contexto.close();
    },
  );

  test('were tried of each kind that not all of the house read', () => {
    const todos = Math.max(...ESPECIES.map(({ papeis }) => papeis.le.length));
    const deAlguns = ESPECIES.filter(({ papeis }) => papeis.le.length < todos);
    expect(deAlguns.length).toBeGreaterThan(10);
    const rotas = deAlguns.map(({ nome }) => mesa().doNome(nome)?.rotaDeUm ?? nome);
    expect(rotas.filter((rota) => !fechadas.has(rota))).toEqual([]);
  });
});
