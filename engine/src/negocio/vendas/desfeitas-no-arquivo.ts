import type { Ocorrencia } from '@martelo/shared/banco/cnab/retorno';

type Dita = Pick<Ocorrencia, 'nossoNumero' | 'efeito' | 'valorPago' | 'chaveDaOcorrencia' | 'descricao'>;

/** What a file says was paid without a title, and in the same file that it was not (a cheque that bounced): one for each. */
export function desfeitasNoArquivo(ocorrencias: readonly Dita[]): { idNoProvedor: string; motivo: string }[] {
  const doTitulo = Map.groupBy(
    ocorrencias.filter(({ nossoNumero: um }) => um !== ''),
    ({ nossoNumero }) => nossoNumero,
  );
  return [...doTitulo.values()].flatMap((suas) => {
    const pagas = suas.filter(({ efeito, valorPago }) => efeito === 'liquidado-sem-titulo' && valorPago > 0);
    return suas
      .filter(({ efeito }) => efeito === 'estornado')
      .slice(0, pagas.length)
      .map(({ descricao }, i) => ({
        idNoProvedor: pagas[i]!.chaveDaOcorrencia,
        motivo: `O banco desfez este pagamento: ${descricao}.`,
      }));
  });
}
