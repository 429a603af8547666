import { ErroMartelo } from '@martelo/shared/erros';
import { aceitarValor, interpretarJson } from '@martelo/shared/json-recebido';
import { MEGA } from '@martelo/shared/limites-de-arquivo';
import { corpoAceito } from '@martelo/shared/origem';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { MAXIMO_IMAGEM } from '../midia/limites.ts';
import type { Hotsite } from '../payload-types.ts';
import { guardarImagem } from './guardar-imagem.ts';
import { lerTexto } from './ler-texto.ts';

/** Of a call's JSON, in characters; a picture may come beside it in a form. */
const LIMITE_JSON = MEGA;
export const LIMITE_CORPO = MAXIMO_IMAGEM + MEGA;

/**
 * The JSON body of a call to one of our own endpoints. Told as JSON, too: what is sent as text could come from any site.
 * @param limite in characters
 * @throws ErroMartelo TIPO_NAO_SUPORTADO, CORPO_GRANDE_DEMAIS, JSON_INVALIDO
 */
export async function lerCorpo(req: PayloadRequest, limite: number): Promise<unknown> {
  if (!corpoAceito(req.headers, ['json']))
    throw new ErroMartelo('TIPO_NAO_SUPORTADO', {}, 'Envie o corpo como application/json.');
  return interpretar((await req.text?.()) ?? '', limite);
}

interface Contexto {
  payload: Payload;
  hotsite: Hotsite;
  autor: TypedUser | null;
}

/**
 * The body of a `/v1` call: JSON, or a form whose files become pictures of the brand's library and stand in their fields by id.
 * @throws ErroMartelo CORPO_GRANDE_DEMAIS, JSON_INVALIDO, TIPO_NAO_SUPORTADO
 */
export async function lerCorpoDaChamada(req: Request, contexto: Contexto): Promise<unknown> {
  const tipo = req.headers.get('content-type') ?? '';
  if (!tipo.startsWith('multipart/form-data'))
    return interpretar(await lerTexto(req, LIMITE_JSON), LIMITE_JSON);
  const dados = await req.formData().catch(() => {
    throw new ErroMartelo('REQUISICAO_INVALIDA', {}, 'O formulário enviado não pôde ser lido.');
  });
  const corpo: Record<string, unknown> = {};
  for (const [nome, valor] of dados) {
    if (valor instanceof File) {
      if (valor.size > 0)
        corpo[nome] = await guardarImagem(valor, String(dados.get('titulo') ?? valor.name), contexto);
    } else corpo[nome] = daFormulario(valor);
  }
  return aceitarValor(corpo);
}

function interpretar(texto: string, limite: number): unknown {
  if (texto.length > limite) throw new ErroMartelo('CORPO_GRANDE_DEMAIS');
  return interpretarJson(texto);
}

/** A form knows text alone: what is plainly a boolean, nothing or a list is read as such. */
function daFormulario(valor: string): unknown {
  if (valor === 'true' || valor === 'false') return valor === 'true';
  if (valor === 'null') return null;
  if (!/^[[{]/.test(valor.trim())) return valor;
  try {
    return JSON.parse(valor);
  } catch {
    return valor;
  }
}
