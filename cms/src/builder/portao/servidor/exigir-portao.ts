import { ErroMartelo } from '@martelo/shared/erros';
import type { Payload } from 'payload';
import { numeroDaMarca } from '../../../acesso/regras.ts';
import { sessoesParaEditar } from '../../../conteudo/pagina-publica.ts';
import { definicaoDe } from '../../../conteudo/sessoes.ts';
import { PORTAO } from '../../../palavras/construtor/portao.ts';
import type { Hotsite, Pagina } from '../../../payload-types.ts';
import { apurarFatos } from '../../destinos/apurar.ts';
import type { FatosDaMarca, Perguntas } from '../../destinos/fatos.ts';
import { perguntasDe } from '../../destinos/perguntas.ts';
import { cabecaDe } from '../cabeca.ts';
import { type AchadoDaRegra, examinar } from '../examinar.ts';
import { ondeFica } from '../onde-fica.ts';
import { julgar } from '../regras/links.ts';
import { REGRAS } from '../regras.gerado.ts';

/** What is to be public, as it would be stored. */
export interface Exame {
  hotsite: Hotsite;
  pagina: Pagina;
  /** It is made call by call: required fields may be still to come. */
  porPartes?: boolean;
  /** What is public now, when its errors are to be put up with. */
  tolerada?: Pagina | null;
  /** When it is to be public, Unix ms; now unless said. */
  agora?: number;
}

const DO_TODO: ReadonlySet<string> = new Set(['obrigatorios']);

/** As it is told: `titulo` is the rule in words, `onde` the place. */
type Erro = Pick<AchadoDaRegra, 'regra' | 'mensagem' | 'lugar'> & { titulo: string; onde: string };

/** How many are told in the sentence itself; the rest are in `erros`. */
const NA_FRASE = 5;

/**
 * The gate as the server keeps it: the errors that stop a publication; warnings were the editor's to judge.
 * @param prometidas addresses of pages that are about to be made
 */
export async function examinarPagina(
  payload: Payload,
  { hotsite, pagina, porPartes = false, tolerada, agora = Date.now() }: Exame,
  prometidas: readonly string[] = [],
): Promise<Erro[]> {
  const [nova, antiga] = [await comoSeExamina(payload, pagina), await comoSeExamina(payload, tolerada)];
  const perguntas = perguntasDe([...nova.sessoes, ...antiga.sessoes], {
    ...nova.cabeca,
    imagens: [...nova.cabeca.imagens, ...antiga.cabeca.imagens],
  });
  const fatos = await fatosEm(payload, hotsite, agora, perguntas, prometidas);
  const errosDe = ({ sessoes, cabeca }: typeof nova): Erro[] =>
    examinar({ sessoes, cabeca, modo: hotsite.tipo, agora, fatos, definicaoDe })
      .filter(
        ({ gravidade, regra, doTodo }) =>
          gravidade === 'erro' && !(porPartes && (doTodo || DO_TODO.has(regra))),
      )
      .map(({ regra, mensagem, lugar }) => ({
        regra,
        titulo: REGRAS[regra]?.titulo ?? regra,
        onde: ondeFica(lugar, sessoes),
        mensagem,
        lugar,
      }));
  const chave = ({ regra, mensagem, lugar }: Erro) => JSON.stringify([regra, mensagem, lugar]);
  const havia = new Set(tolerada ? errosDe(antiga).map(chave) : []);
  return errosDe(nova).filter((um) => !havia.has(chave(um)));
}

/**
 * What the gate has against a link that stands outside of any page, in a sentence; null for nothing. It asks of the brand's pages alone:
 * whoever writes waits for it.
 * @param agora when the link is to be on show, Unix ms
 */
export async function problemaDoLink(
  payload: Payload,
  hotsite: Hotsite,
  link: string,
  agora: number,
): Promise<string | null> {
  const fatos = await fatosEm(payload, hotsite, agora, perguntasDe([]));
  const achado = julgar(link, {
    sessoes: [],
    cabeca: cabecaDe({}),
    modo: hotsite.tipo,
    agora,
    fatos,
    definicaoDe,
  });
  return achado?.gravidade === 'erro' ? achado.mensagem : null;
}

/** The errors as a refusal, each with its place; null when there is none. */
export function recusa(erros: readonly Erro[]): ErroMartelo | null {
  if (erros.length === 0) return null;
  const ditos = erros
    .slice(0, NA_FRASE)
    .map(({ onde, titulo, mensagem }) => `${onde} (${titulo}): ${mensagem}`);
  return new ErroMartelo('PAGINA_COM_ERROS', {
    quantos: erros.length === 1 ? PORTAO.umErro : PORTAO.haErros(erros.length),
    primeiro: ditos.join(' '),
    erros,
  });
}

const comoSeExamina = async (payload: Payload, pagina: Pagina | null | undefined) => ({
  sessoes: pagina ? await sessoesParaEditar(payload, pagina.sessoes) : [],
  cabeca: cabecaDe(pagina ?? {}),
});

/** What is known of the brand, its pages as they will be at `agora`: what is scheduled until then, or promised, is public. */
async function fatosEm(
  payload: Payload,
  hotsite: Hotsite,
  agora: number,
  perguntas: Perguntas,
  prometidas: readonly string[] = [],
): Promise<FatosDaMarca> {
  const fatos = await apurarFatos(payload, hotsite, perguntas);
  const publicas = new Set([...prometidas, ...(await agendadasAte(payload, hotsite.id, agora))]);
  const conhecidas = new Set(fatos.paginas.map(({ uri }) => uri));
  const paginas = [
    ...fatos.paginas.map((uma) => (publicas.has(uma.uri) ? { ...uma, publicada: true } : uma)),
    ...prometidas.filter((uri) => !conhecidas.has(uri)).map((uri) => ({ uri, titulo: uri, publicada: true })),
  ];
  return { ...fatos, paginas };
}

/** Addresses of the brand's pages that a schedule puts on the air until then: what is scheduled for later may lead to them. */
async function agendadasAte(payload: Payload, hotsite: number, ate: number): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'agendamentos',
    where: {
      and: [
        { estado: { equals: 'aguardando' } },
        { publicarEm: { less_than_equal: new Date(ate).toISOString() } },
      ],
    },
    select: { pagina: true },
    populate: { paginas: { uri: true, hotsite: true } },
    pagination: false,
    depth: 1,
  });
  return docs.flatMap(({ pagina }) =>
    typeof pagina === 'object' && numeroDaMarca(pagina.hotsite) === hotsite ? [pagina.uri] : [],
  );
}
