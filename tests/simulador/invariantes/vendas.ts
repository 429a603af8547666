import type { Venda } from '@martelo/shared/venda';
import { VENDAS } from '../../../engine/src/vendas/registro.ts';
import type { Partida } from '../partida.ts';
import { exigir } from '../violacao.ts';
import type { Leitura } from './leitura.ts';

const COM_VENDA = new Set(['AG_PAGAMENTO', 'CONDICIONAL', 'BUY_NOW']);

/** I13: a lot that a client won has one sale, to that client, at that price; no other lot has any. Who wins in the room pays there. */
export function vendas({ grupos }: Leitura, { processos }: Partida): void {
  const esperadas = new Map<string, string>();
  for (const evento of grupos.flatMap(({ eventos }) => eventos))
    if (
      evento.tipo === 'LoteEncerrado/1' &&
      evento.vencedor !== null &&
      !evento.vencedor.uid.startsWith('sala-') &&
      COM_VENDA.has(evento.situacao)
    )
      esperadas.set(evento.lelUid, `${evento.vencedor.uid} ${evento.valor}`);
  const feitas = new Map<string, string>();
  for (const { lelUid, cliUid, valorLance } of processos[0]!.registros.todos<Venda>(VENDAS.nome)) {
    exigir(!feitas.has(lelUid), 'I13', () => `two sales of ${lelUid}`);
    feitas.set(lelUid, `${cliUid} ${valorLance}`);
  }
  for (const [lelUid, esperada] of esperadas)
    exigir(
      feitas.get(lelUid) === esperada,
      'I13',
      () => `${lelUid} sold as ${feitas.get(lelUid)}, closed as ${esperada}`,
    );
  for (const lelUid of feitas.keys())
    exigir(esperadas.has(lelUid), 'I13', () => `${lelUid} sold and not closed`);
}
