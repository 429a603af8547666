import type { LoteAcompanhado } from '@martelo/shared/acompanhar';
import { type Contra, GRUPOS, totais } from '@martelo/shared/acompanhar-totais';
import { formatarReais } from '@martelo/shared/reais';
import { ADMIN_ACOMPANHAR } from '../../src/palavras/admin-acompanhar.ts';
import { useCasa } from '../dados/contexto.tsx';

const porcento = ({ lances, contra }: Contra): string =>
  `${Math.round((lances / contra) * 100).toLocaleString('pt-BR')}%`;

/** What each group comes to, against its reserves and its market values where those are known. */
export function Totais({ lotes }: { lotes: readonly LoteAcompanhado[] }) {
  const P = ADMIN_ACOMPANHAR[useCasa().configuracao.marca.tipo];
  const somas = totais(lotes);
  return (
    <ul className="painel-azulejos" aria-label={P.totais}>
      {GRUPOS.map((grupo) => {
        const { lotes: quantos, valor, reserva, mercado } = somas[grupo];
        return (
          <li key={grupo} className="painel-azulejo acompanhar-total" data-grupo={grupo}>
            <strong>{quantos.toLocaleString('pt-BR')}</strong>
            <span>{P.grupos[grupo]}</span>
            <small>{formatarReais(valor)}</small>
            {reserva.contra > 0 && <small>{P.contraReserva(porcento(reserva))}</small>}
            {mercado.contra > 0 && <small>{P.contraMercado(porcento(mercado))}</small>}
          </li>
        );
      })}
    </ul>
  );
}
