'use client';

import type { ReactNode } from 'react';
import { CONFLITOS } from '../../palavras/construtor/conflitos.ts';
import type { Valor } from '../modelo/campos-diferentes.ts';
import { trechosDiferentes } from './palavras.ts';
import estilos from './valor.module.css';

/** A value as a person reads it; words that the other side does not have stand out. */
export function ValorLido({
  valor,
  outro,
  lado,
}: {
  valor: Valor;
  outro: Valor;
  lado: 'de' | 'para';
}): ReactNode {
  switch (valor.tipo) {
    case 'nada':
      return <span className={estilos.nada}>{CONFLITOS.vazio}</span>;
    case 'imagem':
      return (
        <span className={estilos.imagem}>
          <img src={valor.imagem.url} alt={valor.imagem.alt || CONFLITOS.imagem} loading="lazy" />
          <small>{valor.imagem.alt || CONFLITOS.semTextoAlternativo}</small>
        </span>
      );
    case 'cor':
      return (
        <span className={estilos.cor}>
          <i style={{ background: valor.cor }} /> {valor.cor}
        </span>
      );
    case 'texto':
      return (
        <span className={estilos.texto}>
          {trechosDiferentes(valor.texto, outro.tipo === 'texto' ? outro.texto : '').map(
            ({ texto, so, em }) =>
              so ? (
                <mark key={em} className={estilos[lado]}>
                  {texto}
                </mark>
              ) : (
                texto
              ),
          )}
        </span>
      );
  }
}
