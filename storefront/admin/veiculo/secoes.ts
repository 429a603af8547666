/** Under which heading each field of a vehicle stands (fleet, section 1). */
export const SECOES = {
  identidade: [
    ...['placa', 'placaUfe', 'placaLocalidade', 'chassi', 'renavam', 'marca', 'modelo', 'versao', 'tipo'],
    ...['veiculoTipo', 'anoFabricacao', 'anoModelo', 'cor', 'combustivel', 'cambio', 'direcao'],
    ...['numeroMotor', 'numeroMotorTipo', 'km', 'possuiChave', 'quantidade', 'unidadeMedida'],
  ],
  estado: ['faltaRecorte', 'faltaDecalque', 'patio', 'observacao'],
  origem: [
    ...['comId', 'carteiraId', 'unidadeNegocioId', 'contrato', 'codigoSpa', 'produtoBanco', 'sinistro'],
    ...['numeroAvisoSinistro', 'numeroSalvado', 'recebidoPor', 'retomada', 'dataRetomada', 'dataRepasse'],
    ...['assessoriaJuridica', 'ultProprietario', 'ultProprietarioDoc', 'dataInicioComarca'],
    ...['dataFimComarca', 'dataFimPrevisaoComarca', 'cidadeOrigemRemocaoDetran', 'cadastradoAppComitente'],
  ],
  valor: [
    ...['informacoesFipe', 'valorMercado', 'prazoDocumento', 'laudoUrl', 'videoUrl', 'spincar'],
    ...['informacaoComplementar', 'observacaoInterna'],
  ],
  chaves: ['inibirVenda', 'bloquearRemocao', 'vendaDireta', 'devolucaoVeiculo'],
} as const satisfies Record<string, readonly string[]>;
export type SecaoDoVeiculo = keyof typeof SECOES;
export const ORDEM = Object.keys(SECOES) as SecaoDoVeiculo[];
