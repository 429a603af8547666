import { lazy } from 'react';
import { ADMIN_ASSINATURA as P } from '../../src/palavras/admin-assinatura.ts';
import { useTitulo } from '../casca/titulo.ts';
import { useCasa } from '../dados/contexto.tsx';
import { EmAbas } from '../partes/Abas.tsx';
import { Lido } from '../partes/Lido.tsx';
import { ESPECIE, useAssinatura } from './dados.ts';
import { Minha } from './Minha.tsx';

const TELAS = { minha: Minha, modelo: lazy(() => import('./Modelo.tsx')) };
const ABAS = ['minha', 'modelo'] as const;

/** How one's letters end: the brand's model with one's own fields; and that model, for who keeps it. */
export default function Assinatura() {
  useTitulo(P.titulo);
  const { data, error, isPending, refetch } = useAssinatura();
  const escreve = useCasa().recursos.get(ESPECIE)?.escreve === true;
  return (
    <div className="pagina assinatura-email">
      <h1>{P.titulo}</h1>
      <p className="quieto">{P.explica}</p>
      <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
        {data &&
          (escreve ? (
            <EmAbas nome={P.partes} abas={ABAS} rotulos={P.abas} telas={TELAS} props={{ assinatura: data }} />
          ) : (
            <Minha assinatura={data} />
          ))}
      </Lido>
    </div>
  );
}
