import type { EstadoPublicoLote } from '@martelo/shared/lance';
import type { Partida } from '../partida.ts';
import { exigir } from '../violacao.ts';
import type { Leitura } from './leitura.ts';

/** What a public message may carry, and nothing else: a new field does not compile until somebody has looked at it here. */
const DO_LOTE: Record<keyof EstadoPublicoLote, true> = {
  lelUid: true,
  seq: true,
  valorAtual: true,
  proximoLance: true,
  lider: true,
  qtdLances: true,
  dataFim: true,
  situacao: true,
  compreJa: true,
  comunicados: true,
};
const CAMPOS: Record<string, object> = { 'on-lances-lote': DO_LOTE };

/**
 * I10: no message carries anything but the public fields (their values are compared with the ledger when they are said), no
 * connection hears the same `seq` twice, for a message where nothing public happened tells of something silent, and a command
 * that was silent leaves no public trace: no link, no count.
 */
export function sigilo({ grupos }: Leitura, { historia }: Partida): void {
  const ultimos = new Map<string, number>();
  for (const { conexao, evento, dados } of historia.ouvidos) {
    const permitidos = CAMPOS[evento];
    if (permitidos === undefined) continue;
    const intruso = Object.keys(dados).find((campo) => !Object.hasOwn(permitidos, campo));
    exigir(intruso === undefined, 'I10', () => `${evento} carries ${intruso}`);
    const chave = `${conexao}/${dados.lelUid}`;
    const antes = ultimos.get(chave) ?? 0;
    // After trouble with the store the log is read again, and what is public may be said again.
    const repete = Number(dados.seq) === antes && historia.loja.tropecos > 0;
    exigir(
      Number(dados.seq) > antes || repete,
      'I10',
      () => `${evento} of ${chave}: seq ${dados.seq} after ${antes}`,
    );
    ultimos.set(chave, Number(dados.seq));
  }
  for (const { comando, resposta, eventos } of grupos) {
    if (comando.pedido.tipo !== 'dar-lance' || !resposta.ok || resposta.valor.seq !== null) continue;
    const publico = eventos.find((evento) => 'elo' in evento && evento.elo !== null);
    exigir(
      publico === undefined,
      'I10',
      () => `the silent ${comando.comandoId} left ${publico?.tipo} in public`,
    );
  }
}
