'use client';

import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import { PORTAO } from '../../palavras/construtor/portao.ts';
import { contar } from './contar.ts';
import estilos from './portao.module.css';
import type { Portao } from './usePortao.ts';

/** The gate in the top bar: how much there is to look at before publishing. */
export function BotaoPortao({ portao }: { portao: Portao }) {
  const { achados } = portao;
  const erros = achados.filter(({ gravidade }) => gravidade === 'erro').length;
  const Icone = erros > 0 ? OctagonAlert : achados.length > 0 ? TriangleAlert : CircleCheck;
  const frase = contar(achados);
  return (
    <button
      type="button"
      className={estilos.botao}
      data-gravidade={erros > 0 ? 'erro' : achados.length > 0 ? 'aviso' : 'nada'}
      onClick={portao.abrir}
      title={frase ? PORTAO.revisar(frase) : PORTAO.tudoCertoParaPublicar}
    >
      <Icone size={17} aria-hidden="true" />
      {achados.length > 0 && achados.length}
      <span className={estilos.invisivel}>
        {frase ? PORTAO.aRevisarNaPagina(frase) : PORTAO.revisarAPagina}
      </span>
    </button>
  );
}
