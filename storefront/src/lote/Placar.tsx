'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { formatarReais } from '@martelo/shared/reais';
import { useEffect, useState } from 'react';
import { valorDaCompra } from '../cliente/como-terminou.ts';
import type { MudancaDeTempo } from '../live/lote-vivo.ts';
import { useAgora } from '../live/usar.ts';
import { PRECO } from '../palavras/cartao.ts';
import { PAINEL } from '../palavras/painel.ts';
import { ChamadaAoVivo } from './ChamadaAoVivo.tsx';
import type { DadosDoPainel } from './dados-painel.ts';
import { FitaPosicao } from './FitaPosicao.tsx';
import { agoraDoLeilao, type Fase, relogioDoLote } from './fase.ts';
import estilo from './PainelLance.module.css';
import type { Painel } from './usar-painel.ts';
import { valorEmDestaque } from './valor.ts';

/** How long the notice of an extension stays. */
const AVISO_MS = 8_000;

/** Price, leader, time left and my position: the first three of the panel's four answers. */
export function Placar({ dados, painel }: { dados: DadosDoPainel; painel: Painel }) {
  const { estado, fase, tempo, motivo, pausadoEm, posicao, ofertas } = painel;
  const palavras = PAINEL[dados.modo];
  const comprado = painel.minha && valorDaCompra({ ...painel.minha, posicao }, estado.valorAtual);
  const { rotulo, valor } =
    comprado === null
      ? valorEmDestaque(estado, dados.regra.minimo, fase, palavras, dados.somenteVendaDireta)
      : { rotulo: PRECO.compradoPor, valor: comprado };
  const aoVivo = fase === 'aberto' && estado.dataFim === null && estado.situacao !== 'LIBERADO_LEILAO';
  const chip = useAgora(dados.agora, (agora) => {
    const { tom, texto } = relogioDoLote(estado, dados.dataInicio, agoraDoLeilao(agora, pausadoEm));
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
        </div>
        {/* On the block the call itself says it, bigger. */}
        <div
          className={estilo.tempo}
          data-tom={tom}
          data-longo={(texto?.length ?? 0) > 13 || undefined}
          hidden={aoVivo}
        >
          <p className={estilo.rotulo}>
            {pausadoEm !== null
              ? palavras.pausado
              : fase === 'aberto' && estado.dataFim
                ? PRECO.encerraEm
                : palavras.situacao}
          </p>
          <p className={estilo.relogio}>{texto}</p>
        </div>
      </div>
      {/* Two lines, whatever they say: a bid must not move the button that somebody is about to press. */}
      <div className={estilo.contexto}>
        <p>{quemLidera(estado, palavras, ofertas.lances, fase)}</p>
        {estado.dataFim !== null && fase !== 'encerrado' && (
          <p>
            <span>{palavras.ate(formatarDataHora(estado.dataFim))}</span>
            {tempo !== null && tempo.motivo !== 'restituicao' && (
              <AvisoDeTempo key={tempo.seq} tempo={tempo} modo={dados.modo} />
            )}
          </p>
        )}
      </div>
      {aoVivo && <ChamadaAoVivo situacao={estado.situacao} modo={dados.modo} />}
      {pausadoEm !== null && (
        <p className={estilo.pausado}>
          <strong>{palavras.leilaoPausado}</strong> {palavras.relogioParado}
        </p>
      )}
      {tempo?.motivo === 'restituicao' && fase !== 'encerrado' && (
        <AvisoDeTempo key={tempo.seq} tempo={tempo} modo={dados.modo} />
      )}
      {motivo !== null && fase !== 'aberto' && (
        <p className={estilo.motivo}>{palavras.motivoInformado(motivo)}</p>
      )}
    </div>
  );
}

/** Keyed by the change: each one shows its own notice. An extension's goes by itself, one after an outage stays to be read. */
function AvisoDeTempo({ tempo, modo }: { tempo: MudancaDeTempo; modo: TipoHotsite }) {
  const restituido = tempo.motivo === 'restituicao';
  const [visivel, definir] = useState(true);
  useEffect(() => {
    const espera = setTimeout(() => definir(false), restituido ? 10 * AVISO_MS : AVISO_MS);
    return () => clearTimeout(espera);
  }, [restituido]);
  return (
    <span className={estilo.prorrogado} data-motivo={tempo.motivo} hidden={!visivel}>
      {restituido
        ? PAINEL[modo].restituido(duracao(tempo.acrescimo))
        : PAINEL[modo].prorrogado(duracao(tempo.acrescimo))}
    </span>
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

/** "falcao, Curitiba · 3 lances"; before the first bid, that there is none. A sale without a dispute has no bids to count. */
function quemLidera(
  { lider, qtdLances }: Painel['estado'],
  palavras: (typeof PAINEL)['leilao'],
  recebeLances: boolean,
  fase: Fase,
): string {
  if (lider === null) {
    if (!recebeLances) return palavras.vendaDireta;
    return fase === 'encerrado' ? palavras.naoHouveLances : palavras.nenhumLance;
  }
  const quem = lider.cidade ? `${lider.apelido}, ${lider.cidade}` : lider.apelido;
  if (qtdLances === 0) return quem;
  return `${quem} · ${qtdLances} ${(qtdLances === 1 ? palavras.lance : palavras.lances).toLowerCase()}`;
}
