import { ErroMartelo } from '@martelo/shared/erros';
import type { Payload } from 'payload';
import { sessoesMontadas } from '../../../conteudo/pagina-publica.ts';
import { definicaoDe } from '../../../conteudo/sessoes.ts';
import type { Hotsite, Pagina } from '../../../payload-types.ts';
import { apurarFatos } from '../../destinos/apurar.ts';
import { perguntasDe } from '../../destinos/perguntas.ts';
import { type AchadoDaRegra, examinar } from '../examinar.ts';

/** What is to be public, as it would be stored. */
export interface Exame {
  hotsite: Hotsite;
  sessoes: Pagina['sessoes'];
  /** It is made call by call: required fields and pages that links lead to may be still to come. */
  porPartes?: boolean;
  /** What is public now, when its errors are to be put up with. */
  toleradas?: Pagina['sessoes'] | null;
  /** When it is to be public, Unix ms; now unless said. */
  agora?: number;
}

const DO_TODO: ReadonlySet<string> = new Set(['obrigatorios', 'links']);

type Erro = Pick<AchadoDaRegra, 'regra' | 'mensagem' | 'lugar'>;

/**
 * The gate as the server keeps it: the errors that stop a publication; warnings were the editor's to judge.
 * @param prometidas addresses of pages that are about to be made
 */
export async function examinarPagina(
  payload: Payload,
  { hotsite, sessoes: guardadas, porPartes = false, toleradas, agora = Date.now() }: Exame,
  prometidas: readonly string[] = [],
): Promise<Erro[]> {
  const sessoes = await sessoesMontadas(payload, guardadas);
  const antigas = toleradas ? await sessoesMontadas(payload, toleradas) : [];
  const fatos = await apurarFatos(payload, hotsite, perguntasDe([...sessoes, ...antigas]));
  const conhecidas = new Set(fatos.paginas.map(({ uri }) => uri));
  const paginas = [
    ...fatos.paginas,
    ...prometidas.filter((uri) => !conhecidas.has(uri)).map((uri) => ({ uri, titulo: uri, publicada: true })),
  ];
  const errosDe = (quais: typeof sessoes): Erro[] =>
    examinar({ sessoes: quais, modo: hotsite.tipo, agora, fatos: { ...fatos, paginas }, definicaoDe })
      .filter(({ gravidade, regra }) => gravidade === 'erro' && !(porPartes && DO_TODO.has(regra)))
      .map(({ regra, mensagem, lugar }) => ({ regra, mensagem, lugar }));
  const havia = new Set(errosDe(antigas).map((um) => JSON.stringify(um)));
  return errosDe(sessoes).filter((um) => !havia.has(JSON.stringify(um)));
}

/** The errors as a refusal, each with its place; null when there is none. */
export function recusa(erros: readonly Erro[]): ErroMartelo | null {
  const [primeiro] = erros;
  if (!primeiro) return null;
  return new ErroMartelo('PAGINA_COM_ERROS', {
    quantos: erros.length === 1 ? 'há 1 erro' : `há ${erros.length} erros`,
    primeiro: primeiro.mensagem,
    erros,
  });
}
