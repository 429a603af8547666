'use client';

import { formatarData, formatarHora } from '@martelo/shared/datas';
import { ArchiveRestore, Lock, UserRound } from 'lucide-react';
import { memo } from 'react';
import { HISTORICO } from '../../palavras/construtor/historico.ts';
import type { Construtor } from '../useConstrutor.ts';
import estilos from './historico.module.css';
import { type Linha, linhasDoHistorico } from './linhas.ts';

interface Props {
  historico: Construtor['estado']['historico'];
  diario: Construtor['diario'];
  despachar: Construtor['despachar'];
  /** Who is editing here: their own saves are in the list as gestures. */
  eu: string;
  aoVerVersoes(): void;
}

/** Everything that was done, newest first. A press goes there, back or forth; what was set aside can be brought back. */
export const PainelHistorico = memo(function PainelHistorico({
  historico,
  diario,
  despachar,
  eu,
  aoVerVersoes,
}: Props) {
  const linhas = linhasDoHistorico(historico, diario, eu);
  return (
    <section className={estilos.historico} aria-labelledby="titulo-historico">
      <header>
        <h2 id="titulo-historico">{HISTORICO.historico}</h2>
        <button type="button" className={estilos.versoes} onClick={aoVerVersoes}>
          {HISTORICO.versoesEAgendamento}
        </button>
      </header>
      {linhas.length === 1 ? (
        <p className={estilos.vazio}>{HISTORICO.oQueVoceFizer}</p>
      ) : (
        <ol>
          {linhas.map((linha) => (
            <li key={linha.chave} className={estilos.linha} data-tipo={linha.tipo}>
              <UmaLinha linha={linha} despachar={despachar} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
});

function UmaLinha({ linha, despachar }: { linha: Linha; despachar: Props['despachar'] }) {
  switch (linha.tipo) {
    case 'inicio':
    case 'meu':
      return (
        <button
          type="button"
          className={estilos.ato}
          aria-current={linha.atual ? 'step' : undefined}
          data-desfeito={linha.desfeito ? '' : undefined}
          disabled={linha.bloqueio !== undefined}
          title={
            linha.bloqueio ??
            (linha.atual
              ? HISTORICO.voceEstaAqui
              : linha.desfeito
                ? HISTORICO.refazerAteAqui
                : HISTORICO.voltarParaCa)
          }
          onClick={() => despachar({ tipo: 'ir-para', id: linha.id })}
        >
          <span className={estilos.ponto}>{linha.bloqueio && <Lock size={10} aria-hidden="true" />}</span>
          <span className={estilos.palavras}>
            <strong>{linha.acao}</strong>
            {linha.onde && <span>{linha.onde}</span>}
            {linha.bloqueio && <em>{linha.bloqueio}</em>}
          </span>
          {linha.quando !== null && <Instante quando={linha.quando} />}
        </button>
      );
    case 'delas':
      return (
        <div className={estilos.ato}>
          <span className={estilos.ponto}>
            <UserRound size={11} aria-hidden="true" />
          </span>
          <span className={estilos.palavras}>
            <strong>{linha.acao}</strong>
            <span>{[linha.nome, linha.onde].filter(Boolean).join(' · ')}</span>
          </span>
          <Instante quando={linha.quando} />
        </div>
      );
    case 'guardada':
      return (
        <div className={`${estilos.ato} ${estilos.guardada}`}>
          <span className={estilos.ponto}>
            <ArchiveRestore size={11} aria-hidden="true" />
          </span>
          <span className={estilos.palavras}>
            <strong>{linha.acao}</strong>
            <span>{linha.motivo}</span>
            <button type="button" onClick={() => despachar({ tipo: 'restaurar-guardada', id: linha.id })}>
              {HISTORICO.restaurar}
            </button>
          </span>
          <Instante quando={linha.quando} />
        </div>
      );
  }
}

function Instante({ quando }: { quando: number }) {
  const hoje = formatarData(Date.now()) === formatarData(quando);
  return (
    <time dateTime={new Date(quando).toISOString()}>
      {hoje ? formatarHora(quando) : `${formatarData(quando).slice(0, 5)} ${formatarHora(quando)}`}
    </time>
  );
}
