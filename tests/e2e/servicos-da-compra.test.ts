import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { palavra } from './administracao.ts';
import { pagarCompra } from './pagar-compra.ts';
import { Api, conferirTela, LARGURAS, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* What a buyer asks of their vehicle while it stands at a yard: asked, booked, called off, done, each said in words (fleet, section 3). */

const { navegador } = usarPlataforma();
const PATIO = palavra('Pátio');
let adm: Api;
let compraId = 0;

type Feito = { uid: string; id: number; revisao: number; faltamNaEntrada?: string[] };
const feito = <T = Feito>(metodo: string, caminho: string, corpo?: object) =>
  adm.chamar<T>(metodo, caminho, corpo && { comandoId: randomUUID(), ...corpo });
const foto = (azul: number) =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: { r: 20, g: 90, b: azul } } })
    .jpeg()
    .toBuffer();
async function fotografar(caminho: string, campos: object, azul: number): Promise<void> {
  const forma = new FormData();
  for (const [campo, valor] of Object.entries({ comandoId: randomUUID(), ...campos }))
    forma.set(campo, valor);
  forma.set('arquivo', new Blob([new Uint8Array(await foto(azul))]), 'foto.jpg');
  await adm.chamar('POST', caminho, forma);
}
/** Again where what follows from the step before was written in between. */
async function comRevisao(caminho: string, acao: string, corpo: object = {}, vezes = 5): Promise<Feito> {
  const { revisao } = await feito('GET', caminho);
  return feito('POST', `${caminho}/${acao}`, { revisao, ...corpo }).catch((erro) => {
    if (vezes === 0 || !String(erro).includes(': 409')) throw erro;
    return comRevisao(caminho, acao, corpo, vezes - 1);
  });
}

/** At a yard, bought by cliente6 and paid. */
beforeAll(async () => {
  adm = await new Api().entrar('adm@demo.martelo');
  const modelo = palavra('Mobi');
  const veiculo = await feito('POST', '/v1/veiculos', {
    ...{ marca: 'Fiat', modelo, tipo: 'Carro', veiculoTipo: 'LEVE', valorMercado: 3_000_000 },
  });
  const patio = await feito('POST', '/v1/patios', {
    ...{ nome: PATIO, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1' },
    agenda: {
      janelas: [{ dias: [0, 1, 2, 3, 4, 5, 6], abre: '08:00', fecha: '18:00' }],
      ...{ minutos: 60, lugares: 1, antecedenciaHoras: 0, horizonteDias: 60, diasGratis: 30, valorDia: 0 },
    },
  });
  const estadia = await feito('POST', '/v1/estadias', { veiculoId: veiculo.id, patioId: patio.id });
  const { faltamNaEntrada = [] } = await feito('GET', `/v1/estadias/${estadia.uid}`);
  for (const [i, vista] of faltamNaEntrada.entries())
    await fotografar(`/v1/estadias/${estadia.uid}/fotos`, { momento: 'ENTRADA', vista }, 20 + i * 15);
  await comRevisao(`/v1/estadias/${estadia.uid}`, 'entrar', { vaga: 'B2', km: null });
  const leilao = await feito('POST', '/v1/leiloes', {
    ...{ nome: `Serviços ${modelo}`, data: new Date(Date.now() + 3_600_000).toISOString() },
    ...{ situacao: 'PRONTO', porcentagemComissao: 0 },
  });
  const { itens } = await adm.chamar<{ itens: Feito[] }>('POST', `/v1/leiloes/${leilao.uid}/lotes`, [
    {
      ...{ nome: `Fiat ${modelo}`, tipo: 'Carro', valor: { minimo: 100, compreJa: 3_000_000 } },
      ...{ veiculo: { uid: veiculo.uid }, localizacao: { patio: PATIO, cidade: 'Osasco', uf: 'SP' } },
    },
  ]);
  const cliente = await new Api().entrar('cliente6@demo.martelo');
  const { venda } = await cliente.chamar<{ venda: { id: number } }>(
    'POST',
    `/v1/lotes/${itens[0]!.uid}/compre-ja`,
    { comandoId: randomUUID(), valor: 3_000_000 },
  );
  compraId = venda.id;
  await pagarCompra(cliente, compraId, 3_000_000);
});

/** At both widths: as people see it, and by axe. */
async function conferir(pagina: Page, nome: string): Promise<void> {
  for (const [onde, largura] of Object.entries(LARGURAS)) {
    await pagina.setViewportSize(largura);
    await conferirTela(pagina, `servicos-${nome}-${onde}`);
  }
  await pagina.setViewportSize(LARGURAS.celular);
}

const doPatio = async (tipo: string): Promise<Feito> => {
  const filtro = encodeURIComponent(JSON.stringify([{ tipo: 'exata', campo: 'vendaId', valor: compraId }]));
  const { itens } = await feito<{ itens: (Feito & { tipoServico: string })[] }>(
    'GET',
    `/v1/estadias/servicos-solicitados?filtro=${filtro}`,
  );
  return itens.find(({ tipoServico }) => tipoServico === tipo)!;
};

describe('services of what was bought', () => {
  test('are asked for, booked and moved, called off; what was done is shown, and told', async () => {
    const { pagina, erros } = await pessoa(navegador(), 'celular');
    await entrar(pagina, 'cliente6@demo.martelo', `/cliente/compras/${compraId}`, SITE);
    const servicos = pagina.getByRole('region', { name: 'Serviços no pátio' });
    await servicos.getByText('Você ainda não pediu nenhum serviço.').waitFor();
    await conferir(pagina, 'nenhum');
    await servicos.getByRole('button', { name: 'Pedir um serviço' }).click();
    expect(await servicos.getByRole('radio').count()).toBe(7);
    await servicos.getByRole('radio', { name: /^Foto/ }).check({ force: true });
    await servicos.getByLabel('Explique o que você quer').fill('Fotos do motor, por favor');
    await servicos.getByRole('checkbox', { name: 'Outra pessoa vai no meu lugar' }).check();
    await servicos.getByLabel('Nome completo').fill('Joana Prates');
    await servicos.getByLabel('CPF').fill('111.111.111-11');
    await servicos.getByRole('button', { name: 'Enviar pedido' }).click();
    await servicos.locator('[role=alert]').first().waitFor();
    expect(await servicos.getByLabel('CPF').getAttribute('aria-invalid')).toBe('true');
    await conferir(pagina, 'pedir');
    await servicos.getByLabel('CPF').fill('529.982.247-25');
    await servicos.getByRole('button', { name: 'Enviar pedido' }).click();
    const doFoto = servicos
      .getByRole('article')
      .filter({ has: pagina.getByRole('heading', { name: 'Foto' }) });
    await doFoto.getByText('Solicitado', { exact: true }).waitFor();
    await doFoto.getByText(/^O pátio recebeu o pedido/).waitFor();
    await doFoto.getByText('Quem vai: Joana Prates').waitFor();

    // Booked, and moved to another slot; what somebody took meanwhile is said.
    await doFoto.getByRole('button', { name: 'Escolher horário' }).click();
    const dialogo = pagina.getByRole('dialog');
    await dialogo.locator('input[name=dia]').last().check({ force: true });
    const horarios = dialogo.locator('input[name=horario]');
    await horarios.first().check({ force: true });
    await conferir(pagina, 'horario');
    await dialogo.getByRole('button', { name: 'Confirmar horário' }).click();
    await doFoto.getByText('Agendado', { exact: true }).waitFor();
    await doFoto.getByText(/^Marcado para/).waitFor();
    await conferir(pagina, 'agendado');

    // Another, called off with why.
    await servicos.getByRole('button', { name: 'Pedir um serviço' }).click();
    await servicos.getByRole('radio', { name: /^Agendamento/ }).check({ force: true });
    await servicos.getByLabel('Explique o que você quer').fill('Quero ver o carro');
    await servicos.getByRole('button', { name: 'Enviar pedido' }).click();
    const daVisita = servicos
      .getByRole('article')
      .filter({ has: pagina.getByRole('heading', { name: 'Agendamento' }) });
    await daVisita.getByRole('button', { name: 'Escolher horário' }).click();
    await dialogo.locator('input[name=dia]').last().check({ force: true });
    // The place that the other has is nobody's to choose; one that is taken while it is looked at is refused in words.
    const { inicio } = (await doPatio('Foto')) as Feito & { inicio?: string };
    expect(inicio).toBeTruthy();
    await horarios.first().check({ force: true });
    const escolhido = await dialogo.locator('input[name=horario]:checked + span strong').innerText();
    const outro = await doPatio('Foto');
    const dia = inicio!.slice(0, 11);
    const hora = String(Number(escolhido.slice(0, 2)) + 3).padStart(2, '0');
    await comRevisao(`/v1/estadias/servicos-solicitados/${outro.uid}`, 'agendar', {
      inicio: `${dia}${hora}:00:00.000Z`,
    });
    await dialogo.getByRole('button', { name: 'Confirmar horário' }).click();
    await dialogo.getByText('Os horários foram lidos de novo: escolha outro.').waitFor();
    await conferir(pagina, 'horario-tomado');
    await dialogo.getByRole('button', { name: 'Manter' }).click();
    await daVisita.getByRole('button', { name: 'Cancelar pedido' }).click();
    await dialogo.getByLabel('Por que você cancela?').fill('Não posso ir');
    await dialogo.getByRole('button', { name: 'Cancelar pedido' }).click();
    await daVisita.getByText('Cancelado', { exact: true }).waitFor();
    await daVisita.getByText('Motivo: Não posso ir').waitFor();

    const { uid } = await doPatio('Foto');
    await fotografar(`/v1/estadias/servicos-solicitados/${uid}/fotos`, { parte: 'FOTO' }, 230);
    await comRevisao(`/v1/estadias/servicos-solicitados/${uid}`, 'realizar', {
      observacaoRealizacao: 'Motor sem vazamentos.',
    });
    await pagina.reload();
    await doFoto.getByText('Realizado', { exact: true }).waitFor();
    await doFoto.getByText('Motor sem vazamentos.').waitFor();
    await doFoto.getByRole('img', { name: 'Foto 1' }).scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        doFoto.getByRole('img', { name: 'Foto 1' }).evaluate((um) => (um as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0);
    await conferir(pagina, 'realizado');
    const cliente = await new Api().entrar('cliente6@demo.martelo');
    await expect
      .poll(async () =>
        (await cliente.chamar<{ itens: { evento: string }[] }>('GET', '/v1/cliente/avisos')).itens.map(
          ({ evento }) => evento,
        ),
      )
      .toEqual(expect.arrayContaining(['servico-agendado', 'servico-cancelado', 'servico-realizado']));
    expect(erros).toEqual([]);
  });

  test('of another’s purchase are nobody’s to see', async () => {
    const outro = await pessoa(navegador(), 'celular');
    await entrar(outro.pagina, 'cliente2@demo.martelo', '/cliente/compras', SITE);
    const resposta = await outro.pagina.goto(`${SITE}/cliente/compras/${compraId}`);
    expect(resposta!.status()).toBe(404);
    await outro.contexto.close();
  });
});
