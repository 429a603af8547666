/** Where a button leads. */
export const LINK = {
  busqueUmaPagina: 'Busque uma página ou cole um endereço',
  tirarOLink: 'Tirar o link',
  destinos: 'Destinos',
  listaComFiltros: 'Lista com filtros',
  linkParaUmaLista: (lotes: string): string => `Link para uma lista de ${lotes}`,
  usarEsteLink: 'Usar este link',
  paginaInicial: 'Página inicial',
  soAbertosAgora: (lotes: string): string => `${lotes}: só abertos agora`,
  paginas: 'Páginas',
  listas: 'Listas',
  enviarEMail: 'Enviar e-mail',
  ligar: 'Ligar',
  outroSite: 'Outro site',
  enderecoDesteSite: 'Endereço deste site',
  endereco: 'Endereço',
} as const;
