import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useGetOne } from 'ra-core';
import { lazy, useState } from 'react';
import { ADMIN_CLIENTE as P } from '../../src/palavras/admin-cliente.ts';
import { useTitulo } from '../casca/titulo.ts';
import type { Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { EmAbas } from '../partes/Abas.tsx';
import { NaoAbriu, Volta } from '../registro/Moldura.tsx';
import { Abrindo } from '../ui/Abrindo.tsx';
import { tituloDe } from '../valor/valor.ts';
import { type Aba, abasDe } from './abas.ts';
import { Cabecalho } from './Cabecalho.tsx';
import type { Cliente, PropsDaAba } from './cliente.ts';
import { usePalavrasDoModo } from './cliente.ts';

const TELAS: Record<Aba, React.ComponentType<PropsDaAba>> = {
  cadastro: lazy(() => import('./abas/Cadastro.tsx')),
  documentos: lazy(() => import('./abas/Documentos.tsx')),
  contatos: lazy(() => import('./abas/Contatos.tsx')),
  habilitacoes: lazy(() => import('./abas/Habilitacoes.tsx')),
  grupos: lazy(() => import('./abas/Grupos.tsx')),
  lances: lazy(() => import('./abas/Lances.tsx')),
  compras: lazy(() => import('./abas/Compras.tsx')),
  incidentes: lazy(() => import('./abas/Incidentes.tsx')),
  acessos: lazy(() => import('./abas/Acessos.tsx')),
  notas: lazy(() => import('./abas/Notas.tsx')),
  pedidos: lazy(() => import('./abas/Pedidos.tsx')),
};

/** A client, and all that the house knows of them and does with them. */
export default function Tela({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  const [inteiros, pedirInteiros] = useState(false);
  const { data, error, refetch } = useGetOne<Cliente>(
    recurso.nome,
    { id: uid as never, meta: inteiros ? { inteiros } : undefined },
    // Asked for whole, what is there stays until that comes.
    { retry: false, placeholderData: (antes) => antes },
  );
  const lerDeNovo = () => void refetch();
  if (error) return <NaoAbriu {...{ recurso, lerDeNovo }} erro={error as unknown as Recusa} />;
  if (data === undefined) return <Abrindo tela />;
  return (
    <Aberto {...{ recurso, inteiros, lerDeNovo }} cliente={data} pedirInteiros={() => pedirInteiros(true)} />
  );
}

function Aberto(props: PropsDaAba) {
  const { recurso, cliente } = props;
  const casa = useCasa();
  const titulo = tituloDe(recurso, cliente);
  useTitulo(titulo);
  const abas = abasDe(casa);
  const { lances } = usePalavrasDoModo();
  const rotulos = { ...P.abas, lances };
  return (
    <div className="pagina registro">
      <Volta recurso={recurso} />
      <Cabecalho {...props} titulo={titulo} />
      <EmAbas nome={P.partes} abas={abas} rotulos={rotulos} telas={TELAS} props={props} />
    </div>
  );
}
