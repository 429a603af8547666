import { useId } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { Suspenso } from '../ui/Suspenso.tsx';
import { TEMAS } from './aplicar-tema.ts';
import { DENSIDADES, useDensidade, useTeclasSoltas, useTema } from './tema.ts';

/** How one likes to look at it: kept in this browser. */
export function EscolhasDeAparencia() {
  const [tema, mudarTema] = useTema();
  const [densidade, mudarDensidade] = useDensidade();
  const [teclas, mudarTeclas] = useTeclasSoltas();
  // They stand in the head and on one's own page, perhaps both at once.
  const grupo = useId();
  return (
    <div className="aparencia">
      <fieldset>
        <legend>{ADMIN.tema}</legend>
        {TEMAS.map((um) => (
          <label key={um} className="escolha">
            <input type="radio" name={`tema${grupo}`} checked={tema === um} onChange={() => mudarTema(um)} />
            {ADMIN.temas[um]}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{ADMIN.densidade}</legend>
        {DENSIDADES.map((uma) => (
          <label key={uma} className="escolha">
            <input
              type="radio"
              name={`densidade${grupo}`}
              checked={densidade === uma}
              onChange={() => mudarDensidade(uma)}
            />
            {ADMIN.densidades[uma]}
          </label>
        ))}
      </fieldset>
      <label className="escolha">
        <input type="checkbox" checked={teclas} onChange={(evento) => mudarTeclas(evento.target.checked)} />
        {ADMIN.teclasSoltas}
      </label>
    </div>
  );
}

/** The same from the head of every screen. */
export function Aparencia() {
  // Read here as well: what was chosen counts before anybody opens it.
  useTema();
  useDensidade();
  return (
    <Suspenso rotulo={ADMIN.aparencia} icone="sliders-horizontal" soIcone direita>
      {() => <EscolhasDeAparencia />}
    </Suspenso>
  );
}
