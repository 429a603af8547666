/** The spec's four banner places, with the fixed ids that callers name them by. */
export const POSICOES_BANNER = [
  { chave: 'home', rotulo: 'Página inicial', uid: '01900000-0000-7000-8000-00000000b001' },
  { chave: 'lista-lotes', rotulo: 'Lista de lotes', uid: '01900000-0000-7000-8000-00000000b002' },
  {
    chave: 'entre-leiloes-home',
    rotulo: 'Entre leilões na página inicial',
    uid: '01900000-0000-7000-8000-00000000b003',
  },
  { chave: 'cabecalho', rotulo: 'Cabeçalho', uid: '01900000-0000-7000-8000-00000000b004' },
] as const;

/** By fixed id or by name; undefined when it is neither. */
export const posicaoBanner = (referencia: string) =>
  POSICOES_BANNER.find(({ chave, uid }) => chave === referencia || uid === referencia.toLowerCase());
