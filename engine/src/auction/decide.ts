import { ErroMartelo } from '@martelo/shared/erros';
import { Ata } from './atos/ata.ts';
import { assumirPosse } from './comandos/assumir-posse.ts';
import { cancelarLance } from './comandos/cancelar-lance.ts';
import { comprarJa } from './comandos/comprar-ja.ts';
import { responderCondicional, responderNovoValor, vencerCondicional } from './comandos/condicional.ts';
import { darLance } from './comandos/dar-lance.ts';
import { encerrarLote } from './comandos/encerrar-lote.ts';
import { identificarComprador } from './comandos/identificar-comprador.ts';
import { alterarLeilao, criarLeilao, mudarSituacaoLeilao, terminarLeilao } from './comandos/leilao.ts';
import { agirComoLeiloeiro } from './comandos/leiloeiro.ts';
import { alterarLote, incluirLotes, mudarSituacaoLote } from './comandos/lotes.ts';
import { ordenarLotes } from './comandos/ordem.ts';
import { pausar } from './comandos/pausar.ts';
import { pedirRetirada } from './comandos/pedir-retirada.ts';
import {
  fazerProposta,
  responderContraproposta,
  responderProposta,
  vencerProposta,
} from './comandos/proposta.ts';
import { restituirTempo } from './comandos/restituir-tempo.ts';
import type { Comando, Pedido } from './modelo/comando.ts';
import type { Estado } from './modelo/estado.ts';
import type { Evento } from './modelo/evento.ts';
import { digestoDoComando } from './modelo/idempotencia.ts';
import type { Resposta } from './modelo/resposta.ts';

/**
 * The core: what a command, received at `instante` (Unix ms), does to an auction. Pure: the same three inputs give the same
 * events, bit for bit, and the state is not touched. A refusal by a rule is an event too, so that it is repeated as it was
 * given (rule 10). The caller asks `respostaRepetida` first.
 * @throws ErroMartelo LEILAO_NAO_ENCONTRADO when there is no auction: there is nothing to write it to
 */
export function decide(estado: Estado | null, comando: Comando, instante: number): Evento[] {
  if (estado === null && comando.pedido.tipo !== 'criar-leilao')
    throw new ErroMartelo('LEILAO_NAO_ENCONTRADO');
  const ata = new Ata(comando, instante);
  const resposta = responder(estado, comando.pedido, ata);
  const eventos = resposta.ok ? ata.eventos : [];
  return [
    { comando, digesto: digestoDoComando(comando), instante, resposta, tipo: 'ComandoDecidido/1' },
    ...eventos,
  ];
}

function responder(estado: Estado | null, pedido: Pedido, ata: Ata): Resposta {
  try {
    const valor =
      pedido.tipo === 'criar-leilao' ? criarLeilao(estado, pedido, ata) : executar(estado!, pedido, ata);
    return { ok: true, valor };
  } catch (erro) {
    if (!(erro instanceof ErroMartelo)) throw erro;
    return { ok: false, codigo: erro.codigo, detalhes: erro.detalhes };
  }
}

function executar(
  estado: Estado,
  pedido: Exclude<Pedido, { tipo: 'criar-leilao' }>,
  ata: Ata,
): Record<string, unknown> {
  switch (pedido.tipo) {
    case 'dar-lance':
      return darLance(estado, pedido, ata);
    case 'cancelar-lance':
      return cancelarLance(estado, pedido, ata);
    case 'comprar-ja':
      return comprarJa(estado, pedido, ata);
    case 'fazer-proposta':
      return fazerProposta(estado, pedido, ata);
    case 'responder-proposta':
      return responderProposta(estado, pedido, ata);
    case 'responder-contraproposta':
      return responderContraproposta(estado, pedido, ata);
    case 'vencer-proposta':
      return vencerProposta(estado, pedido, ata);
    case 'responder-condicional':
      return responderCondicional(estado, pedido, ata);
    case 'responder-novo-valor':
      return responderNovoValor(estado, pedido, ata);
    case 'pedir-retirada':
      return pedirRetirada(estado, pedido, ata);
    case 'identificar-comprador':
      return identificarComprador(estado, pedido, ata);
    case 'vencer-condicional':
      return vencerCondicional(estado, pedido, ata);
    case 'encerrar-lote':
      return encerrarLote(estado, pedido, ata);
    case 'assumir-posse':
      return assumirPosse(pedido, ata);
    case 'restituir-tempo':
      return restituirTempo(estado, pedido, ata);
    case 'terminar-leilao':
      return terminarLeilao(estado, ata);
    case 'parar-para-manutencao':
      return pausar(estado, pedido.parado, ata, 'manutencao');
    case 'leiloeiro-acao':
      return agirComoLeiloeiro(estado, pedido, ata);
    case 'incluir-lotes':
      return incluirLotes(estado, pedido, ata);
    case 'ordenar-lotes':
      return ordenarLotes(estado, pedido, ata);
    case 'alterar-lote':
      return alterarLote(estado, pedido, ata);
    case 'mudar-situacao-lote':
      return mudarSituacaoLote(estado, pedido, ata);
    case 'alterar-leilao':
      return alterarLeilao(estado, pedido, ata);
    case 'mudar-situacao-leilao':
      return mudarSituacaoLeilao(estado, pedido, ata);
  }
}
