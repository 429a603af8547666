'use client';

import type { ArquivoDoDocumentoVisto } from '@martelo/shared/documento-cliente';
import { MEUS_DOCUMENTOS } from '../palavras/meus-documentos.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { Miniatura } from './Miniatura.tsx';
import estilo from './meus-documentos.module.css';

/** A page that was sent already, and may be taken out again. */
export function Pagina({
  arquivo,
  numero,
  ocupado,
  aoTirar,
}: {
  arquivo: ArquivoDoDocumentoVisto;
  numero: number;
  ocupado: boolean;
  aoTirar: () => void;
}) {
  const nome = MEUS_DOCUMENTOS.pagina(numero);
  return (
    <>
      <p className={estilo.nomeDoLado}>
        <Icone nome="circle-check" tamanho={18} />
        <strong>{nome}</strong>
      </p>
      <Miniatura {...{ arquivo, nome }} />
      <div className={estilo.botoes}>
        <Botao
          variante="secundario"
          icone="x"
          aria-label={MEUS_DOCUMENTOS.tirarA(nome)}
          disabled={ocupado}
          onClick={aoTirar}
        >
          {MEUS_DOCUMENTOS.tirar}
        </Botao>
      </div>
    </>
  );
}
