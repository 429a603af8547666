import { ErroMartelo } from '@martelo/shared/erros';
import { uid } from '@martelo/shared/identificador';
import { QUEM_VE_PAINEL_DO_LEILAO } from '@martelo/shared/papeis';
import type { Server } from 'socket.io';
import { z } from 'zod';
import { ler } from '../api/entrada.ts';
import { tem } from '../api/recurso/politica.ts';
import type { Localizador } from '../leituras/localizador.ts';
import type { Motor } from '../runtime/motor.ts';
import type { Atender, Conexao } from './connection.ts';
import { aCada } from './rhythm.ts';
import { ehSalaDoPainel, painelDaSala, salaDoLeilao, salaDoLote, salaDoPainel } from './rooms.ts';

const alvo = z.object({ leiUid: uid });
const PERGUNTA = 'presentes-no-leilao';
/** Another process that does not answer in time has nobody there. */
const RESPOSTA_MS = 400;
/** How often figures are told of at most, and how often is looked for who came and went. */
const RITMO_MS = 1_000;

/** Following an auction by its figures. */
export function pedidosDoPainel(localizador: Pick<Localizador, 'leilao'>): [string, Atender][] {
  const sala = async ({ acesso, hotsite }: Conexao, dados: unknown): Promise<string> => {
    if (!tem(acesso, QUEM_VE_PAINEL_DO_LEILAO))
      throw new ErroMartelo('SEM_PERMISSAO', { papeis: QUEM_VE_PAINEL_DO_LEILAO.join(', ') });
    const { leiUid } = ler(alvo, dados) as z.infer<typeof alvo>;
    const { leilao } = await localizador.leilao(acesso, leiUid);
    return salaDoPainel(hotsite.id, leilao.uid);
  };
  return [
    [
      'conectar-dashboard',
      async (conexao, dados) => {
        const qual = await sala(conexao, dados);
        for (const outra of [...conexao.socket.rooms].filter(ehSalaDoPainel)) conexao.socket.leave(outra);
        conexao.socket.join(qual);
        return {};
      },
    ],
    [
      'deixar-dashboard',
      (conexao) => {
        for (const outra of [...conexao.socket.rooms].filter(ehSalaDoPainel)) conexao.socket.leave(outra);
        return {};
      },
    ],
  ];
}

export type Presentes = (hotsiteId: number, leiUid: string, lotes: readonly string[]) => Promise<number>;

/** How many visitors and clients of a brand have an auction open, or one of its lots: a client once, however many pages. */
export function criarPresentes(io: Server, compartilhado: boolean): Presentes {
  const aqui = (hotsiteId: number, leiUid: string, lotes: readonly string[]): string[] => {
    const { adapter, sockets } = io.of('/');
    const salas = [
      ...(['leilao', 'loja'] as const).map((tipo) => salaDoLeilao(leiUid, { id: hotsiteId, tipo })),
      ...lotes.map(salaDoLote),
    ];
    const quem = new Set<string>();
    for (const sala of salas)
      for (const id of adapter.rooms.get(sala) ?? []) {
        const { conexao } = (sockets.get(id)?.data ?? {}) as { conexao?: Conexao };
        if (conexao?.hotsite.id !== hotsiteId) continue;
        const { acesso } = conexao;
        if (acesso.tipo === 'cliente') quem.add(acesso.cliUid);
        else if (acesso.tipo === 'anonimo') quem.add(id);
      }
    return [...quem];
  };
  if (!compartilhado) return async (...onde) => aqui(...onde).length;
  io.on(PERGUNTA, (hotsiteId: number, leiUid: string, lotes: string[], responder: (quem: string[]) => void) =>
    responder(aqui(hotsiteId, leiUid, lotes)),
  );
  return (hotsiteId, leiUid, lotes) =>
    new Promise((resolve) => {
      const daqui = aqui(hotsiteId, leiUid, lotes);
      const prazo = setTimeout(() => resolve(daqui.length), RESPOSTA_MS);
      prazo.unref();
      io.serverSideEmit(PERGUNTA, hotsiteId, leiUid, lotes, (_: unknown, respostas: string[][] = []) => {
        clearTimeout(prazo);
        resolve(new Set([...daqui, ...respostas.flat()]).size);
      });
    });
}

/** Tells who follows an auction by its figures that they are others now, once a second at most. Returns what stops it. */
export function transmitirPaineis(io: Server, motor: Motor, presentes: Presentes): () => void {
  const { adapter } = io.of('/');
  /** What was written since the last word. */
  const mudados = new Set<string>();
  const vistos = new Map<string, number>();
  const abertos = (): string[] => [...adapter.rooms.keys()].filter(ehSalaDoPainel);
  const pararDeOuvir = motor.aoGravar((_, { leilao }) => {
    if (abertos().some((sala) => painelDaSala(sala).leiUid === leilao.uid)) mudados.add(leilao.uid);
  });
  const olhar = async (): Promise<void> => {
    const salas = abertos();
    for (const sala of vistos.keys()) if (!salas.includes(sala)) vistos.delete(sala);
    const escritos = new Set(mudados);
    mudados.clear();
    for (const sala of salas) {
      const { hotsiteId, leiUid } = painelDaSala(sala);
      const estado = await motor.estado(leiUid);
      const quantos = await presentes(hotsiteId, leiUid, [...(estado?.lotes.keys() ?? [])]);
      const outros = vistos.get(sala) !== undefined && vistos.get(sala) !== quantos;
      vistos.set(sala, quantos);
      if (outros || escritos.has(leiUid)) io.local.to(sala).emit('on-dashboard', { leiUid });
    }
  };
  const pararDeOlhar = aCada(RITMO_MS, olhar);
  return () => {
    pararDeOlhar();
    pararDeOuvir();
  };
}
