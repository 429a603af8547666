/** As the server has it (cms/src/midia/limites.ts): told before anything is sent. */
const MAXIMO = 15_000_000;
const MAXIMO_SVG = 300_000;

type Tipo = 'png' | 'jpg' | 'webp' | 'avif' | 'svg';

/** What a file is by its first bytes; its name may say anything. */
export function tipoDosBytes(inicio: Uint8Array): Tipo | null {
  const texto = String.fromCharCode(...inicio);
  if (texto.startsWith('\u0089PNG\r\n')) return 'png';
  if (texto.startsWith('\u00ff\u00d8\u00ff')) return 'jpg';
  if (texto.startsWith('RIFF') && texto.slice(8, 12) === 'WEBP') return 'webp';
  if (texto.slice(4, 8) === 'ftyp' && /avi[fs]/.test(texto.slice(8, 32))) return 'avif';
  if (
    /^\s*(\u00ef\u00bb\u00bf)?\s*(<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE svg[^>]*>|\s)*<svg[\s>]/i.test(texto)
  )
    return 'svg';
  return null;
}

export type Conferido = { ok: true; extensao: Tipo } | { ok: false; mensagem: string };

/** Whether a file can be a picture of the brand, in words when not. */
export async function conferirArquivo(arquivo: Pick<File, 'size' | 'name' | 'slice'>): Promise<Conferido> {
  if (arquivo.size === 0) return nao('O arquivo está vazio.');
  const inicio = new Uint8Array(await arquivo.slice(0, 1_024).arrayBuffer());
  const tipo = tipoDosBytes(inicio);
  if (tipo === null) return nao(porQue(arquivo.name, inicio));
  if (arquivo.size > MAXIMO)
    return nao(`Esta imagem tem ${megas(arquivo.size)}, e o limite é 15 MB. Reduza-a e envie de novo.`);
  if (tipo === 'svg' && arquivo.size > MAXIMO_SVG)
    return nao('Este SVG tem mais de 300 KB. Simplifique o desenho e envie de novo.');
  if (tipo === 'svg' && /<script|javascript:|\son\w+\s*=/i.test(await arquivo.slice(0, MAXIMO_SVG).text()))
    return nao('Este SVG traz código junto com o desenho. Exporte-o sem scripts e envie de novo.');
  return { ok: true, extensao: tipo };
}

const nao = (mensagem: string): Conferido => ({ ok: false, mensagem });

function porQue(nome: string, inicio: Uint8Array): string {
  const texto = String.fromCharCode(...inicio.slice(0, 300)).toLowerCase();
  const pareceImagem = /\.(png|jpe?g|webp|avif)$/i.test(nome);
  if (/<!doctype html|<html|<body/.test(texto))
    return pareceImagem
      ? 'Este arquivo tem nome de imagem, mas é uma página da internet. Salve a imagem de novo e envie.'
      : 'Isto é uma página da internet, não uma imagem.';
  if (texto.startsWith('%pdf')) return 'Isto é um PDF. Exporte a página como PNG ou JPEG e envie.';
  if (/ftyp(heic|heix|mif1)/.test(texto))
    return 'Fotos HEIC do iPhone não abrem em todo navegador. Envie como JPEG.';
  if (texto.startsWith('gif8')) return 'GIFs não são aceitos: use PNG, JPEG, WebP ou AVIF.';
  return 'Este arquivo não é uma imagem. Envie PNG, JPEG, WebP, AVIF ou SVG.';
}

const megas = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`;
