import { apelidoDeUrl } from '@martelo/shared/lote-url';

const MAXIMO = 60;

/** A file's name from what it shows ("Caminhões no pátio" → `caminhoes-no-patio.jpg`), never the camera's IMG_1234. */
export function nomeDeArquivo(descricao: string, extensao: string): string {
  const nome = apelidoDeUrl(descricao, 'imagem').slice(0, MAXIMO).replace(/-+$/, '');
  return `${nome}.${extensao.toLowerCase().replace(/[^a-z0-9]/g, '') || 'bin'}`;
}
