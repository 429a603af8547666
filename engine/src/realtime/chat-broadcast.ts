import { RECIBOS_JUNTOS_MS } from '@martelo/shared/conversa/conversa';
import type { MensagemDaConversa } from '@martelo/shared/conversa/conversa.esquema';
import { criarSerie } from '@martelo/shared/em-serie';
import type { Server } from 'socket.io';
import {
  CONVERSAS,
  type ConversaGuardada,
  LEITURAS_DE_CONVERSA,
  MENSAGENS,
  type MensagemGuardada,
  SILENCIOS,
  TODOS,
} from '../negocio/conversas/registro.ts';
import type { Mensagens } from '../negocio/conversas/ver.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import { salaDaConta, salaDaConversa, salaDasConversas } from './rooms.ts';
import { enviarAosPoucos } from './send-to-room.ts';
import type { Leitores } from './slow-readers.ts';

/** What is said within this time in a chat goes out together, the first at once; in a room of many in the longer one. */
const JANELA_MS = 50;
const JANELA_GRANDE_MS = 250;
const SALA_PEQUENA = 50;
/** Sockets that are written to before anything else has its turn. */
const POR_VEZ = 100;
const QUADRO_MAXIMO_BYTES = 14 * 1024;
/** A list of chats moves no faster. */
const CAIXA_MS = 250;

interface Dependencias {
  io: Server;
  leitores: Pick<Leitores, 'conferir'>;
  registros: Registros;
  mensagens: Pick<Mensagens, 'mostrar' | 'leituras'>;
  aoFalhar(erro: unknown): void;
}

/**
 * Tells the chats' rooms of this process of what was said, read and removed, by whatever process. It never stands before a price: messages are
 * gathered, written to a hundred sockets at a time, and those of one chat one after another. Returns what stops it.
 */
export function transmitirConversas({
  io,
  leitores,
  registros,
  mensagens,
  aoFalhar,
}: Dependencias): () => void {
  const { adapter } = io.of('/');
  const quantos = (sala: string): number => adapter.rooms.get(sala)?.size ?? 0;
  const salas = (tipo: string, chatUid: string) =>
    [false, true].map((daCasa) => ({ daCasa, sala: salaDaConversa(tipo, chatUid, daCasa) }));
  const tipoDe = (um: Pick<MensagemGuardada, 'leitor'>) => (um.leitor === TODOS ? 'PUBLICA' : 'CLIENTE');

  /** What was said in a chat and has not gone out. */
  const porIr = new Map<string, MensagemGuardada[]>();
  const enviar = async (chatUid: string): Promise<void> => {
    const quais = (porIr.get(chatUid) ?? []).toSorted((a, b) => a.ordem - b.ordem);
    if (quais.length === 0) {
      porIr.delete(chatUid);
      return;
    }
    porIr.set(chatUid, []);
    const tipo = tipoDe(quais[0]!);
    const ouvintes = salas(tipo, chatUid).reduce((soma, { sala }) => soma + quantos(sala), 0);
    try {
      for (const { daCasa, sala } of salas(tipo, chatUid)) {
        if (quantos(sala) === 0) continue;
        for (const parte of emQuadros(await mensagens.mostrar({ uid: chatUid, tipo }, quais, daCasa)))
          await enviarAosPoucos(io, leitores, { sala, porVez: POR_VEZ }, 'on-chat-mensagem', {
            chatUid,
            mensagens: parte,
          });
      }
    } finally {
      // Also after a failure: who missed something sees the hole by what comes next, and asks.
      const janela = ouvintes > SALA_PEQUENA ? JANELA_GRANDE_MS : JANELA_MS;
      setTimeout(() => enviar(chatUid).catch(aoFalhar), janela).unref();
    }
  };
  const emSerie = criarSerie();
  const disse = async (uid: string): Promise<void> => {
    const mensagem = await registros.colecao(MENSAGENS).obter(SISTEMA, uid);
    if (mensagem === null) return;
    const { chatUid } = mensagem;
    if (salas(tipoDe(mensagem), chatUid).every(({ sala }) => quantos(sala) === 0)) return;
    const esperam = porIr.get(chatUid);
    if (esperam !== undefined) esperam.push(mensagem);
    else {
      porIr.set(chatUid, [mensagem]);
      enviar(chatUid).catch(aoFalhar);
    }
  };

  const leram = juntar(RECIBOS_JUNTOS_MS, async (chatUid) => {
    const { cliente, casa } = await mensagens.leituras(chatUid);
    const ate = (lados: typeof casa, qual: 'recebidas' | 'lidas') =>
      Math.max(0, ...lados.map((lado) => lado[qual].at(-1)?.ate ?? 0));
    for (const { sala } of salas('CLIENTE', chatUid))
      io.local.to(sala).emit('on-chat-leitura', {
        chatUid,
        cliente: { recebidaAte: ate(cliente, 'recebidas'), lidaAte: ate(cliente, 'lidas') },
        casa: { recebidaAte: ate(casa, 'recebidas'), lidaAte: ate(casa, 'lidas') },
      });
  });

  /** Whether each public chat that somebody is in was closed when they were last told. */
  const fechadas = new Map<string, boolean>();
  const mudaram = juntar(CAIXA_MS, async (chatUid) => {
    const conversa = await registros.colecao(CONVERSAS).obter(SISTEMA, chatUid);
    if (conversa === null) return;
    const { hotsiteId, cliUid, fechada, ultimaEm } = conversa;
    io.local.to(salaDasConversas(hotsiteId)).emit('on-chat', { chatUid, ultimaEm });
    if (cliUid !== null) io.local.to(salaDaConta(cliUid)).emit('on-chat', { chatUid, ultimaEm });
    avisarFechamento(conversa, fechada);
  });
  const avisarFechamento = ({ uid: chatUid, tipo }: ConversaGuardada, fechada: boolean): void => {
    const ocupadas = salas(tipo, chatUid).filter(({ sala }) => quantos(sala) > 0);
    if (tipo !== 'PUBLICA' || ocupadas.length === 0 || fechadas.get(chatUid) === fechada) return;
    fechadas.set(chatUid, fechada);
    for (const { sala } of ocupadas) io.local.to(sala).emit('on-chat-situacao', { chatUid, fechada });
  };
  const esquecerSala = (sala: string): void => {
    if (sala.startsWith('chat:')) fechadas.delete(sala.split(':')[3]!);
  };
  adapter.on('delete-room', esquecerSala);

  const calou = async (uid: string): Promise<void> => {
    const silencio = await registros.colecao(SILENCIOS).obter(SISTEMA, uid);
    if (silencio !== null)
      io.local.to(salaDaConta(silencio.cliUid)).emit('on-chat-silencio', { ate: silencio.ate });
  };

  // Nobody is connected: nothing is read.
  const comAlguem = (fazer: (uid: string) => void) => (uid: string) => {
    if (adapter.rooms.size > 0) fazer(uid);
  };
  const doChat = (uid: string): string => uid.split(':')[0]!;
  const ouvidos = [
    registros.aoEscrever(
      MENSAGENS.nome,
      // Read one after another: what was written first is told first.
      comAlguem((uid) => emSerie('ditas', () => disse(uid)).catch(aoFalhar)),
    ),
    registros.aoEscrever(
      LEITURAS_DE_CONVERSA.nome,
      comAlguem((uid) => {
        const ocupada = salas('CLIENTE', doChat(uid)).some(({ sala }) => quantos(sala) > 0);
        if (ocupada) leram.marcar(doChat(uid), aoFalhar);
      }),
    ),
    registros.aoEscrever(
      CONVERSAS.nome,
      comAlguem((uid) => mudaram.marcar(uid, aoFalhar)),
    ),
    registros.aoEscrever(
      SILENCIOS.nome,
      comAlguem((uid) => calou(uid).catch(aoFalhar)),
    ),
  ];
  return () => {
    for (const parar of ouvidos) parar();
    adapter.off('delete-room', esquecerSala);
    leram.parar();
    mudaram.parar();
    porIr.clear();
  };
}

/** Does something for each key once after a while, however often it was asked for meanwhile. */
function juntar(ms: number, fazer: (chave: string) => Promise<void>) {
  const relogios = new Map<string, ReturnType<typeof setTimeout>>();
  return {
    marcar(chave: string, aoFalhar: (erro: unknown) => void): void {
      if (relogios.has(chave)) return;
      const relogio = setTimeout(() => {
        relogios.delete(chave);
        fazer(chave).catch(aoFalhar);
      }, ms);
      relogios.set(chave, relogio.unref());
    },
    parar(): void {
      for (const relogio of relogios.values()) clearTimeout(relogio);
      relogios.clear();
    },
  };
}

/** In messages of no more than a socket may send itself. */
function emQuadros(mensagens: readonly MensagemDaConversa[]): MensagemDaConversa[][] {
  const quadros: MensagemDaConversa[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const uma of mensagens) {
    const dela = Buffer.byteLength(JSON.stringify(uma));
    if (bytes + dela > QUADRO_MAXIMO_BYTES) {
      quadros.push([]);
      bytes = 0;
    }
    quadros.at(-1)!.push(uma);
    bytes += dela;
  }
  return quadros;
}
