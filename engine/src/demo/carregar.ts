import { hash } from 'node:crypto';
import { escolher, sorteador } from '@martelo/shared/acaso';
import type { Cliente } from '@martelo/shared/cliente';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { uuidv7, uuidv7De } from '@martelo/shared/identificador';
import { leilaoEscrita } from '@martelo/shared/leilao';
import { incrementoEm, loteEscrita } from '@martelo/shared/lote';
import type { Logger } from 'pino';
import { CLIENTES } from '../acesso/clientes/registro.ts';
import type { Identidade } from '../acesso/identidade/identidade.ts';
import { aceitaLances } from '../auction/leituras/abertura.ts';
import { criarComitentesDaMarca } from '../casa/comitentes-da-marca.ts';
import type { Files } from '../files/files.ts';
import { LEILOES } from '../leituras/registros/leilao.ts';
import type { Numerador } from '../negocio/leilao/numerador.ts';
import type { DarLance } from '../negocio/lote/dar-lance.ts';
import { incluirLotes } from '../negocio/lote/incluir-lotes.ts';
import type { MudarVenda } from '../negocio/vendas/mudar.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import type { Motor } from '../runtime/motor.ts';
import { criarApelidosDemo } from './apelidos.ts';
import { comComitente, criarComitentesDemo } from './comitentes.ts';
import { completarContasDemo, criarContasDemo } from './contas.ts';
import { criarContasBancariasDemo } from './contas-bancarias.ts';
import { criarDocumentosDemo } from './documentos.ts';
import { criarFretesDemo } from './fretes.ts';
import { criarLeiloeirosDemo } from './leiloeiros.ts';
import { comPaciencia } from './paciente.ts';
import { registrarPagamentosDemo } from './pagamentos.ts';
import { comVeiculo, criarVeiculosDemo } from './patio/cadastros.ts';
import { encherPatiosDemo } from './patio/encher.ts';
import { abrirPortas, type Casa } from './patio/portas.ts';
import { retirarUmDemo } from './patio/retirada.ts';
import { criarPatiosDemo } from './patios.ts';
import { type LeilaoDemo, POSICAO_DO_NOVO_VALOR, planoDemo } from './plano.ts';
import { criarPrecosDeEnvioDemo } from './precos-de-envio.ts';
import { criarRecadosDemo } from './recados.ts';
import { criarSacDemo } from './sac.ts';
import { criarTransmissaoDemo } from './transmissoes.ts';

export interface DependenciasDemo {
  motor: Motor;
  registros: Registros;
  identidade: Identidade;
  darLance: DarLance;
  mudarVenda: MudarVenda;
  arquivos: Files;
  casa: Casa;
  ids: { leilao: Numerador; lote: Numerador };
  emDia(): Promise<void>;
  agora(): number;
  log: Logger;
  /** False leaves it at brands, people and places. */
  comLeiloes: boolean;
}

const AUTOR = 'demo';
const ENTRE_CONFERENCIAS_MS = 500;
/** Something that was sold in it has left its yard. */
const COM_RETIRADA = 'leilo-corporativa';

const planoDe = ({ comLeiloes, agora }: DependenciasDemo): LeilaoDemo[] =>
  comLeiloes ? planoDemo(agora()) : [];

/** Fills an empty engine through the same doors everybody uses: accounts, auctions, lots and bids. */
export async function carregarDemo(deps: DependenciasDemo, senha: string): Promise<void> {
  await criarContasDemo(deps.identidade, senha);
  await criarComitentesDemo(deps.registros);
  // Before the lots: one with the plate of a vehicle that the house keeps is that vehicle's.
  if (deps.comLeiloes) await criarVeiculosDemo(abrirPortas(deps));
  const plano = planoDe(deps);
  for (const demo of plano) await criar(deps, demo);
  // The lots of those that finish close within seconds.
  for (const demo of plano.toSorted((a, b) => Number(b.terminar) - Number(a.terminar)))
    await darLances(deps, demo);
  deps.log.info({ leiloes: plano.length }, 'dados de demonstração carregados');
}

/** Whether nothing of the demo is here yet. */
export async function semDemo({ registros, comLeiloes }: DependenciasDemo): Promise<boolean> {
  const um = { filtros: [], pagina: 1, porPagina: 1 };
  const { total } = comLeiloes
    ? await registros.colecao(LEILOES).listar(SISTEMA, um)
    : await registros.colecao(CLIENTES).listar(SISTEMA, um);
  return total === 0;
}

/** What the demo has learnt since it was loaded here. Leaves alone what is there already. */
export async function completarDemo(deps: DependenciasDemo, senha: string | null): Promise<void> {
  if (senha !== null) await completarContasDemo(deps.identidade, deps.registros, senha);
  await criarComitentesDemo(deps.registros);
  await criarPatiosDemo(deps.registros);
  await criarFretesDemo(deps.registros);
  await criarPrecosDeEnvioDemo(deps.registros);
  await criarContasBancariasDemo(deps.registros);
  await criarLeiloeirosDemo(deps.registros);
  if (deps.comLeiloes) {
    await criarDocumentosDemo(deps.registros, deps.arquivos, deps.agora());
    await criarSacDemo(deps.registros, deps.agora());
  }
  const plano = planoDe(deps);
  await completarArquivos(deps.motor, plano);
  for (const demo of plano.filter(({ acrescimo }) => acrescimo)) {
    if ((await deps.motor.estado(uidDoLeilao(demo.chave))) !== null) continue;
    await criar(deps, demo);
    await darLances(deps, demo);
  }
  for (const { chave, hotsiteId, leilao } of plano)
    if (leilao.situacao === 'AO_VIVO' && (await deps.motor.estado(uidDoLeilao(chave))) !== null)
      await criarTransmissaoDemo(deps.registros, {
        ...{ leilaoUid: uidDoLeilao(chave), hotsiteId, agora: deps.agora() },
      });
  if (deps.comLeiloes) await encherPatiosDemo(deps);
}

/**
 * Ends the demo's finished auctions once their lots have closed on their own clocks, and settles a few of their sales. Seconds
 * after the load, or after the start that follows if it was cut short; nothing to do from then on.
 */
export async function terminarDemo(deps: DependenciasDemo): Promise<void> {
  const { motor, registros, mudarVenda, emDia, agora } = deps;
  const aTerminar = planoDe(deps).filter(({ terminar }) => terminar);
  for (const leiUid of aTerminar.map(({ chave }) => uidDoLeilao(chave))) {
    const situacao = (await motor.estado(leiUid))?.leilao.situacao;
    if (situacao === undefined || situacao === 'EXECUTADO') continue;
    while ([...((await motor.estado(leiUid))?.lotes.values() ?? [])].some(aceitaLances)) {
      await new Promise<void>((resolve) => setTimeout(resolve, ENTRE_CONFERENCIAS_MS).unref());
    }
    await pedirNovoValor(motor, leiUid);
    await executar(motor, leiUid, { tipo: 'mudar-situacao-leilao', situacao: 'EXECUTADO' });
    await emDia();
    await registrarPagamentosDemo(registros, mudarVenda, leiUid, agora());
  }
  if (deps.comLeiloes) await retirarUmDemo(abrirPortas(deps), uidDoLeilao(COM_RETIRADA));
}

/** Auctions loaded before the demo had files. */
async function completarArquivos(motor: Motor, plano: readonly LeilaoDemo[]): Promise<void> {
  for (const { chave, leilao } of plano) {
    const estado = await motor.estado(uidDoLeilao(chave));
    if (estado === null || estado.leilao.situacao === 'EXECUTADO' || estado.leilao.arquivos !== undefined)
      continue;
    const { arquivos } = leilao;
    if (arquivos !== undefined)
      await executar(motor, uidDoLeilao(chave), { tipo: 'alterar-leilao', mudancas: { arquivos } });
  }
}

/** The same on every machine, so that what was loaded is found again. */
const uidDoLeilao = (chave: string): string =>
  uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `demo:${chave}`));

async function criar({ motor, ids, registros }: DependenciasDemo, demo: LeilaoDemo): Promise<void> {
  const { chave, hotsiteId } = demo;
  const uid = uidDoLeilao(chave);
  const dados = leilaoEscrita.parse(demo.leilao);
  const leilao = { ...dados, uid, id: await ids.leilao.proximo(), hotsites: [hotsiteId] };
  await executar(motor, uid, { tipo: 'criar-leilao', leilao });
  const estado = (await motor.estado(uid))!;
  const lotes = await Promise.all(
    demo.lotes.map(async (lote) =>
      loteEscrita.parse(await comVeiculo(registros, hotsiteId, await comComitente(registros, lote))),
    ),
  );
  const quem = { autor: AUTOR, comandoId: uuidv7() };
  const { itens } = await incluirLotes(
    { motor, ids: ids.lote, comitentes: criarComitentesDaMarca(registros) },
    HOTSITES_DEMO.map(({ id }) => id),
    estado,
    quem,
    lotes,
  );
  if (leilao.situacao === 'AO_VIVO') {
    await executar(motor, uid, {
      tipo: 'alterar-lote',
      como: ['equipe'],
      lelUid: itens[0]!.uid,
      mudancas: { situacao: 'AO_VIVO' },
    });
    await criarApelidosDemo(registros, uid, hotsiteId);
    await criarRecadosDemo(registros, hotsiteId);
  }
}

/** In the consignor's name, halfway between the bid and the reserve: the client is to answer. */
async function pedirNovoValor(motor: Motor, leiUid: string): Promise<void> {
  for (const lote of (await motor.estado(leiUid))?.lotes.values() ?? []) {
    if (lote.posicaoLeilao !== POSICAO_DO_NOVO_VALOR || lote.condicional?.etapa !== 'comitente') continue;
    const valor = Math.round((lote.condicional.lance + lote.reserva) / 20_000) * 10_000;
    await executar(motor, leiUid, {
      ...{ tipo: 'responder-condicional', lelUid: lote.uid, resposta: 'Novo valor' },
      ...{ valor, nome: 'Sérgio Vilela' },
    });
  }
}

/** Two to five bidders on each lot, by hand and by cap, the same on every machine. */
async function darLances(deps: DependenciasDemo, demo: LeilaoDemo): Promise<void> {
  const clientes = await clientesDe(deps.registros, demo.hotsiteId);
  const estado = (await deps.motor.estado(uidDoLeilao(demo.chave)))!;
  for (const lelUid of estado.ordem.slice(0, demo.comLances)) {
    const lote = estado.lotes.get(lelUid)!;
    const sorte = sorteador(`${demo.chave}-${lote.posicaoLeilao}c`);
    const quantos = 2 + Math.floor(sorte() * 4);
    let anterior: string | null = null;
    for (let i = 0; i < quantos; i++) {
      const outros = clientes.filter(({ uid }) => uid !== anterior);
      const { uid: cliUid } = escolher(sorte, outros);
      const preco = lote.lideranca?.preco ?? lote.minimo;
      const passo = incrementoEm(preco, lote.incremento, estado.leilao.incrementos);
      const automatico = sorte() < 0.35;
      const valor = preco + passo * (i === 0 ? 0 : 1 + Math.floor(sorte() * (automatico ? 6 : 2)));
      const acesso = { tipo: 'cliente', hotsiteId: demo.hotsiteId, cliUid, papeis: [] } as const;
      const lance = { comandoId: uuidv7(), tipo: automatico ? 'AUTOMATICO' : 'MANUAL', valor } as const;
      // A bid that meets a cap it did not know of may be refused, as anybody's may.
      await comPaciencia(() => deps.darLance(acesso, lelUid, lance)).catch((erro) =>
        deps.log.debug({ erro: String(erro) }, 'lance de demonstração recusado'),
      );
      anterior = lote.lideranca?.participante.uid ?? null;
    }
  }
}

type Pedido = Parameters<Motor['executar']>[1]['pedido'];
const executar = (motor: Motor, leiUid: string, pedido: Pedido) =>
  motor.executar(leiUid, { comandoId: uuidv7(), autor: AUTOR, pedido });

async function clientesDe(registros: Registros, hotsiteId: number): Promise<Cliente[]> {
  const { itens } = await registros.colecao(CLIENTES).listar(SISTEMA, {
    filtros: [{ tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId }],
    ordem: { campo: 'email', tipoOrdenacao: 'asc', tipoCampo: 'keyword' },
    pagina: 1,
    porPagina: 20,
  });
  return itens;
}
