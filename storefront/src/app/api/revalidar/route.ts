import { createHmac } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import { interpretarJson } from '@martelo/shared/json-recebido';
import { assinadoPorAlgum } from '@martelo/shared/segredo-servico';
import { z } from 'zod';
import { ambiente } from '../../../site/ambiente.ts';
import { descartarConteudo } from '../../../site/conteudo/cms.ts';
import { contar } from '../../../site/metricas.ts';

const aviso = z.object({
  hotsite: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/),
  uri: z.union([
    z.literal('*'),
    z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(120),
  ]),
  instante: z.iso.datetime({ offset: true }),
});
/** A captured call is worth nothing after this long. */
const VALIDADE_MS = 5 * 60_000;
const LIMITE = 4_096;

/** The cms published something: signed `{hotsite, uri, instante}`; answered when nobody is sent the old content any more. */
export async function POST(pedido: Request): Promise<Response> {
  try {
    const bruto = await pedido.text();
    if (bruto.length > LIMITE) throw new ErroMartelo('CORPO_GRANDE_DEMAIS');
    if (!assinado(bruto, pedido.headers.get('x-martelo-assinatura'))) throw new ErroMartelo('TOKEN_INVALIDO');
    const { hotsite, uri, instante } = ler(bruto);
    if (Math.abs(Date.now() - Date.parse(instante)) > VALIDADE_MS) throw new ErroMartelo('TOKEN_INVALIDO');
    await descartarConteudo(hotsite, uri);
    contar('martelo_storefront_conteudo_descartes_total');
    return Response.json({ ok: true });
  } catch (erro) {
    if (erro instanceof ErroMartelo) return Response.json(erro.corpo(), { status: erro.statusCode });
    throw erro;
  }
}

function ler(bruto: string): z.infer<typeof aviso> {
  const lido = aviso.safeParse(interpretarJson(bruto));
  if (!lido.success) throw new ErroMartelo('REQUISICAO_INVALIDA');
  return lido.data;
}

function assinado(bruto: string, assinatura: string | null): boolean {
  return assinadoPorAlgum(ambiente().segredos, (assinatura ?? '').toLowerCase(), (um) =>
    createHmac('sha256', um).update(bruto).digest('hex'),
  );
}
