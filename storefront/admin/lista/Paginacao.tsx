import { ADMIN_LISTA as P } from '../../src/palavras/admin-lista.ts';
import type { Consulta } from '../dados/tipos.ts';
import { Botao } from '../ui/Botao.tsx';
import { TAMANHOS } from './endereco.ts';

export function Paginacao({
  consulta: { pagina, porPagina },
  mudar,
  total,
}: {
  consulta: Consulta;
  mudar: (mudanca: Partial<Consulta>) => void;
  total: number;
}) {
  const paginas = Math.max(1, Math.ceil(total / porPagina));
  return (
    <nav className="paginacao" aria-label={P.pagina}>
      <label>
        {P.porPagina}
        <select value={porPagina} onChange={(evento) => mudar({ porPagina: Number(evento.target.value) })}>
          {TAMANHOS.map((um) => (
            <option key={um} value={um}>
              {um}
            </option>
          ))}
        </select>
      </label>
      <span>{P.paginaDe(pagina, paginas)}</span>
      <Botao
        icone="chevron-left"
        soIcone
        disabled={pagina <= 1}
        onClick={() => mudar({ pagina: pagina - 1 })}
      >
        {P.anterior}
      </Botao>
      <Botao
        icone="chevron-right"
        soIcone
        disabled={pagina >= paginas}
        onClick={() => mudar({ pagina: pagina + 1 })}
      >
        {P.proxima}
      </Botao>
    </nav>
  );
}
