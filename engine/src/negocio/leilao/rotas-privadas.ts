import { ErroMartelo } from '@martelo/shared/erros';
import {
  type AlteracaoDoLeilao,
  alteracaoDoLeilao,
  leilaoDaEquipe,
  leilaoNaLista,
  loteDaEquipeLido,
  lotesDaEquipe,
} from '@martelo/shared/leilao-da-equipe';
import { z } from 'zod';
import { paramsUid } from '../../api/comando.ts';
import { parametrosDeLista } from '../../api/consulta.ts';
import type { Limitador } from '../../api/limite.ts';
import { TIPO_DA_PLANILHA } from '../../api/planilha/planilha.ts';
import { exportar, formatoDeExportacao } from '../../api/recurso/exportar.ts';
import { listaExportavel } from '../../api/recurso/exportavel.ts';
import { paginaDe } from '../../api/resposta.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { revisaoDaOrdem } from '../../auction/leituras/revisao.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { LEILOES, type LeilaoRegistro } from '../../leituras/registros/leilao.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import type { EventLog } from '../../log/log.ts';
import type { Registro, Registros } from '../../records/records.ts';
import type { LerFotosDoLeilao } from '../fotos/modelo-do-lote.ts';
import { historicoDoLeilao } from './historico.ts';
import { LEEM_LEILOES, LEEM_UM_LOTE, podeLerLote } from './papeis.ts';
import { TELA_DE_LEILOES } from './tela.ts';
import { verLeilao, verLote, verNaLista } from './vista-da-equipe.ts';

interface Dependencias {
  registros: Registros;
  leitura: Pick<Leitura, 'leilao'>;
  localizador: Localizador;
  log: EventLog;
  nomeDoUsuario(usuUid: string): Promise<string>;
  emDia(): Promise<void>;
  /** Of histories: each call reads the auction's log. */
  limitador: Limitador;
  fotosDoLeilao: LerFotosDoLeilao;
  /** Unix ms. */
  agora(): number;
}

/** Lots looked at in one go: bids wait for the milliseconds that it takes. */
const LOTES_POR_VEZ = 500;

/** The list of auctions, to be taken away. */
export const exportavelDosLeiloes = ({ registros, emDia }: Pick<Dependencias, 'registros' | 'emDia'>) =>
  listaExportavel({
    recurso: () => TELA_DE_LEILOES.recurso as never,
    colecao: registros.colecao(LEILOES) as never,
    leitura: LEILOES.leitura,
    le: LEEM_LEILOES,
    parametros: parametrosDeLista([...TELA_DE_LEILOES.recurso.nomeaveis.keys()]),
    emDia,
  });

/** Auctions and lots as the house reads them: what is announced and what is not yet. */
export function rotasPrivadasLeiloes(deps: Dependencias): Rota[] {
  const { registros, leitura, localizador, fotosDoLeilao, emDia, agora } = deps;
  const leiloes = registros.colecao(LEILOES);
  const parametros = parametrosDeLista([...TELA_DE_LEILOES.recurso.nomeaveis.keys()]);

  const naLista = async ({
    createdBy: _,
    updatedBy: __,
    revisao: ___,
    ...leilao
  }: Registro<LeilaoRegistro>) => {
    const balanco = (await leitura.leilao(leilao.uid))?.balanco;
    return { ...leilao, vendidos: balanco?.vendidos ?? 0, condicionais: balanco?.condicionais ?? 0 };
  };
  const lista = (caminho: string) =>
    rota({
      metodo: 'get',
      caminho,
      resumo: 'Leilões da marca como a casa os vê, com o que venderam',
      guarda: LEEM_LEILOES,
      query: parametros,
      resposta: paginaDe(leilaoNaLista),
      async executar({ query: { consulta }, chamador }) {
        await emDia();
        const ordem = { campo: 'data', tipoOrdenacao: 'desc', tipoCampo: 'date' } as const;
        const pagina = await leiloes.listar(chamador.acesso, { ...consulta, ordem: consulta.ordem ?? ordem });
        return { ...pagina, itens: await Promise.all(pagina.itens.map(naLista)) };
      },
    });

  return [
    lista('/v1/leiloes'),
    lista('/v1/leiloes/qb'),
    rota({
      metodo: 'get',
      caminho: '/v1/leiloes/exportar',
      resumo: 'Leilões da marca, todos os da consulta, em CSV ou XLSX',
      guarda: LEEM_LEILOES,
      query: parametros.and(formatoDeExportacao),
      arquivo: Object.values(TIPO_DA_PLANILHA),
      async executar({ query, chamador: { acesso }, res }) {
        await emDia();
        const { consulta, formato } = query;
        await exportar(TELA_DE_LEILOES.recurso as never, {
          ...{ colecao: leiloes as never, acesso, consulta, inteiro: false, formato, res, agora: agora() },
        });
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/leiloes/:uid/privado',
      resumo: 'Um leilão como a casa o escreve: o que pode mudar, o que falta e o que vendeu',
      guarda: LEEM_LEILOES,
      params: paramsUid,
      resposta: leilaoDaEquipe,
      async executar({ params, chamador }) {
        const estado = await localizador.leilao(chamador.acesso, params.uid);
        return verLeilao(estado, chamador, agora(), await fotosDoLeilao(estado, chamador.hotsite.id));
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/leiloes/:uid/lotes',
      resumo: 'Todos os lotes de um leilão, na ordem, também os que o público não vê',
      guarda: LEEM_LEILOES,
      params: paramsUid,
      resposta: lotesDaEquipe,
      async executar({ params, chamador }) {
        const estado = await localizador.leilao(chamador.acesso, params.uid);
        const uids = [...estado.ordem];
        const itens = [];
        for (let i = 0; i < uids.length; i += LOTES_POR_VEZ) {
          if (i > 0) await new Promise<void>((resolve) => setImmediate(resolve));
          for (const uid of uids.slice(i, i + LOTES_POR_VEZ))
            itens.push(verNaLista(estado.lotes.get(uid)!, chamador));
        }
        return { itens, revisaoDaOrdem: revisaoDaOrdem({ ordem: uids }) };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/leiloes/:uid/historico',
      resumo: 'Quem fez o quê em um leilão, e quando, do mais novo ao mais antigo',
      guarda: LEEM_LEILOES,
      params: paramsUid,
      resposta: z.object({ itens: z.array(alteracaoDoLeilao) }),
      async executar({ params, chamador }): Promise<{ itens: AlteracaoDoLeilao[] }> {
        const { leilao } = await localizador.leilao(chamador.acesso, params.uid);
        deps.limitador.consumir(chamador.ip);
        return { itens: await historicoDoLeilao(deps, leilao.uid) };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/lotes/:uid/privado',
      resumo:
        'Um lote como a casa o escreve; a reserva, só para quem a escreve; quem responde por comitentes lê os deles',
      guarda: LEEM_UM_LOTE,
      params: paramsUid,
      resposta: loteDaEquipeLido,
      async executar({ params, chamador }) {
        const achado = await localizador.lote(chamador.acesso, params.uid);
        if (!podeLerLote(chamador.acesso, achado.lote)) throw new ErroMartelo('LOTE_NAO_ENCONTRADO');
        return verLote(achado, chamador);
      },
    }),
  ];
}
