import { ErroMartelo } from '@martelo/shared/erros';
import type { Sessao } from '@martelo/shared/pagina';
import type { Payload } from 'payload';
import { definicaoDe } from '../../../conteudo/sessoes.ts';
import type { Hotsite } from '../../../payload-types.ts';
import { apurarFatos } from '../../destinos/apurar.ts';
import { perguntasDe } from '../../destinos/perguntas.ts';
import { examinar } from '../examinar.ts';

/**
 * The gate as the server keeps it, whoever asks to publish: errors stop, warnings were the editor's to judge.
 * @throws ErroMartelo PAGINA_COM_ERROS with every error and its place
 */
export async function exigirPortao(
  payload: Payload,
  hotsite: Hotsite,
  sessoes: readonly Sessao[],
  agora = Date.now(),
): Promise<void> {
  const fatos = await apurarFatos(payload, hotsite, perguntasDe(sessoes));
  const erros = examinar({ sessoes, modo: hotsite.tipo, agora, fatos, definicaoDe })
    .filter(({ gravidade }) => gravidade === 'erro')
    .map(({ regra, mensagem, lugar }) => ({ regra, mensagem, lugar }));
  const [primeiro] = erros;
  if (!primeiro) return;
  throw new ErroMartelo('PAGINA_COM_ERROS', {
    quantos: erros.length === 1 ? 'há 1 erro' : `há ${erros.length} erros`,
    primeiro: primeiro.mensagem,
    erros,
  });
}
