import { diaEmSaoPaulo, formatarDataHora, formatarHora } from '@martelo/shared/datas';
import type { VagasRespondidas } from '@martelo/shared/pos-venda/agendamento';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ADMIN_ESTADIAS as P } from '../../src/palavras/admin-estadias.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { CampoDeTexto } from '../partes/CampoDeTexto.tsx';
import { Lido } from '../partes/Lido.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { useConfirmar } from '../partes/usar-confirmar.ts';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';
import { type EstadiaLida, useReler } from './dados.ts';

/** When it is brought: a slot that the yard keeps for entrances, or none. */
export function HorarioDaEntrada({ estadia }: { estadia: EstadiaLida }) {
  const titulo = useId();
  const lista = useId();
  const { entradaInicio } = estadia;
  const [dia, porDia] = useState(() => diaEmSaoPaulo(entradaInicio ?? Date.now()));
  const [escolhido, escolher] = useState('');
  const { fazendo, recusa, confirmar } = useConfirmar();
  const dizer = useDizer();
  const online = useOnline();
  const reler = useReler();
  const { data, isPending, error, refetch } = useQuery<VagasRespondidas, Recusa>({
    queryKey: ['estadia', 'horarios', estadia.patUid, dia],
    queryFn: ({ signal }) =>
      chamar('GET', `/v1/patios/${estadia.patUid}/vagas?para=ENTRADA&de=${dia}&ate=${dia}`, { signal }),
    ...{ retry: false, enabled: dia !== '' },
  });
  const livres = (data?.itens ?? []).filter((um) => um.livres > 0);
  const agendar = (inicio: string | null) =>
    confirmar(async () => {
      const corpo = { revisao: estadia.revisao, inicio };
      await chamar('POST', `/v1/estadias/${estadia.uid}/agendarEntrada`, { corpo });
      dizer(inicio === null ? P.horarioTirado : P.horarioMarcado(formatarDataHora(inicio)));
      escolher('');
      await reler();
    });
  return (
    <section className="estadia-parte" aria-labelledby={titulo}>
      <h2 id={titulo}>{P.horarioDaEntrada}</h2>
      <p>{entradaInicio === null ? P.semHorarioDaEntrada : P.horarioEm(formatarDataHora(entradaInicio))}</p>
      <form
        className="estadia-campos"
        onSubmit={(evento) => {
          evento.preventDefault();
          if (escolhido !== '') void agendar(escolhido);
        }}
      >
        <CampoDeTexto
          type="date"
          rotulo={P.dia}
          value={dia}
          mudar={(novo) => {
            porDia(novo);
            escolher('');
          }}
        />
        {dia !== '' && (
          <Lido
            lendo={isPending}
            erro={error}
            deNovo={() => void refetch()}
            vazio={livres.length === 0 && (data?.dias[0]?.fechado ?? P.semHorarios)}
          >
            <div className="campo">
              <label htmlFor={lista}>{P.horario}</label>
              <select id={lista} value={escolhido} onChange={({ target: { value } }) => escolher(value)}>
                <option value="">{P.escolhaHorario}</option>
                {livres.map(({ inicio, livres: quantos }) => (
                  <option key={inicio} value={inicio}>
                    {P.horarioLivre(formatarHora(inicio), quantos)}
                  </option>
                ))}
              </select>
            </div>
          </Lido>
        )}
        <Problemas de={recusa} />
        <p className="registro-acoes">
          <Botao type="submit" icone="clock" disabled={!online || escolhido === ''} esperando={fazendo}>
            {entradaInicio === null ? P.agendarEntrada : P.mudarHorario}
          </Botao>
          {entradaInicio !== null && (
            <Botao icone="x" disabled={!online || fazendo} onClick={() => void agendar(null)}>
              {P.tirarHorario}
            </Botao>
          )}
        </p>
      </form>
    </section>
  );
}
