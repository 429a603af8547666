import { formatarDataHora } from '@martelo/shared/datas';
import { inicialDe } from '@martelo/storefront/site/casca/inicial';
import { tema } from '@martelo/storefront/site/tema';
import { ExternalLink, PanelsTopLeft, Plus, Settings2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { enderecoDaMarca } from '../ambiente.ts';
import { ListaDePendencias } from '../marca/ListaDePendencias.tsx';
import { coresDe } from '../marca/leitura-do-tema.ts';
import type { Hotsite, Pagina } from '../payload-types.ts';
import estilos from './painel.module.css';
import type { Pendencia } from './pendencias.ts';

/** A brand in its own colours, with its pages, each a press away from the builder. */
export function CartaoDaMarca({
  marca,
  logo,
  paginas,
  pendencias,
  edita,
  adm,
}: {
  marca: Hotsite;
  logo: string | null;
  paginas: readonly Pagina[];
  /** Null for whoever could not do anything about it. */
  pendencias: readonly Pendencia[] | null;
  edita: boolean;
  adm: boolean;
}) {
  const endereco = enderecoDaMarca(marca.subdominio);
  const rascunhos = paginas.filter(({ _status }) => _status !== 'published').length;
  const ordenadas = [...paginas].sort(
    (a, b) => Number(b.uri === 'pagina-inicial') - Number(a.uri === 'pagina-inicial'),
  );
  return (
    <section className={estilos.marca} aria-labelledby={`marca-${marca.id}`}>
      <header className={estilos.fachada} style={coresDaFachada(marca)}>
        <span className={estilos.emblema} data-inicial={inicialDe(marca.nome)} aria-hidden="true">
          {logo && <img src={logo} alt="" />}
        </span>
        <div>
          <h2 id={`marca-${marca.id}`}>{marca.nome}</h2>
          <p>
            {marca.tipo === 'loja' ? 'Loja' : 'Leilão'} · {marca.dominio || new URL(endereco).host}
          </p>
        </div>
        <p className={estilos.contagem}>
          {paginas.length} páginas{rascunhos > 0 && ` · ${rascunhos} com rascunho`}
        </p>
      </header>
      <div className={estilos.acoes}>
        <a className={estilos.leve} href={endereco} target="_blank" rel="noreferrer">
          <ExternalLink size={16} aria-hidden="true" /> Ver o site
        </a>
        {edita && (
          <a className={estilos.leve} href="/admin/collections/paginas/create">
            <Plus size={16} aria-hidden="true" /> Nova página
          </a>
        )}
        {adm && (
          <a className={estilos.leve} href={`/admin/collections/hotsites/${marca.id}`}>
            <Settings2 size={16} aria-hidden="true" /> Configurar a marca
          </a>
        )}
      </div>
      {pendencias && (
        <div className={estilos.pendencias}>
          <ListaDePendencias lista={pendencias} fechada />
        </div>
      )}
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
                className={estilos.abrirPagina}
                href={`/admin/construtor/${pagina.id}`}
                aria-label={`Abrir ${pagina.titulo} no construtor`}
              >
                <PanelsTopLeft size={18} aria-hidden="true" /> Abrir
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function coresDaFachada(marca: Hotsite): CSSProperties {
  const v = tema(coresDe(marca as unknown as Record<string, unknown>));
  return {
    '--um': v['gradiente-1'],
    '--dois': v['gradiente-2'],
    '--tres': v['gradiente-3'],
    '--letra': v['sobre-gradiente'],
    '--acao': v.acao,
    '--acao-texto': v['acao-texto'],
  } as CSSProperties;
}
