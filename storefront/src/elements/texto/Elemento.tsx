import type { Item } from '@martelo/shared/pagina';
import { coresLegiveis } from '@martelo/shared/pagina/tema/tema';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import type { PropsElemento } from '../elemento.ts';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { TextoRico } from '../pecas/TextoRico.tsx';
import estilo from './estilo.module.css';

/** Rich text; in two columns the headings stand left and the reading right. */
export function Elemento({ sessao, contexto }: PropsElemento) {
  if (sessao.itens.length === 0 && !sessao.titulo)
    return <LugarVazio contexto={contexto}>{ELEMENTOS.semTexto}</LugarVazio>;
  const colunas = sessao.modelo === 'duas-colunas';
  return (
    <Secao sessao={sessao} semTitulo={colunas}>
      <div className={colunas ? estilo.colunas : estilo.simples}>
        {colunas && sessao.titulo && (
          <header className={estilo.cabeca}>
            <h2>{sessao.titulo}</h2>
            {sessao.subtitulo && <p>{sessao.subtitulo}</p>}
          </header>
        )}
        <div className={estilo.blocos}>
          {sessao.itens.map((item) => (
            <Bloco key={item.id} item={item} titulado={sessao.titulo !== ''} />
          ))}
        </div>
      </div>
    </Secao>
  );
}

function Bloco({ item, titulado }: { item: Item; titulado: boolean }) {
  const cores = coresLegiveis(item.corTexto, item.corFundo, '#ffffff');
  const Titulo = titulado ? 'h3' : 'h2';
  return (
    <div className={item.corFundo ? estilo.quadro : undefined} style={cores}>
      {item.titulo && <Titulo className={estilo.titulo}>{item.titulo}</Titulo>}
      <TextoRico nos={item.texto} className={estilo.texto} />
    </div>
  );
}
