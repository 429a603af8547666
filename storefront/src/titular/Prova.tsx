'use client';

import { useState } from 'react';
import { CampoCodigo, CampoRecuperacao, CampoSenha } from '../conta/campos.tsx';
import conta from '../conta/conta.module.css';
import { TITULAR } from '../palavras/titular.ts';

/** What was typed of password and second factor, as the engine takes it. */
export function provaDe(campos: FormData): object {
  const texto = (nome: string) => String(campos.get(nome) ?? '').trim();
  return {
    senha: String(campos.get('senha') ?? ''),
    ...(texto('codigo2fa') === '' ? {} : { codigo2fa: texto('codigo2fa') }),
    ...(texto('codigoRecuperacao') === '' ? {} : { codigoRecuperacao: texto('codigoRecuperacao') }),
  };
}

/** The password once more, and the second factor of an account that has one. */
export function Prova({
  fator,
  id,
  doCampo,
}: {
  fator: boolean;
  /** Before the ids of the fields: two of them may stand on a page. */
  id: string;
  doCampo(...codigos: string[]): string | null;
}) {
  const [semAplicativo, trocar] = useState(false);
  const palavras = TITULAR.leilao;
  return (
    <>
      <div className={conta.campos}>
        <CampoSenha
          id={`${id}-senha`}
          nome="senha"
          rotulo={palavras.senha}
          erro={doCampo('CREDENCIAIS_INVALIDAS')}
        />
        {fator &&
          (semAplicativo ? (
            <CampoRecuperacao
              id={`${id}-recuperacao`}
              nome="codigoRecuperacao"
              erro={doCampo('SEGUNDO_FATOR')}
            />
          ) : (
            <CampoCodigo id={`${id}-codigo`} nome="codigo2fa" erro={doCampo('SEGUNDO_FATOR')} />
          ))}
      </div>
      {fator && (
        <p>
          <button type="button" className={conta.ligacao} onClick={() => trocar(!semAplicativo)}>
            {semAplicativo ? palavras.usarAplicativo : palavras.estouSem}
          </button>
        </p>
      )}
    </>
  );
}
