/** Places of the site that links most often go to. Any other address can be typed. */
export const DESTINOS = [
  '/',
  '/leilao',
  '/anuncio',
  '/cadastro',
  '/login',
  '/como-funciona',
  '/quem-somos',
  '/duvidas',
  '/fale-conosco',
] as const;

/** Names of lucide icons that suit an auction site. */
export const ICONES_CONHECIDOS = [
  'award',
  'badge-check',
  'calendar',
  'car',
  'circle-check',
  'clock',
  'file-text',
  'gavel',
  'handshake',
  'headphones',
  'house',
  'map-pin',
  'phone',
  'search',
  'shield-check',
  'tractor',
  'truck',
  'wallet',
] as const;
