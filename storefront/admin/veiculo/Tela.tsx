import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useGetOne } from 'ra-core';
import { lazy, useState } from 'react';
import { ABA_DOS_LOTES, ADMIN_VEICULO as P } from '../../src/palavras/admin-veiculo.ts';
import { useTitulo } from '../casca/titulo.ts';
import type { Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { EmAbas } from '../partes/Abas.tsx';
import { NaoAbriu, Volta } from '../registro/Moldura.tsx';
import { useMudouAgora } from '../registro/usar-mudou-agora.ts';
import { Abrindo } from '../ui/Abrindo.tsx';
import { tituloDe } from '../valor/valor.ts';
import Detalhes from './abas/Detalhes.tsx';
import { type Aba, abasDe } from './abas.ts';
import { Cabecalho } from './Cabecalho.tsx';
import Novo from './Novo.tsx';
import type { PropsDaAba, Veiculo } from './veiculo.ts';

// What it opens with comes with it.
const TELAS: Record<Aba, React.ComponentType<PropsDaAba>> = {
  detalhes: Detalhes,
  fotos: lazy(() => import('./abas/Fotos.tsx')),
  lotes: lazy(() => import('./abas/Lotes.tsx')),
  patio: lazy(() => import('./abas/Patio.tsx')),
  remocoes: lazy(() => import('./abas/Remocoes.tsx')),
  vistorias: lazy(() => import('./abas/Vistorias.tsx')),
  valor: lazy(() => import('./abas/Valor.tsx')),
  custodia: lazy(() => import('./abas/Custodia.tsx')),
  historico: lazy(() => import('./abas/Historico.tsx')),
};

/** A vehicle, and all that the house knows of it and does with it. */
export default function Tela({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  return uid === 'novo' && recurso.cria ? <Novo {...{ recurso }} /> : <Lida {...{ recurso, uid }} />;
}

function Lida({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  const [inteiros, pedirInteiros] = useState(false);
  const { data, error, refetch } = useGetOne<Veiculo>(
    recurso.nome,
    { id: uid as never, meta: inteiros ? { inteiros } : undefined },
    // Asked for whole, what is there stays until that comes.
    { retry: false, placeholderData: (antes) => antes },
  );
  const lerDeNovo = () => void refetch();
  if (error) return <NaoAbriu {...{ recurso, lerDeNovo }} erro={error as unknown as Recusa} />;
  if (data === undefined) return <Abrindo tela />;
  return (
    <Aberto
      {...{ recurso, lerDeNovo }}
      veiculo={data}
      pedirInteiros={inteiros ? null : () => pedirInteiros(true)}
    />
  );
}

function Aberto({ pedirInteiros, ...props }: PropsDaAba & { pedirInteiros: (() => void) | null }) {
  const { recurso, veiculo, lerDeNovo } = props;
  const titulo = tituloDe({ ...recurso, titulo: ['marca', 'modelo', 'versao'] }, veiculo);
  useTitulo(`${titulo} ${veiculo.placa ?? ''}`.trim());
  // What happens in the yard or at an auction is seen here as it happens; a form that is being written in stays on what it was begun on.
  useMudouAgora(recurso, veiculo, lerDeNovo);
  const casa = useCasa();
  const rotulos = { ...P.abas, ...ABA_DOS_LOTES[casa.configuracao.marca.tipo] };
  return (
    <div className="pagina registro veiculo">
      <Volta recurso={recurso} />
      <Cabecalho {...props} {...{ titulo, pedirInteiros }} />
      <EmAbas nome={P.partes} abas={abasDe(casa)} rotulos={rotulos} telas={TELAS} props={props} />
    </div>
  );
}
