import { ErroMartelo } from '@martelo/shared/erros';
import { PAPEIS_DO_PAINEL } from '@martelo/shared/papeis';
import type { PayloadHandler } from 'payload';
import { podeEntrar } from '../acesso/papeis.ts';
import { ambiente } from '../ambiente.ts';
import { lerCorpo } from '../conteudo/corpo.ts';
import { respostaDeErro } from '../conteudo/resposta.ts';
import { cookieDoDispositivo, lerDispositivo } from './dispositivo.ts';
import { credenciais, identificar } from './identidade.ts';
import { marcaDoLogin } from './marca-do-login.ts';
import { abrirSessao } from './sessao.ts';
import { pessoaDaSessao } from './vigencia.ts';

/** POST /api/usuarios/sso: e-mail, password and second factor become a native Payload session. */
export const entrarPorSso: PayloadHandler = async (req) => {
  try {
    const dados = credenciais.safeParse(await lerCorpo(req, 4_000));
    if (!dados.success) throw new ErroMartelo('CREDENCIAIS_INVALIDAS');
    const engine = { url: ambiente().engineUrl, hotsite: await marcaDoLogin(dados.data.email, req.headers) };
    const { pessoa, sid, dispositivo } = await identificar(
      dados.data,
      engine,
      req.headers,
      lerDispositivo(req.headers),
    );
    if (!podeEntrar(pessoa.papeis)) {
      const papeis = PAPEIS_DO_PAINEL.map((papel) => papel.replace('Interno - ', '')).join(', ');
      throw new ErroMartelo('SEM_PERMISSAO', { papeis });
    }
    // Asked of the session itself: a token alone does not say whether its person has yet to switch on a second factor.
    if ((await pessoaDaSessao(sid)) === null) throw new ErroMartelo('TOKEN_INVALIDO');
    const resposta = Response.json({ ok: true, nome: pessoa.nome });
    resposta.headers.append('set-cookie', await abrirSessao(req, pessoa, sid));
    if (dispositivo) resposta.headers.append('set-cookie', cookieDoDispositivo(req.headers, dispositivo));
    return resposta;
  } catch (erro) {
    return respostaDeErro(erro, req.payload.logger);
  }
};
