'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Dialogo } from '../../negociacao/Dialogo.tsx';
import { PAGAR } from '../../palavras/pagar.ts';
import { useComando } from '../../sessao/usar-comando.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { AvisoDoAto } from './AvisoDoAto.tsx';
import { focarQuandoVier } from './focar.ts';
import estilo from './pagar.module.css';

/** Takes back a row that nobody has done anything about yet (P6), after a question that says what follows. */
export function CancelarPagamento({
  uid,
  tipo,
  valor,
  paraOutraForma = false,
}: {
  uid: string;
  tipo: string;
  valor: string;
  /** It could not be paid: taking it back is the way to another. */
  paraOutraForma?: boolean;
}) {
  const [aberto, abrir] = useState(false);
  const router = useRouter();
  const comando = useComando<object>(() => {
    abrir(false);
    focarQuandoVier('pagar');
    router.refresh();
  }, 'DELETE');
  const cancelar = () =>
    comando.estado.tipo === 'incerto' ? comando.repetir() : comando.mandar(`cliente/pagamentos/${uid}`);
  const fechar = () => {
    abrir(false);
    // What was refused may be so because the row has moved on.
    if (comando.estado.tipo !== 'parado') router.refresh();
    comando.limpar();
  };
  return (
    <>
      <Botao
        variante={paraOutraForma ? 'secundario' : 'texto'}
        tamanho="p"
        icone={paraOutraForma ? 'wallet' : 'x'}
        onClick={() => abrir(true)}
      >
        {paraOutraForma ? PAGAR.pagarDeOutraForma : PAGAR.cancelar}
        <span className="so-leitor"> {PAGAR.esteDe(tipo, valor)}</span>
      </Botao>
      {aberto && (
        <Dialogo titulo={PAGAR.cancelarPergunta(tipo, valor)} aoFechar={fechar}>
          <p className={estilo.atencao}>{PAGAR.seJaPagou}</p>
          <p className={estilo.suave}>{PAGAR.depoisDeCancelar}</p>
          <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />
          <div className={estilo.pilha}>
            <Botao
              variante="perigo"
              tamanho="g"
              largo
              carregando={comando.enviando}
              onClick={() => void cancelar()}
            >
              {PAGAR.simCancelar}
            </Botao>
            <Botao variante="secundario" largo onClick={fechar}>
              {PAGAR.voltar}
            </Botao>
          </div>
        </Dialogo>
      )}
    </>
  );
}
