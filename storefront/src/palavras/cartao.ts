/** What a lot's clock says, on cards, bars and the panel. */
export const RELOGIO = {
  suspenso: 'Suspenso',
  abre: (quando: string): string => `Abre ${quando}`,
  emBreve: 'Em breve',
  encerrado: 'Encerrado',
  encerrando: 'Encerrando…',
  aoVivo: 'Ao vivo',
  doulheUma: 'Dou-lhe uma',
  doulheDuas: 'Dou-lhe duas',
  repasse: 'Repasse',
  aguardaPregao: 'Aguarda o pregão',
} as const;

/** What the number in sight is, where it is no bid. */
export const PRECO = {
  compreJa: 'Compre Já',
  vendidoPor: 'Vendido por',
  referencia: 'Valor de referência',
  compradoPor: 'Comprado por',
  encerraEm: 'Encerra em',
  imagemIlustrativa: 'Imagem ilustrativa',
} as const;
