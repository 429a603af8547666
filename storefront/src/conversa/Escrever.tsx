'use client';

import { LETRAS_DA_MENSAGEM } from '@martelo/shared/conversa/conversa';
import { formatarDataHora } from '@martelo/shared/datas';
import type { CorpoErro } from '@martelo/shared/erros';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { CONVERSA as P } from '../palavras/conversa.ts';
import estilo from './Conversa.module.css';
import type { ConversaViva } from './conversa-viva.ts';

/** From here on it is said how many letters are left. */
const QUASE = 900;

/** Where one writes. What was written stays until it was sent, whatever comes in between: a refusal, a lost connection, being muted. */
export function Escrever({
  viva,
  fechada,
  silencio,
  prontas,
  focar = false,
}: {
  viva: ConversaViva;
  fechada: boolean;
  silencio: { ate: string | null } | null;
  prontas?: readonly { titulo: string; texto: string }[];
  focar?: boolean;
}) {
  const [texto, escrever] = useState('');
  const [enviando, enviar] = useState(false);
  const [recado, dizer] = useState<string | null>(null);
  const campo = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it opens, and not again with each message
  useEffect(() => {
    if (focar) campo.current?.focus();
  }, []);

  const impedido = fechada
    ? P.fechada
    : silencio !== null
      ? P.silenciado(silencio.ate === null ? null : formatarDataHora(silencio.ate))
      : null;

  const mandar = async (evento?: FormEvent) => {
    evento?.preventDefault();
    const limpo = texto.trim();
    if (limpo === '' || enviando || impedido !== null) return;
    enviar(true);
    dizer(null);
    const envio = await viva.enviar(limpo);
    enviar(false);
    if (envio.tipo === 'foi') escrever((agora) => (agora.trim() === limpo ? '' : agora));
    else dizer(envio.tipo === 'sem-resposta' ? P.semConexao : emPalavras(envio.erro));
    campo.current?.focus();
  };

  return (
    <form className={estilo.escrever} onSubmit={mandar}>
      {prontas !== undefined && prontas.length > 0 && (
        <label className={estilo.prontas}>
          <span className="so-leitor">{P.prontas}</span>
          <select
            value=""
            onChange={({ target: { value } }) => {
              const pronta = prontas[Number(value)];
              if (pronta === undefined) return;
              escrever((antes) =>
                antes.trim() === '' ? pronta.texto : `${antes.trimEnd()}\n${pronta.texto}`,
              );
              campo.current?.focus();
            }}
          >
            <option value="">{P.escolhaPronta}</option>
            {prontas.map(({ titulo }, n) => (
              <option key={titulo} value={n}>
                {titulo}
              </option>
            ))}
          </select>
        </label>
      )}
      {impedido !== null && (
        <p className={estilo.nota} role="status">
          {impedido}
        </p>
      )}
      {recado !== null && impedido === null && (
        <p className={estilo.recusa} role="alert">
          {recado}
        </p>
      )}
      <label className="so-leitor" htmlFor={id}>
        {P.escreva}
      </label>
      <div className={estilo.linha}>
        <textarea
          ref={campo}
          id={id}
          rows={2}
          maxLength={LETRAS_DA_MENSAGEM}
          placeholder={P.escreva}
          value={texto}
          aria-describedby={`${id}-dica`}
          onChange={({ target: { value } }) => {
            escrever(value);
            dizer(null);
          }}
          onKeyDown={(evento) => {
            if (evento.key !== 'Enter' || evento.shiftKey || evento.nativeEvent.isComposing) return;
            evento.preventDefault();
            void mandar();
          }}
        />
        <button
          type="submit"
          className={estilo.enviar}
          disabled={impedido !== null}
          aria-busy={enviando || undefined}
        >
          {enviando ? P.enviando : P.enviar}
        </button>
      </div>
      <p id={`${id}-dica`} className={estilo.dica}>
        {texto.length >= QUASE ? P.letras(LETRAS_DA_MENSAGEM - texto.length) : P.dica}
      </p>
    </form>
  );
}

const emPalavras = (erro: CorpoErro): string =>
  erro.statusCode === 429 ? P.devagar : [erro.message].flat().join(' ');
