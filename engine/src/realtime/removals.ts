import { uid } from '@martelo/shared/identificador';
import {
  CODIGOS_QUE_MOVEM,
  type EventoEnviado,
  eventoEnviado,
  type RespostaDoEvento,
} from '@martelo/shared/remocoes/remocao.esquema';
import { ler } from '../api/entrada.ts';
import { type Chamador, Pendente } from '../api/rota.ts';
import type { Atender } from './connection.ts';

/** Keeps a code, then applies it; `aoGuardar` is told as soon as it is kept. */
export type ReceberCodigo = (
  chamador: Pick<Chamador, 'acesso' | 'hotsite'>,
  remocaoUid: string,
  enviado: EventoEnviado,
  aoGuardar: (reconhecido: RespostaDoEvento['reconhecido']) => void,
) => Promise<RespostaDoEvento>;

const mensagem = eventoEnviado.omit({ codigo: true }).extend({ remocaoUid: uid });

/**
 * Codes of removals (fleet, section 4): the event is the code, `{remocaoUid, comandoId, instante, dados}`. It is acknowledged as soon as it is kept
 * (`estado` EST01, or ESTXX of one that was there); what became of it comes after, as `on-remocao`.
 */
export function pedidosDeRemocoes(receber: ReceberCodigo | undefined): [string, Atender][] {
  if (receber === undefined) return [];
  return CODIGOS_QUE_MOVEM.map((codigo): [string, Atender] => [
    codigo,
    ({ acesso, hotsite }, dados) => {
      const { remocaoUid, ...enviado } = ler(mensagem, dados) as typeof mensagem._output;
      return new Promise((reconhecer, recusar) => {
        receber({ acesso, hotsite }, remocaoUid, { codigo, ...enviado }, (estado) =>
          reconhecer({ estado }),
        ).catch((erro: unknown) => {
          // Kept, and waiting for a second person: it was acknowledged already.
          if (!(erro instanceof Pendente)) recusar(erro);
        });
      });
    },
  ]);
}
