'use client';

import type { CorpoErro } from '@martelo/shared/erros';
import { type FormEvent, useRef, useState } from 'react';
import { SESSAO } from '../palavras/sessao.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Campo } from '../site/ui/Campo.tsx';
import estilo from './Formulario.module.css';
import { fraseDaRecusa } from './frase.ts';
import { SEM_CONEXAO } from './sem-conexao.ts';

/**
 * E-mail, password, stay logged in, and the second factor when the server asks for it (428). Posts as a plain form where
 * scripts do not run.
 */
export function FormularioLogin({
  retorno,
  erroInicial,
  pedirCodigo,
}: {
  retorno: string;
  erroInicial: string | null;
  pedirCodigo: boolean;
}) {
  const [erro, definirErro] = useState(erroInicial);
  const [codigo, pedir] = useState(pedirCodigo);
  /** A second factor that is asked for is no failure. */
  const [soPede, definirSoPede] = useState(false);
  const [enviando, definirEnviando] = useState(false);
  const [visivel, mostrar] = useState(false);
  const formulario = useRef<HTMLFormElement>(null);

  const entrar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const campos = new FormData(evento.currentTarget);
    definirEnviando(true);
    definirErro(null);
    try {
      const resposta = await fetch('/api/sessao/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: campos.get('email'),
          senha: campos.get('senha'),
          permanecerLogado: campos.get('permanecerLogado') === '1',
          codigo2fa: campos.get('codigo2fa') ?? '',
          codigoRecuperacao: campos.get('codigoRecuperacao') ?? '',
          retorno,
        }),
      });
      if (resposta.ok) {
        const { retorno: destino } = (await resposta.json()) as { retorno: string };
        // A whole new page: everything live on it belongs to whoever just entered.
        location.assign(destino);
        return;
      }
      const recusa = (await resposta.json()) as CorpoErro;
      definirSoPede(recusa.codigo === 'SEGUNDO_FATOR');
      if (recusa.codigo === 'SEGUNDO_FATOR') {
        pedir(true);
        requestAnimationFrame(() =>
          formulario.current?.querySelector<HTMLInputElement>('#codigo2fa')?.focus(),
        );
      }
      definirErro(fraseDaRecusa(recusa.message));
    } catch {
      definirSoPede(false);
      definirErro(SEM_CONEXAO.message);
    }
    definirEnviando(false);
  };

  return (
    <form
      ref={formulario}
      method="post"
      action="/api/sessao/login"
      onSubmit={entrar}
      className={estilo.formulario}
    >
      <input type="hidden" name="retorno" value={retorno} />
      {erro !== null && (
        <p role="alert" className={soPede ? estilo.info : estilo.erro}>
          {erro}
        </p>
      )}
      <Campo id="email" rotulo={SESSAO.email} type="email" autoComplete="username" maxLength={200} required />
      <Campo
        id="senha"
        rotulo={SESSAO.senha}
        type={visivel ? 'text' : 'password'}
        autoComplete="current-password"
        maxLength={200}
        required
        sufixo={
          <button
            type="button"
            className={estilo.mostrar}
            onClick={() => mostrar(!visivel)}
            aria-pressed={visivel}
          >
            {visivel ? SESSAO.ocultar : SESSAO.mostrar}
            <span className="so-leitor"> {SESSAO.daSenha}</span>
          </button>
        }
      />
      {codigo && (
        <>
          <Campo
            id="codigo2fa"
            rotulo={SESSAO.codigoDeVerificacao}
            ajuda={SESSAO.seisDigitos}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d{6}"
            maxLength={6}
          />
          <details className={estilo.semAplicativo}>
            <summary>{SESSAO.semAplicativo}</summary>
            <Campo
              id="codigoRecuperacao"
              rotulo={SESSAO.codigoDeRecuperacao}
              ajuda={SESSAO.comoRecuperacao}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
            />
            <p>
              {SESSAO.perdeuTudo} <a href="/fale-conosco">{SESSAO.faleComAtendimento}</a>
              {SESSAO.equipePede}
            </p>
          </details>
        </>
      )}
      <div className={estilo.entreOsDois}>
        <label className={estilo.marcar}>
          <input type="checkbox" name="permanecerLogado" value="1" />
          {SESSAO.permanecer}
        </label>
        <a href="/redefinir-senha" className={estilo.esqueci}>
          {SESSAO.esqueci}
        </a>
      </div>
      <Botao type="submit" tamanho="g" largo carregando={enviando}>
        {enviando ? SESSAO.entrando : SESSAO.entrar}
      </Botao>
    </form>
  );
}
