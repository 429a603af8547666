import { inicialDe } from '@martelo/shared/pagina/tema/inicial';
import { QUEM_CUIDA_DE_ESTADIAS } from '@martelo/shared/papeis';
import { QUEM_VISTORIA } from '@martelo/shared/vistorias/vistoria';
import { useStore } from 'ra-core';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { ligar } from '../../src/live/conexao.ts';
import { ADMIN } from '../../src/palavras/admin.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useCasa, useTemPapel } from '../dados/contexto.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import { Aparencia } from './Aparencia.tsx';
import { Atalhos } from './Atalhos.tsx';
import { Bandeja } from './exportacoes/Bandeja.tsx';
import { OutrasMarcas } from './marca/OutrasMarcas.tsx';
import { type Entrada, menuDe, type Secao } from './menu.ts';
import { AbrirPaleta } from './paleta/AbrirPaleta.tsx';
import { Sino } from './sino/Sino.tsx';

const DoCampo = lazy(() => import('../campo/DoCampo.tsx'));
const DO_CAMPO = /^\/(estadias?|entrada-no-patio|fila-do-patio|servicos|servico-de-estadia|vistorias?)(\/|$)/;

const QUEM_TRABALHA_EM_CAMPO = [...QUEM_CUIDA_DE_ESTADIAS, ...QUEM_VISTORIA];

/** What stands around every screen: the brand, the rooms that are open, one's own account. */
export function Casca({ children }: { children: ReactNode }) {
  const casa = useCasa();
  const { secoes, daConta } = menuDe(casa);
  const [menuAberto, abrirMenu] = useState(false);
  const { pathname } = useLocation();
  const online = useOnline();
  const trabalha = useTemPapel(QUEM_TRABALHA_EM_CAMPO);
  const noCampo = trabalha && DO_CAMPO.test(pathname);
  useEffect(() => void ligar(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's change is the trigger
  useEffect(() => abrirMenu(false), [pathname]);
  return (
    <div className="casca">
      <a href="#conteudo" className="pular">
        {ADMIN.irParaConteudo}
      </a>
      <header className="topo">
        <Botao variante="leve" icone="menu" soIcone className="abre-menu" onClick={() => abrirMenu(true)}>
          {ADMIN.abrirMenu}
        </Botao>
        <Marca />
        <AbrirPaleta />
        <div className="topo-fim">
          <Bandeja />
          <Sino />
          <Atalhos />
          <Aparencia />
          <Conta nome={casa.usuario.nome} entradas={daConta} />
        </div>
      </header>
      {!online && (
        <p className="sem-conexao" role="status">
          <Icone nome="wifi-off" tamanho={16} />
          {ADMIN.semConexao}
        </p>
      )}
      <div className="meio">
        <nav className="lateral" aria-label={ADMIN.menu}>
          <Secoes secoes={secoes} />
        </nav>
        <main id="conteudo" tabIndex={-1}>
          {noCampo && (
            <Suspense>
              <DoCampo />
            </Suspense>
          )}
          {children}
        </main>
      </div>
      {menuAberto && (
        <Dialogo titulo={ADMIN.menu} lado aoFechar={() => abrirMenu(false)}>
          <nav className="lateral solta" aria-label={ADMIN.menu}>
            <Secoes secoes={secoes} />
          </nav>
        </Dialogo>
      )}
    </div>
  );
}

function Marca() {
  const { nome, logoUrl, logoClaraUrl } = useCasa().configuracao.marca;
  return (
    <Link to="/" className="marca">
      {logoUrl ? (
        <>
          <img src={logoUrl} alt="" height={26} className="logo-no-claro" />
          <img src={logoClaraUrl ?? logoUrl} alt="" height={26} className="logo-no-escuro" />
          <span className="so-leitor">{nome}</span>
        </>
      ) : (
        <>
          <span className="marca-inicial" aria-hidden>
            {inicialDe(nome)}
          </span>
          <strong>{nome}</strong>
        </>
      )}
      <span className="marca-lugar">{ADMIN.administracao}</span>
    </Link>
  );
}

const Secoes = ({ secoes }: { secoes: readonly Secao[] }) => {
  const aberta = cabem(secoes);
  return (
    <>
      <ul>
        <li>
          <NavLink to="/" end>
            {ADMIN.inicio}
          </NavLink>
        </li>
      </ul>
      {secoes.map((secao) => (
        <Sala key={secao.titulo} secao={secao} aberta={aberta} />
      ))}
    </>
  );
};

/** So many entries are seen at a glance; of more, the rooms are what one looks for first. */
const CABEM = 20;
const cabem = (secoes: readonly Secao[]): boolean =>
  secoes.flatMap(({ entradas }) => entradas).length <= CABEM;

/** A room of the menu. Open where one is in it, and as one left it last. */
function Sala({ secao: { titulo, icone, entradas }, aberta }: { secao: Secao; aberta: boolean }) {
  const { pathname } = useLocation();
  const [escolhida, escolher] = useStore<boolean | null>(`menu.${titulo}`, null);
  const aqui = entradas.some(
    ({ href, daqui, um = href }) =>
      daqui && [href, um].some((onde) => pathname === onde || pathname.startsWith(`${onde}/`)),
  );
  const mostra = aqui || (escolhida ?? aberta);
  return (
    <details
      open={mostra}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== mostra) escolher(open);
      }}
    >
      <summary>
        <Icone nome={icone} tamanho={14} />
        <h2>{titulo}</h2>
        <Icone nome="chevron-right" tamanho={14} className="sala-seta" />
      </summary>
      <ul>
        {entradas.map((entrada) => (
          <li key={entrada.href}>
            <Ir entrada={entrada} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Ir({ entrada: { href, rotulo, daqui } }: { entrada: Entrada }) {
  const dentro = (
    <>
      {rotulo}
      {!daqui && <Icone nome="external-link" tamanho={12} className="fora" />}
    </>
  );
  return daqui ? <NavLink to={href}>{dentro}</NavLink> : <a href={href}>{dentro}</a>;
}

function Conta({ nome, entradas }: { nome: string; entradas: readonly Entrada[] }) {
  const primeiro = nome.trim().split(/\s+/)[0] ?? '';
  return (
    <details className="suspenso conta" name="menus-do-topo">
      <summary className="botao leve">
        <span className="so-leitor">{ADMIN.conta(nome)}</span>
        <span className="conta-inicial" aria-hidden>
          {primeiro.charAt(0).toUpperCase()}
        </span>
        <span className="conta-nome" aria-hidden>
          {primeiro}
        </span>
      </summary>
      <div className="folha direita lista-de-acoes">
        {entradas.map((entrada) => (
          <Ir key={entrada.href} entrada={entrada} />
        ))}
        <OutrasMarcas />
        <a href="/">
          <Icone nome="store" tamanho={16} />
          {ADMIN.verSite}
        </a>
        <a href="/sair">
          <Icone nome="log-out" tamanho={16} />
          {ADMIN.sair}
        </a>
      </div>
    </details>
  );
}
