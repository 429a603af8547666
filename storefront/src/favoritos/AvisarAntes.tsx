'use client';

import { useState } from 'react';
import { FAVORITO } from '../palavras/favorito.ts';
import { chamar } from '../sessao/comandar.ts';
import estilo from './Favoritos.module.css';

/** Whether one favourite's owner is told before it ends. Seen at once, and taken back where it could not be done. */
export function AvisarAntes({ lelUid, nome, inicial }: { lelUid: string; nome: string; inicial: boolean }) {
  const [avisar, definir] = useState(inicial);
  const [erro, dizer] = useState<string | null>(null);
  const mudar = async (novo: boolean) => {
    definir(novo);
    dizer(null);
    const resposta = await chamar('PUT', `cliente/favoritos/${lelUid}`, { avisar: novo });
    if (resposta.tipo === 'aceito') return;
    definir(!novo);
    dizer(FAVORITO.naoMudou);
  };
  return (
    <>
      <label className={estilo.avisar}>
        <input type="checkbox" checked={avisar} onChange={(evento) => void mudar(evento.target.checked)} />
        {FAVORITO.avisar}
        <span className="so-leitor">: {nome}</span>
      </label>
      {erro !== null && (
        <p role="alert" className={estilo.erro}>
          {erro}
        </p>
      )}
    </>
  );
}
