import { formatarDataHora } from '@martelo/shared/datas';
import { ExternalLink, PanelsTopLeft, Plus } from 'lucide-react';
import type { AdminViewServerProps } from 'payload';
import { editaMarca } from '../acesso/papeis.ts';
import { operadorDe } from '../acesso/regras.ts';
import { enderecoDaMarca } from '../ambiente.ts';
import type { Hotsite, Pagina } from '../payload-types.ts';
import estilos from './painel.module.css';

/** The panel's front page: the brands one sees and their pages, each a click away from the builder. */
export async function Inicio({ payload, user }: AdminViewServerProps) {
  if (!user) return null;
  const comum = { depth: 0, overrideAccess: false, user, pagination: false } as const;
  const [{ docs: marcas }, { docs: paginas }] = await Promise.all([
    payload.find({ collection: 'hotsites', sort: 'id', ...comum }),
    payload.find({
      collection: 'paginas',
      draft: true,
      sort: 'titulo',
      select: { titulo: true, uri: true, hotsite: true, _status: true, updatedAt: true, alteradoPor: true },
      ...comum,
    }),
  ]);
  const operador = operadorDe({ user });
  const nome = String((user as { nome?: string }).nome ?? user.email).split(' ')[0];
  return (
    <div className={estilos.inicio}>
      <h1>Olá, {nome}</h1>
      <p className={estilos.sub}>Escolha uma página para montar no construtor.</p>
      {marcas.length === 0 && <p className={estilos.nada}>Nenhuma marca foi concedida a você ainda.</p>}
      {marcas.map((marca) => (
        <Marca
          key={marca.id}
          marca={marca}
          edita={editaMarca(operador, marca.id)}
          paginas={paginas.filter((pagina) => pagina.hotsite === marca.id) as Pagina[]}
        />
      ))}
    </div>
  );
}

function Marca({ marca, paginas, edita }: { marca: Hotsite; paginas: Pagina[]; edita: boolean }) {
  const endereco = enderecoDaMarca(marca.subdominio);
  const ordenadas = [...paginas].sort(
    (a, b) => Number(b.uri === 'pagina-inicial') - Number(a.uri === 'pagina-inicial'),
  );
  return (
    <section className={estilos.marca} aria-labelledby={`marca-${marca.id}`}>
      <header className={estilos.cabeca}>
        <span
          className={estilos.amostra}
          style={{
            background: `linear-gradient(135deg, ${marca.corPrimaria} 55%, ${marca.corSecundaria} 55%)`,
          }}
        />
        <div>
          <h2 id={`marca-${marca.id}`}>{marca.nome}</h2>
          <p>
            {marca.tipo === 'loja' ? 'Loja' : 'Leilão'} · {new URL(endereco).host}
          </p>
        </div>
        <div className={estilos.acoes}>
          {edita && (
            <a className={estilos.leve} href="/admin/collections/paginas/create">
              <Plus size={16} aria-hidden="true" /> Nova página
            </a>
          )}
          <a className={estilos.leve} href={endereco} target="_blank" rel="noreferrer">
            <ExternalLink size={16} aria-hidden="true" /> Ver o site
          </a>
        </div>
      </header>
      {ordenadas.length === 0 && <p className={estilos.nada}>Esta marca ainda não tem páginas.</p>}
      <ul className={estilos.paginas}>
        {ordenadas.map((pagina) => (
          <li key={pagina.id}>
            <span className={estilos.nome}>
              <strong>{pagina.titulo}</strong>
              <span>
                /{pagina.uri === 'pagina-inicial' ? '' : pagina.uri} · alterada em{' '}
                {formatarDataHora(pagina.updatedAt)}
              </span>
            </span>
            <span className={`${estilos.estado} ${pagina._status === 'published' ? '' : estilos.rascunho}`}>
              {pagina._status === 'published' ? 'Publicada' : 'Com rascunho'}
            </span>
            {edita && (
              <a
                className={estilos.botao}
                href={`/admin/construtor/${pagina.id}`}
                aria-label={`Abrir ${pagina.titulo} no construtor`}
              >
                <PanelsTopLeft size={18} aria-hidden="true" /> Abrir no construtor
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
