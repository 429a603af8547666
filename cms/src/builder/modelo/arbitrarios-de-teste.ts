import type { Item, NoTexto, Sessao } from '@martelo/shared/pagina';
import { itemNovo } from '@martelo/shared/pagina/elementos/semente';
import fc from 'fast-check';
import type { Remendo } from './remendo.ts';
import { sessaoDeTeste } from './sessao-de-teste.ts';

/** Arbitrary pages and patches, small enough in names that patches meet what they act on. */
const palavra = fc.string({ unit: 'grapheme', maxLength: 60 });
const corrida = fc.record({ texto: palavra, negrito: fc.boolean() });
const bloco: fc.Arbitrary<NoTexto> = fc.oneof(
  fc.record({
    tipo: fc.constantFrom('paragrafo' as const, 'titulo' as const),
    filhos: fc.array(corrida, { maxLength: 3 }),
  }),
  fc.record({
    tipo: fc.constant('lista' as const),
    itens: fc.array(fc.array(corrida, { maxLength: 2 }), { maxLength: 3 }),
  }),
);
const idDeItem = fc.constantFrom('i1', 'i2', 'i3', 'i4');
const idDeSessao = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const camposDoItem = fc.record(
  { titulo: palavra, texto: fc.array(bloco, { maxLength: 4 }), link: fc.option(palavra) },
  { requiredKeys: [] },
);
const item: fc.Arbitrary<Item> = fc
  .tuple(idDeItem, camposDoItem)
  .map(([id, campos]) => ({ id, ...itemNovo({}), ...campos }));
const itens = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 4 });
const consulta = fc.option(
  fc.record({
    filtros: fc.array(fc.record({ tipo: fc.constant('geral' as const), valor: palavra }), { maxLength: 3 }),
    pagina: fc.constant(1),
    porPagina: fc.integer({ min: 1, max: 20 }),
  }),
);
const camposDaSessao = fc.record(
  { titulo: palavra, subtitulo: palavra, ativo: fc.boolean(), consulta, itens },
  { requiredKeys: [] },
);
const sessao: fc.Arbitrary<Sessao> = fc
  .tuple(idDeSessao, camposDaSessao)
  .map(([id, campos]) => sessaoDeTeste(id, campos));

export const paginaQualquer = fc.uniqueArray(sessao, { selector: ({ id }) => id, maxLength: 5 });

const indice = fc.integer({ min: -2, max: 9 });
const vizinho = fc.oneof(fc.constantFrom(undefined, null), idDeSessao);
const vizinhoItem = fc.oneof(fc.constantFrom(undefined, null), idDeItem);
const naPagina = fc.oneof(
  fc.record({ caminho: fc.constantFrom(['titulo'], ['nome'], ['nada']), item: fc.constant(null) }),
  fc.record({
    caminho: fc.constantFrom(
      ['titulo'],
      ['texto', 0, 'filhos', 0, 'texto'],
      ['texto', 1, 'itens', 0, 0, 'texto'],
      ['__proto__', 'x'],
    ),
    item: idDeItem,
  }),
);

export const remendoQualquer = fc.oneof(
  fc.record({ op: fc.constant('inserir'), indice, apos: vizinho, sessao }),
  fc.record({ op: fc.constant('remover'), id: idDeSessao }),
  fc.record({ op: fc.constant('mover'), id: idDeSessao, para: indice, apos: vizinho }),
  fc.record({ op: fc.constant('trocar'), id: idDeSessao, campos: camposDaSessao }),
  fc.record({ op: fc.constant('inserir-item'), sessao: idDeSessao, indice, apos: vizinhoItem, item }),
  fc.record({ op: fc.constant('remover-item'), sessao: idDeSessao, id: idDeItem }),
  fc.record({
    op: fc.constant('mover-item'),
    sessao: idDeSessao,
    destino: idDeSessao,
    id: idDeItem,
    para: indice,
    apos: vizinhoItem,
  }),
  fc.record({ op: fc.constant('trocar-item'), sessao: idDeSessao, id: idDeItem, campos: camposDoItem }),
  fc
    .tuple(naPagina, idDeSessao, indice, fc.integer({ min: 0, max: 3 }), palavra)
    .map(([onde, id, em, tirar, por]) => ({ op: 'emendar', ...onde, sessao: id, em, tirar, por })),
  fc
    .tuple(idDeItem, idDeSessao, indice, fc.integer({ min: 0, max: 3 }), fc.array(bloco, { maxLength: 2 }))
    .map(([um, id, em, tirar, por]) => ({
      op: 'lista',
      item: um,
      caminho: ['texto'],
      sessao: id,
      em,
      tirar,
      por,
    })),
) as fc.Arbitrary<Remendo>;
