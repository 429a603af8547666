'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { VIGIA } from '../palavras/vigia.ts';
import { ociosidade } from './ociosidade.ts';
import { emDisputa } from './participacao.ts';
import { vigiaParada } from './pausa-da-vigia.ts';
import { assinarFimDaSessao, loginDaqui, sessaoTerminou } from './terminou.ts';
import { umaAbaPorVez } from './trava.ts';
import { emTurno, turnoAberto } from './turno.ts';
import estilo from './VigiaDaSessao.module.css';

/** Spec 9: the token is looked at every 5 s, and refreshed two minutes before its end. */
const CONFERIR_MS = 5_000;
const RENOVAR_ANTES_MS = 120_000;
const CHAVE = 'martelo-atividade';
/** Until when the token is good, as the tab that refreshed it last was told. */
const CHAVE_FIM = 'martelo-sessao-ate';
/** This tab, among the others of the site. */
const ABA = Math.random().toString(36).slice(2, 10);

/**
 * Keeps a logged-in page's session: refreshed while somebody is here, ended after five idle minutes in all tabs, with a
 * minute's notice; never on a lot that is open and that they bid on, and at a yard's gate after an hour. `restante`: what the access token had left when the page was
 * rendered, ms.
 */
export function VigiaDaSessao({ permanecer, restante }: { permanecer: boolean; restante: number }) {
  const [encerraEm, avisar] = useState<number | null>(null);
  const fim = useRef(Number.POSITIVE_INFINITY);
  const terminou = useSyncExternalStore(assinarFimDaSessao, sessaoTerminou, () => false);

  useEffect(() => {
    fim.current = Date.now() + restante;
    let ocupado = false;
    let saindo = false;
    registrarAtividade();

    const sair = async (porque: 'inatividade' | 'expirada') => {
      if (saindo) return;
      saindo = true;
      const naPortaria = turnoAberto();
      const respondeu = await fetch('/api/sessao/sair', { method: 'POST' }).then(
        () => true,
        () => false,
      );
      if (!respondeu && naPortaria) {
        saindo = false;
        return;
      }
      // What was taken along by who went away is nobody's to look at; what they did not send yet waits for them.
      if (porque === 'inatividade')
        await import('../campo/campo.ts').then(({ esquecer }) => esquecer(null)).catch(() => {});
      const motivo = naPortaria && porque === 'inatividade' ? 'portaria' : porque;
      const volta = new URLSearchParams({ motivo, retorno: location.pathname + location.search });
      location.assign(`/login?${volta}`);
    };

    const pedirToken = async () => {
      const resposta = await fetch('/api/sessao/token');
      const novo = (await resposta.json()) as { token: string | null; restante: number };
      if (novo.token === null) return sair('expirada');
      fim.current = Date.now() + novo.restante;
      guardar(CHAVE_FIM, String(fim.current));
    };

    const renovar = async () => {
      if (ocupado) return;
      ocupado = true;
      try {
        await umaAbaPorVez(pedirToken, BANCADA);
        // Done by another tab: the cookies are of all of them, and so is what they are good for.
        fim.current = Math.max(fim.current, Number(lido(CHAVE_FIM)));
      } catch {
        // No network: looked at again in a moment.
      }
      ocupado = false;
    };

    const conferir = () => {
      const agora = Date.now();
      if (vigiaParada()) return avisar(null);
      if (emDisputa(agora) || emTurno(agora)) registrarAtividade();
      const ultima = ultimaAtividade();
      const estado = ociosidade(ultima, agora, permanecer);
      if (estado.tipo === 'encerrar') {
        avisar(null);
        return void sair('inatividade');
      }
      avisar(estado.tipo === 'aviso' ? agora + estado.restante : null);
      if (fim.current - agora < RENOVAR_ANTES_MS) void renovar();
    };

    const relogio = setInterval(conferir, CONFERIR_MS);
    const eventos = ['pointerdown', 'keydown', 'scroll', 'pointermove', 'touchstart'] as const;
    const aoAgir = () => {
      registrarAtividade();
      avisar(null);
    };
    for (const evento of eventos) addEventListener(evento, aoAgir, { passive: true });
    document.addEventListener('visibilitychange', conferir);
    return () => {
      clearInterval(relogio);
      for (const evento of eventos) removeEventListener(evento, aoAgir);
      document.removeEventListener('visibilitychange', conferir);
    };
  }, [permanecer, restante]);

  // A gate says so itself, and that nothing which is kept there goes with it; so does what is shown this once and leads to the login.
  if (terminou && !turnoAberto() && !vigiaParada()) return <AvisoDoFim />;
  return <AvisoDeOciosidade encerraEm={encerraEm} aoContinuar={() => avisar(null)} />;
}

/** Something was refused because the session is over: what was typed stays in sight, and the way back leads here. */
const AvisoDoFim = () => (
  <div className={estilo.lugar}>
    <div className={estilo.aviso} role="alert">
      <p>{VIGIA.terminou}</p>
      <a href={loginDaqui()}>{VIGIA.entrar}</a>
    </div>
  </div>
);

/**
 * Spoken once, politely, and in minutes: the seconds are for the eye. The region stands there before its words come, or they would
 * not be read.
 */
function AvisoDeOciosidade({
  encerraEm,
  aoContinuar,
}: {
  encerraEm: number | null;
  aoContinuar: () => void;
}) {
  const [, bater] = useState(0);
  useEffect(() => {
    if (encerraEm === null) return;
    const relogio = setInterval(() => bater((vez) => vez + 1), 1_000);
    return () => clearInterval(relogio);
  }, [encerraEm]);
  const segundos = encerraEm === null ? 0 : Math.max(0, Math.ceil((encerraEm - Date.now()) / 1_000));
  return (
    <div className={estilo.lugar}>
      <p role="status" className="so-leitor">
        {encerraEm !== null && falado(segundos)}
      </p>
      {encerraEm !== null && (
        <div className={estilo.aviso}>
          <p aria-hidden>
            {VIGIA.encerraEm} <strong>{segundos} s</strong>.
          </p>
          <button type="button" onClick={aoContinuar}>
            {VIGIA.continuar}
          </button>
        </div>
      )}
    </div>
  );
}

/** What a screen reader hears: new words only when another minute begins. */
const falado = (segundos: number): string => {
  const minutos = Math.max(1, Math.ceil(segundos / 60));
  return VIGIA.encerraEmMinutos(minutos);
};

let gravada = 0;
/** Shared by the tabs of a site: being busy in one keeps the others. Written at most once a second. */
function registrarAtividade(): void {
  const agora = Date.now();
  if (agora - gravada < 1_000) return;
  gravada = agora;
  guardar(CHAVE, String(agora));
}

const ultimaAtividade = (): number => Math.max(gravada, Number(lido(CHAVE)));

// Storage may be refused: this tab then only knows of itself.
function lido(chave: string): string | null {
  try {
    return localStorage.getItem(chave);
  } catch {
    return null;
  }
}
function guardar(chave: string, valor: string): void {
  try {
    localStorage.setItem(chave, valor);
  } catch {}
}

const BANCADA = {
  armazem: {
    getItem: lido,
    setItem: guardar,
    removeItem: (chave: string) => {
      try {
        localStorage.removeItem(chave);
      } catch {}
    },
  },
  agora: () => Date.now(),
  esperar: (ms: number) => new Promise<void>((pronto) => setTimeout(pronto, ms)),
  aba: ABA,
};
