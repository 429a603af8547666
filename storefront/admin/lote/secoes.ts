/** Where each field of a lot stands: in which tab, and under which heading of the first. */
export const SECOES = {
  oQueE: ['nome', 'tipo', 'numero', 'descricao', 'prioridade'],
  valores: ['valor', 'valorComitente', 'termosCondicional', 'comitenteAceitarReplica', 'regrasProposta'],
  tempo: [
    ...['dataInicio', 'dataFim', 'recebeIncrementoTempo', 'finalizacaoManual', 'transmissaoNaPista'],
    ...['somenteBuyNowProposta', 'gruposCliente', 'blackCar10', 'sorteioFinalAno'],
  ],
  onde: ['localizacao', 'comitente'],
  veiculo: ['veiculo', 'detalhes', 'laudoCautelarResultado', 'laudoCautelarObservacao'],
} as const satisfies Record<string, readonly string[]>;

export const DADOS: readonly string[] = Object.values(SECOES).flat();
/** Of the tab of photos, which have a screen of their own above it. */
export const VIDEO: readonly string[] = ['video'];
/** What that screen writes. */
export const DAS_FOTOS: readonly string[] = ['fotosUrls', 'fotosDescricoes'];
export const ARQUIVOS: readonly string[] = ['arquivos', 'carimbos'];
