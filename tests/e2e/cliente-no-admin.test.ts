import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { palavra } from './administracao.ts';
import { cadastrar } from './cadastro.ts';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { nadaCarrega } from './nada-carrega.ts';
import { Api, conferirTela, pessoa, SITE } from './plataforma.ts';
import { criarLote, entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* A client's screen in the back office, as SAC works in it all day. */

const { navegador } = usarPlataforma();
let contexto: BrowserContext;
let pagina: Page;
let erros: string[];
let sac: Api;
let dono: Api;
let uid = '';
const nome = palavra('Marina Prado');
beforeAll(async () => {
  const email = await cadastrar({
    ...{ nome, telefone: '11987654321', dataNascimento: '1985-03-04' },
    endereco: {
      ...{ logradouro: 'Rua das Palmeiras', numero: '120', bairro: 'Cambuí', cep: '13024-001' },
      ...{ cidade: 'Campinas', estadoSigla: 'SP' },
    },
  });
  dono = await new Api().entrar(email);
  uid = (await dono.chamar<{ uid: string }>('GET', '/v1/auth/eu')).uid;
  sac = await new Api().entrar('sac@demo.martelo');
  ({ contexto, pagina, erros } = await pessoa(navegador()));
  await pagina.setViewportSize(TELA);
  await entrar(pagina, 'sac@demo.martelo', '/admin', SITE);
});
afterAll(() => contexto?.close());

const ler = () => sac.chamar<Record<string, unknown>>('GET', `/v1/clientes/${uid}`);
const aba = (rotulo: string) =>
  pagina
    .getByRole('navigation', { name: 'Partes do cadastro' })
    .getByRole('link', { name: rotulo, exact: true });
const parte = (rotulo: string) => pagina.getByRole('region', { name: rotulo, exact: true });
const abrir = async (mais = ''): Promise<void> => {
  await pagina.goto(`${SITE}/admin/cliente/${uid}${mais}`);
  await pagina.getByRole('heading', { level: 1, name: nome }).waitFor();
  await nadaCarrega(pagina);
};

describe('a client’s screen', () => {
  test('is found in the list and opened; each part has its address, and is read when it is opened', async () => {
    const filtro = encodeURIComponent(JSON.stringify([{ tipo: 'geral', valor: nome }]));
    await pagina.goto(`${SITE}/admin/clientes?filtro=${filtro}`);
    await pagina.getByRole('link', { name: nome }).waitFor();
    await conferirOAdmin(pagina, 'clientes-achados');
    await pagina.getByRole('link', { name: nome }).click();
    await pagina.getByRole('heading', { level: 1, name: nome }).waitFor();
    await parte('Cadastro').getByText('Rua das Palmeiras').waitFor();
    const cpf = parte('Cadastro').getByText(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/);
    await cpf.waitFor();
    await conferirOAdmin(pagina, 'cliente-cadastro');
    await pagina.getByRole('button', { name: 'Mostrar dados por inteiro' }).click();
    await cpf.waitFor({ state: 'detached' });
    await aba('Acessos').focus();
    await pagina.keyboard.press('ArrowRight');
    expect(await pagina.evaluate(() => document.activeElement?.textContent)).toBe('Notas');
    await pagina.keyboard.press('Enter');
    await pagina.waitForURL(/aba=notas/);
    await parte('Notas').getByText('Nenhuma nota ainda.').waitFor();
    await pagina.getByRole('link', { name: 'Voltar a clientes' }).click();
    await pagina.waitForURL(/\/admin\/clientes\?filtro=/);
    expect(erros).toEqual([]);
  });

  test('changes the registration with a reason, which stands in the history; what is wrong is said at its field', async () => {
    await abrir();
    await pagina.getByRole('button', { name: 'Mudar o cadastro' }).click();
    const formulario = pagina.getByRole('form', { name: 'Mudar o cadastro' });
    await formulario.locator('#campo-rg').fill('12.345.678-9');
    await formulario.getByRole('button', { name: 'Salvar a mudança' }).click();
    expect(await formulario.locator('#campo-motivo').getAttribute('aria-invalid')).toBe('true');
    await formulario.locator('#campo-motivo').fill('Mandou o RG por e-mail');
    await formulario.locator('#campo-nome').fill('12345');
    await formulario.getByRole('button', { name: 'Salvar a mudança' }).click();
    await formulario.getByText('escreva o nome como no documento').waitFor();
    await conferirOAdmin(pagina, 'cliente-mudar-cadastro');
    await formulario.locator('#campo-nome').fill(nome);
    await formulario.getByRole('button', { name: 'Salvar a mudança' }).click();
    await formulario.waitFor({ state: 'detached' });
    expect(await ler()).toMatchObject({ rg: '12.345.678-9', motivoMudanca: 'Mandou o RG por e-mail' });
    await parte('Cadastro').getByText('12.345.678-9').waitFor();
    await pagina.getByRole('button', { name: 'Histórico' }).click();
    await pagina.getByRole('dialog', { name: 'Histórico' }).getByText('Mandou o RG por e-mail').waitFor();
    await conferirTela(pagina, 'admin-cliente-historico');
    await pagina.keyboard.press('Escape');
    expect(erros).toEqual([]);
  });

  test('shows a document beside what it is to prove, and diverges from it with words that its owner reads', async () => {
    for (const lado of ['frente', 'verso']) {
      const foto = await sharp({
        create: {
          width: 1_000,
          height: 640,
          channels: 3,
          background: lado === 'frente' ? '#9bb7a6' : '#c7b98f',
        },
      })
        .jpeg()
        .toBuffer();
      const corpo = new FormData();
      for (const [campo, valor] of Object.entries({ comandoId: randomUUID(), tipo: 'CNH', lado }))
        corpo.set(campo, valor);
      corpo.set('arquivo', new Blob([new Uint8Array(foto)], { type: 'image/jpeg' }), `${lado}.jpg`);
      await dono.chamar('POST', '/v1/cliente/documentos', corpo);
    }
    const enviado = await dono.chamar<{ itens: { uid: string }[] }>('GET', '/v1/cliente/documentos');
    await dono.chamar('POST', `/v1/cliente/documentos/${enviado.itens[0]!.uid}/enviar`, {});
    await abrir('?aba=documentos');
    const documento = pagina.getByRole('article', { name: 'CNH' });
    await documento.getByRole('img', { name: 'CNH, frente' }).waitFor();
    await documento.getByText('Confira com o cadastro').waitFor();
    await conferirOAdmin(pagina, 'cliente-documentos');
    await documento.getByRole('button', { name: 'Divergir' }).click();
    const pergunta = pagina.getByRole('dialog');
    await pergunta.getByRole('button', { name: 'Sim, fazer' }).click();
    await pergunta.locator('.erro').first().waitFor();
    await pergunta.locator('#campo-motivo').fill('A foto está ilegível.');
    await pergunta.getByRole('button', { name: 'Sim, fazer' }).click();
    await documento.getByText('Motivo: A foto está ilegível.').waitFor();
    const [visto] = (
      await dono.chamar<{ itens: { situacao: string; motivo: string }[] }>('GET', '/v1/cliente/documentos')
    ).itens;
    expect(visto).toMatchObject({ situacao: 'Divergente', motivo: 'A foto está ilegível.' });
    expect(erros).toEqual([]);
  });

  test('sends a code again; a contact is confirmed by hand by the manager alone', async () => {
    await abrir('?aba=contatos');
    const telefone = pagina.getByRole('article', { name: 'Telefone' });
    await telefone.getByText('Não confirmado').waitFor();
    await conferirOAdmin(pagina, 'cliente-contatos');
    expect(await telefone.getByRole('button', { name: 'Confirmar à mão' }).count()).toBe(0);
    await telefone.getByRole('button', { name: 'Enviar código' }).click();
    await pagina.getByText('Código enviado por telefone.').waitFor();
    await telefone.getByText(/^Um código enviado vale até/).waitFor();
    const adm = await pessoa(navegador());
    await adm.pagina.setViewportSize(TELA);
    await entrar(adm.pagina, 'adm@demo.martelo', `/admin/cliente/${uid}?aba=contatos`, SITE);
    const dele = adm.pagina.getByRole('article', { name: 'Telefone' });
    await dele.getByRole('button', { name: 'Confirmar à mão' }).click();
    const pergunta = adm.pagina.getByRole('dialog');
    await pergunta.locator('#campo-motivo').fill('Ligamos e ela atendeu');
    await conferirTela(adm.pagina, 'admin-cliente-confirmar-a-mao');
    await pergunta.getByRole('button', { name: 'Sim, fazer' }).click();
    await dele.getByText(/^Confirmado em/).waitFor();
    expect((await ler()).telefoneConfirmadoEm).not.toBeNull();
    expect([...erros, ...adm.erros]).toEqual([]);
    await adm.contexto.close();
  });

  test('answers a habilitation and gives another code, once', async () => {
    const { leiUid } = await criarLote({ segundos: 3_600, leilao: { exigeHabilitacao: true } });
    await dono.chamar('POST', `/v1/leiloes/${leiUid}/habilitacao`);
    await abrir('?aba=habilitacoes');
    await parte('Habilitações').getByText('Aguardando').waitFor();
    await conferirOAdmin(pagina, 'cliente-habilitacoes');
    await parte('Habilitações').getByRole('button', { name: 'Aprovar' }).click();
    const pergunta = pagina.getByRole('dialog', { name: /^Aprovar a habilitação/ });
    await pergunta.getByLabel('Limite próprio').fill('50.000,00');
    await conferirTela(pagina, 'admin-cliente-habilitar');
    await pergunta.getByRole('button', { name: 'Aprovar' }).click();
    await parte('Habilitações').getByText('R$ 50.000,00').waitFor();
    await parte('Habilitações').getByRole('button', { name: 'Novo código' }).click();
    await pagina.getByRole('dialog').getByRole('button', { name: 'Emitir código' }).click();
    await pagina.getByRole('dialog', { name: /^Código: / }).waitFor();
    await pagina.keyboard.press('Escape');
    expect(erros).toEqual([]);
  });

  test('keeps notes that are added to, groups, and the limit; says what is no money', async () => {
    const grupo = await sac.chamar<{ id: number; nome: string }>('POST', '/v1/cliente/grupos-cliente', {
      nome: palavra('Grupo'),
    });
    // Tried once more, it is in the group of the first time as well.
    const antes = ((await ler()).grupos as number[] | null | undefined) ?? [];
    await abrir('?aba=notas');
    await pagina.getByLabel('Nova nota').fill('Ligou pedindo o horário de retirada.');
    await pagina.getByRole('button', { name: 'Anotar' }).click();
    await parte('Notas').getByRole('listitem').getByText('Ligou pedindo o horário de retirada.').waitFor();
    await conferirOAdmin(pagina, 'cliente-notas');
    await aba('Grupos e limite').click();
    await pagina.getByLabel(grupo.nome).check();
    await pagina.getByRole('button', { name: 'Salvar os grupos' }).click();
    await pagina.getByText('Grupos salvos.').waitFor();
    await pagina.getByLabel('Limite', { exact: true }).fill('muito');
    await pagina.getByRole('button', { name: 'Salvar o limite' }).click();
    await pagina.getByRole('alert').getByText('Escreva um valor como').waitFor();
    await pagina.getByLabel('Limite', { exact: true }).fill('80.000,00');
    await pagina.getByRole('button', { name: 'Salvar o limite' }).click();
    await pagina.getByText('Limite de exposição: R$ 80.000,00').waitFor();
    await conferirOAdmin(pagina, 'cliente-grupos');
    expect(await ler()).toMatchObject({ grupos: [...antes, grupo.id], limiteExposicao: 8_000_000 });
    expect(erros).toEqual([]);
  });

  test('blocks with a reason that stands above everything, and lets in again with one', async () => {
    await abrir('?aba=compras');
    await parte('Compras').getByText('Nenhuma compra.').waitFor();
    await pagina.getByRole('button', { name: 'Bloquear' }).click();
    const pergunta = pagina.getByRole('dialog');
    await pergunta.locator('#campo-motivo').fill('Duas compras sem pagamento');
    await pergunta.getByRole('button', { name: 'Sim, fazer' }).click();
    await pagina.getByText('Bloqueado: Duas compras sem pagamento').waitFor();
    await conferirOAdmin(pagina, 'cliente-bloqueado');
    expect((await ler()).situacao).toBe('BLOQUEADO');
    await pagina.getByRole('button', { name: 'Desbloquear' }).click();
    await pagina.getByRole('dialog').locator('#campo-motivo').fill('Pagou');
    await pagina.getByRole('dialog').getByRole('button', { name: 'Sim, fazer' }).click();
    await pagina.getByRole('button', { name: 'Bloquear' }).waitFor();
    for (const [rotulo, vazio] of [
      ['Lances', 'Nenhum lance, proposta ou compra.'],
      ['Incidentes', 'Nenhum incidente.'],
      ['LGPD', 'Nenhum pedido sobre os próprios dados.'],
    ] as const) {
      await aba(rotulo).click();
      await parte(rotulo).getByText(vazio).waitFor();
    }
    await aba('Acessos').click();
    await parte('Acessos').getByText('Entrou').first().waitFor();
    await conferirOAdmin(pagina, 'cliente-acessos');
    expect(erros).toEqual([]);
  });

  test('is read by the auctioneer without what is not theirs, and says of nobody that there is none', async () => {
    const outro = await pessoa(navegador());
    await outro.pagina.setViewportSize(TELA);
    await entrar(outro.pagina, 'leiloeiro@demo.martelo', `/admin/cliente/${uid}`, SITE);
    await outro.pagina.getByRole('heading', { level: 1, name: nome }).waitFor();
    const abas = outro.pagina.getByRole('navigation', { name: 'Partes do cadastro' }).getByRole('link');
    expect(await abas.allInnerTexts()).toEqual(['Cadastro', 'Contatos']);
    for (const ato of ['Bloquear', 'Mudar o cadastro', 'Mostrar dados por inteiro'])
      expect(await outro.pagina.getByRole('button', { name: ato }).count(), ato).toBe(0);
    await conferirTela(outro.pagina, 'admin-cliente-leiloeiro');
    await outro.pagina.goto(`${SITE}/admin/cliente/${randomUUID()}`);
    await outro.pagina.getByText('Este registro não existe').waitFor();
    expect(outro.erros).toEqual([]);
    await outro.contexto.close();
  });
});
