'use client';

import { formatarDataHora, formatarHora } from '@martelo/shared/datas';
import type { RemocaoDeFora } from '@martelo/shared/remocoes/de-fora';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { EscolherVaga, useVagas } from '../cliente/retirada/EscolherVaga.tsx';
import { useChamada } from '../cliente/retirada/usar-chamada.ts';
import { Dialogo } from '../negociacao/Dialogo.tsx';
import { TRANSPORTADORA as P } from '../palavras/transportadora.ts';
import { Botao } from '../site/ui/Botao.tsx';
import estilo from './transportadora.module.css';

/** When the yard takes it in: a slot that the carrier chooses. Who drives is told of it. It is asked of the yard, so not without network. */
export function HorarioDaEntrada({
  remocao: { uid, entrada, agendaEntrada },
}: {
  remocao: Pick<RemocaoDeFora, 'uid' | 'entrada' | 'agendaEntrada'>;
}) {
  const { refresh } = useRouter();
  const [escolhendo, escolher] = useState(false);
  const [feito, dizer] = useState('');
  if (entrada === null && !agendaEntrada) return null;
  return (
    <section className={estilo.caixa} aria-labelledby="horario-da-entrada">
      <h2 id="horario-da-entrada">{P.horarioDaEntrada}</h2>
      <p>
        {entrada === null
          ? P.semHorario
          : P.horarioEm(formatarDataHora(entrada.inicio), formatarHora(entrada.fim))}
      </p>
      <p role="status" className={feito === '' ? 'so-leitor' : estilo.bom}>
        {feito}
      </p>
      {agendaEntrada && (
        <Botao variante="secundario" largo onClick={() => escolher(true)}>
          {entrada === null ? P.escolherHorario : P.mudarHorario}
        </Botao>
      )}
      {escolhendo && (
        <Escolha
          {...{ uid, entrada }}
          aoFechar={(dito) => {
            escolher(false);
            if (dito === null) return;
            dizer(dito);
            refresh();
          }}
        />
      )}
    </section>
  );
}

/** What a slot is refused by: others may be free. */
const SEM_VAGA = new Set(['HORARIO_INDISPONIVEL', 'PATIO_EM_RECESSO', 'ESTADO_MUDOU']);

function Escolha({
  uid,
  entrada,
  aoFechar,
}: Pick<RemocaoDeFora, 'uid' | 'entrada'> & {
  /** @param dito what was done, in words; null: nothing */
  aoFechar: (dito: string | null) => void;
}) {
  const [vagas, lerDeNovo] = useVagas(`transportadora/remocoes/${uid}/vagas`);
  const [inicio, escolher] = useState<string | null>(null);
  const { recusa, enviando, mandar } = useChamada<RemocaoDeFora>();
  const marcar = async (qual: string | null) => {
    const feito = await mandar('POST', `transportadora/remocoes/${uid}/horario`, { inicio: qual }, (de) => {
      if (!SEM_VAGA.has(de.codigo)) return;
      escolher(null);
      lerDeNovo();
    });
    if (feito === null) return;
    aoFechar(qual === null ? P.horarioDevolvido : P.horarioMarcado(formatarDataHora(qual)));
  };
  return (
    <Dialogo titulo={entrada === null ? P.escolherHorario : P.mudarHorario} aoFechar={() => aoFechar(null)}>
      <form
        className={estilo.formulario}
        onSubmit={(evento) => {
          evento.preventDefault();
          if (inicio !== null) void marcar(inicio);
        }}
      >
        <EscolherVaga {...{ vagas, lerDeNovo, inicio }} aoEscolher={escolher} />
        {recusa !== null && (
          <p className={estilo.erro} role="alert">
            {recusa.frase}
          </p>
        )}
        <div className={estilo.outros}>
          <Botao type="submit" variante="primario" carregando={enviando} disabled={inicio === null}>
            {P.marcarHorario}
          </Botao>
          {entrada !== null && (
            <Botao variante="secundario" disabled={enviando} onClick={() => void marcar(null)}>
              {P.devolverHorario}
            </Botao>
          )}
          <Botao variante="texto" disabled={enviando} onClick={() => aoFechar(null)}>
            {P.cancelar}
          </Botao>
        </div>
      </form>
    </Dialogo>
  );
}
