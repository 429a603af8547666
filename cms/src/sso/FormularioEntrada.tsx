'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Logo } from '../painel/Logo.tsx';
import { ACESSO } from '../palavras/sso.ts';
import estilos from './entrada.module.css';

/** `recuperacao`: the second step without the app, by one of the codes kept for that. */
type Etapa = { passo: 'senha' } | { passo: 'codigo' } | { passo: 'recuperacao' };

/** E-mail and password, then the six digits when the engine asks for them (428). */
export function FormularioEntrada({
  destino,
  seguranca,
}: {
  destino: string;
  /** Where, on the site, a second factor is switched on; null while there is no site. */
  seguranca: string | null;
}) {
  const [etapa, setEtapa] = useState<Etapa>({ passo: 'senha' });
  const [email, setEmail] = useState('');
  const [senha, setSenha] = useState('');
  const [codigo, setCodigo] = useState('');
  const [erro, setErro] = useState('');
  const [ativar, setAtivar] = useState(false);
  const [enviando, setEnviando] = useState(false);
  const campoCodigo = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (etapa.passo !== 'senha') campoCodigo.current?.focus();
  }, [etapa]);

  const segundoFator = () => {
    if (codigo === '') return {};
    return etapa.passo === 'recuperacao' ? { codigoRecuperacao: codigo } : { codigo2fa: codigo };
  };

  async function entrar(evento: FormEvent) {
    evento.preventDefault();
    setErro('');
    setAtivar(false);
    setEnviando(true);
    try {
      const resposta = await fetch('/api/usuarios/sso', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: email.trim(), senha, ...segundoFator() }),
      });
      if (resposta.ok) {
        window.location.assign(destino);
        return;
      }
      const corpo = (await resposta.json()) as { codigo: string; message: string | string[] };
      if (corpo.codigo === 'SEGUNDO_FATOR' && etapa.passo === 'senha') setEtapa({ passo: 'codigo' });
      else {
        setAtivar(corpo.codigo === 'SEGUNDO_FATOR_A_ATIVAR');
        setErro([corpo.message].flat().join(', '));
      }
    } catch {
      setErro(ACESSO.semConexao);
    }
    setEnviando(false);
  }

  return (
    <main className={estilos.tela}>
      <form className={estilos.cartao} onSubmit={entrar} aria-labelledby="titulo-entrada">
        <Logo />
        <h1 id="titulo-entrada">
          {etapa.passo === 'senha' ? ACESSO.entrarNoPainel : ACESSO.confirmeQueEVoce}
        </h1>
        <p className={estilos.texto}>
          {etapa.passo === 'senha'
            ? ACESSO.useAMesmaConta
            : etapa.passo === 'codigo'
              ? ACESSO.digiteOCodigo
              : ACESSO.digiteUmDosCodigos}
        </p>
        {erro && (
          <p className={estilos.erro} role="alert">
            {erro}
            {ativar && seguranca !== null && (
              <>
                {' '}
                <a href={seguranca}>{ACESSO.abrirSegurancaDaConta}</a>
              </>
            )}
          </p>
        )}
        {etapa.passo === 'senha' ? (
          <>
            <label className={estilos.campo}>
              {ACESSO.eMail}
              <input
                type="email"
                name="email"
                autoComplete="username"
                required
                value={email}
                onChange={(e) => setEmail(e.target.value)}
              />
            </label>
            <label className={estilos.campo}>
              {ACESSO.senha}
              <input
                type="password"
                name="senha"
                autoComplete="current-password"
                required
                value={senha}
                onChange={(e) => setSenha(e.target.value)}
              />
            </label>
          </>
        ) : etapa.passo === 'recuperacao' ? (
          <label className={estilos.campo}>
            {ACESSO.codigoDeRecuperacao}
            <input
              ref={campoCodigo}
              name="codigoRecuperacao"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="ABCDE-FGHJK"
              maxLength={40}
              required
              value={codigo}
              onChange={(e) => setCodigo(e.target.value)}
            />
          </label>
        ) : (
          <label className={estilos.campo}>
            {ACESSO.codigo}
            <input
              ref={campoCodigo}
              className={estilos.codigo}
              name="codigo2fa"
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="[0-9]{6}"
              maxLength={6}
              required
              value={codigo}
              onChange={(e) => setCodigo(e.target.value.replace(/\D/g, ''))}
            />
          </label>
        )}
        <button type="submit" className={estilos.entrar} disabled={enviando}>
          {enviando ? ACESSO.entrando : ACESSO.entrar}
        </button>
        {etapa.passo !== 'senha' && (
          <button
            type="button"
            className={estilos.voltar}
            onClick={() => {
              setCodigo('');
              setErro('');
              setEtapa({ passo: etapa.passo === 'codigo' ? 'recuperacao' : 'codigo' });
            }}
          >
            {etapa.passo === 'codigo' ? ACESSO.estouSemOAplicativo : ACESSO.usarOCodigo}
          </button>
        )}
        {etapa.passo !== 'senha' && (
          <button
            type="button"
            className={estilos.voltar}
            onClick={() => {
              setCodigo('');
              setErro('');
              setEtapa({ passo: 'senha' });
            }}
          >
            {ACESSO.usarOutraConta}
          </button>
        )}
      </form>
    </main>
  );
}
