import type { Sessao } from '@martelo/shared/pagina';
import { emLinhas } from '@martelo/shared/pagina/elementos/em-linhas';
import { Fragment, type ReactNode } from 'react';
import estilo from './Linhas.module.css';

/** The section whose view carries the page's h1: its opening, if it has one. */
export const sessaoComH1 = (sessoes: readonly Sessao[]): string | null =>
  sessoes.find(({ elemento }) => elemento === 'imagem-destaque-busca')?.id ?? null;

/** The page's layout, the same on the public site and in the builder's canvas. */
export function Linhas({
  titulo,
  sessoes,
  desenhar,
}: {
  /** The page's h1 where no section carries it. */
  titulo: string | null;
  sessoes: readonly Sessao[];
  desenhar: (sessao: Sessao, indice: number) => ReactNode;
}) {
  const indice = new Map(sessoes.map((sessao, i) => [sessao.id, i]));
  const repetido = sessoes[0]?.titulo.trim().toLowerCase() === titulo?.trim().toLowerCase();
  return (
    <>
      {titulo && (
        // A first section that already says it in large letters needs no echo: then the h1 is for those who listen.
        <div className={repetido ? 'so-leitor' : `recipiente ${estilo.titulo}`}>
          <h1>{titulo}</h1>
        </div>
      )}
      {emLinhas(sessoes).map((linha) => {
        const desenhadas = linha.map((sessao) => (
          <Fragment key={sessao.id}>{desenhar(sessao, indice.get(sessao.id) ?? 0)}</Fragment>
        ));
        return linha.length === 2 ? (
          <div key={linha[0]?.id} data-linha="" className={`recipiente ${estilo.par}`}>
            {linha.map((sessao, i) => (
              <div key={sessao.id} className={estilo.metade}>
                {desenhadas[i]}
              </div>
            ))}
          </div>
        ) : (
          <div key={linha[0]?.id} data-linha="" className={estilo.inteira}>
            {desenhadas}
          </div>
        );
      })}
    </>
  );
}
