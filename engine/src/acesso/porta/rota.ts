import { estadoDasPortas } from '@martelo/shared/portas';
import { type Rota, rota } from '../../api/rota.ts';
import type { Hotsites } from '../marcas/hotsites.ts';
import type { Bloqueios } from './bloqueios.ts';
import type { Manutencoes } from './manutencoes.ts';

/** For the services that answer visitors without asking the engine: their pages are closed by the same words. */
export const rotaDasPortas = (
  bloqueios: Bloqueios,
  manutencoes: Manutencoes,
  hotsites: Pick<Hotsites, 'todos'>,
): Rota =>
  rota({
    metodo: 'get',
    caminho: '/v1/portas',
    resumo: 'Quem está bloqueado e o que está em manutenção, para os serviços da casa',
    guarda: 'servico',
    resposta: estadoDasPortas,
    executar: () => ({
      bloqueios: bloqueios.emVigor(),
      manutencoes: [...manutencoes.emCurso()],
      marcas: Object.fromEntries(hotsites.todos().map(({ id, subdominio }) => [subdominio, id])),
    }),
  });
