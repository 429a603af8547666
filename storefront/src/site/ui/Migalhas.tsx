import { Fragment } from 'react';
import { ROTULOS } from '../../palavras/casca.ts';
import { Icone } from './Icone.tsx';
import { Ligacao } from './Ligacao.tsx';
import estilo from './Migalhas.module.css';

/** Where this page is in the site; the last entry is the page itself. */
export function Migalhas({ itens }: { itens: readonly { rotulo: string; href?: string }[] }) {
  return (
    <nav aria-label={ROTULOS.voceEstaEm} className={estilo.migalhas}>
      <ol>
        {itens.map(({ rotulo, href }, i) => (
          <Fragment key={`${rotulo}-${href ?? ''}`}>
            {i > 0 && (
              <li aria-hidden className={estilo.seta}>
                <Icone nome="chevron-right" tamanho={14} />
              </li>
            )}
            <li>
              {href && i < itens.length - 1 ? (
                <Ligacao href={href}>{rotulo}</Ligacao>
              ) : (
                <span aria-current="page">{rotulo}</span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
