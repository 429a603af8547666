'use client';

import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { type ConsultaListagem, enderecoDaConsulta } from '@martelo/shared/pagina/listagem/consulta';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { LINK } from '../../../palavras/construtor/link.ts';
import { useComandos } from '../../contexto.ts';
import { lerDestino } from '../../destinos/destino.ts';
import { DialogoFiltros } from '../consulta/DialogoFiltros.tsx';
import { LISTAGEM_VAZIA, listagemDaBusca } from '../consulta/traducao.ts';
import estilos from './link.module.css';

interface Props {
  valor: string | null;
  aoEscolher(link: string): void;
}

const BASE = { filtros: [], pagina: 1, porPagina: 9 };

/** A link to the site's listing with filters, chosen with the listing's own picker. */
export function ListagemComFiltros({ valor, aoEscolher }: Props) {
  const { modo } = useComandos();
  const [listagem, setListagem] = useState<ConsultaListagem | null>(null);
  const abrir = () => {
    const destino = lerDestino(valor);
    setListagem(
      destino.tipo === 'listagem' || destino.tipo === 'leilao'
        ? listagemDaBusca(new URL(valor ?? '', 'http://site').searchParams)
        : LISTAGEM_VAZIA,
    );
  };
  return (
    <>
      <button type="button" className={estilos.filtrar} onClick={abrir}>
        <ListFilter size={13} aria-hidden="true" /> {LINK.listaComFiltros}
      </button>
      {listagem && (
        <DialogoFiltros
          titulo={LINK.linkParaUmaLista(PALAVRAS[modo].lotes.toLowerCase())}
          listagem={listagem}
          base={BASE}
          soAbertos={false}
          confirmar={LINK.usarEsteLink}
          aoMudar={setListagem}
          aoConfirmar={() => {
            aoEscolher(enderecoDaConsulta(modo, listagem));
            setListagem(null);
          }}
          aoFechar={() => setListagem(null)}
        />
      )}
    </>
  );
}
