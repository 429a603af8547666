import type { Item } from '@martelo/shared/pagina';
import { coresLegiveis } from '@martelo/shared/pagina/tema/tema';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import type { PropsElemento } from '../elemento.ts';
import { Carrossel } from '../pecas/Carrossel.tsx';
import { Foto } from '../pecas/Foto.tsx';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { TextoRico } from '../pecas/TextoRico.tsx';
import estilo from './estilo.module.css';
import { iniciais } from './iniciais.ts';

/** What customers say: in a row that scrolls, or all in sight. */
export function Elemento({ sessao, contexto }: PropsElemento) {
  if (sessao.itens.length === 0)
    return <LugarVazio contexto={contexto}>{ELEMENTOS.semDepoimentos}</LugarVazio>;
  return (
    <Secao sessao={sessao}>
      {sessao.modelo === 'grade' ? (
        <ul className={estilo.grade}>
          {sessao.itens.map((item) => (
            <li key={item.id}>
              <Depoimento item={item} />
            </li>
          ))}
        </ul>
      ) : (
        <Carrossel rotulo={sessao.titulo || ELEMENTOS.depoimentos} variante="largos">
          {sessao.itens.map((item) => (
            <Depoimento key={item.id} item={item} />
          ))}
        </Carrossel>
      )}
    </Secao>
  );
}

function Depoimento({ item }: { item: Item }) {
  return (
    <figure
      className={`${estilo.depoimento} ${item.corFundo || item.corTexto ? estilo.colorido : ''}`}
      style={coresLegiveis(item.corTexto, item.corFundo, '#ffffff')}
    >
      <svg viewBox="0 0 32 24" width="32" height="24" className={estilo.aspas} aria-hidden>
        <path d="M0 24V13.4C0 6.2 4 1.6 11.4 0l1.2 3.5C8.6 4.9 6.6 7.4 6.5 11H13v13Zm18 0V13.4C18 6.2 22 1.6 29.4 0l1.2 3.5c-4 1.4-6 3.9-6.1 7.5H31v13Z" />
      </svg>
      <blockquote>
        <TextoRico nos={item.texto} className={estilo.fala} />
      </blockquote>
      <figcaption className={estilo.autor}>
        {item.imagem ? (
          <span className={estilo.retrato}>
            <Foto imagem={item.imagem} tamanhos="56px" alt="" />
          </span>
        ) : (
          <span className={estilo.retrato} aria-hidden>
            {iniciais(item.titulo)}
          </span>
        )}
        <span className={estilo.nome}>
          <strong>{item.titulo}</strong>
          {item.subtitulo && <span>{item.subtitulo}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
