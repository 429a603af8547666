import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cpfNovo } from '../cpf-novo.ts';
import { cadastrar } from './cadastro.ts';
import { pagarCompra } from './pagar-compra.ts';
import { Api, conferirTela, LARGURAS, LOJA, pessoa, SENHA, SITE } from './plataforma.ts';
import { criarLote, entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();
const nomeNovo = (nome: string): string =>
  `${nome} ${randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 6)
    .padEnd(3, 'a')}`;
const como = async (email: string, marca: string) => {
  const api = new Api(marca);
  await api.entrar(email);
  return api;
};

describe.each([
  { marca: 'leilo', site: SITE, fica: 'O livro do leiloeiro é obrigatório' },
  { marca: 'pacto', site: LOJA, fica: 'O registro prova que cada venda foi correta' },
])('what people ask about their data, on $marca', ({ marca, site, fica }) => {
  test('is answered from one queue, late ones first; an erasure is granted by who may, with its word written out', async () => {
    const [corrige, sai] = [nomeNovo('Rosana Corrêa'), nomeNovo('Heitor Saída')];
    const emails = await Promise.all([corrige, sai].map((nome) => cadastrar({ nome }, marca)));
    const cpf = cpfNovo();
    await (await como(emails[0]!, marca)).chamar('POST', '/v1/cliente/privacidade/correcoes', {
      ...{ comandoId: randomUUID(), campo: 'cpf', valor: cpf, explicacao: 'Digitei errado.' },
    });

    const sac = await pessoa(navegador(), 'computador');
    await entrar(sac.pagina, 'sac@demo.martelo', '/sac/documentos', site);
    await sac.pagina.getByRole('navigation', { name: 'Telas do SAC' }).getByText('Dados pessoais').click();
    await sac.pagina.getByRole('heading', { level: 1, name: 'Pedidos de titulares (LGPD)' }).waitFor();
    const fila = sac.pagina.getByRole('navigation', { name: 'Pedidos à espera' });
    // The demo's has been late since yesterday: it stands first, and it is said above.
    expect(await fila.getByRole('button').first().innerText()).toContain('Atrasada há');
    await sac.pagina.getByText(/passou dos 15 dias|passaram dos 15 dias/).waitFor();
    // Who asks now stands in the queue without anybody reloading it.
    await (await como(emails[1]!, marca)).chamar('POST', '/v1/cliente/privacidade/eliminacao', {
      ...{ comandoId: randomUUID(), senha: SENHA, motivo: 'Não uso mais.' },
    });
    await fila.getByRole('button', { name: new RegExp(sai) }).click();
    const eliminacao = sac.pagina.getByRole('article', { name: `Eliminação dos dados, ${sai}` });
    await eliminacao.getByText('Nada impede a eliminação agora.').waitFor();
    await eliminacao.getByText(fica, { exact: false }).waitFor();
    await sac.pagina.getByText('A eliminação é concedida por administradores').waitFor();
    expect(await sac.pagina.getByRole('button', { name: 'Conceder…' }).count()).toBe(0);
    await conferirTela(sac.pagina, `titulares-eliminacao-sac-${marca}`);
    // Nor by its key.
    await sac.pagina.keyboard.press('a');
    expect(await sac.pagina.getByRole('dialog').count()).toBe(0);

    // The correction, by keys alone.
    await fila.getByRole('button', { name: new RegExp(corrige) }).click();
    const correcao = sac.pagina.getByRole('article', { name: `Correção de dados, ${corrige}` });
    await correcao.getByText('Cadastrado em').waitFor();
    await sac.pagina.keyboard.press('e');
    await sac.pagina.getByRole('button', { name: 'Sim, começar' }).click();
    await correcao.getByText('Em análise').waitFor();
    await fila.getByRole('button', { name: new RegExp(corrige) }).focus();
    await sac.pagina.keyboard.press('a');
    await sac.pagina.getByRole('dialog', { name: `Atender o pedido de ${corrige}?` }).waitFor();
    await conferirTela(sac.pagina, `titulares-atender-${marca}`);
    await sac.pagina.getByRole('button', { name: 'Atender e responder' }).click();
    await sac.pagina.getByText(new RegExp(`Pedido \\d+ de ${corrige}: atendido\\.`)).waitFor();
    await fila.getByRole('button', { name: new RegExp(corrige) }).waitFor({ state: 'detached' });

    const adm = await pessoa(navegador(), 'celular');
    await entrar(adm.pagina, 'adm@demo.martelo', '/sac/privacidade', site);
    await conferirTela(adm.pagina, `titulares-fila-celular-${marca}`);
    await adm.pagina.getByRole('button', { name: new RegExp(sai) }).click();
    await adm.pagina.getByText('Nada impede a eliminação agora.').waitFor();
    await conferirTela(adm.pagina, `titulares-eliminacao-celular-${marca}`);
    await adm.pagina.getByRole('button', { name: 'Conceder…' }).click();
    const pergunta = adm.pagina.getByRole('dialog', { name: `Eliminar os dados de ${sai}?` });
    const conceder = pergunta.getByRole('button', { name: 'Eliminar para sempre' });
    expect(await conceder.isDisabled()).toBe(true);
    await pergunta.getByLabel('Digite ELIMINAR para confirmar').fill('eliminar');
    expect(await conceder.isDisabled()).toBe(true);
    await pergunta.getByLabel('Digite ELIMINAR para confirmar').fill('ELIMINAR');
    await conferirTela(adm.pagina, `titulares-conceder-celular-${marca}`);
    await adm.pagina.setViewportSize(LARGURAS.computador);
    await conferirTela(adm.pagina, `titulares-conceder-computador-${marca}`);
    await conceder.click();
    await adm.pagina.getByText(new RegExp(`Pedido \\d+ de ${sai}: atendido\\.`)).waitFor();
    // The other's queue hears of it.
    await fila.getByRole('button', { name: new RegExp(sai) }).waitFor({ state: 'detached' });
    // Granted, the account first takes no bid any more; when nothing that it had let in is left to write, it is nobody's.
    await expect
      .poll(
        () =>
          new Api(marca).entrar(emails[1]!).then(
            () => 'entrou',
            () => 'recusada',
          ),
        { timeout: 20_000 },
      )
      .toBe('recusada');
    expect([...sac.erros, ...adm.erros]).toEqual([]);
    await Promise.all([sac.contexto.close(), adm.contexto.close()]);
  });

  test('an invitation is made, shown, followed and revoked', async () => {
    const nome = nomeNovo('Convidado');
    const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
    await contexto.grantPermissions(['clipboard-read', 'clipboard-write']);
    await entrar(pagina, 'sac@demo.martelo', '/sac/convites', site);
    await pagina.getByRole('heading', { level: 1, name: 'Convites para se cadastrar' }).waitFor();
    await conferirTela(pagina, `convites-celular-${marca}`);
    await pagina.getByRole('button', { name: 'Novo convite' }).click();
    const form = pagina.getByRole('dialog', { name: 'Novo convite' });
    await conferirTela(pagina, `convites-novo-celular-${marca}`);
    await form.getByLabel('Nome de quem é convidado').fill(nome);
    await form.getByLabel('Quantos cadastros permite').fill('2');
    await form.getByRole('button', { name: 'Criar convite' }).click();
    const link = pagina.getByRole('dialog', { name: `Convite: ${nome}` });
    await link.getByRole('img', { name: 'Código QR do convite' }).waitFor();
    await link.getByRole('button', { name: 'Copiar link' }).click();
    await link.getByText('Link copiado.').waitFor();
    const endereco = await link.getByText(/\/cadastro\?convite=/).innerText();
    expect(endereco).toMatch(new RegExp(`^${site}/cadastro\\?convite=[\\w-]{22}$`));
    expect(await pagina.evaluate(() => navigator.clipboard.readText())).toBe(endereco);
    await conferirTela(pagina, `convites-link-celular-${marca}`);
    await link.getByRole('button', { name: 'Fechar' }).click();
    const linha = pagina.getByRole('listitem').filter({ hasText: nome });
    await linha.getByText('0 de 2 cadastros').waitFor();

    const veio = nomeNovo('Otávio Lemos');
    await cadastrar({ nome: veio, convite: new URL(endereco).searchParams.get('convite') }, marca);
    // Live: its use is counted without anybody reloading.
    await linha.getByText('1 de 2 cadastros').waitFor();
    await linha.getByRole('button', { name: /^Quem veio/ }).click();
    await pagina.getByRole('dialog').getByText(veio).waitFor();
    await conferirTela(pagina, `convites-quem-veio-celular-${marca}`);
    await pagina.getByRole('button', { name: 'Fechar' }).click();
    await pagina.setViewportSize(LARGURAS.computador);
    await conferirTela(pagina, `convites-computador-${marca}`);
    await linha.getByRole('button', { name: /^Revogar/ }).click();
    await pagina.getByRole('dialog').getByText('O link deixa de valer na hora').waitFor();
    await conferirTela(pagina, `convites-revogar-computador-${marca}`);
    await pagina.getByRole('button', { name: 'Sim, revogar' }).click();
    await pagina.getByText('Convite revogado.').waitFor();
    await linha.getByText('Revogado').waitFor();
    expect(await linha.getByRole('button', { name: /^Link e QR/ }).count()).toBe(0);
    const resposta = await new Api(marca)
      .chamar('GET', `/v1/convites/${new URL(endereco).searchParams.get('convite')}`)
      .then(() => 'aceito')
      .catch(() => 'recusado');
    expect(resposta).toBe('recusado');
    expect(erros).toEqual([]);
    await contexto.close();
  });
});

test('what is given for who came is registered by settlement, on a purchase with the discount', async () => {
  const [nomeDaAna, nomeDoOto] = [nomeNovo('Ana Indica'), nomeNovo('Oto Veio')];
  const adm = await como('adm@demo.martelo', 'leilo');
  const acerto = await como('acerto@demo.martelo', 'leilo');
  const programa = await adm.chamar<{ uid: string; revisao: number }>('POST', '/v1/indicacoes-configuracao', {
    ...{ ativo: true, valor: 5_000, regras: 'Uma por pessoa.' },
  });
  try {
    const ana = await como(await cadastrar({ nome: nomeDaAna }), 'leilo');
    const { caminho } = await ana.chamar<{ caminho: string }>('POST', '/v1/cliente/indicacoes/link', {
      comandoId: randomUUID(),
    });
    const oto = await como(await cadastrar({ nome: nomeDoOto, convite: caminho.split('=')[1] }), 'leilo');
    const comprar = async (quem: Api) => {
      const lote = await criarLote({
        ...{ marca: 'leilo', segundos: 3_600, leilao: { porcentagemComissao: 0 } },
        lote: { valor: { minimo: 100_000, compreJa: 150_000 } },
      });
      const feita = await quem.chamar<{ venda: { id: number } }>('POST', `/v1/lotes/${lote.uid}/compre-ja`, {
        ...{ comandoId: randomUUID(), valor: 150_000 },
      });
      await expect
        .poll(() => quem.chamar('GET', `/v1/cliente/compras/${feita.venda.id}`).catch(() => null))
        .not.toBeNull();
      return feita.venda.id;
    };
    const daAna = await comprar(ana);
    await acerto.chamar('POST', `/v1/vendas/${daAna}/desconto`, {
      ...{ comandoId: randomUUID(), valor: 6_000, motivo: 'Indicação' },
    });
    const doOto = await comprar(oto);
    await pagarCompra(oto, doOto, 150_000);

    const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
    await entrar(pagina, 'acerto@demo.martelo', '/acerto/indicacoes', SITE);
    await pagina.getByRole('heading', { level: 1, name: 'Recompensas por indicação' }).waitFor();
    const linha = pagina.getByRole('article').filter({ hasText: nomeDoOto });
    await linha.getByText(`veio por ${nomeDaAna}`).waitFor();
    await conferirTela(pagina, 'recompensas-celular');
    await linha.getByRole('button', { name: /^Registrar recompensa/ }).click();
    const pergunta = pagina.getByRole('dialog', { name: `Recompensa por ${nomeDoOto}` });
    await pergunta.getByLabel('Compra de quem indicou').selectOption(String(daAna));
    await conferirTela(pagina, 'recompensas-registrar-celular');
    await pagina.setViewportSize(LARGURAS.computador);
    await pergunta.getByRole('button', { name: 'Registrar', exact: true }).click();
    await pagina.getByText(new RegExp(`R\\$\\s50,00 registrados para ${nomeDaAna}`)).waitFor();
    await pagina
      .getByRole('article')
      .filter({ hasText: `por ${nomeDoOto}, na compra ${daAna}` })
      .waitFor();
    expect(await pagina.getByRole('button', { name: new RegExp(`por ${nomeDoOto}`) }).count()).toBe(0);
    await conferirTela(pagina, 'recompensas-computador');
    expect(erros).toEqual([]);
    await contexto.close();
  } finally {
    await adm.chamar('DELETE', `/v1/indicacoes-configuracao/${programa.uid}?revisao=1`).catch(() => {});
  }
});
