import { setTimeout as dormir } from 'node:timers/promises';
import { Acaso } from '@martelo/shared/acaso';
import { LOTE_ACEITA_LANCES, type SituacaoLote } from '@martelo/shared/lote-situacao';
import { Casa, type Sessao } from './casa.ts';
import { Leiloeiro } from './leiloeiro.ts';
import { Licitante } from './licitante.ts';
import { Acompanhamento, type Medicao } from './medicao.ts';
import { leilaoDoPlano, type Plano, TEMPOS } from './plano.ts';
import { distribuir, type NomeTemperamento } from './temperamentos.ts';

export interface OpcoesEnsaio extends Omit<Plano, 'abertura'> {
  url: string;
  hotsite: string;
  email: string;
  senha: string;
  licitantes: number;
  pesos: Partial<Record<NomeTemperamento, number>>;
  /** Share of silences at a live auction in which somebody in the room bids. */
  sala: number;
  semente: number;
}

const ABERTURA_SEGUNDOS = { real: 300, rapido: 12 };
/** What a close may take to be heard of after the last end known. */
const TOLERANCIA_MS = 15_000;

/** Holds the rehearsal from its making to its end. Resolves with all that was seen. @throws Error in the platform's own words */
export async function encenar(opcoes: OpcoesEnsaio, dizer: (linha: string) => void): Promise<Medicao> {
  const sorte = new Acaso(opcoes.semente);
  const casa = new Casa(opcoes.url, opcoes.hotsite);
  const token = await casa.entrar(opcoes.email, opcoes.senha);
  const plano = { ...opcoes, abertura: ABERTURA_SEGUNDOS[opcoes.tempo] };
  const { ritmo } = TEMPOS[opcoes.tempo];

  const { licitantes: contas } = await casa.pedir<{ licitantes: { apelido: string; sessao: Sessao }[] }>(
    'POST',
    '/v1/ensaios/licitantes',
    { quantos: opcoes.licitantes },
    await token(),
  );
  const { leilao, lotes } = leilaoDoPlano(plano, sorte.filho(1), Date.now());
  const { uid: leiUid } = await casa.pedir<{ uid: string }>('POST', '/v1/leiloes', leilao, await token());
  const { itens } = await casa.pedir<{ itens: { uid: string }[] }>(
    'POST',
    `/v1/leiloes/${leiUid}/lotes`,
    lotes,
    await token(),
  );
  dizer(`${leilao.nome}: ${itens.length} lotes, ${contas.length} licitantes (leilão ${leiUid})`);

  const inicio = Date.now();
  const relogio = () => Date.now() - inicio;
  const medicao: Medicao = { inicio, fim: inicio, respostas: [], lotes: [], licitantes: [], problemas: [] };
  const licitantes = distribuir(opcoes.licitantes, opcoes.pesos).map((temperamento, i) => {
    const { apelido, sessao } = contas[i]!;
    return {
      temperamento,
      bot: new Licitante({
        url: opcoes.url,
        hotsite: opcoes.hotsite,
        token: casa.manter(sessao),
        nome: apelido,
        temperamento,
        sorte: sorte.filho(100 + i),
        ritmo,
        relogio,
        aoResponder: (resposta) => medicao.respostas.push(resposta),
        aoEstranhar: (problema) => medicao.problemas.push(problema),
      }),
    };
  });
  const acompanhamentos = itens.map(({ uid }, i) => {
    const interessados = licitantes.filter(({ bot }) => bot.interessa());
    const { nome, valor } = lotes[i]!;
    const acompanhamento = new Acompanhamento(
      { lelUid: uid, nome, minimo: valor.minimo },
      interessados.length,
      relogio,
    );
    for (const { bot } of interessados) bot.acompanhar(acompanhamento);
    return acompanhamento;
  });
  await Promise.all(licitantes.map(({ bot }) => bot.entrar()));
  dizer('todos na sala');

  const progresso = setInterval(() => {
    const abertos = acompanhamentos.filter(({ lote }) => aberto(lote.pontos.at(-1)?.situacao)).length;
    dizer(
      `${Math.round(relogio() / 1_000)} s: ${medicao.respostas.length} lances enviados, ${abertos} lotes por fechar`,
    );
  }, 5_000);
  try {
    if (opcoes.modo === 'ao-vivo') await pregao(opcoes, leiUid, token, sorte, ritmo, medicao);
    else await ateFechar(acompanhamentos);
    // The last messages on their way.
    await dormir(500);
  } finally {
    clearInterval(progresso);
    for (const { bot } of licitantes) bot.sair();
  }

  medicao.fim = Date.now();
  medicao.lotes = acompanhamentos.map(({ lote }) => lote);
  medicao.licitantes = licitantes.map(({ temperamento, bot }) => ({
    temperamento,
    lances: bot.lances,
    quedas: bot.quedas,
  }));
  for (const acompanhamento of acompanhamentos) {
    if (acompanhamento.versoesFinais() > 1)
      medicao.problemas.push(`${acompanhamento.lote.nome}: nem todos terminaram vendo o mesmo estado`);
  }
  await casa.pedir('PUT', `/v1/leiloes/${leiUid}/situacao`, { situacao: 'EXECUTADO' }, await token());
  return medicao;
}

const aberto = (situacao: string | undefined): boolean =>
  situacao === 'CADASTRADO' || LOTE_ACEITA_LANCES.has(situacao as SituacaoLote);

async function ateFechar(acompanhamentos: readonly Acompanhamento[]): Promise<void> {
  for (;;) {
    const abertos = acompanhamentos.filter(({ lote }) => aberto(lote.pontos.at(-1)?.situacao));
    if (abertos.length === 0) return;
    const atrasado = abertos.find(
      ({ lote }) => (lote.pontos.at(-1)!.dataFim ?? 0) + TOLERANCIA_MS < Date.now(),
    );
    if (atrasado) throw new Error(`${atrasado.lote.nome} passou do fim e não fechou`);
    await dormir(200);
  }
}

async function pregao(
  { url, hotsite, sala }: OpcoesEnsaio,
  leiUid: string,
  token: () => Promise<string>,
  sorte: Acaso,
  ritmo: number,
  medicao: Medicao,
): Promise<void> {
  const recusas = new Map<string, number>();
  const leiloeiro = new Leiloeiro({
    url,
    hotsite,
    leiUid,
    token,
    sorte: sorte.filho(2),
    ritmo,
    sala,
    aoRecusar: (acao, codigo) =>
      recusas.set(`${acao}: ${codigo}`, (recusas.get(`${acao}: ${codigo}`) ?? 0) + 1),
  });
  await leiloeiro.entrar();
  try {
    await leiloeiro.conduzir();
  } catch (erro) {
    medicao.problemas.push(`o leiloeiro parou: ${(erro as Error).message} (${JSON.stringify([...recusas])})`);
  } finally {
    leiloeiro.sair();
  }
}
