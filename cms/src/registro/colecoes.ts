/**
 * What the log tells changes of, by slug and by the name people know it by. Of what visitors send (leads, messages) it tells
 * the number alone: a log nobody deletes from must not keep what a person may ask to have deleted.
 */
export const COLECOES_REGISTRADAS = [
  ['hotsites', 'Marcas'],
  ['paginas', 'Páginas'],
  ['banners', 'Banners'],
  ['videos', 'Vídeos'],
  ['arquivos-video', 'Arquivos de vídeo'],
  ['midia', 'Imagens'],
  ['conteudos-login', 'Conteúdos do login'],
  ['leads', 'Newsletter: inscrições'],
  ['mensagens', 'Mensagens do site'],
  ['redirecionamentos', 'Redirecionamentos'],
] as const;

export type ColecaoRegistrada = (typeof COLECOES_REGISTRADAS)[number][0];
