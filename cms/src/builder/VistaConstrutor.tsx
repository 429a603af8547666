import { ErroMartelo } from '@martelo/shared/erros';
import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { JANELA } from '../palavras/construtor/janela.ts';
import { Construtor } from './Construtor.tsx';
import estilos from './construtor.module.css';
import { abrirPagina, type PaginaAberta } from './servidor/pagina.ts';

/** `/admin/construtor/:paginaId`. Payload does not guard custom root views: who comes here is asked here. */
export async function VistaConstrutor({ initPageResult, params }: AdminViewServerProps) {
  const { req } = initPageResult;
  const segmentos = [params?.segments ?? []].flat();
  const id = segmentos[1] ?? '';
  if (!/^(\d{1,15}|[0-9a-f]{24})$/.test(id)) notFound();
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/construtor/${id}`)}`);
  let aberta: PaginaAberta;
  try {
    aberta = await abrirPagina(req, id);
  } catch (erro) {
    if (erro instanceof ErroMartelo && erro.codigo === 'SEM_PERMISSAO')
      return <Aviso frase={JANELA.voceNaoEdita} />;
    if (erro instanceof ErroMartelo && erro.codigo === 'NAO_ENCONTRADO')
      return <Aviso frase={JANELA.estaPaginaNaoExiste} />;
    throw erro;
  }
  return <Construtor aberta={aberta} />;
}

function Aviso({ frase }: { frase: string }) {
  return (
    <main className={estilos.aviso}>
      <p>{frase}</p>
      <a href="/admin">{JANELA.voltarAoInicio}</a>
    </main>
  );
}
