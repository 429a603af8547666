'use client';

import type { ContaDosAcessos, SessaoAberta } from '@martelo/shared/sessao';
import { type FormEvent, useEffect, useState } from 'react';
import { Dialogo } from '../negociacao/Dialogo.tsx';
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
    dizer(
      feito.encerradas === 1 ? 'Uma sessão foi encerrada.' : `${feito.encerradas} sessões foram encerradas.`,
    );
  };
  const liberarAparelho = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const motivo = String(new FormData(evento.currentTarget).get('motivo'));
    if ((await liberar.enviar({ motivo })) === null) return;
    perguntar(null);
    marcarFator(false);
    definir([]);
    dizer('Aparelho liberado. A pessoa recebe por e-mail o link para criar uma nova senha.');
  };
  const abertas = typeof sessoes === 'string' ? [] : sessoes;
  const erros = { encerrar: encerrar.geral(), liberar: liberar.geral('REQUISICAO_INVALIDA') };
  return (
    <Secao
      id={`conta-${conta.uid}`}
      titulo={conta.nome}
      selo={conta.tipo === 'interno' ? 'Equipe' : 'Cliente'}
    >
      <p className={estilo.suave}>
        {conta.email} · {SITUACOES[conta.situacao] ?? conta.situacao} · segundo fator{' '}
        {comFator ? 'ligado' : 'desligado'}
      </p>
      {conta.podeEncerrar && (
        <>
          {sessoes === 'lendo' && <p role="status">Carregando as sessões…</p>}
          {sessoes === 'falhou' && (
            <p role="alert">Não foi possível ler as sessões agora. Procure de novo em instantes.</p>
          )}
          {typeof sessoes !== 'string' && sessoes.length === 0 && (
            <p className={estilo.suave}>Nenhuma sessão está aberta.</p>
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
            Encerrar todas as sessões
          </Botao>
        )}
        {conta.podeLiberar && comFator && (
          <Botao variante="secundario" onClick={() => perguntar('liberar')}>
            Liberar aparelho perdido
          </Botao>
        )}
      </div>
      {pergunta === 'encerrar' && (
        <Dialogo titulo={`Encerrar as sessões de ${conta.nome}?`} aoFechar={() => perguntar(null)}>
          <p>
            {conta.nome} sai de todos os aparelhos agora, também no meio de uma disputa, e precisa entrar de
            novo.
          </p>
          {erros.encerrar && (
            <p role="alert" className={estilo.erro}>
              {erros.encerrar}
            </p>
          )}
          <div className={estilo.botoes}>
            <Botao variante="perigo" carregando={encerrar.enviando} onClick={() => void encerrarTodas()}>
              Encerrar {abertas.length === 1 ? 'a sessão' : `as ${abertas.length} sessões`}
            </Botao>
            <Botao variante="texto" onClick={() => perguntar(null)}>
              Voltar
            </Botao>
          </div>
        </Dialogo>
      )}
      {pergunta === 'liberar' && (
        <Dialogo titulo={`Liberar o aparelho de ${conta.nome}?`} aoFechar={() => perguntar(null)}>
          <form onSubmit={liberarAparelho} className={estilo.pilha}>
            <p>
              Confirme antes a identidade da pessoa. O segundo fator e a senha deixam de valer, todas as
              sessões terminam, e um link para criar a nova senha vai para {conta.email}.
            </p>
            <Campo
              id="motivo"
              rotulo="Motivo"
              ajuda="Fica registrado com o seu nome."
              erro={liberar.doCampo('REQUISICAO_INVALIDA')}
              required
              maxLength={500}
            />
            {erros.liberar && (
              <p role="alert" className={estilo.erro}>
                {erros.liberar}
              </p>
            )}
            <div className={estilo.botoes}>
              <Botao type="submit" variante="perigo" carregando={liberar.enviando}>
                Liberar
              </Botao>
              <Botao variante="texto" onClick={() => perguntar(null)}>
                Voltar
              </Botao>
            </div>
          </form>
        </Dialogo>
      )}
    </Secao>
  );
}

const SITUACOES: Record<string, string> = {
  ATIVO: 'ativa',
  INATIVO: 'inativa',
  BLOQUEADO: 'bloqueada',
  PENDENTE: 'pendente',
};
