'use client';

import { useEffect, useState } from 'react';
import conta from '../../conta/conta.module.css';
import { QrCode } from '../../conta/QrCode.tsx';
import indicar from '../../indicar/indicar.module.css';
import { Dialogo } from '../../negociacao/Dialogo.tsx';
import { CONVITES } from '../../palavras/convites.ts';
import { Botao } from '../../site/ui/Botao.tsx';

/** The link as it is sent: to be copied, or shown to a camera. */
export function LinkDoConvite({
  nome,
  caminho,
  aoFechar,
}: {
  nome: string;
  caminho: string;
  aoFechar: () => void;
}) {
  const [endereco, definirEndereco] = useState('');
  const [dito, dizer] = useState('');
  useEffect(() => definirEndereco(new URL(caminho, location.origin).toString()), [caminho]);
  const copiar = async () => {
    try {
      await navigator.clipboard.writeText(endereco);
      dizer(CONVITES.copiado);
    } catch {
      dizer(CONVITES.naoCopiou);
    }
  };
  return (
    <Dialogo titulo={CONVITES.linkDe(nome)} aoFechar={aoFechar}>
      <p className={indicar.endereco}>{endereco || caminho}</p>
      <QrCode conteudo={endereco} rotulo={CONVITES.qr} />
      <Botao icone="copy" largo onClick={() => void copiar()}>
        {CONVITES.copiar}
      </Botao>
      <p role="status" className={conta.dito}>
        {dito}
      </p>
      <Botao variante="secundario" largo onClick={aoFechar}>
        {CONVITES.fechar}
      </Botao>
    </Dialogo>
  );
}
