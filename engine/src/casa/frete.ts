import { createHash } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import {
  calcularFrete,
  type SimulacaoDeFrete,
  simulacaoDeFrete,
  type TabelaDeFrete,
  type TabelaDeFreteEscrita,
  tabelaDeFrete,
  tabelaDeFreteEscrita,
} from '@martelo/shared/frete';
import { z } from 'zod';
import type { Escritor } from '../api/recurso/declaracao.ts';
import { recurso } from '../api/recurso/recurso.ts';
import { formaDaVersao } from '../api/recurso/visao.ts';
import { type Rota, rota } from '../api/rota.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registro, Registros } from '../records/records.ts';
import { normalizar } from '../records/texto.ts';
import type { ServicosDaCasa } from './servicos.ts';

const EQUIPE = ['Interno - ADM', 'Interno - Remoção', 'Interno - Financeiro'] as const;
/** Carriers' prices are held to the table (548): who designates them does not write it. */
const ESCREVEM = ['Interno - ADM', 'Interno - Financeiro'] as const;
const MAIOR_TABELA = 2 * 1024 * 1024;

/** The freight table of each brand: one document, so that no reader meets half of a new one. */
export const TABELAS_DE_FRETE = recurso({
  nome: 'tabelaDeFrete',
  colecao: 'tabelasDeFrete',
  caminho: '/v1/fretes/tabelas',
  rotulo: { um: 'Tabela de fretes', varios: 'Tabelas de fretes' },
  modulo: 'patios',
  escrita: tabelaDeFreteEscrita,
  marca: 'hotsiteId',
  papeis: { le: EQUIPE, escreve: ESCREVEM },
  campos: { valorPorKm: { rotulo: 'Valor por km', tipo: 'centavos' } },
  rotulos: {
    kmPorDia: 'Km por dia',
    distanciaMaximaKM: 'Distância máxima (km)',
    linhas: 'Linhas',
    'linhas.origem': 'Origem',
    'linhas.destino': 'Destino',
    'linhas.item': 'O que é levado',
    'linhas.valor': 'Valor',
    'linhas.prazo': 'Prazo (dias úteis)',
    '*.cidade': 'Cidade',
    '*.estado': 'Estado',
  },
  centavos: ['linhas.valor'],
  // One a brand.
  unicos: [[]],
  limite: MAIOR_TABELA,
  rotas: (servicos: ServicosDaCasa, escritor) => [
    publicada(servicos),
    simulacao(servicos),
    carga(servicos, escritor),
  ],
});

type Guardada = Registro<TabelaDeFreteEscrita & { uid: string; id: number; hotsiteId: number }>;
/** Everybody reads it, and nobody but its brand. */
const daMarca = async (
  { registros }: { registros: Registros },
  hotsiteId: number,
): Promise<Guardada | null> => {
  const achada = await registros.colecao(TABELAS_DE_FRETE).obterPor(SISTEMA, 'hotsiteId', hotsiteId);
  return achada === null || achada.removidoEm !== undefined ? null : achada;
};

const hash = z.string().regex(/^[0-9a-f]{16}$/, 'Use o hash que a tabela de fretes informa.');

const publicada = (servicos: ServicosDaCasa): Rota =>
  rota({
    metodo: 'get',
    caminho: '/v1/fretes',
    resumo: 'A tabela de fretes: origens, destinos com valor e prazo, e o que a distância acrescenta',
    guarda: 'publica',
    query: z.object({
      origem: hash.optional().describe('Só os destinos desta origem'),
      item: z.string().trim().max(60).optional().describe('Só os valores deste item: Carro'),
    }),
    resposta: tabelaDeFrete,
    async executar({ query: { origem, item }, chamador: { hotsite } }) {
      const tabela = tabelaPublica(await daMarca(servicos, hotsite.id));
      const destinos = tabela.destinos.filter(
        (destino) =>
          (origem === undefined || destino.origem === origem) &&
          (item === undefined || normalizar(destino.item) === normalizar(item)),
      );
      return { ...tabela, destinos };
    },
  });

/** An empty field of a form is none. */
const vazio = (valor: unknown) => (valor === '' ? undefined : valor);

const simulacao = (servicos: ServicosDaCasa): Rota =>
  rota({
    metodo: 'get',
    caminho: '/v1/fretes/simular',
    resumo:
      'Valor e prazo de uma entrega: a linha da tabela mais valorPorKm por km entre o destino dela e a cidade do cliente',
    guarda: 'publica',
    query: z.object({
      origem: hash.describe('Hash da cidade de origem'),
      destino: hash.describe('Hash da cidade de destino da tabela'),
      item: z.string().trim().min(1).max(60),
      cidade: z
        .preprocess(vazio, z.string().trim().max(120).optional())
        .describe('Cidade do cliente, se for outra'),
      distanciaCidadeKM: z
        .preprocess(vazio, z.coerce.number().min(0).max(5_000).default(0))
        .describe('Distância entre a cidade do cliente e o destino da tabela'),
    }),
    resposta: simulacaoDeFrete,
    async executar({ query, chamador: { hotsite } }): Promise<SimulacaoDeFrete> {
      const tabela = tabelaPublica(await daMarca(servicos, hotsite.id));
      const origem = tabela.origens.find((cada) => cada.hash === query.origem);
      const paraLa = tabela.destinos.filter((cada) => cada.hash === query.destino);
      if (origem === undefined || paraLa[0] === undefined) throw new ErroMartelo('NAO_ENCONTRADO');
      const para = `${paraLa[0].cidade}/${paraLa[0].estado}`;
      const destino = paraLa.find(
        (cada) => cada.origem === origem.hash && normalizar(cada.item) === normalizar(query.item),
      );
      if (destino === undefined) {
        const de = `${origem.cidade}/${origem.estado}`;
        throw new ErroMartelo('FRETE_NAO_ATENDIDO', { item: query.item, de, para });
      }
      const { distanciaCidadeKM } = query;
      const { distanciaMaximaKM } = tabela;
      if (distanciaCidadeKM > distanciaMaximaKM)
        throw new ErroMartelo('FRETE_LONGE_DEMAIS', { distanciaMaximaKM, para });
      const cliente = {
        cidade: query.cidade ?? destino.cidade,
        ...{ estado: destino.estado, distanciaCidadeKM },
      };
      return { origem, destino, cliente, ...calcularFrete(destino, tabela, distanciaCidadeKM) };
    },
  });

const carga = (servicos: ServicosDaCasa, escritor: Escritor<object>): Rota =>
  rota({
    metodo: 'put',
    caminho: '/v1/fretes',
    versao: formaDaVersao(TABELAS_DE_FRETE as never),
    resumo: 'Carrega a tabela de fretes da marca, inteira; `revisao` é a da que ela substitui',
    guarda: ESCREVEM,
    limite: MAIOR_TABELA,
    body: tabelaDeFreteEscrita.extend({ revisao: z.int().positive().optional() }),
    resposta: z.object({ linhas: z.int(), revisao: z.int() }),
    async executar({ body: { revisao, ...nova }, chamador }) {
      const antes = await daMarca(servicos, chamador.hotsite.id);
      const salva =
        antes === null
          ? await escritor.criar(chamador, nova)
          : await escritor.alterar(chamador, antes.uid, nova, revisao);
      return { linhas: nova.linhas.length, revisao: salva.revisao };
    },
  });

/** Names a city to programs; the same however it is written. */
const hashDaCidade = ({ cidade, estado }: { cidade: string; estado: string }): string =>
  createHash('sha256')
    .update(`${normalizar(cidade)}/${estado}`)
    .digest('hex')
    .slice(0, 16);

/** The table as anyone reads it; an empty one where the brand has none. */
function tabelaPublica(guardada: Guardada | null): TabelaDeFrete {
  if (guardada === null)
    return {
      ...{ origens: [], destinos: [], itens: [] },
      ...{ valorPorKm: 0, kmPorDia: 300, distanciaMaximaKM: 0, atualizadaEm: null },
    };
  const { linhas, valorPorKm, kmPorDia, distanciaMaximaKM, updatedAt } = guardada;
  const origens = new Map(
    linhas.map(({ origem }) => [hashDaCidade(origem), { hash: hashDaCidade(origem), ...origem }]),
  );
  return {
    origens: [...origens.values()],
    destinos: linhas.map(({ origem, destino, ...preco }) => ({
      ...{ hash: hashDaCidade(destino), origem: hashDaCidade(origem) },
      ...destino,
      ...preco,
    })),
    itens: [...new Set(linhas.map(({ item }) => item))],
    ...{ valorPorKm, kmPorDia, distanciaMaximaKM, atualizadaEm: updatedAt },
  };
}
