import type { Server } from 'socket.io';
import { estadoPublico } from '../auction/leituras/publico.ts';
import type { DadosLote } from '../auction/modelo/dados.ts';
import type { Estado } from '../auction/modelo/estado.ts';
import type { Evento } from '../auction/modelo/evento.ts';
import { lotePublicado } from '../leituras/visibilidade.ts';
import type { Carimbar } from '../leituras/vistas/carimbos.ts';
import { leilaoDoEstado } from '../leituras/vistas/leilao.ts';
import { cartaoDoLote } from '../leituras/vistas/lote.ts';
import { propostaDoCliente } from '../leituras/vistas/proposta.ts';
import type { Environment } from '../runtime/environment.ts';
import type { Motor } from '../runtime/motor.ts';
import { Fanout } from './fanout.ts';
import { Posicoes } from './positions.ts';
import type { RecentEvents } from './recent-events.ts';
import { salaDoCliente, salaDoLeilao } from './rooms.ts';
import type { Leitores } from './slow-readers.ts';

const TIPOS_DE_MARCA = ['leilao', 'loja'] as const;

/**
 * Tells the sockets of this process of every durable commit; every process follows the log for its own. Public messages are built from the public state alone; what a commit did in
 * silence (rule 8) has no message. Returns what stops it.
 */
export function transmitir(
  io: Server,
  leitores: Pick<Leitores, 'conferir'>,
  motor: Motor,
  recentes: RecentEvents,
  agora: () => number,
  carimbar: Carimbar,
  daquiA?: Environment['daquiA'],
): () => void {
  const difusao = new Fanout(io, leitores, daquiA);
  const posicoes = new Posicoes();
  const ocupada = (sala: string): boolean => io.of('/').adapter.rooms.has(sala);

  const sair = motor.aoGravar(({ events }, estado) => {
    recentes.guardar(events);
    for (const lelUid of lotesMovidos(events)) {
      if (difusao.ouvintes(lelUid) > 0) difusao.enviar(estadoPublico(estado, lelUid));
    }
    for (const { cliUid, lelUid, posicao } of posicoes.afetadas(events, estado)) {
      const sala = salaDoCliente(cliUid);
      if (ocupada(sala)) io.local.to(sala).emit('on-posicao-cliente', { lelUid, posicao });
    }
    for (const { cliUid, proposta } of propostasRespondidas(events, estado)) {
      const sala = salaDoCliente(cliUid);
      if (ocupada(sala)) io.local.to(sala).emit('on-proposta', proposta);
    }
    for (const id of estado.leilao.hotsites)
      for (const tipo of TIPOS_DE_MARCA) {
        const sala = salaDoLeilao(estado.leilao.uid, { id, tipo });
        if (!ocupada(sala)) continue;
        if (events.some(mudaLeilao))
          io.local.to(sala).emit('on-leiloes-site-dto', leilaoDoEstado(estado, agora()));
        for (const lelUid of lotesAlterados(events)) {
          const lote = estado.lotes.get(lelUid)!;
          if (!lotePublicado(estado.leilao.situacao, lote)) continue;
          const cartao = cartaoDoLote(estado, lote, { id, tipo }, carimbar);
          io.local.to(sala).emit('lote-selecionado-atualizado', cartao);
        }
      }
  });
  return () => {
    sair();
    difusao.parar();
  };
}

/** The proposals that were answered, for their makers alone. */
function propostasRespondidas(eventos: readonly Evento[], estado: Readonly<Estado>) {
  return eventos.flatMap((evento) => {
    if (evento.tipo !== 'PropostaRespondida/1') return [];
    const { lelUid, participante } = evento;
    const proposta = estado.lotes.get(lelUid)?.propostas?.get(evento.proposta);
    return proposta === undefined
      ? []
      : [{ cliUid: participante.uid, proposta: propostaDoCliente(lelUid, proposta) }];
  });
}

/** Lots whose public state the commit changed. */
function lotesMovidos(eventos: readonly Evento[]): Set<string> {
  const lotes = new Set<string>();
  for (const evento of eventos) if ('elo' in evento && evento.elo !== null) lotes.add(evento.elo.lelUid);
  return lotes;
}

/** Lots of which more than price and clock changed. */
function lotesAlterados(eventos: readonly Evento[]): Set<string> {
  const lotes = new Set<string>();
  for (const evento of eventos) {
    switch (evento.tipo) {
      case 'LoteIncluido/1':
        lotes.add(evento.lote.uid);
        break;
      case 'LoteAlterado/1':
        if (evento.elo !== null || Object.keys(evento.mudancas).some((campo) => !SIGILOSOS.has(campo)))
          lotes.add(evento.lelUid);
        break;
      case 'SituacaoLoteAlterada/1':
      case 'LoteEncerrado/1':
        lotes.add(evento.lelUid);
    }
  }
  return lotes;
}

/** Between the house and the consignor: when these alone change, a message that shows nothing new would tell of it (rule 11). */
const SIGILOSOS: ReadonlySet<string> = new Set<keyof DadosLote>([
  'valorComitente',
  'termosCondicional',
  'comitenteAceitarReplica',
  'regrasProposta',
  'gruposCliente',
  'origem',
]);

/** What the auction's own page shows of it: the lot on the block and a pause too. */
function mudaLeilao(evento: Evento): boolean {
  switch (evento.tipo) {
    case 'LeilaoAlterado/1':
    case 'SituacaoLeilaoAlterada/1':
    case 'LoteIncluido/1':
      return true;
    case 'PregaoMovido/1':
      return !('acaoApelido' in evento.movimento);
    default:
      return false;
  }
}
