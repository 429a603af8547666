import { NOITE_MAIS_CLARA } from '@martelo/shared/pagina/tema/palco';
import { coresLegiveis } from '@martelo/shared/pagina/tema/tema';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { IconeConteudo } from '../../site/ui/IconeConteudo.tsx';
import type { PropsElemento } from '../elemento.ts';
import { EstadoDados } from '../pecas/EstadoDados.tsx';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { contagem } from './contagem.ts';
import type { DadosNumeros } from './dados.ts';
import estilo from './estilo.module.css';

/** The brand in numbers. What cannot be counted now is left out; with nothing left the section is not there. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosNumeros>) {
  const numeros = dados.estado === 'ok' ? dados.numeros : null;
  const contados = sessao.itens.flatMap((item) => {
    const conta = contagem(item, numeros);
    return conta === null ? [] : { item, ...conta };
  });
  const faixa = sessao.modelo === 'faixa';
  // One size for all: the longest decides.
  const comprido = contados.some(({ numero }) => numero.length > 8);
  if (contados.length === 0 && dados.estado !== 'carregando')
    return <LugarVazio contexto={contexto}>{ELEMENTOS.semNumeros}</LugarVazio>;
  return (
    <Secao sessao={sessao} larga={faixa} semTitulo={faixa}>
      {contados.length === 0 ? (
        <EstadoDados
          dados={dados}
          rotulo={ELEMENTOS.carregandoOsNumeros}
          volta=""
          esqueletos={{ quantos: 4, altura: 150 }}
        >
          {() => null}
        </EstadoDados>
      ) : (
        <div className={faixa ? `${estilo.faixa} ${sessao.container ? estilo.solta : ''}` : undefined}>
          {faixa && sessao.titulo && (
            <header className={`${estilo.cabeca} ${sessao.container ? '' : 'recipiente'}`}>
              <h2>{sessao.titulo}</h2>
              {sessao.subtitulo && <p>{sessao.subtitulo}</p>}
            </header>
          )}
          <ul
            className={[
              estilo.numeros,
              faixa ? estilo.emFaixa : estilo.cartoes,
              comprido ? estilo.compridos : '',
              faixa && !sessao.container ? 'recipiente' : '',
            ].join(' ')}
          >
            {contados.map(({ item, numero, nota }) => (
              <li
                key={item.id}
                className={estilo.numero}
                style={coresLegiveis(item.corTexto, item.corFundo, faixa ? NOITE_MAIS_CLARA : '#ffffff')}
              >
                {item.icone && (
                  <span className={estilo.icone}>
                    <IconeConteudo nome={item.icone} tamanho={24} />
                  </span>
                )}
                <strong className={estilo.valor}>{numero}</strong>
                <span className={estilo.legenda}>{item.titulo}</span>
                {nota && <span className={estilo.nota}>{nota}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Secao>
  );
}
