'use client';

import { formatarReais } from '@martelo/shared/reais';
import { useState } from 'react';
import type { DadosDoPainel } from '../lote/dados-painel.ts';
import { LinhasDeTotal } from '../lote/LinhasDeTotal.tsx';
import type { Painel } from '../lote/usar-painel.ts';
import { NEGOCIACAO } from '../palavras/negociacao.ts';
import { useComando } from '../sessao/usar-comando.ts';
import { Confirmacao } from './Confirmacao.tsx';
import estilo from './Negociacao.module.css';
import type { VendaFeita } from './venda-feita.ts';

/** The posted price and all that comes with it, line by line (rule 20), before the one press that buys. */
export default function DialogoCompreJa({
  dados,
  painel,
  aoFechar,
}: {
  dados: DadosDoPainel;
  painel: Painel;
  aoFechar: () => void;
}) {
  const comando = useComando<VendaFeita>((venda) => {
    aoFechar();
    painel.negociado(venda);
  });
  const { compreJa } = painel.ofertas;
  // What one was shown stays on the screen when it is gone, beside the word that it is.
  const [mostrado] = useState(compreJa);
  const valor = compreJa ?? mostrado ?? 0;
  const foi = compreJa === null;
  const palavras = NEGOCIACAO[dados.modo];
  const taxas = { ...dados.taxas, comissaoPorcentagem: dados.compreJaPorcentagem };
  return (
    <Confirmacao
      titulo={palavras.confirmarCompra}
      botao={(visto) => palavras.comprarPor(formatarReais(visto, { curto: true }))}
      valor={valor}
      impedido={foi}
      comando={comando}
      modo={dados.modo}
      aoConfirmar={(visto) => comando.mandar(`lotes/${dados.lote.uid}/compre-ja`, { valor: visto })}
      aoFechar={aoFechar}
    >
      <p>{dados.nome}</p>
      <LinhasDeTotal
        lance={valor}
        taxas={taxas}
        hotsiteId={dados.hotsiteId}
        modo={dados.modo}
        rotulo={palavras.compreJa}
      />
      {foi && comando.estado.tipo === 'parado' && (
        <p className={estilo.erro} role="alert">
          <strong>{palavras.naoMaisOferecido}</strong> {palavras.outraComprou}
        </p>
      )}
      <p className={estilo.texto}>{palavras.compraECompromisso}</p>
    </Confirmacao>
  );
}
