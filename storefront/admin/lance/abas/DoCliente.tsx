import type { PropsDaAba } from '../lance.ts';
import { Linhas } from './Linhas.tsx';

/** All that the same one offered for this lot: the bid's own history. */
export default function DoCliente({ lance: { lelUid, cliUid } }: PropsDaAba) {
  return (
    <Linhas
      filtros={[
        { tipo: 'exata', campo: 'lelUid', valor: lelUid },
        { tipo: 'exata', campo: 'cliUid', valor: cliUid },
      ]}
    />
  );
}
