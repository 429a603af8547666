// Payments by a bank's notices, each durable and in its row when it is answered: the real engine beside an ordinary server, the same
// notices in one run. Purchases, rows and charges are made through public calls; the bank is a process of its own.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { txidDoPagamento } from '@martelo/shared/banco/referencia';
import { completarDocumento } from '@martelo/shared/documentos';
import { uuidv7 } from '@martelo/shared/identificador';
import { portaLivre } from '../../porta-livre.ts';
import { ligarMotor, type MotorLigado, SENHA, valorDaMetrica } from '../lances/motor.ts';
import { iniciar, terminar } from '../lances/processo.ts';
import type { Acesso, Ida, Pagar } from './banco.ts';

/** How much is paid. */
interface Plano {
  /** Payments a second that the bank tells of, evenly, and for how many seconds. */
  ritmo: number;
  segundos: number;
  aquecimento: number;
  /** As fast as they are taken. */
  rajada: number;
}
export const RITMO = 200;
const PLANO: Plano = { ritmo: RITMO, segundos: 10, aquecimento: 200, rajada: 1_000 };
const SIMULTANEOS = 64;
const COMPRADORES = 64;
/** Of so many one is followed until its buyer's list says that it is paid. */
const UM_EM = 20;
const VALOR = 100_000;
const CHAVE = 'bench@banco.martelo';

export interface Medido {
  porSegundo: number;
  /** Of the acknowledgement, ms from when the notice was due. */
  p50: number;
  p99: number;
  recusados: number;
}
export interface Resultado {
  comum: { ritmo: Medido; rajada: Medido };
  nosso: {
    ritmo: Medido;
    rajada: Medido;
    /** From when the notice was due until the buyer's list has it as paid, ms. */
    naLista: { p50: number; p99: number };
    /** At the even pace: of each payment, how often the disk was waited for, and how much was written by it. */
    gravacoes: number;
    escritas: number;
    /** Processor of the engine a payment, all that follows from it included, ms. */
    processador: number;
    /** After the last answer, until nothing that followed from the payments waited any more, ms. */
    depois: number;
  };
}

/** ~3 min: most of it is making purchases. */
export async function medirRecebimentos(
  dizer: (mensagem: string) => void,
  plano = PLANO,
): Promise<Resultado> {
  const { ritmo, segundos, aquecimento, rajada: naRajada } = plano;
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-bench-'));
  const [portaDoMotor, portaComum] = [await portaLivre(), await portaLivre()];
  const banco = await iniciar(new URL('banco.ts', import.meta.url), [], { CHAVE });
  const motor = await ligarMotor(join(pasta, 'motor'), portaDoMotor, {
    ...{ MARTELO_DEMO: 'contas', MARTELO_DEMO_BANCO: '', MARTELO_PIX_AVISOS: 'https://avisos.bench' },
  });
  const quantos = aquecimento + ritmo * segundos + naRajada;
  const comum = await iniciar(new URL('servidor-comum.ts', import.meta.url), [], {
    ...{ PORTA: String(portaComum), PASTA: pasta, COBRANCAS: String(quantos) },
  });
  try {
    await integrar(motor, await pedir<Acesso>(banco, 'acesso'));
    dizer(`  fazendo ${quantos} compras com um Pix cada…`);
    const linhas = await comprar(motor, quantos);
    const deCada = dividir(linhas, plano);
    const doComum = dividir(
      Array.from({ length: quantos }, (_, i) => `txid${i + 1}`),
      plano,
    );
    const pagarComum = (txids: string[], porSegundo: number) =>
      pedir<Ida[]>(banco, {
        ...{ txids, motor: `http://127.0.0.1:${portaComum}`, comum: true, porSegundo },
        simultaneos: SIMULTANEOS,
      });
    const pagarNosso = (quais: Linha[], porSegundo: number) =>
      pedir<Ida[]>(banco, {
        ...{ txids: quais.map(({ txid }) => txid), motor: motor.url, comum: false, porSegundo },
        simultaneos: SIMULTANEOS,
      });

    dizer('  aquecendo…');
    await pagarComum(doComum.aquecer, 0);
    await pagarNosso(deCada.aquecer, 0);
    await emPaz(motor);
    dizer(`  ${ritmo} pagamentos por segundo, em ritmo…`);
    const ritmoComum = medido(await pagarComum(doComum.ritmo, ritmo));
    const antes = await contadores(motor);
    const comecou = Date.now();
    const [idas, vistas] = await Promise.all([
      pagarNosso(deCada.ritmo, ritmo),
      seguir(motor, deCada.ritmo, comecou, ritmo),
    ]);
    const depoisDoRitmo = await contadores(motor);
    await emPaz(motor);
    const { segundos: gastos } = await contadores(motor);
    dizer('  tão depressa quanto são aceitos…');
    const rajadaComum = medido(await pagarComum(doComum.rajada, 0));
    const rajada = medido(await pagarNosso(deCada.rajada, 0));
    const fim = Date.now();
    await emPaz(motor);
    const depois = Date.now() - fim;
    await conferir(motor, linhas);
    return {
      comum: { ritmo: ritmoComum, rajada: rajadaComum },
      nosso: {
        ...{ ritmo: medido(idas), rajada, depois, naLista: percentisDe(vistas) },
        gravacoes: (depoisDoRitmo.gravacoes - antes.gravacoes) / idas.length,
        escritas: (depoisDoRitmo.escritas - antes.escritas) / idas.length,
        processador: ((gastos - antes.segundos) * 1_000) / idas.length,
      },
    };
  } finally {
    for (const processo of [banco, motor.processo, comum]) await terminar(processo);
    rmSync(pasta, { recursive: true, force: true });
  }
}

interface Linha {
  vendaId: number;
  txid: string;
  token: string;
}

const dividir = <T>(todas: readonly T[], { ritmo, segundos, aquecimento }: Plano) => ({
  aquecer: todas.slice(0, aquecimento),
  ritmo: todas.slice(aquecimento, aquecimento + ritmo * segundos),
  rajada: todas.slice(aquecimento + ritmo * segundos),
});

const pedir = <T>(processo: ChildProcess, pedido: 'acesso' | Pagar): Promise<T> =>
  new Promise((resolver) => {
    processo.once('message', (resposta) => resolver(resposta as T));
    processo.send(pedido);
  });

/** The brand receives by that bank, and the bank is told where to post its notices. */
async function integrar(motor: MotorLigado, { url, tokenUrl, clientId, credenciais }: Acesso): Promise<void> {
  const adm = await motor.entrar('adm@demo.martelo');
  const { uid } = await motor.chamar<{ uid: string }>(
    '/v1/integracoes-bancarias',
    {
      ...{ nome: 'Banco do bench', situacao: 'ATIVA' },
      pix: { ...{ chave: CHAVE, nome: 'Bench', cidade: 'Goiania' }, api: { url, tokenUrl, clientId } },
    },
    adm,
  );
  await motor.chamar(`/v1/integracoes-bancarias/${uid}/credenciais`, credenciais, adm, 'PUT');
  await motor.chamar(`/v1/integracoes-bancarias/${uid}/ligar-avisos`, {}, adm);
}

/** Each a lot of its own that somebody bought, and a row of Pix for all of it: a charge of the bank. */
async function comprar(motor: MotorLigado, quantas: number): Promise<Linha[]> {
  const { chamar, entrar } = motor;
  const adm = await entrar('adm@demo.martelo');
  const leilao = {
    ...{ nome: 'Bench', situacao: 'PRONTO', porcentagemComissao: 0, incrementos: [{ valor: 1_000 }] },
    data: new Date(Date.now() + 7_200_000).toISOString(),
  };
  const { uid: leiUid } = await chamar<{ uid: string }>('/v1/leiloes', leilao, adm);
  const lelUids: string[] = [];
  while (lelUids.length < quantas) {
    const lotes = Array.from({ length: Math.min(500, quantas - lelUids.length) }, () => ({
      ...{ nome: 'Lote do bench', tipo: 'Carro', valor: { minimo: 1_000, compreJa: VALOR } },
    }));
    const { itens } = await chamar<{ itens: { uid: string }[] }>(`/v1/leiloes/${leiUid}/lotes`, lotes, adm);
    lelUids.push(...itens.map(({ uid }) => uid));
  }
  const tokens = await Promise.all(
    Array.from({ length: COMPRADORES }, async (_, i) => {
      const email = `pagador${i}@bench.martelo`;
      const cpf = completarDocumento(String(300_000_000 + i));
      await chamar('/v1/clientes', { nome: `Pagador ${i}`, email, cpf, senha: SENHA });
      return entrar(email);
    }),
  );
  const linhas: Linha[] = [];
  const fila = lelUids.entries();
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (const [i, lelUid] of fila) {
        const token = tokens[i % tokens.length]!;
        const compra = { comandoId: uuidv7(), valor: VALOR };
        const { venda } = await chamar<{ venda: { id: number } }>(
          `/v1/lotes/${lelUid}/compre-ja`,
          compra,
          token,
        );
        const { uid, valor } = await cobrar(motor, venda.id, token);
        if (valor <= 0) throw new Error('a row of nothing');
        linhas.push({ vendaId: venda.id, txid: txidDoPagamento(uid), token });
      }
    }),
  );
  return linhas;
}

async function cobrar({ chamar }: MotorLigado, id: number, token: string) {
  const compra = await chamar<{ totais: { restante: number } }>(
    `/v1/cliente/compras/${id}`,
    undefined,
    token,
  );
  const valor = compra.totais.restante;
  const linha = { comandoId: uuidv7(), tipo: 'PIX', valor };
  const { uid } = await chamar<{ uid: string }>(`/v1/cliente/compras/${id}/pagamentos`, linha, token);
  return { uid, valor };
}

/** Whether the buyer's list has it among what is paid and waits to be fetched. */
async function naLista({ chamar }: MotorLigado, { vendaId, token }: Linha): Promise<boolean> {
  const filtro = JSON.stringify([{ tipo: 'exata', campo: 'id', valor: vendaId }]);
  const busca = new URLSearchParams({ aba: 'agRetirada', filtro });
  const { itens } = await chamar<{ itens: { pagamentos: { situacao: string }[] }[] }>(
    `/v1/cliente/compras?${busca}`,
    undefined,
    token,
  );
  return itens[0]?.pagamentos[0]?.situacao === 'PAGO';
}

/** Of some of them, from when each notice is due until its buyer sees it as paid, ms. */
async function seguir(
  motor: MotorLigado,
  linhas: readonly Linha[],
  inicio: number,
  ritmo: number,
): Promise<number[]> {
  return Promise.all(
    linhas.flatMap((linha, i) => {
      if (i % UM_EM !== 0) return [];
      const devido = inicio + (i * 1_000) / ritmo;
      return (async () => {
        await pausa(devido - Date.now());
        while (!(await naLista(motor, linha))) await pausa(10);
        return Date.now() - devido;
      })();
    }),
  );
}

/** Resolves when nothing waits any more of what follows from payments: lots, notas, letters. */
async function emPaz({ ler }: MotorLigado): Promise<void> {
  for (let antes = -1; ; await pausa(400)) {
    const agora = valorDaMetrica(await ler('/metrics'), 'martelo_registros_escritas_total');
    if (agora === antes) return;
    antes = agora;
  }
}

/** Every payment is in its row. */
async function conferir({ chamar }: MotorLigado, linhas: readonly Linha[]): Promise<void> {
  for (const token of new Set(linhas.map((linha) => linha.token))) {
    const suas = linhas.filter((linha) => linha.token === token).length;
    const { total } = await chamar<{ total: number }>(
      '/v1/cliente/compras?aba=agRetirada&porPagina=1',
      undefined,
      token,
    );
    if (total !== suas) throw new Error(`${total} of ${suas} purchases are paid`);
  }
}

async function contadores({ ler }: MotorLigado) {
  const metricas = await ler('/metrics');
  return {
    gravacoes: valorDaMetrica(metricas, 'martelo_registros_gravacoes_total'),
    escritas: valorDaMetrica(metricas, 'martelo_registros_escritas_total'),
    segundos: valorDaMetrica(metricas, 'process_cpu_seconds_total'),
  };
}

function medido(idas: readonly Ida[]): Medido {
  const feitas = idas.flatMap(({ devido, respondido }) =>
    respondido === null ? [] : [{ devido, respondido }],
  );
  const inicio = Math.min(...feitas.map(({ devido }) => devido));
  const fim = Math.max(...feitas.map(({ respondido }) => respondido));
  return {
    ...percentisDe(feitas.map(({ devido, respondido }) => respondido - devido)),
    porSegundo: (feitas.length * 1_000) / (fim - inicio),
    recusados: idas.length - feitas.length,
  };
}

function percentisDe(valores: readonly number[]): { p50: number; p99: number } {
  const ordem = valores.toSorted((a, b) => a - b);
  const em = (q: number) => ordem[Math.min(ordem.length - 1, Math.ceil(ordem.length * q) - 1)] ?? Number.NaN;
  return { p50: em(0.5), p99: em(0.99) };
}

const pausa = (ms: number) => new Promise((seguir) => setTimeout(seguir, Math.max(0, ms)));

if (import.meta.main) {
  const { values } = parseArgs({
    options: { ritmo: { type: 'string' }, segundos: { type: 'string' }, rajada: { type: 'string' } },
  });
  const pedido = Object.fromEntries(Object.entries(values).map(([nome, valor]) => [nome, Number(valor)]));
  console.log(JSON.stringify(await medirRecebimentos(console.log, { ...PLANO, ...pedido }), null, 1));
  process.exit(0);
}
