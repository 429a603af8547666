import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
// @ts-expect-error a program of the platform's, in plain JavaScript
import { encontrarNavegador } from '../../scripts/plataforma/programas.mjs';
import { emComum, type Portas, portasLivres } from './em-comum.ts';
import { semBarreiras } from './sem-barreiras.ts';

/** Those of the platform that these tests share, or free ones; other runs on the same machine have their own. */
export const PORTAS = emComum()?.portas ?? (await portasLivres());
export const SENHA = 'demo-senha-de-teste';
export const SITE = `http://leilo.localhost:${PORTAS.storefront}`;
export const LOJA = `http://pacto.localhost:${PORTAS.storefront}`;
export const CMS = `http://localhost:${PORTAS.cms}`;
export const ENGINE = `http://127.0.0.1:${PORTAS.engine}`;

/** Every service, as programs reach it. */
export const ENDERECOS = {
  storefront: `http://127.0.0.1:${PORTAS.storefront}`,
  cms: `http://127.0.0.1:${PORTAS.cms}`,
  engine: ENGINE,
  print: `http://127.0.0.1:${PORTAS.print}`,
  transmissao: `http://127.0.0.1:${PORTAS.transmissao}`,
};

/** Screenshots of each step land here when it is set, for a person to look at. */
export const FOTOS = process.env.MARTELO_FOTOS;

/** `npm start` as a user runs it, on a folder and ports of its own. */
export class Plataforma {
  readonly #ambiente: Record<string, string>;
  readonly portas: Portas;
  readonly dados = mkdtempSync(join(tmpdir(), 'martelo-e2e-'));
  saida = '';
  #processo: ChildProcess | undefined;

  /** @param ambiente more settings */
  constructor(ambiente: Record<string, string> = {}, portas = PORTAS) {
    this.#ambiente = ambiente;
    this.portas = portas;
  }

  /** Resolves when the table of addresses is printed. */
  async iniciar(): Promise<void> {
    const processo = spawn(process.execPath, [new URL('../../scripts/start.mjs', import.meta.url).pathname], {
      env: {
        ...process.env,
        ...Object.fromEntries(
          Object.entries(this.portas).map(([nome, porta]) => [`PORT_${nome.toUpperCase()}`, String(porta)]),
        ),
        MARTELO_DADOS: this.dados,
        MARTELO_DEMO_SENHA: SENHA,
        MARTELO_CATALOGO: '1',
        // vitest says "test" here; a user's shell says nothing.
        NODE_ENV: '',
        ...this.#ambiente,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#processo = processo;
    this.saida = '';
    await new Promise<void>((pronto, falhou) => {
      const ouvir = (parte: Buffer) => {
        this.saida += parte;
        if (this.saida.includes('Ctrl-C encerra tudo')) pronto();
      };
      processo.stdout?.on('data', ouvir);
      processo.stderr?.on('data', ouvir);
      processo.once('exit', (codigo) => falhou(new Error(`npm start ended with ${codigo}:\n${this.saida}`)));
    });
  }

  /** What Ctrl-C does. Resolves with the exit code. */
  async parar(): Promise<number | null> {
    const processo = this.#processo;
    if (processo === undefined || processo.exitCode !== null) return processo?.exitCode ?? null;
    const fim = new Promise<number | null>((responder) => processo.once('exit', responder));
    processo.kill('SIGINT');
    return fim;
  }

  async descartar(): Promise<void> {
    await this.parar();
    rmSync(this.dados, { recursive: true, force: true });
  }
}

/** @param mais more of its switches */
export const abrirNavegador = (mais: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: encontrarNavegador(console.log),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // A browser without a window hints letters by itself, and every line is as long as no visitor's.
      '--font-render-hinting=none',
      ...mais,
    ],
  });

export const LARGURAS = { celular: { width: 360, height: 760 }, computador: { width: 1200, height: 850 } };

/** A browser of one person. Fails the test on a page error: a screen that throws is broken even if it looks right. */
export async function pessoa(
  navegador: Browser,
  largura: keyof typeof LARGURAS = 'computador',
): Promise<{ contexto: BrowserContext; pagina: Page; erros: string[] }> {
  const contexto = await navegador.newContext({
    viewport: LARGURAS[largura],
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  const pagina = await contexto.newPage();
  const erros: string[] = [];
  pagina.on('pageerror', (erro) => erros.push(erro.message));
  return { contexto, pagina, erros };
}

/**
 * A screen at a moment worth looking at: axe looks each time, a person where MARTELO_FOTOS is set.
 * @param opcoes what of the page is not ours to judge
 */
export async function conferirTela(
  pagina: Page,
  nome: string,
  opcoes?: Parameters<typeof semBarreiras>[1],
): Promise<void> {
  await semBarreiras(pagina, opcoes);
  if (!FOTOS) return;
  mkdirSync(FOTOS, { recursive: true });
  // What is moving settles first: pictures are for looking, not for checking.
  await pagina.waitForTimeout(700);
  await pagina.screenshot({ path: join(FOTOS, `${nome}.png`) });
}

/** Well before an access ends by itself. */
const ACESSO_MS = 5 * 60_000;

/** The engine's API as one person uses it. */
export class Api {
  readonly #hotsite: string;
  #token = '';
  #email: string | null = null;
  #desde = 0;

  constructor(hotsite = 'leilo') {
    this.#hotsite = hotsite;
  }

  async entrar(email: string): Promise<this> {
    this.#email = null;
    const { access_token } = await this.chamar<{ access_token: string }>('POST', '/v1/auth/token', {
      email,
      senha: SENHA,
      permanecerLogado: false,
    });
    this.#token = access_token;
    this.#email = email;
    this.#desde = Date.now();
    return this;
  }

  async chamar<T>(metodo: string, caminho: string, corpo?: unknown, tipo = 'application/json'): Promise<T> {
    // A long file outlives an access.
    if (this.#email !== null && Date.now() - this.#desde > ACESSO_MS) await this.entrar(this.#email);
    const resposta = await fetch(`${ENGINE}${caminho}`, {
      method: metodo,
      headers: {
        hotsite: this.#hotsite,
        // A form says itself where its parts begin.
        ...(corpo !== undefined && !(corpo instanceof FormData) && { 'content-type': tipo }),
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      },
      ...(corpo !== undefined && {
        body:
          tipo === 'application/json' && !(corpo instanceof FormData)
            ? JSON.stringify(corpo)
            : (corpo as BodyInit),
      }),
    });
    const texto = await resposta.text();
    if (!resposta.ok) throw new Error(`${metodo} ${caminho}: ${resposta.status} ${texto}`);
    // What was removed leaves nothing to read.
    return (texto === '' ? undefined : JSON.parse(texto)) as T;
  }
}
