import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { ADMIN_LISTA as P } from '../../src/palavras/admin-lista.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTeclas } from '../casca/teclas.ts';
import { type Densidade, useDensidade } from '../casca/tema.ts';
import type { Consulta, Registro } from '../dados/tipos.ts';
import { Valor } from '../valor/Valor.tsx';
import { ehNumero, tituloDe, valorEm } from '../valor/valor.ts';
import type { Coluna } from './colunas.ts';
import { larguras } from './larguras.ts';

interface Props {
  recurso: RecursoDescrito;
  colunas: readonly Coluna[];
  linhas: readonly Registro[];
  consulta: Consulta;
  mudar: (mudanca: Partial<Consulta>) => void;
  marcados: ReadonlyMap<string, Registro>;
  marcar: (marcados: ReadonlyMap<string, Registro>) => void;
  /** Of those that changed while they were shown. */
  mudados: ReadonlySet<string>;
  /** Rows of the question before, until those of this one are here. */
  lendo: boolean;
  /** Of the rows, as the open view has it; null: as one likes it oneself. */
  altura: Densidade | null;
}

/** More rows than these are drawn only where they are looked at. */
const TODAS = 60;

export function Tabela({
  recurso,
  colunas,
  linhas,
  consulta,
  mudar,
  marcados,
  marcar,
  mudados,
  lendo,
  altura,
}: Props) {
  const corpo = useRef<HTMLTableSectionElement>(null);
  const rolagem = useRef<HTMLDivElement>(null);
  const [preferida] = useDensidade();
  const densidade = altura ?? preferida;
  const navegar = useNavigate();
  const longa = linhas.length > TODAS;
  const virtual = useVirtualizer({
    count: linhas.length,
    getScrollElement: () => rolagem.current,
    estimateSize: () => densidade,
    overscan: 12,
    enabled: longa,
  });
  const vistas = longa ? virtual.getVirtualItems() : linhas.map((_, index) => ({ index, start: 0, end: 0 }));
  const acima = longa ? (vistas[0]?.start ?? 0) : 0;
  const abaixo = longa ? virtual.getTotalSize() - (vistas.at(-1)?.end ?? 0) : 0;

  const trocar = (linha: Registro) => {
    const novos = new Map(marcados);
    if (!novos.delete(linha.uid)) novos.set(linha.uid, linha);
    marcar(novos);
  };
  const atual = () =>
    Number((document.activeElement as HTMLElement | null)?.closest('tr')?.dataset.linha ?? -1);
  const irA = (qual: number) => {
    const alvo = Math.max(0, Math.min(linhas.length - 1, qual));
    const focar = () => {
      const elo = corpo.current?.querySelector<HTMLElement>(`tr[data-linha="${alvo}"] a`);
      elo?.focus();
      return elo !== null && elo !== undefined;
    };
    if (longa) virtual.scrollToIndex(alvo);
    // One that was not drawn until now is there with the next frame.
    if (!focar()) requestAnimationFrame(focar);
  };
  useTeclas({
    j: () => irA(atual() + 1),
    k: () => irA(atual() - 1),
    x: () => {
      const linha = linhas[atual()];
      if (linha) trocar(linha);
    },
  });
  const { colunas: daColuna, minimo } = larguras(recurso, colunas);
  const todasMarcadas = linhas.every(({ uid }) => marcados.has(uid));

  return (
    <div
      className={longa ? 'tabela rola' : 'tabela'}
      ref={rolagem}
      data-lendo={lendo || undefined}
      style={{ '--linha': `${densidade}px` } as CSSProperties}
    >
      <table style={{ '--minimo': `${minimo}px` } as CSSProperties}>
        <thead>
          <tr>
            <th className="marcador">
              <input
                type="checkbox"
                aria-label={P.marcarPagina}
                checked={todasMarcadas}
                onChange={() => marcar(new Map(todasMarcadas ? [] : linhas.map((um) => [um.uid, um])))}
              />
            </th>
            {colunas.map((coluna, i) => (
              <Cabeca key={coluna.campo} largura={daColuna[i]!} {...{ coluna, consulta, mudar }} />
            ))}
          </tr>
        </thead>
        <tbody ref={corpo}>
          {acima > 0 && (
            <tr aria-hidden style={{ height: acima }}>
              <td colSpan={colunas.length + 1} />
            </tr>
          )}
          {vistas.map(({ index }) => {
            const linha = linhas[index]!;
            const endereco = `/${recurso.abre}/${linha.uid}`;
            return (
              <tr
                key={linha.uid}
                data-linha={index}
                data-marcada={marcados.has(linha.uid) || undefined}
                data-mudada={mudados.has(linha.uid) || undefined}
                data-removida={linha.removidoEm ? '' : undefined}
                onClick={(evento) => {
                  const alvo = evento.target as Element;
                  if (alvo.closest('a, input, button') || String(getSelection()) !== '' || linha.removidoEm)
                    return;
                  navegar(endereco);
                }}
              >
                <td className="marcador">
                  <input
                    type="checkbox"
                    aria-label={P.marcar(tituloDe(recurso, linha))}
                    checked={marcados.has(linha.uid)}
                    onChange={() => trocar(linha)}
                  />
                </td>
                {colunas.map((coluna, i) => (
                  <td
                    key={coluna.campo}
                    data-rotulo={coluna.rotulo}
                    className={ehNumero(coluna) && coluna.campo !== 'id' ? 'numero' : ''}
                  >
                    {i === 0 && !linha.removidoEm ? (
                      <Link to={endereco} state={{ lista: location.search }}>
                        <Valor campo={coluna} valor={valorEm(linha, coluna.campo)} />
                        <span className="so-leitor">{tituloDe(recurso, linha)}</span>
                      </Link>
                    ) : (
                      <Valor campo={coluna} valor={valorEm(linha, coluna.campo)} />
                    )}
                    {i === 0 && linha.removidoEm && <span className="removida">{P.removido}</span>}
                  </td>
                ))}
              </tr>
            );
          })}
          {abaixo > 0 && (
            <tr aria-hidden style={{ height: abaixo }}>
              <td colSpan={colunas.length + 1} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function Cabeca({
  coluna,
  largura,
  consulta,
  mudar,
}: { coluna: Coluna; largura: string } & Pick<Props, 'consulta' | 'mudar'>) {
  const { campo, rotulo, ordena } = coluna;
  const nesta = consulta.ordenar === campo;
  const sentido = nesta ? (consulta.ordem === 'asc' ? 'ascending' : 'descending') : undefined;
  return (
    <th
      aria-sort={sentido}
      className={ehNumero(coluna) && campo !== 'id' ? 'numero' : undefined}
      data-campo={campo}
      style={{ width: largura }}
    >
      {ordena ? (
        <button
          type="button"
          title={P.ordenarPor(rotulo)}
          onClick={() => mudar({ ordenar: campo, ordem: nesta && consulta.ordem === 'asc' ? 'desc' : 'asc' })}
        >
          <span>{rotulo}</span>
          {nesta && <Icone nome={consulta.ordem === 'asc' ? 'chevron-up' : 'chevron-down'} tamanho={14} />}
        </button>
      ) : (
        <span title={rotulo}>{rotulo}</span>
      )}
    </th>
  );
}
