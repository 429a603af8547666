import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { Icone, type NomeIcone } from '../../site/ui/Icone.tsx';
import { aoAlcance, mesDe, nomeDoMes, somarMeses } from './calendario.ts';
import estilo from './estilo.module.css';

/** The month's name between the links that turn the page. */
export function Paginas({ mes, agora, id }: { mes: string; agora: number; id: string }) {
  const atual = mesDe(agora);
  return (
    <div className={estilo.paginas}>
      <h3 aria-live="polite">{nomeDoMes(mes)}</h3>
      <div>
        {mes !== atual && (
          <a href={`?mes=${atual}#agenda-${id}`} data-interna="parada" className={estilo.hoje}>
            {ELEMENTOS.hoje}
          </a>
        )}
        <Virar mes={somarMeses(mes, -1)} agora={agora} id={id} icone="chevron-left" />
        <Virar mes={somarMeses(mes, 1)} agora={agora} id={id} icone="chevron-right" />
      </div>
    </div>
  );
}

function Virar({ mes, agora, id, icone }: { mes: string; agora: number; id: string; icone: NomeIcone }) {
  if (!aoAlcance(mes, agora))
    return (
      <span className={estilo.virar} aria-hidden>
        <Icone nome={icone} />
      </span>
    );
  return (
    <a
      href={`?mes=${mes}#agenda-${id}`}
      data-interna="parada"
      rel="nofollow"
      aria-label={ELEMENTOS.irPara(nomeDoMes(mes))}
      className={estilo.virar}
    >
      <Icone nome={icone} />
    </a>
  );
}
