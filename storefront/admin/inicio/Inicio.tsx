import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useGetList } from 'ra-core';
import { Link } from 'react-router';
import { ADMIN } from '../../src/palavras/admin.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { Ir } from '../casca/Casca.tsx';
import { menuDe } from '../casca/menu.ts';
import { useTitulo } from '../casca/titulo.ts';
import { useCasa } from '../dados/contexto.tsx';
import { enderecoDaLista } from '../lista/endereco.ts';
import { filaDe } from '../telas.ts';

/** The first thing seen: what waits for who looks, and where they may go. */
export function Inicio() {
  const casa = useCasa();
  useTitulo(ADMIN.inicio);
  const filas = casa.descritos.itens.filter(({ fila }) => fila !== null);
  const { secoes } = menuDe(casa);
  return (
    <div className="pagina inicio">
      <h1>{ADMIN.ola(casa.usuario.nome.split(/\s+/)[0] ?? '')}</h1>
      <section aria-labelledby="esperam">
        <h2 id="esperam">{ADMIN.esperam}</h2>
        {filas.length === 0 ? (
          <p className="quieto">{ADMIN.nadaEspera}</p>
        ) : (
          <ul className="filas">
            {filas.map((recurso) => (
              <li key={recurso.nome}>
                <Fila recurso={recurso} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="ir-para">
        <h2 id="ir-para">{ADMIN.irPara}</h2>
        <div className="modulos">
          {secoes.map(({ titulo, entradas }) => (
            <div key={titulo} className="modulo">
              <h3>{titulo}</h3>
              <ul>
                {entradas.map((entrada) => (
                  <li key={entrada.href}>
                    <Ir entrada={entrada} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}

function Fila({ recurso }: { recurso: RecursoDescrito }) {
  const { nome, rota, fila } = recurso;
  const aMao = filaDe(recurso);
  const { campo, valores, rotulo } = fila!;
  const filtros = [{ tipo: 'multipla', campo, valores }] as const;
  const { total, isPending, error } = useGetList(nome, {
    ...{ filter: { filtros }, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } },
  });
  return (
    <Link
      to={aMao ? `/${aMao.rota}` : `/${rota}?${enderecoDaLista({ filtros: [...filtros] })}`}
      className="fila"
      data-vazia={total === 0 || undefined}
    >
      <strong>{isPending || error ? ADMIN.vazio : total?.toLocaleString('pt-BR')}</strong>
      <span>{rotulo}</span>
      {error ? <em role="alert">{ADMIN.naoContou}</em> : <Icone nome="chevron-right" tamanho={16} />}
    </Link>
  );
}
