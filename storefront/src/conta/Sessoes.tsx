'use client';

import type { SessaoAberta } from '@martelo/shared/sessao';
import { useState } from 'react';
import { Botao } from '../site/ui/Botao.tsx';
import estilo from './conta.module.css';
import { ItemDeSessao, quandoFoi } from './ItemDeSessao.tsx';
import { Secao } from './Secao.tsx';
import { useEnvio } from './usar-envio.ts';

/** Where this account is signed in, and the end of any of it. */
export function Sessoes({ iniciais }: { iniciais: readonly SessaoAberta[] | null }) {
  const [sessoes, definir] = useState(iniciais);
  const [dito, dizer] = useState('');
  const [alvo, mirar] = useState<string | null>(null);
  const { enviar, enviando, geral } = useEnvio<{ encerradas: number }>('DELETE', 'auth/sessoes');
  if (sessoes === null)
    return (
      <Secao id="sessoes" titulo="Onde você está conectado">
        <p role="status">Não foi possível ler suas sessões agora. Recarregue a página em instantes.</p>
      </Secao>
    );
  const outras = sessoes.filter(({ atual }) => !atual);

  const encerrarUma = async ({ uid, dispositivo }: SessaoAberta) => {
    mirar(uid);
    const feito = await enviar(undefined, `auth/sessoes/${encodeURIComponent(uid)}`);
    mirar(null);
    if (feito === null) return;
    definir(sessoes.filter((sessao) => sessao.uid !== uid));
    dizer(`Sessão encerrada: ${dispositivo}.`);
  };
  const encerrarOutras = async () => {
    mirar('outras');
    const feito = await enviar(undefined, 'auth/sessoes?outras=1');
    mirar(null);
    if (feito === null) return;
    definir(sessoes.filter(({ atual }) => atual));
    dizer('Todas as outras sessões foram encerradas.');
  };
  const erro = geral();
  return (
    <Secao id="sessoes" titulo="Onde você está conectado">
      <p className={estilo.suave}>
        Não reconhece alguma? Encerre-a e altere sua senha. O horário do último uso é exato a dez minutos.
      </p>
      <ul className={estilo.sessoes}>
        {sessoes.map((sessao) => (
          <ItemDeSessao key={sessao.uid} sessao={sessao}>
            {!sessao.atual && (
              <Botao
                variante="secundario"
                tamanho="p"
                carregando={enviando && alvo === sessao.uid}
                disabled={enviando}
                aria-label={`Encerrar a sessão ${sessao.dispositivo}, último uso em ${quandoFoi(sessao.vistaEm)}`}
                onClick={() => void encerrarUma(sessao)}
              >
                Encerrar
              </Botao>
            )}
          </ItemDeSessao>
        ))}
      </ul>
      {erro && (
        <p role="alert" className={estilo.erro}>
          {erro}
        </p>
      )}
      <p role="status" className={estilo.dito}>
        {dito}
      </p>
      <div className={estilo.botoes}>
        {outras.length > 0 ? (
          <Botao
            variante="secundario"
            carregando={enviando && alvo === 'outras'}
            disabled={enviando}
            onClick={() => void encerrarOutras()}
          >
            Encerrar todas as outras
          </Botao>
        ) : (
          <p className={estilo.suave}>Nenhuma outra sessão está aberta.</p>
        )}
      </div>
    </Secao>
  );
}
