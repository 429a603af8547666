import type { Item } from '@martelo/shared/pagina';
import { NOITE_MAIS_CLARA } from '@martelo/shared/pagina/tema/palco';
import { coresLegiveis, textoSobre } from '@martelo/shared/pagina/tema/tema';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { SECOES } from '../../palavras/secoes.ts';
import { BotaoLigacao } from '../../site/ui/BotaoLigacao.tsx';
import type { ContextoElemento, PropsElemento } from '../elemento.ts';
import { Foto } from '../pecas/Foto.tsx';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { TextoRico } from '../pecas/TextoRico.tsx';
import estilo from './estilo.module.css';

/** One sentence, one button. */
export function Elemento({ sessao, contexto }: PropsElemento) {
  const item = sessao.itens[0];
  if (!item) return <LugarVazio contexto={contexto}>{ELEMENTOS.semChamada}</LugarVazio>;
  const cartao = sessao.modelo === 'cartao';
  const botao = paraQuem(item, contexto);
  const cores = coresLegiveis(item.corTexto, item.corFundo, cartao ? CARTAO_MAIS_ESCURO : NOITE_MAIS_CLARA);
  return (
    <Secao sessao={sessao} larga>
      <div
        className={[
          cartao ? estilo.cartao : estilo.faixa,
          sessao.container ? estilo.solto : '',
          item.imagem ? estilo.comImagem : '',
          item.corTexto ? estilo.noturno : '',
        ].join(' ')}
        style={cores}
      >
        <div className={`${estilo.corpo} ${sessao.container ? '' : 'recipiente'}`}>
          <div className={estilo.frase}>
            <h2>{item.titulo}</h2>
            <TextoRico nos={item.texto} />
          </div>
          {botao && (
            <BotaoLigacao
              href={botao.link}
              tamanho="g"
              variante={cartao ? 'primario' : 'claro'}
              style={inverso(item, cores)}
              iconeFim="arrow-right"
              className={estilo.botao}
            >
              {botao.texto}
            </BotaoLigacao>
          )}
        </div>
        {item.imagem && (
          <div className={estilo.imagem}>
            <Foto imagem={item.imagem} mobile={item.imagemMobile} tamanhos="(min-width: 900px) 50vw, 100vw" />
          </div>
        )}
      </div>
    </Secao>
  );
}

/** No brand's palest step is darker than this. */
const CARTAO_MAIS_ESCURO = '#ececec';
const ENTRADA = new Set(['/cadastro', '/login']);

/** On an editor's own colours the button wears them the other way round: the same pair, so just as readable. */
const inverso = (item: Item, { color }: { color?: string }) =>
  color === undefined
    ? undefined
    : { background: color, borderColor: color, color: item.corFundo ?? textoSobre(color) };

/** Who is already in needs no invitation to come in: the button leads to their own area instead. */
function paraQuem(
  item: Item,
  { autenticado, modo }: ContextoElemento,
): { texto: string; link: string } | null {
  if (!item.textoBotao || !item.link) return null;
  if (!autenticado || !ENTRADA.has(item.link)) return { texto: item.textoBotao, link: item.link };
  return { texto: SECOES[modo].verMeusLances, link: '/cliente/meus-lances' };
}
