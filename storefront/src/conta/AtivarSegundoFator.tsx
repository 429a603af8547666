'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { CONTA } from '../palavras/conta.ts';
import { chamar } from '../sessao/comandar.ts';
import { fraseDoErro } from '../sessao/frase.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { CampoCodigo, CampoSenha } from './campos.tsx';
import estilo from './conta.module.css';
import { QrCode } from './QrCode.tsx';
import { useEnvio } from './usar-envio.ts';

/** The secret as a picture and as letters, and the proof that the app has it. */
export function AtivarSegundoFator({
  aoVoltar,
  aoAtivar,
}: {
  /** Null where there is no going back: the account must have one. */
  aoVoltar: (() => void) | null;
  aoAtivar: (codigos: string[]) => void;
}) {
  const [segredo, definir] = useState<{ segredo: string; endereco: string } | null>(null);
  const [falha, definirFalha] = useState<string | null>(null);
  const { enviar, enviando, doCampo, geral } = useEnvio<{ codigosRecuperacao: string[] }>(
    'PUT',
    'auth/segundo-fator',
  );

  useEffect(() => {
    void chamar<{ segredo: string; endereco: string }>('POST', 'auth/segundo-fator').then((resposta) => {
      if (resposta.tipo === 'aceito') definir(resposta.corpo);
      else definirFalha(fraseDoErro(resposta.erro));
    });
  }, []);

  const ativar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const campos = new FormData(evento.currentTarget);
    const feito = await enviar({
      senha: String(campos.get('senha')),
      codigo: String(campos.get('codigo')).trim(),
      segredo: segredo?.segredo,
    });
    if (feito) aoAtivar(feito.codigosRecuperacao);
  };

  if (falha !== null)
    return (
      <p role="alert" className={estilo.erro}>
        {falha} {CONTA.recarregue}
      </p>
    );
  const erro = geral('CREDENCIAIS_INVALIDAS', 'SEGUNDO_FATOR');
  return (
    <form onSubmit={ativar} className={estilo.pilha}>
      <ol className={estilo.passos}>
        <li>
          <p>{CONTA.instale}</p>
        </li>
        <li>
          <p>{CONTA.aponte}</p>
          <QrCode conteudo={segredo?.endereco ?? ''} rotulo={CONTA.qrCode} />
          <p className={estilo.suave}>
            {CONTA.naoLe} <a href={segredo?.endereco}>{CONTA.abraAqui}</a> {CONTA.ouDigite}
          </p>
          <p className={estilo.chave}>{segredo?.segredo.match(/.{4}/g)?.join(' ') ?? '…'}</p>
        </li>
        <li>
          <p>{CONTA.confirmeComCodigo}</p>
          <div className={estilo.campos}>
            <CampoCodigo id="codigo" erro={doCampo('SEGUNDO_FATOR')} />
            <CampoSenha id="senha" rotulo={CONTA.suaSenha} erro={doCampo('CREDENCIAIS_INVALIDAS')} />
          </div>
        </li>
      </ol>
      {erro && (
        <p role="alert" className={estilo.erro}>
          {erro}
        </p>
      )}
      <p className={estilo.suave}>{CONTA.aoAtivar}</p>
      <div className={estilo.botoes}>
        <Botao type="submit" carregando={enviando} disabled={segredo === null}>
          {CONTA.ativar}
        </Botao>
        {aoVoltar && (
          <Botao variante="texto" onClick={aoVoltar}>
            {CONTA.cancelar}
          </Botao>
        )}
      </div>
    </form>
  );
}
