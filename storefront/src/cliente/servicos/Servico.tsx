'use client';

import { formatarDataHora, formatarDiaSemana, formatarHora } from '@martelo/shared/datas';
import { ROTULOS_PARTE, ROTULOS_SERVICO } from '@martelo/shared/estadias/servico';
import type { ServicoVistoPeloComprador } from '@martelo/shared/estadias/servico.esquema';
import { useEffect, useRef, useState } from 'react';
import { SERVICOS_DA_COMPRA as P } from '../../palavras/servicos-da-compra.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { noSite } from '../anexo.ts';
import { CancelarServico, MarcarServico } from './Mudar.tsx';
import estilo from './Servicos.module.css';

/** One service: how it stands, what happens next, what shows that it was done, and what its buyer may still do. */
export function Servico({
  servico,
  titulo: Titulo,
  novo,
}: {
  servico: ServicoVistoPeloComprador;
  /** Below the lot's name, or below the section's own. */
  titulo: 'h3' | 'h4';
  novo: boolean;
}) {
  const titulo = useRef<HTMLHeadingElement>(null);
  const [pergunta, perguntar] = useState<'horario' | 'cancelar' | null>(null);
  // The form that stood below is gone: who pressed its button is brought to what came of it.
  useEffect(() => {
    if (novo) titulo.current?.focus();
  }, [novo]);
  const { tipoServico, situacao, inicio, fim, patio, terceiroNome, motivo, realizadoEm } = servico;
  const aberto = situacao === 'SOLICITADO' || situacao === 'AGENDADO';
  const fechar = () => perguntar(null);
  return (
    <article className={estilo.servico}>
      <header>
        <Titulo ref={titulo} tabIndex={-1}>
          {tipoServico}
        </Titulo>
        <span className={estilo.situacao} data-situacao={situacao}>
          {ROTULOS_SERVICO[situacao]}
        </span>
      </header>
      <p>{servico.observacaoSolicitacao}</p>
      {situacao === 'AGENDADO' && inicio !== null && fim !== null && (
        <p className={estilo.quando}>
          {P.marcado(`${formatarDiaSemana(inicio)}, ${formatarHora(inicio)}–${formatarHora(fim)}`)}
        </p>
      )}
      <p>{P.aSeguir[situacao]}</p>
      <Resultado de={servico} />
      <ul className={estilo.fatos}>
        {patio && <li>{P.noPatio(patio)}</li>}
        <li>{P.pedidoEm(formatarDataHora(servico.solicitadoEm))}</li>
        {terceiroNome && <li>{P.quemVai(terceiroNome)}</li>}
        {realizadoEm && <li>{P.realizadoEm(formatarDataHora(realizadoEm))}</li>}
        {motivo && <li>{P.motivo(motivo)}</li>}
      </ul>
      {aberto && (
        <div className={estilo.botoes}>
          <Botao
            tamanho="p"
            variante={situacao === 'SOLICITADO' ? 'primario' : 'secundario'}
            icone="calendar-clock"
            onClick={() => perguntar('horario')}
          >
            {situacao === 'SOLICITADO' ? P.escolherHorario : P.mudarHorario}
          </Botao>
          <Botao tamanho="p" variante="texto" onClick={() => perguntar('cancelar')}>
            {P.cancelar}
          </Botao>
        </div>
      )}
      {pergunta === 'horario' && <MarcarServico {...{ servico }} aoFechar={fechar} />}
      {pergunta === 'cancelar' && <CancelarServico {...{ servico }} aoFechar={fechar} />}
    </article>
  );
}

/** What shows that it was done. */
function Resultado({ de: { observacaoRealizacao, url, fotos } }: { de: ServicoVistoPeloComprador }) {
  return (
    <>
      {observacaoRealizacao && <p className={estilo.resposta}>{observacaoRealizacao}</p>}
      {url && (
        <p>
          <a className={estilo.elo} href={url} target="_blank" rel="noopener noreferrer nofollow">
            {P.verVideo} {P.abreOutraAba}
          </a>
        </p>
      )}
      {fotos.length > 0 && (
        <ul className={estilo.fotos}>
          {fotos.map(({ uid, parte, endereco, miniatura }, i) => {
            const [inteira, pequena] = [noSite(endereco), noSite(miniatura ?? endereco)];
            return (
              inteira &&
              pequena && (
                <li key={uid}>
                  <a href={inteira} target="_blank" rel="noopener noreferrer">
                    <img
                      src={pequena}
                      alt={P.fotoDe(ROTULOS_PARTE[parte], i + 1)}
                      width={160}
                      height={120}
                      loading="lazy"
                    />
                  </a>
                </li>
              )
            );
          })}
        </ul>
      )}
    </>
  );
}
