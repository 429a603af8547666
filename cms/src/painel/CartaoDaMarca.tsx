import { formatarDataHora } from '@martelo/shared/datas';
import { inicialDe } from '@martelo/shared/pagina/tema/inicial';
import { tema } from '@martelo/shared/pagina/tema/tema';
import { ExternalLink, PanelsTopLeft, Plus, Settings2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { enderecoDaMarca } from '../ambiente.ts';
import { ListaDePendencias } from '../marca/ListaDePendencias.tsx';
import { coresDe } from '../marca/leitura-do-tema.ts';
import { INICIO } from '../palavras/inicio.ts';
import { PAINEL } from '../palavras/painel.ts';
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
            {PAINEL[marca.tipo].venda} · {marca.dominio || new URL(endereco).host}
          </p>
        </div>
        <p className={estilos.contagem}>
          {INICIO.paginas(paginas.length)}
          {rascunhos > 0 && INICIO.quantosRascunhos(rascunhos)}
        </p>
      </header>
      <div className={estilos.acoes}>
        <a className={estilos.leve} href={endereco} target="_blank" rel="noreferrer">
          <ExternalLink size={16} aria-hidden="true" /> {INICIO.verOSite}
        </a>
        {edita && (
          <a className={estilos.leve} href="/admin/collections/paginas/create">
            <Plus size={16} aria-hidden="true" /> {INICIO.novaPagina}
          </a>
        )}
        {adm && (
          <a className={estilos.leve} href={`/admin/collections/hotsites/${marca.id}`}>
            <Settings2 size={16} aria-hidden="true" /> {INICIO.configurarAMarca}
          </a>
        )}
      </div>
      {pendencias && (
        <div className={estilos.pendencias}>
          <ListaDePendencias lista={pendencias} fechada />
        </div>
      )}
      {ordenadas.length === 0 && <p className={estilos.nada}>{INICIO.semPaginas}</p>}
      <ul className={estilos.paginas}>
        {ordenadas.map((pagina) => (
          <li key={pagina.id}>
            <span className={estilos.nome}>
              <strong>{pagina.titulo}</strong>
              <span>
                {INICIO.alteradaEm(
                  pagina.uri === 'pagina-inicial' ? '' : pagina.uri,
                  formatarDataHora(pagina.updatedAt),
                )}
              </span>
            </span>
            <span className={`${estilos.estado} ${pagina._status === 'published' ? '' : estilos.rascunho}`}>
              {pagina._status === 'published' ? INICIO.publicada : INICIO.comRascunho}
            </span>
            {edita && (
              <a
                className={estilos.abrirPagina}
                href={`/admin/construtor/${pagina.id}`}
                aria-label={INICIO.abrirNoConstrutorTitulo(pagina.titulo)}
              >
                <PanelsTopLeft size={18} aria-hidden="true" /> {INICIO.abrir}
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
