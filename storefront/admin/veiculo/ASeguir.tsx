import { documentosQueFaltam } from '@martelo/shared/estoque-preparo';
import { QUEM_VE_O_ESTOQUE } from '@martelo/shared/papeis';
import { type PassoDoVeiculo, proximoPasso } from '@martelo/shared/veiculo-proximo';
import { Link, useLocation } from 'react-router';
import { ADMIN_VEICULO as P } from '../../src/palavras/admin-veiculo.ts';
import { useCasa, useTemPapel } from '../dados/contexto.tsx';
import { type Aba, abasDe } from './abas.ts';
import type { Veiculo } from './veiculo.ts';

/** In which of its parts what is next is done; what is done elsewhere is not here. */
const NA_ABA: Readonly<Record<Exclude<PassoDoVeiculo, 'LEVAR_A_LEILAO' | 'ACOMPANHAR_LOTE'>, Aba>> = {
  ...{ PEDIR_REMOCAO: 'remocoes', ACOMPANHAR_REMOCAO: 'remocoes', CLASSIFICAR: 'valor' },
  ...{ VISTORIAR: 'vistorias', DOCUMENTAR: 'detalhes', LIBERAR_VENDA: 'detalhes' },
  ...{ DEVOLVER: 'patio', ENTREGAR: 'patio' },
};

/** The next thing to do, and the way there where it is open to who looks. */
export function ASeguir({ veiculo }: { veiculo: Veiculo }) {
  const casa = useCasa();
  const { state } = useLocation();
  const veEstoque = useTemPapel(QUEM_VE_O_ESTOQUE);
  const { situacao = 'CADASTRADO', preparo = null } = veiculo;
  const passo = proximoPasso({ ...veiculo, situacao, preparo });
  const saiu = situacao === 'ENTREGUE' || situacao === 'DEVOLVIDO';
  if (passo === null && !saiu) return null;
  const faltam = passo === 'DOCUMENTAR' ? documentosQueFaltam(veiculo) : [];
  const para = passo && paraOnde(passo);
  return (
    <p className="veiculo-a-seguir">
      <span className="quieto">{P.aSeguir}</span>{' '}
      {passo === null ? (
        P.nadaASeguir
      ) : para ? (
        <Link to={para} state={state} className="elo">
          {P.passos[passo]}
        </Link>
      ) : (
        P.passos[passo]
      )}
      {faltam.length > 0 && ` (${P.faltam(faltam)})`}
    </p>
  );

  function paraOnde(qual: PassoDoVeiculo): string | { search: string } | null {
    if (qual === 'LEVAR_A_LEILAO') return veEstoque ? '/estoque?preparo=PRONTO' : null;
    if (qual === 'ACOMPANHAR_LOTE')
      return veiculo.lelUid && casa.telas.has('lote') ? `/lote/${veiculo.lelUid}` : null;
    const aba = NA_ABA[qual];
    return abasDe(casa).includes(aba) ? { search: `?aba=${aba}` } : null;
  }
}
