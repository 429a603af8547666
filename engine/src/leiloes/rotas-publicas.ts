import type { Filtro } from '@martelo/shared/filtro';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { z } from 'zod';
import { aceitaLances } from '../auction/abertura.ts';
import { parametrosDeLista } from '../http/consulta.ts';
import { type Rota, rota } from '../http/rota.ts';
import { cartaoDoLote } from '../lotes/apresentar.ts';
import type { Acesso, Registros } from '../records/records.ts';
import type { Localizador } from './acesso.ts';
import { CAMPOS_PUBLICOS, leilaoPublico, leilaoVisto } from './apresentar.ts';
import { filtrosDeAtivos, inicioDeHoje } from './ativos.ts';
import { idOuUid, paramsUid } from './comando.ts';
import { limitesDoMes, porMes } from './mes.ts';
import { LEILOES } from './registro.ts';
import { loteVisivel } from './visibilidade.ts';

interface Dependencias {
  registros: Registros;
  localizador: Localizador;
  emDia(): Promise<void>;
  agora(): number;
  /** @throws ErroMartelo FORA_DE_EXIBICAO */
  exigirExibicao(acesso: Acesso): void;
}

const DESTAQUES = 12;

/** What anyone sees of the auctions of a brand. */
export function rotasPublicasLeiloes({
  registros,
  localizador,
  emDia,
  agora,
  exigirExibicao,
}: Dependencias): Rota[] {
  const leiloes = registros.colecao(LEILOES);
  return [
    rota({
      metodo: 'get',
      caminho: '/v1/leiloes/lista-site',
      resumo: 'Leilões ativos da marca, do mais próximo ao mais distante',
      guarda: 'publica',
      query: parametrosDeLista(CAMPOS_PUBLICOS, {
        porMes,
        patioNome: z.string().trim().max(200).optional().describe('Nome do local de realização'),
      }),
      async executar({ query: { consulta, porMes: mes, patioNome }, chamador }) {
        exigirExibicao(chamador.acesso);
        await emDia();
        const filtros: Filtro[] = [...consulta.filtros, ...filtrosDeAtivos(agora())];
        if (mes !== undefined) filtros.push({ tipo: 'range', campo: 'data', ...limitesDoMes(mes, agora()) });
        if (patioNome) filtros.push({ tipo: 'exata', campo: 'localRealizacao.nome', valor: patioNome });
        const ordem = consulta.ordem ?? { campo: 'data', tipoOrdenacao: 'asc', tipoCampo: 'date' };
        const pagina = await leiloes.listar(chamador.acesso, { ...consulta, filtros, ordem });
        return { ...pagina, itens: pagina.itens.map((leilao) => leilaoPublico(leilao, agora())) };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/leiloes/:uid',
      resumo: 'Um leilão',
      guarda: 'publica',
      params: paramsUid,
      async executar({ params, chamador }) {
        return leilaoVisto(await localizador.vistaDoLeilao(chamador.acesso, params.uid), agora());
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/leiloes/lista-site/destaques/:leilaoUid',
      resumo: 'Lotes em destaque de um leilão de hoje em diante',
      guarda: 'publica',
      params: z.object({ leilaoUid: idOuUid }),
      query: z.object({ somenteAoVivo: z.stringbool().optional() }),
      async executar({ params, query, chamador }): Promise<{ itens: LoteCartao[] }> {
        const { leilao } = await localizador.vistaDoLeilao(chamador.acesso, params.leilaoUid);
        const { data, situacao } = leilao;
        const atual =
          Date.parse(data) >= inicioDeHoje(agora()) && (!query.somenteAoVivo || situacao === 'AO_VIVO');
        if (!atual || situacao === 'EXECUTADO' || situacao === 'CANCELADO') return { itens: [] };
        const estado = await localizador.leilao(chamador.acesso, params.leilaoUid);
        const abertos = [...estado.lotes.values()].filter(
          (lote) => aceitaLances(lote) && loteVisivel(chamador.acesso, estado, lote),
        );
        const itens = abertos
          .sort((a, b) => b.dados.prioridade - a.dados.prioridade || a.posicaoLeilao - b.posicaoLeilao)
          .slice(0, DESTAQUES)
          .map((lote) => cartaoDoLote(estado, lote, chamador.hotsite));
        return { itens };
      },
    }),
  ];
}
