import { ASSISTENTE } from '../../palavras/assistente.ts';
import { coresDaCena, svgDaCena } from '../../semente/cena.ts';
import { ESTILOS } from '../../semente/estilos.ts';
import estilos from '../assistente.module.css';
import type { PropsPasso } from './passo.ts';

export function Ilustracoes({ rascunho, mudar }: PropsPasso) {
  return (
    <>
      <p className={estilos.intro}>{ASSISTENTE.jaIlustrado}</p>
      <fieldset className={estilos.cenas}>
        <legend className={estilos.soLeitor}>{ASSISTENTE.jeitoDasImagens}</legend>
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
