'use client';

import { useId, useState } from 'react';
import { AvisoDoAto } from '../cliente/pagar/AvisoDoAto.tsx';
import { Dialogo } from '../negociacao/Dialogo.tsx';
import type { EstadoDoComando } from '../sessao/usar-comando.ts';
import { Botao } from '../site/ui/Botao.tsx';
import estilo from './mesa.module.css';

const MOTIVO_MINIMO = 3;

interface Palavras {
  motivo: string;
  motivoAjuda: string;
  /** Sentences ready to be sent, and what each is called on its button; absent where each reason is its own. */
  motivosProntos?: Readonly<Record<string, string>>;
  motivosNomes?: Readonly<Record<string, string>>;
  simDivergir: string;
  voltar: string;
}

/** Why something is not approved, in words that whom it concerns reads: ready ones, or one's own. */
export function DialogoDeDivergir({
  titulo,
  palavras,
  maximo,
  comando,
  aoDivergir,
  aoFechar,
}: {
  titulo: string;
  palavras: Palavras;
  /** Letters of a reason. */
  maximo: number;
  comando: { estado: EstadoDoComando; enviando: boolean; repetir(): void; limpar(): void };
  aoDivergir: (motivo: string) => void;
  aoFechar: () => void;
}) {
  const [motivo, escrever] = useState('');
  const id = useId();
  const mudar = (texto: string) => {
    comando.limpar();
    escrever(texto);
  };
  return (
    <Dialogo titulo={titulo} aoFechar={aoFechar}>
      <form
        className={estilo.pilha}
        onSubmit={(evento) => {
          evento.preventDefault();
          aoDivergir(motivo.trim());
        }}
      >
        {palavras.motivosProntos && (
          <div className={estilo.prontos}>
            {Object.entries(palavras.motivosProntos).map(([chave, texto]) => (
              <Botao key={chave} variante="suave" tamanho="p" onClick={() => mudar(texto)}>
                {palavras.motivosNomes?.[chave] ?? texto}
              </Botao>
            ))}
          </div>
        )}
        <label className={estilo.motivo} htmlFor={`${id}-motivo`}>
          {palavras.motivo}
        </label>
        <textarea
          id={`${id}-motivo`}
          // biome-ignore lint/a11y/noAutofocus: the dialog was asked for, and this is what it asks
          autoFocus
          required
          minLength={MOTIVO_MINIMO}
          maxLength={maximo}
          rows={4}
          value={motivo}
          aria-describedby={`${id}-ajuda`}
          onChange={({ target }) => mudar(target.value)}
          onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
            if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
          }}
        />
        <p id={`${id}-ajuda`} className={estilo.suave}>
          {palavras.motivoAjuda}
        </p>
        <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />
        <Botao
          type="submit"
          variante="perigo"
          tamanho="g"
          largo
          carregando={comando.enviando}
          disabled={motivo.trim().length < MOTIVO_MINIMO}
        >
          {palavras.simDivergir}
        </Botao>
        <Botao variante="secundario" largo onClick={aoFechar}>
          {palavras.voltar}
        </Botao>
      </form>
    </Dialogo>
  );
}
