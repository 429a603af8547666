'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import { CalendarClock, CircleDot } from 'lucide-react';
import { useId, useState } from 'react';
import { VERSOES } from '../../palavras/construtor/versoes.ts';
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
      if (!publicarEm) throw new Error(VERSOES.digaQuandoAPagina);
      if (!(await construtor.salvar())) throw new Error(VERSOES.aindaHaAlteracoes);
      const { revisao } = construtor.comandos.estado().base;
      return agendar(aberta.id, { revisao, publicarEm, despublicarEm: instanteDeSaoPaulo(fim) });
    });

  return (
    <section className={estilos.agendamento} aria-labelledby={`${id}-titulo`}>
      <h3 id={`${id}-titulo`}>
        <CalendarClock size={17} aria-hidden="true" /> {VERSOES.agendamento}
      </h3>
      {agendamento ? (
        <div className={estilos.marcado} data-estado={agendamento.estado}>
          <p>
            {agendamento.estado === 'no-ar' ? (
              <>
                <CircleDot size={14} aria-hidden="true" /> {VERSOES.noArAte}{' '}
                <strong>{formatarDataHora(agendamento.despublicarEm ?? '')}</strong>
              </>
            ) : (
              <>
                {VERSOES.vaiAoAr} <strong>{formatarDataHora(agendamento.publicarEm)}</strong>
                {agendamento.despublicarEm && (
                  <>
                    {' '}
                    {VERSOES.eSai} <strong>{formatarDataHora(agendamento.despublicarEm)}</strong>
                  </>
                )}
              </>
            )}
          </p>
          <p>
            {agendamento.estado === 'no-ar'
              ? VERSOES.noFim
              : VERSOES.comoEstava(formatarDataHora(agendamento.criadoEm))}{' '}
            {VERSOES.agendadoPor(agendamento.nome)}
          </p>
          <button
            type="button"
            disabled={enviando}
            onClick={() => void fazer(() => cancelarAgendamento(aberta.id))}
          >
            {agendamento.estado === 'no-ar' ? VERSOES.cancelarOFim : VERSOES.cancelarOAgendamento}
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
            {VERSOES.publicar}
            <input
              type="datetime-local"
              required
              value={inicio}
              onChange={(evento) => setInicio(evento.target.value)}
            />
          </label>
          <label>
            {VERSOES.encerrar} <small>{VERSOES.seQuiser}</small>
            <input
              type="datetime-local"
              value={fim}
              min={inicio}
              onChange={(evento) => setFim(evento.target.value)}
            />
          </label>
          <p>
            {VERSOES.comoVaiAoAr} {fim && VERSOES.noFim}
          </p>
          <div className={estilos.botoes}>
            <button type="button" onClick={() => setAbrindo(false)}>
              {VERSOES.voltar}
            </button>
            <button type="submit" data-forte="" disabled={enviando}>
              {enviando ? VERSOES.agendando : VERSOES.agendar}
            </button>
          </div>
        </form>
      ) : (
        <button type="button" onClick={() => setAbrindo(true)}>
          {VERSOES.agendarUmaPublicacao}
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
