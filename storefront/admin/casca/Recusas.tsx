import { Link, useRouteError } from 'react-router';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_RECUSA } from '../../src/palavras/admin-recusa.ts';
import { Botao } from '../ui/Botao.tsx';
import { useTitulo } from './titulo.ts';

/** Whose a screen is that is not who asks' (BO1). */
export const TelaDeOutros = ({ papeis }: { papeis: readonly string[] }) => (
  <Recusa codigo="403" titulo={ADMIN_RECUSA.titulo}>
    {ADMIN_RECUSA.deOutros(papeis.join(', '))}
  </Recusa>
);

export const SemTela = () => (
  <Recusa codigo="404" titulo={ADMIN_RECUSA.semTelaTitulo}>
    {ADMIN_RECUSA.semTela}
  </Recusa>
);

function Recusa({ codigo, titulo, children }: { codigo: string; titulo: string; children: string }) {
  useTitulo(titulo);
  return (
    <section className="recusa">
      <p className="recusa-codigo">{codigo}</p>
      <h1>{titulo}</h1>
      <p>{children}</p>
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
