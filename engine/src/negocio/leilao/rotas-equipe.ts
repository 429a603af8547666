import { semAusentes } from '@martelo/shared/ausentes';
import { ErroMartelo } from '@martelo/shared/erros';
import { TEMPO_JUDICIAL } from '@martelo/shared/judicial';
import { instanteIso, type LeilaoEscrita, leilaoEscrita, situacaoLeilao } from '@martelo/shared/leilao';
import { leilaoDaEquipe } from '@martelo/shared/leilao-da-equipe';
import type { Request } from 'express';
import { z } from 'zod';
import { comComandoId, identificar, idOuUid, motivoPublico, paramsUid } from '../../api/comando.ts';
import { mudancasOuNulos, revisaoLida, separarNulos } from '../../api/mudancas.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { Pedido } from '../../auction/modelo/comando.ts';
import type { CampoRetiravelDoLeilao } from '../../auction/modelo/retiraveis.ts';
import type { ComitentesDaMarca } from '../../casa/comitentes-da-marca.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { Motor } from '../../runtime/motor.ts';
import type { LerFotosDoLeilao } from '../fotos/modelo-do-lote.ts';
import { PAPEL_DE_MINIMOS, podeTermos } from '../lote/alterar-lote.ts';
import { criarLeilao, exigirMarcas } from './criar-leilao.ts';
import { duplicarLeilao } from './duplicar-leilao.ts';
import type { Numerador } from './numerador.ts';
import { EQUIPE_DO_LEILAO } from './papeis.ts';
import { comAsVersoes, verLeilao } from './vista-da-equipe.ts';

interface Dependencias {
  motor: Motor;
  localizador: Localizador;
  ids: { leilao: Numerador; lote: Numerador };
  comitentes: ComitentesDaMarca;
  fotosDoLeilao: LerFotosDoLeilao;
  /** Unix ms. */
  agora(): number;
}

/** Lots that one call puts in order: the fold of each takes its place in the sequence anew. */
const LOTES_POR_ORDEM = 1_000;

const resultado = z.object({ id: z.int(), uid: z.guid() });
const alterado = resultado.extend({ situacao: situacaoLeilao });

/** What staff do to an auction. Each is one command in its stream. */
export function rotasEquipeLeiloes({
  motor,
  localizador,
  ids,
  comitentes,
  fotosDoLeilao,
  agora,
}: Dependencias): Rota[] {
  /** Hands one command to the auction that the address names. */
  const mandar = async (
    idOuUid: string,
    { chamador, req, comandoId }: { chamador: Chamador; req: Request; comandoId: string | undefined },
    pedido: Pedido,
  ) => {
    const { leilao } = await localizador.leilao(chamador.acesso, idOuUid);
    const quem = identificar(chamador, req, comandoId);
    return motor.executar(leilao.uid, { comandoId: quem.comandoId, autor: quem.autor, pedido });
  };

  return [
    rota({
      metodo: 'post',
      caminho: '/v1/leiloes',
      resumo: 'Cria um leilão',
      guarda: EQUIPE_DO_LEILAO,
      status: 201,
      limite: 256 * 1024,
      // A judicial one that does not say how it is extended is extended as its rule says.
      body: leilaoEscrita.extend({
        ...comComandoId,
        modoIncrementoTempo: leilaoEscrita.shape.modoIncrementoTempo.unwrap().optional(),
      }),
      resposta: resultado,
      executar({ body: { comandoId, modoIncrementoTempo: dito, ...dados }, chamador, req }) {
        const quem = identificar(chamador, req, comandoId);
        const modoIncrementoTempo =
          dito ?? (dados.judicial ? TEMPO_JUDICIAL.modoIncrementoTempo : 'REINICIA');
        return criarLeilao({ motor, ids: ids.leilao }, chamador, quem, { ...dados, modoIncrementoTempo });
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/leiloes/:uid',
      versao: leilaoDaEquipe,
      resumo: 'Altera um leilão: muda os campos enviados e mantém os demais; null tira um opcional',
      guarda: [...EQUIPE_DO_LEILAO, PAPEL_DE_MINIMOS],
      limite: 256 * 1024,
      params: paramsUid,
      body: mudancasOuNulos(leilaoEscrita, ['hotsites', 'ensaio', 'judicial']).extend({
        revisao: revisaoLida,
        ...comComandoId,
      }),
      resposta: alterado,
      async executar({ params, body: { comandoId, revisao, ...enviadas }, chamador, req }) {
        exigirAlcance(chamador, semAusentes(enviadas));
        const { mudancas, retirar } = separarNulos(enviadas);
        if (mudancas.hotsites !== undefined) {
          exigirMarcas(chamador, mudancas.hotsites);
          const { lotes } = await localizador.leilao(chamador.acesso, params.uid);
          const comIds = [...lotes.values()].map(({ dados }) => dados.comitente?.comId);
          await comitentes.exigir(mudancas.hotsites, comIds);
        }
        const termos = podeTermos(chamador);
        const pedido = {
          ...({ tipo: 'alterar-leilao', mudancas: mudancas as Partial<LeilaoEscrita>, termos } as const),
          ...(retirar.length > 0 ? { retirar: retirar as CampoRetiravelDoLeilao[] } : {}),
          ...(revisao === undefined ? {} : { revisao }),
        };
        return comAsVersoes(
          enviadas,
          async () => {
            const estado = await localizador.leilao(chamador.acesso, params.uid);
            return verLeilao(estado, chamador, agora(), await fotosDoLeilao(estado, chamador.hotsite.id));
          },
          () => mandar(params.uid, { chamador, req, comandoId }, pedido),
        );
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/leiloes/:uid/situacao',
      resumo: 'Muda a situação de um leilão',
      guarda: EQUIPE_DO_LEILAO,
      params: paramsUid,
      body: z.strictObject({ situacao: situacaoLeilao, motivo: motivoPublico.optional(), ...comComandoId }),
      resposta: alterado,
      executar({ params, body: { situacao, motivo, comandoId }, chamador, req }) {
        const porque = motivo === undefined ? {} : { motivo };
        const pedido = { tipo: 'mudar-situacao-leilao', situacao, ...porque } as const;
        return mandar(params.uid, { chamador, req, comandoId }, pedido);
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/leiloes/:uid/cancelar',
      resumo: 'Cancela um leilão e os lotes ainda não encerrados, com o motivo que o público lê',
      guarda: EQUIPE_DO_LEILAO,
      params: paramsUid,
      body: z.strictObject({ motivo: motivoPublico, ...comComandoId }),
      resposta: alterado,
      executar({ params, body: { motivo, comandoId }, chamador, req }) {
        const pedido = { tipo: 'mudar-situacao-leilao', situacao: 'CANCELADO', motivo } as const;
        return mandar(params.uid, { chamador, req, comandoId }, pedido);
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/leiloes/:uid/ordem',
      resumo: 'Põe lotes nesta ordem, nos lugares que ocupam entre si',
      guarda: EQUIPE_DO_LEILAO,
      limite: 64 * 1024,
      params: paramsUid,
      body: z.strictObject({
        lelUids: z.array(idOuUid).min(1).max(LOTES_POR_ORDEM),
        revisao: revisaoLida,
        ...comComandoId,
      }),
      resposta: z.object({ movidos: z.int() }),
      async executar({ params, body, chamador, req }) {
        const { comandoId, revisao } = body;
        const enderecos = await Promise.all(body.lelUids.map((lote) => localizador.endereco(lote)));
        const lelUids = enderecos.map(({ lelUid }) => lelUid);
        const lida = revisao === undefined ? {} : { revisao };
        return mandar(params.uid, { chamador, req, comandoId }, { tipo: 'ordenar-lotes', lelUids, ...lida });
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/leiloes/:uid/duplicar',
      resumo: 'Cria um leilão com as condições deste e, se pedido, cópias dos seus lotes',
      guarda: EQUIPE_DO_LEILAO,
      status: 201,
      params: paramsUid,
      body: z.strictObject({
        nome: leilaoEscrita.shape.nome.optional(),
        data: instanteIso,
        comLotes: z.boolean().default(false),
        ...comComandoId,
      }),
      resposta: resultado.extend({ lotes: z.int() }),
      async executar({ params, body: { comandoId, nome, ...resto }, chamador, req }) {
        const origem = await localizador.leilao(chamador.acesso, params.uid);
        const quem = identificar(chamador, req, comandoId);
        const pedido = { nome: nome ?? origem.leilao.nome, ...resto };
        return duplicarLeilao({ motor, ids, comitentes }, chamador, quem, origem, pedido);
      },
    }),
  ];
}

/** Whoever may only change increments may change nothing else of an auction. */
function exigirAlcance({ acesso }: Chamador, mudancas: object): void {
  const papeis: readonly string[] = acesso.tipo === 'interno' ? acesso.papeis : [];
  if (EQUIPE_DO_LEILAO.some((papel) => papeis.includes(papel))) return;
  if (Object.keys(mudancas).every((campo) => campo === 'incrementos')) return;
  throw new ErroMartelo('SEM_PERMISSAO', { papeis: EQUIPE_DO_LEILAO.join(', ') });
}
