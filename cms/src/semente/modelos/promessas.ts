import { uuidv7 } from '@martelo/shared/identificador';
import type { Item, NoTexto, Sessao } from '@martelo/shared/pagina';
import { definicaoDe } from '../../conteudo/sessoes.ts';
import type { PaginaModelo } from './oficina.ts';

/** What a section that waits for its brand's word is called after its name; without it, it was looked at. */
export const A_REVER = ' (a rever)';

/**
 * What only the house itself can give its word for: what is insured, inspected, guaranteed or delivered, what can be booked, who is
 * reminded, how soon somebody answers, when there is anybody, how one pays, what costs nothing.
 */
const PROMESSA = new RegExp(
  [
    /\bsegur(?:o|ada|ado|adas|ados) (?:da|de|inclu)|tem seguro/,
    /\bvistoria|\blaudos?\b|\bprocedência|conferid[oa]s? um a um|passa por|conferência de documentos/,
    /\bgarant/,
    /\bagend(?:e|ar|amento)|hora marcada|marque (?:um|uma)|visitação aberta|visita é livre|horários de visita/,
    /\blembrete|\bavis(?:o|amos|amos por)\b|saiba na hora/,
    /\bentreg(?:a|amos|ue)\b|transportadora|\btransporte\b|\bfrete\b|receba em casa|cegonha/,
    /dias? (?:útil|úteis)|mesmo dia|poucos minutos|em segundos|na hora\b|\d+ ?h(?:\d\d)?\b|\d+ horas|horário comercial/,
    /\d+ vezes|\bTED\b|\bPix\b|\bboleto|cartão de crédito/,
    /abaixo da avaliação|já inclui|sem surpresa|menores durante/,
    /nossa equipe|cuidamos d|\bseguradoras\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/**
 * A new brand's page says nothing in the brand's name that nobody there has read: such sections, and such items of others, stand ready
 * but switched off, named so that the checklist finds them.
 */
export const semPromessas = (pagina: PaginaModelo): PaginaModelo => ({
  ...pagina,
  sessoes: pagina.sessoes.flatMap(separar),
});

/** Sections of a page that still wait to be looked at: switched off, and named so. */
export const aRever = (sessoes: unknown): Sessao[] =>
  ((sessoes ?? []) as Sessao[]).filter(({ ativo, nome }) => !ativo && nome.endsWith(A_REVER));

/** Whether words make a promise. */
export const promete = (...textos: string[]): boolean => textos.some((texto) => PROMESSA.test(texto));

function separar(sessao: Sessao): Sessao[] {
  if (!sessao.ativo) return [sessao];
  const desligada = { ...sessao, nome: `${sessao.nome}${A_REVER}`, ativo: false };
  const prometem = sessao.itens.filter(itemPromete);
  const ficam = sessao.itens.filter((um) => !itemPromete(um));
  if (promete(sessao.titulo, sessao.subtitulo)) return [desligada];
  if (prometem.length === 0) return [sessao];
  if (ficam.length < Math.max(1, definicaoDe(sessao.elemento)?.itens.min ?? 0)) return [desligada];
  return [
    { ...sessao, itens: ficam },
    { ...desligada, id: uuidv7(), itens: prometem },
  ];
}

const itemPromete = ({ titulo, subtitulo, texto }: Item): boolean =>
  promete(titulo, subtitulo, ...texto.map(escrito));

const escrito = (no: NoTexto): string =>
  ('itens' in no ? no.itens.flat() : no.filhos).map(({ texto }) => texto).join('');
