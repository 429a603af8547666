// Purchases among a million: what a buyer and what settlement ask of them, of the real engine by HTTP, beside an ordinary server over
// the same purchases, question by question in one run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ABAS } from '@martelo/shared/venda';
import { portaLivre } from '../../porta-livre.ts';
import { ligarMotor, valorDaMetrica } from '../lances/motor.ts';
import { iniciar, terminar } from '../lances/processo.ts';
import { type Dados, prepararDados } from './dados.ts';
import { emRitmo, type Pergunta, percentis } from './pedir.ts';

export const COMPRAS = 1_000_000;
/** Questions a second to each side, and how many of each kind. */
export const RITMO = 25;
const DE_CADA = 200;
const AQUECIMENTO = 20;
/** Settlement's are fewer: some of the ordinary server's take a second each. */
const DA_EQUIPE = 20;
const RITMO_DA_EQUIPE = 2;

type Tempos = ReturnType<typeof percentis>;
export interface Linha {
  nome: string;
  /** Whether it is the buyer's own. */
  doComprador: boolean;
  comum: Tempos;
  nosso: Tempos;
  /** Of our engine, ms a question: other programs stretch it little. */
  processador: number;
}

/** What is asked, in both languages. */
interface Pedido {
  nome: string;
  nosso: Record<string, string>;
  comum: Record<string, string>;
  /** Under the list: one purchase. */
  uma?: boolean;
}

/** ~8 min on a quiet machine, most of it writing the purchases; a folder that has them already is taken as it is. */
export async function medirCompras(
  dizer: (mensagem: string) => void,
  { pasta, quantas = COMPRAS }: { pasta?: string | undefined; quantas?: number } = {},
): Promise<Linha[]> {
  const onde = pasta ?? mkdtempSync(join(tmpdir(), 'martelo-bench-'));
  try {
    dizer(`  escrevendo ${quantas.toLocaleString('pt-BR')} compras…`);
    return await medirNelas(onde, await prepararDados(onde, quantas, dizer), dizer);
  } finally {
    if (pasta === undefined) rmSync(onde, { recursive: true, force: true });
  }
}

async function medirNelas(pasta: string, dados: Dados, dizer: (mensagem: string) => void): Promise<Linha[]> {
  dizer('  copiando para a tabela comum…');
  const porta = await portaLivre();
  const comum = await iniciar(new URL('servidor-comum.ts', import.meta.url), [], {
    ...{ PORTA: String(porta), PASTA: pasta },
  });
  const motor = await ligarMotor(pasta, await portaLivre(), { MARTELO_DEMO: 'contas' });
  try {
    const { entrar, chamar } = motor;
    const compradores = await Promise.all(
      dados.compradores.map(async ({ uid, email }) => ({ uid, token: await entrar(email) })),
    );
    const acerto = await entrar('acerto@demo.martelo');
    const linhas: Linha[] = [];
    const processador = async () =>
      1_000 * valorDaMetrica(await motor.ler('/metrics'), 'process_cpu_seconds_total');
    const medir = async (nome: string, doComprador: boolean, perguntas: [Pergunta[], Pergunta[]]) => {
      const ritmo = doComprador ? RITMO : RITMO_DA_EQUIPE;
      const frias = doComprador ? AQUECIMENTO : 2;
      await emRitmo(
        perguntas.map((lado) => lado.slice(0, frias)),
        ritmo,
      );
      const antes = await processador();
      const [deles, nossos] = await emRitmo(perguntas, ritmo);
      linhas.push({
        ...{ nome, doComprador, comum: percentis(deles!), nosso: percentis(nossos!) },
        processador: ((await processador()) - antes) / nossos!.length,
      });
    };
    const endereco = (base: string, busca: Record<string, string>) => `${base}?${new URLSearchParams(busca)}`;

    dizer('  o que os compradores perguntam…');
    for (const { nome, nosso, comum: noComum, uma } of doComprador(dados)) {
      const lados: [Pergunta[], Pergunta[]] = [[], []];
      for (let i = 0; i < DE_CADA; i++) {
        const { uid, token } = compradores[i % compradores.length]!;
        lados[0].push({
          url: endereco(`http://127.0.0.1:${porta}/vendas`, { cliente: uid, ...noComum }),
        });
        lados[1].push({ url: endereco(`${motor.url}/v1/cliente/compras`, nosso), token });
      }
      if (uma) {
        const ids = await Promise.all(
          compradores.map(async ({ token }) => {
            const { itens } = await chamar<{ itens: { id: number }[] }>(
              '/v1/cliente/compras',
              undefined,
              token,
            );
            return itens[Math.floor(itens.length / 2)]!.id;
          }),
        );
        for (let i = 0; i < DE_CADA; i++) {
          const id = ids[i % ids.length]!;
          lados[0][i] = { url: `http://127.0.0.1:${porta}/vendas/${id}` };
          lados[1][i] = { ...lados[1][i]!, url: `${motor.url}/v1/cliente/compras/${id}` };
        }
      }
      await medir(nome, true, lados);
    }

    dizer('  o que o acerto pergunta…');
    const { itens } = await chamar<{ itens: { leiUid: string; cliUid: string }[] }>(
      `/v1/vendas/qb?${new URLSearchParams({ pagina: '2000', porPagina: '1' })}`,
      undefined,
      acerto,
    );
    for (const { nome, nosso, comum: noComum } of daEquipe(itens[0]!)) {
      const deles = endereco(`http://127.0.0.1:${porta}/vendas`, noComum);
      const url = endereco(`${motor.url}/v1/vendas/qb`, nosso);
      await medir(nome, false, [
        Array.from({ length: DA_EQUIPE }, () => ({ url: deles })),
        Array.from({ length: DA_EQUIPE }, () => ({ url, token: acerto })),
      ]);
    }
    return linhas;
  } finally {
    await terminar(motor.processo);
    await terminar(comum);
  }
}

function doComprador({ lotes }: Dados): Pedido[] {
  const leilao = lotes[0]!.leiUid;
  return [
    { nome: 'as mais novas', nosso: {}, comum: {} },
    ...ABAS.map((aba) => ({ nome: `aba ${aba}`, nosso: { aba }, comum: { aba } })),
    { nome: 'de um leilão', nosso: { leilaoUid: leilao }, comum: { leilao } },
    { nome: 'palavra comum', nosso: { texto: 'gol' }, comum: { texto: 'gol' } },
    { nome: 'palavra rara', nosso: { texto: 'kombi' }, comum: { texto: 'kombi' } },
    { nome: 'página 12', nosso: { pagina: '12' }, comum: { pagina: '12' } },
    { nome: 'uma compra', nosso: {}, comum: {}, uma: true },
  ];
}

function daEquipe({ leiUid, cliUid }: { leiUid: string; cliUid: string }): Pedido[] {
  const ordem = { ordenar: 'dataVenda', ordem: 'desc' };
  const com = (...filtros: object[]) => ({ ...ordem, filtro: JSON.stringify(filtros) });
  const exata = (campo: string, valor: string) => com({ tipo: 'exata', campo, valor });
  return [
    { nome: 'as mais novas', nosso: ordem, comum: {} },
    { nome: 'página 5.000', nosso: { ...ordem, pagina: '5000' }, comum: { pagina: '5000' } },
    {
      nome: 'por situação',
      nosso: exata('situacao', 'AguardandoPagamento'),
      comum: { situacao: 'AguardandoPagamento' },
    },
    { nome: 'de um leilão', nosso: exata('leiUid', leiUid), comum: { leilao: leiUid } },
    { nome: 'de um cliente', nosso: exata('cliUid', cliUid), comum: { cliente: cliUid } },
    { nome: 'palavra rara', nosso: com({ tipo: 'geral', valor: 'kombi' }), comum: { texto: 'kombi' } },
    { nome: 'palavra comum', nosso: com({ tipo: 'geral', valor: 'gol' }), comum: { texto: 'gol' } },
  ];
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { pasta: { type: 'string' }, compras: { type: 'string' } } });
  const quantas = Number(values.compras ?? COMPRAS);
  for (const linha of await medirCompras(console.log, { pasta: values.pasta, quantas }))
    console.log(JSON.stringify(linha));
  process.exit(0);
}
