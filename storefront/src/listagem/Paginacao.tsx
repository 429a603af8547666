import { PAGINAS } from '../palavras/listagem.ts';
import { Icone } from '../site/ui/Icone.tsx';

/** Page links: the first, the last, and those around this one. */
export function Paginacao({
  pagina,
  paginas,
  endereco,
}: {
  pagina: number;
  paginas: number;
  endereco: (pagina: number) => string;
}) {
  if (paginas <= 1) return null;
  return (
    <nav aria-label={PAGINAS.paginas} className="paginas">
      {pagina > 1 && (
        <a href={endereco(pagina - 1)} data-navega="topo" rel="prev">
          <Icone nome="chevron-left" tamanho={18} rotulo={PAGINAS.anterior} />
        </a>
      )}
      {paginasVisiveis(pagina, paginas).map((numero, i, todas) => (
        <span key={numero}>
          {i > 0 && numero > (todas[i - 1] ?? 0) + 1 && <span aria-hidden>…</span>}
          <a
            href={endereco(numero)}
            data-navega="topo"
            aria-current={numero === pagina ? 'page' : undefined}
            aria-label={PAGINAS.pagina(numero)}
          >
            {numero.toLocaleString('pt-BR')}
          </a>
        </span>
      ))}
      {pagina < paginas && (
        <a href={endereco(pagina + 1)} data-navega="topo" rel="next">
          <Icone nome="chevron-right" tamanho={18} rotulo={PAGINAS.proxima} />
        </a>
      )}
    </nav>
  );
}

/** First, last, and the neighbours of `pagina`, ascending. */
export const paginasVisiveis = (pagina: number, paginas: number): number[] =>
  [...new Set([1, pagina - 1, pagina, pagina + 1, paginas])]
    .filter((numero) => numero >= 1 && numero <= paginas)
    .toSorted((a, b) => a - b);
