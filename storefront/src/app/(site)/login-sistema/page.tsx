import type { Metadata } from 'next';
import { ACESSO_UNICO } from '../../../palavras/perfil.ts';
import { TITULOS } from '../../../palavras/titulos.ts';
import { PedirAcesso } from '../../../perfil/AcessoUnico.tsx';
import estilo from '../../../sessao/Formulario.module.css';

export const metadata: Metadata = { title: TITULOS.acessoUnico, robots: { index: false } };

/** Where user and password are given for an access that opens the site once. */
export default function PaginaLoginSistema() {
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <div className={estilo.cartao}>
        <header>
          <h1>{ACESSO_UNICO.titulo}</h1>
          <p className={estilo.sub}>{ACESSO_UNICO.oQueE}</p>
        </header>
        <PedirAcesso />
      </div>
    </div>
  );
}
