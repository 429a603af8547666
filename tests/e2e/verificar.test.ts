import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { Api, conferirTela, pessoa, SITE } from './plataforma.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();

interface Livro {
  eventos: { publico: { valor?: number } }[];
  assinatura: string | null;
}

/** A lot that two people bid on and that closed, in an auction that ended. */
async function leilaoTerminado() {
  const adm = await new Api().entrar('adm@demo.martelo');
  const fim = new Date(Date.now() + 6_000).toISOString();
  const { uid: leiUid } = await adm.chamar<{ uid: string }>('POST', '/v1/leiloes', {
    nome: 'Leilão a verificar',
    data: fim,
    situacao: 'PRONTO',
    incrementos: [{ valor: 10_000 }],
  });
  const { itens } = await adm.chamar<{ itens: { uid: string }[] }>('POST', `/v1/leiloes/${leiUid}/lotes`, {
    nome: 'Honda Civic',
    tipo: 'Carro',
    valor: { minimo: 1_000_000 },
    dataFim: fim,
    recebeIncrementoTempo: false,
  });
  const lelUid = itens[0]!.uid;
  const recibos: string[] = [];
  for (const [quem, tipo, valor] of [
    ['cliente1', 'AUTOMATICO', 1_400_000],
    ['cliente2', 'MANUAL', 1_200_000],
    ['cliente2', 'MANUAL', 1_500_000],
  ] as const) {
    const cliente = await new Api().entrar(`${quem}@demo.martelo`);
    const comandoId = randomUUID();
    const { recibo } = await cliente.chamar<{ recibo: string }>('POST', `/v1/lotes/${lelUid}/lances`, {
      ...{ comandoId, tipo, valor },
    });
    recibos.push(recibo);
  }
  const ler = () => new Api().chamar<Livro>('GET', `/v1/lotes/${lelUid}/livro`);
  await expect.poll(async () => (await ler()).assinatura, { timeout: 20_000 }).not.toBeNull();
  await adm.chamar('PUT', `/v1/leiloes/${leiUid}/situacao`, { situacao: 'EXECUTADO' });
  const { url } = await new Api().chamar<{ url: string }>('GET', `/v1/lotes/${lelUid}`);
  return { leiUid, url, recibos, livro: await ler() };
}

const veredito = (pagina: Page, titulo: string) =>
  pagina.getByRole('heading', { name: titulo }).waitFor({ timeout: 20_000 });

describe('verifying on the site', () => {
  test('a closed lot, its auction and a receipt are proved in the browser; a changed ledger is shown where it was changed', async () => {
    const { leiUid, url, recibos, livro } = await leilaoTerminado();
    for (const largura of ['celular', 'computador'] as const) {
      const { pagina, erros, contexto } = await pessoa(navegador(), largura);

      await pagina.goto(`${SITE}${url}`);
      await pagina.getByRole('link', { name: 'Verificar o livro deste lote' }).click();
      await veredito(pagina, 'Livro íntegro e assinado');
      expect(await pagina.getByRole('img', { name: /^Confere$/ }).count()).toBe(livro.eventos.length);
      await conferirTela(pagina, `verificar-lote-${largura}`);
      expect(await pagina.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

      const falso = structuredClone(livro);
      falso.eventos[2]!.publico.valor! += 100;
      await pagina.setInputFiles('input[type=file]', {
        name: 'livro.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(falso)),
      });
      await veredito(pagina, 'Este livro não confere');
      await pagina.getByRole('link', { name: 'Ir ao registro 3' }).click();
      expect(await pagina.getByRole('img', { name: 'Não confere' }).count()).toBe(1);
      await conferirTela(pagina, `verificar-falso-${largura}`);

      // By keyboard alone: choose what, write it, send it.
      await pagina.getByRole('radio', { name: 'Um lote' }).focus();
      await pagina.keyboard.press('ArrowRight');
      await pagina.keyboard.press('Tab');
      await pagina.keyboard.type(leiUid);
      await pagina.keyboard.press('Enter');
      await veredito(pagina, 'Leilão íntegro e assinado');

      for (const [i, certo] of [
        [1, true],
        [1, false],
      ] as const) {
        await pagina.getByRole('radio', { name: 'Um recibo' }).check();
        const recibo = recibos[i]!;
        await pagina.getByLabel('Recibo do lance').fill(certo ? recibo : recibo.replace(/.{4}$/, 'AAAA'));
        await pagina.getByRole('button', { name: 'Verificar' }).click();
        await veredito(pagina, certo ? 'Recibo autêntico' : 'Este recibo não confere');
      }
      expect(erros).toEqual([]);
      await contexto.close();
    }
  });
});
