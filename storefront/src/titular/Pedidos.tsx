'use client';

import { formatarData } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import {
  CAMPOS_A_CORRIGIR,
  type CampoACorrigir,
  ROTULOS_CAMPO_A_CORRIGIR,
  ROTULOS_SITUACAO_SOLICITACAO,
  ROTULOS_SOLICITACAO,
  type SolicitacaoVista,
  solicitacaoAberta,
} from '@martelo/shared/titular';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import conta from '../conta/conta.module.css';
import { Secao } from '../conta/Secao.tsx';
import { useEnvio } from '../conta/usar-envio.ts';
import { TITULAR } from '../palavras/titular.ts';
import { novoComandoId } from '../sessao/comandar.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Campo, MolduraCampo } from '../site/ui/Campo.tsx';
import estilo from './titular.module.css';

const nomeDo = ({ tipo, campo }: SolicitacaoVista): string =>
  campo === null
    ? ROTULOS_SOLICITACAO[tipo]
    : `${ROTULOS_SOLICITACAO[tipo]}: ${ROTULOS_CAMPO_A_CORRIGIR[campo]}`;

/** What was asked of one's own data, and what became of it. */
export function Pedidos({ pedidos, modo }: { pedidos: readonly SolicitacaoVista[]; modo: TipoHotsite }) {
  const palavras = TITULAR[modo];
  const roteador = useRouter();
  const { enviar, enviando, geral } = useEnvio<SolicitacaoVista>('DELETE', '');
  const desfazer = async (uid: string) => {
    await enviar(undefined, `cliente/privacidade/solicitacoes/${uid}`);
    roteador.refresh();
  };
  const erro = geral();
  return (
    <Secao id="pedidos" titulo={palavras.pedidos}>
      {pedidos.length === 0 && <p>{palavras.nenhumPedido}</p>}
      {erro !== null && (
        <p role="alert" className={conta.erro}>
          {erro}
        </p>
      )}
      <ul className={estilo.pedidos}>
        {pedidos.map((pedido) => (
          <li key={pedido.uid}>
            <p className={estilo.cabeca}>
              <span>{nomeDo(pedido)}</span>
              <span>{ROTULOS_SITUACAO_SOLICITACAO[pedido.situacao]}</span>
            </p>
            {pedido.valor !== null && <p>{pedido.valor}</p>}
            <p className={conta.suave}>
              {pedido.respondidaEm === null
                ? palavras.pedidoEm(formatarData(pedido.pedidaEm), formatarData(pedido.prazo))
                : palavras.respondidoEm(formatarData(pedido.respondidaEm))}
            </p>
            {pedido.resposta !== null && (
              <p className={estilo.resposta}>
                <span className="so-leitor">{palavras.resposta}: </span>
                {pedido.resposta}
              </p>
            )}
            {solicitacaoAberta(pedido.situacao) && (
              <div className={conta.botoes}>
                <Botao
                  variante="texto"
                  icone="undo-2"
                  disabled={enviando}
                  aria-label={palavras.desfazerQual(nomeDo(pedido))}
                  onClick={() => void desfazer(pedido.uid)}
                >
                  {palavras.desfazer}
                </Botao>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Secao>
  );
}

/** Asking for a correction of what one cannot change alone. `campo`: what they came to correct. */
export function Corrigir({ modo, campo: escolhido }: { modo: TipoHotsite; campo: CampoACorrigir | '' }) {
  const palavras = TITULAR[modo];
  const roteador = useRouter();
  const [enviado, definirEnviado] = useState(false);
  const { enviar, enviando, doCampo, geral } = useEnvio<SolicitacaoVista>(
    'POST',
    'cliente/privacidade/correcoes',
  );
  const pedir = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const formulario = evento.currentTarget;
    definirEnviado(false);
    const campos = new FormData(formulario);
    const feito = await enviar({
      comandoId: novoComandoId(),
      ...Object.fromEntries(
        ['campo', 'valor', 'explicacao'].map((nome) => [nome, String(campos.get(nome) ?? '')]),
      ),
    });
    if (feito === null) return;
    formulario.reset();
    definirEnviado(true);
    roteador.refresh();
  };
  const erro = geral('CORRECAO_RECUSADA');
  return (
    <Secao id="corrigir" titulo={palavras.corrigir}>
      <p>{palavras.oQueCorrige}</p>
      <form onSubmit={pedir} className={conta.pilha}>
        <div className={conta.campos}>
          <MolduraCampo id="campo" rotulo={palavras.oQue} erro={null}>
            <select id="campo" name="campo" className={estilo.selecao} required defaultValue={escolhido}>
              <option value="" disabled>
                {palavras.escolha}
              </option>
              {CAMPOS_A_CORRIGIR.map((campo) => (
                <option key={campo} value={campo}>
                  {ROTULOS_CAMPO_A_CORRIGIR[campo]}
                </option>
              ))}
            </select>
          </MolduraCampo>
          <Campo
            id="valor"
            rotulo={palavras.comoFica}
            erro={doCampo('CORRECAO_RECUSADA')}
            required
            maxLength={200}
          />
        </div>
        <MolduraCampo id="explicacao" rotulo={palavras.explicacao} erro={null}>
          <textarea id="explicacao" name="explicacao" className={estilo.area} rows={3} maxLength={1_000} />
        </MolduraCampo>
        {erro !== null && (
          <p role="alert" className={conta.erro}>
            {erro}
          </p>
        )}
        <p role="status" className={enviado ? conta.feito : conta.dito}>
          {enviado ? palavras.pedidoEnviado : ''}
        </p>
        <div className={conta.botoes}>
          <Botao type="submit" carregando={enviando}>
            {palavras.enviarPedido}
          </Botao>
        </div>
      </form>
    </Secao>
  );
}
