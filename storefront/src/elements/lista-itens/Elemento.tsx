import type { Item } from '@martelo/shared/pagina';
import { coresLegiveis } from '@martelo/shared/pagina/tema/tema';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import type { PropsElemento } from '../elemento.ts';
import { Foto } from '../pecas/Foto.tsx';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { TextoRico } from '../pecas/TextoRico.tsx';
import estilo from './estilo.module.css';

/** Text with pictures: alternating rows, or columns. Items without a picture are numbered. */
export function Elemento({ sessao, contexto }: PropsElemento) {
  if (sessao.itens.length === 0 && !sessao.titulo)
    return <LugarVazio contexto={contexto}>{ELEMENTOS.semItens}</LugarVazio>;
  const linhas = sessao.modelo === 'linhas';
  const comFotos = sessao.itens.some((item) => item.imagem !== null);
  const Titulo = sessao.titulo ? 'h3' : 'h2';
  return (
    <Secao sessao={sessao}>
      <ol className={`${linhas ? estilo.linhas : estilo.colunas} ${comFotos ? estilo.comFotos : ''}`}>
        {sessao.itens.map((item, i) => (
          <li
            key={item.id}
            className={estilo.item}
            style={coresLegiveis(item.corTexto, item.corFundo, '#ffffff')}
          >
            <Figura
              item={item}
              numero={i + 1}
              tamanhos={linhas ? '(min-width: 900px) 50vw, 92vw' : '(min-width: 900px) 33vw, 92vw'}
            />
            <div className={estilo.corpo}>
              <Titulo className={estilo.titulo}>
                {item.link ? (
                  <Ligacao href={item.link} className={estilo.ligacao}>
                    {item.titulo}
                    <Icone nome="arrow-right" tamanho={18} />
                  </Ligacao>
                ) : (
                  item.titulo
                )}
              </Titulo>
              <TextoRico nos={item.texto} />
            </div>
          </li>
        ))}
      </ol>
    </Secao>
  );
}

function Figura({ item, numero, tamanhos }: { item: Item; numero: number; tamanhos: string }) {
  return item.imagem ? (
    <div className={estilo.figura}>
      <Foto imagem={item.imagem} tamanhos={tamanhos} />
    </div>
  ) : (
    <span className={estilo.numero} aria-hidden>
      {numero}
    </span>
  );
}
