import type { Item, Sessao } from '@martelo/shared/pagina';
import { REGISTRO } from '../palavras/registro.ts';

/** One field that changed, with both values short enough to read. */
export interface Diferenca {
  campo: string;
  antes: string;
  depois: string;
}

const IGNORADOS = new Set([
  'id',
  'updatedAt',
  'createdAt',
  'alteradoPor',
  'criadoPor',
  'revisao',
  '_status',
  'sizes',
  'url',
  'thumbnailURL',
  'sessions',
]);
/** What must never be read back: told as changed, never shown. */
const SEGREDO =
  /senha|password|hash|salt|token|segredo|secret|credencia|apikey|api_key|(^|[a-z])chave(?!s?Estrangeira)/i;
const MAXIMO = 300;
const MAXIMO_CAMPOS = 200;

/** What differs between two states of a document, field by field; sections and items are told by name. */
export function diferencas(antes: object | null, depois: object | null): Diferenca[] {
  const a = (antes ?? {}) as Record<string, unknown>;
  const d = (depois ?? {}) as Record<string, unknown>;
  const lista: Diferenca[] = [];
  for (const campo of new Set([...Object.keys(a), ...Object.keys(d)])) {
    if (IGNORADOS.has(campo)) continue;
    if (campo === 'sessoes')
      lista.push(...dasSessoes(listaDe<Sessao>(a.sessoes), listaDe<Sessao>(d.sessoes)));
    else comparar(lista, campo, a[campo], d[campo]);
    if (lista.length >= MAXIMO_CAMPOS) break;
  }
  return lista.slice(0, MAXIMO_CAMPOS);
}

/** Of the same field changed twice in a row only the first before and the last after are kept; back to the start is no change. */
export function juntar(primeiras: readonly Diferenca[], seguintes: readonly Diferenca[]): Diferenca[] {
  const juntas = new Map(primeiras.map((uma) => [uma.campo, uma]));
  for (const outra of seguintes)
    juntas.set(outra.campo, { ...outra, antes: juntas.get(outra.campo)?.antes ?? outra.antes });
  return [...juntas.values()].filter(({ antes, depois }) => antes !== depois || antes === OCULTO);
}

const OCULTO = '••••••';

function comparar(lista: Diferenca[], campo: string, antes: unknown, depois: unknown): void {
  const [a, d] = [valorPlano(antes), valorPlano(depois)];
  if (igual(a, d)) return;
  if (SEGREDO.test(campo.split(' › ').at(-1) ?? campo)) {
    lista.push({ campo, antes: a === null ? '' : OCULTO, depois: d === null ? '' : OCULTO });
    return;
  }
  if (ehGrupo(a) && ehGrupo(d)) {
    for (const filho of new Set([...Object.keys(a), ...Object.keys(d)]))
      if (filho !== 'id') comparar(lista, `${campo} › ${filho}`, a[filho], d[filho]);
    return;
  }
  lista.push({ campo, antes: escrever(campo, a), depois: escrever(campo, d) });
}

function dasSessoes(antes: readonly Sessao[], depois: readonly Sessao[]): Diferenca[] {
  const lista: Diferenca[] = [];
  const velhas = new Map(antes.map((sessao, i) => [sessao.id, { sessao, i }]));
  const novas = new Set(depois.map(({ id }) => id));
  for (const { sessao } of velhas.values())
    if (!novas.has(sessao.id))
      lista.push({ campo: nomeDe(sessao), antes: REGISTRO.naPagina, depois: 'apagada' });
  // Order among those that were there before: a new section above moves nobody.
  const comuns = {
    antes: antes.filter(({ id }) => novas.has(id)),
    depois: depois.filter(({ id }) => velhas.has(id)),
  };
  for (const sessao of depois) {
    const velha = velhas.get(sessao.id)?.sessao;
    if (!velha) {
      lista.push({
        campo: nomeDe(sessao),
        antes: '',
        depois: REGISTRO.adicionadaNaPosicao(depois.indexOf(sessao) + 1),
      });
      continue;
    }
    const [de, para] = [comuns.antes.indexOf(velha), comuns.depois.indexOf(sessao)];
    if (de !== para)
      lista.push({
        campo: REGISTRO.posicao(nomeDe(sessao)),
        antes: String(de + 1),
        depois: String(para + 1),
      });
    const { itens: itensVelhos, ...a } = velha;
    const { itens: itensNovos, ...d } = sessao;
    for (const campo of Object.keys(d) as (keyof typeof d)[])
      if (campo !== 'id' && campo !== 'versao')
        comparar(lista, `${nomeDe(sessao)} › ${campo}`, a[campo], d[campo]);
    lista.push(...dosItens(nomeDe(sessao), listaDe<Item>(itensVelhos), listaDe<Item>(itensNovos)));
  }
  return lista;
}

function dosItens(sessao: string, antes: readonly Item[], depois: readonly Item[]): Diferenca[] {
  const lista: Diferenca[] = [];
  const velhos = new Map(antes.map((item) => [item.id, item]));
  const nome = (item: Item, i: number) => `${sessao} › ${item.titulo || `item ${i + 1}`}`;
  for (const [i, item] of antes.entries())
    if (!depois.some(({ id }) => id === item.id))
      lista.push({ campo: nome(item, i), antes: REGISTRO.naSecao, depois: 'apagado' });
  for (const [i, item] of depois.entries()) {
    const velho = velhos.get(item.id);
    if (!velho) lista.push({ campo: nome(item, i), antes: '', depois: 'adicionado' });
    else
      for (const campo of Object.keys(item) as (keyof Item)[])
        if (campo !== 'id') comparar(lista, `${nome(item, i)} › ${campo}`, velho[campo], item[campo]);
  }
  return lista;
}

const nomeDe = (sessao: Sessao): string => REGISTRO.secao(sessao.nome);

const listaDe = <T>(valor: unknown): readonly T[] => (Array.isArray(valor) ? (valor as T[]) : []);

/** A relationship is its id, read with its document or without; nothing is nothing however it is written. */
function valorPlano(valor: unknown): unknown {
  if (valor === undefined || valor === '' || (Array.isArray(valor) && valor.length === 0)) return null;
  if (ehGrupo(valor) && 'id' in valor && ('updatedAt' in valor || 'createdAt' in valor)) return valor.id;
  return valor;
}

const ehGrupo = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

const igual = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function escrever(campo: string, valor: unknown): string {
  if (valor === null) return '';
  const texto =
    typeof valor === 'string'
      ? valor
      : JSON.stringify(valor, (chave, dentro) => (SEGREDO.test(chave) && chave !== campo ? OCULTO : dentro));
  return texto.length > MAXIMO ? `${texto.slice(0, MAXIMO - 1)}…` : texto;
}
