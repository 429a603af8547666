/** Where each field of an auction stands in its form. */
export const SECOES = {
  oQueE: ['nome', 'data', 'modalidade', 'porcentagemComissao', 'ensaio', 'judicial'],
  onde: ['leiloeiro', 'local', 'cidade', 'localRealizacao'],
  tempo: [
    ...['intervaloEntreLotesSegundos', 'pontoCorteParaIncrementoPosLancesSegundos'],
    ...['incrementoAposLancesSegundos', 'modoIncrementoTempo', 'cascata', 'empate', 'incrementos'],
  ],
  quem: ['exigeHabilitacao', 'habilitacaoAutomatica', 'exigeCodigo', 'exigeSegundoFator', 'validarSucata'],
  arquivos: [
    ...['editalUrl', 'ordemVisitacaoUrl', 'ordemEntradaUrl', 'arquivos', 'transmissaoUrl'],
    ...['transmissaoSubdominio', 'comitentesLogomarcas', 'regulamentoUid'],
  ],
} as const satisfies Record<string, readonly string[]>;

export const ESCRITOS: ReadonlySet<string> = new Set(Object.values(SECOES).flat());
