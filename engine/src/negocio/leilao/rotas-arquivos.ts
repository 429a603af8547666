import type { Leilao } from '@martelo/shared/leilao';
import {
  type ArquivoDoLeilao,
  type ArquivosDoLeilao,
  arquivosDoLeilao,
  ROTULOS_ARQUIVO_LEILAO,
} from '@martelo/shared/leilao-arquivo';
import { z } from 'zod';
import { idOuUid } from '../../api/comando.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { LEILOES } from '../../leituras/registros/leilao.ts';
import { filtrosDeAtivos } from '../../leituras/vistas/ativos.ts';
import type { Acesso, Registros } from '../../records/records.ts';

interface Dependencias {
  registros: Registros;
  localizador: Localizador;
  emDia(): Promise<void>;
  agora(): number;
  /** @throws ErroMartelo FORA_DE_EXIBICAO */
  exigirExibicao(acesso: Acesso): void;
}

/** The files that go with auctions: the notice of sale, the rules, who may visit when. */
export function rotaArquivosDeLeiloes({
  registros,
  localizador,
  emDia,
  agora,
  exigirExibicao,
}: Dependencias): Rota {
  const leiloes = registros.colecao(LEILOES);
  return rota({
    metodo: 'get',
    caminho: '/v1/leiloes/arquivos/lista-site',
    resumo: 'Arquivos de um leilão, ou dos próximos que têm algum: edital, regulamento, ordem de visitação',
    guarda: 'publica',
    query: z.object({
      leilao: idOuUid.optional().describe('Número ou uid de um leilão; sem ele, os próximos'),
      quantos: z.coerce.number().int().min(1).max(20).default(3).describe('Quantos dos próximos leilões'),
    }),
    resposta: z.object({ itens: z.array(arquivosDoLeilao), total: z.int() }),
    async executar({ query: { leilao: escolhido, quantos }, chamador: { acesso } }) {
      if (escolhido !== undefined) {
        const { leilao } = await localizador.vistaDoLeilao(acesso, escolhido);
        return { itens: [comArquivos(leilao)], total: 1 };
      }
      exigirExibicao(acesso);
      await emDia();
      const proximos = leiloes.percorrer(acesso, {
        filtros: filtrosDeAtivos(agora()),
        ordem: { campo: 'data', tipoOrdenacao: 'asc', tipoCampo: 'date' },
      });
      const itens: ArquivosDoLeilao[] = [];
      let total = 0;
      for await (const leilao of proximos) {
        const dele = comArquivos(leilao);
        if (dele.arquivos.length === 0) continue;
        if (itens.length < quantos) itens.push(dele);
        total += 1;
      }
      return { itens, total };
    },
  });
}

/** Its three own addresses first, each under its usual name, then the files beside them. */
function comArquivos(leilao: Leilao): ArquivosDoLeilao {
  const { id, uid, nome, data, cidade = null, editalUrl, ordemVisitacaoUrl, ordemEntradaUrl } = leilao;
  const proprios = [
    ['EDITAL', editalUrl],
    ['ORDEM_VISITACAO', ordemVisitacaoUrl],
    ['ORDEM_ENTRADA', ordemEntradaUrl],
  ] as const;
  const arquivos: ArquivoDoLeilao[] = [
    ...proprios.flatMap(([tipo, url]) => (url ? [{ tipo, nome: ROTULOS_ARQUIVO_LEILAO[tipo], url }] : [])),
    ...(leilao.arquivos ?? []),
  ];
  return {
    leilao: { id, uid, nome, data, cidade },
    arquivos: arquivos.map(({ tamanho, ...arquivo }) => ({
      ...arquivo,
      tamanho: tamanho ?? null,
      extensao: extensaoDe(arquivo.url),
    })),
  };
}

function extensaoDe(url: string): string | null {
  const [caminho = ''] = url.split(/[?#]/);
  return /\.([a-z0-9]{2,5})$/i.exec(caminho.replace(/^https?:\/\/[^/]*/, ''))?.[1]?.toUpperCase() ?? null;
}
