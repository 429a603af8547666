// No schema in here: forms and lot pages read it in the browser. The closed lists of fleet, section 1.

export const VEICULO_TIPOS = ['LEVE', 'MOTO', 'PESADO', 'UTILITARIO'] as const;
export type VeiculoTipo = (typeof VEICULO_TIPOS)[number];
export const ROTULOS_VEICULO_TIPO: Record<VeiculoTipo, string> = {
  ...{ LEVE: 'Leve', MOTO: 'Moto', PESADO: 'Pesado', UTILITARIO: 'Utilitário' },
};

/** How much of it was damaged, as the traffic authority classes it. */
export const TIPOS_MONTA = ['SEM', 'PEQUENA', 'MEDIA', 'GRANDE'] as const;
export type TipoMonta = (typeof TIPOS_MONTA)[number];
export const ROTULOS_MONTA: Record<TipoMonta, string> = {
  ...{ SEM: 'Sem monta', PEQUENA: 'Pequena monta', MEDIA: 'Média monta', GRANDE: 'Grande monta' },
};

export const TIPOS_NUMERO_MOTOR = ['ORIGINAL', 'REMARCADO', 'SUPRIMIDO', 'NAO_CONFERIDO'] as const;
export const ROTULOS_NUMERO_MOTOR: Record<(typeof TIPOS_NUMERO_MOTOR)[number], string> = {
  ...{ ORIGINAL: 'Original', REMARCADO: 'Remarcado', SUPRIMIDO: 'Suprimido', NAO_CONFERIDO: 'Não conferido' },
};

/** Where it comes from. */
export const RETOMADAS = [
  ...(['Amigavel', 'Judicial', 'Perda Total', 'Perda Total - Colisão', 'Perda Total - Roubo'] as const),
  ...(['Perda Total - Enchente', 'Perda Total - Incêndio', 'Frota'] as const),
] as const;

/** How well it is kept: 0 is scrap, 5 is as new. */
export const NOTAS_DE_CONSERVACAO = { min: 0, max: 5 } as const;
