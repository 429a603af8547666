'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { ProvasDoCliente } from '@martelo/shared/livro';
import { formatarReais } from '@martelo/shared/reais';
import { useState } from 'react';
import { ReciboAssinado } from '../lote/ReciboAssinado.tsx';
import { CLIENTE } from '../palavras/cliente.ts';
import estilo from './MeusLances.module.css';

type Recibo = ProvasDoCliente['lances'][number];

/** All that I was ever given a receipt for on a lot; the engine signs the same again, byte for byte (rule 24). Fetched when opened. */
export function Recibos({ lelUid, modo }: { lelUid: string; modo: TipoHotsite }) {
  const [recibos, definir] = useState<Recibo[] | 'buscando' | 'falhou' | null>(null);
  const palavras = CLIENTE[modo];
  const buscar = async () => {
    definir('buscando');
    try {
      const resposta = await fetch(`/api/v1/cliente/lotes/${lelUid}/provas`, {
        headers: { accept: 'application/json' },
      });
      definir(resposta.ok ? ((await resposta.json()) as ProvasDoCliente).lances : 'falhou');
    } catch {
      definir('falhou');
    }
  };
  return (
    <details
      className={estilo.recibos}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && (recibos === null || recibos === 'falhou')) void buscar();
      }}
    >
      <summary>{palavras.recibos}</summary>
      {recibos === 'buscando' && <p>{palavras.buscando}</p>}
      {recibos === 'falhou' && (
        <p>
          {palavras.naoBuscou}{' '}
          <button type="button" onClick={() => void buscar()}>
            {palavras.tentarDeNovo}
          </button>
        </p>
      )}
      {Array.isArray(recibos) && recibos.length === 0 && <p>{palavras.nenhumRecibo}</p>}
      {Array.isArray(recibos) && (
        <ul>
          {recibos.map((recibo) => (
            <li key={recibo.comandoId}>
              <p>
                <strong>
                  {palavras.de(oQue(recibo.tipo, modo), formatarReais(recibo.valor, { curto: true }))}
                </strong>
                <span>{formatarDataHora(recibo.instante)}</span>
              </p>
              {recibo.recibo !== null && <ReciboAssinado jws={recibo.recibo} numero={recibo.lance} />}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function oQue(tipo: string, modo: TipoHotsite): string {
  return CLIENTE[modo].recibosDe[tipo] ?? CLIENTE[modo].lance;
}
