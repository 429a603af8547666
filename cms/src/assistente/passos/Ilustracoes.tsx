import { coresDaCena, svgDaCena } from '../../semente/cena.ts';
import { ESTILOS } from '../../semente/estilos.ts';
import type { PropsPasso } from '../Assistente.tsx';
import estilos from '../assistente.module.css';

export function Ilustracoes({ rascunho, mudar }: PropsPasso) {
  return (
    <>
      <p className={estilos.intro}>
        O site já nasce ilustrado, nas cores da marca. Suas fotos entram no lugar quando você quiser.
      </p>
      <fieldset className={estilos.cenas}>
        <legend className={estilos.soLeitor}>Jeito das imagens</legend>
        {ESTILOS.map(({ valor, rotulo, ajuda }, i) => (
          <label key={valor} className={estilos.paleta}>
            <input
              type="radio"
              name="estilo"
              checked={rascunho.estilo === valor}
              onChange={() => mudar({ estilo: valor })}
            />
            <img
              alt=""
              src={`data:image/svg+xml,${encodeURIComponent(
                svgDaCena({
                  motivo: (['sedan', 'picape', 'caminhao', 'moto'] as const)[i % 4]!,
                  estilo: valor,
                  ...coresDaCena(rascunho.cores),
                  largura: 640,
                  altura: 360,
                }),
              )}`}
            />
            <span>
              <strong>{rotulo}</strong>
              {ajuda}
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
