import { redeDoEndereco } from '@martelo/shared/endereco-do-cliente';
import { enderecoGuardado } from '@martelo/shared/entrada-http';
import { ErroMartelo } from '@martelo/shared/erros';
import { aceitarValor, interpretarJson } from '@martelo/shared/json-recebido';
import { criarSelo } from '@martelo/shared/selo-formulario';
import { getPayload } from 'payload';
import { exigirEscritaPublica } from '../acesso/origem.ts';
import { ambiente } from '../ambiente.ts';
import { marcaDoPedido } from '../conteudo/marca-do-pedido.ts';
import { respostaDeErro } from '../conteudo/resposta.ts';
import { contarResposta } from '../estado.ts';
import config from '../payload.config.ts';
import { exigirPortaAberta } from './portas.ts';
import { type Formulario, receber } from './receber.ts';
import { enderecoDeVolta, paginaDeOrigem } from './volta.ts';

/** Characters. The longest message with everything around it. */
const LIMITE = 40_000;

/**
 * A form's public POST. Programs and the form's own script send JSON and are answered in JSON; a browser without JavaScript
 * posts the form itself and is sent back to its page, which says how it went.
 */
export const rotaFormulario =
  <Entrada extends { selo: string; site: string }>(caminho: string, formulario: Formulario<Entrada>) =>
  async (req: Request): Promise<Response> => {
    const payload = await getPayload({ config });
    const { pagina, origem } = paginaDeOrigem(req.headers.get('referer'), req.headers.get('traffic_source'));
    const semScript = /^application\/x-www-form-urlencoded\b/.test(req.headers.get('content-type') ?? '');
    let secao: string | null = null;
    const responder = (resposta: Response) => {
      contarResposta(`POST ${caminho}`, resposta.status);
      return resposta;
    };
    const voltar = (envio: string) =>
      responder(
        new Response(null, {
          status: 303,
          headers: { location: enderecoDeVolta(pagina, secao, envio), 'cache-control': 'no-store' },
        }),
      );
    try {
      exigirEscritaPublica(req.headers, ['json', 'formulario']);
      const corpo = lerCorpo(await req.text(), semScript);
      secao = secaoDe(corpo);
      const hotsite = await marcaDoPedido(payload, req.headers);
      await exigirPortaAberta(req.headers, hotsite.subdominio);
      await receber(formulario, corpo, {
        payload,
        hotsite,
        remetente: {
          endereco: redeDoEndereco(enderecoGuardado(req.headers, process.env)),
          pagina,
          origem,
        },
        agora: Date.now(),
        segredos: ambiente().segredos,
        limites: ambiente().limites,
      });
      return semScript
        ? voltar('recebido')
        : responder(Response.json({ recebido: true }, { headers: { 'cache-control': 'no-store' } }));
    } catch (erro) {
      const recusa = respostaDeErro(erro, payload.logger);
      if (!semScript) return responder(recusa);
      const { codigo } = (await recusa.json()) as { codigo: string };
      return voltar(codigo);
    }
  };

/** GET: a seal for whoever does not take it from the page. */
export async function rotaSelo(req: Request): Promise<Response> {
  const payload = await getPayload({ config });
  try {
    const { subdominio } = await marcaDoPedido(payload, req.headers);
    const selo = criarSelo(ambiente().segredos, subdominio, Date.now());
    return Response.json({ selo }, { headers: { 'cache-control': 'no-store' } });
  } catch (erro) {
    return respostaDeErro(erro, payload.logger);
  }
}

function lerCorpo(texto: string, formulario: boolean): unknown {
  if (texto.length > LIMITE) throw new ErroMartelo('CORPO_GRANDE_DEMAIS');
  if (formulario) return aceitarValor(Object.fromEntries(new URLSearchParams(texto)));
  return interpretarJson(texto);
}

function secaoDe(corpo: unknown): string | null {
  const secao = (corpo as { secao?: unknown } | null)?.secao;
  return typeof secao === 'string' && /^[\w-]{1,40}$/.test(secao) ? secao : null;
}
