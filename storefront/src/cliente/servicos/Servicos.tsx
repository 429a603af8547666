'use client';

import type { ServicosDaCompra } from '@martelo/shared/estadias/servico.esquema';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { SERVICOS_DA_COMPRA as P } from '../../palavras/servicos-da-compra.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import estilo from '../retirada/retirada.module.css';
import { PedirServico } from './PedirServico.tsx';
import { Servico } from './Servico.tsx';

/** What is asked of what was bought while it stands at a yard, lot by lot; nothing where nothing can be, nor was. */
export function Servicos({ compraId, lidos }: { compraId: number; lidos: ServicosDaCompra | null }) {
  const { refresh } = useRouter();
  const itens = (lidos?.itens ?? []).filter(({ podePedir, servicos }) => podePedir || servicos.length > 0);
  if (lidos !== null && itens.length === 0) return null;
  return (
    <section className={estilo.cartao} aria-labelledby="servicos">
      <h2 id="servicos">{P.titulo}</h2>
      {lidos === null ? (
        <div className={estilo.erro} role="alert">
          <p>{P.naoLeu}</p>
          <Botao variante="secundario" onClick={refresh}>
            {P.tentarDeNovo}
          </Botao>
        </div>
      ) : (
        itens.map((item) => (
          <DoLote key={item.itemUid} {...{ compraId, item }} comNome={lidos.itens.length > 1} />
        ))
      )}
    </section>
  );
}

function DoLote({
  compraId,
  item: { itemUid, loteNome, podePedir, servicos },
  comNome,
}: {
  compraId: number;
  item: ServicosDaCompra['itens'][number];
  comNome: boolean;
}) {
  const { refresh } = useRouter();
  const [pedindo, pedir] = useState(false);
  const [pedido, marcar] = useState<string | null>(null);
  const espera = servicos.every(({ uid, situacao }) => uid !== pedido || situacao === 'SOLICITADO');
  return (
    <div className={estilo.grupo}>
      {comNome && <h3>{loteNome}</h3>}
      <p className={estilo.suave}>{podePedir ? P.explica : P.saiu}</p>
      {pedido !== null && espera && <p role="status">{P.pedidoFeito}</p>}
      {servicos.length === 0 && !pedindo && <p>{P.nenhum}</p>}
      {servicos.map((servico) => (
        <Servico
          key={servico.uid}
          servico={servico}
          titulo={comNome ? 'h4' : 'h3'}
          novo={servico.uid === pedido}
        />
      ))}
      {podePedir && !pedindo && (
        <Botao
          icone="plus"
          variante={servicos.length === 0 ? 'primario' : 'secundario'}
          onClick={() => pedir(true)}
        >
          {P.pedir}
        </Botao>
      )}
      {podePedir && pedindo && (
        <PedirServico
          {...{ compraId, itemUid }}
          aoPedir={(uid) => {
            marcar(uid);
            pedir(false);
            refresh();
          }}
          aoSair={() => pedir(false)}
        />
      )}
    </div>
  );
}
