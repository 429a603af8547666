'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { formatarReais } from '@martelo/shared/reais';
import { useEffect, useState } from 'react';
import { useAgora } from '../live/usar.ts';
import type { DadosDoPainel } from './dados-painel.ts';
import { FitaPosicao } from './FitaPosicao.tsx';
import { relogioDoLote } from './fase.ts';
import estilo from './PainelLance.module.css';
import type { Painel } from './usar-painel.ts';
import { valorEmDestaque } from './valor.ts';

/** How long the notice of an extension stays. */
const AVISO_MS = 8_000;

/** Price, leader, time left and my position: the first three of the panel's four answers. */
export function Placar({ dados, painel }: { dados: DadosDoPainel; painel: Painel }) {
  const { estado, fase, prorrogado, posicao } = painel;
  const palavras = PALAVRAS[dados.modo];
  const { rotulo, valor } = valorEmDestaque(estado, dados.regra.minimo, fase, palavras);
  const chip = useAgora(dados.agora, (agora) => {
    const { tom, texto } = relogioDoLote(estado, dados.dataInicio, agora);
    return `${tom}|${texto}`;
  });
  const [tom, texto] = chip.split('|');
  const escrito = formatarReais(valor, { curto: true });
  return (
    <div className={estilo.placar}>
      <div className={estilo.linhaTopo}>
        <span className={estilo.rotulo}>
          {dados.numero === null ? palavras.lote : `${palavras.lote} ${dados.numero}`}
        </span>
        <FitaPosicao lelUid={dados.lote.uid} modo={dados.modo} inicial={posicao} />
      </div>
      <div className={estilo.duasColunas}>
        <div>
          <p className={estilo.rotulo}>{rotulo}</p>
          <p
            key={valor}
            data-longo={escrito.length > 12 || undefined}
            className={estado.seq === dados.lote.seq ? estilo.preco : `${estilo.preco} ${estilo.mudou}`}
          >
            {escrito}
          </p>
          <p className="so-leitor" aria-live="polite">
            {`${rotulo} ${escrito}`}
          </p>
        </div>
        <div className={estilo.tempo} data-tom={tom}>
          <p className={estilo.rotulo}>{fase === 'aberto' && estado.dataFim ? 'Encerra em' : 'Situação'}</p>
          <p className={estilo.relogio}>{texto}</p>
        </div>
      </div>
      <p className={estilo.contexto}>
        {estado.lider === null
          ? `Nenhum${dados.modo === 'loja' ? 'a' : ''} ${palavras.lance.toLowerCase()} ainda`
          : `${estado.lider.apelido}${estado.lider.cidade ? `, ${estado.lider.cidade}` : ''} · ${estado.qtdLances} ${(estado.qtdLances === 1 ? palavras.lance : palavras.lances).toLowerCase()}`}
        {estado.dataFim !== null && fase !== 'encerrado' && (
          <span className={estilo.ate}>até {formatarDataHora(estado.dataFim)}</span>
        )}
      </p>
      {prorrogado !== null && fase !== 'encerrado' && (
        <AvisoProrrogado key={prorrogado.seq} acrescimo={prorrogado.acrescimo} />
      )}
    </div>
  );
}

/** Keyed by the extension: each one shows its own notice, which goes by itself. */
function AvisoProrrogado({ acrescimo }: { acrescimo: number }) {
  const [visivel, definir] = useState(true);
  useEffect(() => {
    const espera = setTimeout(() => definir(false), AVISO_MS);
    return () => clearTimeout(espera);
  }, []);
  return (
    <p className={estilo.prorrogado} role="status" hidden={!visivel}>
      Prorrogado +{duracao(acrescimo)}
    </p>
  );
}

/** "3 min", "45 s", "2 min 30 s". */
function duracao(ms: number): string {
  const segundos = Math.round(ms / 1000);
  const minutos = Math.floor(segundos / 60);
  const resto = segundos % 60;
  return (
    [minutos > 0 ? `${minutos} min` : '', resto > 0 ? `${resto} s` : ''].filter(Boolean).join(' ') || '1 s'
  );
}
