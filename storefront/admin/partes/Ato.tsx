import type { RecursoDescrito } from '@martelo/shared/recurso';
import { lazy, Suspense, useState } from 'react';
import type { NomeIcone } from '../../src/site/ui/Icone.tsx';
import type { Espera } from '../dados/chamar.ts';
import type { Registro } from '../dados/tipos.ts';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';

/** Its question has a form in it, which is fetched when it is asked. */
const Agir = lazy(() => import('../registro/Agir.tsx'));

/** A button for one verb of a kind; none where it is not for who looks. */
export function Ato({
  recurso,
  nome,
  registro,
  rotulo,
  icone,
  variante = 'normal',
  fixos,
  semCampos = false,
  aoMudar,
}: {
  recurso: RecursoDescrito;
  nome: string;
  registro: Registro;
  rotulo: string;
  icone?: NomeIcone;
  variante?: 'normal' | 'primario' | 'perigo';
  /** What goes without saying here, and is sent with the rest. */
  fixos?: Readonly<Record<string, string>>;
  /** Nothing is to be said with it here. */
  semCampos?: boolean;
  aoMudar: (mudado: Registro) => void;
}) {
  const [aberto, abrir] = useState(false);
  const dizer = useDizer();
  const online = useOnline();
  const declarada = recurso.acoes.find((uma) => uma.nome === nome);
  if (declarada === undefined) return null;
  const aoEsperar = ({ message }: Espera) => {
    abrir(false);
    dizer(message);
  };
  const campos = semCampos ? [] : declarada.campos.filter(({ campo }) => fixos?.[campo] === undefined);
  const acao = { ...declarada, campos };
  return (
    <>
      <Botao {...{ icone, variante }} disabled={!online} onClick={() => abrir(true)}>
        {rotulo}
      </Botao>
      {aberto && (
        <Suspense>
          <Agir {...{ recurso, registro, acao, fixos, aoMudar, aoEsperar }} aoFechar={() => abrir(false)} />
        </Suspense>
      )}
    </>
  );
}
