'use client';

import type { MensagemDaConversa } from '@martelo/shared/conversa/conversa.esquema';
import { pareceLance } from '@martelo/shared/conversa/parece-lance';
import { diaEmSaoPaulo, formatarDataHora, formatarHora } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { formatarReais } from '@martelo/shared/reais';
import type { ReactNode } from 'react';
import { CONVERSA_POR_MODO, CONVERSA as P } from '../palavras/conversa.ts';
import estilo from './Conversa.module.css';

const quando = (instante: string): string =>
  diaEmSaoPaulo(instante) === diaEmSaoPaulo(Date.now()) ? formatarHora(instante) : formatarDataHora(instante);

/** One message: text and nothing else, so that a link in it is words. */
export function Mensagem({
  de: { mensagem, createdAt },
  minha,
  daMinhaCasa,
  quem,
  andamento,
  modo,
  aoLance,
  acoes,
}: {
  de: MensagemDaConversa;
  minha: boolean;
  /** Said by a colleague: it stands on one's own side. */
  daMinhaCasa: boolean;
  quem: string;
  /** How far one's own last message has got. */
  andamento: string | null;
  modo: TipoHotsite;
  aoLance: ((valor: number) => void) | undefined;
  acoes: ReactNode;
}) {
  const valor = aoLance === undefined || mensagem === null ? null : pareceLance(mensagem);
  return (
    <li className={estilo.mensagem} data-minha={minha || daMinhaCasa || undefined}>
      <p className={estilo.quem}>
        <strong>{quem}</strong> <time dateTime={createdAt}>{quando(createdAt)}</time>
      </p>
      {mensagem === null ? (
        <p className={estilo.removida}>{P.removida}</p>
      ) : (
        <p className={estilo.texto}>{mensagem}</p>
      )}
      {valor !== null && (
        <div className={estilo.lance}>
          <span>{CONVERSA_POR_MODO[modo].aviso}</span>
          <button type="button" onClick={() => aoLance?.(valor)}>
            {CONVERSA_POR_MODO[modo].dar(formatarReais(valor, { curto: true }))}
          </button>
        </div>
      )}
      {andamento !== null && <p className={estilo.andamento}>{andamento}</p>}
      {mensagem !== null && acoes}
    </li>
  );
}
