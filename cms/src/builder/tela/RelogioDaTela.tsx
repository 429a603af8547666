'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import type { Sessao } from '@martelo/shared/pagina';
import { CalendarClock, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { TELA } from '../../palavras/construtor/tela.ts';
import { Suspenso } from '../frame/Suspenso.tsx';
import { instanteDeSaoPaulo, localDeSaoPaulo } from '../inspetor/data/sao-paulo.ts';
import { atalhosDeHora } from './atalhos-de-hora.ts';
import estilos from './barra-da-tela.module.css';
import { proximasViradas } from './visao.ts';

interface Props {
  /** Ms the canvas's time is ahead; 0 = now. */
  adianto: number;
  aoMudar(adianto: number): void;
  sessoes: readonly Sessao[];
}

/** The canvas's clock: "como estará no dia 3 às 18 h". From there it runs on. */
export function RelogioDaTela({ adianto, aoMudar, sessoes }: Props) {
  const agora = useMinuto(adianto);
  const movido = adianto !== 0;
  const ir = (instante: string) => aoMudar(Date.parse(instante) - Date.now());
  return (
    <Suspenso
      rotulo={movido ? TELA.previaAgora(formatarDataHora(agora)) : TELA.verEmOutraHora}
      alinhar="fim"
      classe={`${estilos.botao} ${movido ? estilos.mudado : ''}`}
      botao={
        <>
          <CalendarClock size={16} aria-hidden="true" />{' '}
          <span>{movido ? formatarDataHora(agora) : TELA.agora}</span>
        </>
      }
    >
      {(fechar) => (
        <div className={estilos.relogio}>
          <label>
            {TELA.comoEstaraEm}
            <input
              type="datetime-local"
              value={localDeSaoPaulo(new Date(agora).toISOString())}
              onChange={({ target }) => {
                const instante = instanteDeSaoPaulo(target.value);
                if (instante) ir(instante);
              }}
            />
          </label>
          <Saltos
            titulo={TELA.proximasMudancasDestaPagina}
            saltos={proximasViradas(sessoes, Date.now())}
            vazio={TELA.nadaProgramado}
            aoIr={(instante) => {
              ir(instante);
              fechar();
            }}
          />
          <Saltos
            titulo={TELA.irPara}
            saltos={atalhosDeHora(Date.now())}
            vazio=""
            aoIr={(instante) => {
              ir(instante);
              fechar();
            }}
          />
          <button
            type="button"
            className={estilos.agora}
            disabled={!movido}
            onClick={() => {
              aoMudar(0);
              fechar();
            }}
          >
            <RotateCcw size={16} aria-hidden="true" /> {TELA.voltarParaAgora}
          </button>
        </div>
      )}
    </Suspenso>
  );
}

function Saltos({
  titulo,
  saltos,
  vazio,
  aoIr,
}: {
  titulo: string;
  saltos: readonly { instante: string; frase: string }[];
  vazio: string;
  aoIr(instante: string): void;
}) {
  return (
    <section>
      <h3>{titulo}</h3>
      {saltos.length === 0 && <p>{vazio}</p>}
      <ul>
        {saltos.map(({ instante, frase }) => (
          <li key={`${instante}${frase}`}>
            <button type="button" onClick={() => aoIr(instante)}>
              <span>{frase}</span>
              <small>{formatarDataHora(instante)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const MINUTO_MS = 60_000;

/** The canvas's time, told anew each minute. */
function useMinuto(adianto: number): number {
  const [agora, setAgora] = useState(() => Date.now() + adianto);
  useEffect(() => {
    setAgora(Date.now() + adianto);
    const relogio = setInterval(() => setAgora(Date.now() + adianto), MINUTO_MS);
    return () => clearInterval(relogio);
  }, [adianto]);
  return agora;
}
