import { ErroMartelo } from '@martelo/shared/erros';
import { conferenciaDaPrimeiraHora, contaDaPrimeiraHora, primeiraHora } from '@martelo/shared/primeira-hora';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { haMarcas, obrasAbertas, pedirMarca, retomar, verAndamento } from '../assistente/obras.ts';
import { type Andamento, pedidoDeMarca } from '../assistente/pedido.ts';
import { pedirAoMotor } from '../avisos/pedir-ao-motor.ts';
import { lerCorpo } from '../conteudo/corpo.ts';
import { respostaDeErro } from '../conteudo/resposta.ts';

const LIMITE = 20_000;
const comMarca = z.strictObject({ token: conferenciaDaPrimeiraHora.shape.token, marca: z.unknown() });

/** Of what the link's holder sees of a brand being made: not who ordered it. */
const visto = ({ quem: _, ...andamento }: Andamento) => andamento;

/**
 * The first hour of an installation that nobody can log in to: `/api/primeira-hora…`, by the link that the engine gives who runs it. With the first
 * brand all of it is closed but looking on at that brand's making, which its own uid opens.
 */
export const endpointsDaPrimeiraHora: Endpoint[] = [
  {
    path: '/primeira-hora/conferir',
    method: 'post',
    handler: (req) =>
      responder(req, async () => {
        const { token } = conferenciaDaPrimeiraHora.parse(await lerCorpo(req, LIMITE));
        const { falta, expiraEm } = await conferir(req, token);
        const [obra] = (await obrasAbertas(req.payload)).filter(({ primeira }) => primeira);
        if (!obra && falta === 'marca' && (await haMarcas(req.payload)))
          throw new ErroMartelo('PRIMEIRA_HORA_ENCERRADA');
        return { falta, expiraEm, obra: obra ? visto(obra) : null };
      }),
  },
  {
    path: '/primeira-hora/conta',
    method: 'post',
    handler: (req) =>
      responder(req, async () => {
        const pedido = contaDaPrimeiraHora.parse(await lerCorpo(req, LIMITE));
        const corpo = await pedirAoMotor('POST', '/v1/primeira-hora/conta', pedido, req.headers);
        const { falta, expiraEm } = primeiraHora.parse(corpo);
        return { falta, expiraEm };
      }),
  },
  {
    path: '/primeira-hora/marca',
    method: 'post',
    handler: (req) =>
      responder(req, async () => {
        const { token, marca } = comMarca.parse(await lerCorpo(req, LIMITE));
        const { falta, administrador } = await conferir(req, token);
        // Somebody has to be there whose the brand is.
        if (falta !== 'marca' || administrador === null) throw new ErroMartelo('PRIMEIRA_HORA_ENCERRADA');
        const pedido = pedidoDeMarca.parse(marca);
        return visto(await pedirMarca(req.payload, { ...pedido, administrador: null }, administrador, true));
      }),
  },
  {
    path: '/primeira-hora/:uid',
    method: 'get',
    handler: (req) => responder(req, async () => visto(await aPrimeira(req))),
  },
  {
    path: '/primeira-hora/:uid/retomar',
    method: 'post',
    handler: (req) =>
      responder(req, async () => visto(await retomar(req.payload, (await aPrimeira(req)).uid))),
  },
];

/** @throws ErroMartelo PRIMEIRA_HORA_ENCERRADA, INDISPONIVEL */
const conferir = async (req: PayloadRequest, token: string) =>
  primeiraHora.parse(await pedirAoMotor('POST', '/v1/primeira-hora/conferir', { token }, req.headers));

/** @throws ErroMartelo NAO_ENCONTRADO, of any other brand as well */
async function aPrimeira(req: PayloadRequest): Promise<Andamento> {
  const lido = z.guid().safeParse(req.routeParams?.uid);
  if (!lido.success) throw new ErroMartelo('NAO_ENCONTRADO');
  const andamento = await verAndamento(req.payload, lido.data);
  if (!andamento.primeira) throw new ErroMartelo('NAO_ENCONTRADO');
  return andamento;
}

async function responder(req: PayloadRequest, trabalho: () => Promise<unknown>): Promise<Response> {
  try {
    return Response.json(await trabalho(), { headers: { 'cache-control': 'no-store' } });
  } catch (erro) {
    return respostaDeErro(erro, req.payload.logger);
  }
}
