import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { pdf } from '../../engine/src/files/pdf.fixture.ts';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { pagarCompra } from './pagar-compra.ts';
import { Api, conferirTela, pessoa, SITE } from './plataforma.ts';
import { criarLote, entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* A sale's screen in the back office, as settlement works in it all day. */

const { navegador } = usarPlataforma();
const COMPRADOR = 'cliente6@demo.martelo';
interface Venda {
  uid: string;
  id: number;
  situacao: string;
  totalAPagar: number;
  leiUid: string;
  valorDesconto: number;
  itens: { uid: string; documentacao: { etapa: string; pendencias: unknown[] } }[];
  itensExtras: { nome: string; valor: number }[];
  extrasRetirados?: { motivo: string }[];
  pagamentos: { uid: string; situacao: string; valor: number; estornoDe: string | null }[];
}
let acerto: Api;
let cliente: Api;
beforeAll(async () => {
  acerto = await new Api().entrar('acerto@demo.martelo');
  cliente = await new Api().entrar(COMPRADOR);
});

/** Bought at once, without commission: R$ 4.000,00 each, of one auction. */
async function comprarVarios(quantos: number): Promise<Venda[]> {
  const valor = { minimo: 100_000, compreJa: 400_000 };
  const primeiro = await criarLote({
    ...{ segundos: 3_600, leilao: { porcentagemComissao: 0 }, lote: { valor } },
  });
  const adm = await new Api().entrar('adm@demo.martelo');
  const uids = [primeiro.uid];
  while (uids.length < quantos) {
    const { itens } = await adm.chamar<{ itens: { uid: string }[] }>(
      'POST',
      `/v1/leiloes/${primeiro.leiUid}/lotes`,
      { nome: `Fiat Uno ${uids.length + 1}`, tipo: 'Carro', valor },
    );
    uids.push(itens[0]!.uid);
  }
  const vendas: Venda[] = [];
  for (const uid of uids) {
    const { venda } = await cliente.chamar<{ venda: { id: number } }>('POST', `/v1/lotes/${uid}/compre-ja`, {
      ...{ comandoId: randomUUID(), valor: 400_000 },
    });
    const lida = () => acerto.chamar<Venda>('GET', `/v1/vendas/${venda.id}`).catch(() => null);
    await expect.poll(lida).not.toBeNull();
    vendas.push((await lida())!);
  }
  return vendas;
}
const comprar = async (): Promise<Venda> => (await comprarVarios(1))[0]!;
const ler = ({ uid }: Pick<Venda, 'uid'>) => acerto.chamar<Venda>('GET', `/v1/vendas/${uid}`);

async function abrir(venda: Venda, mais = '', quem = 'acerto@demo.martelo') {
  const { contexto, pagina, erros } = await pessoa(navegador());
  onTestFinished(() => contexto.close());
  await pagina.setViewportSize(TELA);
  await entrar(pagina, quem, `/admin/venda/${venda.uid}${mais}`, SITE);
  await pagina.getByText(`nº ${venda.id}`).waitFor();
  return { pagina, erros };
}
const dialogo = (pagina: Page) => pagina.getByRole('dialog');
const aba = (pagina: Page, nome: string) =>
  pagina.getByRole('navigation', { name: 'Partes da venda' }).getByRole('link', { name: nome, exact: true });

describe('a sale’s screen', () => {
  test('shows where its money stands; an extra and a discount change the total at once, and an extra goes back with a reason', async () => {
    const venda = await comprar();
    const { pagina, erros } = await abrir(venda);
    const quadro = pagina.getByRole('region', { name: 'Dinheiro da venda' });
    await quadro.getByText('R$ 4.000,00').first().waitFor();
    await pagina.getByRole('button', { name: 'Acrescentar extra' }).click();
    await dialogo(pagina).getByRole('button', { name: 'Acrescentar extra' }).click();
    // Nothing said: at its field, and nothing done.
    await dialogo(pagina).locator('[aria-invalid="true"]').first().waitFor();
    expect((await ler(venda)).itensExtras).toEqual([]);
    await dialogo(pagina).locator('#campo-nome').fill('Guincho até o pátio');
    await dialogo(pagina).locator('#campo-valor').fill('150,00');
    await conferirTela(pagina, 'admin-venda-extra');
    await dialogo(pagina).getByRole('button', { name: 'Acrescentar extra' }).click();
    await dialogo(pagina).waitFor({ state: 'detached' });
    await quadro.getByText('R$ 4.150,00').first().waitFor();
    await pagina.getByRole('button', { name: 'Definir desconto' }).click();
    await dialogo(pagina).locator('#campo-valor').fill('50');
    await dialogo(pagina).locator('#campo-motivo').fill('Risco na porta, combinado por telefone');
    await dialogo(pagina).getByRole('button', { name: 'Definir desconto' }).click();
    await dialogo(pagina).waitFor({ state: 'detached' });
    await quadro.getByText('R$ 4.100,00').first().waitFor();
    expect(await ler(venda)).toMatchObject({ totalAPagar: 410_000, valorDesconto: 5_000 });
    await conferirOAdmin(pagina, 'venda-resumo');
    await pagina.getByRole('button', { name: 'Retirar', exact: true }).click();
    await dialogo(pagina).locator('#campo-motivo').fill('O cliente veio buscar');
    await dialogo(pagina).getByRole('button', { name: 'Retirar', exact: true }).click();
    await dialogo(pagina).waitFor({ state: 'detached' });
    await pagina.getByText('1 extra retirado').click();
    await pagina.getByText('O cliente veio buscar').waitFor();
    expect((await ler(venda)).totalAPagar).toBe(395_000);
    expect(erros).toEqual([]);
  });

  test('a proof is looked at beside its money and approved; what nothing proves waits for somebody else, and says so', async () => {
    const venda = await comprar();
    const { uid } = await cliente.chamar<{ uid: string }>(
      'POST',
      `/v1/cliente/compras/${venda.id}/pagamentos`,
      { comandoId: randomUUID(), tipo: 'DEPOSITO', valor: 300_000 },
    );
    const prova = new FormData();
    prova.set('comandoId', randomUUID());
    prova.set('arquivo', new Blob([new Uint8Array(pdf())]), 'ted.pdf');
    await cliente.chamar('POST', `/v1/cliente/pagamentos/${uid}/comprovantes`, prova);
    const { pagina, erros } = await abrir(venda, '?aba=pagamentos');
    await pagina.getByRole('button', { name: '1 comprovante' }).click();
    await dialogo(pagina).getByRole('link', { name: 'Abrir ted.pdf' }).waitFor();
    await conferirTela(pagina, 'admin-venda-comprovantes');
    await pagina.keyboard.press('Escape');
    await pagina.getByRole('button', { name: 'Aprovar', exact: true }).click();
    await dialogo(pagina).getByRole('button', { name: 'Aprovar', exact: true }).click();
    await dialogo(pagina).waitFor({ state: 'detached' });
    await pagina.getByText('Aprovado', { exact: true }).waitFor();
    await pagina.getByRole('button', { name: 'Registrar pagamento' }).click();
    await dialogo(pagina).locator('#campo-tipo').selectOption('DINHEIRO');
    await dialogo(pagina).locator('#campo-valor').fill('1.000,00');
    await dialogo(pagina).getByRole('button', { name: 'Registrar pagamento' }).click();
    await dialogo(pagina).waitFor({ state: 'detached' });
    await pagina.getByRole('button', { name: 'Pôr em validação' }).click();
    await dialogo(pagina).getByRole('button', { name: 'Pôr em validação' }).click();
    await dialogo(pagina).waitFor({ state: 'detached' });
    await pagina.getByRole('button', { name: 'Aprovar', exact: true }).click();
    await dialogo(pagina).getByRole('button', { name: 'Aprovar', exact: true }).click();
    await pagina.getByText('espera a aprovação de outra pessoa, até').waitFor();
    expect((await ler(venda)).pagamentos.map(({ situacao }) => situacao)).toEqual(['PAGO', 'AG_COMPENSACAO']);
    await conferirOAdmin(pagina, 'venda-pagamentos');
    expect(erros).toEqual([]);
  });

  test('sales of one client in one auction go on as one, and lots are parted again', async () => {
    const [uma, outra] = (await comprarVarios(2)) as [Venda, Venda];
    const { pagina, erros } = await abrir(uma, '?aba=lotes');
    await pagina.getByRole('button', { name: 'Juntar outra venda' }).click();
    await dialogo(pagina).getByRole('checkbox').first().waitFor();
    await dialogo(pagina).getByRole('button', { name: 'Juntar outra venda' }).click();
    await dialogo(pagina).getByText('Marque ao menos uma venda.').waitFor();
    await dialogo(pagina)
      .getByRole('checkbox', { name: new RegExp(`Venda ${outra.id}`) })
      .check();
    await conferirTela(pagina, 'admin-venda-juntar');
    await dialogo(pagina).getByRole('button', { name: 'Juntar outra venda' }).click();
    await dialogo(pagina).waitFor({ state: 'detached' });
    const separar = pagina.getByRole('button', { name: 'Separar lotes' });
    await separar.waitFor();
    expect((await ler(uma)).totalAPagar).toBe(800_000);
    await conferirOAdmin(pagina, 'venda-lotes');
    await separar.click();
    await dialogo(pagina).getByRole('checkbox').first().check();
    await dialogo(pagina).getByRole('button', { name: 'Separar lotes' }).click();
    await pagina.getByText(/Separada na venda \d+/).waitFor();
    await expect.poll(() => pagina.url()).not.toContain(uma.uid);
    expect((await ler(uma)).totalAPagar).toBe(400_000);
    expect(erros).toEqual([]);
  });

  test('the papers go step by step, stop while something is missing, and the buyer is told how they come', async () => {
    const venda = await comprar();
    await pagarCompra(cliente, venda.id, 400_000);
    const { pagina, erros } = await abrir(venda, '?aba=papeis');
    await pagina.getByRole('button', { name: 'Registrar pendência' }).click();
    await dialogo(pagina).locator('#campo-pendencia').fill('Falta a cópia do contrato social');
    await dialogo(pagina).getByRole('button', { name: 'Registrar pendência' }).click();
    await pagina.getByText('Parado: Falta a cópia do contrato social').waitFor();
    await conferirOAdmin(pagina, 'venda-papeis');
    await pagina.getByRole('button', { name: 'Pendência resolvida' }).click();
    await dialogo(pagina).getByRole('button', { name: 'Pendência resolvida' }).click();
    await pagina.getByRole('button', { name: 'Registrar pendência' }).waitFor();
    await pagina.getByRole('button', { name: 'Definir entrega' }).click();
    await dialogo(pagina).locator('#campo-metodo').selectOption('Carta Registrada');
    await dialogo(pagina).locator('#campo-valor').fill('0');
    await dialogo(pagina)
      .getByRole('button', { name: /^Incluir/ })
      .click();
    for (const [campo, escrito] of Object.entries({
      ...{ cep: '13024-001', logradouro: 'Rua das Palmeiras', numero: '120', bairro: 'Cambuí' },
      ...{ cidade: 'Campinas' },
    }))
      await dialogo(pagina).locator(`#campo-endereco-${campo}`).fill(escrito);
    await dialogo(pagina).locator('#campo-endereco-estadoSigla').selectOption('SP');
    await conferirTela(pagina, 'admin-venda-entrega');
    await dialogo(pagina).getByRole('button', { name: 'Definir entrega' }).click();
    await pagina.getByText(/^Carta registrada/).waitFor();
    await aba(pagina, 'Impressos').click();
    await pagina.getByRole('link', { name: /Extrato de compra/ }).waitFor();
    await conferirOAdmin(pagina, 'venda-impressos');
    expect(erros).toEqual([]);
  });

  test('is cancelled with a reason that stands above it; who only reads sees no act', async () => {
    const venda = await comprar();
    const { pagina, erros } = await abrir(venda);
    await pagina.getByRole('button', { name: 'Cancelar venda' }).click();
    await dialogo(pagina).locator('#campo-motivo').fill('Restrição judicial no veículo');
    await dialogo(pagina).getByRole('button', { name: 'Cancelar venda' }).click();
    await pagina.getByText(/Cancelada em .*: Restrição judicial no veículo/).waitFor();
    expect(await pagina.getByRole('button', { name: 'Cancelar venda' }).count()).toBe(0);
    expect((await ler(venda)).situacao).toBe('Cancelada');
    expect(erros).toEqual([]);
    const outra = await comprar();
    const doSac = await abrir(outra, '', 'sac@demo.martelo');
    await doSac.pagina.getByRole('region', { name: 'Dinheiro da venda' }).waitFor();
    for (const ato of ['Cancelar venda', 'Registrar desistência', 'Definir desconto', 'Acrescentar extra'])
      expect(await doSac.pagina.getByRole('button', { name: ato }).count(), ato).toBe(0);
    expect(doSac.erros).toEqual([]);
  });
});
