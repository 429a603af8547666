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

/** Short notices, one under the other; edge to edge where the section has no container. */
export function Elemento({ sessao, contexto }: PropsElemento) {
  if (sessao.itens.length === 0)
    return <LugarVazio contexto={contexto}>{ELEMENTOS.nenhumAvisoNoAr}</LugarVazio>;
  const alerta = sessao.modelo === 'alerta';
  return (
    <Secao sessao={sessao} larga semTitulo>
      <ul className={estilo.avisos}>
        {sessao.itens.map((item) => (
          <li
            key={item.id}
            className={`${estilo.aviso} ${alerta ? estilo.alerta : estilo.info} ${sessao.container ? estilo.solto : ''}`}
            style={coresLegiveis(item.corTexto, item.corFundo, alerta ? '#fef0c7' : '#dfebff')}
          >
            <div className={`${estilo.linha} ${sessao.container ? '' : 'recipiente'}`}>
              <IconeConteudo
                nome={item.icone}
                reserva={alerta ? 'triangle-exclamation-point' : 'info'}
                className={estilo.icone}
              />
              <Recado item={item} rotulo={alerta ? ELEMENTOS.alerta : ELEMENTOS.aviso} />
            </div>
          </li>
        ))}
      </ul>
    </Secao>
  );
}

/** The colour says what kind of notice it is; so does a word, for those who listen. */
function Recado({ item, rotulo }: { item: Item; rotulo: string }) {
  return (
    <>
      <div className={estilo.recado}>
        <p className={estilo.titulo}>
          <span className="so-leitor">{rotulo}</span>
          {item.link ? (
            <Ligacao href={item.link} className={estilo.ligacao}>
              {item.titulo || ELEMENTOS.saibaMais}
            </Ligacao>
          ) : (
            item.titulo
          )}
        </p>
        <TextoRico nos={item.texto} className={estilo.texto} />
      </div>
      {item.link && <Icone nome="arrow-right" className={estilo.seta} />}
    </>
  );
}
