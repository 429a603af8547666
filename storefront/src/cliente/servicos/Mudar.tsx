'use client';

import type { ServicoVistoPeloComprador } from '@martelo/shared/estadias/servico.esquema';
import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Dialogo } from '../../negociacao/Dialogo.tsx';
import { SERVICOS_DA_COMPRA as P } from '../../palavras/servicos-da-compra.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { Campo } from '../../site/ui/Campo.tsx';
import { EscolherVaga, useVagas } from '../retirada/EscolherVaga.tsx';
import estilo from '../retirada/retirada.module.css';
import { useChamada } from '../retirada/usar-chamada.ts';
import { Recusado } from './Recusado.tsx';

interface Props {
  servico: ServicoVistoPeloComprador;
  aoFechar: () => void;
}
const SEM_VAGA = new Set(['HORARIO_INDISPONIVEL', 'PATIO_EM_RECESSO', 'ESTADO_MUDOU']);

/** Its slot, among the yard's. */
export function MarcarServico({ servico: { uid, situacao }, aoFechar }: Props) {
  const [vagas, lerDeNovo] = useVagas(`cliente/servicos/${uid}/vagas`);
  const [inicio, escolher] = useState<string | null>(null);
  return (
    <Pergunta
      titulo={situacao === 'SOLICITADO' ? P.escolherHorario : P.mudarHorario}
      botao={P.confirmar}
      {...{ uid, aoFechar }}
      ato="agendar"
      corpo={inicio === null ? null : { inicio }}
      aoRecusar={(codigo) => {
        if (!SEM_VAGA.has(codigo)) return;
        escolher(null);
        lerDeNovo();
      }}
    >
      <EscolherVaga vagas={vagas} lerDeNovo={lerDeNovo} inicio={inicio} aoEscolher={escolher} />
    </Pergunta>
  );
}

export function CancelarServico({ servico: { uid }, aoFechar }: Props) {
  const id = useId();
  const [motivo, escrever] = useState('');
  return (
    <Pergunta
      titulo={P.cancelar}
      botao={P.cancelar}
      {...{ uid, aoFechar }}
      ato="cancelar"
      corpo={motivo.trim().length < 3 ? null : { motivo }}
    >
      <p>{P.cancelarPergunta}</p>
      <Campo
        id={id}
        rotulo={P.porQue}
        required
        minLength={3}
        maxLength={300}
        value={motivo}
        onChange={({ target: { value } }) => escrever(value)}
      />
    </Pergunta>
  );
}

/** An act of a service, asked before it is done. */
function Pergunta({
  titulo,
  botao,
  uid,
  ato,
  corpo,
  aoFechar,
  aoRecusar,
  children,
}: {
  titulo: string;
  botao: string;
  uid: string;
  ato: 'agendar' | 'cancelar';
  /** Null as long as something is missing. */
  corpo: object | null;
  aoFechar: () => void;
  aoRecusar?: (codigo: string) => void;
  children: ReactNode;
}) {
  const { refresh } = useRouter();
  const { recusa, enviando, mandar } = useChamada<ServicoVistoPeloComprador>();
  const enviar = async (evento: FormEvent) => {
    evento.preventDefault();
    if (corpo === null) return;
    const feito = await mandar('POST', `cliente/servicos/${uid}/${ato}`, corpo, ({ codigo }) =>
      aoRecusar?.(codigo),
    );
    if (feito === null) return;
    aoFechar();
    refresh();
  };
  return (
    <Dialogo titulo={titulo} aoFechar={aoFechar}>
      <form className={estilo.pilha} onSubmit={enviar}>
        {children}
        <Recusado de={recusa} />
        <div className={estilo.botoes}>
          <Botao
            type="submit"
            variante={ato === 'cancelar' ? 'perigo' : 'primario'}
            carregando={enviando}
            disabled={corpo === null}
          >
            {botao}
          </Botao>
          <Botao variante="secundario" onClick={aoFechar}>
            {P.manter}
          </Botao>
        </div>
      </form>
    </Dialogo>
  );
}
