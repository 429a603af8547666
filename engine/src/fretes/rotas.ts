import { ErroMartelo } from '@martelo/shared/erros';
import {
  calcularFrete,
  type SimulacaoDeFrete,
  simulacaoDeFrete,
  tabelaDeFrete,
  tabelaDeFreteEscrita,
} from '@martelo/shared/frete';
import { uuidv7 } from '@martelo/shared/identificador';
import { z } from 'zod';
import { type Rota, rota } from '../http/rota.ts';
import { mostrandoVersoes } from '../records/conflitos.ts';
import type { Acesso, Registros } from '../records/records.ts';
import { normalizar } from '../records/texto.ts';
import { EQUIPE_DE_FRETE, TABELAS_DE_FRETE, tabelaPublica } from './registro.ts';

const MAIOR_TABELA = 2 * 1024 * 1024;
const hash = z.string().regex(/^[0-9a-f]{16}$/, 'Use o hash que a tabela de fretes informa.');
/** An empty field of a form is none. */
const vazio = (valor: unknown) => (valor === '' ? undefined : valor);

/** What it costs to bring goods from where they stand to where they are wanted. */
export function rotasFretes(registros: Registros): Rota[] {
  const tabelas = registros.colecao(TABELAS_DE_FRETE);
  const daMarca = (acesso: Acesso, hotsiteId: number) => tabelas.obterPor(acesso, 'hotsiteId', hotsiteId);

  return [
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
      async executar({ query: { origem, item }, chamador: { acesso, hotsite } }) {
        const tabela = tabelaPublica(await daMarca(acesso, hotsite.id));
        const destinos = tabela.destinos.filter(
          (destino) =>
            (origem === undefined || destino.origem === origem) &&
            (item === undefined || normalizar(destino.item) === normalizar(item)),
        );
        return { ...tabela, destinos };
      },
    }),
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
      async executar({ query, chamador: { acesso, hotsite } }): Promise<SimulacaoDeFrete> {
        const tabela = tabelaPublica(await daMarca(acesso, hotsite.id));
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
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/fretes',
      resumo: 'Carrega a tabela de fretes da marca, inteira; `revisao` recusa quem não viu a última',
      guarda: EQUIPE_DE_FRETE,
      limite: MAIOR_TABELA,
      body: tabelaDeFreteEscrita.extend({ revisao: z.int().positive().optional() }),
      resposta: z.object({ linhas: z.int(), revisao: z.int() }),
      async executar({ body: { revisao, ...nova }, chamador: { acesso, hotsite } }) {
        const antes = await daMarca(acesso, hotsite.id);
        const doc = { ...nova, uid: antes?.uid ?? uuidv7(), hotsiteId: hotsite.id };
        // A table is loaded whole: how long each one is says which is meant.
        const ler = async () => resumida(await daMarca(acesso, hotsite.id));
        const salva = await mostrandoVersoes({ linhas: nova.linhas.length }, ler, () =>
          antes === null
            ? tabelas.inserir(acesso, doc)
            : tabelas.salvar(acesso, doc, revisao ?? antes.revisao),
        );
        return resumida(salva);
      },
    }),
  ];
}

const resumida = (tabela: { linhas: readonly unknown[]; revisao: number } | null) => ({
  linhas: tabela?.linhas.length ?? 0,
  revisao: tabela?.revisao ?? 0,
});
