'use client';

import type { ContaDosAcessos, SessaoAberta } from '@martelo/shared/sessao';
import { type FormEvent, useEffect, useState } from 'react';
import { Dialogo } from '../negociacao/Dialogo.tsx';
import { CONTA } from '../palavras/conta.ts';
import { chamar } from '../sessao/comandar.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Campo } from '../site/ui/Campo.tsx';
import estilo from './conta.module.css';
import { ItemDeSessao } from './ItemDeSessao.tsx';
import { Secao } from './Secao.tsx';
import { useEnvio } from './usar-envio.ts';

/** The open sessions of somebody else's account, their end, and the release of who lost the device of the second factor. */
export function AcessosDaConta({ conta }: { conta: ContaDosAcessos }) {
  const base = `${conta.tipo === 'interno' ? 'usuarios' : 'clientes'}/${conta.uid}`;
  const [sessoes, definir] = useState<readonly SessaoAberta[] | 'lendo' | 'falhou'>('lendo');
  const [comFator, marcarFator] = useState(conta.segundoFator);
  const [pergunta, perguntar] = useState<'encerrar' | 'liberar' | null>(null);
  const [dito, dizer] = useState('');
  const encerrar = useEnvio<{ encerradas: number }>('DELETE', `${base}/sessoes`);
  const liberar = useEnvio<object>('DELETE', `${base}/segundo-fator`);

  useEffect(() => {
    if (!conta.podeEncerrar) return;
    let saiu = false;
    void chamar<{ itens: SessaoAberta[] }>('GET', `${base}/sessoes`).then((resposta) => {
      if (!saiu) definir(resposta.tipo === 'aceito' ? resposta.corpo.itens : 'falhou');
    });
    return () => {
      saiu = true;
    };
  }, [base, conta.podeEncerrar]);

  const encerrarTodas = async () => {
    const feito = await encerrar.enviar();
    if (feito === null) return;
    perguntar(null);
    definir([]);
    dizer(CONTA.encerradas(feito.encerradas));
  };
  const liberarAparelho = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const dados = new FormData(evento.currentTarget);
    const [motivo, prova] = [String(dados.get('motivo')), String(dados.get('prova'))];
    if ((await liberar.enviar({ motivo, prova })) === null) return;
    perguntar(null);
    marcarFator(false);
    definir([]);
    dizer(CONTA.aparelhoLiberado);
  };
  const abertas = typeof sessoes === 'string' ? [] : sessoes;
  const erros = { encerrar: encerrar.geral(), liberar: liberar.geral('REQUISICAO_INVALIDA') };
  return (
    <Secao
      id={`conta-${conta.uid}`}
      titulo={conta.nome}
      selo={conta.tipo === 'interno' ? CONTA.equipe : CONTA.cliente}
    >
      <p className={estilo.suave}>
        {conta.email} · {CONTA.situacoes[conta.situacao] ?? conta.situacao} ·{' '}
        {comFator ? CONTA.fatorLigado : CONTA.fatorDesligado}
      </p>
      {conta.podeEncerrar && (
        <>
          {sessoes === 'lendo' && <p role="status">{CONTA.carregandoSessoes}</p>}
          {sessoes === 'falhou' && <p role="alert">{CONTA.naoLeuDeOutro}</p>}
          {typeof sessoes !== 'string' && sessoes.length === 0 && (
            <p className={estilo.suave}>{CONTA.nenhumaSessao}</p>
          )}
          {abertas.length > 0 && (
            <ul className={estilo.sessoes}>
              {abertas.map((sessao) => (
                <ItemDeSessao key={sessao.uid} sessao={sessao} />
              ))}
            </ul>
          )}
        </>
      )}
      <p role="status" className={estilo.dito}>
        {dito}
      </p>
      <div className={estilo.botoes}>
        {abertas.length > 0 && (
          <Botao variante="perigo" onClick={() => perguntar('encerrar')}>
            {CONTA.encerrarTodas}
          </Botao>
        )}
        {conta.podeLiberar && comFator && (
          <Botao variante="secundario" onClick={() => perguntar('liberar')}>
            {CONTA.liberarAparelho}
          </Botao>
        )}
      </div>
      {pergunta === 'encerrar' && (
        <Dialogo titulo={CONTA.encerrarDe(conta.nome)} aoFechar={() => perguntar(null)}>
          <p>{CONTA.saiDeTodos(conta.nome)}</p>
          {erros.encerrar && (
            <p role="alert" className={estilo.erro}>
              {erros.encerrar}
            </p>
          )}
          <div className={estilo.botoes}>
            <Botao variante="perigo" carregando={encerrar.enviando} onClick={() => void encerrarTodas()}>
              {CONTA.encerrarQuantas(abertas.length)}
            </Botao>
            <Botao variante="texto" onClick={() => perguntar(null)}>
              {CONTA.voltar}
            </Botao>
          </div>
        </Dialogo>
      )}
      {pergunta === 'liberar' && (
        <Dialogo titulo={CONTA.liberarDe(conta.nome)} aoFechar={() => perguntar(null)}>
          <form onSubmit={liberarAparelho} className={estilo.pilha}>
            <p>{CONTA.confirmeIdentidade(conta.email)}</p>
            <Campo
              id="motivo"
              rotulo={CONTA.motivo}
              ajuda={CONTA.ficaRegistrado}
              erro={liberar.doCampo('REQUISICAO_INVALIDA')}
              required
              minLength={3}
              maxLength={500}
            />
            <Campo
              id="prova"
              rotulo={CONTA.prova}
              ajuda={CONTA.provaAjuda}
              required
              minLength={3}
              maxLength={500}
            />
            {erros.liberar && (
              <p role="alert" className={estilo.erro}>
                {erros.liberar}
              </p>
            )}
            <div className={estilo.botoes}>
              <Botao type="submit" variante="perigo" carregando={liberar.enviando}>
                {CONTA.liberar}
              </Botao>
              <Botao variante="texto" onClick={() => perguntar(null)}>
                {CONTA.voltar}
              </Botao>
            </div>
          </form>
        </Dialogo>
      )}
    </Secao>
  );
}
