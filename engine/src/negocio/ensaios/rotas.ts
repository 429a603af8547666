import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { type RespostaToken, respostaToken } from '@martelo/shared/sessao';
import { z } from 'zod';
import { type Rota, rota } from '../../api/rota.ts';
import type { Registros } from '../../records/records.ts';
import { aosPoucos, LICITANTES_MAXIMOS, licitantesDoEnsaio } from './licitantes.ts';

interface Dependencias {
  registros: Registros;
  /** A session without a password. */
  abrirSessao(hotsite: RegrasHotsite, cliUid: string): Promise<RespostaToken>;
  agora(): number;
}

/** What a rehearsal needs beyond the calls everybody uses: bidders. */
export const rotasDeEnsaio = ({ registros, abrirSessao, agora }: Dependencias): Rota[] => [
  rota({
    metodo: 'post',
    caminho: '/v1/ensaios/licitantes',
    resumo: 'Dar licitantes a um ensaio, cada um com a sua sessão; só veem e licitam em leilões de ensaio',
    guarda: ['Interno - ADM'],
    body: z.strictObject({ quantos: z.int().min(1).max(LICITANTES_MAXIMOS) }),
    status: 201,
    resposta: z.object({
      licitantes: z.array(z.object({ uid: z.string(), apelido: z.string(), sessao: respostaToken })),
    }),
    async executar({ body, chamador: { hotsite } }) {
      const clientes = await licitantesDoEnsaio(registros, hotsite, body.quantos, agora());
      const licitantes = await aosPoucos(clientes, async ({ uid, apelido }) => ({
        ...{ uid, apelido, sessao: await abrirSessao(hotsite, uid) },
      }));
      return { licitantes };
    },
  }),
];
