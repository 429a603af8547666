'use client';

import type { CompraDetalhe } from '@martelo/shared/compra';
import { formatarDataHora } from '@martelo/shared/datas';
import { semCobranca } from '@martelo/shared/pos-venda/situacao';
import { useState } from 'react';
import { RETIRADA } from '../../palavras/retirada.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { AgendarRetirada } from './AgendarRetirada.tsx';
import { type GrupoDaRetirada, gruposDaRetirada } from './grupos.ts';
import { NoPatio } from './NoPatio.tsx';
import { RetiradaAgendada } from './RetiradaAgendada.tsx';
import estilo from './retirada.module.css';

/** Where and when what was bought is picked up, for each yard. Nothing while there is nothing to pick up. */
export function Retirada({ compra }: { compra: CompraDetalhe }) {
  const [feita, marcar] = useState<string | null>(null);
  if (semCobranca(compra.situacao)) return null;
  return (
    <section className={estilo.cartao} aria-labelledby="retirada">
      <h2 id="retirada">{RETIRADA.titulo}</h2>
      {gruposDaRetirada(compra.itens).map((grupo) => (
        <Grupo key={grupo.chave} {...{ compra, grupo, feita }} aoAgendar={marcar} />
      ))}
    </section>
  );
}

function Grupo({
  compra,
  grupo,
  feita,
  aoAgendar,
}: {
  compra: CompraDetalhe;
  grupo: GrupoDaRetirada;
  /** The pickup that was booked on this page. */
  feita: string | null;
  aoAgendar: (uid: string) => void;
}) {
  const [agendando, definir] = useState(false);
  const { patio, marcada, mensagem, motivo, agendavel, saiu } = grupo;
  if (marcada !== null)
    return <RetiradaAgendada compra={compra} retirada={marcada} patio={patio} nova={marcada.uid === feita} />;
  return (
    <div className={estilo.grupo}>
      {patio && <h3>{RETIRADA.em(patio.nome)}</h3>}
      <p>{mensagem}</p>
      {saiu !== null && (
        <p className={estilo.suave}>{RETIRADA.saiu(formatarDataHora(saiu.em), saiu.terceiro)}</p>
      )}
      {motivo && <p className={estilo.suave}>{RETIRADA.motivo(motivo)}</p>}
      {patio && agendavel && <NoPatio patio={patio} />}
      {agendavel && !agendando && (
        <Botao icone="calendar-clock" onClick={() => definir(true)}>
          {RETIRADA.agendar}
        </Botao>
      )}
      {agendavel && agendando && (
        <AgendarRetirada
          compra={compra}
          patUid={patio!.uid}
          itens={grupo.itens}
          aoAgendar={aoAgendar}
          aoSair={() => definir(false)}
        />
      )}
    </div>
  );
}
