'use client';

import type { NaPortaria } from '@martelo/shared/pos-venda/agendamento';
import { type FormEvent, useState } from 'react';
import { Dialogo } from '../negociacao/Dialogo.tsx';
import { PORTARIA } from '../palavras/portaria.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Campo } from '../site/ui/Campo.tsx';
import { type FotoEscolhida, FotosDaEntrega } from './FotosDaEntrega.tsx';
import { fotoDoItem } from './foto.ts';
import estilo from './portaria.module.css';

/** What is to be looked at before it goes: the lots, the one person who may take them, their document. */
export function Conferencia({
  retirada,
  erro,
  enviando,
  aoConfirmar,
  aoFechar,
}: {
  retirada: NaPortaria;
  erro: string | null;
  enviando: boolean;
  aoConfirmar: (documentoVisto: string, fotos: readonly Blob[]) => void;
  aoFechar: () => void;
}) {
  const [documento, digitar] = useState('');
  const [fotos, definirFotos] = useState<readonly FotoEscolhida[]>([]);
  const { quem, lotes, comprador, vendaId } = retirada;
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    aoConfirmar(
      documento.trim(),
      fotos.map(({ arquivo }) => arquivo),
    );
  };
  return (
    <Dialogo titulo={PORTARIA.compra(vendaId)} aoFechar={aoFechar}>
      <form className={estilo.pilha} onSubmit={enviar}>
        <ul className={estilo.lotes}>
          {lotes.map((lote) => (
            <li key={lote.uid}>
              <img src={fotoDoItem(lote)} alt="" width={400} height={300} />
              <strong>
                {lote.loteNumero} · {lote.loteNome}
              </strong>
              {lote.placa && <strong>{PORTARIA.comPlaca(lote.placa)}</strong>}
            </li>
          ))}
        </ul>
        <dl className={estilo.quem}>
          <dt>{PORTARIA.soPara}</dt>
          <dd>
            <strong>{quem.nome}</strong>
            <span>{quem.terceiro ? `${PORTARIA.terceiro} ${comprador}` : PORTARIA.comprador}</span>
          </dd>
          <dt>{PORTARIA.documento}</dt>
          <dd>
            <strong>{quem.documento}</strong>
          </dd>
          {quem.transportadora && (
            <>
              <dt>{PORTARIA.transportadora}</dt>
              <dd>
                <strong>{PORTARIA.cnpj(quem.transportadora)}</strong>
              </dd>
            </>
          )}
          {quem.placa && (
            <>
              <dt>{PORTARIA.placa}</dt>
              <dd>
                <strong>{quem.placa}</strong>
              </dd>
            </>
          )}
        </dl>
        <div className={estilo.confira}>
          <h3>{PORTARIA.confira}</h3>
          <ul>
            {[
              ...[PORTARIA.confira1, PORTARIA.confira2, PORTARIA.confira3],
              ...(quem.transportadora ? [PORTARIA.confiraTransportadora(quem.transportadora)] : []),
              ...(quem.placa ? [PORTARIA.confiraPlaca(quem.placa)] : []),
            ].map((linha) => (
              <li key={linha}>{linha}</li>
            ))}
          </ul>
          {(quem.transportadora || quem.placa) && <p>{PORTARIA.naoEntregue}</p>}
        </div>
        <Campo
          id="documento-visto"
          rotulo={PORTARIA.documentoVisto}
          ajuda={PORTARIA.documentoAjuda}
          required
          minLength={3}
          maxLength={60}
          autoComplete="off"
          value={documento}
          onChange={({ target }) => digitar(target.value)}
        />
        <FotosDaEntrega fotos={fotos} aoMudar={definirFotos} />
        {erro !== null && (
          <p className={estilo.erro} role="alert">
            {erro}
          </p>
        )}
        <Botao type="submit" tamanho="g" largo carregando={enviando} disabled={documento.trim().length < 3}>
          {PORTARIA.confirmar}
        </Botao>
        <Botao variante="secundario" largo onClick={aoFechar}>
          {PORTARIA.cancelar}
        </Botao>
      </form>
    </Dialogo>
  );
}
