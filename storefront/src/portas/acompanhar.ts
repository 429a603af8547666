import { type EstadoDasPortas, estadoDasPortas } from '@martelo/shared/portas';
import { ambiente } from '../site/ambiente.ts';
import { registrar } from '../site/registro.ts';

/** What is decided holds at every door within five seconds. */
const A_CADA_MS = 2_000;
const PRAZO_MS = 1_500;

const ABERTAS: EstadoDasPortas = { bloqueios: [], manutencoes: [], marcas: {} };

/**
 * Who is kept out and what is closed, asked of the engine again and again. While it does not answer what was known last stands: a
 * maintenance in which the engine itself is restarted stays one, until its end.
 */
export function acompanharPortas(): { atual(): EstadoDasPortas } {
  let atual = ABERTAS;
  let falhava = false;
  const perguntar = async (): Promise<void> => {
    const { engineUrl, segredos } = ambiente();
    try {
      const resposta = await fetch(`${engineUrl}/v1/portas`, {
        redirect: 'error',
        headers: { accept: 'application/json', 'x-martelo-servico': segredos.atual },
        signal: AbortSignal.timeout(PRAZO_MS),
      });
      if (!resposta.ok) throw new Error(`engine answered ${resposta.status}`);
      atual = estadoDasPortas.parse(await resposta.json());
      falhava = false;
    } catch (erro) {
      if (!falhava) registrar('warn', 'doors unknown: what was known last stands', { erro });
      falhava = true;
    }
    setTimeout(perguntar, A_CADA_MS).unref();
  };
  void perguntar();
  return { atual: () => atual };
}
