// No schema in here: forms read it in the browser.

/** What a lot is: the site's search and the demo pictures go by it. */
export const TIPOS_LOTE = [
  'Carro',
  'Moto',
  'Ônibus',
  'Caminhão',
  'Pesado',
  'Utilitário',
  'Sucata',
  'Equipamento',
  'Imóvel',
  'Aeronave',
  'Embarcação',
  'Outro',
] as const;
