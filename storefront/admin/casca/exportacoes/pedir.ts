import type { ExportacaoDaCasa, FormatoDeExportacao } from '@martelo/shared/exportacao-da-casa';
import type { QueryClient } from '@tanstack/react-query';
import { chamar } from '../../dados/chamar.ts';

export const CHAVE_DAS_EXPORTACOES = ['minhasExportacoes'] as const;

/** Asked for on this page: who stays is given the file as soon as it is there. */
const daqui = new Set<string>();

/** Whether a file was asked for on this page and not given yet; asked once. */
export const eraDaqui = (uid: string): boolean => daqui.delete(uid);

/** Asks for a file. @throws Recusa */
export async function pedirExportacao(
  consultas: QueryClient,
  corpo: { oQue: string; formato: FormatoDeExportacao; parametros: Record<string, string> },
): Promise<ExportacaoDaCasa> {
  const pedida = await chamar<ExportacaoDaCasa>('POST', '/v1/minhas-exportacoes', { corpo });
  daqui.add(pedida.uid);
  await consultas.invalidateQueries({ queryKey: CHAVE_DAS_EXPORTACOES });
  return pedida;
}
