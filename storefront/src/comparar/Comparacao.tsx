import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { LoteDetalhe } from '@martelo/shared/lote-detalhe';
import { Coracao } from '../favoritos/Coracao.tsx';
import { soOQueMove } from '../lote/estado-inicial.ts';
import { fotosDoLote } from '../lote/foto.ts';
import { PrecoVivo } from '../lote/PrecoVivo.tsx';
import { COMPARACAO } from '../palavras/comparacao.ts';
import { fontesDaImagem } from '../site/larguras.ts';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { LancesVivos, RelogioVivo } from './AoVivo.tsx';
import estilo from './Comparacao.module.css';
import { linhasDaComparacao } from './linhas.ts';
import { TirarDaComparacao } from './TirarDaComparacao.tsx';

/**
 * Lots side by side: their names stay above and the characteristics beside, whichever way one scrolls; arrow keys scroll it where it has
 * the focus. What differs is marked by a sign and a word.
 */
export function Comparacao({
  modo,
  lotes,
  soDiferencas,
  agora,
}: {
  modo: TipoHotsite;
  lotes: readonly LoteDetalhe[];
  soDiferencas: boolean;
  /** When it is drawn, Unix ms. */
  agora: number;
}) {
  const palavras = COMPARACAO[modo];
  const linhas = linhasDaComparacao(lotes, palavras).filter(({ difere }) => difere || !soDiferencas);
  const ids = lotes.map(({ id }) => id);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={estilo.rolagem} aria-label={palavras.tabela} tabIndex={0} data-impresso>
      <table className={estilo.tabela}>
        <caption className="so-leitor">{palavras.titulo}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="so-leitor">{palavras.caracteristica}</span>
            </th>
            {lotes.map(({ id, nome, url }) => (
              <th key={id} scope="col">
                <span className={estilo.cabeca}>
                  <Ligacao href={url} className={estilo.nome}>
                    {nome}
                  </Ligacao>
                  <TirarDaComparacao nome={nome} restantes={ids.filter((outro) => outro !== id)} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{palavras.foto}</th>
            {lotes.map((lote) => (
              <td key={lote.id}>
                <img
                  {...fontesDaImagem(fotosDoLote(lote).urls[0])}
                  sizes="220px"
                  alt=""
                  width={400}
                  height={300}
                  className={estilo.foto}
                />
                <span className={estilo.coracao}>
                  <Coracao lelUid={lote.uid} nome={lote.nome} />
                </span>
              </td>
            ))}
          </tr>
          <tr className={estilo.valor}>
            <th scope="row">{palavras.valor}</th>
            {lotes.map((lote) => (
              <td key={lote.id}>
                <PrecoVivo lote={soOQueMove(lote)} minimo={lote.minimo} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{palavras.encerra}</th>
            {lotes.map((lote) => (
              <td key={lote.id}>
                <RelogioVivo lote={soOQueMove(lote)} dataInicio={lote.dataInicio} agora={agora} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{palavras.lances}</th>
            {lotes.map((lote) => (
              <td key={lote.id}>
                <LancesVivos lote={soOQueMove(lote)} />
              </td>
            ))}
          </tr>
          {linhas.map(({ nome, valores, difere }) => (
            <tr key={nome} className={difere ? estilo.difere : undefined}>
              <th scope="row">
                {nome}
                {difere && (
                  <>
                    <span aria-hidden> ≠</span>
                    <span className="so-leitor"> ({palavras.difere})</span>
                  </>
                )}
              </th>
              {lotes.map(({ id }, i) => (
                <td key={id}>
                  {valores[i] ?? (
                    <>
                      <span aria-hidden>–</span>
                      <span className="so-leitor">{palavras.nada}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
