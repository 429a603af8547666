import type { PropsDaAba } from '../lance.ts';
import { Linhas } from './Linhas.tsx';

/** All that was offered for this lot. */
export default function DoLote({ lance: { lelUid } }: PropsDaAba) {
  return <Linhas filtros={[{ tipo: 'exata', campo: 'lelUid', valor: lelUid }]} />;
}
