'use client';

import { type FormEvent, useRef, useState } from 'react';
import { CONTA } from '../palavras/conta.ts';
import { regraDaSenha } from '../sessao/regra-da-senha.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { CampoCodigo, CampoRecuperacao, CampoSenha } from './campos.tsx';
import estilo from './conta.module.css';
import { Secao } from './Secao.tsx';
import { useEnvio } from './usar-envio.ts';

/** A new password while signed in. Every other session ends; this one stays. */
export function TrocaDeSenha({ minimo, comFator }: { minimo: number; comFator: boolean }) {
  const [feita, definirFeita] = useState<string | null>(null);
  const [fator, pedirFator] = useState(comFator);
  const [semAplicativo, trocar] = useState(false);
  const formulario = useRef<HTMLFormElement>(null);
  const { enviar, enviando, recusa, doCampo, geral } = useEnvio<{ encerradas: number }>('PUT', 'auth/senha');

  const mudar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    definirFeita(null);
    const campos = new FormData(evento.currentTarget);
    const texto = (nome: string) => String(campos.get(nome) ?? '');
    const resposta = await enviar({
      senhaAtual: texto('senhaAtual'),
      senhaNova: texto('senhaNova'),
      ...(!fator
        ? {}
        : semAplicativo
          ? { codigoRecuperacao: texto('codigoDaSenha') }
          : { codigo2fa: texto('codigoDaSenha').trim() }),
    });
    if (resposta === null) return;
    formulario.current?.reset();
    definirFeita(
      resposta.encerradas === 0 ? CONTA.senhaAlterada : CONTA.senhaAlteradaEEncerradas(resposta.encerradas),
    );
  };
  // Switched on elsewhere since the page was drawn: now it is asked for.
  if (recusa?.codigo === 'SEGUNDO_FATOR' && !fator) pedirFator(true);
  const erro = geral('CREDENCIAIS_INVALIDAS', 'SEGUNDO_FATOR', ...DA_NOVA);
  return (
    <Secao id="senha-da-conta" titulo={CONTA.senha}>
      <form ref={formulario} onSubmit={mudar} className={estilo.pilha}>
        <div className={estilo.campos}>
          <CampoSenha id="senhaAtual" rotulo={CONTA.senhaAtual} erro={doCampo('CREDENCIAIS_INVALIDAS')} />
          <CampoSenha
            id="senhaNova"
            rotulo={CONTA.novaSenha}
            nova
            minimo={minimo}
            ajuda={regraDaSenha(minimo)}
            erro={doCampo(...DA_NOVA)}
          />
          {fator &&
            (semAplicativo ? (
              <CampoRecuperacao id="codigoDaSenha" erro={doCampo('SEGUNDO_FATOR')} />
            ) : (
              <CampoCodigo id="codigoDaSenha" erro={doCampo('SEGUNDO_FATOR')} />
            ))}
        </div>
        {fator && (
          <p>
            <button type="button" className={estilo.ligacao} onClick={() => trocar(!semAplicativo)}>
              {semAplicativo ? CONTA.usarAplicativo : CONTA.estouSem}
            </button>
          </p>
        )}
        {erro && (
          <p role="alert" className={estilo.erro}>
            {erro}
          </p>
        )}
        <p role="status" className={feita === null ? estilo.dito : estilo.feito}>
          {feita}
        </p>
        <div className={estilo.botoes}>
          <Botao type="submit" carregando={enviando}>
            {CONTA.alterarSenha}
          </Botao>
        </div>
      </form>
    </Secao>
  );
}

const DA_NOVA = ['SENHA_FRACA', 'SENHA_COMUM', 'SENHA_IGUAL'];
