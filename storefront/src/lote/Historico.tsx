'use client';

import { formatarData, formatarHoraSegundos } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { LanceNoHistorico } from '@martelo/shared/lote-detalhe';
import { formatarReais } from '@martelo/shared/reais';
import { useState } from 'react';
import { useLoteVivo } from '../live/usar.ts';
import { LOTE } from '../palavras/lote.ts';
import { type CartaoQueMove, loteVivoDe } from './estado-inicial.ts';
import { encerrou } from './fase.ts';
import estilo from './Historico.module.css';

const VISIVEIS = 8;

/** The public bids, newest first, growing by themselves. Automatic answers and room bids say so (rules 4 and 12). */
export function Historico({
  lote,
  inicial,
  modo,
}: {
  lote: CartaoQueMove;
  inicial: LanceNoHistorico[];
  modo: TipoHotsite;
}) {
  const [semente] = useState(() => loteVivoDe(lote, inicial));
  const lances = useLoteVivo(semente, (vivo) => vivo.historico, { historico: true });
  const quantidade = useLoteVivo(semente, (vivo) => vivo.estado.qtdLances);
  const fechado = useLoteVivo(semente, (vivo) => encerrou(vivo.estado.situacao));
  const [todos, mostrarTodos] = useState(false);
  const palavras = LOTE[modo];
  if (lances.length === 0)
    return <p className={estilo.vazio}>{fechado ? palavras.naoHouveLances : palavras.deOPrimeiro}</p>;
  const visiveis = todos ? lances : lances.slice(0, VISIVEIS);
  return (
    <div className={estilo.historico}>
      <div className={estilo.rolagem}>
        <table>
          <thead>
            <tr>
              <th scope="col">{palavras.participante}</th>
              <th scope="col" className={estilo.numero}>
                {palavras.lance}
              </th>
              <th scope="col" className={estilo.numero}>
                {palavras.horario}
              </th>
            </tr>
          </thead>
          <tbody>
            {visiveis.map((lance) => (
              <tr key={lance.seq} className={lance.cancelado ? estilo.cancelado : undefined}>
                <td>
                  <span className={estilo.apelido}>{lance.apelido}</span>{' '}
                  <span className={estilo.cidade}>{lance.cidade}</span>
                  {rotuloDoLance(lance, modo) && (
                    <span className={estilo.etiqueta}>{rotuloDoLance(lance, modo)}</span>
                  )}
                </td>
                <td className={estilo.numero}>
                  {lance.cancelado ? (
                    <s>{formatarReais(lance.valor, { curto: true })}</s>
                  ) : (
                    <strong>{formatarReais(lance.valor, { curto: true })}</strong>
                  )}
                </td>
                <td className={estilo.numero}>
                  <time dateTime={lance.instante} title={formatarData(lance.instante)}>
                    {formatarHoraSegundos(lance.instante)}
                  </time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {lances.some(({ cancelado }) => cancelado) && <p className={estilo.nota}>{palavras.riscados}</p>}
      {!todos && lances.length > VISIVEIS && (
        <button type="button" className={estilo.mais} onClick={() => mostrarTodos(true)}>
          {lances.length < quantidade ? palavras.verMais : palavras.verTodos(lances.length)}
        </button>
      )}
    </div>
  );
}

function rotuloDoLance({ resposta, tipo, cancelado }: LanceNoHistorico, modo: TipoHotsite): string | null {
  const palavras = LOTE[modo];
  if (cancelado) return palavras.cancelado;
  if (resposta) return palavras.respostaAutomatica;
  return palavras.comoVeio[tipo] ?? null;
}
