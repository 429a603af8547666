import type { parcelamentos } from '@martelo/shared/cartao/parcelamentos';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { formatarReais } from '@martelo/shared/reais';
import { LOTE } from '../palavras/lote.ts';

/** Every plan by which a total may be paid by card. Fetched when somebody asks for it. */
export function TabelaNoCartao({
  total,
  opcoes,
  modo,
}: {
  /** Centavos. */
  total: number;
  opcoes: ReturnType<typeof parcelamentos>;
  modo: TipoHotsite;
}) {
  const palavras = LOTE[modo];
  return (
    <>
      <table>
        <caption className="so-leitor">{palavras.parcelasDe(formatarReais(total))}</caption>
        <thead>
          <tr>
            <th scope="col">{palavras.parcelas}</th>
            <th scope="col">{palavras.juros}</th>
            <th scope="col">{palavras.totalNoCartao}</th>
          </tr>
        </thead>
        <tbody>
          {opcoes.map(({ parcelas, primeira, demais, valorComJuros, taxaDeJuros }) => (
            <tr key={parcelas}>
              <th scope="row">
                {palavras.vezes(parcelas, formatarReais(parcelas > 1 ? demais : primeira))}
                {primeira !== demais && parcelas > 1 && (
                  <small>{palavras.aPrimeira(formatarReais(primeira))}</small>
                )}
              </th>
              <td>
                {taxaDeJuros === 0 ? palavras.semJuros : palavras.aoMes(taxaDeJuros.toLocaleString('pt-BR'))}
              </td>
              <td>{formatarReais(valorComJuros)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{palavras.simulacaoDoCartao}</p>
    </>
  );
}
