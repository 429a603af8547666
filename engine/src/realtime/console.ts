import { randomUUID } from 'node:crypto';
import {
  type AcaoLeiloeiro,
  acaoLeiloeiro,
  conexaoDoConsole,
  type EstadoDoPregao,
  modoDoConsole,
} from '@martelo/shared/leiloeiro';
import type { Server } from 'socket.io';
import type { z } from 'zod';
import { ler } from '../api/entrada.ts';
import type { Estado } from '../auction/modelo/estado.ts';
import type { Evento } from '../auction/modelo/evento.ts';
import type { Leiloeiro } from '../negocio/leiloeiro/agir.ts';
import type { Motor } from '../runtime/motor.ts';
import type { Atender, Conexao } from './connection.ts';
import { type Console, Consoles } from './consoles.ts';
import type { Presentes } from './dashboard.ts';
import { aCada } from './rhythm.ts';
import { ehSalaDoLeiloeiro, salaDoLeiloeiro } from './rooms.ts';

const DIZER = 'consoles-do-pregao';
/** How often who came and went is looked for, and at most told. */
const RITMO_MS = 1_000;
/** How often the other processes are told whom this one has, so that one that died is forgotten. */
const REPETIR_A_CADA = 5;

interface Dependencias {
  io: Server;
  motor: Motor;
  leiloeiro: Leiloeiro;
  presentes: Presentes;
  /** Whether other processes have sockets too. */
  compartilhado: boolean;
  agora(): number;
}

/** What a console may ask. */
export const EVENTOS_DO_CONSOLE = ['conectar-leiloeiro', 'leiloeiro-modo', 'leiloeiro-acao'] as const;

/** The auctioneer's console on this process: its events, and what tells it. */
export interface ConsolesLigados {
  pedidos: [(typeof EVENTOS_DO_CONSOLE)[number], Atender][];
  parar(): void;
}

export function ligarConsoles(deps: Dependencias): ConsolesLigados {
  const { io, motor, leiloeiro, presentes, compartilhado, agora } = deps;
  const consoles = new Consoles(agora);
  const processo = randomUUID();
  const ouvidos = new WeakSet<Conexao['socket']>();
  const { adapter, sockets } = io.of('/');
  /** Auction → who was there when it was last looked. */
  const gente = new Map<string, EstadoDoPregao['presentes']>();

  const mostrar = (estado: Readonly<Estado>) => {
    const { uid } = estado.leilao;
    const comum = leiloeiro.mostrar(estado);
    const presentesAgora = gente.get(uid) ?? { conectados: 0, habilitados: 0 };
    return (soquete: string): EstadoDoPregao => ({
      ...comum,
      presentes: presentesAgora,
      consoles: consoles.vistos(uid, soquete),
    });
  };
  const contar = async ({ leilao, lotes }: Readonly<Estado>): Promise<boolean> => {
    const marcas = leilao.hotsites.map((id) => presentes(id, leilao.uid, [...lotes.keys()]));
    const [habilitados, ...porMarca] = await Promise.all([leiloeiro.contarHabilitados(leilao), ...marcas]);
    const antes = gente.get(leilao.uid);
    const conectados = porMarca.reduce((soma, um) => soma + um, 0);
    gente.set(leilao.uid, { conectados, habilitados });
    return antes?.conectados !== conectados || antes.habilitados !== habilitados;
  };
  const dizerAosConsoles = (estado: Readonly<Estado>): void => {
    const para = mostrar(estado);
    for (const id of adapter.rooms.get(salaDoLeiloeiro(estado.leilao.uid)) ?? [])
      sockets.get(id)?.emit('on-leiloeiro', para(id));
  };
  const dizerDe = (leiloes: readonly string[]): void => {
    for (const leiUid of leiloes)
      if (adapter.rooms.has(salaDoLeiloeiro(leiUid)))
        motor.estado(leiUid).then(
          (estado) => estado && dizerAosConsoles(estado),
          () => {},
        );
  };
  const dizerAosOutros = (): void => {
    if (compartilhado) io.serverSideEmit(DIZER, processo, consoles.daqui());
  };
  /** Who is there has changed here. */
  const mudou = (leiloes: readonly string[]): void => {
    if (leiloes.length === 0) return;
    dizerAosOutros();
    dizerDe(leiloes);
  };
  if (compartilhado)
    io.on(DIZER, (outro: string, leiloes: [string, Console[]][]) => {
      dizerDe(consoles.ouvir(outro, leiloes));
    });

  const entrar = async (
    { socket, acesso }: Conexao,
    leiUid: string,
    { consoleUid, soAcompanha }: Partial<z.infer<typeof conexaoDoConsole>>,
  ): Promise<void> => {
    const conta = acesso.tipo === 'interno' ? acesso.usuUid : acesso.tipo;
    const nome = await leiloeiro.nomeDe(acesso);
    // It left while it was asked who it is.
    if (!socket.connected) return;
    if (!ouvidos.has(socket)) socket.once('disconnect', () => mudou(consoles.sair(socket.id)));
    ouvidos.add(socket);
    const chegada = { conta, nome, consoleUid: consoleUid ?? null, soAcompanha: soAcompanha ?? null };
    consoles.entrar(leiUid, socket.id, chegada);
  };
  /** A program that acts without having joined is a console from then on, as if it had. */
  const exigirConsole = async (conexao: Conexao, leiUid: string): Promise<Readonly<Estado>> => {
    const estado = await leiloeiro.estado(conexao.acesso, leiUid);
    const { uid } = estado.leilao;
    if (consoles.de(uid, conexao.socket.id) === null) {
      await entrar(conexao, uid, {});
      mudou([uid]);
    }
    return estado;
  };

  const pedidos: ConsolesLigados['pedidos'] = [
    [
      'conectar-leiloeiro',
      async (conexao, dados) => {
        const { leiUid, ...como } = ler(conexaoDoConsole, dados) as z.infer<typeof conexaoDoConsole>;
        const { socket, acesso } = conexao;
        const { uid } = (await leiloeiro.conectar(acesso, leiUid)).leilao;
        await entrar(conexao, uid, como);
        await contar(await leiloeiro.estado(acesso, uid));
        const estado = await leiloeiro.estado(acesso, uid);
        // No await from here on: the state told is the one that the room's messages continue.
        for (const sala of [...socket.rooms].filter(ehSalaDoLeiloeiro)) socket.leave(sala);
        mudou([uid, ...consoles.sair(socket.id, uid)]);
        socket.join(salaDoLeiloeiro(uid));
        return mostrar(estado)(socket.id);
      },
    ],
    [
      'leiloeiro-modo',
      async (conexao, dados) => {
        const { leiUid, soAcompanha } = ler(modoDoConsole, dados) as z.infer<typeof modoDoConsole>;
        const estado = await exigirConsole(conexao, leiUid);
        const { uid } = estado.leilao;
        consoles.mudarModo(uid, conexao.socket.id, soAcompanha);
        mudou([uid]);
        return mostrar(estado)(conexao.socket.id);
      },
    ],
    [
      'leiloeiro-acao',
      async (conexao, dados) => {
        const ato = ler(acaoLeiloeiro, dados) as AcaoLeiloeiro;
        const { socket, acesso } = conexao;
        const { uid } = (await exigirConsole(conexao, ato.leiUid)).leilao;
        const desdizer = consoles.agir(uid, socket.id, ato.acao);
        try {
          const resposta = await leiloeiro.agir(acesso, ato, (estado) => mostrar(estado)(socket.id));
          dizerAosOutros();
          return resposta;
        } catch (erro) {
          desdizer();
          throw erro;
        }
      },
    ],
  ];

  const pararDeOuvir = motor.aoGravar(({ events }, estado) => {
    const { uid } = estado.leilao;
    if (!adapter.rooms.has(salaDoLeiloeiro(uid))) return;
    const naMesa = leiloeiro.naMesa(estado);
    if (events.some((evento) => muda(evento, naMesa))) dizerAosConsoles(estado);
  });

  const olhar = async (): Promise<void> => {
    const abertos = consoles.daqui().map(([leiUid]) => leiUid);
    for (const leiUid of gente.keys()) if (!abertos.includes(leiUid)) gente.delete(leiUid);
    for (const leiUid of abertos) {
      const estado = await motor.estado(leiUid);
      if (estado !== null && (await contar(estado))) dizerAosConsoles(estado);
    }
  };
  const pararDeOlhar = aCada(RITMO_MS, olhar);
  let voltas = 0;
  const relogio = setInterval(() => {
    voltas += 1;
    if (voltas % REPETIR_A_CADA === 0 && consoles.daqui().length > 0) dizerAosOutros();
    dizerDe(consoles.varrer());
  }, RITMO_MS);
  relogio.unref();
  return {
    pedidos,
    parar() {
      clearInterval(relogio);
      pararDeOlhar();
      pararDeOuvir();
    },
  };
}

/** Bids and clocks concern the console on the lot on the block alone; everything else on any lot. */
function muda(evento: Evento, naMesa: string | null): boolean {
  switch (evento.tipo) {
    case 'ComandoDecidido/1':
    case 'MaximoElevado/1':
      return false;
    case 'LanceAceito/1':
    case 'LanceCancelado/1':
    case 'LoteProrrogado/1':
    case 'TempoRestituido/1':
      return evento.lelUid === naMesa;
    default:
      return true;
  }
}
