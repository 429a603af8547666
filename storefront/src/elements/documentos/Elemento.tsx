import { formatarData } from '@martelo/shared/datas';
import type { ArquivosDoLeilao, TipoArquivoLeilao } from '@martelo/shared/leilao-arquivo';
import type { Item } from '@martelo/shared/pagina';
import { destinoSeguro } from '@martelo/shared/pagina/link/destino';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { formatarTamanho } from '../../site/tamanho.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import { IconeConteudo } from '../../site/ui/IconeConteudo.tsx';
import { Vazio } from '../../site/ui/Vazio.tsx';
import type { PropsElemento } from '../elemento.ts';
import { leilaoNoLink } from '../leilao.ts';
import { EstadoDados } from '../pecas/EstadoDados.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { extensaoDe } from './arquivo.ts';
import type { DadosDocumentos } from './dados.ts';
import estilo from './estilo.module.css';

interface Arquivo {
  chave: string;
  nome: string;
  nota: string;
  icone: string;
  url: string;
  detalhe: string;
}

const ICONES: Record<TipoArquivoLeilao, string> = {
  EDITAL: 'scroll-text',
  REGULAMENTO: 'book-check',
  ORDEM_VISITACAO: 'calendar-check',
  ORDEM_ENTRADA: 'list-checks',
  OUTRO: 'file-text',
};

/** Files to read before taking part: the page's own, then those of auctions, one group each. */
export function Elemento({ sessao, dados }: PropsElemento<DadosDocumentos>) {
  const proprios = sessao.itens.flatMap(doItem);
  const Titulo = sessao.titulo ? 'h3' : 'h2';
  const classe = sessao.modelo === 'cartoes' ? estilo.cartoes : estilo.lista;
  return (
    <Secao sessao={sessao}>
      <div className={estilo.grupos}>
        {proprios.length > 0 && <Arquivos arquivos={proprios} classe={classe} />}
        <EstadoDados
          dados={dados}
          rotulo={ELEMENTOS.carregandoOsDocumentos}
          volta={ELEMENTOS.documentosVoltam}
          esqueletos={{ quantos: 3, altura: 76 }}
        >
          {({ leiloes }) =>
            leiloes.length === 0 && proprios.length === 0 ? (
              <Vazio icone="file-text" titulo={ELEMENTOS.nenhumDocumento}>
                <p>{ELEMENTOS.aparecemQuando}</p>
              </Vazio>
            ) : (
              leiloes.map((grupo) => (
                <div key={grupo.leilao.uid} className={estilo.grupo}>
                  <header>
                    <Titulo>{nomeDoGrupo(grupo, sessao.itens)}</Titulo>
                    <p>
                      {[formatarData(grupo.leilao.data), grupo.leilao.cidade].filter(Boolean).join(' · ')}
                    </p>
                  </header>
                  {grupo.arquivos.length > 0 ? (
                    <Arquivos arquivos={grupo.arquivos.map(doLeilao)} classe={classe} />
                  ) : (
                    <p className={estilo.nenhum}>{ELEMENTOS.aindaNaoPublicados}</p>
                  )}
                </div>
              ))
            )
          }
        </EstadoDados>
      </div>
    </Secao>
  );
}

function Arquivos({ arquivos, classe }: { arquivos: readonly Arquivo[]; classe: string | undefined }) {
  return (
    <ul className={classe}>
      {arquivos.map((arquivo) => (
        <li key={arquivo.chave}>
          {/* A file, not a page: the browser opens it, the site's own navigation does not. */}
          <a href={arquivo.url} target="_blank" rel="noopener" className={estilo.arquivo}>
            <span className={estilo.icone}>
              <IconeConteudo nome={arquivo.icone} reserva="file-text" />
            </span>
            <span className={estilo.nome}>
              <strong>{arquivo.nome}</strong>
              {arquivo.nota && <span>{arquivo.nota}</span>}
              <span className={estilo.detalhe}>{arquivo.detalhe}</span>
            </span>
            <Icone nome="download" tamanho={20} className={estilo.baixar} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function doItem(item: Item): Arquivo | [] {
  const destino = item.link === null || leilaoNoLink(item.link) !== null ? null : destinoSeguro(item.link);
  if (destino === null) return [];
  return {
    chave: item.id,
    nome: item.titulo || ELEMENTOS.documento,
    nota: item.subtitulo,
    icone: item.icone,
    url: destino.href,
    detalhe: extensaoDe(destino.href) ?? ELEMENTOS.abrir,
  };
}

const doLeilao = ({ tipo, nome, url, extensao, tamanho }: ArquivosDoLeilao['arquivos'][number]): Arquivo => ({
  chave: `${tipo} ${url}`,
  nome,
  nota: '',
  icone: ICONES[tipo],
  url: destinoSeguro(url)?.href ?? '#',
  detalhe:
    [extensao, tamanho === null ? null : formatarTamanho(tamanho)].filter(Boolean).join(' · ') ||
    ELEMENTOS.abrir,
});

/** The words of the item that chose the auction, when it has any. */
const nomeDoGrupo = ({ leilao }: ArquivosDoLeilao, itens: readonly Item[]): string =>
  itens.find(({ link }) => leilaoNoLink(link) === leilao.uid)?.titulo || leilao.nome;
