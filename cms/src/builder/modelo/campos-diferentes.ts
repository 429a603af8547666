import { formatarDataHora } from '@martelo/shared/datas';
import type { Imagem, Item, NoTexto, Sessao, TrechoTexto } from '@martelo/shared/pagina';
import { MODELO } from '../../palavras/construtor/modelo.ts';
import { ROTULO_DO_CAMPO } from './conferir.ts';
import { iguais } from './iguais.ts';

/** A field's value as a person reads it. */
export type Valor =
  | { tipo: 'texto'; texto: string }
  | { tipo: 'imagem'; imagem: Imagem }
  | { tipo: 'cor'; cor: string }
  | { tipo: 'nada' };

export interface CampoDiferente {
  /** Names the row for React: field, or item and field. */
  chave: string;
  rotulo: string;
  de: Valor;
  para: Valor;
}

const NADA: Valor = { tipo: 'nada' };
const PALAVRAS: Readonly<Record<string, string>> = {
  zero: MODELO.nenhum,
  pequena: MODELO.pequeno,
  media: MODELO.medio,
  grande: MODELO.grande,
  inteira: MODELO.larguraInteira,
  metade: MODELO.metadeAoLado,
};

/** The fields in which two states of a section differ, in words; items by the number they have in the newer one. */
export function camposDiferentes(de: Sessao, para: Sessao): CampoDiferente[] {
  const campos = diferentes(de, para, ['id', 'itens', 'versao'], '', '');
  const antes = new Map(de.itens.map((item) => [item.id, item]));
  const depois = new Set(para.itens.map(({ id }) => id));
  const itens = para.itens.flatMap((item, i) => {
    const antigo = antes.get(item.id);
    return antigo
      ? diferentes(antigo, item, ['id'], item.id, MODELO.itemNumero(i + 1))
      : [{ chave: item.id, rotulo: MODELO.itemNumeroIncluido(i + 1), de: NADA, para: resumoDoItem(item) }];
  });
  const sairam = de.itens
    .filter(({ id }) => !depois.has(id))
    .map((item) => ({ chave: item.id, rotulo: MODELO.itemApagado, de: resumoDoItem(item), para: NADA }));
  return [...campos, ...itens, ...sairam, ...ordemDosItens(de, para)];
}

/** What a section is, for where the other side has none. */
export const resumoDaSessao = (uma: Sessao): string =>
  [uma.titulo, uma.subtitulo, ...uma.itens.map(({ titulo }) => titulo)].filter(Boolean).join(' · ') ||
  uma.nome;

function diferentes<T extends object>(
  de: T,
  para: T,
  fora: readonly string[],
  chave: string,
  prefixo: string,
): CampoDiferente[] {
  const nomes = new Set([...Object.keys(de), ...Object.keys(para)].filter((nome) => !fora.includes(nome)));
  return [...nomes].flatMap((nome) => {
    const [antes, depois] = [de[nome as keyof T], para[nome as keyof T]];
    if (iguais(antes, depois)) return [];
    const rotulo = ROTULO_DO_CAMPO[nome] ?? nome;
    return [
      {
        chave: `${chave}:${nome}`,
        rotulo: prefixo + rotulo,
        de: valorDe(nome, antes),
        para: valorDe(nome, depois),
      },
    ];
  });
}

function ordemDosItens(de: Sessao, para: Sessao): CampoDiferente[] {
  const comuns = new Set(para.itens.map(({ id }) => id));
  const ordem = (itens: readonly Item[], outros: ReadonlySet<string>) =>
    itens.filter(({ id }) => outros.has(id));
  const antes = ordem(de.itens, comuns);
  const depois = ordem(para.itens, new Set(antes.map(({ id }) => id)));
  if (antes.every(({ id }, i) => id === depois[i]?.id)) return [];
  const nomes = (itens: readonly Item[]): Valor => ({
    tipo: 'texto',
    texto: itens.map((item, i) => `${i + 1}. ${item.titulo || item.subtitulo || MODELO.item}`).join('\n'),
  });
  return [{ chave: ':ordem', rotulo: MODELO.ordemDosItens, de: nomes(antes), para: nomes(depois) }];
}

function valorDe(nome: string, valor: unknown): Valor {
  if (valor === null || valor === undefined || valor === '') return NADA;
  if (typeof valor === 'boolean') return { tipo: 'texto', texto: valor ? MODELO.sim : MODELO.nao };
  if (nome.startsWith('cor')) return { tipo: 'cor', cor: String(valor) };
  if (nome.startsWith('data')) return { tipo: 'texto', texto: formatarDataHora(String(valor)) };
  if (nome.startsWith('imagem')) return { tipo: 'imagem', imagem: valor as Imagem };
  if (nome === 'texto') return emTexto(valor as NoTexto[]);
  if (nome === 'consulta')
    return { tipo: 'texto', texto: consultaEmPalavras(valor as NonNullable<Sessao['consulta']>) };
  return { tipo: 'texto', texto: PALAVRAS[String(valor)] ?? String(valor) };
}

const emTexto = (nos: readonly NoTexto[]): Valor => {
  const corrido = (trechos: readonly TrechoTexto[]) => trechos.map(({ texto }) => texto).join('');
  const texto = nos
    .map((no) => ('filhos' in no ? corrido(no.filhos) : no.itens.map((um) => `• ${corrido(um)}`).join('\n')))
    .join('\n');
  return texto ? { tipo: 'texto', texto } : NADA;
};

function consultaEmPalavras({ filtros, ordem, porPagina }: NonNullable<Sessao['consulta']>): string {
  const partes = filtros.map((um) => {
    const campo = 'campo' in um ? um.campo : 'busca';
    if ('valores' in um) return `${campo}: ${um.valores.join(', ')}`;
    if (um.tipo === 'range') return `${campo}: ${um.min ?? '…'} a ${um.max ?? '…'}`;
    return `${campo}: ${um.valor}`;
  });
  const porOrdem = ordem
    ? [`por ${ordem.campo}, ${ordem.tipoOrdenacao === 'desc' ? 'do maior' : 'do menor'}`]
    : [];
  return [...partes, ...porOrdem, MODELO.ate(porPagina)].join('\n');
}

const resumoDoItem = (item: Item): Valor => ({
  tipo: 'texto',
  texto: item.titulo || item.subtitulo || item.textoBotao || MODELO.semTexto,
});
