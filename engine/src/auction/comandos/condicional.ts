import { formatarReais } from '@martelo/shared/dinheiro';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Ata } from '../atos/ata.ts';
import { passarLote } from '../atos/passar-lote.ts';
import { aguardaResposta, prazoDe } from '../leituras/condicional.ts';
import type { Condicional, Estado, EstadoLote } from '../modelo/estado.ts';
import type { DesfechoCondicional, RespostaCondicional } from '../modelo/evento.ts';
import { exigirLote, type PedidoDe } from './pedido.ts';

/**
 * The consignor's answer: to the bid, or to the client's reply. "Novo valor" is for the bid alone. The same answer again changes
 * nothing.
 * @throws ErroMartelo LOTE_NAO_ENCONTRADO, CONDICIONAL_NAO_AGUARDA, CONDICIONAL_VENCIDA, NOVO_VALOR_INVALIDO
 */
export function responderCondicional(
  estado: Estado,
  { lelUid, resposta, valor, nome }: PedidoDe<'responder-condicional'>,
  ata: Ata,
): Record<string, unknown> {
  const lote = exigirLote(estado, lelUid);
  const { condicional } = lote;
  if (condicional !== null && repeteDoComitente(condicional, resposta, valor)) return situacaoDe(lote);
  const aberta = exigirEtapa(lote, resposta === 'Novo valor' ? ['comitente'] : ['comitente', 'replica'], ata);
  const de = 'comitente' as const;
  switch (resposta) {
    case 'Liberada': {
      const preco = aberta.etapa === 'replica' ? aberta.replica! : aberta.lance;
      return concluir(
        lote,
        { de, resposta, valor: null, nome },
        { situacao: 'AG_PAGAMENTO', valor: preco },
        ata,
      );
    }
    case 'Recusada':
      return concluir(
        lote,
        { de, resposta, valor: null, nome },
        { situacao: 'NEGADA_CONDICIONAL', valor: null },
        ata,
      );
    case 'Novo valor':
      if (valor === null || !Number.isSafeInteger(valor) || valor <= aberta.lance) {
        throw new ErroMartelo('NOVO_VALOR_INVALIDO', { lanceFormatado: formatarReais(aberta.lance) });
      }
      return perguntar(lote, { de, resposta, valor, nome }, 'cliente', ata);
  }
}

/**
 * The client's answer to a new value. The same answer again changes nothing.
 * @throws ErroMartelo LOTE_NAO_ENCONTRADO, CONDICIONAL_NAO_AGUARDA (also to anybody but the winner), CONDICIONAL_VENCIDA,
 * REPLICA_NAO_ACEITA, REPLICA_INVALIDA
 */
export function responderNovoValor(
  estado: Estado,
  { lelUid, cliUid, resposta, valor }: PedidoDe<'responder-novo-valor'>,
  ata: Ata,
): Record<string, unknown> {
  const lote = exigirLote(estado, lelUid);
  const { condicional, comprador } = lote;
  // Of the room's name, who was said to stand behind it (P1).
  if (!condicional || (condicional.vencedor.uid !== cliUid && comprador !== cliUid))
    throw new ErroMartelo('CONDICIONAL_NAO_AGUARDA');
  if (repeteDoCliente(condicional, resposta, valor)) return situacaoDe(lote);
  const aberta = exigirEtapa(lote, ['cliente'], ata);
  const novoValor = aberta.novoValor!.valor;
  const de = 'cliente' as const;
  const comum = { de, resposta, valor: null, nome: null };
  switch (resposta) {
    case 'ACEITA':
      return concluir(lote, comum, { situacao: 'AG_PAGAMENTO', valor: novoValor }, ata);
    case 'RECUSA':
      return concluir(lote, comum, { situacao: 'CONDICIONAL_NEGADA', valor: null }, ata);
    case 'REPLICA':
      if (!aberta.termos.aceitaReplica) throw new ErroMartelo('REPLICA_NAO_ACEITA');
      if (valor === null || !Number.isSafeInteger(valor) || valor <= aberta.lance || valor >= novoValor) {
        throw new ErroMartelo('REPLICA_INVALIDA', {
          lanceFormatado: formatarReais(aberta.lance),
          novoValorFormatado: formatarReais(novoValor),
        });
      }
      return perguntar(lote, { de, resposta, valor, nome: null }, 'replica', ata);
  }
}

/**
 * Asked for by the lot's timer: silence is a refusal by who was asked. Before the deadline, and on a lot that awaits nothing, it
 * changes nothing.
 */
export function vencerCondicional(
  estado: Estado,
  { lelUid }: PedidoDe<'vencer-condicional'>,
  ata: Ata,
): Record<string, unknown> {
  const lote = exigirLote(estado, lelUid);
  const { condicional } = lote;
  if (!aguardaResposta(lote) || ata.instante < condicional!.prazo) return { vencida: false };
  const situacao = condicional!.etapa === 'cliente' ? 'CONDICIONAL_NEGADA' : 'NEGADA_CONDICIONAL';
  const resposta = { de: 'sistema', resposta: 'Prazo vencido', valor: null, nome: null } as const;
  concluir(lote, resposta, { situacao, valor: null }, ata);
  return { vencida: true, situacao };
}

/** An answer counts while it is awaited and `t < prazo`, as a bid does (rule 13). */
function exigirEtapa(
  lote: EstadoLote,
  etapas: readonly NonNullable<Condicional['etapa']>[],
  ata: Ata,
): Condicional {
  const { condicional } = lote;
  if (!aguardaResposta(lote) || !etapas.includes(condicional!.etapa!))
    throw new ErroMartelo('CONDICIONAL_NAO_AGUARDA');
  if (ata.instante >= condicional!.prazo) throw new ErroMartelo('CONDICIONAL_VENCIDA');
  return condicional!;
}

function repeteDoComitente(
  { etapa, resposta, novoValor, desfecho }: Condicional,
  outra: PedidoDe<'responder-condicional'>['resposta'],
  valor: number | null,
): boolean {
  if (resposta?.resposta !== outra) return false;
  return outra === 'Novo valor' ? etapa === 'cliente' && novoValor?.valor === valor : desfecho !== null;
}

function repeteDoCliente(
  { etapa, replica, desfecho, novoValor }: Condicional,
  outra: PedidoDe<'responder-novo-valor'>['resposta'],
  valor: number | null,
): boolean {
  if (outra === 'REPLICA') return etapa === 'replica' && replica === valor;
  // What it came to says who decided: only the client's yes sells at the new value, only their no denies it so.
  if (desfecho === null) return false;
  return outra === 'ACEITA'
    ? desfecho.valor === novoValor?.valor
    : desfecho.situacao === 'CONDICIONAL_NEGADA';
}

function perguntar(
  lote: EstadoLote,
  resposta: RespostaCondicional,
  etapa: 'cliente' | 'replica',
  ata: Ata,
): Record<string, unknown> {
  const { prazoHoras, prazoClienteHoras } = lote.condicional!.termos;
  const prazo = prazoDe(ata.instante, etapa === 'cliente' ? prazoClienteHoras : prazoHoras);
  const proxima = { etapa, prazo };
  const { instante } = ata;
  ata.registrar({
    ...{ tipo: 'CondicionalRespondida/1', instante, lelUid: lote.uid, proxima, desfecho: null },
    ...resposta,
  });
  return { uid: lote.uid, situacao: lote.situacao, etapa, prazo };
}

function concluir(
  lote: EstadoLote,
  resposta: RespostaCondicional,
  desfecho: DesfechoCondicional,
  ata: Ata,
): Record<string, unknown> {
  const { instante } = ata;
  ata.registrar({
    ...{ tipo: 'CondicionalRespondida/1', instante, lelUid: lote.uid, proxima: null, desfecho },
    ...resposta,
  });
  passarLote(lote, desfecho.situacao, 'responder-condicional', ata);
  return { uid: lote.uid, situacao: desfecho.situacao, etapa: null, prazo: null, valor: desfecho.valor };
}

function situacaoDe({ uid, situacao, condicional }: EstadoLote): Record<string, unknown> {
  const { etapa, prazo, desfecho } = condicional!;
  if (etapa !== null) return { uid, situacao, etapa, prazo: new Date(prazo).toISOString() };
  return { uid, situacao, etapa: null, prazo: null, valor: desfecho!.valor };
}
