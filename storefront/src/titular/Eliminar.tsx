'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { MinhaPrivacidade, SolicitacaoVista } from '@martelo/shared/titular';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import conta from '../conta/conta.module.css';
import { Secao } from '../conta/Secao.tsx';
import { useEnvio } from '../conta/usar-envio.ts';
import { TITULAR } from '../palavras/titular.ts';
import { novoComandoId } from '../sessao/comandar.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { MolduraCampo } from '../site/ui/Campo.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { Prova, provaDe } from './Prova.tsx';
import estilo from './titular.module.css';

/** Erasure: what goes and what the law keeps is read first, then asked with the password. */
export function Eliminar({
  eliminacao: { sai, fica, impedimentos },
  pedida,
  modo,
  comFator,
}: {
  eliminacao: MinhaPrivacidade['eliminacao'];
  /** It was asked already, and is not answered. */
  pedida: boolean;
  modo: TipoHotsite;
  comFator: boolean;
}) {
  const palavras = TITULAR[modo];
  const [aberto, abrir] = useState(false);
  // Who takes the request back is asked from the beginning.
  if (pedida && aberto) abrir(false);
  return (
    <Secao id="eliminar" titulo={palavras.eliminar}>
      <p>{palavras.oQueElimina}</p>
      <h3>{palavras.sai}</h3>
      <ul className={estilo.lista}>
        {sai.map((oQue) => (
          <li key={oQue}>{oQue}</li>
        ))}
      </ul>
      <h3>{palavras.fica}</h3>
      <ul className={estilo.fica}>
        {fica.map(({ oQue, porQue, ate }) => (
          <li key={oQue}>
            <strong>{oQue}</strong>
            <span>
              {palavras.porque}: {porQue}
            </span>
            <span>
              {palavras.ate}: {ate}.
            </span>
          </li>
        ))}
      </ul>
      {impedimentos.length > 0 ? (
        <div className={estilo.impedimentos}>
          <p>{palavras.aindaNao}</p>
          <ul>
            {impedimentos.map(({ texto, caminho }) => (
              <li key={texto}>
                {texto} <Ligacao href={caminho}>{palavras.resolver}</Ligacao>
              </li>
            ))}
          </ul>
        </div>
      ) : pedida ? (
        <p role="status" className={conta.aviso}>
          {palavras.eliminacaoPedida}
        </p>
      ) : aberto ? (
        <Pedir {...{ modo, comFator }} aoVoltar={() => abrir(false)} />
      ) : (
        <div className={conta.botoes}>
          <Botao variante="secundario" onClick={() => abrir(true)}>
            {palavras.quero}
          </Botao>
        </div>
      )}
    </Secao>
  );
}

function Pedir({ modo, comFator, aoVoltar }: { modo: TipoHotsite; comFator: boolean; aoVoltar(): void }) {
  const palavras = TITULAR[modo];
  const roteador = useRouter();
  const [fator, pedirFator] = useState(comFator);
  const { enviar, enviando, recusa, doCampo, geral } = useEnvio<SolicitacaoVista>(
    'POST',
    'cliente/privacidade/eliminacao',
  );
  if (recusa?.codigo === 'SEGUNDO_FATOR' && !fator) pedirFator(true);
  const pedir = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const campos = new FormData(evento.currentTarget);
    const motivo = String(campos.get('motivo') ?? '');
    if ((await enviar({ comandoId: novoComandoId(), motivo, ...provaDe(campos) })) !== null)
      roteador.refresh();
  };
  const erro = geral('CREDENCIAIS_INVALIDAS', 'SEGUNDO_FATOR');
  return (
    <form onSubmit={pedir} className={conta.pilha}>
      <label className={conta.marcar}>
        <input type="checkbox" required />
        {palavras.entendi}
      </label>
      <MolduraCampo id="motivo" rotulo={palavras.motivo} erro={null}>
        <textarea id="motivo" name="motivo" className={estilo.area} rows={2} maxLength={1_000} />
      </MolduraCampo>
      <Prova id="eliminar" {...{ fator, doCampo }} />
      {erro !== null && (
        <p role="alert" className={conta.erro}>
          {erro}
        </p>
      )}
      <div className={conta.botoes}>
        <Botao type="submit" variante="perigo" carregando={enviando}>
          {palavras.confirmar}
        </Botao>
        <Botao variante="texto" onClick={aoVoltar}>
          {palavras.voltar}
        </Botao>
      </div>
    </form>
  );
}
