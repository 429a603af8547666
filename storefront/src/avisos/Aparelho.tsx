'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { useEffect, useState } from 'react';
import estiloDaConta from '../conta/conta.module.css';
import { Secao } from '../conta/Secao.tsx';
import { AVISOS, AVISOS_DO_MODO } from '../palavras/avisos.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { ativar, desativar, type SituacaoDoAparelho, situacaoDoAparelho } from './aparelho.ts';

/** This browser's notifications: what they are for is said before anything is asked. */
export function Aparelho({ modo }: { modo: TipoHotsite }) {
  const [situacao, definir] = useState<SituacaoDoAparelho | null>(null);
  const [ocupado, ocupar] = useState(false);
  const [falhou, falhar] = useState(false);
  useEffect(() => {
    void situacaoDoAparelho().then(definir);
  }, []);

  const agir = async (fazer: () => Promise<SituacaoDoAparelho | 'falhou'>) => {
    ocupar(true);
    falhar(false);
    const depois = await fazer();
    ocupar(false);
    if (depois === 'falhou') falhar(true);
    else definir(depois);
  };
  return (
    <Secao
      id="aparelho"
      titulo={AVISOS.nesteAparelho}
      {...(situacao === 'ativo'
        ? { selo: AVISOS.ativo, bom: true }
        : situacao === 'desligado'
          ? { selo: AVISOS.desligado }
          : {})}
    >
      <p>{AVISOS_DO_MODO[modo].paraQueServe}</p>
      {situacao === null && <p className={estiloDaConta.suave}>{AVISOS.verificando}</p>}
      {situacao === 'desligado' && (
        <>
          <p className={estiloDaConta.suave}>{AVISOS.vaiPerguntar}</p>
          <div className={estiloDaConta.botoes}>
            <Botao icone="bell" carregando={ocupado} onClick={() => void agir(ativar)}>
              {AVISOS.ativar}
            </Botao>
          </div>
        </>
      )}
      {situacao === 'ativo' && (
        <>
          <p className={estiloDaConta.suave}>{AVISOS.recebendo}</p>
          <div className={estiloDaConta.botoes}>
            <Botao variante="secundario" carregando={ocupado} onClick={() => void agir(desativar)}>
              {AVISOS.desativar}
            </Botao>
          </div>
        </>
      )}
      {situacao === 'negado' && <p role="status">{AVISOS.negado}</p>}
      {situacao === 'sem-suporte' && <p role="status">{AVISOS.semSuporte}</p>}
      {situacao === 'so-instalado' && <p role="status">{AVISOS.noIphone}</p>}
      {falhou && (
        <p role="alert" className={estiloDaConta.erro}>
          {AVISOS.naoAtivou}
        </p>
      )}
    </Secao>
  );
}
