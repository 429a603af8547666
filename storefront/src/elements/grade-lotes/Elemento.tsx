import { CartaoLote } from '../../lote/CartaoLote.tsx';
import type { DadosLotes } from '../dados/lotes.ts';
import type { PropsElemento } from '../elemento.ts';
import { CartaoConvite, ehConvite, verMais } from '../pecas/CartaoConvite.tsx';
import { EstadoLotes } from '../pecas/EstadoLotes.tsx';
import { Secao } from '../pecas/Secao.tsx';
import estilo from './estilo.module.css';

/** Lots side by side. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosLotes>) {
  const item = sessao.itens[0];
  const colunas = sessao.modelo === 'tres-colunas' ? estilo.tres : estilo.quatro;
  return (
    <Secao sessao={sessao} acao={verMais(item)}>
      <EstadoLotes dados={dados} contexto={contexto} esqueletos={sessao.modelo === 'tres-colunas' ? 3 : 4}>
        {(lotes) => (
          <ul className={`${estilo.grade} ${colunas}`}>
            {lotes.map((lote) => (
              <li key={lote.uid}>
                <CartaoLote lote={lote} modo={contexto.modo} agora={contexto.agora} />
              </li>
            ))}
            {ehConvite(item) && (
              <li>
                <CartaoConvite item={item} />
              </li>
            )}
          </ul>
        )}
      </EstadoLotes>
    </Secao>
  );
}
