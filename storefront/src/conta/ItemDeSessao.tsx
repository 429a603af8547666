import type { SessaoAberta } from '@martelo/shared/sessao';
import type { ReactNode } from 'react';
import estilo from './conta.module.css';

const QUANDO = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});
/** "21/11/2026, 14:05" */
export const quandoFoi = (instante: string): string => QUANDO.format(new Date(instante));
const APLICACOES = { site: 'Site', painel: 'Painel de conteúdo' } as const;

/** One open session in words; what may be done about it stands beside. */
export function ItemDeSessao({ sessao, children }: { sessao: SessaoAberta; children?: ReactNode }) {
  return (
    <li>
      <div>
        <p className={estilo.aparelho}>
          {sessao.dispositivo}
          {sessao.atual && <span className={estilo.bom}>Esta sessão</span>}
        </p>
        <p className={estilo.suave}>
          {[APLICACOES[sessao.aplicacao], sessao.marca, sessao.endereco].filter(Boolean).join(' · ')}
        </p>
        <p className={estilo.suave}>
          {sessao.atual ? 'Em uso agora' : `Último uso em ${quandoFoi(sessao.vistaEm)}`} · desde{' '}
          {quandoFoi(sessao.criadaEm)}
        </p>
      </div>
      {children}
    </li>
  );
}
