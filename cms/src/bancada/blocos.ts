import type { Item, NoTexto, Sessao } from '@martelo/shared/pagina';
import type { DefinicaoElemento } from '@martelo/shared/pagina/elementos/definicao';
import { DEFINICOES } from '@martelo/shared/pagina/elementos/definicoes.gerado';
import type { Block, Field } from 'payload';

/**
 * Payload's own blocks field over the very sections the builder edits, to be measured beside it (`npm run bench -- construtor`).
 * It is there only while `MARTELO_BANCADA=1`, which nothing but the benchmark sets; virtual, so it has no columns and saves nothing.
 */
export const camposDaBancada = (): Field[] =>
  process.env.MARTELO_BANCADA === '1'
    ? [
        {
          name: 'blocos',
          type: 'blocks',
          virtual: true,
          // Virtual fields are for reading unless said; this one is typed into.
          admin: { readOnly: false },
          blocks: Object.values(DEFINICOES).map(bloco),
          hooks: {
            afterRead: [({ siblingData }) => ((siblingData.sessoes ?? []) as Sessao[]).map(comoBloco)],
          },
        },
      ]
    : [];

const MARGENS = ['zero', 'pequena', 'media', 'grande'];

function bloco(definicao: DefinicaoElemento): Block {
  return {
    slug: definicao.elemento,
    labels: { singular: definicao.rotulo.leilao, plural: definicao.rotulo.leilao },
    fields: [
      { name: 'nome', type: 'text', required: true },
      { name: 'ativo', type: 'checkbox' },
      { name: 'titulo', type: 'text' },
      { name: 'subtitulo', type: 'text' },
      escolha(
        'modelo',
        definicao.modelos.map(({ valor }) => valor),
      ),
      escolha('margemCabecalho', MARGENS),
      escolha('margemRodape', MARGENS),
      escolha('tamanhoColuna', ['inteira', 'metade']),
      { name: 'container', type: 'checkbox' },
      ...(definicao.itens.max > 0 ? [itens(definicao)] : []),
    ],
  };
}

const itens = ({ itens: { campos, max } }: DefinicaoElemento): Field => ({
  name: 'itens',
  type: 'array',
  maxRows: max,
  fields: [
    ...campos.map(({ campo }): Field => {
      if (campo === 'imagem' || campo === 'imagemMobile')
        return { name: campo, type: 'upload', relationTo: 'midia' };
      return campo === 'texto' ? { name: campo, type: 'textarea' } : { name: campo, type: 'text' };
    }),
    { name: 'corTexto', type: 'text' },
    { name: 'corFundo', type: 'text' },
    { name: 'dataInicio', type: 'date' },
    { name: 'dataFim', type: 'date' },
  ],
});

const escolha = (name: string, valores: readonly string[]): Field =>
  valores.length === 0 ? { name, type: 'text' } : { name, type: 'select', options: [...valores] };

const comoBloco = ({ elemento, itens: lista, consulta: _, versao: __, ...campos }: Sessao) => ({
  ...campos,
  blockType: elemento,
  itens: lista.map((item: Item) => ({
    ...item,
    texto: item.texto.map(emLinha).join('\n'),
    imagem: idDaMidia(item.imagem),
    imagemMobile: idDaMidia(item.imagemMobile),
  })),
});

const emLinha = (no: NoTexto): string =>
  ('itens' in no ? no.itens.flat() : no.filhos).map(({ texto }) => texto).join('');

const idDaMidia = (imagem: Item['imagem']) => (imagem?.url.startsWith('/midia/') ? imagem.id : null);
