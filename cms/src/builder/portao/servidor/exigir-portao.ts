import { ErroMartelo } from '@martelo/shared/erros';
import type { Payload } from 'payload';
import { montarPagina } from '../../../conteudo/pagina-publica.ts';
import { definicaoDe } from '../../../conteudo/sessoes.ts';
import type { Hotsite, Pagina } from '../../../payload-types.ts';
import { apurarFatos } from '../../destinos/apurar.ts';
import { perguntasDe } from '../../destinos/perguntas.ts';
import { examinar } from '../examinar.ts';

/**
 * The gate as the server keeps it, whoever asks to publish: errors stop, warnings were the editor's to judge.
 * @param agora when it is to be public, Unix ms
 * @throws ErroMartelo PAGINA_COM_ERROS with every error and its place
 */
export async function exigirPortao(
  payload: Payload,
  hotsite: Hotsite,
  doc: Pagina,
  agora = Date.now(),
): Promise<void> {
  const { sessoes } = await montarPagina(payload, hotsite, doc);
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
