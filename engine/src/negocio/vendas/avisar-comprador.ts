import type { Avisar } from '@martelo/shared/avisos/avisar';
import { type AvisoGuardado, VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

/**
 * Tells a sale's buyer what a change of it asked to be told. What it says was kept with the change: it tells what happened then, however
 * late. Bears repetition: for one `chave` they are told once.
 */
export const criarAvisarComprador =
  (registros: Registros, avisar: Avisar) =>
  async (vendaUid: string, avisos: readonly AvisoGuardado[], chave: string): Promise<void> => {
    const venda = await registros.colecao(VENDAS).obter(SISTEMA, vendaUid);
    if (venda === null) return;
    const { hotsiteId, cliUid } = venda;
    for (const { evento, sobre, inteira, dados } of avisos)
      await avisar(evento, {
        ...{ hotsiteId, cliUid, dados: dados as never },
        chave: inteira ? sobre : `${chave}:${sobre}`,
      });
  };
