import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CODIGO_DA_FIPE } from '../simulador-da-fipe.ts';
import { palavra } from './administracao.ts';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { Api, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* The FIPE table asked from the back office: of one vehicle, and of the whole stock. */

const { navegador } = usarPlataforma();
let pessoal: Awaited<ReturnType<typeof pessoa>>;
beforeAll(async () => {
  pessoal = await pessoa(navegador());
  await pessoal.pagina.setViewportSize(TELA);
});
afterAll(() => pessoal?.contexto.close());

describe('the FIPE table', () => {
  test('is asked for a vehicle on its screen, and for the stock on its own, which says how far it is', async () => {
    const { pagina, erros } = pessoal;
    const api = await new Api().entrar('adm@demo.martelo');
    const { uid } = await api.chamar<{ uid: string }>('POST', '/v1/veiculos', {
      ...{ marca: 'Fiat', modelo: palavra('Mobi'), anoModelo: 2021 },
      informacoesFipe: { codigo: CODIGO_DA_FIPE, valor: 100, mes: '2026-09' },
    });
    await entrar(pagina, 'adm@demo.martelo', `/admin/veiculo/${uid}?aba=valor`, SITE);
    await pagina.getByRole('button', { name: 'Atualizar pela FIPE' }).click();
    await pagina.getByRole('dialog').getByRole('button', { name: 'Sim, fazer' }).click();
    await expect
      .poll(async () => (await api.chamar<{ fipeFonte: string }>('GET', `/v1/veiculos/${uid}`)).fipeFonte)
      .toBe('CONSULTA');
    await pagina.goto(`${SITE}/admin/tabela-fipe`);
    await pagina.getByRole('button', { name: /^Consultar (o estoque|de novo)$/ }).press('Enter');
    await pagina.getByText(/^Consulta de .*, terminada\.$/).waitFor({ timeout: 60_000 });
    await pagina.getByText('Sem valor na tabela').waitFor();
    await conferirOAdmin(pagina, 'tabela-fipe-consulta');
    expect(erros).toEqual([]);
  });
});
