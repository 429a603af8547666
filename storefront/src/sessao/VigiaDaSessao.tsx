'use client';

import { useEffect, useRef, useState } from 'react';
import { ociosidade } from './ociosidade.ts';
import estilo from './VigiaDaSessao.module.css';

/** Spec 9: the token is looked at every 5 s, and refreshed two minutes before its end. */
const CONFERIR_MS = 5_000;
const RENOVAR_ANTES_MS = 120_000;
const CHAVE = 'martelo-atividade';

/**
 * Keeps a logged-in page's session: refreshed while somebody is here, ended after five idle minutes in all tabs, with a
 * minute's notice. `restante`: what the access token had left when the page was rendered, ms.
 */
export function VigiaDaSessao({ permanecer, restante }: { permanecer: boolean; restante: number }) {
  const [aviso, avisar] = useState<number | null>(null);
  const fim = useRef(Number.POSITIVE_INFINITY);

  useEffect(() => {
    fim.current = performance.now() + restante;
    let ocupado = false;
    let saindo = false;
    registrarAtividade();

    const sair = async (motivo: 'inatividade' | 'expirada') => {
      if (saindo) return;
      saindo = true;
      await fetch('/api/sessao/sair', { method: 'POST' }).catch(() => undefined);
      const volta = new URLSearchParams({ motivo, retorno: location.pathname + location.search });
      location.assign(`/login?${volta}`);
    };

    const renovar = async () => {
      if (ocupado) return;
      ocupado = true;
      try {
        const resposta = await fetch('/api/sessao/token');
        const novo = (await resposta.json()) as { token: string | null; restante: number };
        if (novo.token === null) await sair('expirada');
        else fim.current = performance.now() + novo.restante;
      } catch {
        // No network: looked at again in a moment.
      }
      ocupado = false;
    };

    const conferir = () => {
      const estado = ociosidade(ultimaAtividade(), Date.now(), permanecer);
      if (estado.tipo === 'encerrar') return void sair('inatividade');
      avisar(estado.tipo === 'aviso' ? Math.ceil(estado.restante / 1000) : null);
      if (fim.current - performance.now() < RENOVAR_ANTES_MS) void renovar();
    };

    const relogio = setInterval(conferir, 1_000 * (permanecer ? CONFERIR_MS / 1_000 : 1));
    const eventos = ['pointerdown', 'keydown', 'scroll', 'pointermove', 'touchstart'] as const;
    for (const evento of eventos) addEventListener(evento, registrarAtividade, { passive: true });
    document.addEventListener('visibilitychange', conferir);
    return () => {
      clearInterval(relogio);
      for (const evento of eventos) removeEventListener(evento, registrarAtividade);
      document.removeEventListener('visibilitychange', conferir);
    };
  }, [permanecer, restante]);

  return (
    <div role="alert" className={estilo.lugar}>
      {aviso !== null && (
        <div className={estilo.aviso}>
          <p>
            Sua sessão será encerrada por inatividade em <strong>{aviso} s</strong>.
          </p>
          <button
            type="button"
            onClick={() => {
              registrarAtividade();
              avisar(null);
            }}
          >
            Continuar conectado
          </button>
        </div>
      )}
    </div>
  );
}

let gravada = 0;
/** Shared by the tabs of a site: being busy in one keeps the others. Written at most once a second. */
function registrarAtividade(): void {
  const agora = Date.now();
  if (agora - gravada < 1_000) return;
  gravada = agora;
  try {
    localStorage.setItem(CHAVE, String(agora));
  } catch {
    // Storage may be refused: this tab then only knows of itself.
  }
}

function ultimaAtividade(): number {
  try {
    return Math.max(gravada, Number(localStorage.getItem(CHAVE) ?? 0));
  } catch {
    return gravada;
  }
}
