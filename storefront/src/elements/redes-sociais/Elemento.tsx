import type { Item } from '@martelo/shared/pagina';
import { ehIconeDeConteudo } from '@martelo/shared/pagina/icones/icones-conteudo';
import { destinoSeguro } from '@martelo/shared/pagina/link/destino';
import { coresLegiveis } from '@martelo/shared/pagina/tema/tema';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { IconeConteudo } from '../../site/ui/IconeConteudo.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import type { PropsElemento } from '../elemento.ts';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Secao } from '../pecas/Secao.tsx';
import type { DadosRedes } from './dados.ts';
import estilo from './estilo.module.css';
import { contaDe, redeDe } from './redes.ts';

interface Perfil {
  chave: string;
  nome: string;
  url: string;
  icone: string;
  cores: Pick<Item, 'corTexto' | 'corFundo'>;
}

/** Where else the brand is: its configured networks, then the section's own. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosRedes | undefined>) {
  const perfis = juntar(dados ?? [], sessao.itens);
  if (perfis.length === 0) return <LugarVazio contexto={contexto}>{ELEMENTOS.semRedes}</LugarVazio>;
  const botoes = sessao.modelo === 'botoes';
  return (
    <Secao sessao={sessao} semTitulo>
      <div className={botoes ? estilo.emBotoes : estilo.emIcones}>
        {sessao.titulo && (
          <header className={estilo.cabeca}>
            <h2>{sessao.titulo}</h2>
            {sessao.subtitulo && <p>{sessao.subtitulo}</p>}
          </header>
        )}
        <ul className={botoes ? estilo.botoes : estilo.icones}>
          {perfis.map((perfil) => (
            <li key={perfil.chave}>
              <Ligacao
                href={perfil.url}
                className={botoes ? estilo.botao : estilo.icone}
                style={coresLegiveis(perfil.cores.corTexto, perfil.cores.corFundo, '#ffffff')}
              >
                <Marca perfil={perfil} />
                {botoes ? (
                  <span className={estilo.nome}>
                    <strong>{perfil.nome}</strong>
                    {contaDe(perfil.url) && <span>{contaDe(perfil.url)}</span>}
                  </span>
                ) : (
                  <span className="so-leitor">{perfil.nome}</span>
                )}
              </Ligacao>
            </li>
          ))}
        </ul>
      </div>
    </Secao>
  );
}

function Marca({ perfil }: { perfil: Perfil }) {
  const rede = ehIconeDeConteudo(perfil.icone) ? undefined : redeDe(perfil.url, perfil.nome);
  if (rede === undefined) return <IconeConteudo nome={perfil.icone} reserva="globe" tamanho={24} />;
  return (
    <svg viewBox="0 0 24 24" width={22} height={22} fill="currentColor" aria-hidden className={estilo.marca}>
      <path d={rede.desenho} />
    </svg>
  );
}

/** Each address once: an item that names a configured network takes its place, name and colours included. */
function juntar(daMarca: DadosRedes, itens: readonly Item[]): Perfil[] {
  const perfis = new Map<string, Perfil>();
  for (const { rede, url } of daMarca)
    perfis.set(semBarra(url), {
      chave: url,
      nome: rede,
      url,
      icone: '',
      cores: { corTexto: null, corFundo: null },
    });
  for (const item of itens) {
    if (item.link === null || destinoSeguro(item.link) === null) continue;
    const nome = item.titulo || redeDe(item.link)?.nome || item.link.replace(/^https?:\/\/(www\.)?/, '');
    perfis.set(semBarra(item.link), {
      chave: item.id,
      nome,
      url: item.link,
      icone: item.icone,
      cores: item,
    });
  }
  return [...perfis.values()];
}

const semBarra = (url: string): string => url.replace(/\/+$/, '').toLowerCase();
