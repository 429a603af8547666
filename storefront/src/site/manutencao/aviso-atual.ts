import type { AvisoDeManutencao } from '@martelo/shared/manutencao';
import { perguntar } from '../../elements/dados/motor.ts';

/** Not as often as a page is drawn: open pages look for themselves. */
const VALIDADE_MS = 2_000;

/** What a brand's visitors are told of a maintenance now; nothing while the engine does not answer. */
export async function avisoAtual(subdominio: string): Promise<AvisoDeManutencao | null> {
  const lido = await perguntar<{ aviso: AvisoDeManutencao | null }>(
    '/v1/manutencao/estado',
    subdominio,
    VALIDADE_MS,
  );
  return lido.estado === 'ok' ? lido.corpo.aviso : null;
}
