export const CAMINHO_DO_SAC = '/sac/documentos';
export const CAMINHO_DOS_TITULARES = '/sac/privacidade';
export const CAMINHO_DOS_CONVITES = '/sac/convites';
