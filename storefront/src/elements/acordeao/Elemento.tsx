import type { Item } from '@martelo/shared/pagina';
import { coresLegiveis } from '@martelo/shared/pagina/tema/tema';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import type { PropsElemento } from '../elemento.ts';
import { AoLado } from '../pecas/AoLado.tsx';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { TextoRico } from '../pecas/TextoRico.tsx';
import estilo from './estilo.module.css';
import { perguntasParaBuscadores } from './perguntas.ts';

/** Questions that open without a script; of a group's, one at a time. */
export function Elemento({ sessao, contexto }: PropsElemento) {
  if (sessao.itens.length === 0) return <LugarVazio contexto={contexto}>{ELEMENTOS.semPerguntas}</LugarVazio>;
  const agrupado = sessao.modelo === 'agrupado';
  const paraBuscadores = contexto.previa ? null : perguntasParaBuscadores(sessao.itens);
  return (
    <Secao sessao={sessao} semTitulo>
      <AoLado sessao={sessao}>
        <div className={agrupado ? estilo.agrupado : estilo.simples}>
          {sessao.itens.map((item, i) => (
            <Pergunta
              key={item.id}
              item={item}
              grupo={agrupado ? `acordeao-${sessao.id}` : undefined}
              aberta={agrupado && i === 0}
              titulada={sessao.titulo !== ''}
            />
          ))}
        </div>
      </AoLado>
      {paraBuscadores && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`, read by search engines, run by nobody
          dangerouslySetInnerHTML={{ __html: paraBuscadores }}
        />
      )}
    </Secao>
  );
}

function Pergunta({
  item,
  grupo,
  aberta,
  titulada,
}: {
  item: Item;
  grupo: string | undefined;
  aberta: boolean;
  titulada: boolean;
}) {
  const Titulo = titulada ? 'h3' : 'h2';
  return (
    <details
      name={grupo}
      open={aberta}
      className={estilo.pergunta}
      style={coresLegiveis(item.corTexto, item.corFundo, '#ffffff')}
    >
      <summary>
        <Titulo className={estilo.titulo}>{item.titulo || ELEMENTOS.perguntaSemTitulo}</Titulo>
        <span className={estilo.sinal}>
          <Icone nome="plus" tamanho={20} />
        </span>
      </summary>
      <TextoRico nos={item.texto} className={estilo.resposta} />
    </details>
  );
}
