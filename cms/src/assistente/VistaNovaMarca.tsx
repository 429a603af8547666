import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { ehAdm } from '../acesso/papeis.ts';
import { operadorDe } from '../acesso/regras.ts';
import { enderecoDaMarca } from '../ambiente.ts';
import { ASSISTENTE } from '../palavras/assistente.ts';
import { Assistente } from './Assistente.tsx';
import estilos from './assistente.module.css';
import { obrasAbertas } from './obras.ts';

/** `/admin/nova-marca`. Payload does not guard custom root views: who comes here is asked here. */
export async function VistaNovaMarca({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent('/admin/nova-marca')}`);
  if (!ehAdm(operadorDe(req)))
    return (
      <main className={estilos.aviso}>
        <h1>{ASSISTENTE.soAdmCriaMarcas}</h1>
        <p>{ASSISTENTE.pecaAQuemAdministra}</p>
        <a href="/admin">{ASSISTENTE.voltarAoInicio}</a>
      </main>
    );
  const pedida = searchParams?.retomar;
  const abertas = await obrasAbertas(req.payload);
  return (
    <Assistente
      endereco={enderecoDaMarca('{subdominio}')}
      retomar={abertas.find(({ uid }) => uid === pedida) ?? null}
    />
  );
}
