import { aguardaAprovacao } from '@martelo/shared/aprovacao';
import type { Request } from 'express';
import { z } from 'zod';
import type { Registro } from '../../records/records.ts';
import { comComandoId } from '../comando.ts';
import type { Chamador } from '../rota.ts';
import { comComando } from './comandos.ts';
import type { Escritor, Recurso, Servicos } from './declaracao.ts';
import { formaDaVersao, vistoPor } from './visao.ts';

export type Documento = { uid: string; id: number; removidoEm?: string | undefined } & Record<
  string,
  unknown
>;

export const revisao = z.int().positive().optional().describe('A que foi lida; obrigatória');

/** What the calls of a kind have in common: how a record is answered, and what whoever writes sends beside it. */
export function molduraDasRotas<S extends Servicos>(
  recurso: Recurso<Documento, S>,
  servicos: S,
  escritor: Escritor<Documento>,
) {
  const { declaracao } = recurso;
  const { detalhe, acrescenta } = declaracao;
  const versao = formaDaVersao(recurso as never);
  const registro = versao.extend(acrescenta?.resposta ?? {});
  const ver = (chamador: Chamador, doc: Registro<Documento>, inteiro = false) => ({
    ...vistoPor(recurso, chamador.acesso, doc, inteiro),
    ...acrescenta?.de(doc as never),
  });
  return {
    ...{ recurso, declaracao, servicos, escritor, versao, registro, ver },
    completo: detalhe ? registro.extend(detalhe.resposta) : registro,
    verCompleto: async (chamador: Chamador, doc: Registro<Documento>, inteiro = false) => ({
      ...ver(chamador, doc, inteiro),
      ...(await detalhe?.de(doc as never, chamador.acesso, servicos)),
    }),
    seADois: declaracao.aDois ? { pendente: aguardaAprovacao } : {},
    comComandoNele: <B extends z.ZodObject>(corpo: B) => corpo.extend(comComandoId),
    separar: (chamador: Chamador, req: Request, enviado: object) => {
      const { comandoId, ...corpo } = enviado as Record<string, unknown>;
      return { corpo, quem: comComando(chamador, req, comandoId) };
    },
  };
}

export type Moldura<S extends Servicos> = ReturnType<typeof molduraDasRotas<S>>;
