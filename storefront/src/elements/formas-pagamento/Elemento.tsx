import type { Item } from '@martelo/shared/pagina';
import { coresLegiveis } from '@martelo/shared/pagina/tema/tema';
import type { CSSProperties } from 'react';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { IconeConteudo } from '../../site/ui/IconeConteudo.tsx';
import { textoSimples } from '../acordeao/perguntas.ts';
import type { PropsElemento } from '../elemento.ts';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { TextoRico } from '../pecas/TextoRico.tsx';
import { bandeirasCitadas } from './bandeiras.ts';
import estilo from './estilo.module.css';

/** Ways to pay: all in sight, or one at a time. The tabs are radio buttons, so they need no script. */
export function Elemento({ sessao, contexto }: PropsElemento) {
  if (sessao.itens.length === 0) return <LugarVazio contexto={contexto}>{ELEMENTOS.semFormas}</LugarVazio>;
  return (
    <Secao sessao={sessao}>
      {sessao.modelo === 'abas' ? (
        <Abas nome={`abas-${sessao.id}`} itens={sessao.itens} />
      ) : (
        <ul className={estilo.cartoes}>
          {sessao.itens.map((item) => (
            <li
              key={item.id}
              className={`${estilo.cartao} ${ehColorido(item) ? estilo.colorido : ''}`}
              style={coresLegiveis(item.corTexto, item.corFundo, '#ffffff')}
            >
              <Cabeca item={item} titulada={sessao.titulo !== ''} />
              <TextoRico nos={item.texto} className={estilo.texto} />
              <Bandeiras item={item} />
            </li>
          ))}
        </ul>
      )}
    </Secao>
  );
}

function Abas({ nome, itens }: { nome: string; itens: readonly Item[] }) {
  return (
    <fieldset className={estilo.abas} style={{ '--abas': itens.length } as CSSProperties}>
      <legend className="so-leitor">{ELEMENTOS.escolhaAForma}</legend>
      {itens.map((item, i) => (
        <div key={item.id} className={estilo.aba}>
          <label className={estilo.nome}>
            <input type="radio" name={nome} defaultChecked={i === 0} className="so-leitor" />
            <IconeConteudo nome={item.icone} reserva="wallet" tamanho={22} />
            <span>{item.titulo}</span>
          </label>
          <div
            className={`${estilo.painel} ${ehColorido(item) ? estilo.colorido : ''}`}
            style={coresLegiveis(item.corTexto, item.corFundo, '#ffffff')}
          >
            <p className={estilo.titulo} aria-hidden>
              {item.titulo}
            </p>
            <TextoRico nos={item.texto} />
            <Bandeiras item={item} />
          </div>
        </div>
      ))}
    </fieldset>
  );
}

function Cabeca({ item, titulada }: { item: Item; titulada: boolean }) {
  const Titulo = titulada ? 'h3' : 'h2';
  return (
    <div className={estilo.cabeca}>
      <span className={estilo.icone}>
        <IconeConteudo nome={item.icone} reserva="wallet" tamanho={24} />
      </span>
      <Titulo>{item.titulo}</Titulo>
    </div>
  );
}

/** Marks of what the words above already name: for the eye only. */
function Bandeiras({ item }: { item: Item }) {
  const citadas = bandeirasCitadas(`${item.titulo}\n${textoSimples(item.texto)}`);
  if (citadas.length === 0) return null;
  return (
    <ul className={estilo.bandeiras} aria-hidden>
      {citadas.map(({ nome, desenho }) => (
        <li key={nome}>
          {desenho ? (
            <svg viewBox="0 0 24 24" width={24} height={24} fill="currentColor" aria-hidden>
              <path d={desenho} />
            </svg>
          ) : (
            nome
          )}
        </li>
      ))}
    </ul>
  );
}

const ehColorido = ({ corTexto, corFundo }: Item): boolean => corTexto !== null || corFundo !== null;
