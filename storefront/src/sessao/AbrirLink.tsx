'use client';

import { useEffect, useState } from 'react';
import { SESSAO } from '../palavras/sessao.ts';
import estilo from './Formulario.module.css';
import { SEM_CONEXAO } from './sem-conexao.ts';

/**
 * A letter's link carries its token behind `#`, which browsers send to nobody: it is handed over in a body, kept out of reach of
 * scripts, and taken out of the address.
 */
export function AbrirLink() {
  const [fase, definirFase] = useState<'nada' | 'abrindo' | 'falhou'>('nada');
  useEffect(() => {
    const token = new URLSearchParams(location.hash.slice(1)).get('token');
    if (token === null) return;
    history.replaceState(null, '', location.pathname);
    definirFase('abrindo');
    fetch('/api/sessao/redefinir', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ link: token }),
    })
      .then((resposta) => (resposta.ok ? location.replace('/redefinir-senha') : definirFase('falhou')))
      .catch(() => definirFase('falhou'));
  }, []);
  if (fase === 'nada') return <noscript>{SESSAO.ativeJavaScript}</noscript>;
  return fase === 'abrindo' ? (
    <p role="status" className={estilo.motivo}>
      {SESSAO.abrindoLink}
    </p>
  ) : (
    <p role="alert" className={estilo.erro}>
      {SEM_CONEXAO.message}
    </p>
  );
}
