import { redirect } from 'next/navigation';
import estilo from '../../../sessao/Formulario.module.css';
import { SaidaAutomatica } from '../../../sessao/SaidaAutomatica.tsx';
import { tokenAtual } from '../../../sessao/sessao.ts';

export const metadata = { title: 'Sair', robots: { index: false } };

export default async function PaginaSair() {
  if ((await tokenAtual()) === null) redirect('/login');
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <div className={estilo.cartao}>
        <h1>Saindo…</h1>
        <SaidaAutomatica />
      </div>
    </div>
  );
}
