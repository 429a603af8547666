/** A card's flag or a bank, as the section draws it: by its mark, or by its name in letters. */
export interface Bandeira {
  nome: string;
  /** What of a text means it. */
  citada: RegExp;
  /** In 24 × 24; without it the name is written. */
  desenho?: string;
}

/** Marks by Simple Icons (CC0). */
const BANDEIRAS: readonly Bandeira[] = [
  {
    nome: 'Pix',
    citada: /\bpix\b/i,
    desenho:
      'M5.283 18.36a3.505 3.505 0 0 0 2.493-1.032l3.6-3.6a.684.684 0 0 1 .946 0l3.613 3.613a3.504 3.504 0 0 0 2.493 1.032h.71l-4.56 4.56a3.647 3.647 0 0 1-5.156 0L4.85 18.36ZM18.428 5.627a3.505 3.505 0 0 0-2.493 1.032l-3.613 3.614a.67.67 0 0 1-.946 0l-3.6-3.6A3.505 3.505 0 0 0 5.283 5.64h-.434l4.573-4.572a3.646 3.646 0 0 1 5.156 0l4.559 4.559ZM1.068 9.422 3.79 6.699h1.492a2.483 2.483 0 0 1 1.744.722l3.6 3.6a1.73 1.73 0 0 0 2.443 0l3.614-3.613a2.482 2.482 0 0 1 1.744-.723h1.767l2.737 2.737a3.646 3.646 0 0 1 0 5.156l-2.736 2.736h-1.768a2.482 2.482 0 0 1-1.744-.722l-3.613-3.613a1.77 1.77 0 0 0-2.444 0l-3.6 3.6a2.483 2.483 0 0 1-1.744.722H3.791l-2.723-2.723a3.646 3.646 0 0 1 0-5.156',
  },
  {
    nome: 'Boleto',
    citada: /\bboletos?\b/i,
    desenho: 'M2 5h2v14H2zM6 5h1v14H6zM9 5h2v14H9zM13 5h1v14h-1zM16 5h2v14h-2zM20 5h2v14h-2z',
  },
  {
    nome: 'Visa',
    citada: /\bvisa\b/i,
    desenho:
      'M9.112 8.262L5.97 15.758H3.92L2.374 9.775c-.094-.368-.175-.503-.461-.658C1.447 8.864.677 8.627 0 8.479l.046-.217h3.3a.904.904 0 01.894.764l.817 4.338 2.018-5.102zm8.033 5.049c.008-1.979-2.736-2.088-2.717-2.972.006-.269.262-.555.822-.628a3.66 3.66 0 011.913.336l.34-1.59a5.207 5.207 0 00-1.814-.333c-1.917 0-3.266 1.02-3.278 2.479-.012 1.079.963 1.68 1.698 2.04.756.367 1.01.603 1.006.931-.005.504-.602.725-1.16.734-.975.015-1.54-.263-1.992-.473l-.351 1.642c.453.208 1.289.39 2.156.398 2.037 0 3.37-1.006 3.377-2.564m5.061 2.447H24l-1.565-7.496h-1.656a.883.883 0 00-.826.55l-2.909 6.946h2.036l.405-1.12h2.488zm-2.163-2.656l1.02-2.815.588 2.815zm-8.16-4.84l-1.603 7.496H8.34l1.605-7.496z',
  },
  {
    nome: 'Mastercard',
    citada: /\bmaster ?card\b/i,
    desenho:
      'M11.343 18.031c.058.049.12.098.181.146-1.177.783-2.59 1.238-4.107 1.238C3.32 19.416 0 16.096 0 12c0-4.095 3.32-7.416 7.416-7.416 1.518 0 2.931.456 4.105 1.238-.06.051-.12.098-.165.15C9.6 7.489 8.595 9.688 8.595 12c0 2.311 1.001 4.51 2.748 6.031zm5.241-13.447c-1.52 0-2.931.456-4.105 1.238.06.051.12.098.165.15C14.4 7.489 15.405 9.688 15.405 12c0 2.31-1.001 4.507-2.748 6.031-.058.049-.12.098-.181.146 1.177.783 2.588 1.238 4.107 1.238C20.68 19.416 24 16.096 24 12c0-4.094-3.32-7.416-7.416-7.416zM12 6.174c-.096.075-.189.15-.28.231C10.156 7.764 9.169 9.765 9.169 12c0 2.236.987 4.236 2.551 5.595.09.08.185.158.28.232.096-.074.189-.152.28-.232 1.563-1.359 2.551-3.359 2.551-5.595 0-2.235-.987-4.236-2.551-5.595-.09-.08-.184-.156-.28-.231z',
  },
  { nome: 'Elo', citada: /\bElo\b/ },
  { nome: 'Amex', citada: /\b(amex|american express)\b/i },
  { nome: 'Hipercard', citada: /\bhipercard\b/i },
  { nome: 'Diners', citada: /\bdiners\b/i },
  { nome: 'Banco do Brasil', citada: /\bbanco do brasil\b/i },
  { nome: 'Itaú', citada: /\bita[úu](?![\p{L}])/iu },
  { nome: 'Bradesco', citada: /\bbradesco\b/i },
  { nome: 'Santander', citada: /\bsantander\b/i },
  { nome: 'Caixa', citada: /\bCaixa( Econômica)?\b/ },
  { nome: 'Nubank', citada: /\bnubank\b/i },
  { nome: 'Inter', citada: /\bbanco inter\b/i },
  { nome: 'Sicoob', citada: /\bsicoob\b/i },
  { nome: 'Sicredi', citada: /\bsicredi\b/i },
  { nome: 'BTG Pactual', citada: /\bbtg\b/i },
];

/** The flags a text names, each once, in our order. */
export const bandeirasCitadas = (texto: string): Bandeira[] =>
  BANDEIRAS.filter(({ citada }) => citada.test(texto));
