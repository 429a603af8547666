import type { Sessao } from '@martelo/shared/pagina';
import type { ReactNode } from 'react';
import { Icone } from '../../site/ui/Icone.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import estilo from './Secao.module.css';

type Acao = { texto: string; link: string };

/** A section's frame: margins and measure as the editor chose, and its heading with an optional way to see more. */
export function Secao({
  sessao,
  acao,
  larga = false,
  semTitulo = false,
  children,
}: {
  sessao: Sessao;
  acao?: Acao | null;
  /** Bleeds to the window's edges when the section has no container; otherwise only the gutters shrink. */
  larga?: boolean;
  semTitulo?: boolean;
  children: ReactNode;
}) {
  const idTitulo = `t-${sessao.id}`;
  const titulo = semTitulo ? '' : sessao.titulo;
  const medida = sessao.container ? 'recipiente' : larga ? estilo.sangrada : estilo.ampla;
  return (
    <section
      aria-labelledby={titulo ? idTitulo : undefined}
      aria-label={titulo ? undefined : sessao.nome}
      className={`${estilo.secao} ${estilo[`topo-${sessao.margemCabecalho}`]} ${estilo[`base-${sessao.margemRodape}`]}`}
    >
      <div className={medida}>
        {titulo && (
          <header className={estilo.cabeca}>
            <div>
              <h2 id={idTitulo}>{titulo}</h2>
              {sessao.subtitulo && <p>{sessao.subtitulo}</p>}
            </div>
            {acao && (
              <Ligacao href={acao.link} className={estilo.acao}>
                {acao.texto}
                <Icone nome="arrow-right" tamanho={18} />
              </Ligacao>
            )}
          </header>
        )}
        {children}
      </div>
    </section>
  );
}
