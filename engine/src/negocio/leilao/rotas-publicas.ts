import type { Filtro } from '@martelo/shared/filtro';
import { leilaoDetalhe, leilaoListado } from '@martelo/shared/leilao-publico';
import { type LoteCartao, loteCartao } from '@martelo/shared/lote-cartao';
import { trechoDeEndereco } from '@martelo/shared/patio';
import { z } from 'zod';
import { idOuUid, paramsUid } from '../../api/comando.ts';
import { parametrosDeLista } from '../../api/consulta.ts';
import { paginaDe } from '../../api/resposta.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import { aceitaLances } from '../../auction/leituras/abertura.ts';
import { PATIOS } from '../../casa/patio.ts';
import type { IndiceLotes } from '../../leituras/busca/indice-lotes.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { LEILOES } from '../../leituras/registros/leilao.ts';
import { LOTES, type LoteRegistro } from '../../leituras/registros/lote.ts';
import { loteVisivel } from '../../leituras/visibilidade.ts';
import { filtrosDeAtivos, inicioDeHoje } from '../../leituras/vistas/ativos.ts';
import type { Carimbar } from '../../leituras/vistas/carimbos.ts';
import { CAMPOS_PUBLICOS, leilaoPublico, leilaoVisto } from '../../leituras/vistas/leilao.ts';
import { cartaoDoLote } from '../../leituras/vistas/lote.ts';
import { limitesDoMes, porMes } from '../../leituras/vistas/mes.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registros } from '../../records/records.ts';

interface Dependencias {
  registros: Registros;
  localizador: Localizador;
  indice: Pick<IndiceLotes, 'buscar'>;
  emDia(): Promise<void>;
  agora(): number;
  /** @throws ErroMartelo FORA_DE_EXIBICAO */
  exigirExibicao(acesso: Acesso): void;
  /** The stamps of a brand that a lot has now. */
  carimbar: Carimbar;
}

const DESTAQUES = 12;
/** All of a brand's lots, counted and not listed. */
const TUDO = { pagina: 1, porPagina: 1 } as const;

const LEMBRADOS_MS = 60_000;

/** These auctions and no others. */
const so = (uids: readonly string[]): Filtro => ({ tipo: 'multipla', campo: 'uid', valores: [...uids] });

const ehDaCaixa = ({ origem, comitente }: Pick<LoteRegistro['dados'], 'origem' | 'comitente'>): boolean =>
  origem?.fonte === 'caixa' || /^(caixa|cef$)/.test(trechoDeEndereco(comitente?.nome ?? ''));

/** What anyone sees of the auctions of a brand. */
export function rotasPublicasLeiloes({
  registros,
  localizador,
  indice,
  emDia,
  agora,
  exigirExibicao,
  carimbar,
}: Dependencias): Rota[] {
  const leiloes = registros.colecao(LEILOES);
  const lotes = registros.colecao(LOTES);
  const ativosDe = ({ acesso }: Chamador) => leiloes.percorrer(acesso, { filtros: filtrosDeAtivos(agora()) });
  /** Held at the yard, or with lots that stand there. */
  const leiloesDoPatio = async (chamador: Chamador, nome: string): Promise<string[]> => {
    const procurado = trechoDeEndereco(nome);
    const procurados = new Set([procurado]);
    const filtros: Filtro[] = [
      { tipo: 'exata', campo: 'nomeBusca', valor: procurado },
      { tipo: 'exata', campo: 'hotsites', valor: chamador.hotsite.id },
    ];
    // Lots and auctions of before it was renamed name it as it was then.
    for await (const { nomesAntes = [] } of registros.colecao(PATIOS).percorrer(SISTEMA, { filtros }))
      for (const antes of nomesAntes) procurados.add(trechoDeEndereco(antes));
    const comLotes = indice.buscar({ ...TUDO, hotsite: chamador.hotsite.id, facetas: ['patio'] }).facetas
      .patio;
    const escritos = (comLotes ?? []).filter(({ valor }) => procurados.has(trechoDeEndereco(valor)));
    const noPatio: Filtro = { tipo: 'multipla', campo: 'patio', valores: escritos.map(({ valor }) => valor) };
    const { facetas } = indice.buscar({
      ...{ ...TUDO, hotsite: chamador.hotsite.id, fixos: [noPatio], facetas: ['leilaoUid'] },
    });
    const achados = new Set(facetas.leilaoUid?.map(({ valor }) => valor));
    for await (const { uid, localRealizacao } of ativosDe(chamador))
      if (localRealizacao && procurados.has(trechoDeEndereco(localRealizacao.nome))) achados.add(uid);
    return [...achados];
  };
  /** Every lot of a brand is looked at for it: once a minute at most, whoever asks. */
  const daCaixa = new Map<number, { ate: number; uids: Promise<string[]> }>();
  const leiloesDaCaixa = (chamador: Chamador): Promise<string[]> => {
    const { id } = chamador.hotsite;
    const lembrados = daCaixa.get(id);
    if (lembrados !== undefined && agora() < lembrados.ate) return lembrados.uids;
    const uids = procurarDaCaixa(chamador);
    daCaixa.set(id, { ate: agora() + LEMBRADOS_MS, uids });
    uids.catch(() => daCaixa.delete(id));
    return uids;
  };
  /** With a lot of its published lists, or of its own as consignor. */
  const procurarDaCaixa = async (chamador: Chamador): Promise<string[]> => {
    const achados: string[] = [];
    for await (const { uid } of ativosDe(chamador)) {
      const doLeilao: Filtro = { tipo: 'exata', campo: 'leiUid', valor: uid };
      for await (const { dados } of lotes.percorrer(SISTEMA, { filtros: [doLeilao] })) {
        if (!ehDaCaixa(dados)) continue;
        achados.push(uid);
        break;
      }
    }
    return achados;
  };
  return [
    rota({
      metodo: 'get',
      caminho: '/v1/leiloes/lista-site',
      resumo: 'Leilões ativos da marca, do mais próximo ao mais distante',
      guarda: 'publica',
      query: parametrosDeLista(CAMPOS_PUBLICOS, {
        porMes,
        patioNome: z
          .string()
          .trim()
          .max(200)
          .optional()
          .describe(
            'Nome do pátio, como se escreve ou como está no endereço dele: onde o leilão se realiza ou onde há lotes dele',
          ),
      }),
      resposta: paginaDe(leilaoListado),
      async executar({ query: { consulta, porMes: mes, patioNome }, chamador }) {
        exigirExibicao(chamador.acesso);
        await emDia();
        const filtros: Filtro[] = [...consulta.filtros, ...filtrosDeAtivos(agora())];
        if (mes !== undefined) filtros.push({ tipo: 'range', campo: 'data', ...limitesDoMes(mes, agora()) });
        if (patioNome) filtros.push(so(await leiloesDoPatio(chamador, patioNome)));
        const ordem = consulta.ordem ?? { campo: 'data', tipoOrdenacao: 'asc', tipoCampo: 'date' };
        const pagina = await leiloes.listar(chamador.acesso, { ...consulta, filtros, ordem });
        return { ...pagina, itens: pagina.itens.map((leilao) => leilaoPublico(leilao, agora())) };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/leiloes/lista-site/caixa-economica',
      resumo:
        'Leilões ativos da marca com imóveis da Caixa Econômica Federal, do mais próximo ao mais distante',
      guarda: 'publica',
      query: parametrosDeLista(CAMPOS_PUBLICOS),
      resposta: paginaDe(leilaoListado),
      async executar({ query: { consulta }, chamador }) {
        exigirExibicao(chamador.acesso);
        await emDia();
        const filtros = [
          ...consulta.filtros,
          ...filtrosDeAtivos(agora()),
          so(await leiloesDaCaixa(chamador)),
        ];
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
      resposta: leilaoDetalhe,
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
      resposta: z.object({ itens: z.array(loteCartao) }),
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
          .map((lote) => cartaoDoLote(estado, lote, chamador.hotsite, carimbar));
        return { itens };
      },
    }),
  ];
}
