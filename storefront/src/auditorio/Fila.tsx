'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { situacaoParaVisitantes } from '@martelo/shared/lote-rotulos';
import { formatarReais } from '@martelo/shared/reais';
import { useState, useSyncExternalStore } from 'react';
import { assinarPosicoes, lerPosicao } from '../live/posicoes.ts';
import type { SalaPublica } from '../live/sala-publica.ts';
import { useAgora, useLoteVivo } from '../live/usar.ts';
import { loteVivoDe } from '../lote/estado-inicial.ts';
import { FitaPosicao } from '../lote/FitaPosicao.tsx';
import { relogioDoLote } from '../lote/fase.ts';
import { fotosDoLote } from '../lote/foto.ts';
import { AUDITORIO } from '../palavras/auditorio.ts';
import { fontesDaImagem } from '../site/larguras.ts';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { enderecoDaSala } from './endereco.ts';
import estilo from './Fila.module.css';
import { aVender } from './vez.ts';

const RECORTES = ['aVender', 'meus', 'todos'] as const;
/** Each row follows its lot: no more are drawn than somebody asked for. */
const POR_VEZ = 12;

/** The auction's lots in their order, those of one's own marked; each opens in the room. */
export function Fila({
  sala,
  leiUid,
  noPalco,
  modo,
  cliente,
  agora,
}: {
  sala: SalaPublica;
  leiUid: string;
  noPalco: string | null;
  modo: TipoHotsite;
  cliente: boolean;
  agora: number;
}) {
  const P = AUDITORIO[modo];
  const [recorte, recortar] = useState<(typeof RECORTES)[number]>('aVender');
  const [quantos, mostrar] = useState(POR_VEZ);
  const meus = useMeus(sala);
  const lotes =
    recorte === 'aVender'
      ? aVender(sala)
      : [...sala.cartoes.values()].filter(({ uid }) => recorte === 'todos' || meus.includes(uid));
  const visiveis = lotes.slice(0, quantos);
  return (
    <>
      <fieldset className={estilo.recortes}>
        <legend className="so-leitor">{P.recortes}</legend>
        {RECORTES.filter((um) => cliente || um !== 'meus').map((um) => (
          <button
            key={um}
            type="button"
            aria-pressed={recorte === um}
            onClick={() => {
              recortar(um);
              mostrar(POR_VEZ);
            }}
          >
            {P[um]}
            {um === 'meus' && meus.length > 0 && ` (${meus.length})`}
          </button>
        ))}
      </fieldset>
      {lotes.length === 0 ? (
        <p className={estilo.vazia}>{recorte === 'meus' ? P.nenhumMeu : P.nadaAVender}</p>
      ) : (
        <ol className={estilo.fila}>
          {visiveis.map((lote) => (
            <li key={lote.uid}>
              <Linha {...{ lote, leiUid, modo, agora }} aqui={lote.uid === noPalco} />
            </li>
          ))}
        </ol>
      )}
      {lotes.length > quantos && (
        <button type="button" className={estilo.mais} onClick={() => mostrar(quantos + POR_VEZ)}>
          {P.mostrarMais(Math.min(POR_VEZ, lotes.length - quantos))}
        </button>
      )}
    </>
  );
}

function Linha({
  lote,
  leiUid,
  modo,
  agora,
  aqui,
}: {
  lote: LoteCartao;
  leiUid: string;
  modo: TipoHotsite;
  agora: number;
  aqui: boolean;
}) {
  const P = AUDITORIO[modo];
  const [inicial] = useState(() => loteVivoDe(lote));
  const estado = useLoteVivo(inicial, (vivo) => vivo.estado);
  const dito = useAgora(agora, (instante) => {
    const { tom, texto } = relogioDoLote(estado, lote.dataInicio, instante);
    return `${tom}|${tom === 'fim' ? situacaoParaVisitantes(estado.situacao, modo).rotulo : texto}`;
  });
  const [tom, texto] = dito.split('|');
  return (
    <Ligacao
      href={enderecoDaSala(leiUid, lote.uid)}
      className={estilo.linha}
      {...(aqui ? { 'aria-current': 'true' as const } : {})}
    >
      <img
        {...fontesDaImagem(fotosDoLote(lote).urls[0], 200)}
        sizes="72px"
        alt=""
        width={200}
        height={150}
        loading="lazy"
        decoding="async"
      />
      <span className={estilo.nome}>
        <small>
          {lote.numero === null ? '' : P.lote(lote.numero)}
          {aqui && <b> · {P.aqui}</b>}
        </small>
        <strong>{lote.nome}</strong>
        <FitaPosicao lelUid={lote.uid} modo={modo} />
      </span>
      <span className={estilo.valor}>
        <strong>{formatarReais(estado.valorAtual ?? lote.minimo, { curto: true })}</strong>
        <small data-tom={tom}>{texto}</small>
      </span>
    </Ligacao>
  );
}

/** The auction's lots that I take part in, in its order. */
function useMeus({ cartoes }: SalaPublica): readonly string[] {
  const juntos = useSyncExternalStore(
    assinarPosicoes,
    () => [...cartoes.keys()].filter((uid) => (lerPosicao(uid) ?? FORA) !== FORA).join(' '),
    () => '',
  );
  return juntos === '' ? [] : juntos.split(' ');
}
const FORA = 'nao-esta-participando';
