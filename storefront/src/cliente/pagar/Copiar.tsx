'use client';

import { useEffect, useState } from 'react';
import { PAGAR } from '../../palavras/pagar.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import estilo from './pagar.module.css';

const DITO_MS = 2_500;

/** Copies a text and says so. Where the browser gives no clipboard (plain http, an old phone), the old way; failing that, in words. */
export function Copiar({
  texto,
  oQue,
  rotulo,
}: {
  texto: string;
  /** What it is, for who hears the page. */
  oQue: string;
  /** A large button with these words; without them a small one beside the text. */
  rotulo?: string;
}) {
  const [dito, dizer] = useState<'' | 'copiado' | 'falhou'>('');
  useEffect(() => {
    if (dito === '') return;
    const calar = setTimeout(() => dizer(''), DITO_MS);
    return () => clearTimeout(calar);
  }, [dito]);
  const copiar = async () => dizer((await porNaArea(texto)) ? 'copiado' : 'falhou');
  return (
    <>
      <Botao
        variante={rotulo === undefined ? 'suave' : 'primario'}
        tamanho={rotulo === undefined ? 'p' : 'g'}
        largo={rotulo !== undefined}
        icone={dito === 'copiado' ? 'check' : 'copy'}
        aria-label={dito === 'copiado' || rotulo !== undefined ? undefined : PAGAR.copiarO(oQue)}
        onClick={() => void copiar()}
      >
        {dito === 'copiado' ? PAGAR.copiado : (rotulo ?? PAGAR.copiar)}
      </Botao>
      <span role="status" className={dito === 'falhou' ? estilo.naoCopiou : 'so-leitor'}>
        {dito === 'copiado' && PAGAR.copiado}
        {dito === 'falhou' && PAGAR.naoCopiou}
      </span>
    </>
  );
}

async function porNaArea(texto: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(texto);
    return true;
  } catch {
    const campo = document.createElement('textarea');
    campo.value = texto;
    campo.setAttribute('readonly', '');
    campo.className = 'so-leitor';
    document.body.append(campo);
    campo.select();
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    } finally {
      campo.remove();
    }
  }
}
