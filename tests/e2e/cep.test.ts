import { describe, expect, test } from 'vitest';
import { conferirTela, LOJA, pessoa, SITE } from './plataforma.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();

describe.each([
  { marca: 'leilo', site: SITE, largura: 'celular' },
  { marca: 'pacto', site: LOJA, largura: 'computador' },
] as const)('the address of a newcomer on $marca', ({ marca, site, largura }) => {
  test('is filled in from the CEP, goes on at what is missing, and stays theirs to correct', async () => {
    const { pagina, contexto, erros } = await pessoa(navegador(), largura);
    await pagina.goto(`${site}/cadastro`, { waitUntil: 'networkidle' });
    const valor = (id: string) => pagina.locator(`#${id}`).inputValue();
    const cep = pagina.locator('#cep');
    await cep.pressSequentially('01310100');
    await expect.poll(() => valor('cidade')).toBe('São Paulo');
    expect(await valor('estadoSigla')).toBe('SP');
    expect(await pagina.evaluate(() => document.activeElement?.id)).toBe('logradouro');
    await conferirTela(pagina, `cep-${marca}`);

    // Another CEP says something else; what somebody wrote themselves stays.
    await cep.fill('20040002');
    await expect.poll(() => valor('cidade')).toBe('Rio de Janeiro');
    expect(await valor('estadoSigla')).toBe('RJ');
    await pagina.locator('#cidade').fill('Niterói');
    await cep.fill('38700000');
    await expect.poll(() => valor('estadoSigla')).toBe('MG');
    expect(await valor('cidade')).toBe('Niterói');
    await pagina.locator('#cidade').fill('');
    await pagina.locator('#logradouro').fill('Rua Major Gote');
    await pagina.locator('#numero').fill('1');
    await pagina.locator('#bairro').fill('Centro');
    await cep.fill('38700-001');
    await expect.poll(() => pagina.evaluate(() => document.activeElement?.id)).toBe('cidade');
    // No table knows this one's city: those of its state are there to choose from.
    const oferecidas = pagina.locator('datalist#municipios-do-estado option');
    await expect.poll(() => oferecidas.count()).toBe(853);
    expect(await pagina.locator('#cidade').getAttribute('list')).toBe('municipios-do-estado');
    expect(await oferecidas.evaluateAll((todas) => todas.map((uma) => uma.getAttribute('value')))).toContain(
      'Patos de Minas',
    );

    await cep.fill('00000000');
    await pagina.getByText('Este CEP não existe. Confira os números.').waitFor();
    await conferirTela(pagina, `cep-nao-existe-${marca}`);
    await cep.fill('01310100');
    await expect.poll(() => pagina.getByText('Este CEP não existe').count()).toBe(0);
    expect(erros).toEqual([]);
    await contexto.close();
  });
});
