import type { ReactNode } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_DESIGN_SYSTEM as P } from '../../src/palavras/admin-design-system.ts';
import { TEMAS } from '../casca/aplicar-tema.ts';
import { useTema } from '../casca/tema.ts';
import { useTitulo } from '../casca/titulo.ts';
import { Teclas } from '../partes/Teclas.tsx';
import { Contrastes, DaMarca } from './Cores.tsx';
import { Botoes, Camadas, Campos, Listas, Recados } from './Pecas.tsx';

type Secao = keyof typeof P.secoes;
const SECOES = Object.keys(P.secoes) as Secao[];

/** The pieces that the back office's screens are made of, the very ones, in every state. Fetched by who opens it alone. */
export default function DesignSystem() {
  useTitulo(P.titulo);
  const [tema, mudarTema] = useTema();
  const partes: Record<Secao, ReactNode> = {
    cores: (
      <>
        <p className="quieto">{P.coresExplicam}</p>
        <Contrastes tema={tema} />
      </>
    ),
    marcas: <DaMarca />,
    letras: (
      <>
        <p className="ds-titulo">{P.titulo1}</p>
        <p>
          <strong>{P.titulo2}</strong>
        </p>
        <p>{P.corpo}</p>
        <p className="quieto">{P.quieto}</p>
        <p className="quieto">{P.espacos}</p>
      </>
    ),
    botoes: <Botoes />,
    campos: <Campos />,
    recados: <Recados />,
    camadas: <Camadas />,
    listas: <Listas />,
    teclado: <Teclas de={P.teclas} />,
  };
  return (
    <div className="pagina design-system">
      <header className="lista-topo">
        <h1>{P.titulo}</h1>
      </header>
      <p className="quieto">{P.explica}</p>
      <fieldset className="ds-linha">
        <legend>{P.tema}</legend>
        {TEMAS.map((um) => (
          <label key={um} className="escolha">
            <input type="radio" name="ds-tema" checked={tema === um} onChange={() => mudarTema(um)} />
            {ADMIN.temas[um]}
          </label>
        ))}
      </fieldset>
      <nav aria-label={P.partes}>
        <ul className="ds-linha">
          {SECOES.map((qual) => (
            <li key={qual}>
              <a className="elo" href={`#ds-${qual}`}>
                {P.secoes[qual]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {SECOES.map((qual) => (
        <section key={qual} aria-labelledby={`ds-${qual}`}>
          <h2 id={`ds-${qual}`} tabIndex={-1}>
            {P.secoes[qual]}
          </h2>
          {partes[qual]}
        </section>
      ))}
    </div>
  );
}
