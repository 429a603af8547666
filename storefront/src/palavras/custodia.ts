const registros = (quantos: number): string =>
  quantos === 1 ? 'O único registro confere' : `Os ${quantos} registros conferem`;

/** A vehicle's chain of custody: on its lot's page, and what came of checking it. */
export const CUSTODIA = {
  titulo: 'Cadeia de custódia',
  oQueE:
    'O que aconteceu com o veículo, registro por registro: cada um sela o anterior, e a casa assina o último.',
  antes: (quantos: number): string =>
    quantos === 1
      ? 'Há mais 1 registro, anterior a estes.'
      : `Há mais ${quantos} registros, anteriores a estes.`,
  conferir: 'Conferir a cadeia',
  foraDeOrdem: (lugar: number, seq: number): string =>
    `É o registro ${lugar} da cadeia e está numerado ${seq}: há um a menos, a mais ou fora de ordem.`,
  hashTrocado: 'O hash não é o do conteúdo somado ao registro anterior: um dos dois foi trocado.',
  voltaNoTempo: 'O instante é anterior ao do registro que vem antes.',
  parteTrocada: 'A parte reservada não é a que foi selada.',
  noRegistro: (seq: number, motivo: string): string => `Registro ${seq}: ${motivo}`,
  naoSeguem: (quantos: number, seq: number): string =>
    `${quantos === 1 ? 'Um registro não confere' : `${quantos} registros não conferem`}. O primeiro é o de número ${seq}.`,
  conferemDe: (quantos: number, total: number): string => `${quantos} de ${total} registros conferem.`,
  guardeComoEsta: 'Esta cadeia não é a que a casa escreveu, ou foi alterada depois. Guarde-a como está.',
  assinaturaDeNada: 'Há uma assinatura, e nenhum registro.',
  semAssinatura: 'Falta a assinatura da casa sobre o último registro.',
  assinaturaDeOutra: 'A assinatura é de outro veículo, ou de outro ponto da cadeia.',
  assinaturaInvalida: (porque: string): string => `Assinatura da cadeia: ${porque}`,
  vazia: 'Não há registros deste veículo.',
  assinada: (total: number): string => `${registros(total)}, e o último foi assinado pela casa.`,
  semChaves: (total: number): string =>
    `${registros(total)}. Sem as chaves da casa, a assinatura não foi conferida.`,
  sela: 'Cada registro sela o anterior: mudar um obrigaria a refazer todos os seguintes, e quem guardou uma cópia notaria.',
  partesAbrem: 'O que só a casa sabe de cada registro é o que foi selado quando ele foi escrito.',
  casaAssinou: (seq: number): string => `A casa assinou a cadeia até o registro ${seq}, e não pode negá-la.`,
  oQueVeio: 'O que ainda vai acontecer, ou que não foi registrado: a cadeia cresce enquanto o veículo anda.',
  quemFez: 'Quem fez cada coisa: fica selado em cada registro, e só a casa o abre.',
  mesmaCadeia: 'Que você e outra pessoa receberam a mesma cadeia: compare com ela o último hash.',
  conservacao: (nota: number): string => `conservação ${nota} de 5`,
  fotos: (quantas: number): string => (quantas === 1 ? '1 foto' : `${quantas} fotos`),
  para: (quem: string): string => `para o ${quem}`,
};
