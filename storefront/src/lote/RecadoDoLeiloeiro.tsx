'use client';

import { formatarHora } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { RecadoDoPregao } from '@martelo/shared/recado-do-pregao';
import { COMUNICADOS } from '../palavras/comunicados.ts';
import { Icone } from '../site/ui/Icone.tsx';
import estilo from './ComunicadosDoLote.module.css';

/** What the auctioneer last told everybody, of no lot in particular (L8). */
export default function RecadoDoLeiloeiro({ recado, modo }: { recado: RecadoDoPregao; modo: TipoHotsite }) {
  return (
    <p role="status" className={estilo.um}>
      <Icone nome="message-circle" tamanho={18} />
      <small>
        {COMUNICADOS[modo].recado} · <time dateTime={recado.em}>{formatarHora(recado.em)}</time>
      </small>
      <span>{recado.texto}</span>
    </p>
  );
}
