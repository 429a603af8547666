import { ErroMartelo } from '@martelo/shared/erros';
import { uid } from '@martelo/shared/identificador';
import { type PapelInterno, QUEM_ACOMPANHA_LEILAO, QUEM_ACOMPANHA_OS_SEUS } from '@martelo/shared/papeis';
import type { Server } from 'socket.io';
import { z } from 'zod';
import { ler } from '../api/entrada.ts';
import { tem } from '../api/recurso/politica.ts';
import type { Evento } from '../auction/modelo/evento.ts';
import type { Localizador } from '../leituras/localizador.ts';
import type { Acompanhar } from '../negocio/acompanhar/acompanhar.ts';
import {
  type Alcance,
  alcanceDaCasa,
  alcancesDoComitente,
  loteQueMove,
  noAlcance,
} from '../negocio/acompanhar/linha.ts';
import type { Acesso } from '../records/records.ts';
import type { Motor } from '../runtime/motor.ts';
import type { Atender, Conexao } from './connection.ts';
import { acompanhadoDaSala, ehSalaDeAcompanhar, salaDeAcompanhar } from './rooms.ts';

const alvo = z.object({ leiUid: uid });
/** A lot that moves faster than anybody reads is told of once in this time, as it then is. */
const JUNTAR_MS = 250;

/** Following an auction: the house all of it, a consignor's people their own lots. A socket follows one. */
export function pedidosDeAcompanhar(localizador: Pick<Localizador, 'leilao'>): [string, Atender][] {
  const sair = ({ socket }: Conexao): void => {
    for (const sala of [...socket.rooms].filter(ehSalaDeAcompanhar)) socket.leave(sala);
  };
  const entrar =
    (papeis: readonly PapelInterno[], alcancesDe: (acesso: Acesso) => readonly Alcance[]): Atender =>
    async (conexao, dados) => {
      const { acesso, hotsite, socket } = conexao;
      if (!tem(acesso, papeis)) throw new ErroMartelo('SEM_PERMISSAO', { papeis: papeis.join(', ') });
      const { leiUid } = ler(alvo, dados) as z.infer<typeof alvo>;
      const estado = await localizador.leilao(acesso, leiUid);
      const lotes = [...estado.lotes.values()];
      const seus = alcancesDe(acesso).filter((um) => lotes.some((lote) => noAlcance(um, lote)));
      // An auction without a lot of theirs is as if it were not there; the house follows one before its first lot.
      if (seus.length === 0 && !tem(acesso, QUEM_ACOMPANHA_LEILAO))
        throw new ErroMartelo('LEILAO_NAO_ENCONTRADO');
      const salas = seus.length > 0 ? seus : alcancesDe(acesso);
      sair(conexao);
      socket.join(salas.map((um) => salaDeAcompanhar(hotsite.id, estado.leilao.uid, um)));
      return {};
    };
  return [
    [
      'conectar-backoffice-acompanhar-leilao',
      entrar(QUEM_ACOMPANHA_LEILAO, (acesso) => [alcanceDaCasa(acesso)]),
    ],
    ['conectar-acompanhar-leilao', entrar(QUEM_ACOMPANHA_OS_SEUS, alcancesDoComitente)],
    [
      'desconectar-backoffice-acompanhar-leilao',
      (conexao) => {
        sair(conexao);
        return {};
      },
    ],
  ];
}

/** What moved in an auction since it was last told of. */
interface Movido {
  lotes: Set<string>;
  clientes: Set<string>;
}

/** Tells who follows an auction what moved of it, on this process. Returns what stops it. */
export function transmitirAcompanhados(
  io: Server,
  motor: Motor,
  acompanhar: Pick<Acompanhar, 'cliente'>,
  aoFalhar: (erro: unknown) => void,
): () => void {
  const { adapter } = io.of('/');
  const movidos = new Map<string, Movido>();
  let relogio: ReturnType<typeof setTimeout> | undefined;
  /** The rooms that somebody is in, by their auction: looked for at every commit. */
  const abertas = new Map<string, Set<string>>();
  const abrir = (sala: string): void => {
    if (!ehSalaDeAcompanhar(sala)) return;
    const { leiUid } = acompanhadoDaSala(sala);
    abertas.set(leiUid, (abertas.get(leiUid) ?? new Set()).add(sala));
  };
  const fechar = (sala: string): void => {
    if (!ehSalaDeAcompanhar(sala)) return;
    const { leiUid } = acompanhadoDaSala(sala);
    abertas.get(leiUid)?.delete(sala);
    if (abertas.get(leiUid)?.size === 0) abertas.delete(leiUid);
  };
  adapter.on('create-room', abrir);
  adapter.on('delete-room', fechar);

  const dizer = async (leiUid: string, { lotes, clientes }: Movido): Promise<void> => {
    const salas = [...(abertas.get(leiUid) ?? [])].map((sala) => ({
      sala,
      ...(acompanhadoDaSala(sala) as { hotsiteId: number; alcance: Alcance }),
    }));
    const estado = salas.length === 0 ? null : await motor.estado(leiUid);
    if (estado === null) return;
    for (const { sala, alcance } of salas)
      for (const lelUid of lotes) {
        const lote = estado.lotes.get(lelUid);
        if (lote === undefined || !noAlcance(alcance, lote)) continue;
        io.local
          .to(sala)
          .emit('on-backoffice-acompanhar-leilao-lote', { leiUid, lote: loteQueMove(lote, alcance) });
      }
    const daCasa = salas.filter(({ alcance }) => !alcance.startsWith('comitente:'));
    for (const [hotsiteId, suas] of Map.groupBy(daCasa, (uma) => uma.hotsiteId))
      for (const cliUid of clientes) {
        const cliente = await acompanhar.cliente(estado, cliUid, hotsiteId);
        io.local
          .to(suas.map(({ sala }) => sala))
          .emit('on-backoffice-acompanhar-leilao-cliente', { leiUid, cliente });
      }
  };
  const dizerTudo = (): void => {
    relogio = undefined;
    const agora = [...movidos];
    movidos.clear();
    for (const [leiUid, movido] of agora) dizer(leiUid, movido).catch(aoFalhar);
  };

  const pararDeOuvir = motor.aoGravar(({ events }, estado) => {
    const { uid: leiUid } = estado.leilao;
    if (!abertas.has(leiUid)) return;
    const movido = movidos.get(leiUid) ?? { lotes: new Set(), clientes: new Set() };
    for (const lelUid of lotesDe(events)) movido.lotes.add(lelUid);
    for (const cliUid of licitantesDe(events)) movido.clientes.add(cliUid);
    if (movido.lotes.size === 0) return;
    movidos.set(leiUid, movido);
    relogio ??= setTimeout(dizerTudo, JUNTAR_MS);
  });
  return () => {
    clearTimeout(relogio);
    pararDeOuvir();
    adapter.off('create-room', abrir);
    adapter.off('delete-room', fechar);
  };
}

/** The lots that a commit is about; a secret cap that was raised moves nothing that anybody is told (rule 8). */
function* lotesDe(eventos: readonly Evento[]): Iterable<string> {
  for (const evento of eventos) {
    if (evento.tipo === 'MaximoElevado/1' || evento.tipo === 'ComandoDecidido/1') continue;
    if (evento.tipo === 'LoteIncluido/1') yield evento.lote.uid;
    else if ('lelUid' in evento && typeof evento.lelUid === 'string') yield evento.lelUid;
  }
}

/** Whose part in the auction a commit changed: who bid by the site, and whose bid was cancelled. */
function* licitantesDe(eventos: readonly Evento[]): Iterable<string> {
  for (const evento of eventos) {
    const lance = evento.tipo === 'LanceAceito/1' && evento.modo !== 'PRESENCIAL';
    if (lance || evento.tipo === 'LanceCancelado/1') yield evento.participante.uid;
  }
}
