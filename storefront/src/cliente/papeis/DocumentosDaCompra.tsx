import { formatarData } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import {
  type DocumentoDaCompra,
  ROTULOS_DE_IMPRESSO,
  ROTULOS_DO_ESTADO,
} from '@martelo/shared/impressos/comum';
import { DOCUMENTOS_DA_COMPRA as PALAVRAS } from '../../palavras/documentos.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import { Selo, type Tom } from '../../site/ui/Selo.tsx';
import estilo from './papeis.module.css';

const TONS = {
  verde: 'ganhando',
  azul: 'info',
  ambar: 'alerta',
  vermelho: 'superado',
} as const satisfies Record<string, Tom>;

/** What was printed of a purchase and can be read now, each with where it stands; null where it could not be asked for. */
export function DocumentosDaCompra({
  modo,
  documentos,
}: {
  modo: TipoHotsite;
  documentos: readonly DocumentoDaCompra[] | null;
}) {
  if (documentos?.length === 0) return null;
  return (
    <section className={estilo.secao} id="papeis" aria-labelledby="papeis-titulo">
      <header>
        <h2 id="papeis-titulo">{PALAVRAS.titulo}</h2>
        <p className={estilo.suave}>{documentos === null ? PALAVRAS.indisponivel : PALAVRAS.intro}</p>
      </header>
      <ul className={estilo.impressos}>
        {(documentos ?? []).map((documento) => {
          const nome = ROTULOS_DE_IMPRESSO[modo][documento.tipo];
          const { rotulo, tom } = ROTULOS_DO_ESTADO[documento.estado];
          const qual = [nome, PALAVRAS.numero(documento.numero), documento.sobre].filter(Boolean).join(', ');
          return (
            <li key={documento.caminho}>
              <span className={estilo.impresso}>
                <strong>{nome}</strong>
                <span className={estilo.suave}>
                  {[
                    PALAVRAS.numero(documento.numero),
                    documento.sobre,
                    PALAVRAS.emitido(formatarData(documento.emitidoEm)),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Selo tom={TONS[tom]}>{rotulo}</Selo>
              <a
                className={estilo.abrir}
                href={documento.caminho}
                target="_blank"
                rel="noopener"
                aria-label={PALAVRAS.abrirQual(qual)}
              >
                <Icone nome="file-text" tamanho={18} /> {PALAVRAS.abrir}
              </a>
            </li>
          );
        })}
      </ul>
      <p className={estilo.suave}>
        <a href="/conferir">{PALAVRAS.conferir}</a>
      </p>
    </section>
  );
}
