'use client';

import { formatarHora } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { EstadoPublicoLote } from '@martelo/shared/lance';
import type { RecadoDoPregao } from '@martelo/shared/recado-do-pregao';
import { useRef, useState } from 'react';
import { COMUNICADOS } from '../palavras/comunicados.ts';
import { comandar, novoComandoId } from '../sessao/comandar.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import estilo from './ComunicadosDoLote.module.css';

type Pedido =
  | { tipo: 'nenhum' | 'pedindo' }
  | { tipo: 'feito'; em: string }
  | { tipo: 'erro'; mensagem: string };

/**
 * What the auctioneer announced of the lot, beside its price (L7). Who leads by a bid given before the lot was said to be something else is asked to
 * keep it or to ask to be let off it, which staff decide; whether the bid was given before, the engine says.
 */
export default function ComunicadosDoLote({
  lelUid,
  comunicados = [],
  recado,
  ganhando,
  modo,
}: {
  lelUid: string;
  comunicados: EstadoPublicoLote['comunicados'];
  /** What everybody was last told, of no lot in particular (L8). */
  recado: RecadoDoPregao | null;
  ganhando: boolean;
  modo: TipoHotsite;
}) {
  const P = COMUNICADOS[modo];
  const [mantidos, manter] = useState<ReadonlySet<string>>(new Set());
  const [pedido, definir] = useState<Pedido>({ tipo: 'nenhum' });
  // Sent again where nobody answered: it is the same command (rule 10).
  const comandoId = useRef<string | null>(null);
  const mudam = comunicados.filter(({ uid, mudaDescricao }) => mudaDescricao && !mantidos.has(uid));
  const pedir = async () => {
    comandoId.current ??= novoComandoId();
    definir({ tipo: 'pedindo' });
    const resposta = await comandar<{ em: string }>(`leiloes/lotes/${lelUid}/pedir-retirada-do-lance`, {
      comandoId: comandoId.current,
    });
    if (resposta.tipo === 'incerto') return definir({ tipo: 'erro', mensagem: P.incerto });
    comandoId.current = null;
    if (resposta.tipo === 'aceito') return definir({ tipo: 'feito', em: resposta.corpo.em });
    definir({ tipo: 'erro', mensagem: [resposta.erro.message].flat().join(' ') });
  };
  return (
    <>
      <div role="status">
        <ul className={estilo.lista}>
          {recado !== null && (
            <li className={estilo.um}>
              <Icone nome="message-circle" tamanho={18} />
              <small>
                {P.recado} · <time dateTime={recado.em}>{formatarHora(recado.em)}</time>
              </small>
              <span>{recado.texto}</span>
            </li>
          )}
          {comunicados.map(({ uid, texto, em, mudaDescricao }) => (
            <li key={uid} className={estilo.um} data-muda={mudaDescricao || undefined}>
              <Icone nome="megaphone" tamanho={18} />
              <small>
                {P.titulo} · <time dateTime={em}>{formatarHora(em)}</time>
              </small>
              <span>{texto}</span>
            </li>
          ))}
        </ul>
      </div>
      {ganhando && mudam.length > 0 && (
        <div className={estilo.pergunta}>
          <p>{pedido.tipo === 'feito' ? P.pedida(formatarHora(pedido.em)) : P.pergunta}</p>
          {pedido.tipo === 'erro' && (
            <p role="alert" className={estilo.erro}>
              {pedido.mensagem}
            </p>
          )}
          {pedido.tipo !== 'feito' && (
            <div className={estilo.acoes}>
              <Botao variante="secundario" onClick={() => manter(new Set(comunicados.map(({ uid }) => uid)))}>
                {P.manter}
              </Botao>
              <Botao variante="secundario" disabled={pedido.tipo === 'pedindo'} onClick={() => void pedir()}>
                {pedido.tipo === 'pedindo' ? P.pedindo : P.pedir}
              </Botao>
            </div>
          )}
        </div>
      )}
    </>
  );
}
