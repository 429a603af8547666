import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useQueryClient } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { lazy } from 'react';
import { useTitulo } from '../casca/titulo.ts';
import type { Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { EmAbas } from '../partes/Abas.tsx';
import { NaoAbriu, Volta } from '../registro/Moldura.tsx';
import { useMudouAgora } from '../registro/usar-mudou-agora.ts';
import { Abrindo } from '../ui/Abrindo.tsx';
import { tituloDe } from '../valor/valor.ts';
import { Cabecalho } from './Cabecalho.tsx';
import { type PropsDaVenda, usePalavras, type Venda } from './venda.ts';

const TELAS = {
  resumo: lazy(() => import('./abas/Resumo.tsx')),
  pagamentos: lazy(() => import('./abas/Pagamentos.tsx')),
  lotes: lazy(() => import('./abas/Lotes.tsx')),
  papeis: lazy(() => import('./abas/Papeis.tsx')),
  impressos: lazy(() => import('./abas/Impressos.tsx')),
  retiradas: lazy(() => import('./abas/Retiradas.tsx')),
} as const satisfies Record<string, React.ComponentType<PropsDaVenda>>;
type Aba = keyof typeof TELAS;

/** A sale, from the hammer to the keys: its money, its lots, their papers and pickups, and all that settlement does with them. */
export default function Tela({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  const consultas = useQueryClient();
  const { data, error } = useGetOne<Venda>(recurso.nome, { id: uid as never }, { retry: false });
  const lerDeNovo = () => {
    // The sale itself, lists that it stands in, what was printed of it; what waits for a second person.
    for (const especie of [recurso.nome, 'aprovacao'])
      void consultas.invalidateQueries({ queryKey: [especie] });
  };
  if (error) return <NaoAbriu {...{ recurso, lerDeNovo }} erro={error as unknown as Recusa} />;
  if (data === undefined) return <Abrindo tela />;
  return <Aberta {...{ recurso, lerDeNovo }} venda={data} />;
}

function Aberta(props: PropsDaVenda) {
  const { recurso, venda, lerDeNovo } = props;
  const P = usePalavras();
  const titulo = tituloDe(recurso, venda);
  useTitulo(titulo);
  // A bank pays, a buyer sends a proof: it stands here when it happens.
  useMudouAgora(recurso, venda, lerDeNovo);
  const { recursos } = useCasa();
  const abas = (Object.keys(TELAS) as Aba[]).filter(
    (aba) => aba !== 'retiradas' || recursos.has('agendamento'),
  );
  return (
    <div className="pagina registro">
      <Volta recurso={recurso} />
      <Cabecalho {...props} titulo={titulo} />
      <EmAbas nome={P.partes} abas={abas} rotulos={P.abas} telas={TELAS} props={props} />
    </div>
  );
}
