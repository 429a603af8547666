import { ErroMartelo } from '@martelo/shared/erros';
import { ehRobo } from '@martelo/shared/visitas/robo';
import { z } from 'zod';
import { contador } from '../../visitas/contador.ts';
import { visitasPorDia } from '../../visitas/numeros.ts';
import { ehPaginaDaMarca } from '../../visitas/paginas-da-marca.ts';
import { chamada } from '../chamada.ts';

const id = z.string().trim().min(1).max(60);
const opcional = z.preprocess((valor) => (valor === '' ? null : valor), id.nullish());

export const registrarVisita = chamada({
  metodo: 'POST',
  caminho: '/v1/hotsite/visitas',
  resumo:
    'Registra uma visita. hotUid e clienteUid ou visitanteUid são obrigatórios; só somas por dia são guardadas',
  query: z.object({}),
  corpo: z
    .object({
      url: z.string().max(2_000),
      /** The page's uri; `pagina-inicial` for the home. */
      pagina: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        .max(120),
      hotUid: z.guid(),
      lelUid: opcional,
      clienteUid: opcional,
      sessaoUid: opcional,
      visitanteUid: opcional,
    })
    .refine(({ clienteUid, visitanteUid }) => Boolean(clienteUid ?? visitanteUid), {
      error: 'informe clienteUid ou visitanteUid',
      path: ['visitanteUid'],
    }),
  resposta: z.object({ ok: z.literal(true) }),
  status: 201,
  async responder({ payload, hotsite, corpo, cabecalhos }) {
    if (corpo.hotUid.toLowerCase() !== hotsite.uid.toLowerCase())
      throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['hotUid: informe o uid desta marca']);
    // A robot is answered like anybody, and so is a page that nobody made: who tries learns nothing.
    if (!ehRobo(cabecalhos.get('user-agent')) && (await ehPaginaDaMarca(payload, hotsite.id, corpo.pagina)))
      contador(payload).contar({
        hotsite: hotsite.id,
        oQue: corpo.pagina,
        quem: corpo.clienteUid ?? corpo.visitanteUid ?? '',
      });
    return { ok: true };
  },
});

export const visitasDaPagina = chamada({
  caminho: '/v1/hotsite/visitas',
  resumo: 'Visitas de uma página por dia, nos últimos dias, em São Paulo',
  quem: 'edicao',
  query: z.object({
    uri: z.string().min(1).max(120),
    dias: z.coerce.number().int().min(1).max(366).default(30),
  }),
  resposta: z.array(z.object({ dia: z.string(), visualizacoes: z.int(), visitantes: z.int() })),
  responder: ({ payload, hotsite, query }) => visitasPorDia(payload, { hotsite: hotsite.id, ...query }),
});

export const CHAMADAS_DE_VISITAS = [registrarVisita, visitasDaPagina];
