import { expect, test } from 'vitest';
import { conferirOAdmin } from './conferir-o-admin.ts';
import { Api, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* What a brand settles of its notices: written, published, met by another's publication, tried; and of nobody else's business. */

const { navegador } = usarPlataforma();
const ONDE = '/v1/avisos-configuracao';

test('what a brand settles of its notices is published in words, version by version, and tried at oneself', async () => {
  const mkt = await new Api('leilo').entrar('mkt@demo.martelo');
  const publicada = async () =>
    (await mkt.chamar<{ itens: { uid: string; revisao: number; canais: object }[] }>('GET', ONDE)).itens[0]!;
  const { pagina, contexto, erros } = await pessoa(navegador());
  await entrar(pagina, 'mkt@demo.martelo', '/admin/notificacoes', SITE);
  await pagina.getByRole('link', { name: 'Configurar', exact: true }).click();
  await pagina.getByRole('heading', { name: 'Configurar notificações', level: 1 }).waitFor();
  await pagina.getByText('Vale o padrão da casa', { exact: false }).waitFor();
  // One entry in the menu, and the record's own address leads here.
  expect(await pagina.locator('nav a[href="/admin/configurar-notificacoes"]').count()).toBe(1);
  const celula = (aviso: string, canal: string) =>
    pagina.getByRole('combobox', { name: `${aviso}: ${canal}`, exact: true });
  const SUPERADO = 'Quando meu lance for superado';
  const vencedor = pagina.getByRole('row').filter({ hasText: 'Quando eu arrematar' });
  await vencedor.getByText('Sempre', { exact: true }).waitFor();
  expect(await celula('Quando eu arrematar', 'E-mail').count()).toBe(0);
  await conferirOAdmin(pagina, 'configurar-notificacoes');

  await celula(SUPERADO, 'Notificação no aparelho').selectOption('Desligado');
  await celula(SUPERADO, 'SMS').selectOption('Ligado');
  await pagina.getByLabel('Começa às').selectOption('23h');
  await pagina.getByRole('button', { name: 'Publicar', exact: true }).click();
  const pergunta = pagina.getByRole('dialog', { name: 'Publicar a versão 1?' });
  for (const linha of [
    `${SUPERADO}: Notificação no aparelho: de Ligado para Desligado`,
    `${SUPERADO}: SMS: de À escolha para Ligado`,
    'Horário de silêncio: começa às: de 22h para 23h',
  ])
    await pergunta.getByText(linha, { exact: true }).waitFor();
  await conferirOAdmin(pagina, 'configurar-notificacoes-publicar');
  // Given up, nothing is sent.
  await pergunta.getByRole('button', { name: 'Fechar' }).click();
  expect((await mkt.chamar<{ total: number }>('GET', ONDE)).total).toBe(0);
  await pagina.getByRole('button', { name: 'Publicar', exact: true }).click();
  await pergunta.getByRole('button', { name: 'Sim, publicar' }).click();
  await pagina.getByText(/^Versão 1, publicada por /).waitFor();
  expect(await publicada()).toMatchObject({
    ...{ silencio: { inicio: 23, fim: 8 }, revisao: 1 },
    canais: { superado: { push: false, sms: true } },
  });

  // Somebody else publishes meanwhile: what each changed stands together, what both did is chosen.
  await celula(SUPERADO, 'E-mail').selectOption('Ligado');
  await celula(SUPERADO, 'SMS').selectOption('Desligado');
  const { uid, revisao } = await publicada();
  await mkt.chamar('PUT', `${ONDE}/${uid}`, {
    canais: { superado: { push: false, whatsapp: true } },
    revisao,
  });
  await pagina.getByRole('button', { name: 'Publicar', exact: true }).click();
  await pagina.getByRole('button', { name: 'Sim, publicar' }).click();
  const mescla = pagina.getByRole('dialog', { name: /^Alguém salvou este registro/ });
  await mescla
    .getByRole('group', { name: `${SUPERADO}: SMS: o que vale?` })
    .getByText('Meu', { exact: true })
    .click();
  await mescla.getByRole('button', { name: 'Salvar o que escolhi' }).click();
  await pagina.getByText(/^Versão 3, publicada por /).waitFor();
  expect((await publicada()).canais).toEqual({
    superado: { push: false, whatsapp: true, email: true, sms: false },
  });

  // One event: its words, and a try of them.
  await pagina.getByRole('link', { name: SUPERADO, exact: true }).click();
  await pagina.getByRole('heading', { name: SUPERADO, level: 1 }).waitFor();
  const carta = pagina.getByRole('region', { name: 'E-mail', exact: true });
  await carta.getByText('Ligado', { exact: true }).waitFor();
  await carta.getByText('Texto da casa').waitFor();
  await conferirOAdmin(pagina, 'configurar-notificacoes-um');
  await carta.getByRole('button', { name: 'Enviar um teste a mim' }).click();
  await pagina.getByText('Carta de teste enviada ao seu e-mail.').waitFor();
  const sms = pagina.getByRole('region', { name: 'SMS', exact: true });
  await sms.getByRole('button', { name: 'Enviar um teste a mim' }).click();
  await sms.getByText('informe um telefone com DDD', { exact: false }).waitFor();
  await pagina.goto(`${SITE}/admin/configurar-notificacoes/nada`);
  await pagina.getByText('Não há um aviso com este código.').waitFor();
  await pagina.goto(`${SITE}/admin/configuracao-de-avisos/${uid}`);
  await pagina.getByRole('heading', { name: 'Configurar notificações', level: 1 }).waitFor();
  expect(erros).toEqual([]);
  await contexto.close();
});
