import { useCasa } from '../../dados/contexto.tsx';
import { DaEspecie } from '../../partes/DaEspecie.tsx';
import { type PropsDaAba, usePalavras } from '../lance.ts';

/** What its client was told, and whether it reached them. */
export default function Notificacoes({ lance }: PropsDaAba) {
  const P = usePalavras();
  const recurso = useCasa().recursos.get('entregaDeAviso');
  if (recurso === undefined) return null;
  return (
    <DaEspecie
      recurso={recurso}
      filtro={{ tipo: 'exata', campo: 'cliUid', valor: lance.cliUid }}
      campos={['evento', 'canal', 'situacao', 'criadaEm', 'enviadaEm']}
      vazio={P.semNotificacoes}
    />
  );
}
