import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import { contagemDeLotes } from '@martelo/shared/pagina/listagem/rotulos';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { Icone } from '../../site/ui/Icone.tsx';
import type { DadosFacetas } from '../dados/facetas.ts';
import type { PropsElemento } from '../elemento.ts';
import { Secao } from '../pecas/Secao.tsx';
import { Abertos, Escolha, Etiquetas, Faixa, Palavras, type PropsFiltro } from './Campos.tsx';
import estilo from './estilo.module.css';

/** The listing's own filters as a form that lands on it: no script is needed to find something. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosFacetas>) {
  const item = sessao.itens[0];
  const painel = sessao.modelo === 'painel';
  const palavras = PALAVRAS[contexto.modo];
  const filtro: PropsFiltro = {
    id: sessao.id,
    facetas: dados.estado === 'ok' ? dados : null,
    modo: contexto.modo,
  };
  const buscar = (
    <Botao type="submit" tamanho={painel ? 'g' : 'm'} icone="search" className={estilo.buscar}>
      {item?.textoBotao || ELEMENTOS.buscar(palavras.lotes.toLowerCase())}
    </Botao>
  );
  return (
    <Secao sessao={sessao} semTitulo>
      <div className={estilo.caixa}>
        {(item?.titulo || item?.subtitulo) && (
          <header className={estilo.cabeca}>
            {item.titulo && <h2>{item.titulo}</h2>}
            {item.subtitulo && <p>{item.subtitulo}</p>}
          </header>
        )}
        <form action={`/${prefixoDoLote(contexto.modo)}`} method="get" className={estilo.formulario}>
          {painel ? (
            <>
              <Palavras {...filtro} />
              <Etiquetas {...filtro} />
              <div className={estilo.campos}>
                <Escolha {...filtro} nome="marca" />
                <Escolha {...filtro} nome="uf" />
                <Escolha {...filtro} nome="cidade" />
                <Escolha {...filtro} nome="leilao" />
                <Faixa {...filtro} nome="valor" />
                <Faixa {...filtro} nome="ano" />
              </div>
            </>
          ) : (
            <>
              <div className={estilo.barra}>
                <Palavras {...filtro} />
                <Escolha {...filtro} nome="tipo" />
                <Escolha {...filtro} nome="marca" />
                <Escolha {...filtro} nome="uf" />
                {buscar}
              </div>
              <details className={estilo.mais}>
                <summary>
                  <Icone nome="sliders-horizontal" tamanho={18} />
                  {ELEMENTOS.maisFiltros}
                </summary>
                <div className={estilo.campos}>
                  <Escolha {...filtro} nome="cidade" />
                  <Escolha {...filtro} nome="leilao" />
                  <Faixa {...filtro} nome="valor" />
                  <Faixa {...filtro} nome="ano" />
                </div>
              </details>
            </>
          )}
          <div className={estilo.pe}>
            <Abertos {...filtro} />
            <p className={estilo.quantos}>
              {dados.estado === 'ok' &&
                dados.total > 0 &&
                ELEMENTOS.emAberto(contagemDeLotes(dados.total, contexto.modo))}
            </p>
            {painel && buscar}
          </div>
        </form>
      </div>
    </Secao>
  );
}
