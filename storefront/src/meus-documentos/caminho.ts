/** Where documents are photographed: one of the pages that have the camera. */
export const CAMINHO_DOS_DOCUMENTOS = '/documentos';
