import { CartaoLote } from '../../lote/CartaoLote.tsx';
import { SECOES } from '../../palavras/secoes.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import type { DadosLotes } from '../dados/lotes.ts';
import type { PropsElemento } from '../elemento.ts';
import { verMais } from '../pecas/CartaoConvite.tsx';
import { EstadoLotes } from '../pecas/EstadoLotes.tsx';
import { Secao } from '../pecas/Secao.tsx';
import estilo from './estilo.module.css';

/** What closes first, with the clock running. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosLotes>) {
  const item = sessao.itens[0];
  const lista = sessao.modelo === 'lista';
  return (
    <Secao sessao={sessao} acao={verMais(item)}>
      {item?.titulo && (
        <p className={estilo.aviso}>
          <Icone nome="timer" />
          <span>
            <strong>{item.titulo}</strong> {item.subtitulo}
          </span>
        </p>
      )}
      <EstadoLotes
        dados={dados}
        contexto={contexto}
        esqueletos={4}
        vazio={SECOES[contexto.modo].nenhumEncerra}
      >
        {(lotes) => (
          <ul className={lista ? estilo.lista : estilo.grade}>
            {lotes.map((lote) => (
              <li key={lote.uid}>
                <CartaoLote lote={lote} modo={contexto.modo} agora={contexto.agora} />
              </li>
            ))}
          </ul>
        )}
      </EstadoLotes>
    </Secao>
  );
}
