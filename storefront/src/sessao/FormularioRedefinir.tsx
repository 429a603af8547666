'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { SESSAO } from '../palavras/sessao.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Campo } from '../site/ui/Campo.tsx';
import estilo from './Formulario.module.css';
import { regraDaSenha } from './regra-da-senha.ts';
import { SEM_CONEXAO } from './sem-conexao.ts';

/** Step one: whose account? Posts as a plain form where scripts do not run; the answer is the same whether there is one. */
export function FormularioPedirLink({ erroInicial }: { erroInicial: string | null }) {
  const { erro, enviando, enviar } = useEnvio(erroInicial);
  return (
    <form method="post" action="/api/sessao/redefinir" onSubmit={enviar} className={estilo.formulario}>
      <Erro>{erro}</Erro>
      <Campo
        id="email"
        rotulo={SESSAO.emailDaConta}
        type="email"
        autoComplete="username"
        maxLength={200}
        required
      />
      <Botao type="submit" tamanho="g" largo carregando={enviando}>
        {enviando ? SESSAO.enviando : SESSAO.enviarLink}
      </Botao>
    </form>
  );
}

/** Step two: the new password, behind the link of the letter. */
export function FormularioNovaSenha({
  senhaMinima,
  erroInicial,
}: {
  senhaMinima: number;
  erroInicial: string | null;
}) {
  const { erro, enviando, enviar } = useEnvio(erroInicial);
  const [visivel, mostrar] = useState(false);
  return (
    <form method="post" action="/api/sessao/redefinir" onSubmit={enviar} className={estilo.formulario}>
      <Erro>{erro}</Erro>
      <Campo
        id="senha"
        rotulo={SESSAO.novaSenha}
        ajuda={regraDaSenha(senhaMinima)}
        type={visivel ? 'text' : 'password'}
        autoComplete="new-password"
        minLength={senhaMinima}
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
      <Botao type="submit" tamanho="g" largo carregando={enviando}>
        {enviando ? SESSAO.salvando : SESSAO.salvarSenha}
      </Botao>
    </form>
  );
}

const Erro = ({ children }: { children: ReactNode }) =>
  children && (
    <p role="alert" className={estilo.erro}>
      {children}
    </p>
  );

/** Sends the form's fields and follows where the answer leads; a refusal is shown above the fields. */
function useEnvio(erroInicial: string | null) {
  const [erro, definirErro] = useState(erroInicial);
  const [enviando, definirEnviando] = useState(false);
  const enviar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const campos = Object.fromEntries(new FormData(evento.currentTarget));
    definirEnviando(true);
    definirErro(null);
    try {
      const resposta = await fetch('/api/sessao/redefinir', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(campos),
      });
      const corpo = (await resposta.json()) as { destino?: string; message?: string | string[] };
      if (resposta.ok && corpo.destino) return location.assign(corpo.destino);
      definirErro([corpo.message ?? []].flat().join(', '));
    } catch {
      definirErro(SEM_CONEXAO.message);
    }
    definirEnviando(false);
  };
  return { erro, enviando, enviar };
}
