import { ErroMartelo } from '@martelo/shared/erros';
import { regrasHotsite } from '@martelo/shared/hotsite';
import { z } from 'zod';
import { type Rota, rota } from '../../api/rota.ts';
import type { Hotsites } from './hotsites.ts';

const params = z.object({ id: z.coerce.number().int().positive() });

/** How the cms tells the engine a brand's rules, and reads back what the engine holds. */
export const rotasDeHotsites = (hotsites: Hotsites): Rota[] => [
  rota({
    metodo: 'put',
    caminho: '/v1/hotsites/:id/regras',
    resumo: 'Grava as regras de uma marca',
    guarda: 'servico',
    params,
    body: regrasHotsite,
    resposta: regrasHotsite,
    async executar({ params: { id }, body }) {
      if (body.id !== id) {
        throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['id: difere do endereço']);
      }
      await hotsites.gravar(body);
      return hotsites.porId(id);
    },
  }),
  rota({
    metodo: 'get',
    caminho: '/v1/hotsites/:id/regras',
    resumo: 'As regras de uma marca como o motor as tem',
    guarda: 'servico',
    params,
    resposta: regrasHotsite,
    executar({ params: { id } }) {
      const regras = hotsites.porId(id);
      if (!regras) throw new ErroMartelo('HOTSITE_NAO_ENCONTRADO');
      return regras;
    },
  }),
];
