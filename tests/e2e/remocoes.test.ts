import { randomInt, randomUUID } from 'node:crypto';
import { completarDocumento } from '@martelo/shared/documentos';
import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { cpfNovo } from '../cpf-novo.ts';
import { colegaCom } from './colega.ts';
import { CELULAR, conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { Api, conferirTela, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* A vehicle from where it stands to the yard: asked for at a desk, fetched with a phone in the hand. */

const { plataforma, navegador } = usarPlataforma();
const PERTO = { latitude: -23.4555, longitude: -46.533 };
const contas: Record<string, { uid: string; email: string }> = {};
let rem: Api;
let patio: { id: number; uid: string; nome: string };
let local: { id: number };
let transportadora: { id: number };
const telefone = () => `119${randomInt(1e7, 1e8)}`;
const letras = () => randomUUID().replace(/[^a-f]/g, '');

beforeAll(async () => {
  const adm = await new Api().entrar('adm@demo.martelo');
  for (const [quem, papel, nome] of [
    ['rem', 'Interno - Remoção', 'Rita Alves'],
    ['despacho', 'Externo - Transportadora', 'Davi Costa'],
    ['patio', 'Interno - Pátio', 'Ivo Reis'],
  ] as const)
    contas[quem] = await colegaCom(plataforma.dados, [papel], nome);
  rem = await new Api().entrar(contas.rem!.email);
  const endereco = { cidade: 'Guarulhos', estadoUf: 'SP', endereco: 'Rua das Oficinas, 100' };
  patio = await adm.chamar('POST', '/v1/patios', { nome: `Pátio ${letras()}`, ...endereco });
  await adm.chamar('PUT', `/v1/patio-usuario/${contas.patio!.uid}`, {
    ...{ comandoId: randomUUID(), patios: [patio.uid] },
  });
  const tipo = await adm.chamar<{ uid: string; revisao: number }>('POST', '/v1/tipo-vistoria', {
    ...{ nome: `Coleta ${letras()}`, naColeta: true },
    categorias: [
      {
        nome: 'Ao coletar',
        itens: [
          { nome: 'O motor liga', tipo: 'sim-nao', obrigatorio: true },
          { nome: 'Frente', tipo: 'foto', obrigatorio: true, descricao: 'De longe, com a placa' },
          { nome: 'Lataria', tipo: 'marcacao' },
          { nome: 'Quem entrega', tipo: 'assinatura' },
        ],
      },
    ],
  });
  await adm.chamar('POST', `/v1/tipo-vistoria/${tipo.uid}/publicar`, { revisao: tipo.revisao });
  local = await rem.chamar('POST', '/v1/locais-remocao', {
    ...{ nome: `Oficina ${letras()}`, ...endereco, localizacao: PERTO },
    ...{ contatoNome: 'Téo Prado', contatoTelefone: '11987654321' },
  });
  const nova = await rem.chamar<{ id: number; uid: string; revisao: number }>('POST', '/v1/transportadoras', {
    ...{ nome: 'Guinchos Sul', cnpj: completarDocumento(`${randomInt(1e7, 1e8)}0001`), telefone: telefone() },
  });
  transportadora = nova;
  await darAcesso('transportadoras', nova, contas.despacho!.email);
}, 400_000);

const darAcesso = (onde: string, { uid, revisao }: { uid: string; revisao: number }, email: string) =>
  rem.chamar('POST', `/v1/${onde}/${uid}/darAcesso`, { email, revisao });

/** Each try has its own: whom the one before left on the way is busy. */
async function motoristaNovo(): Promise<{ id: number }> {
  contas.guia = await colegaCom(plataforma.dados, ['Externo - Motorista'], 'Lia Sá');
  const quem = await rem.chamar<{ id: number; uid: string; revisao: number }>('POST', '/v1/motoristas', {
    ...{ nome: 'Lia Sá', cpf: cpfNovo(), telefone: telefone(), transportadoraId: transportadora.id },
  });
  await darAcesso('motoristas', quem, contas.guia.email);
  return quem;
}

const evento = (api: Api, base: string, uid: string, codigo: string, dados: object = {}) =>
  api.chamar('POST', `${base}/${uid}/eventos`, {
    ...{ codigo, comandoId: randomUUID(), instante: new Date().toISOString(), dados },
  });
async function solicitada(): Promise<{ uid: string; veiculo: string; placa: string }> {
  const adm = await new Api().entrar('adm@demo.martelo');
  const modelo = `Uno ${letras()}`;
  const placa = `RMC${randomInt(10)}B${randomInt(10, 100)}`;
  const { id } = await adm.chamar<{ id: number }>('POST', '/v1/veiculos', {
    ...{ placa, marca: 'Fiat', modelo, veiculoTipo: 'LEVE' },
  });
  const { uid } = await rem.chamar<{ uid: string }>('POST', '/v1/remocoes', {
    ...{ veiculoId: id, localRemocaoId: local.id, patioId: patio.id },
  });
  return { uid, veiculo: `Fiat ${modelo}`, placa };
}

async function abrir(quem: string, caminho: string, tela = TELA) {
  const { contexto, pagina, erros } = await pessoa(navegador());
  onTestFinished(() => contexto.close());
  await contexto.grantPermissions(['geolocation'], { origin: SITE });
  await contexto.setGeolocation(PERTO);
  await pagina.setViewportSize(tela);
  await entrar(pagina, contas[quem]!.email, caminho, SITE);
  return { pagina, erros };
}

describe('a removal', () => {
  test('is asked for, authorised and given to a carrier at a desk, and shown with its way and its files', async () => {
    const { pagina, erros } = await abrir('rem', '/admin/remocoes');
    const { uid } = await solicitada();
    await pagina.goto(`${SITE}/admin/remocao/novo`);
    await pagina.getByRole('heading', { name: 'Remoção' }).first().waitFor();
    await conferirOAdmin(pagina, 'remocao-nova');
    await pagina.goto(`${SITE}/admin/remocao/${uid}`);
    await pagina.getByRole('heading', { name: 'O caminho até aqui' }).waitFor();
    const dialogo = pagina.getByRole('dialog');
    await pagina.getByRole('button', { name: 'Autoriza a remoção' }).click();
    await dialogo.getByRole('button').last().click();
    await dialogo.waitFor({ state: 'detached' });
    await pagina.getByRole('button', { name: 'Designa a transportadora', exact: false }).click();
    await dialogo.getByLabel('Valor da transportadora').waitFor();
    await conferirOAdmin(pagina, 'remocao-designar');
    await pagina.keyboard.press('Escape');
    await dialogo.waitFor({ state: 'detached' });

    await pagina.getByRole('button', { name: 'Anexar arquivo' }).click();
    const confirmar = () => dialogo.getByRole('button', { name: 'Anexar', exact: true }).click();
    await confirmar();
    await dialogo.getByText('Escolha o arquivo.').waitFor();
    const buffer = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#456' } })
      .jpeg()
      .toBuffer();
    await dialogo.getByLabel('Arquivo').setInputFiles({ name: 'portao.jpg', mimeType: 'image/jpeg', buffer });
    await dialogo.getByLabel('O que é').fill('Foto do portão');
    await confirmar();
    await dialogo.waitFor({ state: 'detached' });
    await pagina.getByRole('link', { name: 'Abrir portao.jpg, em outra aba' }).waitFor();
    await pagina.getByText('Foto do portão').first().waitFor();
    await conferirOAdmin(pagina, 'remocao');
    await pagina.goto(`${SITE}/admin/remocoes`);
    await pagina.locator('.tabela tbody tr[data-linha]').first().waitFor();
    await conferirOAdmin(pagina, 'remocoes');
    expect(erros).toEqual([]);
  });

  test('is confirmed and fetched with a phone, one large button at a time', async () => {
    const { uid, veiculo, placa } = await solicitada();
    const motorista = await motoristaNovo();
    const adm = await new Api().entrar('adm@demo.martelo');
    await evento(rem, '/v1/remocoes', uid, 'S02');
    const cara = { transportadoraId: transportadora.id, valorCobradoTransportadora: 30_000 };
    const pedido = await rem.chamar<{ aprovacaoUid?: string }>('POST', `/v1/remocoes/${uid}/eventos`, {
      ...{ codigo: 'S04', comandoId: randomUUID(), instante: new Date().toISOString(), dados: cara },
    });
    // The demo's table has no line from Guarulhos to Guarulhos: any price is two people's.
    expect(pedido.aprovacaoUid).toBeDefined();
    await adm.chamar('POST', `/v1/aprovacoes/${pedido.aprovacaoUid}/aprovar`, { revisao: 1 });
    const situacao = async () =>
      (await rem.chamar<{ situacao: string }>('GET', `/v1/remocoes/${uid}`)).situacao;
    await expect.poll(situacao, { timeout: 20_000 }).toBe('DESIGNADA');

    const despacho = await abrir('despacho', '/transportadora', CELULAR);
    await conferirTela(despacho.pagina, 'transportadora-lista');
    await despacho.pagina.getByRole('link', { name: new RegExp(veiculo) }).click();
    await despacho.pagina.getByRole('button', { name: 'Confirmar remoção' }).click();
    await despacho.pagina.getByRole('button', { name: 'Confirmar remoção' }).click();
    await despacho.pagina.getByText('Escolha quem dirige.').waitFor();
    await despacho.pagina.getByLabel('Quem dirige').selectOption(String(motorista.id));
    const hora = (horas: number) => {
      const em = new Date(Date.now() + horas * 3_600_000 - 3 * 3_600_000);
      return em.toISOString().slice(0, 16);
    };
    await despacho.pagina.getByLabel('A partir de').fill(hora(1));
    await despacho.pagina.getByLabel('Até', { exact: true }).fill(hora(3));
    await conferirTela(despacho.pagina, 'transportadora-confirmar');
    await despacho.pagina.getByRole('button', { name: 'Confirmar remoção' }).click();
    await expect.poll(situacao, { timeout: 20_000 }).toBe('CONFIRMADA');

    // The yard's slot is the carrier's to choose, on the same page; who drives reads it.
    await despacho.pagina.getByRole('button', { name: 'Escolher horário' }).click();
    const janela = despacho.pagina.getByRole('dialog');
    const horarios = janela.getByRole('group', { name: 'Escolha o horário' });
    await horarios.getByRole('radio').first().focus();
    await despacho.pagina.keyboard.press('Space');
    await conferirTela(despacho.pagina, 'transportadora-horario');
    await janela.getByRole('button', { name: 'Marcar horário' }).click();
    await despacho.pagina.getByText(/^Horário marcado: /).waitFor();
    await despacho.pagina.getByText(/^O pátio espera o veículo em /).waitFor();
    await conferirTela(despacho.pagina, 'transportadora-com-horario');
    const entradaEm = async () =>
      (await rem.chamar<{ estadia: { entradaInicio: string | null } }>('GET', `/v1/remocoes/${uid}`)).estadia
        .entradaInicio;
    expect(Date.parse((await entradaEm()) ?? '')).toBeGreaterThan(Date.now());
    expect(despacho.erros).toEqual([]);

    const { pagina, erros } = await abrir('guia', `/transportadora/${uid}`, CELULAR);
    await conferirTela(pagina, 'transportadora-uma');
    await pagina.getByText(/^O pátio espera o veículo em /).waitFor();
    expect(await pagina.getByRole('button', { name: 'Mudar horário' }).count()).toBe(0);
    const dar = async (ato: string) => {
      await pagina.getByRole('button', { name: ato }).click();
      await pagina.getByRole('button', { name: ato }).click();
    };
    await dar('Estou a caminho');
    await expect.poll(situacao, { timeout: 20_000 }).toBe('EM_ROTA');
    await dar('Cheguei ao local');
    await expect.poll(situacao, { timeout: 20_000 }).toBe('EM_COLETA');
    // The inspection comes first, by the very controls of the back office.
    await pagina.getByRole('link', { name: 'Fazer a vistoria' }).click();
    await pagina.getByRole('heading', { name: 'Ao coletar' }).waitFor();
    await pagina.getByRole('button', { name: 'Sim', exact: true }).click();
    await pagina.getByText('1 item obrigatório falta.').first().waitFor();
    const escolha = pagina.waitForEvent('filechooser');
    await pagina.getByRole('button', { name: 'Tirar foto: Frente' }).click();
    const daFrente = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#274' } })
      .jpeg()
      .toBuffer();
    await (await escolha).setFiles({ name: 'frente.jpg', mimeType: 'image/jpeg', buffer: daFrente });
    await pagina.getByText('Nada obrigatório falta.').first().waitFor();
    await conferirTela(pagina, 'transportadora-vistoria');
    const aLargo = await pagina.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(aLargo).toBe(0);
    await pagina.getByRole('link', { name: 'Voltar à remoção' }).first().click();
    await pagina.getByText('Nada obrigatório falta. Ao dizer que coletou, ela se fecha.').waitFor();

    await pagina.getByRole('button', { name: 'Coletei o veículo' }).click();
    await pagina.getByRole('button', { name: 'Coletei o veículo' }).click();
    await pagina.getByText('Falta a assinatura.').waitFor();
    await pagina.getByLabel('Quem entregou o veículo').fill('Téo Prado');
    const tela = pagina.locator('canvas');
    await tela.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await tela.boundingBox())!;
    await pagina.mouse.move(x + 20, y + height / 2);
    await pagina.mouse.down();
    for (let i = 1; i <= 10; i++)
      await pagina.mouse.move(x + 20 + (i * (width - 40)) / 10, y + height / 2 + (i % 2 ? -20 : 20));
    await pagina.mouse.up();
    await pagina.getByRole('button', { name: 'Limpar assinatura' }).waitFor();
    await conferirTela(pagina, 'transportadora-coleta');
    await pagina.getByRole('button', { name: 'Coletei o veículo' }).click();
    await expect.poll(situacao, { timeout: 20_000 }).toBe('COLETADA');
    await pagina.getByRole('button', { name: 'Estou no portão do pátio' }).waitFor();
    const sobra = await pagina.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sobra).toBe(0);
    await conferirTela(pagina, 'transportadora-coletada');

    // At the gate, before anybody said that it stands there: one press tells both.
    const portao = await abrir('patio', '/admin/entrada-no-patio', CELULAR);
    await portao.pagina.getByLabel('Placa de quem chegou').fill(placa);
    await portao.pagina.getByRole('button', { name: 'Procurar', exact: true }).click();
    await portao.pagina.getByText(/Remoção \d+: coletada/).waitFor();
    await conferirOAdmin(portao.pagina, 'entrada-com-remocao');
    await portao.pagina.getByRole('link', { name: 'Abrir a estadia' }).click();
    await portao.pagina.getByText('dar entrada a apresenta no portão', { exact: false }).waitFor();
    const foto = (cor: number) =>
      sharp({ create: { width: 80, height: 60, channels: 3, background: { r: cor, g: 90, b: 120 } } })
        .jpeg()
        .toBuffer();
    const faltam = portao.pagina.getByRole('button', { name: /^Fotografar .* \(falta\)$/ });
    await faltam.first().waitFor();
    for (let cor = 1; (await faltam.count()) > 0; cor++) {
      const quantas = await faltam.count();
      const escolher = portao.pagina.waitForEvent('filechooser');
      await faltam.first().click();
      const buffer = await foto(cor * 20);
      await (await escolher).setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
      await expect.poll(() => faltam.count(), { timeout: 20_000 }).toBeLessThan(quantas);
    }
    await conferirOAdmin(portao.pagina, 'estadia-da-remocao');
    await portao.pagina.getByRole('button', { name: 'Apresentar no portão e dar entrada' }).click();
    await expect.poll(situacao, { timeout: 20_000 }).toBe('CONCLUIDA');
    await portao.pagina.goto(`${SITE}/admin/remocao/${uid}`);
    await portao.pagina.getByRole('link', { name: 'Abrir a estadia' }).waitFor();
    await conferirOAdmin(portao.pagina, 'remocao-concluida');
    expect([...erros, ...despacho.erros, ...portao.erros]).toEqual([]);
  });
});
