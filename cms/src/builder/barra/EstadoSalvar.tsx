'use client';

import { formatarHora } from '@martelo/shared/datas';
import { CircleAlert, CloudCheck, CloudOff, LoaderCircle, PencilLine } from 'lucide-react';
import { BARRA } from '../../palavras/construtor/barra.ts';
import type { Estado } from '../salvar/salvador.ts';
import estilos from './barra.module.css';

/** Always with words: a colour or an icon alone would not say it to everyone. */
export function EstadoSalvar({ estado, publicada }: { estado: Estado; publicada: boolean }) {
  const { Icone, frase, alerta } = dizer(estado, publicada);
  return (
    <p
      className={`${estilos.estado} ${alerta ? estilos.alerta : ''}`}
      role="status"
      data-estado={estado.tipo}
      title={frase}
    >
      <Icone size={16} aria-hidden="true" /> {frase}
    </p>
  );
}

function dizer(estado: Estado, publicada: boolean) {
  switch (estado.tipo) {
    case 'salvo':
      return {
        Icone: CloudCheck,
        frase: publicada
          ? BARRA.publicadaAs(formatarHora(estado.quando))
          : BARRA.salvoAs(formatarHora(estado.quando)),
        alerta: false,
      };
    case 'pendente':
      return { Icone: PencilLine, frase: BARRA.alteracoesPorSalvar, alerta: false };
    case 'salvando':
      return { Icone: LoaderCircle, frase: BARRA.salvando, alerta: false };
    case 'sem-conexao':
      return { Icone: CloudOff, frase: BARRA.semConexao, alerta: true };
    case 'sem-sessao':
      return {
        Icone: CircleAlert,
        frase: BARRA.sessaoEncerrada,
        alerta: true,
      };
    case 'conflito':
      return { Icone: CircleAlert, frase: BARRA.outraPessoaAlterou, alerta: true };
    case 'recusado':
      return { Icone: CircleAlert, frase: estado.mensagem, alerta: true };
  }
}
