import { formatarReais } from '@martelo/shared/dinheiro';
import { criarSerie } from '@martelo/shared/em-serie';
import { type CodigoErro, ErroMartelo } from '@martelo/shared/erros';
import { chaveDoComando } from '../../auction/modelo/idempotencia.ts';
import { LOTES } from '../../leituras/registros/lote.ts';
import { PARTICIPACOES } from '../../leituras/registros/participacao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registro, Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';
import { CLIENTES } from '../clientes/registro.ts';
import { HABILITACOES } from '../habilitacoes/registro.ts';
import type { ComReserva, Limites, Pretensao } from '../participacao/exigir-participacao.ts';
import type { AcessoCliente } from '../participacao/pode-licitar.ts';
import { contaNaExposicao, devidoNoLote, exposicaoEm, totalPor } from './devido.ts';
import { EXPOSICOES, type Exposicao, type LinhaExposicao } from './registro.ts';

interface Dependencias {
  registros: Registros;
  motor: Pick<Motor, 'estado' | 'leilaoDoLote' | 'aoGravar'>;
  /** Resolves when the records hold everything that was appended so far. */
  emDia(): Promise<void>;
  agora(): number;
  registrador: { error(dados: object, mensagem: string): void };
}

export interface Reservas {
  comReserva: ComReserva;
  /** What the folds say that a client could owe now, reservations in doubt included. Centavos. */
  exposicaoDe(cliente: Cliente): Promise<number>;
  /** Resolves when every answer received so far has been settled. */
  emRepouso(): Promise<void>;
}

type Cliente = Pick<AcessoCliente, 'cliUid' | 'hotsiteId'>;

/** Two engines bidding for one client: one of them saves each time, so a few tries are many. */
const TENTATIVAS = 12;
/** A command that no fold shows after this long was never decided: nothing keeps one waiting nearly as long. */
const PRAZO_DA_DUVIDA_MS = 120_000;
/** Answers that do not say whether the command was decided. */
const SEM_CERTEZA: ReadonlySet<CodigoErro> = new Set(['INDISPONIVEL', 'RESULTADO_INCERTO', 'ERRO_INTERNO']);

/**
 * Exposure limits. A command of a client with a limit is written down as a reservation, by compare-and-set on that client's one
 * record, before the auction hears of it; so whichever auctions, engines or milliseconds meet, the sum of what is reserved and of
 * what is owed never passes the limit. Its answer settles it: what the fold says takes its place. While the outcome is not known it
 * stays, and counts.
 */
export function criarReservas({ registros, motor, emDia, agora, registrador }: Dependencias): Reservas {
  const exposicoes = registros.colecao(EXPOSICOES);
  const participacoes = registros.colecao(PARTICIPACOES);
  const lotes = registros.colecao(LOTES);
  /** Clients whose record was compared with the folds since this engine started, and since their limits changed. */
  const apurados = new Set<string>();
  registros.aoEscrever(CLIENTES.nome, (uid) => apurados.delete(uid));
  registros.aoEscrever(HABILITACOES.nome, (uid) => apurados.delete(uid.split(':')[0]!));
  // What staff do can make somebody owe without a word of theirs: a cancelled bid, a lot opened again (rules 17 and 19).
  motor.aoGravar(({ events }, { lotes: doLeilao }) => {
    for (const evento of events) {
      if (evento.tipo !== 'LanceCancelado/1' && evento.tipo !== 'SituacaoLoteAlterada/1') continue;
      const lider = doLeilao.get(evento.lelUid)?.lideranca;
      if (lider) apurados.delete(lider.participante.uid);
    }
  });
  // One client's work at a time: within an engine no save meets another, so compare-and-set only meets other engines.
  const emFila = criarSerie();

  /** The lines as the folds have them. A reservation that they do not know stays, until it is too old to come true. */
  const conferir = async (
    { cliUid, hotsiteId }: Cliente,
    linhas: readonly LinhaExposicao[],
    alvos: ReadonlyMap<string, string>,
    recusado?: string,
  ): Promise<LinhaExposicao[]> => {
    const conferidas = linhas.filter(({ lelUid }) => !alvos.has(lelUid));
    const vencidas = new Date(agora() - PRAZO_DA_DUVIDA_MS).toISOString();
    const desde = new Date(agora()).toISOString();
    for (const [lelUid, leiUid] of alvos) {
      const estado = await motor.estado(leiUid);
      const lote = estado?.lotes.get(lelUid);
      for (const linha of linhas) {
        if (linha.lelUid !== lelUid || linha.comandoId === null || linha.comandoId === recusado) continue;
        const decidida = estado?.comandos.has(
          chaveDoComando({ autor: linha.autor ?? cliUid, comandoId: linha.comandoId }),
        );
        if (!decidida && linha.desde > vencidas) conferidas.push(linha);
      }
      const valor = estado && lote ? devidoNoLote(estado, lote, cliUid, hotsiteId) : 0;
      if (valor > 0) conferidas.push({ leiUid, lelUid, comandoId: null, valor, desde });
    }
    return conferidas;
  };

  /** Every lot on which the client could owe: those in the lines, and those they took part in before they had a limit. */
  const apurar = async (cliente: Cliente, linhas: readonly LinhaExposicao[]): Promise<LinhaExposicao[]> => {
    const alvos = new Map(linhas.map(({ lelUid, leiUid }) => [lelUid, leiUid]));
    await emDia();
    const dele = { tipo: 'exata', campo: 'cliUid', valor: cliente.cliUid } as const;
    for await (const { lelUid, leiUid } of participacoes.percorrer(SISTEMA, { filtros: [dele] })) {
      const lote = await lotes.obter(SISTEMA, lelUid);
      if (lote !== null && contaNaExposicao(lote.dados)) alvos.set(lelUid, leiUid);
    }
    return conferir(cliente, linhas, alvos);
  };

  /** Trusted from its start on, so that a change of limits meanwhile asks for another. */
  const apurarDeNovo = async (cliente: Cliente, linhas: readonly LinhaExposicao[]) => {
    apurados.add(cliente.cliUid);
    return apurar(cliente, linhas).catch((erro) => {
      apurados.delete(cliente.cliUid);
      throw erro;
    });
  };

  const gravar = async (
    { cliUid, hotsiteId }: Cliente,
    antes: Registro<Exposicao> | null,
    linhas: LinhaExposicao[],
  ): Promise<boolean> => {
    try {
      const depois = { uid: cliUid, hotsiteId, linhas };
      if (antes === null) await exposicoes.inserir(SISTEMA, depois);
      else await exposicoes.salvar(SISTEMA, depois, antes.revisao);
      return true;
    } catch (erro) {
      if (erro instanceof ErroMartelo && ['REVISAO_DESATUALIZADA', 'JA_EXISTE'].includes(erro.codigo))
        return false;
      throw erro;
    }
  };

  const reservar = async (
    cliente: Cliente,
    pretensao: Parameters<ComReserva>[1],
    limites: Limites,
  ): Promise<void> => {
    const { leiUid, lelUid, comandoId, valor, autor } = pretensao;
    const estado = await motor.estado(leiUid);
    // What it could owe is in the fold already: a repetition adds nothing and is never refused (rule 10).
    if (estado?.comandos.has(chaveDoComando({ autor: autor ?? cliente.cliUid, comandoId }))) return;
    const lote = estado?.lotes.get(lelUid);
    if (!estado || !lote) throw new ErroMartelo('LOTE_NAO_ENCONTRADO');
    const reserva = {
      leiUid,
      lelUid,
      comandoId,
      ...(autor === undefined ? {} : { autor }),
      valor: totalPor(estado, lote, valor, cliente.hotsiteId),
      desde: new Date(agora()).toISOString(),
    };
    for (let tentativa = 0; tentativa < TENTATIVAS; tentativa++) {
      const antes = await exposicoes.obter(SISTEMA, cliente.cliUid);
      const confiavel = antes !== null && apurados.has(cliente.cliUid);
      let linhas = confiavel ? antes.linhas : await apurarDeNovo(cliente, antes?.linhas ?? []);
      if (confiavel && livre(linhas, reserva, limites) < 0) linhas = await apurar(cliente, linhas);
      if (livre(linhas, reserva, limites) < 0) {
        await gravar(cliente, antes, linhas);
        throw excede(linhas, reserva, limites);
      }
      if (await gravar(cliente, antes, [...linhas, reserva])) return;
    }
    throw new ErroMartelo('OCUPADO');
  };

  const liquidar = async (
    cliente: Cliente,
    { leiUid, lelUid }: Pretensao,
    recusado?: string,
  ): Promise<void> => {
    for (let tentativa = 0; tentativa < TENTATIVAS; tentativa++) {
      const antes = await exposicoes.obter(SISTEMA, cliente.cliUid);
      if (antes === null) return;
      const linhas = await conferir(cliente, antes.linhas, new Map([[lelUid, leiUid]]), recusado);
      if (await gravar(cliente, antes, linhas)) return;
    }
  };

  return {
    async comReserva(acesso, pretensao, limites, mandar) {
      const { cliUid } = acesso;
      await emFila(cliUid, () => reservar(acesso, pretensao, limites));
      // Nobody waits for the settlement: until it is written the reservation counts, which is never too little.
      const depois = (recusado?: string) =>
        void emFila(cliUid, () => liquidar(acesso, pretensao, recusado)).catch((err) =>
          registrador.error({ err, cliUid }, 'a reservation could not be settled'),
        );
      try {
        const resposta = await mandar();
        depois();
        return resposta;
      } catch (erro) {
        const certo = erro instanceof ErroMartelo && !SEM_CERTEZA.has(erro.codigo);
        if (certo) depois(pretensao.comandoId);
        throw erro;
      }
    },
    exposicaoDe: (cliente) =>
      emFila(cliente.cliUid, async () => {
        const antes = await exposicoes.obter(SISTEMA, cliente.cliUid);
        return exposicaoEm(await apurar(cliente, antes?.linhas ?? []));
      }),
    emRepouso: emFila.vazia,
  };
}

/** What remains of the tightest limit once `nova` is added; negative when it does not fit. Centavos. */
function livre(linhas: readonly LinhaExposicao[], nova: LinhaExposicao, limites: Limites): number {
  const todas = [...linhas, nova];
  const { doCliente, doLeilao } = limites;
  const noLeilao = todas.filter(({ leiUid }) => leiUid === nova.leiUid);
  return Math.min(
    doCliente === null ? Number.POSITIVE_INFINITY : doCliente - exposicaoEm(todas),
    doLeilao === null ? Number.POSITIVE_INFINITY : doLeilao - exposicaoEm(noLeilao),
  );
}

function excede(linhas: readonly LinhaExposicao[], nova: LinhaExposicao, limites: Limites): ErroMartelo {
  const disponivel = Math.max(0, livre(linhas, { ...nova, valor: 0 }, limites));
  return new ErroMartelo('LIMITE_DE_EXPOSICAO', {
    disponivel,
    disponivelFormatado: formatarReais(disponivel),
    totalDoLance: nova.valor,
    limite: Math.min(
      limites.doCliente ?? Number.POSITIVE_INFINITY,
      limites.doLeilao ?? Number.POSITIVE_INFINITY,
    ),
    acao: '/fale-conosco',
  });
}
