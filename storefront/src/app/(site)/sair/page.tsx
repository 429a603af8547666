import { redirect } from 'next/navigation';
import { SESSAO } from '../../../palavras/sessao.ts';
import { TITULOS } from '../../../palavras/titulos.ts';
import estilo from '../../../sessao/Formulario.module.css';
import { SaidaAutomatica } from '../../../sessao/SaidaAutomatica.tsx';
import { tokenAtual } from '../../../sessao/sessao.ts';

export const metadata = { title: TITULOS.sair, robots: { index: false } };

export default async function PaginaSair() {
  if ((await tokenAtual()) === null) redirect('/login');
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <div className={estilo.cartao}>
        <h1>{SESSAO.saindo}</h1>
        <SaidaAutomatica />
      </div>
    </div>
  );
}
