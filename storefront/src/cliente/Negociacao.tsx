'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { MinhaPosicao } from '@martelo/shared/lote-detalhe';
import { useRouter } from 'next/navigation';
import MinhaCondicional from '../negociacao/MinhaCondicional.tsx';
import MinhaProposta from '../negociacao/MinhaProposta.tsx';

/** What is being negotiated with me on a lot, with my answer where it is my turn. */
export function Negociacao({
  meu: { lelUid, proposta, condicional },
  modo,
  agora,
}: {
  meu: Pick<MinhaPosicao, 'lelUid' | 'proposta' | 'condicional'>;
  modo: TipoHotsite;
  agora: number;
}) {
  const router = useRouter();
  const aoMudar = () => router.refresh();
  if (condicional !== null) return <MinhaCondicional {...{ lelUid, condicional, agora, modo, aoMudar }} />;
  if (proposta !== null) return <MinhaProposta {...{ proposta, agora, modo, aoMudar }} />;
  return null;
}
