// No schema in here: the back office and the lot's page draw by it in the browser.

/** What damage is marked on. */
export const DESENHOS = ['CARRO', 'MOTO', 'CAMINHAO'] as const;
export type Desenho = (typeof DESENHOS)[number];
export const ROTULOS_DESENHO: Record<Desenho, string> = {
  ...{ CARRO: 'Carro', MOTO: 'Moto', CAMINHAO: 'Caminhão ou ônibus' },
};

/** The drawing of a vehicle whose item says none. @param veiculoTipo LEVE, MOTO, PESADO, UTILITARIO */
export const desenhoDoVeiculo = (veiculoTipo: string | null | undefined): Desenho =>
  veiculoTipo === 'MOTO' ? 'MOTO' : veiculoTipo === 'PESADO' ? 'CAMINHAO' : 'CARRO';

export const AVARIAS = [
  ...(['RISCO', 'AMASSADO', 'TRINCADO', 'QUEBRADO', 'FALTANTE', 'OXIDADO', 'REPINTADO', 'QUEIMADO'] as const),
] as const;
export type Avaria = (typeof AVARIAS)[number];
export const ROTULOS_AVARIA: Record<Avaria, string> = {
  ...{ RISCO: 'Risco', AMASSADO: 'Amassado', TRINCADO: 'Trincado', QUEBRADO: 'Quebrado' },
  ...{ FALTANTE: 'Faltante', OXIDADO: 'Oxidado', REPINTADO: 'Repintado', QUEIMADO: 'Queimado' },
};

export const GRAVIDADES = ['LEVE', 'MEDIA', 'GRAVE'] as const;
export type Gravidade = (typeof GRAVIDADES)[number];
export const ROTULOS_GRAVIDADE: Record<Gravidade, string> = {
  ...{ LEVE: 'Leve', MEDIA: 'Média', GRAVE: 'Grave' },
};

/** A panel: its name, and its outline as the points of a polygon in the drawing's own units. */
export interface Painel {
  painel: string;
  rotulo: string;
  pontos: string;
}

/** Width and height of each drawing. */
export const QUADROS: Record<Desenho, { largura: number; altura: number }> = {
  CARRO: { largura: 240, altura: 352 },
  MOTO: { largura: 340, altura: 230 },
  CAMINHAO: { largura: 240, altura: 440 },
};

const um = (painel: string, rotulo: string, pontos: string): Painel => ({ painel, rotulo, pontos });

/** The same on the other side of the middle. */
const dosDoisLados = (
  largura: number,
  partes: readonly [painel: string, rotulo: string, pontos: string][],
): Painel[] =>
  partes.flatMap(([painel, rotulo, pontos]) => [
    um(`${painel}_ESQ`, `${rotulo} (esquerdo)`, pontos),
    um(
      `${painel}_DIR`,
      `${rotulo} (direito)`,
      pontos
        .split(' ')
        .map((ponto) => {
          const [x, y] = ponto.split(',');
          return `${largura - Number(x)},${y}`;
        })
        .join(' '),
    ),
  ]);

/** Each drawing's panels: car and truck unfolded from above, the front upwards; the motorcycle from its side, the front to the left. */
export const PAINEIS: Record<Desenho, readonly Painel[]> = {
  CARRO: [
    um('PARA_CHOQUE_DIANTEIRO', 'Para-choque dianteiro', '72,14 84,6 156,6 168,14 168,28 72,28'),
    um('CAPO', 'Capô', '88,34 152,34 156,98 84,98'),
    um('PARA_BRISA', 'Para-brisa', '84,104 156,104 148,134 92,134'),
    um('TETO', 'Teto', '92,140 148,140 148,216 92,216'),
    um('VIDRO_TRASEIRO', 'Vidro traseiro', '92,222 148,222 156,248 84,248'),
    um('TAMPA_TRASEIRA', 'Tampa traseira', '84,254 156,254 152,316 88,316'),
    um('PARA_CHOQUE_TRASEIRO', 'Para-choque traseiro', '72,322 168,322 168,336 156,344 84,344 72,336'),
    ...dosDoisLados(240, [
      ['FAROL', 'Farol', '62,34 82,34 80,52 60,52'],
      ['PARALAMA_DIANTEIRO', 'Para-lama dianteiro', '28,40 54,40 56,58 78,58 78,98 28,98'],
      ['RETROVISOR', 'Retrovisor', '62,104 78,104 82,120 62,120'],
      ['PORTA_DIANTEIRA', 'Porta dianteira', '28,104 56,104 56,126 84,138 84,174 28,174'],
      ['PORTA_TRASEIRA', 'Porta traseira', '28,180 84,180 84,222 74,238 28,238'],
      ['LATERAL_TRASEIRA', 'Lateral traseira', '28,244 74,244 78,252 78,292 56,292 54,310 28,310'],
      ['LANTERNA', 'Lanterna', '60,298 80,298 82,316 62,316'],
      ['RODA_DIANTEIRA', 'Roda dianteira', '6,52 16,48 22,52 22,88 16,92 6,88'],
      ['RODA_TRASEIRA', 'Roda traseira', '6,258 16,254 22,258 22,294 16,298 6,294'],
    ]),
  ],
  MOTO: [
    um('RODA_DIANTEIRA', 'Roda dianteira', '58,112 84,123 95,150 84,177 58,188 31,177 20,150 31,123'),
    um('RODA_TRASEIRA', 'Roda traseira', '278,112 305,123 316,150 305,177 278,188 252,177 241,150 252,123'),
    um('PARALAMA_DIANTEIRO', 'Para-lama dianteiro', '24,108 58,96 92,108 86,114 58,104 30,114'),
    um('GARFO', 'Garfo', '98,60 110,62 80,118 70,112'),
    um('FAROL', 'Farol', '72,48 96,44 98,66 76,70'),
    um('GUIDAO', 'Guidão e painel', '98,22 136,30 134,42 100,40'),
    um('RETROVISORES', 'Retrovisores', '104,4 130,4 130,18 104,18'),
    um('CARENAGEM', 'Carenagem', '104,48 128,48 138,92 118,112 100,92'),
    um('TANQUE', 'Tanque', '134,48 182,44 192,70 144,84'),
    um('BANCO', 'Banco', '196,58 268,48 274,62 200,76'),
    um('RABETA', 'Rabeta', '272,46 312,38 316,56 280,66'),
    um('LANTERNA', 'Lanterna e placa', '318,40 332,46 330,82 320,80'),
    um('PARALAMA_TRASEIRO', 'Para-lama traseiro', '250,84 312,72 318,84 256,104'),
    um('TAMPA_LATERAL', 'Tampa lateral', '198,82 246,76 242,104 202,108'),
    um('MOTOR', 'Motor', '132,96 192,88 196,112 190,152 138,152 126,116'),
    um('QUADRO', 'Quadro e balança', '196,118 240,112 258,150 196,150'),
    um('ESCAPAMENTO', 'Escapamento', '146,160 236,158 330,192 326,206 232,176 146,174'),
    um('PEDALEIRAS', 'Pedaleiras e descanso', '138,180 200,180 196,204 146,204'),
  ],
  CAMINHAO: [
    um('PARA_CHOQUE_DIANTEIRO', 'Para-choque dianteiro', '66,16 80,6 160,6 174,16 174,30 66,30'),
    um('GRADE', 'Grade dianteira', '94,36 146,36 146,58 94,58'),
    um('PARA_BRISA', 'Para-brisa', '72,64 168,64 162,88 78,88'),
    um('TETO_DA_CABINE', 'Teto da cabine', '78,94 162,94 162,140 78,140'),
    um('TRASEIRA_DA_CABINE', 'Traseira da cabine', '78,146 162,146 162,158 78,158'),
    um('FRENTE_DA_CARROCERIA', 'Frente da carroceria', '78,170 162,170 162,184 78,184'),
    um('TETO_DA_CARROCERIA', 'Teto ou piso da carroceria', '78,190 162,190 162,380 78,380'),
    um('TRASEIRA_DA_CARROCERIA', 'Traseira da carroceria', '78,386 162,386 162,406 78,406'),
    um('PARA_CHOQUE_TRASEIRO', 'Para-choque traseiro', '66,412 174,412 174,432 66,432'),
    ...dosDoisLados(240, [
      ['FAROL', 'Farol', '66,36 88,36 88,58 66,58'],
      ['PARALAMA_DIANTEIRO', 'Para-lama dianteiro', '32,36 60,36 60,58 66,64 66,84 32,84'],
      ['RETROVISOR', 'Retrovisor', '8,64 26,64 26,84 8,84'],
      ['PORTA', 'Porta da cabine', '32,90 72,90 72,142 32,142'],
      ['TANQUE', 'Tanque ou caixa lateral', '32,148 72,148 72,184 32,184'],
      ['LATERAL_DA_CARROCERIA', 'Lateral da carroceria', '32,190 72,190 72,380 32,380'],
      ['LANTERNA', 'Lanterna', '46,386 72,386 72,406 46,406'],
      ['RODAS_DIANTEIRAS', 'Rodas dianteiras', '8,92 26,92 26,136 8,136'],
      ['RODAS_TRASEIRAS', 'Rodas traseiras', '8,292 26,292 26,376 8,376'],
    ]),
  ],
};

/** As people read a panel; what is on no drawing (any more) by its own name. */
export const rotuloDoPainel = (desenho: Desenho, painel: string): string =>
  PAINEIS[desenho].find((uma) => uma.painel === painel)?.rotulo ?? painel;
