'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import { CalendarClock, CircleDot } from 'lucide-react';
import { useId, useState } from 'react';
import { instanteDeSaoPaulo, localDeSaoPaulo } from '../inspetor/data/sao-paulo.ts';
import type { PaginaAberta } from '../servidor/pagina.ts';
import type { Construtor } from '../useConstrutor.ts';
import estilos from './agendamento.module.css';
import { agendar, cancelarAgendamento } from './api.ts';

interface Props {
  construtor: Construtor;
  aberta: PaginaAberta;
  aoMudar(): Promise<void>;
}

const HORA_MS = 3_600_000;

/** Publishing at a set time, and its end: what was live before comes back by itself. */
export function Agendamento({ construtor, aberta, aoMudar }: Props) {
  const { agendamento, mudarAgendamento } = construtor;
  const [abrindo, setAbrindo] = useState(false);
  const [inicio, setInicio] = useState(() => proximaHora());
  const [fim, setFim] = useState('');
  const [erro, setErro] = useState('');
  const [enviando, setEnviando] = useState(false);
  const id = useId();

  const fazer = async (trabalho: () => Promise<typeof agendamento>) => {
    setEnviando(true);
    setErro('');
    try {
      mudarAgendamento(await trabalho());
      setAbrindo(false);
      await aoMudar();
    } catch (falha) {
      setErro((falha as Error).message);
    }
    setEnviando(false);
  };
  const enviar = () =>
    fazer(async () => {
      const publicarEm = instanteDeSaoPaulo(inicio);
      if (!publicarEm) throw new Error('Diga quando a página deve ser publicada.');
      if (!(await construtor.salvar()))
        throw new Error('Ainda há alterações por salvar. Tente de novo em instantes.');
      const { revisao } = construtor.comandos.estado().base;
      return agendar(aberta.id, { revisao, publicarEm, despublicarEm: instanteDeSaoPaulo(fim) });
    });

  return (
    <section className={estilos.agendamento} aria-labelledby={`${id}-titulo`}>
      <h3 id={`${id}-titulo`}>
        <CalendarClock size={17} aria-hidden="true" /> Agendamento
      </h3>
      {agendamento ? (
        <div className={estilos.marcado} data-estado={agendamento.estado}>
          <p>
            {agendamento.estado === 'no-ar' ? (
              <>
                <CircleDot size={14} aria-hidden="true" /> No ar até{' '}
                <strong>{formatarDataHora(agendamento.despublicarEm ?? '')}</strong>
              </>
            ) : (
              <>
                Vai ao ar em <strong>{formatarDataHora(agendamento.publicarEm)}</strong>
                {agendamento.despublicarEm && (
                  <>
                    {' '}
                    e sai em <strong>{formatarDataHora(agendamento.despublicarEm)}</strong>
                  </>
                )}
              </>
            )}
          </p>
          <p>
            {agendamento.estado === 'no-ar'
              ? 'No fim, volta o que estava publicado antes; se não havia nada, a página sai do ar.'
              : `Como estava em ${formatarDataHora(agendamento.criadoEm)}. O que você mudar agora não entra.`}{' '}
            Agendado por {agendamento.nome}.
          </p>
          <button
            type="button"
            disabled={enviando}
            onClick={() => void fazer(() => cancelarAgendamento(aberta.id))}
          >
            {agendamento.estado === 'no-ar' ? 'Cancelar o fim e manter no ar' : 'Cancelar o agendamento'}
          </button>
        </div>
      ) : abrindo ? (
        <form
          className={estilos.formulario}
          onSubmit={(evento) => {
            evento.preventDefault();
            void enviar();
          }}
        >
          <label>
            Publicar em
            <input
              type="datetime-local"
              required
              value={inicio}
              onChange={(evento) => setInicio(evento.target.value)}
            />
          </label>
          <label>
            Encerrar em <small>(se quiser)</small>
            <input
              type="datetime-local"
              value={fim}
              min={inicio}
              onChange={(evento) => setFim(evento.target.value)}
            />
          </label>
          <p>
            Horário de São Paulo. Vai ao ar a página como está agora.{' '}
            {fim && 'No fim, volta o que estava publicado antes; se não havia nada, a página sai do ar.'}
          </p>
          <div className={estilos.botoes}>
            <button type="button" onClick={() => setAbrindo(false)}>
              Voltar
            </button>
            <button type="submit" data-forte="" disabled={enviando}>
              {enviando ? 'Agendando…' : 'Agendar'}
            </button>
          </div>
        </form>
      ) : (
        <button type="button" onClick={() => setAbrindo(true)}>
          Agendar uma publicação…
        </button>
      )}
      {erro && (
        <p className={estilos.erro} role="alert">
          {erro}
        </p>
      )}
    </section>
  );
}

const proximaHora = (): string =>
  localDeSaoPaulo(new Date(Math.ceil((Date.now() + 60_000) / HORA_MS) * HORA_MS).toISOString());
