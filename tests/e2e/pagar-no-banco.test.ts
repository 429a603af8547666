import { randomInt, randomUUID } from 'node:crypto';
import { formatarReais } from '@martelo/shared/reais';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portaLivre } from '../porta-livre.ts';
import { portasLivres } from './em-comum.ts';
import { abrirNavegador, conferirTela, LARGURAS, Plataforma, pessoa, SENHA } from './plataforma.ts';
import { entrar } from './pregao.ts';

/* Cards and boletos, as their buyer sees them: a platform of its own, whose brands have the simulated bank and card provider. */

const portas = await portasLivres();
const portaDoBanco = await portaLivre();
const plataforma = new Plataforma({ MARTELO_DEMO_BANCO: String(portaDoBanco) }, portas);
let navegador: Awaited<ReturnType<typeof abrirNavegador>>;
beforeAll(async () => {
  await plataforma.iniciar();
  navegador = await abrirNavegador();
});
afterAll(async () => {
  await navegador?.close();
  await plataforma.descartar();
});

const COMPRADOR = 'cliente6@demo.martelo';
type Marca = 'leilo' | 'pacto';

async function chamar<T>(
  marca: Marca,
  token: string,
  metodo: string,
  caminho: string,
  corpo?: object,
): Promise<T> {
  const resposta = await fetch(`http://127.0.0.1:${portas.engine}${caminho}`, {
    method: metodo,
    headers: {
      ...{ hotsite: marca, 'content-type': 'application/json' },
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(corpo && { body: JSON.stringify(corpo) }),
  });
  const texto = await resposta.text();
  if (!resposta.ok) throw new Error(`${metodo} ${caminho}: ${resposta.status} ${texto}`);
  return JSON.parse(texto) as T;
}
const token = async (marca: Marca, email: string) =>
  (
    await chamar<{ access_token: string }>(marca, '', 'POST', '/v1/auth/token', {
      ...{ email, senha: SENHA, permanecerLogado: false },
    })
  ).access_token;

/** Bought at once, without commission. Centavos. */
async function comprar(marca: Marca, valor: number): Promise<number> {
  const adm = await token(marca, 'adm@demo.martelo');
  const { uid } = await chamar<{ uid: string }>(marca, adm, 'POST', '/v1/leiloes', {
    ...{ nome: 'Evento de teste', data: new Date(Date.now() + 3_600_000).toISOString(), situacao: 'PRONTO' },
    porcentagemComissao: 0,
  });
  const { itens } = await chamar<{ itens: { uid: string }[] }>(
    marca,
    adm,
    'POST',
    `/v1/leiloes/${uid}/lotes`,
    {
      ...{ nome: 'Honda Civic EXL 2.0', tipo: 'Carro', valor: { minimo: 100_000, compreJa: valor } },
    },
  );
  const cliente = await token(marca, COMPRADOR);
  const { venda } = await chamar<{ venda: { id: number } }>(
    ...([
      marca,
      cliente,
      'POST',
      `/v1/lotes/${itens[0]!.uid}/compre-ja`,
      { comandoId: randomUUID(), valor },
    ] as const),
  );
  return venda.id;
}

describe.each([
  ['leilo', 'celular'],
  ['pacto', 'computador'],
] as [Marca, keyof typeof LARGURAS][])(
  'paying through bank and card provider, in %s on a %s',
  (marca, largura) => {
    const site = `http://${marca}.localhost:${portas.storefront}`;
    const foto = (nome: string) => `banco-${nome}-${LARGURAS[largura].width}`;

    test('a card that was refused says so and why, then goes on in instalments that the purchase tells', async () => {
      const id = await comprar(marca, 1_000_000);
      const { pagina, erros } = await pessoa(navegador, largura);
      await entrar(pagina, COMPRADOR, `/cliente/compras/${id}`, site);
      await pagina.getByRole('radio', { name: /Cartão/ }).check();
      await pagina.getByRole('button', { name: 'Pagar R$ 10.000 com cartão' }).click();
      const linha = pagina.locator('li[id^="pagamento-"]');
      await linha.getByText('Aguardando pagamento', { exact: true }).waitFor();
      expect(await pagina.getByText(/aguardando envio/i).count()).toBe(0);

      await linha.getByRole('link', { name: 'Pagar com cartão' }).click();
      await pagina.getByRole('button', { name: 'Simular cartão sem limite' }).click();
      await pagina.waitForURL(new RegExp(`/cliente/compras/${id}\\?pagamento=`));
      const dito = pagina.getByRole('alert').filter({ hasText: 'O cartão foi recusado.' });
      await dito.getByText('O limite disponível não foi suficiente.').waitFor();
      await linha.getByText('Cartão recusado', { exact: true }).waitFor();
      await linha.getByRole('button', { name: /^Pagar de outra forma/ }).waitFor();
      await conferirTela(pagina, foto('recusado'));

      await linha.getByRole('link', { name: 'Tentar com outro cartão' }).click();
      await pagina.getByRole('button', { name: 'Desistir e voltar' }).click();
      await dito.waitFor();
      await linha.getByRole('link', { name: 'Tentar com outro cartão' }).click();
      await pagina.getByRole('radio').nth(9).check();
      await pagina.getByRole('button', { name: 'Pagar', exact: true }).click();
      const feito = pagina.getByRole('status').filter({ hasText: 'Pagamento com cartão aprovado.' });
      await feito.getByText('10 × de R$ 1.171,71').waitFor();
      await linha.getByText('total no cartão R$ 11.717,10 · juros de R$ 1.717,10 (2,99% ao mês)').waitFor();
      await conferirTela(pagina, foto('aprovado'));
      expect(erros).toEqual([]);
    });

    test('one that is looked at is not paid again; a boleto says that it waits for the bank, and that this page watches', async () => {
      const id = await comprar(marca, 900_000);
      const { pagina, erros } = await pessoa(navegador, largura);
      await entrar(pagina, COMPRADOR, `/cliente/compras/${id}`, site);
      await pagina.getByRole('radio', { name: /Cartão/ }).check();
      await pagina.getByRole('radio', { name: 'Só uma parte' }).check();
      await pagina.getByLabel('Valor desta parte').fill('4.000,00');
      await pagina.getByRole('button', { name: 'Pagar R$ 4.000 com cartão' }).click();
      await pagina.getByRole('link', { name: 'Pagar com cartão' }).click();
      await pagina.getByRole('button', { name: 'Simular pagamento em análise' }).click();
      await pagina.getByRole('status').filter({ hasText: 'Não pague de novo' }).waitFor();
      expect(await pagina.getByRole('link', { name: /cartão/i }).count()).toBe(0);
      await pagina.getByRole('radio', { name: /Boleto/ }).check();
      await pagina.getByRole('button', { name: 'Gerar boleto de R$ 5.000' }).click();
      const boleto = pagina.locator('li[id^="pagamento-"]').filter({ hasText: 'Boleto' });
      await boleto.getByText('Aguardando o banco', { exact: true }).waitFor();
      await boleto.getByText('Esta página se atualiza sozinha', { exact: false }).waitFor();
      await conferirTela(pagina, foto('boleto'));
      // The bank is told of it: the page moves by itself, without anybody touching it.
      const adm = await token(marca, 'adm@demo.martelo');
      await fetch(`http://127.0.0.1:${portas.engine}/v1/boletos/remessa`, {
        headers: { hotsite: marca, authorization: `Bearer ${adm}` },
      });
      await boleto
        .getByText('O banco está registrando este boleto.', { exact: false })
        .waitFor({ timeout: 60_000 });
      expect(erros).toEqual([]);
    });

    test('a boleto is registered and paid at the demo’s bank; what is paid too much waits for settlement until it is put down', async () => {
      const banco = `http://127.0.0.1:${portaDoBanco}/`;
      const doBoleto = await comprar(marca, 700_000);
      const { pagina, erros } = await pessoa(navegador, largura);
      await entrar(pagina, COMPRADOR, `/cliente/compras/${doBoleto}`, site);
      await pagina.getByRole('radio', { name: /Boleto/ }).check();
      await pagina.getByRole('button', { name: /^Gerar boleto/ }).click();
      await pagina.getByText('Este boleto está a caminho do banco.').waitFor();
      const noBanco = await pessoa(navegador, largura);
      await noBanco.pagina.goto(banco);
      await noBanco.pagina.getByRole('button', { name: 'Receber a remessa e registrar' }).click();
      await pagina.getByText('Registrado no banco: já pode ser pago.').waitFor();
      const papel = await pagina.getByRole('link', { name: /^Abrir boleto/ }).getAttribute('href');
      expect(papel).toMatch(/\/boleto\//);
      const titulo = noBanco.pagina.locator('article').filter({ hasText: `Boleto da compra ${doBoleto},` });
      await conferirTela(noBanco.pagina, foto('boletos-do-banco'));
      await titulo.getByRole('button', { name: 'Pagar este boleto' }).click();
      // No yard takes bookings for it: the page sends nobody to book.
      await pagina.getByText('Combine a retirada com o atendimento').first().waitFor();
      expect(await pagina.getByRole('link', { name: 'Agendar a retirada' }).count()).toBe(0);

      // An amount that no other test has asked for.
      const devido = 500_000 + randomInt(100, 90_000) * 100;
      const demais = await comprar(marca, devido);
      const cliente = await token(marca, COMPRADOR);
      await chamar(marca, cliente, 'POST', `/v1/cliente/compras/${demais}/pagamentos`, {
        ...{ comandoId: randomUUID(), tipo: 'PIX', valor: devido },
      });
      await noBanco.pagina.goto(banco);
      const pix = noBanco.pagina
        .locator('article')
        .filter({ hasText: 'Aguarda pagamento' })
        .filter({ hasText: formatarReais(devido) });
      await pix.getByLabel('Valor').fill(formatarReais(devido + 10_000).replace('R$ ', ''));
      await pix.getByRole('button', { name: 'Pagar da conta do comprador' }).click();

      const acerto = await pessoa(navegador, largura);
      await entrar(acerto.pagina, 'acerto@demo.martelo', '/acerto/comprovantes?aba=devolver', site);
      const sobra = acerto.pagina.getByRole('listitem').filter({ hasText: `Compra ${demais}` });
      await sobra.getByText('Pago a mais numa compra quitada').waitFor();
      await conferirTela(acerto.pagina, foto('pago-a-mais'));
      await sobra.getByRole('button', { name: /^Pôr a devolver/ }).click();
      await acerto.pagina.getByText('R$ 100,00: posto a devolver.').waitFor();
      await sobra.getByRole('button', { name: /^Devolver pelo banco/ }).waitFor();
      await pagina.goto(`${site}/cliente/compras/${demais}`);
      await pagina.getByText('A devolver a você', { exact: true }).first().waitFor();
      await conferirTela(pagina, foto('a-devolver'));
      expect([...erros, ...acerto.erros]).toEqual([]);
      for (const { contexto } of [noBanco, acerto]) await contexto.close();
    });
  },
);
