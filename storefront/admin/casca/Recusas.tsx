import { type PapelInterno, ROTULOS_PAPEL } from '@martelo/shared/papeis';
import type { ReactNode } from 'react';
import { Link, useParams, useRouteError } from 'react-router';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_RECUSA } from '../../src/palavras/admin-recusa.ts';
import { useCasa, useTemPapel } from '../dados/contexto.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useTitulo } from './titulo.ts';

/**
 * An address that is no screen of who asks: whose it is, where it is somebody's; else that there is nothing.
 * @param daRota of a screen with an address of its own: which kind's list it stands for
 */
export function SemTela({ daRota }: { daRota?: string }) {
  const { rota = daRota, uid } = useParams();
  const fechado = useCasa().descritos.fechados.find(
    (um) => (uid === undefined ? um.rota : um.rotaDeUm) === rota,
  );
  return <Recusada papeis={fechado?.papeis} />;
}

/** A screen of some roles; whoever has none of them is told whose it is. */
export function SoDe({ papeis, children }: { papeis: readonly PapelInterno[]; children: ReactNode }) {
  return useTemPapel(papeis) ? children : <Recusada papeis={papeis.map((um) => ROTULOS_PAPEL[um])} />;
}

/** @param papeis whose it is; absent where there is nothing */
function Recusada({ papeis }: { papeis: readonly string[] | undefined }) {
  const titulo = papeis ? ADMIN_RECUSA.titulo : ADMIN_RECUSA.semTelaTitulo;
  useTitulo(titulo);
  return (
    <section className="recusa">
      <p className="recusa-codigo">{papeis ? '403' : '404'}</p>
      <h1>{titulo}</h1>
      <p>{papeis ? ADMIN_RECUSA.deOutros(papeis.join(', ')) : ADMIN_RECUSA.semTela}</p>
      <p className="recusa-acoes">
        <Link to="/">{ADMIN_RECUSA.irAoInicio}</Link>
      </p>
    </section>
  );
}

/** A screen that threw: the shell around it stands, and it can be drawn again. */
export function TelaQuebrada() {
  const erro = useRouteError();
  console.error(erro);
  return (
    <section className="recusa" role="alert">
      <h1>{ADMIN.telaQuebrou}</h1>
      <Botao onClick={() => location.reload()}>{ADMIN.tentarDeNovo}</Botao>
    </section>
  );
}
