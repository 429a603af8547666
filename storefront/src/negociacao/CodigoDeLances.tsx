'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { type FormEvent, useState } from 'react';
import { NEGOCIACAO } from '../palavras/negociacao.ts';
import { useComando } from '../sessao/usar-comando.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { AvisoComando } from './AvisoComando.tsx';
import estilo from './Negociacao.module.css';

/** The bidding code of this auction, entered once a session. */
export default function CodigoDeLances({
  leilaoUid,
  modo,
  aoEntrar,
}: {
  leilaoUid: string;
  modo: TipoHotsite;
  aoEntrar: () => void;
}) {
  const [codigo, digitar] = useState('');
  const comando = useComando<object>(aoEntrar);
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    // The form stands inside the bid's own: this is not a bid.
    evento.stopPropagation();
    if (codigo.trim() !== '') void comando.pedir(`leiloes/${leilaoUid}/codigo`, { codigo: codigo.trim() });
  };
  return (
    <div className={estilo.cartao} data-tom="info">
      <label className={estilo.campo}>
        {NEGOCIACAO[modo].codigoDeLances}
        <input
          value={codigo}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          onChange={(evento) => {
            digitar(evento.target.value);
            comando.limpar();
          }}
          onKeyDown={(evento) => {
            if (evento.key === 'Enter') enviar(evento);
          }}
        />
      </label>
      <AvisoComando comando={comando} modo={modo} />
      <Botao largo carregando={comando.enviando} onClick={enviar}>
        {NEGOCIACAO[modo].confirmarCodigo}
      </Botao>
    </div>
  );
}

/** A code that was just made for this client: shown this once, and used with one press. */
export function CodigoEmitido({
  codigo,
  leilaoUid,
  modo,
  aoEntrar,
}: {
  codigo: string;
  leilaoUid: string;
  modo: TipoHotsite;
  aoEntrar: () => void;
}) {
  const comando = useComando<object>(aoEntrar);
  return (
    <div className={estilo.cartao} data-tom="ganhando" role="status">
      <h3>{NEGOCIACAO[modo].habilitacaoAprovada}</h3>
      <p>{NEGOCIACAO[modo].seuCodigo}</p>
      <p className={estilo.codigo}>{codigo}</p>
      <AvisoComando comando={comando} modo={modo} />
      <Botao
        largo
        carregando={comando.enviando}
        onClick={() => void comando.pedir(`leiloes/${leilaoUid}/codigo`, { codigo })}
      >
        {NEGOCIACAO[modo].usarCodigo}
      </Botao>
    </div>
  );
}
