import type { AcessoAOutraMarca } from '@martelo/shared/sessao';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { ADMIN } from '../../../src/palavras/admin.ts';
import { ADMIN_MARCA as P } from '../../../src/palavras/admin-marca.ts';
import { ADMIN_RECUSA } from '../../../src/palavras/admin-recusa.ts';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { useCasa } from '../../dados/contexto.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { useTitulo } from '../titulo.ts';
import { paraOnde } from './para-onde.ts';

/** Goes to another brand: an access is asked for, and its site opens a session by it. This page goes, and its sockets with it. */
export default function TrocarMarca() {
  const { id } = useParams();
  const { state } = useLocation();
  const { descritos } = useCasa();
  const [recusa, recusar] = useState<Recusa | null>(null);
  const pedido = useRef(false);
  useTitulo(P.trocar);
  const ir = async () => {
    recusar(null);
    try {
      const corpo = { hotsiteId: Number(id) };
      const { hash, site } = await chamar<AcessoAOutraMarca>('POST', '/v1/auth/marca', { corpo });
      const retorno = paraOnde(descritos, (state as { de?: string } | null)?.de ?? '/');
      // In this screen's place: who comes back is where they were.
      location.replace(`${site}/admin-auth/${hash}?${new URLSearchParams({ retorno })}`);
    } catch (erro) {
      recusar(erro as Recusa);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a second access would end the first
  useEffect(() => {
    if (pedido.current) return;
    pedido.current = true;
    void ir();
  }, []);
  if (recusa === null) return <p className="abrindo">{P.indo}</p>;
  return (
    <section className="recusa">
      <h1>{P.naoFoi}</h1>
      <p role="alert">{recusa.message}</p>
      <p className="recusa-acoes">
        <Botao onClick={() => void ir()}>{ADMIN.tentarDeNovo}</Botao>
        <Link to="/">{ADMIN_RECUSA.irAoInicio}</Link>
      </p>
    </section>
  );
}
