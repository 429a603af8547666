import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useGetOne } from 'ra-core';
import type { Registro as Doc } from '../dados/tipos.ts';
import Registro from '../registro/Tela.tsx';
import { VeiculoNoPatio } from './OndeEsta.tsx';

/** A vehicle: what every kind's screen has, and where it stands. */
export default function Tela({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  return (
    <>
      <Registro {...{ recurso, uid }} />
      {uid !== 'novo' && <Onde {...{ recurso, uid }} />}
    </>
  );
}

function Onde({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  const { data } = useGetOne<Doc>(recurso.nome, { id: uid as never }, { retry: false });
  // Why it cannot be opened is said above.
  if (data === undefined) return null;
  return (
    <div className="pagina estadia">
      <VeiculoNoPatio veiUid={data.uid} />
    </div>
  );
}
