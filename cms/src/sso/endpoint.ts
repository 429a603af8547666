import { ErroMartelo } from '@martelo/shared/erros';
import { PAPEIS_DO_PAINEL } from '@martelo/shared/papeis';
import type { PayloadHandler } from 'payload';
import { podeEntrar } from '../acesso/papeis.ts';
import { ambiente } from '../ambiente.ts';
import { lerCorpo } from '../conteudo/corpo.ts';
import { respostaDeErro } from '../conteudo/resposta.ts';
import { credenciais, identificar } from './identidade.ts';
import { abrirSessao } from './sessao.ts';

/** POST /api/usuarios/sso: e-mail, password and second factor become a native Payload session. */
export const entrarPorSso: PayloadHandler = async (req) => {
  try {
    const dados = credenciais.safeParse(await lerCorpo(req, 4_000));
    if (!dados.success) throw new ErroMartelo('CREDENCIAIS_INVALIDAS');
    const { engineUrl, hotsiteSso } = ambiente();
    const pessoa = await identificar(dados.data, { url: engineUrl, hotsite: hotsiteSso }, req.headers);
    if (!podeEntrar(pessoa.papeis)) {
      const papeis = PAPEIS_DO_PAINEL.map((papel) => papel.replace('Interno - ', '')).join(', ');
      throw new ErroMartelo('SEM_PERMISSAO', { papeis });
    }
    const cookie = await abrirSessao(req, pessoa);
    return Response.json({ ok: true, nome: pessoa.nome }, { headers: { 'Set-Cookie': cookie } });
  } catch (erro) {
    return respostaDeErro(erro, req.payload.logger);
  }
};
