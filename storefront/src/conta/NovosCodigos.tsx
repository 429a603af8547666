'use client';

import type { FormEvent } from 'react';
import { CONTA } from '../palavras/conta.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { CampoCodigo, CampoSenha } from './campos.tsx';
import estilo from './conta.module.css';
import { useEnvio } from './usar-envio.ts';

/** Ten new recovery codes in the place of the old. */
export function NovosCodigos({
  aoVoltar,
  aoGerar,
}: {
  aoVoltar: () => void;
  aoGerar: (codigos: string[]) => void;
}) {
  const { enviar, enviando, doCampo, geral } = useEnvio<{ codigosRecuperacao: string[] }>(
    'POST',
    'auth/segundo-fator/codigos',
  );
  const gerar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const campos = new FormData(evento.currentTarget);
    const feito = await enviar({
      senha: String(campos.get('senha')),
      codigo: String(campos.get('codigo')).trim(),
    });
    if (feito) aoGerar(feito.codigosRecuperacao);
  };
  const erro = geral('CREDENCIAIS_INVALIDAS', 'SEGUNDO_FATOR');
  return (
    <form onSubmit={gerar} className={estilo.pilha}>
      <p>{CONTA.codigosDeixamDeValer}</p>
      <div className={estilo.campos}>
        <CampoCodigo id="codigo" erro={doCampo('SEGUNDO_FATOR')} />
        <CampoSenha id="senha" rotulo={CONTA.suaSenha} erro={doCampo('CREDENCIAIS_INVALIDAS')} />
      </div>
      {erro && (
        <p role="alert" className={estilo.erro}>
          {erro}
        </p>
      )}
      <div className={estilo.botoes}>
        <Botao type="submit" carregando={enviando}>
          {CONTA.gerarCodigos}
        </Botao>
        <Botao variante="texto" onClick={aoVoltar}>
          {CONTA.cancelar}
        </Botao>
      </div>
    </form>
  );
}
