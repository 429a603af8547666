import type { Item } from '@martelo/shared/pagina';
import { coresLegiveis } from '@martelo/shared/pagina/tema/tema';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import { IconeConteudo } from '../../site/ui/IconeConteudo.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import type { PropsElemento } from '../elemento.ts';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { TextoRico } from '../pecas/TextoRico.tsx';
import estilo from './estilo.module.css';

/** Short cards, each with an icon; one with a link is a link as a whole. */
export function Elemento({ sessao, contexto }: PropsElemento) {
  if (sessao.itens.length === 0) return <LugarVazio contexto={contexto}>{ELEMENTOS.semCartoes}</LugarVazio>;
  const Titulo = sessao.titulo ? 'h3' : 'h2';
  return (
    <Secao sessao={sessao}>
      <ul className={sessao.modelo === 'quatro-colunas' ? estilo.quatro : estilo.tres}>
        {sessao.itens.map((item) => (
          <li
            key={item.id}
            className={`${estilo.cartao} ${item.link ? estilo.vai : ''} ${item.corTexto || item.corFundo ? estilo.colorido : ''}`}
            style={coresLegiveis(item.corTexto, item.corFundo, '#ffffff')}
          >
            <span className={estilo.icone}>
              <IconeConteudo nome={item.icone} reserva="star" tamanho={26} />
            </span>
            <div className={estilo.corpo}>
              {item.titulo && (
                <Titulo className={estilo.titulo}>
                  <TituloDoCartao item={item} />
                </Titulo>
              )}
              <TextoRico nos={item.texto} className={estilo.texto} />
            </div>
          </li>
        ))}
      </ul>
    </Secao>
  );
}

function TituloDoCartao({ item }: { item: Item }) {
  if (!item.link) return item.titulo;
  return (
    <Ligacao href={item.link} className={estilo.ligacao}>
      {item.titulo}
      <Icone nome="arrow-right" tamanho={18} />
    </Ligacao>
  );
}
