import { type AguardaAprovacao, aguardaAprovacao } from '@martelo/shared/aprovacao';
import { loteDaEquipeLido } from '@martelo/shared/leilao-da-equipe';
import { loteDaEquipe, situacaoLote } from '@martelo/shared/lote';
import { papeisDe } from '@martelo/shared/transicoes';
import { z } from 'zod';
import {
  comComandoId,
  type Identificacao,
  identificar,
  motivoPublico,
  paramsUid,
  pedidoDaChamada,
} from '../../api/comando.ts';
import { type Chamador, Pendente, type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import type { ComitentesDaMarca } from '../../casa/comitentes-da-marca.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { Motor } from '../../runtime/motor.ts';
import type { Numerador } from '../leilao/numerador.ts';
import { comAsVersoes, verLote } from '../leilao/vista-da-equipe.ts';
import { alterarLote, comoQuem, mudancasLote, PAPEIS_DO_LEILAO, PAPEL_DE_MINIMOS } from './alterar-lote.ts';
import { copiaNoMesmoLeilao } from './duplicar-lote.ts';
import {
  executarEmMassa,
  LOTES_EM_MASSA,
  mudancaDeSituacao,
  pedidoEmMassa,
  respostaEmMassa,
} from './em-massa.ts';
import { incluirLotes } from './incluir-lotes.ts';
import type { MaoNoLote } from './mao-da-equipe.ts';

interface Dependencias {
  motor: Motor;
  localizador: Localizador;
  ids: Numerador;
  comitentes: ComitentesDaMarca;
  pedirDinheiro: PedirDinheiro;
  umaVez: UmaVez;
}

/**
 * Keeps for a second person what a lot's move would do to the money of its sale (P10); null where it does nothing to it.
 * @throws ErroMartelo where it is not the lot's to say
 */
export type PedirDinheiro = (
  chamador: Chamador,
  quem: Identificacao,
  mao: MaoNoLote & { motivo: string | null },
) => Promise<AguardaAprovacao | null>;

/** Lots taken in by one call. */
const LOTES_POR_CHAMADA = 500;

const umLote = loteDaEquipe
  .extend(comComandoId)
  .refine(({ dataInicio, dataFim }) => !dataInicio || !dataFim || dataInicio < dataFim, {
    path: ['dataFim'],
    message: 'o encerramento vem depois do início',
  });
/** One object or a list, read as a list so that every complaint names its lot and field. */
const novosLotes = z
  .preprocess(
    (corpo) => (Array.isArray(corpo) ? corpo : [corpo]),
    z.array(umLote).min(1).max(LOTES_POR_CHAMADA),
  )
  .meta({ description: 'Um lote, ou uma lista deles' });

const alterado = z.object({ id: z.int(), uid: z.guid(), situacao: situacaoLote });

/** What staff do to lots. Each is one command in the auction's stream. */
export function rotasEquipeLotes({
  motor,
  localizador,
  ids,
  comitentes,
  pedirDinheiro,
  umaVez,
}: Dependencias): Rota[] {
  /** An act on a lot's situation, one command. */
  const acao = <S extends z.ZodType<{ comandoId?: string | undefined }>>(
    nome: 'cancelar' | 'suspender' | 'retomar',
    resumo: string,
    body: S,
  ) =>
    rota({
      metodo: 'post',
      caminho: `/v1/lotes/:uid/${nome}`,
      resumo,
      guarda: PAPEIS_DO_LEILAO,
      params: paramsUid,
      body,
      resposta: alterado,
      async executar({ params, body: enviado, chamador, req }) {
        const { estado, lote } = await localizador.lote(chamador.acesso, params.uid);
        const quem = identificar(chamador, req, enviado.comandoId);
        const pedido = { acao: nome, ...enviado } as never;
        return motor.executar(estado.leilao.uid, {
          comandoId: quem.comandoId,
          autor: quem.autor,
          pedido: mudancaDeSituacao(pedido, lote.uid, chamador),
        });
      },
    });

  return [
    rota({
      metodo: 'post',
      caminho: '/v1/leiloes/:uid/lotes',
      resumo: `Inclui um lote, ou até ${LOTES_POR_CHAMADA} de uma vez`,
      guarda: PAPEIS_DO_LEILAO,
      status: 201,
      // They are one commit, and twice in it; a document of MongoDB ends at 16 MiB.
      limite: 4 * 1024 * 1024,
      params: paramsUid,
      body: novosLotes,
      resposta: z.object({ itens: z.array(z.object({ id: z.int(), uid: z.guid(), lelId: z.int() })) }),
      async executar({ params, body, chamador, req }) {
        const estado = await localizador.leilao(chamador.acesso, params.uid);
        const quem = identificar(chamador, req, body[0]?.comandoId);
        const lotes = body.map(({ comandoId: _, ...lote }) => lote);
        return incluirLotes({ motor, ids, comitentes }, [chamador.hotsite.id], estado, quem, lotes);
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/lotes/:uid',
      versao: loteDaEquipeLido,
      resumo: 'Altera um lote: muda os campos enviados e mantém os demais; null tira um opcional',
      guarda: [...PAPEIS_DO_LEILAO, PAPEL_DE_MINIMOS],
      limite: 256 * 1024,
      params: paramsUid,
      body: mudancasLote,
      resposta: alterado,
      async executar({ params, body, chamador, req }) {
        const achado = await localizador.lote(chamador.acesso, params.uid);
        const quem = identificar(chamador, req, body.comandoId);
        return comAsVersoes(
          body,
          async () => verLote(await localizador.lote(chamador.acesso, params.uid), chamador),
          () => alterarLote({ motor, comitentes }, chamador, quem, achado, body),
        );
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/lotes/:uid/situacao',
      resumo: 'Muda a situação de um lote: preparo e retirada pela equipe, pós-venda pelo acerto',
      guarda: papeisDe(['equipe', 'acerto']),
      params: paramsUid,
      body: z.strictObject({
        situacao: situacaoLote,
        motivo: motivoPublico.optional(),
        ...comComandoId,
      }),
      resposta: alterado,
      pendente: aguardaAprovacao,
      async executar({ params, body: { situacao, motivo, comandoId }, chamador, req }) {
        const { estado, lote } = await localizador.lote(chamador.acesso, params.uid);
        const quem = identificar(chamador, req, comandoId);
        const mao = { lelUid: lote.uid, de: lote.situacao, para: situacao, motivo: motivo ?? null };
        const pendente = await pedirDinheiro(chamador, quem, mao);
        if (pendente !== null) return new Pendente(pendente);
        return motor.executar(estado.leilao.uid, {
          comandoId: quem.comandoId,
          autor: quem.autor,
          pedido: {
            tipo: 'mudar-situacao-lote',
            lelUid: lote.uid,
            situacao,
            motivo: motivo ?? null,
            como: comoQuem(chamador),
          },
        });
      },
    }),
    acao(
      'cancelar',
      'Cancela um lote, com o motivo que o público lê',
      z.strictObject({ motivo: motivoPublico, ...comComandoId }),
    ),
    acao(
      'suspender',
      'Suspende um lote: nenhum lance, e o relógio parado',
      z.strictObject({ motivo: motivoPublico, ...comComandoId }),
    ),
    acao('retomar', 'Retoma um lote suspenso, com o tempo de volta', z.strictObject(comComandoId)),
    rota({
      metodo: 'post',
      caminho: '/v1/lotes/:uid/duplicar',
      resumo: 'Copia um lote para o fim do mesmo leilão',
      guarda: PAPEIS_DO_LEILAO,
      status: 201,
      params: paramsUid,
      body: z.strictObject(comComandoId),
      resposta: z.object({ id: z.int(), uid: z.guid(), lelId: z.int() }),
      async executar({ params, body: { comandoId }, chamador, req }) {
        const { estado, lote } = await localizador.lote(chamador.acesso, params.uid);
        const quem = identificar(chamador, req, comandoId);
        const copia = copiaNoMesmoLeilao(estado, lote);
        const { hotsites } = estado.leilao;
        const { itens } = await incluirLotes({ motor, ids, comitentes }, hotsites, estado, quem, [copia]);
        return itens[0];
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/lotes/em-massa',
      resumo: `A mesma mudança em até ${LOTES_EM_MASSA} lotes, com a resposta de cada um; mínimos e incrementos, também de quem só os altera`,
      guarda: [...PAPEIS_DO_LEILAO, PAPEL_DE_MINIMOS],
      limite: 256 * 1024,
      body: pedidoEmMassa,
      resposta: respostaEmMassa,
      executar({ body, chamador, req }) {
        const quem = identificar(chamador, req, body.comandoId);
        return umaVez(quem, pedidoDaChamada(chamador, req), () =>
          executarEmMassa({ motor, localizador, comitentes }, chamador, quem, body),
        );
      },
    }),
  ];
}
