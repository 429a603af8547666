import type { ArquivoDoDocumentoVisto } from '@martelo/shared/documento-cliente';
import { MEUS_DOCUMENTOS } from '../palavras/meus-documentos.ts';
import { Icone } from '../site/ui/Icone.tsx';
import estilo from './meus-documentos.module.css';

/** A file that was sent: a small picture of it, or how many pages it has, and the whole one press away. */
export function Miniatura({
  arquivo,
  nome,
}: {
  arquivo: ArquivoDoDocumentoVisto;
  /** As it is read out: "CNH, frente". */
  nome: string;
}) {
  const { endereco, miniatura, paginas } = arquivo;
  if (endereco === null) return null;
  return (
    <a href={`/api${endereco}`} target="_blank" rel="noopener" className={estilo.miniatura}>
      {miniatura === null ? (
        <>
          <Icone nome="file-text" tamanho={28} />
          <span>{MEUS_DOCUMENTOS.emPdf(paginas ?? 1)}</span>
          <span className="so-leitor">{nome}</span>
        </>
      ) : (
        <img src={`/api${miniatura}`} alt={nome} />
      )}
    </a>
  );
}
