import { leilaoEscrita, situacaoLeilao } from '@martelo/shared/leilao';
import { z } from 'zod';
import { type Rota, rota } from '../http/rota.ts';
import type { Motor } from '../runtime/motor.ts';
import type { Localizador } from './acesso.ts';
import { comComandoId, identificar, paramsUid } from './comando.ts';
import { criarLeilao, exigirMarcas } from './criar-leilao.ts';
import { mudancasDe } from './mudancas.ts';
import type { Numerador } from './numerador.ts';

interface Dependencias {
  motor: Motor;
  localizador: Localizador;
  ids: Numerador;
}

export const EQUIPE_DO_LEILAO = ['Interno - ADM', 'Interno - Leilão'] as const;

/** What staff do to an auction. Each is one command in its stream. */
export function rotasEquipeLeiloes({ motor, localizador, ids }: Dependencias): Rota[] {
  return [
    rota({
      metodo: 'post',
      caminho: '/v1/leiloes',
      resumo: 'Cria um leilão',
      guarda: EQUIPE_DO_LEILAO,
      status: 201,
      limite: 256 * 1024,
      body: leilaoEscrita.extend(comComandoId),
      resposta: z.object({ id: z.int(), uid: z.guid() }),
      executar({ body: { comandoId, ...dados }, chamador, req }) {
        return criarLeilao({ motor, ids }, chamador, identificar(chamador, req, comandoId), dados);
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/leiloes/:uid',
      resumo: 'Altera um leilão: muda os campos enviados e mantém os demais',
      guarda: EQUIPE_DO_LEILAO,
      limite: 256 * 1024,
      params: paramsUid,
      body: mudancasDe(leilaoEscrita).extend(comComandoId),
      async executar({ params, body: { comandoId, ...mudancas }, chamador, req }) {
        const { leilao } = await localizador.leilao(chamador.acesso, params.uid);
        if (mudancas.hotsites !== undefined) exigirMarcas(chamador, mudancas.hotsites);
        const quem = identificar(chamador, req, comandoId);
        return motor.executar(leilao.uid, {
          comandoId: quem.comandoId,
          autor: quem.autor,
          pedido: { tipo: 'alterar-leilao', mudancas: semAusentes(mudancas) },
        });
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/leiloes/:uid/situacao',
      resumo: 'Muda a situação de um leilão',
      guarda: EQUIPE_DO_LEILAO,
      params: paramsUid,
      body: z.strictObject({ situacao: situacaoLeilao, ...comComandoId }),
      async executar({ params, body, chamador, req }) {
        const { leilao } = await localizador.leilao(chamador.acesso, params.uid);
        const quem = identificar(chamador, req, body.comandoId);
        return motor.executar(leilao.uid, {
          comandoId: quem.comandoId,
          autor: quem.autor,
          pedido: { tipo: 'mudar-situacao-leilao', situacao: body.situacao },
        });
      },
    }),
  ];
}

/** Fields that were not sent are absent from the command, so that its digest is that of what was sent. */
const semAusentes = <T extends object>(objeto: T) =>
  Object.fromEntries(Object.entries(objeto).filter(([, valor]) => valor !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
