'use client';

import { formatarData, formatarDataHora } from '@martelo/shared/datas';
import type { NaPortaria } from '@martelo/shared/pos-venda/agendamento';
import { foraDoDiaMarcado } from '@martelo/shared/pos-venda/dia-da-retirada';
import type { FormEvent } from 'react';
import { ImagemIlustrativa } from '../lote/ImagemIlustrativa.tsx';
import { Dialogo } from '../negociacao/Dialogo.tsx';
import { PORTARIA } from '../palavras/portaria.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Campo } from '../site/ui/Campo.tsx';
import { FotosDaEntrega } from './FotosDaEntrega.tsx';
import { fotoDoItem } from './foto.ts';
import estilo from './portaria.module.css';
import type { Rascunho } from './usar-rascunho.ts';

/** What is to be looked at before it goes: the lots, the one person who may take them, their document. */
export function Conferencia({
  retirada,
  agora,
  rascunho: { documento, fotos, foraDoDia },
  erro,
  enviando,
  aoMudar,
  aoConfirmar,
  aoFechar,
}: {
  retirada: NaPortaria;
  /** ISO, by this device's clock. */
  agora: string;
  rascunho: Rascunho;
  erro: string | null;
  enviando: boolean;
  aoMudar: (mudanca: Partial<Rascunho>) => void;
  aoConfirmar: () => void;
  aoFechar: () => void;
}) {
  const { quem, lotes, comprador, vendaId, inicio } = retirada;
  const outroDia = foraDoDiaMarcado(inicio, agora);
  const semFoto = lotes.some((lote) => fotoDoItem(lote).ilustrativa);
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    aoConfirmar();
  };
  return (
    <Dialogo noTopo titulo={PORTARIA.compra(vendaId)} aoFechar={aoFechar}>
      <form className={estilo.pilha} onSubmit={enviar}>
        {outroDia && (
          <p className={estilo.atencao} role="alert">
            {PORTARIA.foraDoDia(formatarDataHora(inicio), formatarData(agora))}
          </p>
        )}
        <ul className={estilo.lotes}>
          {lotes.map((lote) => (
            <li key={lote.uid}>
              <span className={estilo.imagem}>
                <img src={fotoDoItem(lote).src} alt="" width={400} height={300} />
                {fotoDoItem(lote).ilustrativa && <ImagemIlustrativa />}
              </span>
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
              ...[PORTARIA.confira1, PORTARIA.confira2, PORTARIA.confira3(semFoto)],
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
          onChange={({ target }) => aoMudar({ documento: target.value })}
        />
        <FotosDaEntrega fotos={fotos} aoMudar={(novas) => aoMudar({ fotos: novas })} />
        {outroDia && (
          <label className={estilo.foraDoDia}>
            <input
              type="checkbox"
              required
              checked={foraDoDia}
              onChange={({ target }) => aoMudar({ foraDoDia: target.checked })}
            />
            <span>{PORTARIA.confirmoForaDoDia}</span>
          </label>
        )}
        {erro !== null && (
          <p className={estilo.erro} role="alert">
            {erro}
          </p>
        )}
        <Botao
          type="submit"
          tamanho="g"
          largo
          carregando={enviando}
          disabled={documento.trim().length < 3 || (outroDia && !foraDoDia)}
        >
          {PORTARIA.confirmar}
        </Botao>
        <Botao variante="secundario" largo onClick={aoFechar}>
          {PORTARIA.cancelar}
        </Botao>
      </form>
    </Dialogo>
  );
}
