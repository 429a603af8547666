'use client';

import { type FormEvent, useState } from 'react';
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
      <p>
        A verificação é desligada e todas as suas sessões são encerradas. Para usar outro aparelho, entre de
        novo e ative nele{obrigatorio ? ': sua conta não segue sem ela' : ''}.
      </p>
      <div className={estilo.campos}>
        {semAplicativo ? (
          <CampoRecuperacao id="codigoRecuperacao" erro={doCodigo} />
        ) : (
          <CampoCodigo id="codigo" erro={doCodigo} />
        )}
        <CampoSenha id="senha" rotulo="Sua senha" erro={doCampo('CREDENCIAIS_INVALIDAS')} />
      </div>
      <p>
        <button type="button" className={estilo.ligacao} onClick={() => trocar(!semAplicativo)}>
          {semAplicativo
            ? 'Usar o código do aplicativo'
            : 'Estou sem o aplicativo: usar um código de recuperação'}
        </button>
      </p>
      {erro && (
        <p role="alert" className={estilo.erro}>
          {erro}
        </p>
      )}
      <div className={estilo.botoes}>
        <Botao type="submit" variante="perigo" carregando={enviando}>
          {obrigatorio ? 'Desligar e trocar de aparelho' : 'Desligar'}
        </Botao>
        <Botao variante="texto" onClick={aoVoltar}>
          Cancelar
        </Botao>
      </div>
    </form>
  );
}
