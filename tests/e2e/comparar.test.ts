import { describe, expect, test } from 'vitest';
import { conferirTela, LARGURAS, LOJA, pessoa, SITE } from './plataforma.ts';
import { criarLote, lancarPorFora } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();
const MARCAS = [
  { marca: 'leilo', site: SITE, lista: '/leilao' },
  { marca: 'pacto', site: LOJA, lista: '/anuncio' },
] as const;

describe.each(MARCAS)('comparing on $marca', ({ marca, site, lista }) => {
  test('lots are chosen on cards and on their pages, stand side by side, live, at any width and on paper', async () => {
    const quando = Date.now();
    const nomes = ['Um', 'Dois', 'Três', 'Quatro', 'Cinco'].map((n) => `Comparado ${n} ${quando}`);
    const lotes = [];
    for (const [i, nome] of nomes.entries())
      lotes.push(
        await criarLote({
          ...{ marca, segundos: 7_200 },
          lote: {
            nome,
            // Of the fourth, at the far end of the table, something is not known.
            veiculo: {
              ...{ marca: 'Honda', modelo: 'Civic', anoModelo: 2018 + i },
              ...(i !== 3 && { km: 10_000 * (i + 1) }),
            },
          },
        }),
      );
    const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
    await pagina.goto(`${site}${lista}?q=${encodeURIComponent(`Comparado ${quando}`)}`);
    const botao = (nome: string) => pagina.getByRole('button', { name: `Comparar ${nome}`, exact: true });
    await botao(nomes[0]!).click();
    await pagina.getByText('Escolha mais um para comparar').waitFor();
    for (const nome of nomes.slice(1, 3)) await botao(nome).click();
    await pagina.getByText('3 escolhidos').waitFor();
    await conferirTela(pagina, `comparar-escolha-${marca}`);
    await pagina.goto(`${site}${lotes[3]!.url}`);
    await botao(nomes[3]!).first().click();
    await pagina.getByText('4 escolhidos').waitFor();
    await conferirTela(pagina, `comparar-lote-${marca}`);
    await pagina.goto(`${site}${lotes[4]!.url}`);
    await botao(nomes[4]!).first().click();
    await pagina.getByText('Já são quatro').waitFor();
    expect(await botao(nomes[4]!).first().getAttribute('aria-pressed')).toBe('false');
    await pagina.getByRole('link', { name: 'Ver comparação' }).click();
    await pagina.waitForURL(/\/comparar\?lotes=\d+(,\d+){3}$/);

    const tabela = pagina.getByRole('table');
    await tabela.getByRole('columnheader', { name: nomes[3]! }).waitFor();
    await conferirTela(pagina, `comparar-${marca}-celular`);
    expect(await pagina.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // On a phone held across, what is compared is higher than the screen.
    await pagina.setViewportSize({ width: LARGURAS.celular.width, height: 480 });
    // By the keyboard alone: the frame takes the focus and scrolls, and what a row is about stays in sight.
    const quadro = pagina.getByRole('region', { name: /role para os lados/ });
    await quadro.focus();
    for (let i = 0; i < 8; i += 1) await pagina.keyboard.press('ArrowRight');
    await expect.poll(() => quadro.evaluate((um) => um.scrollLeft)).toBeGreaterThan(100);
    for (let i = 0; i < 8; i += 1) await pagina.keyboard.press('ArrowDown');
    await expect.poll(() => quadro.evaluate((um) => um.scrollTop)).toBeGreaterThan(20);
    const ano = tabela.getByRole('rowheader', { name: /^Ano/ });
    const caixa = (await ano.boundingBox())!;
    expect(caixa.x).toBeGreaterThanOrEqual(0);
    expect(caixa.x).toBeLessThan(30);
    const cabeca = (await tabela.getByRole('columnheader').nth(2).boundingBox())!;
    const moldura = (await quadro.boundingBox())!;
    expect(Math.abs(cabeca.y - moldura.y)).toBeLessThan(4);
    await conferirTela(pagina, `comparar-${marca}-rolada`);

    await lancarPorFora('cliente5@demo.martelo', lotes[1]!.uid, 1_550_000, 'MANUAL', marca);
    await tabela.getByText('R$ 15.500').waitFor();
    expect(await ano.textContent()).toContain('difere');
    await pagina.getByRole('link', { name: 'Só o que difere' }).click();
    await pagina.waitForURL(/mostrar=diferencas/);
    await expect.poll(() => tabela.getByRole('rowheader', { name: /^Tipo/ }).count()).toBe(0);
    await pagina.setViewportSize({ width: 1200, height: 850 });
    await conferirTela(pagina, `comparar-${marca}-computador`);

    await pagina.emulateMedia({ media: 'print' });
    await pagina.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await pagina.locator('header').first().isVisible()).toBe(false);
    expect(await tabela.isVisible()).toBe(true);
    await pagina.evaluate(() => dispatchEvent(new Event('afterprint')));
    await pagina.emulateMedia({ media: 'screen' });

    await pagina.getByRole('link', { name: `Tirar ${nomes[0]} da comparação` }).click();
    await expect.poll(() => tabela.getByRole('columnheader').count()).toBe(4);
    // Without an address, what this device has chosen; whoever is sent the address sees the same without having chosen.
    await pagina.goto(`${site}/comparar`);
    await pagina.waitForURL(/\/comparar\?lotes=\d+(,\d+){2}$/);
    const outro = await pessoa(navegador());
    await outro.pagina.goto(pagina.url());
    expect(await outro.pagina.getByRole('columnheader').count()).toBe(4);
    await outro.pagina.goto(`${site}/comparar?lotes=999999999,abc,${'1,'.repeat(30)}`);
    await outro.pagina.getByText(/não (está|estão) mais disponíve/).waitFor();
    expect([...erros, ...outro.erros]).toEqual([]);
    await contexto.close();
    await outro.contexto.close();
  });

  test('who has chosen nothing is told how to', async () => {
    const { pagina, contexto } = await pessoa(navegador(), 'celular');
    await pagina.goto(`${site}/comparar`);
    await pagina.getByText('Nada para comparar ainda').waitFor();
    await conferirTela(pagina, `comparar-vazio-${marca}`);
    await contexto.close();
  });
});
