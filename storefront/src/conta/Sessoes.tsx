'use client';

import type { SessaoAberta } from '@martelo/shared/sessao';
import { type FormEvent, useState } from 'react';
import { Dialogo } from '../negociacao/Dialogo.tsx';
import { CONTA } from '../palavras/conta.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { CampoSenha } from './campos.tsx';
import estilo from './conta.module.css';
import { ItemDeSessao, quandoFoi } from './ItemDeSessao.tsx';
import { Secao } from './Secao.tsx';
import { useEnvio } from './usar-envio.ts';

/** What the password is asked for: one session, by its uid, or all of them, this one spared or not. */
type Alvo = { tipo: 'uma'; sessao: SessaoAberta } | { tipo: 'outras' } | { tipo: 'todas' };

/** Where this account is signed in, and the end of any of it, by the password. */
export function Sessoes({ iniciais }: { iniciais: readonly SessaoAberta[] | null }) {
  const [sessoes, definir] = useState(iniciais);
  const [dito, dizer] = useState('');
  const [alvo, mirar] = useState<Alvo | null>(null);
  if (sessoes === null)
    return (
      <Secao id="sessoes" titulo={CONTA.ondeConectado}>
        <p role="status">{CONTA.naoLeuSessoes}</p>
      </Secao>
    );
  const outras = sessoes.filter(({ atual }) => !atual);

  const feito = (qual: Alvo) => {
    mirar(null);
    if (qual.tipo === 'todas') return void sair();
    const uid = qual.tipo === 'uma' ? qual.sessao.uid : null;
    definir(sessoes.filter((sessao) => (uid === null ? sessao.atual : sessao.uid !== uid)));
    dizer(qual.tipo === 'uma' ? CONTA.sessaoEncerrada(qual.sessao.dispositivo) : CONTA.outrasEncerradas);
  };
  return (
    <Secao id="sessoes" titulo={CONTA.ondeConectado}>
      <p className={estilo.suave}>{CONTA.naoReconhece}</p>
      <ul className={estilo.sessoes}>
        {sessoes.map((sessao) => (
          <ItemDeSessao key={sessao.uid} sessao={sessao}>
            {!sessao.atual && (
              <Botao
                variante="secundario"
                tamanho="p"
                aria-label={CONTA.encerrarQual(sessao.dispositivo, quandoFoi(sessao.vistaEm))}
                onClick={() => mirar({ tipo: 'uma', sessao })}
              >
                {CONTA.encerrar}
              </Botao>
            )}
          </ItemDeSessao>
        ))}
      </ul>
      <p role="status" className={estilo.dito}>
        {dito}
      </p>
      {outras.length === 0 && <p className={estilo.suave}>{CONTA.nenhumaOutra}</p>}
      <div className={estilo.botoes}>
        {outras.length > 0 && (
          <Botao variante="secundario" onClick={() => mirar({ tipo: 'outras' })}>
            {CONTA.encerrarOutras}
          </Botao>
        )}
        <Botao variante="perigo" onClick={() => mirar({ tipo: 'todas' })}>
          {CONTA.sairDeTodos}
        </Botao>
      </div>
      {alvo !== null && <Confirmar alvo={alvo} aoFechar={() => mirar(null)} aoEncerrar={() => feito(alvo)} />}
    </Secao>
  );
}

/** This session is over as well: the browser forgets it. */
async function sair(): Promise<void> {
  await fetch('/api/sessao/sair', { method: 'POST' }).catch(() => undefined);
  location.assign('/login?motivo=saiu');
}

const CAMINHOS = { outras: 'auth/sessoes?outras=1', todas: 'auth/sessoes' };

/** The password once more: a page that was left open ends nobody's sessions. */
function Confirmar({
  alvo,
  aoFechar,
  aoEncerrar,
}: {
  alvo: Alvo;
  aoFechar: () => void;
  aoEncerrar: () => void;
}) {
  const caminho =
    alvo.tipo === 'uma' ? `auth/sessoes/${encodeURIComponent(alvo.sessao.uid)}` : CAMINHOS[alvo.tipo];
  const { enviar, enviando, doCampo, geral } = useEnvio<{ encerradas: number }>('DELETE', caminho);
  const encerrar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const senha = String(new FormData(evento.currentTarget).get('senhaDasSessoes'));
    if ((await enviar({ senha })) !== null) aoEncerrar();
  };
  const erro = geral('CREDENCIAIS_INVALIDAS');
  const titulo = {
    uma: CONTA.encerrarUma,
    outras: CONTA.encerrarOutras,
    todas: CONTA.sairDeTodos,
  }[alvo.tipo];
  return (
    <Dialogo titulo={titulo} aoFechar={aoFechar}>
      <form onSubmit={encerrar} className={estilo.pilha}>
        <p>
          {alvo.tipo === 'uma'
            ? CONTA.sessaoDe(alvo.sessao.dispositivo, quandoFoi(alvo.sessao.vistaEm))
            : alvo.tipo === 'todas'
              ? CONTA.saiDaquiTambem
              : CONTA.soEstaFica}
        </p>
        <CampoSenha id="senhaDasSessoes" rotulo={CONTA.suaSenha} erro={doCampo('CREDENCIAIS_INVALIDAS')} />
        {erro && (
          <p role="alert" className={estilo.erro}>
            {erro}
          </p>
        )}
        <div className={estilo.botoes}>
          <Botao type="submit" variante="perigo" carregando={enviando}>
            {alvo.tipo === 'todas' ? CONTA.sairDeTodosAgora : CONTA.encerrarAgora}
          </Botao>
          <Botao variante="texto" onClick={aoFechar}>
            {CONTA.voltar}
          </Botao>
        </div>
      </form>
    </Dialogo>
  );
}
