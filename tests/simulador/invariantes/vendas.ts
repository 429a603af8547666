import type { Venda } from '@martelo/shared/venda';
import { VENDAS } from '../../../engine/src/leituras/registros/venda.ts';
import type { Partida } from '../partida.ts';
import { exigir } from '../violacao.ts';
import type { Leitura } from './leitura.ts';

const COM_VENDA = new Set(['AG_PAGAMENTO', 'CONDICIONAL', 'BUY_NOW']);

/**
 * I13: each time that a client won a lot there is one sale, to that client, at that price, and no other; a lot is won again when its sale
 * was taken back. Who wins in the room pays there.
 */
export function vendas({ grupos }: Leitura, { processos }: Partida): void {
  const esperadas = new Map<string, string>();
  for (const evento of grupos.flatMap(({ eventos }) => eventos))
    if (
      evento.tipo === 'LoteEncerrado/1' &&
      evento.vencedor !== null &&
      !evento.vencedor.uid.startsWith('sala-') &&
      COM_VENDA.has(evento.situacao)
    )
      esperadas.set(`${evento.lelUid} ${evento.instante}`, `${evento.vencedor.uid} ${evento.valor}`);
  const feitas = new Map<string, string>();
  for (const { lelUid, dataVenda, cliUid, valorLance } of processos[0]!.registros.todos<Venda>(VENDAS.nome)) {
    const venda = `${lelUid} ${Date.parse(dataVenda)}`;
    exigir(!feitas.has(venda), 'I13', () => `two sales of ${venda}`);
    feitas.set(venda, `${cliUid} ${valorLance}`);
  }
  for (const [venda, esperada] of esperadas)
    exigir(
      feitas.get(venda) === esperada,
      'I13',
      () => `${venda} sold as ${feitas.get(venda)}, closed as ${esperada}`,
    );
  for (const venda of feitas.keys())
    exigir(esperadas.has(venda), 'I13', () => `${venda} sold and not closed`);
}
