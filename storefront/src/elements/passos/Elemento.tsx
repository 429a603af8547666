import type { Item } from '@martelo/shared/pagina';
import { ehIconeDeConteudo } from '@martelo/shared/pagina/icones/icones-conteudo';
import { coresLegiveis } from '@martelo/shared/pagina/tema/tema';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { IconeConteudo } from '../../site/ui/IconeConteudo.tsx';
import type { PropsElemento } from '../elemento.ts';
import { Foto } from '../pecas/Foto.tsx';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { TextoRico } from '../pecas/TextoRico.tsx';
import estilo from './estilo.module.css';

/** What happens, in order: along a line of icons, or under large figures. */
export function Elemento({ sessao, contexto }: PropsElemento) {
  if (sessao.itens.length === 0) return <LugarVazio contexto={contexto}>{ELEMENTOS.semPassos}</LugarVazio>;
  const linha = sessao.modelo !== 'numeros';
  const Titulo = sessao.titulo ? 'h3' : 'h2';
  return (
    <Secao sessao={sessao}>
      <ol className={linha ? estilo.linha : estilo.numeros}>
        {sessao.itens.map((item, i) => (
          <li
            key={item.id}
            className={`${estilo.passo} ${item.corFundo || item.corTexto ? estilo.colorido : ''}`}
            style={coresLegiveis(item.corTexto, item.corFundo, '#ffffff')}
          >
            <Marco item={item} numero={i + 1} linha={linha} />
            <div className={estilo.corpo}>
              {item.imagem && (
                <div className={estilo.figura}>
                  <Foto imagem={item.imagem} tamanhos="(min-width: 900px) 33vw, 92vw" />
                </div>
              )}
              <Titulo className={estilo.titulo}>{item.titulo}</Titulo>
              <TextoRico nos={item.texto} className={estilo.texto} />
            </div>
          </li>
        ))}
      </ol>
    </Secao>
  );
}

/** The list is an ordered one: whoever listens hears the number already. */
function Marco({ item, numero, linha }: { item: Item; numero: number; linha: boolean }) {
  if (!linha)
    return (
      <span className={estilo.algarismo} aria-hidden>
        {numero}
      </span>
    );
  return (
    <span className={estilo.marco} aria-hidden>
      {ehIconeDeConteudo(item.icone) ? <IconeConteudo nome={item.icone} tamanho={24} /> : numero}
    </span>
  );
}
