import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { comoAPessoa as baixar } from './baixar.ts';
import { pagarCompra } from './pagar-compra.ts';
import { qrDoPdf, qrsDoPdf, temPoppler } from './pdf.ts';
import { Api, conferirTela, LARGURAS, LOJA, pessoa, SITE } from './plataforma.ts';
import { criarLote, entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();
const SITES = { leilo: SITE, pacto: LOJA };
type Marca = keyof typeof SITES;
const COMPRADOR = 'cliente7@demo.martelo';

interface Documento {
  tipo: string;
  numero: string;
  estado: string;
  caminho: string;
}

/** Bought at once, and paid where settlement says so. Centavos. */
async function comprar(marca: Marca, { paga }: { paga: boolean }) {
  const lote = await criarLote({
    ...{ marca, segundos: 3_600, leilao: { leiloeiro: { nome: 'Joana d’Ávila', inscricao: 'JUCESP 77' } } },
    lote: { valor: { minimo: 100_000, compreJa: 1_250_000, despachante: 45_000 } },
  });
  const cliente = await new Api(marca).entrar(COMPRADOR);
  const { venda } = await cliente.chamar<{ venda: { id: number } }>(
    'POST',
    `/v1/lotes/${lote.uid}/compre-ja`,
    { comandoId: randomUUID(), valor: 1_250_000 },
  );
  const documentos = async () =>
    (await cliente.chamar<{ itens: Documento[] }>('GET', `/v1/cliente/compras/${venda.id}/documentos`)).itens;
  await expect.poll(() => documentos().catch(() => []), { timeout: 20_000 }).not.toEqual([]);
  if (paga) {
    const { totais } = await cliente.chamar<{ totais: { restante: number } }>(
      'GET',
      `/v1/cliente/compras/${venda.id}`,
    );
    await pagarCompra(cliente, venda.id, totais.restante, marca);
    const tipos = async () => (await documentos()).map(({ tipo }) => tipo);
    await expect.poll(tipos, { timeout: 20_000 }).toContain('nota');
  }
  return { id: venda.id, lelUid: lote.uid, documentos };
}

describe('the papers of a purchase', () => {
  test('buyer → paper → QR → validity page → /conferir', async () => {
    const compra = await comprar('leilo', { paga: true });
    const { pagina, erros } = await pessoa(navegador());
    await entrar(pagina, COMPRADOR, `/cliente/compras/${compra.id}`);
    const secao = pagina.getByRole('region', { name: 'Papéis da compra' });
    await secao.getByText('Nota de arrematação', { exact: true }).waitFor();
    await secao.getByText('Válido', { exact: true }).waitFor();
    await secao.getByText('Substituído', { exact: true }).waitFor();
    await secao.scrollIntoViewIfNeeded();
    await conferirTela(pagina, 'papeis-da-compra-1200');

    const link = secao.getByRole('link', { name: /Abrir Nota de arrematação/ });
    const caminho = (await link.getAttribute('href'))!;
    const [tipo, hash] = caminho.slice(1).split('/') as [string, string];
    expect([tipo, hash.length]).toEqual(['nota', 22]);
    const baixada = await baixar(pagina, SITE + caminho);
    expect([baixada.status(), baixada.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect(baixada.headers()['cache-control']).toBe('private, no-store');
    const pdf = await baixada.body();
    const endereco = temPoppler() ? qrDoPdf(pdf) : `${SITE}/qrcode${caminho}`;
    expect(endereco).toBe(`${SITE}/qrcode${caminho}`);

    // Somebody with a phone, who knows nobody here.
    const visita = await pessoa(navegador(), 'celular');
    await visita.pagina.goto(endereco);
    await visita.pagina.getByRole('heading', { name: 'Válido' }).waitFor();
    await visita.pagina.getByText('Este documento é nosso').waitFor();
    await conferirTela(visita.pagina, 'validade-360');
    const numero = (await visita.pagina.locator('dd').nth(1).textContent())!;
    expect(numero).toMatch(/^1-\d{6}$/);
    expect(await visita.pagina.content()).not.toContain(COMPRADOR);

    // The same document, to a program that asks for the file.
    const levado = await baixar(visita.pagina, endereco, { accept: 'application/pdf' });
    expect([levado.status(), levado.headers().location]).toEqual([307, caminho]);
    expect(Buffer.compare(await (await baixar(visita.pagina, SITE + caminho)).body(), pdf)).toBe(0);
    for (const [errado, status] of [
      [`${SITE}/qrcode/nota/AAAAAAAAAAAAAAAAAAAAAA`, 404],
      [`${SITE}/qrcode/nada/${hash}`, 404],
      [`${LOJA}/nota/${hash}`, 404],
      [`${SITE}/nota/curto`, 404],
    ] as const)
      expect((await baixar(visita.pagina, errado)).status(), errado).toBe(status);

    // By number and code, without any script.
    const semScripts = await navegador().newContext({ viewport: LARGURAS.celular, javaScriptEnabled: false });
    const simples = await semScripts.newPage();
    await simples.goto(`${SITE}/conferir`);
    await simples.getByLabel('O que está no documento').fill(`${numero} ${hash.slice(-6)}`);
    await simples.getByRole('button', { name: 'Conferir' }).click();
    await simples.getByRole('heading', { name: 'Válido' }).waitFor();
    await simples.getByLabel('O que está no documento').fill(`${numero} AAAAAA`);
    await simples.getByRole('button', { name: 'Conferir' }).click();
    await simples.getByRole('heading', { name: 'Não é nosso: não pague' }).waitFor();
    await semScripts.close();

    await visita.pagina.goto(`${SITE}/conferir`);
    await visita.pagina.getByLabel('O que está no documento').fill(hash);
    await visita.pagina.getByRole('button', { name: 'Conferir' }).click();
    await visita.pagina.getByRole('link', { name: 'Abrir o documento (PDF)' }).waitFor();
    await visita.pagina.getByLabel('O que está no documento').fill(`${numero} AAAAAA`);
    await visita.pagina.getByRole('button', { name: 'Conferir' }).click();
    await visita.pagina.getByRole('heading', { name: 'Não é nosso: não pague' }).waitFor();
    await conferirTela(visita.pagina, 'conferir-nao-e-nosso-360');
    // Decreto 7.962/2013, art. 2: who sells stands at the foot of every page.
    const pe = visita.pagina.getByRole('contentinfo');
    for (const dito of [
      'Leilo Leilões e Intermediação Ltda.',
      'CNPJ 12.345.678/0001-95',
      'atendimento@leilo.example',
    ])
      await pe.getByText(dito).last().waitFor();
    await pe.scrollIntoViewIfNeeded();
    await conferirTela(visita.pagina, 'rodape-legal-360');
    await visita.pagina.setViewportSize(LARGURAS.computador);
    await conferirTela(visita.pagina, 'rodape-legal-computador');
    await visita.pagina.setViewportSize(LARGURAS.celular);
    expect([...erros, ...visita.erros]).toEqual([]);
  });

  test('a receipt is its buyer’s alone: visitors are led to the login and back, others are told that there is none', async () => {
    const compra = await comprar('pacto', { paga: false });
    const caminho = `/comprovante-arrematacao?lelUid=${compra.lelUid}`;
    const { pagina } = await pessoa(navegador(), 'celular');
    const semSessao = await baixar(pagina, LOJA + caminho);
    expect(semSessao.status()).toBe(307);
    expect(semSessao.headers().location).toContain(encodeURIComponent(caminho));
    await entrar(pagina, COMPRADOR, `/cliente/compras/${compra.id}`, LOJA);
    const papel = await baixar(pagina, LOJA + caminho);
    expect([papel.status(), papel.headers()['content-type']]).toEqual([200, 'application/pdf']);
    if (temPoppler()) {
      const codigos = qrsDoPdf(await papel.body());
      expect(codigos).toContain(`${LOJA}/verificar?lote=${compra.lelUid}`);
      // Rule 24: the other code is the signed receipt, which a stranger's browser verifies against the ledger.
      const doRecibo = codigos.find((codigo) => codigo.includes('#recibo='))!;
      const estranho = await pessoa(navegador(), 'celular');
      await estranho.pagina.goto(doRecibo);
      await estranho.pagina.getByRole('heading', { name: 'Recibo autêntico' }).waitFor({ timeout: 30_000 });
      await estranho.pagina.getByText('SHA-256 do recibo').waitFor();
      await conferirTela(estranho.pagina, 'verificar-recibo-do-papel-360');
    }
    // In a store nobody bids.
    const secao = pagina.getByRole('region', { name: 'Papéis da compra' });
    await secao.getByText('Comprovante de compra', { exact: true }).waitFor();
    await secao.scrollIntoViewIfNeeded();
    await conferirTela(pagina, 'papeis-da-compra-loja-360');

    const outra = await pessoa(navegador(), 'celular');
    await entrar(outra.pagina, 'cliente8@demo.martelo', '/privacidade', LOJA);
    expect((await baixar(outra.pagina, LOJA + caminho)).status()).toBe(404);
  });
});
