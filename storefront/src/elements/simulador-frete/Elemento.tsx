import { formatarReais } from '@martelo/shared/reais';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { BotaoLigacao } from '../../site/ui/BotaoLigacao.tsx';
import { Icone } from '../../site/ui/Icone.tsx';
import { Vazio } from '../../site/ui/Vazio.tsx';
import type { PropsElemento } from '../elemento.ts';
import { EstadoDados } from '../pecas/EstadoDados.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { TextoRico } from '../pecas/TextoRico.tsx';
import { CamposDoFrete } from './CamposDoFrete.tsx';
import type { DadosFrete } from './dados.ts';
import estilo from './estilo.module.css';
import { Simulador } from './Ilha.tsx';
import type { FreteNaPagina, OrigemDaTabela } from './tabela.ts';

/** What a delivery costs: asked for, or as a table. */
export function Elemento({ sessao, dados }: PropsElemento<DadosFrete>) {
  const item = sessao.itens[0];
  const Titulo = sessao.titulo ? 'h3' : 'h2';
  const textos = item && (item.titulo || item.texto.length > 0) && (
    <div className={estilo.textos}>
      {item.titulo && <Titulo>{item.titulo}</Titulo>}
      <TextoRico nos={item.texto} />
    </div>
  );
  return (
    <Secao sessao={sessao}>
      <EstadoDados
        dados={dados}
        rotulo={ELEMENTOS.carregandoOsFretes}
        volta={ELEMENTOS.simuladorVolta}
        esqueletos={{ quantos: 2, altura: 280 }}
      >
        {({ opcoes, origens }) =>
          opcoes.origens.length === 0 ? (
            <Vazio icone="truck" titulo={ELEMENTOS.entregaSobConsulta}>
              <p>{ELEMENTOS.faleComOAtendimento}</p>
            </Vazio>
          ) : sessao.modelo === 'tabela' ? (
            <div className={estilo.tabelas}>
              {textos}
              {origens.map((origem, n) => (
                <Tabela
                  key={origem.origem.hash}
                  origem={origem}
                  itens={opcoes.itens}
                  grupo={sessao.id}
                  aberta={n === 0}
                />
              ))}
              {item?.textoBotao && (
                <BotaoLigacao href="/simular-frete" iconeFim="arrow-right" className={estilo.ir}>
                  {item.textoBotao}
                </BotaoLigacao>
              )}
            </div>
          ) : (
            <div className={textos ? estilo.lado : undefined}>
              {textos}
              <Simulador botao={item?.textoBotao || ELEMENTOS.simularFrete} id={sessao.id}>
                <CamposDoFrete opcoes={opcoes} id={sessao.id} />
              </Simulador>
            </div>
          )
        }
      </EstadoDados>
    </Secao>
  );
}

function Tabela({
  origem: { origem, linhas, mais },
  itens,
  grupo,
  aberta,
}: {
  origem: OrigemDaTabela;
  itens: FreteNaPagina['opcoes']['itens'];
  grupo: string;
  aberta: boolean;
}) {
  const de = `${origem.cidade}, ${origem.estado}`;
  return (
    <details name={`frete-${grupo}`} open={aberta} className={estilo.origem}>
      <summary>
        <span>
          {ELEMENTOS.saindoDe} <strong>{de}</strong>
        </span>
        <span className={estilo.conta}>{quantos(linhas.length + mais)}</span>
        <Icone nome="chevron-down" tamanho={20} />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={estilo.rola} tabIndex={0} aria-label={ELEMENTOS.fretesSaindo(de)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{ELEMENTOS.destino}</th>
              <th scope="col">{ELEMENTOS.prazo}</th>
              {itens.map((nome) => (
                <th key={nome} scope="col" className={estilo.valor}>
                  {nome}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linhas.map(({ destino, prazo, valores }) => (
              <tr key={destino.hash}>
                <th scope="row">
                  {destino.cidade}, {destino.estado}
                </th>
                <td>{prazo}</td>
                {valores.map((valor, n) => (
                  <td key={itens[n]} className={estilo.valor}>
                    {valor === null ? '—' : formatarReais(valor, { curto: true })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {mais > 0 && <p className={estilo.mais}>{ELEMENTOS.maisDestinos(mais.toLocaleString('pt-BR'))}</p>}
    </details>
  );
}

const quantos = (destinos: number): string =>
  destinos === 1 ? '1 destino' : `${destinos.toLocaleString('pt-BR')} destinos`;
