import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { totp } from '../totp.ts';
import { cadastrar } from './cadastro.ts';
import { Api, conferirTela, LARGURAS, pessoa, SENHA, SITE } from './plataforma.ts';
import { semBarreiras } from './sem-barreiras.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();
const requerer = createRequire(import.meta.url);
const lerImagem: typeof import('jsqr').default = requerer('jsqr');
const SEGURANCA = `${SITE}/minha-conta/seguranca`;

async function entrar(pagina: Page, email: string, senha = SENHA): Promise<void> {
  await pagina.goto(`${SITE}/login?retorno=/minha-conta/seguranca`);
  await pagina.fill('#email', email);
  await pagina.fill('#senha', senha);
  await pagina.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** What a phone's camera reads from the page. */
async function lerQr(pagina: Page): Promise<string> {
  const png = await pagina.locator('svg[aria-label^="QR code"]').screenshot({ scale: 'css' });
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return lerImagem(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}

describe('one’s own account', () => {
  test('the second factor: on by a QR code that a camera reads, codes shown once, in by a code of the app or a recovery code', async () => {
    const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
    const email = await cadastrar();
    await entrar(pagina, email);
    await pagina.waitForURL(SEGURANCA);
    await pagina.getByRole('button', { name: 'Ativar' }).click();
    await pagina.locator('svg[aria-label^="QR code"] path').waitFor();
    await conferirTela(pagina, 'conta-ativar-celular');
    const endereco = new URL(await lerQr(pagina));
    expect(endereco.protocol).toBe('otpauth:');
    const segredo = endereco.searchParams.get('secret') ?? '';
    expect((await pagina.getByText(segredo.match(/.{4}/g)!.join(' ')).count()) > 0).toBe(true);

    // A wrong password is said at its field, and logs nobody out.
    await pagina.fill('#codigo', totp(segredo));
    await pagina.locator('#segundo-fator #senha').fill('outra-senha');
    await pagina.locator('#segundo-fator form button[type=submit]').click();
    await pagina.locator('#senha-erro').waitFor();
    await pagina.locator('#segundo-fator #senha').fill(SENHA);
    await pagina.locator('#segundo-fator form button[type=submit]').click();
    await pagina.getByRole('heading', { name: 'Guarde seus códigos de recuperação' }).waitFor();
    const codigos = await pagina.locator('#segundo-fator ol li').allTextContents();
    expect(codigos).toHaveLength(10);
    await conferirTela(pagina, 'conta-codigos-celular');
    const [arquivo] = await Promise.all([
      pagina.waitForEvent('download'),
      pagina.getByRole('button', { name: 'Baixar' }).click(),
    ]);
    expect(readFileSync((await arquivo.path())!, 'utf8')).toContain(codigos[9]);
    const seguir = pagina.getByRole('button', { name: 'Entrar de novo' });
    expect(await seguir.isDisabled()).toBe(true);
    await pagina.getByLabel('Guardei os códigos em lugar seguro').check();
    await seguir.click();

    await pagina.waitForURL(/\/login\?motivo=fator-ativo/);
    await pagina.fill('#email', email);
    await pagina.fill('#senha', SENHA);
    await pagina.getByRole('button', { name: 'Entrar', exact: true }).click();
    await pagina.locator('#codigo2fa').waitFor();
    await pagina.getByText('Sem o aplicativo?').click();
    await conferirTela(pagina, 'conta-login-recuperacao-celular');
    await pagina.fill('#codigoRecuperacao', codigos[0]!.toLowerCase());
    await pagina.getByRole('button', { name: 'Entrar', exact: true }).click();
    await pagina.waitForURL(SEGURANCA);
    await pagina.getByText('Restam 9 de seus códigos de recuperação').waitFor();
    await conferirTela(pagina, 'conta-celular');

    // The lost device: off by a recovery code.
    await pagina.getByRole('button', { name: /Trocar de aparelho/ }).click();
    await pagina
      .locator('#segundo-fator')
      .getByRole('button', { name: /Estou sem o aplicativo/ })
      .click();
    await pagina.locator('#segundo-fator #codigoRecuperacao').fill(codigos[1]!);
    await pagina.locator('#segundo-fator #senha').fill(SENHA);
    await pagina.getByRole('button', { name: 'Desligar' }).click();
    await pagina.waitForURL(/motivo=fator-desligado/);
    expect(erros).toEqual([]);
    await contexto.close();
  });

  test('a password is changed while signed in: the other sessions end, this one stays', async () => {
    const { pagina, contexto, erros } = await pessoa(navegador());
    const outro = await pessoa(navegador());
    const email = await cadastrar();
    await entrar(outro.pagina, email);
    await outro.pagina.waitForURL(SEGURANCA);
    await entrar(pagina, email);
    await pagina.waitForURL(SEGURANCA);
    expect(await pagina.locator('#sessoes li').count()).toBeGreaterThanOrEqual(2);
    await conferirTela(pagina, 'conta-computador');
    const mudar = async (atual: string, nova: string) => {
      await pagina.fill('#senhaAtual', atual);
      await pagina.fill('#senhaNova', nova);
      await pagina.getByRole('button', { name: 'Alterar senha' }).click();
    };
    await mudar('nao-e-esta', 'uma senha bem nova 2026');
    await pagina.locator('#senhaAtual-erro').waitFor();
    await mudar(SENHA, SENHA);
    await pagina.locator('#senhaNova-erro').waitFor();
    await mudar(SENHA, 'uma senha bem nova 2026');
    await pagina.getByText(/^Senha alterada/).waitFor();
    // Said on the page that is open there, which nobody touches; it is no lost connection.
    await outro.pagina.getByText('Sua sessão terminou').waitFor();
    await outro.pagina.locator('[data-conexao="ligada"]').waitFor({ state: 'attached' });
    await conferirTela(outro.pagina, 'conta-encerrada-de-longe');
    await outro.pagina.reload();
    await outro.pagina.waitForURL(/\/login/);
    await pagina.reload();
    expect(pagina.url()).toBe(SEGURANCA);
    expect([...erros, ...outro.erros]).toEqual([]);
    await contexto.close();
    await outro.contexto.close();
  });

  test('sessions are seen and ended by their owner', async () => {
    const { pagina, contexto } = await pessoa(navegador());
    const outro = await pessoa(navegador());
    await entrar(outro.pagina, 'cliente6@demo.martelo');
    await outro.pagina.waitForURL(SEGURANCA);
    await entrar(pagina, 'cliente6@demo.martelo');
    await pagina.waitForURL(SEGURANCA);
    await pagina.getByText('Esta sessão').waitFor();
    await pagina
      .getByRole('button', { name: /^Encerrar a sessão/ })
      .first()
      .click();
    // A page that was left open ends nothing: the password is asked for.
    await conferirTela(pagina, 'conta-encerrar-sessao');
    await pagina.fill('#senhaDasSessoes', 'nao-e-esta');
    await pagina.getByRole('dialog').getByRole('button', { name: 'Encerrar' }).click();
    await pagina.locator('#senhaDasSessoes-erro').waitFor();
    await pagina.fill('#senhaDasSessoes', SENHA);
    await pagina.getByRole('dialog').getByRole('button', { name: 'Encerrar' }).click();
    await pagina.getByText(/^Sessão encerrada/).waitFor();
    await outro.pagina.reload();
    await outro.pagina.waitForURL(/\/login/);
    await contexto.close();
    await outro.contexto.close();
  });
});

describe('idleness', () => {
  test('is announced once, politely, and ends the session of who went away', async () => {
    const { pagina, contexto } = await pessoa(navegador(), 'celular');
    await entrar(pagina, 'cliente5@demo.martelo');
    await pagina.waitForURL(SEGURANCA);
    await pagina.clock.install();
    await pagina.goto(`${SITE}/privacidade`);
    await pagina.evaluate(() => {
      const falas: string[] = [];
      Object.assign(globalThis, { falas });
      new MutationObserver(() => {
        const texto = document.querySelector('body p[role=status].so-leitor')?.textContent ?? '';
        if (texto !== '' && falas.at(-1) !== texto) falas.push(texto);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    // The watch is a script of its own: it is there once it wrote down that somebody is.
    await pagina.waitForFunction(() => localStorage.getItem('martelo-atividade') !== null);
    await pagina.clock.runFor(245_000);
    await pagina.getByRole('button', { name: 'Continuar conectado' }).waitFor();
    await conferirTela(pagina, 'conta-ociosa-celular');
    await pagina.clock.runFor(40_000);
    expect(await pagina.evaluate(() => (globalThis as unknown as { falas: string[] }).falas)).toEqual([
      'Sua sessão será encerrada por inatividade em 1 minuto. Pressione qualquer tecla para continuar.',
    ]);
    expect(await pagina.locator('[role=alert]:not(:empty)').count()).toBe(0);
    await pagina.clock.runFor(20_000);
    await pagina.waitForURL(/\/login\?motivo=inatividade/);
    await contexto.close();
  });

  test('nobody is idle on the page of an open lot they bid on, however long', async () => {
    const adm = await new Api().entrar('adm@demo.martelo');
    const fim = new Date(Date.now() + 6 * 3_600_000).toISOString();
    const { uid: leiUid } = await adm.chamar<{ uid: string }>('POST', '/v1/leiloes', {
      nome: 'Leilão de quem espera',
      data: fim,
      situacao: 'PRONTO',
    });
    const { itens } = await adm.chamar<{ itens: { uid: string }[] }>('POST', `/v1/leiloes/${leiUid}/lotes`, {
      nome: 'Fiat Uno',
      tipo: 'Carro',
      valor: { minimo: 1_000_000 },
      dataFim: fim,
    });
    const lelUid = itens[0]!.uid;
    const cliente = await new Api().entrar('cliente4@demo.martelo');
    await cliente.chamar('POST', `/v1/lotes/${lelUid}/lances`, {
      comandoId: crypto.randomUUID(),
      tipo: 'MANUAL',
      valor: 1_000_000,
    });
    const { url } = await new Api().chamar<{ url: string }>('GET', `/v1/lotes/${lelUid}`);
    const { pagina, contexto } = await pessoa(navegador());
    await entrar(pagina, 'cliente4@demo.martelo');
    await pagina.waitForURL(SEGURANCA);
    await pagina.clock.install();
    await pagina.goto(`${SITE}${url}`);
    await pagina.waitForFunction(() => localStorage.getItem('martelo-disputas') !== null);
    const outraAba = await contexto.newPage();
    await outraAba.clock.install();
    await outraAba.goto(`${SITE}/privacidade`);
    await outraAba.waitForFunction(() => localStorage.getItem('martelo-atividade') !== null);
    for (const aba of [outraAba, pagina, outraAba]) await aba.clock.runFor(900_000);
    expect(await outraAba.getByRole('button', { name: 'Continuar conectado' }).count()).toBe(0);
    expect(new URL(pagina.url()).pathname).toBe(url);
    expect(new URL(outraAba.url()).pathname).toBe('/privacidade');
    // Its page closed, the others are as idle as ever.
    await pagina.goto('about:blank');
    await outraAba.waitForFunction(() => localStorage.getItem('martelo-disputas') === null);
    // Answers of the server come in real time between the clock's minutes.
    await expect
      .poll(async () => {
        await outraAba.clock.runFor(60_000).catch(() => {});
        return outraAba.url();
      })
      .toMatch(/\/login\?motivo=inatividade/);
    await contexto.close();
  });
});

describe('what was agreed to', () => {
  test.each(Object.keys(LARGURAS) as (keyof typeof LARGURAS)[])(
    'is read, withdrawn and given again on a page (%s)',
    async (largura) => {
      const { pagina, contexto, erros } = await pessoa(navegador(), largura);
      await entrar(pagina, 'cliente3@demo.martelo');
      await pagina.waitForURL(SEGURANCA);
      await pagina.goto(`${SITE}/privacidade`);
      await semBarreiras(pagina);
      if (await pagina.getByRole('button', { name: 'Aceitar', exact: true }).isVisible()) {
        await pagina.check('#consentimento');
        await pagina.getByRole('button', { name: 'Aceitar', exact: true }).click();
      }
      await pagina.getByText('Aceito em').waitFor();
      await conferirTela(pagina, `privacidade-${largura}`);
      await pagina.getByRole('button', { name: 'Retirar meu aceite…' }).click();
      await pagina.getByRole('button', { name: 'Retirar meu aceite', exact: true }).click();
      await pagina.getByText('Retirado em').waitFor();
      await pagina.check('#consentimento');
      await pagina.getByRole('button', { name: 'Aceitar', exact: true }).click();
      await expect.poll(() => pagina.getByText('Retirado em').count()).toBe(0);
      expect(erros).toEqual([]);
      await contexto.close();
    },
  );
});
