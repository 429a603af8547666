import { prefixoDoLote } from '@martelo/shared/lote-url';
import { SinoDoCabecalho } from '../../avisos/SinoDoCabecalho.tsx';
import { CASCA } from '../../palavras/casca.ts';
import { ambiente } from '../ambiente.ts';
import type { Hotsite } from '../conteudo/cms.ts';
import { classesDoBotao, Miolo } from '../ui/Botao.tsx';
import { Icone } from '../ui/Icone.tsx';
import { Ligacao } from '../ui/Ligacao.tsx';
import estilo from './Cabecalho.module.css';
import { FecharAoSair } from './FecharAoSair.tsx';
import { Logo } from './Logo.tsx';
import { menuDaConta } from './menu.ts';

export interface UsuarioDoCabecalho {
  nome: string;
  cliente: boolean;
  roles: readonly string[];
  /** Must have a second factor and has none: nothing else is open to them. */
  fatorPendente: boolean;
}

interface Props {
  marca: Hotsite;
  usuario: UsuarioDoCabecalho | null;
}

export function Cabecalho({ marca, usuario }: Props) {
  const palavras = CASCA[marca.tipo];
  const lotes = `/${prefixoDoLote(marca.tipo)}`;
  // Few enough to read at a glance; the rest is in the footer.
  const paginas = marca.paginasFixas.slice(0, 3);
  return (
    <header className={estilo.cabecalho}>
      <div className={`recipiente ${estilo.barra}`}>
        <Logo marca={marca} />
        <nav className={estilo.nav} aria-label={palavras.principal}>
          <Ligacao href={lotes}>{palavras.lotes}</Ligacao>
          {paginas.map(({ titulo, uri }) => (
            <Ligacao key={uri} href={`/${uri}`}>
              {titulo}
            </Ligacao>
          ))}
        </nav>
        <Busca acao={lotes} rotulo={palavras.buscarLotes} id="busca-topo" />
        <div className={estilo.conta}>
          {usuario ? <MenuConta usuario={usuario} palavras={palavras} /> : <Entrar palavras={palavras} />}
        </div>
        {usuario?.cliente && <SinoDoCabecalho modo={marca.tipo} />}
        <MenuMovel {...{ marca, usuario, lotes }} />
      </div>
    </header>
  );
}

function Busca({ acao, rotulo, id }: { acao: string; rotulo: string; id: string }) {
  return (
    <form action={acao} method="get" className={estilo.busca}>
      <label htmlFor={id} className="so-leitor">
        {rotulo}
      </label>
      <Icone nome="search" tamanho={18} />
      <input id={id} type="search" name="q" placeholder={rotulo} autoComplete="off" maxLength={120} />
    </form>
  );
}

function Entrar({ palavras }: { palavras: (typeof CASCA)['leilao'] }) {
  return (
    <>
      <a data-com-volta href="/login" className={estilo.entrar}>
        {palavras.entrar}
      </a>
      <a data-com-volta href="/cadastro" className={classesDoBotao({ tamanho: 'p' })}>
        <Miolo>{palavras.criarConta}</Miolo>
      </a>
    </>
  );
}

function MenuConta({
  usuario,
  palavras,
}: {
  usuario: UsuarioDoCabecalho;
  palavras: (typeof CASCA)['leilao'];
}) {
  const primeiro = usuario.nome.trim().split(/\s+/)[0] ?? '';
  return (
    <details className={estilo.menuConta} name="menus-do-topo">
      <summary>
        <span className={estilo.inicial} aria-hidden>
          {primeiro.charAt(0).toUpperCase()}
        </span>
        <span className={estilo.nomeConta}>{primeiro}</span>
        <Icone nome="chevron-down" tamanho={16} />
      </summary>
      <div className={estilo.folha}>
        <LinksDaConta usuario={usuario} palavras={palavras} />
      </div>
      <FecharAoSair />
    </details>
  );
}

function LinksDaConta({
  usuario,
  palavras,
}: {
  usuario: UsuarioDoCabecalho;
  palavras: (typeof CASCA)['leilao'];
}) {
  const entradas = menuDaConta(usuario, {
    palavras,
    painel: `${ambiente().cmsPublico}/admin`,
  });
  return (
    <>
      {entradas.map(({ href, rotulo, icone }) => (
        <Ligacao key={href} href={href}>
          <Icone nome={icone} tamanho={18} />
          {rotulo}
        </Ligacao>
      ))}
      <a href="/sair">
        <Icone nome="log-out" tamanho={18} />
        {palavras.sair}
      </a>
    </>
  );
}

function MenuMovel({ marca, usuario, lotes }: Props & { lotes: string }) {
  const palavras = CASCA[marca.tipo];
  return (
    <details className={estilo.menuMovel} name="menus-do-topo">
      <summary aria-label={palavras.menu}>
        <Icone nome="menu" tamanho={24} className={estilo.abrir} />
        <Icone nome="x" tamanho={24} className={estilo.fechar} />
      </summary>
      <div className={estilo.painel}>
        <Busca acao={lotes} rotulo={palavras.buscarLotes} id="busca-menu" />
        <nav aria-label={palavras.menu} className={estilo.lista}>
          <Ligacao href={lotes}>{palavras.lotes}</Ligacao>
          {marca.paginasFixas.map(({ titulo, uri }) => (
            <Ligacao key={uri} href={`/${uri}`}>
              {titulo}
            </Ligacao>
          ))}
        </nav>
        {usuario ? (
          <div className={estilo.lista}>
            <p className={estilo.saudacao}>{palavras.ola(usuario.nome.split(/\s+/)[0] ?? '')}</p>
            <LinksDaConta usuario={usuario} palavras={palavras} />
          </div>
        ) : (
          <div className={estilo.botoes}>
            <a data-com-volta href="/cadastro" className={classesDoBotao({ largo: true })}>
              <Miolo>{palavras.criarConta}</Miolo>
            </a>
            <a
              data-com-volta
              href="/login"
              className={classesDoBotao({ variante: 'secundario', largo: true })}
            >
              <Miolo>{palavras.entrar}</Miolo>
            </a>
          </div>
        )}
      </div>
      <FecharAoSair />
    </details>
  );
}
