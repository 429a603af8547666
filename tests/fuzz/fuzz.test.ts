import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Acaso } from '@martelo/shared/acaso';
import { io as conectar } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bases, type Chamada, eventosDosSoquetes, todasAsChamadas } from './chamadas.ts';
import { Gente, PESSOAS, type Quem } from './gente.ts';
import { enviar, type Pedido, type Resposta } from './pedido.ts';
import { type Colheita, MANEIRAS, type Maneira, maneirasDe, mensagem } from './veneno.ts';
import { veredito } from './veredito.ts';

/*
 * Every call of every service, as everybody, asked for nonsense: nothing answers 5xx, shows its insides or refuses in other words
 * than the catalogue's, and all services live on. FUZZ_SEMENTE picks other nonsense, FUZZ_RODADAS asks each way so many times more,
 * FUZZ_SO ("cms /api/midia") asks some calls only, FUZZ_EM (ports storefront,cms,engine,print,transmissao) asks a platform that runs already,
 * whose data are then no longer worth much; FUZZ_RELATORIO names a file for all that was found.
 */
const SEMENTE = Number(process.env.FUZZ_SEMENTE ?? 20_261_122);
const RODADAS = Number(process.env.FUZZ_RODADAS ?? 1);
const AO_MESMO_TEMPO = 12;
/** What ends sessions or takes away what others ask about comes last. */
const POR_ULTIMO = /sair|logout|sess(ao|oes)|senha|2fa|segundo-fator|bloque|rotacionar|hotsites\/\{|usuarios/;

let bases: Bases;
let senha: string;
let dados: string;
let desligar = async () => {};
/** What the platform said last, for whoever looks for why. */
let ditoPor = () => '';

beforeAll(async () => {
  process.env.MARTELO_LIMITES = '0';
  if (process.env.FUZZ_EM) {
    const portas = process.env.FUZZ_EM.split(',').map((porta) => `http://127.0.0.1:${porta}`);
    const [storefront, cms, engine, print, transmissao] = portas as [string, string, string, string, string];
    bases = { storefront, cms, engine, print, transmissao };
    senha = process.env.MARTELO_DEMO_SENHA ?? '';
    dados = process.env.MARTELO_DADOS ?? '.data';
    return;
  }
  const { Plataforma, SENHA, ENDERECOS } = await import('../e2e/plataforma.ts');
  const plataforma = new Plataforma();
  desligar = () => plataforma.descartar();
  ditoPor = () => plataforma.saida.slice(-6_000);
  await plataforma.iniciar();
  bases = ENDERECOS;
  senha = SENHA;
  dados = plataforma.dados;
  await assentar();
});
afterAll(() => desligar());

const CALMA_MS = 500;
const PACIENCIA_MS = 120_000;

/** What a platform that has just begun still has to do is done: its demo is drawn and told of, and pages answer as they do on any day. */
async function assentar(): Promise<void> {
  const ate = performance.now() + PACIENCIA_MS;
  for (let calmas = 0; calmas < 5 && performance.now() < ate; ) {
    const comecou = performance.now();
    const [motor, site] = await Promise.all([
      fetch(`${bases.engine}/readyz`).catch(() => null),
      fetch(`${bases.storefront}/`).catch(() => null),
    ]);
    const calma = motor?.ok === true && site !== null && performance.now() - comecou < CALMA_MS;
    calmas = calma ? calmas + 1 : 0;
    await new Promise((resolver) => setTimeout(resolver, CALMA_MS));
  }
}

interface Falha {
  onde: string;
  porque: string;
  exemplo: string;
}

it('nothing that anybody sends makes any service fail, show its insides or speak out of the catalogue', async () => {
  const chamadas = (await todasAsChamadas(bases)).filter(({ servico, caminho }) =>
    `${servico} ${caminho}`.includes(process.env.FUZZ_SO ?? ''),
  );
  expect(new Set(chamadas.map(({ servico }) => servico)).size).toBe(process.env.FUZZ_SO ? 1 : 5);
  const { servico: segredoServico } = JSON.parse(readFileSync(join(dados, 'segredos.json'), 'utf8')) as {
    servico: string;
  };
  const host = `leilo.localhost:${new URL(bases.storefront).port}`;
  const gente = new Gente({ bases, senha, segredoServico, host });
  const colheita: Colheita = new Map();
  const falhas = new Map<string, Falha>();
  const recusados = new Map<Quem, number>();
  let total = 0;

  async function perguntar(chamada: Chamada, quem: Quem, maneira: Maneira, rodada: number): Promise<void> {
    const nome = `${chamada.servico} ${chamada.metodo} ${chamada.caminho}`;
    const sorte = Acaso.deVizinha(semente(`${SEMENTE} ${nome} ${quem} ${maneira} ${rodada}`));
    const torto = MANEIRAS[maneira](chamada, sorte, colheita);
    const deles = await gente.cabecalhos(quem, chamada.servico, chamada.caminho);
    const pedido: Pedido = { ...torto, cabecalhos: { ...deles, ...torto.cabecalhos } };
    const resposta = await enviar(bases[chamada.servico], pedido);
    total += 1;
    if (resposta.status === 200 && maneira === 'certo') colher(resposta, chamada.caminho, colheita);
    if (resposta.status === 401) recusados.set(quem, (recusados.get(quem) ?? 0) + 1);
    const porque = veredito(chamada, maneira, pedido, resposta);
    if (porque === null) return;
    const onde = `${chamada.servico} ${chamada.metodo} ${chamada.caminho}`;
    const chave = `${onde} ${porque.slice(0, 60)}`;
    if (!falhas.has(chave)) falhas.set(chave, { onde, porque, exemplo: comoCurl(pedido, quem, resposta) });
  }

  const ordem = [...chamadas].sort((a, b) => peso(a) - peso(b));
  // First as they should be, by who may most: what exists is known by then.
  await emParalelo(
    ordem.filter(({ metodo }) => metodo === 'GET').map((uma) => () => perguntar(uma, 'adm', 'certo', 0)),
  );
  for (const grupo of [0, 1, 2]) {
    const tarefas = ordem
      .filter((uma) => peso(uma) === grupo)
      .flatMap((uma) =>
        PESSOAS.flatMap((quem) =>
          maneirasPara(uma, quem).flatMap((maneira) =>
            Array.from({ length: RODADAS }, (_, i) => () => perguntar(uma, quem, maneira, i + 1)),
          ),
        ),
      );
    for (let i = 0; i < tarefas.length; i += 1_500) {
      await emParalelo(tarefas.slice(i, i + 1_500));
      for (const quem of PESSOAS) await gente.conferir(quem);
    }
  }

  for (const [servico, base] of Object.entries(bases)) {
    const { status } = await enviar(base, { metodo: 'GET', caminho: '/readyz', cabecalhos: {}, corpo: null });
    expect(status, `${servico} is alive and ready after ${total} requests`).toBe(200);
  }
  process.stdout.write(
    `fuzz: ${chamadas.length} calls, ${total} requests; 401: ${JSON.stringify(Object.fromEntries(recusados))}\n`,
  );
  if (process.env.FUZZ_RELATORIO)
    writeFileSync(process.env.FUZZ_RELATORIO, JSON.stringify([...falhas.values()], null, 1));
  const achadas = [...falhas.values()].map(
    ({ onde, porque, exemplo }) => `${onde}: ${porque}\n    ${exemplo}`,
  );
  if (achadas.length > 0) process.stdout.write(`a plataforma disse por último:\n${ditoPor()}\n`);
  expect(achadas).toEqual([]);
});

it('no message of a socket goes unanswered, or is answered out of the catalogue', async () => {
  const eventos = [...(await eventosDosSoquetes()), 'inventado', '__proto__'];
  const { servico: segredoServico } = JSON.parse(readFileSync(join(dados, 'segredos.json'), 'utf8')) as {
    servico: string;
  };
  const gente = new Gente({ bases, senha, segredoServico, host: 'leilo.localhost' });
  const falhas: string[] = [];
  for (const quem of PESSOAS) {
    const token = await gente.token(quem);
    const soquete = conectar(bases.engine, {
      transports: ['websocket'],
      auth: { hotsite: 'leilo', ...(token && { token }) },
      forceNew: true,
    });
    await new Promise<void>((pronto, falhou) => {
      soquete.once('connect', pronto);
      soquete.once('connect_error', falhou);
    });
    for (const evento of eventos)
      for (let i = 0; i < 12 * RODADAS; i += 1) {
        const sorte = Acaso.deVizinha(semente(`${SEMENTE} ${evento} ${quem} ${i}`));
        const dado = mensagem(sorte, new Map());
        const ack = (await soquete
          .timeout(20_000)
          .emitWithAck(evento, dado)
          .catch((erro: Error) => ({ ok: false, erro: { codigo: erro.message, statusCode: 0 } }))) as {
          ok: boolean;
          erro?: { codigo: string; statusCode: number };
        };
        if (ack.ok === false && !(ack.erro && ack.erro.statusCode >= 400 && ack.erro.statusCode < 500))
          falhas.push(`${quem} ${evento} ${JSON.stringify(dado).slice(0, 200)}: ${JSON.stringify(ack.erro)}`);
      }
    soquete.close();
  }
  expect(falhas).toEqual([]);
});

/** Who may most asks every way; the others some, taken in turn, so that each way is asked of each call by several. */
function maneirasPara(chamada: Chamada, quem: Quem): Maneira[] {
  const todas = maneirasDe(chamada);
  if (quem === 'adm' || quem === 'anonimo') return todas;
  const primeira = semente(`${chamada.metodo} ${chamada.caminho} ${quem}`) % todas.length;
  return [...todas.slice(primeira), ...todas.slice(0, primeira)].slice(0, 2);
}

const peso = ({ metodo, caminho }: Chamada): number =>
  metodo === 'DELETE' ? 2 : POR_ULTIMO.test(caminho) && metodo !== 'GET' ? 1 : 0;

/** FNV-1a: the same text, the same draws. */
function semente(texto: string): number {
  let soma = 0x811c9dc5;
  for (let i = 0; i < texto.length; i += 1) soma = Math.imul(soma ^ texto.charCodeAt(i), 0x01000193);
  return soma >>> 0;
}

async function emParalelo(tarefas: readonly (() => Promise<void>)[]): Promise<void> {
  let proxima = 0;
  await Promise.all(
    Array.from({ length: AO_MESMO_TEMPO }, async () => {
      while (proxima < tarefas.length) await tarefas[proxima++]!();
    }),
  );
}

/** Remembers ids and short values by the name of their field. */
function colher({ corpo, cabecalhos }: Resposta, caminho: string, colheita: Colheita): void {
  if (!/json/.test(String(cabecalhos['content-type']))) return;
  const colecao = caminho.split('/').at(-1) ?? '';
  const guardar = (chave: string, valor: string) => {
    const lista = colheita.get(chave) ?? [];
    if (lista.length < 40 && !lista.includes(valor)) colheita.set(chave, [...lista, valor]);
  };
  const visitar = (valor: unknown, nome: string, fundo: number): void => {
    if (fundo > 6) return;
    if (Array.isArray(valor)) for (const um of valor.slice(0, 10)) visitar(um, nome, fundo + 1);
    else if (valor !== null && typeof valor === 'object')
      for (const [chave, um] of Object.entries(valor)) visitar(um, chave, fundo + 1);
    else if ((typeof valor === 'string' || typeof valor === 'number') && String(valor).length < 60 && nome) {
      guardar(nome, String(valor));
      if (nome === 'uid' || nome === 'id') guardar(`${colecao}/${nome}`, String(valor));
    }
  };
  try {
    visitar(JSON.parse(corpo), '', 0);
  } catch {
    // The verdict says so.
  }
}

const comoCurl = (
  { metodo, caminho, cabecalhos, corpo }: Pedido,
  quem: Quem,
  { corpo: veio }: Resposta,
): string =>
  [
    `${quem}: ${metodo} ${caminho.slice(0, 300)}`,
    JSON.stringify(
      Object.fromEntries(
        Object.entries(cabecalhos)
          .filter(([nome]) => !['user-agent', 'authorization', 'x-martelo-servico'].includes(nome))
          .map(([nome, valor]) => [nome, valor.slice(0, 80)]),
      ),
    ),
    corpo ? `corpo ${corpo.toString('utf8').slice(0, 200)}` : '',
    `→ ${veio.slice(0, 200)}`,
  ].join(' ');
