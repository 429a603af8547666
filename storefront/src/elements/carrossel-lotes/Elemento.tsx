import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { CartaoLote } from '../../lote/CartaoLote.tsx';
import type { DadosLotes } from '../dados/lotes.ts';
import type { PropsElemento } from '../elemento.ts';
import { Carrossel } from '../pecas/Carrossel.tsx';
import { CartaoConvite, ehConvite, verMais } from '../pecas/CartaoConvite.tsx';
import { EstadoLotes } from '../pecas/EstadoLotes.tsx';
import { Secao } from '../pecas/Secao.tsx';
import estilo from './estilo.module.css';

/** Lots in a row that runs sideways. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosLotes>) {
  const item = sessao.itens[0];
  const compacto = sessao.modelo === 'compacto';
  return (
    <Secao sessao={sessao} acao={verMais(item)}>
      <EstadoLotes dados={dados} contexto={contexto} esqueletos={compacto ? 6 : 4}>
        {(lotes) => (
          <div className={compacto ? estilo.compacto : undefined}>
            <Carrossel
              rotulo={sessao.titulo || PALAVRAS[contexto.modo].lotes}
              variante={compacto ? 'compactos' : 'cartoes'}
            >
              {lotes.map((lote) => (
                <CartaoLote key={lote.uid} lote={lote} modo={contexto.modo} agora={contexto.agora} />
              ))}
              {ehConvite(item) && <CartaoConvite key="convite" item={item} />}
            </Carrossel>
          </div>
        )}
      </EstadoLotes>
    </Secao>
  );
}
