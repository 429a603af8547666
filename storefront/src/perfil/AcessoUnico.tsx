'use client';

import { type FormEvent, useState } from 'react';
import { CampoCodigo } from '../conta/campos.tsx';
import { ACESSO_UNICO } from '../palavras/perfil.ts';
import estilo from '../sessao/Formulario.module.css';
import { fraseDaRecusa } from '../sessao/frase.ts';
import { SEM_CONEXAO } from '../sessao/sem-conexao.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Campo } from '../site/ui/Campo.tsx';

interface Resposta {
  destino?: string;
  codigo?: string;
  message?: string | string[];
}

/** Sends it, and goes where the answer leads; a refusal is shown. */
function usePedido() {
  const [recusa, recusar] = useState<{ codigo: string; frase: string } | null>(null);
  const [enviando, definir] = useState(false);
  const enviar = async (corpo: object) => {
    definir(true);
    recusar(null);
    try {
      const resposta = await fetch('/api/sessao/acesso-unico', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(corpo),
      });
      const { destino, codigo = '', message = '' } = (await resposta.json()) as Resposta;
      // Over this page, not after it: its address is of no use any more.
      if (resposta.ok && destino) {
        // No redirect on the way may tell it on, whatever policy it brings.
        if (location.pathname.startsWith('/admin-auth')) history.replaceState(null, '', '/admin-auth');
        return location.replace(destino);
      }
      recusar({ codigo, frase: fraseDaRecusa(message) });
    } catch {
      recusar({ codigo: '', frase: SEM_CONEXAO.message });
    }
    definir(false);
  };
  return { recusa, enviando, enviar };
}

const Recusa = ({ frase }: { frase: string | undefined }) =>
  frase === undefined ? null : (
    <p role="alert" className={estilo.erro}>
      {frase}
    </p>
  );

/** User and password, and the second factor of who has one, for an access that is good once. */
export function PedirAcesso() {
  const { recusa, enviando, enviar } = usePedido();
  const [comCodigo, pedirCodigo] = useState(false);
  if (recusa?.codigo === 'SEGUNDO_FATOR' && !comCodigo) pedirCodigo(true);
  return (
    <form
      className={estilo.formulario}
      onSubmit={(evento: FormEvent<HTMLFormElement>) => {
        evento.preventDefault();
        const campos = new FormData(evento.currentTarget);
        const codigo2fa = String(campos.get('codigo2fa') ?? '').trim();
        void enviar({
          nomeUsuario: campos.get('nomeUsuario'),
          senha: campos.get('senha'),
          ...(codigo2fa === '' ? {} : { codigo2fa }),
        });
      }}
    >
      <Recusa frase={recusa?.frase} />
      <Campo
        id="nomeUsuario"
        rotulo={ACESSO_UNICO.usuario}
        type="email"
        autoComplete="username"
        maxLength={200}
        required
      />
      <Campo
        id="senha"
        rotulo={ACESSO_UNICO.senha}
        type="password"
        autoComplete="current-password"
        minLength={6}
        maxLength={200}
        required
      />
      {comCodigo && <CampoCodigo id="codigo2fa" erro={null} />}
      <Botao type="submit" tamanho="g" largo carregando={enviando}>
        {enviando ? ACESSO_UNICO.pedindo : ACESSO_UNICO.pedir}
      </Botao>
      <noscript>{ACESSO_UNICO.ativeJavaScript}</noscript>
    </form>
  );
}

/** Uses an access up. @param retorno where it leads; empty: to one's own account */
export function UsarAcesso({ hash, retorno = '' }: { hash: string; retorno?: string }) {
  const { recusa, enviando, enviar } = usePedido();
  return (
    <>
      <Recusa frase={recusa?.frase} />
      <Botao
        tamanho="g"
        largo
        carregando={enviando}
        onClick={() => void enviar({ hash, ...(retorno === '' ? {} : { retorno }) })}
      >
        {enviando ? ACESSO_UNICO.entrando : ACESSO_UNICO.entrar}
      </Botao>
      <noscript>{ACESSO_UNICO.ativeJavaScript}</noscript>
    </>
  );
}
