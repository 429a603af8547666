import { ErroMartelo } from '@martelo/shared/erros';
import { respostaDeErro } from '../../../../conteudo/resposta.ts';

const naoEncontrado = () => respostaDeErro(new ErroMartelo('NAO_ENCONTRADO'), console);

export {
  naoEncontrado as DELETE,
  naoEncontrado as GET,
  naoEncontrado as PATCH,
  naoEncontrado as POST,
  naoEncontrado as PUT,
};
