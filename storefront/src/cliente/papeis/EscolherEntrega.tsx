'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { Entrega } from '@martelo/shared/venda';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { PAPEIS } from '../../palavras/papeis-da-compra.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import type { ItemAEnviar } from './custo.ts';
import { type CompraDosPapeis, FormularioDaEntrega } from './FormularioDaEntrega.tsx';
import type { LugaresDosPapeis } from './lugares.ts';
import estilo from './papeis.module.css';

/** How the papers of one lot are to come (P16): closed until it is asked for; the account's address stands in it already. */
export function EscolherEntrega({
  modo,
  compra,
  item,
  outros,
  lugares,
}: {
  modo: TipoHotsite;
  compra: CompraDosPapeis;
  item: { uid: string; nome: string; entrega: Entrega | null };
  /** Of the same purchase, whose papers may still go elsewhere. */
  outros: readonly ItemAEnviar[];
  lugares: LugaresDosPapeis;
}) {
  const palavras = PAPEIS[modo];
  const [aberto, abrir] = useState(false);
  const [salva, dizerSalva] = useState(false);
  const router = useRouter();
  if (aberto)
    return (
      <FormularioDaEntrega
        {...{ modo, compra, outros, lugares }}
        item={{ uid: item.uid, valor: item.entrega?.valor ?? null, entrega: item.entrega }}
        aoVoltar={() => abrir(false)}
        aoSalvar={() => {
          abrir(false);
          dizerSalva(true);
          router.refresh();
        }}
      />
    );
  return (
    <div className={estilo.fechado}>
      <Botao
        variante={item.entrega === null ? 'primario' : 'secundario'}
        icone={item.entrega === null ? 'package' : 'pencil'}
        aria-label={(item.entrega === null ? palavras.escolherDe : palavras.alterarDe)(item.nome)}
        onClick={() => {
          dizerSalva(false);
          abrir(true);
        }}
      >
        {item.entrega === null ? palavras.escolher : palavras.alterar}
      </Botao>
      <span role="status" className={estilo.suave}>
        {salva && palavras.salva}
      </span>
    </div>
  );
}
