import { BYTES_DA_PARTE, envioPedido, envioVisto } from '@martelo/shared/envio-em-partes';
import { QUEM_CUIDA_DE_ESTADIAS } from '@martelo/shared/papeis';
import { QUEM_VE_REMOCOES } from '@martelo/shared/remocoes/remocao';
import { QUEM_VISTORIA } from '@martelo/shared/vistorias/vistoria';
import { z } from 'zod';
import { identificar, uidDoComando } from '../api/comando.ts';
import { lerBruto } from '../api/corpo-bruto.ts';
import { receberEnvio } from '../api/envio.ts';
import { type Rota, rota } from '../api/rota.ts';
import type { FileParts } from './parts.ts';

/** Who photographs where there may be no network: at the yards, on the road, where a vehicle is looked at. */
const QUEM_ENVIA_EM_PARTES = [
  ...new Set([
    ...QUEM_CUIDA_DE_ESTADIAS,
    ...QUEM_VISTORIA,
    ...QUEM_VE_REMOCOES,
    ...(['Externo - Transportadora', 'Externo - Motorista'] as const),
  ]),
];
const FRASE = `Envie a parte como application/octet-stream, com ${BYTES_DA_PARTE} bytes, e a última com o resto.`;

/** A file in parts, for a line that breaks: begun, sent part by part, finished, and then named by the call that takes it. */
export function rotasDosEnvios(parts: FileParts): Rota[] {
  const caminho = '/v1/envios';
  const doEnvio = z.object({ uid: z.guid() });
  return [
    rota({
      metodo: 'post',
      caminho,
      resumo:
        'Começa a enviar um arquivo em partes, ou diz o que já chegou dele; o que ninguém continua em três dias é apagado',
      guarda: QUEM_ENVIA_EM_PARTES,
      body: envioPedido,
      resposta: envioVisto,
      executar: ({ body: { comandoId, ...pedido }, chamador, req }) =>
        parts.begin(chamador.acesso, uidDoComando(identificar(chamador, req, comandoId)), pedido),
    }),
    rota({
      metodo: 'get',
      caminho: `${caminho}/:uid`,
      resumo: 'O que já chegou de um arquivo enviado em partes',
      guarda: QUEM_ENVIA_EM_PARTES,
      params: doEnvio,
      resposta: envioVisto,
      executar: ({ params, chamador }) => parts.see(chamador.acesso, params.uid),
    }),
    rota({
      metodo: 'put',
      caminho: `${caminho}/:uid/partes/:n`,
      resumo: `Guarda uma parte, numerada de 0 (${BYTES_DA_PARTE} bytes, a última o resto); a mesma de novo nada muda`,
      guarda: QUEM_ENVIA_EM_PARTES,
      params: doEnvio.extend({
        n: z
          .string()
          .regex(/^(?:0|[1-9]\d{0,3})$/, 'As partes são numeradas de 0 em diante.')
          .transform(Number)
          .pipe(z.int().max(1_000)),
      }),
      fluxo: 'application/octet-stream',
      resposta: envioVisto,
      async executar({ params: { uid, n }, chamador, req }) {
        // Whose it is, before anything is read.
        await parts.see(chamador.acesso, uid);
        const { arquivo } = await receberEnvio(req, {
          limite: BYTES_DA_PARTE,
          diretos: { tipos: ['application/octet-stream'], frase: FRASE },
        });
        return await parts.put(chamador.acesso, uid, n, await lerBruto(arquivo, BYTES_DA_PARTE));
      },
    }),
    rota({
      metodo: 'delete',
      caminho: `${caminho}/:uid`,
      resumo: 'Desiste de um arquivo enviado em partes que nenhuma chamada tomou: o lugar dele fica livre',
      guarda: QUEM_ENVIA_EM_PARTES,
      params: doEnvio,
      status: 204,
      executar: ({ params, chamador }) => parts.drop(chamador.acesso, params.uid),
    }),
    rota({
      metodo: 'post',
      caminho: `${caminho}/:uid/concluir`,
      resumo:
        'Confere, pelo SHA-256, que o arquivo chegou inteiro: daí em diante uma chamada o toma pelo seu uid',
      guarda: QUEM_ENVIA_EM_PARTES,
      params: doEnvio,
      body: z.strictObject({}),
      resposta: envioVisto,
      executar: ({ params, chamador }) => parts.finish(chamador.acesso, params.uid),
    }),
  ];
}
