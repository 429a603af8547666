import { REGISTRO } from '../palavras/registro.ts';

/**
 * What the log tells changes of, by slug and by the name people know it by. Of what visitors send (leads, messages) it tells
 * the number alone: a log nobody deletes from must not keep what a person may ask to have deleted.
 */
export const COLECOES_REGISTRADAS = [
  ['hotsites', REGISTRO.marcas],
  ['paginas', REGISTRO.paginas],
  ['banners', REGISTRO.banners],
  ['videos', REGISTRO.videos],
  ['arquivos-video', REGISTRO.arquivosDeVideo],
  ['midia', REGISTRO.imagens],
  ['conteudos-login', REGISTRO.conteudosDoLogin],
  ['leads', REGISTRO.newsletter],
  ['mensagens', REGISTRO.mensagensDoSite],
  ['redirecionamentos', REGISTRO.redirecionamentos],
  ['modelos-aviso', REGISTRO.textosDosAvisos],
] as const;

export type ColecaoRegistrada = (typeof COLECOES_REGISTRADAS)[number][0];
