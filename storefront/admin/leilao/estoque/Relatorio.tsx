import type { RespostaDoEstoque } from '@martelo/shared/estoque';
import type { PalavrasDoEstoque } from '../../../src/palavras/admin-estoque.ts';

/** What became of each: first those that were refused, and why. */
export function Relatorio({
  palavras: P,
  itens,
  veiculos,
}: {
  palavras: PalavrasDoEstoque;
  itens: RespostaDoEstoque['itens'];
  veiculos: ReadonlyMap<string, { nome: string }>;
}) {
  const feitos = itens.filter(({ ok }) => ok).length;
  return (
    <>
      <p role="status">{P.relatorio(feitos, itens.length - feitos)}</p>
      <ul className="relatorio">
        {itens
          .toSorted((um, outro) => Number(um.ok) - Number(outro.ok))
          .map(({ veiUid, ok, erro }) => (
            <li key={veiUid} data-tom={ok ? 'bom' : 'ruim'}>
              <strong>{veiculos.get(veiUid)?.nome ?? veiUid}</strong>
              <span>{ok ? P.incluido : [erro?.message ?? ''].flat().join(' ')}</span>
            </li>
          ))}
      </ul>
    </>
  );
}
