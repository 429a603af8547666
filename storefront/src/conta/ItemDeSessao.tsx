import type { SessaoAberta } from '@martelo/shared/sessao';
import type { ReactNode } from 'react';
import { CONTA } from '../palavras/conta.ts';
import estilo from './conta.module.css';

const QUANDO = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});
/** "21/11/2026, 14:05" */
export const quandoFoi = (instante: string): string => QUANDO.format(new Date(instante));

/** One open session in words; what may be done about it stands beside. */
export function ItemDeSessao({ sessao, children }: { sessao: SessaoAberta; children?: ReactNode }) {
  return (
    <li>
      <div>
        <p className={estilo.aparelho}>
          {sessao.dispositivo}
          {sessao.atual && <span className={estilo.bom}>{CONTA.estaSessao}</span>}
        </p>
        <p className={estilo.suave}>
          {[CONTA.aplicacoes[sessao.aplicacao], sessao.marca, sessao.endereco].filter(Boolean).join(' · ')}
        </p>
        <p className={estilo.suave}>
          {sessao.atual ? CONTA.emUso : CONTA.ultimoUso(quandoFoi(sessao.vistaEm))} ·{' '}
          {CONTA.desde(quandoFoi(sessao.criadaEm))}
        </p>
      </div>
      {children}
    </li>
  );
}
