/** A video while it is shown. */
export const VIDEO = {
  fecharOVideo: 'Fechar o vídeo',
  portugues: 'Português',
  baixarOVideo: 'Baixar o vídeo',
  video: 'Vídeo',
} as const;
