import type { CondicionalDoLote } from '@martelo/shared/condicional';
import { formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/reais';
import { usePalavras } from '../leilao/dados.ts';
import { Ditos } from '../partes/Ditos.tsx';
import { Lido } from '../partes/Lido.tsx';
import { type Lote, useInformacoes } from './dados.ts';
import { ResponderCondicional } from './ResponderCondicional.tsx';

/** A sale under its consignor's condition: how it came to where it is, and the answer where it is awaited. */
export default function Condicional({ lote }: { lote: Lote }) {
  const P = usePalavras().lote.condicional;
  const { data, error, isPending, refetch } = useInformacoes(lote.uid);
  const condicional = data?.condicional ?? null;
  return (
    <Lido
      lendo={isPending}
      erro={error}
      deNovo={() => void refetch()}
      vazio={condicional === null && P.semCondicional}
    >
      {data && condicional && (
        <>
          <Passos de={condicional} reserva={data.valorComitente} />
          {data.respondeCondicional && condicional.etapa !== null && condicional.etapa !== 'cliente' && (
            <ResponderCondicional {...{ lote, condicional }} reserva={data.valorComitente} />
          )}
        </>
      )}
    </Lido>
  );
}

function Passos({ de, reserva }: { de: CondicionalDoLote; reserva: number | null }) {
  const P = usePalavras().lote.condicional;
  const { etapa, prazo, desfecho } = de;
  const quem = (nome: string | null, data: string | null) =>
    nome !== null && data !== null ? P.por(nome, formatarDataHora(data)) : null;
  const respondido = quem(de.respostaNome, de.respostaData);
  const fatos: [string, string | null][] = [
    [P.fechouPor, formatarReais(de.valorLance)],
    [P.fechouEm, formatarDataHora(de.condicionalData)],
    [P.reserva, reserva === null ? null : formatarReais(reserva)],
    [
      P.novoValor,
      de.condicionalRespostaNovoValor === null ? null : formatarReais(de.condicionalRespostaNovoValor),
    ],
    [P.replica, de.condicionalReplica === null ? null : formatarReais(de.condicionalReplica)],
    [P.resposta, [de.condicionalResposta, respondido].filter(Boolean).join(', ') || null],
    [P.ate, prazo === null ? null : formatarDataHora(prazo)],
    [P.ficaPor, desfecho?.valor ? formatarReais(desfecho.valor) : null],
  ];
  return (
    <section className="sabidos" aria-labelledby="condicional-onde">
      <h2 id="condicional-onde">
        {etapa !== null ? P.espera[etapa] : desfecho === null ? P.decidida : P.desfechos[desfecho.situacao]}
      </h2>
      <Ditos de={fatos} />
    </section>
  );
}
