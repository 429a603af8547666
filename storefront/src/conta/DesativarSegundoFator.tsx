'use client';

import { type FormEvent, useState } from 'react';
import { CONTA } from '../palavras/conta.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { CampoCodigo, CampoRecuperacao, CampoSenha } from './campos.tsx';
import estilo from './conta.module.css';
import { useEnvio } from './usar-envio.ts';

/** Off, with the app or, without it, a recovery code. The way to a new device too: off here, on there. */
export function DesativarSegundoFator({
  obrigatorio,
  aoVoltar,
  aoDesativar,
}: {
  obrigatorio: boolean;
  aoVoltar: () => void;
  aoDesativar: () => void;
}) {
  const [semAplicativo, trocar] = useState(false);
  const { enviar, enviando, doCampo, geral } = useEnvio<object>('DELETE', 'auth/segundo-fator');
  const desativar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const campos = new FormData(evento.currentTarget);
    const feito = await enviar({
      senha: String(campos.get('senha')),
      ...(semAplicativo
        ? { codigoRecuperacao: String(campos.get('codigoRecuperacao')) }
        : { codigo: String(campos.get('codigo')).trim() }),
    });
    if (feito) aoDesativar();
  };
  const doCodigo = doCampo('SEGUNDO_FATOR');
  const erro = geral('CREDENCIAIS_INVALIDAS', 'SEGUNDO_FATOR');
  return (
    <form onSubmit={desativar} className={estilo.pilha}>
      <p>{obrigatorio ? CONTA.desligaObrigatoria : CONTA.desliga}</p>
      <div className={estilo.campos}>
        {semAplicativo ? (
          <CampoRecuperacao id="codigoRecuperacao" erro={doCodigo} />
        ) : (
          <CampoCodigo id="codigo" erro={doCodigo} />
        )}
        <CampoSenha id="senha" rotulo={CONTA.suaSenha} erro={doCampo('CREDENCIAIS_INVALIDAS')} />
      </div>
      <p>
        <button type="button" className={estilo.ligacao} onClick={() => trocar(!semAplicativo)}>
          {semAplicativo ? CONTA.usarAplicativo : CONTA.estouSem}
        </button>
      </p>
      {erro && (
        <p role="alert" className={estilo.erro}>
          {erro}
        </p>
      )}
      <div className={estilo.botoes}>
        <Botao type="submit" variante="perigo" carregando={enviando}>
          {obrigatorio ? CONTA.desligarETrocar : CONTA.desligar}
        </Botao>
        <Botao variante="texto" onClick={aoVoltar}>
          {CONTA.cancelar}
        </Botao>
      </div>
    </form>
  );
}
