import { type Sessao, sessao } from '@martelo/shared/pagina';
import { DEFINICOES } from '@martelo/shared/pagina/elementos/definicoes.gerado';
import { z } from 'zod';

export const ESTADOS = ['cheio', 'vazio', 'longo', 'indisponivel', 'carregando'] as const;
export type EstadoDoCaso = (typeof ESTADOS)[number];

/** What the catalogue is asked to show; nothing said shows every kind as it looks full, in the brand's own mode. */
export const pedidoDoCatalogo = z.object({
  elemento: z
    .string()
    .max(2_000)
    .optional()
    .transform((lista) => lista?.split(',').filter(Boolean) ?? []),
  modelo: z.string().max(40).optional(),
  modo: z.enum(['leilao', 'loja']).optional().catch(undefined),
  estado: z.enum(ESTADOS).catch('cheio'),
});
export type PedidoDoCatalogo = z.infer<typeof pedidoDoCatalogo>;

export interface Caso {
  elemento: string;
  modelo: { valor: string; rotulo: string };
  rotulo: string;
  sessao: Sessao;
}

const LONGO = 'Condições extraordinariamente compridas para pessoas físicas e jurídicas de todo o país';

/** Every kind × model the request names, each as a section that a page could hold. */
export function casos({ elemento, modelo, estado }: PedidoDoCatalogo, modo: 'leilao' | 'loja'): Caso[] {
  return Object.values(DEFINICOES)
    .filter((definicao) => elemento.length === 0 || elemento.includes(definicao.elemento))
    .flatMap((definicao) =>
      definicao.modelos
        .filter(({ valor }) => modelo === undefined || valor === modelo)
        .map((cada) => {
          const { itens, ...semente } = definicao.semente(modo);
          const chave = `${definicao.elemento}-${cada.valor}`;
          const cheia = sessao.parse({
            ...semente,
            id: chave,
            elemento: definicao.elemento,
            versao: definicao.versao,
            nome: definicao.rotulo[modo],
            modelo: cada.valor,
            itens: itens.map((item, n) => ({ ...item, id: `${chave}-${n}` })),
          });
          return {
            elemento: definicao.elemento,
            modelo: cada,
            rotulo: definicao.rotulo[modo],
            sessao: estado === 'vazio' ? vazia(cheia) : estado === 'longo' ? comprida(cheia) : cheia,
          };
        }),
    );
}

const vazia = (cheia: Sessao): Sessao => ({ ...cheia, itens: [] });

/** The longest of every text that is filled; what a kind leaves empty stays so. */
const comprida = (cheia: Sessao): Sessao => ({
  ...cheia,
  titulo: cheia.titulo && LONGO,
  subtitulo: cheia.subtitulo && `${LONGO}. ${LONGO}.`,
  itens: cheia.itens.map((item) => ({
    ...item,
    titulo: item.titulo && LONGO,
    subtitulo: item.subtitulo && LONGO,
    textoBotao: item.textoBotao && LONGO.slice(0, 60),
  })),
});
