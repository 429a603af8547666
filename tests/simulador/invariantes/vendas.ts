import type { Venda } from '@martelo/shared/venda';
import { VENDAS } from '../../../engine/src/leituras/registros/venda.ts';
import type { Partida } from '../partida.ts';
import { exigir } from '../violacao.ts';
import type { Leitura } from './leitura.ts';

const COM_VENDA = new Set(['AG_PAGAMENTO', 'CONDICIONAL', 'BUY_NOW']);

/**
 * I13: each time that a client won a lot there is one sale, to that client, at that price, and no other; a lot is won again when its sale
 * was taken back. Who wins in the room pays there; once the house says which client that is, it is their sale, of that moment (P1).
 */
export function vendas({ grupos }: Leitura, { processos }: Partida): void {
  const esperadas = new Map<string, string>();
  const daSala = new Map<string, number | null>();
  for (const evento of grupos.flatMap(({ eventos }) => eventos))
    if (evento.tipo === 'LoteEncerrado/1') {
      const { lelUid, instante, vencedor, valor } = evento;
      daSala.delete(lelUid);
      if (vencedor === null || !COM_VENDA.has(evento.situacao)) continue;
      if (vencedor.uid.startsWith('sala-')) daSala.set(lelUid, valor);
      else esperadas.set(`${lelUid} ${instante}`, `${vencedor.uid} ${valor}`);
    } else if (evento.tipo === 'CondicionalRespondida/1' && evento.desfecho?.valor != null) {
      if (daSala.has(evento.lelUid)) daSala.set(evento.lelUid, evento.desfecho.valor);
    } else if (evento.tipo === 'CompradorIdentificado/1' && daSala.has(evento.lelUid))
      esperadas.set(`${evento.lelUid} ${evento.instante}`, `${evento.cliUid} ${daSala.get(evento.lelUid)}`);
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
