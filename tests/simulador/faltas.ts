import type { Evento } from '../../engine/src/auction/modelo/evento.ts';
import { VENDAS } from '../../engine/src/leituras/registros/venda.ts';
import { sha256, textoDoCommit } from '../../engine/src/log/encadear.ts';
import type { Commit, StoredCommit } from '../../engine/src/log/log.ts';
import { StoreUnavailable, UnknownOutcome } from '../../engine/src/store/unavailable.ts';
import type { Costuras } from './processo.ts';

/** A mistake that somebody could make in the engine, planted at one of its seams, and the promises it breaks. */
export interface Falta {
  nome: string;
  costuras: Costuras;
  /** The simulator must say one of these. */
  invariantes: readonly string[];
}

const guardados = (commits: readonly Commit[]): StoredCommit[] =>
  commits.map((commit) => ({ ...commit, hash: sha256(textoDoCommit(commit)) }));

export const FALTAS: readonly Falta[] = [
  {
    nome: 'acknowledges before the store has it',
    invariantes: ['I1', 'I2'],
    costuras: {
      log: (log) => ({
        ...log,
        append: async (commits) => {
          log.append(commits).catch(() => {});
          return guardados(commits);
        },
      }),
    },
  },
  {
    nome: 'takes an unknown outcome for written, and does not read the tail back',
    invariantes: ['I1', 'I2'],
    costuras: {
      log: (log) => ({
        ...log,
        append: (commits) =>
          log.append(commits).catch((erro) => {
            if (erro instanceof UnknownOutcome) return guardados(commits);
            throw erro;
          }),
      }),
    },
  },
  {
    nome: 'takes an unknown outcome for not written',
    invariantes: ['I1'],
    costuras: {
      log: (log) => ({
        ...log,
        append: (commits) =>
          log.append(commits).catch((erro) => {
            throw erro instanceof UnknownOutcome ? new StoreUnavailable('surely not') : erro;
          }),
      }),
    },
  },
  {
    nome: 'has no fence: a second owner writes behind the first one’s back',
    invariantes: ['I8', 'I9', 'I11', 'I1'],
    costuras: {
      log: (log) => ({
        ...log,
        append: async (commits) => {
          const certos: Commit[] = [];
          for (const commit of commits) {
            const cabeca = await log.head(commit.stream);
            certos.push(
              cabeca === null
                ? commit
                : {
                    ...commit,
                    commitNo: cabeca.commitNo + 1,
                    prevHash: cabeca.hash,
                    firstSeq: cabeca.nextSeq,
                    epoch: Math.max(cabeca.epoch, commit.epoch),
                  },
            );
          }
          return log.append(certos);
        },
      }),
    },
  },
  {
    nome: 'closes a second and a half early',
    invariantes: ['I12'],
    costuras: {
      nucleo: (nucleo) => ({
        ...nucleo,
        decide(estado, comando, instante) {
          const { pedido } = comando;
          const lote = pedido.tipo === 'encerrar-lote' ? estado?.lotes.get(pedido.lelUid) : undefined;
          const fim = lote?.dataFim ?? null;
          if (lote !== undefined && fim !== null) lote.dataFim = fim - 1_500;
          const eventos = nucleo.decide(estado, comando, instante);
          if (lote !== undefined && fim !== null) lote.dataFim = fim;
          return eventos;
        },
      }),
    },
  },
  {
    nome: 'gives no time back after an outage',
    invariantes: ['I12'],
    costuras: {
      nucleo: (nucleo) => ({
        ...nucleo,
        decide: (estado, comando, instante) => {
          const eventos = nucleo.decide(estado, comando, instante);
          return comando.pedido.tipo === 'restituir-tempo' ? eventos.slice(0, 1) : eventos;
        },
      }),
    },
  },
  {
    nome: 'still takes a bid in the second after the end',
    invariantes: ['I5'],
    costuras: {
      nucleo: (nucleo) => ({
        ...nucleo,
        decide(estado, comando, instante) {
          const { pedido } = comando;
          const lote = pedido.tipo === 'dar-lance' ? estado?.lotes.get(pedido.lelUid) : undefined;
          const fim = lote?.dataFim ?? null;
          if (lote !== undefined && fim !== null && instante >= fim) lote.dataFim = instante + 1;
          const eventos = nucleo.decide(estado, comando, instante);
          if (lote !== undefined && fim !== null) lote.dataFim = fim;
          return eventos;
        },
      }),
    },
  },
  {
    nome: 'forgets the commitment of a silent raise',
    invariantes: ['I9'],
    costuras: {
      nucleo: (nucleo) => ({
        ...nucleo,
        evolve(estado, evento) {
          const depois = nucleo.evolve(estado, evento);
          if (evento.tipo === 'MaximoElevado/1') depois.lotes.get(evento.lelUid)!.silenciosos = [];
          return depois;
        },
      }),
    },
  },
  {
    nome: 'forgets what it answered when it starts again',
    invariantes: ['I8'],
    costuras: {
      nucleo: (nucleo) => ({
        ...nucleo,
        respostaRepetida: (estado, comando) => {
          const resposta = nucleo.respostaRepetida(estado, comando);
          // Every third id is taken for a new one.
          return comando.comandoId.endsWith('3') ? null : resposta;
        },
      }),
    },
  },
  {
    nome: 'lets the second bidder win',
    invariantes: ['I3'],
    costuras: {
      nucleo: comEventos((evento) =>
        evento.tipo === 'LoteEncerrado/1' && evento.vencedor !== null
          ? { ...evento, vencedor: { ...evento.vencedor, apelido: 'apelido-outro' } }
          : evento,
      ),
    },
  },
  {
    nome: 'answers a challenger one centavo too low',
    invariantes: ['R1', 'R4', 'I4', 'I7', 'I9'],
    costuras: {
      nucleo: comEventos((evento) =>
        evento.tipo === 'LanceAceito/1' && evento.resposta ? { ...evento, valor: evento.valor - 1 } : evento,
      ),
    },
  },
  {
    nome: 'shows the leader’s cap',
    invariantes: ['I10'],
    costuras: { mensagem: (_, dados) => ({ ...dados, maximo: 1 }) },
  },
  {
    nome: 'loses every fifth broadcast',
    invariantes: ['I15'],
    costuras: { mensagem: (_, dados) => (Number(dados.seq) % 5 === 0 ? null : dados) },
  },
  {
    nome: 'makes a sale twice',
    invariantes: ['I13'],
    costuras: {
      projecao: (projecao) => ({
        ...projecao,
        aplicar: (tx, trecho) =>
          projecao.aplicar(
            {
              ler: (definicao, uid) => tx.ler(definicao, uid),
              gravar(definicao, doc) {
                tx.gravar(definicao, doc);
                if (definicao.nome === VENDAS.nome) tx.gravar(definicao, { ...doc, uid: `${doc.uid}-2` });
              },
            },
            trecho,
          ),
      }),
    },
  },
  {
    nome: 'applies part of a step to the records',
    invariantes: ['I14', 'I13'],
    costuras: {
      projecao: (projecao) => ({
        ...projecao,
        aplicar: (tx, { stream, events }) =>
          projecao.aplicar(tx, { stream, events: events.filter(({ tipo }) => tipo !== 'LoteProrrogado/1') }),
      }),
    },
  },
];

/** A core that writes down something else than it decided. */
function comEventos(mudar: (evento: Evento) => Evento): NonNullable<Costuras['nucleo']> {
  return (nucleo) => ({
    ...nucleo,
    decide: (estado, comando, instante) => nucleo.decide(estado, comando, instante).map(mudar),
  });
}
