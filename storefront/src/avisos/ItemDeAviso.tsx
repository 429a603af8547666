import type { AvisoDoSino } from '@martelo/shared/avisos/esquemas';
import { formatarDataHora } from '@martelo/shared/datas';
import { AVISOS } from '../palavras/avisos.ts';
import estilo from './ItemDeAviso.module.css';

/** One notice: the whole of it leads to what it is about, and reads it. */
export function ItemDeAviso({ aviso, aoLer }: { aviso: AvisoDoSino; aoLer: () => void }) {
  const { titulo, corpo, destino, em, lidoEm } = aviso;
  return (
    <li className={estilo.item}>
      {/* A full load: what is shown there is of that moment. */}
      <a href={destino} onClick={lidoEm === null ? aoLer : undefined}>
        {lidoEm === null && (
          <span className={estilo.novo}>
            <span className="so-leitor">{AVISOS.naoLido}</span>
          </span>
        )}
        <strong className={lidoEm === null ? undefined : estilo.lido}>{titulo}</strong>
        <span className={estilo.corpo}>{corpo}</span>
        <time dateTime={em}>{formatarDataHora(em)}</time>
      </a>
    </li>
  );
}
