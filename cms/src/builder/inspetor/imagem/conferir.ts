import { IMAGEM } from '../../../palavras/construtor/imagem.ts';

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
  if (arquivo.size === 0) return nao(IMAGEM.arquivoVazio);
  const inicio = new Uint8Array(await arquivo.slice(0, 1_024).arrayBuffer());
  const tipo = tipoDosBytes(inicio);
  if (tipo === null) return nao(porQue(arquivo.name, inicio));
  if (arquivo.size > MAXIMO) return nao(IMAGEM.imagemPesada(megas(arquivo.size)));
  if (tipo === 'svg' && arquivo.size > MAXIMO_SVG) return nao(IMAGEM.svgPesado);
  if (tipo === 'svg' && /<script|javascript:|\son\w+\s*=/i.test(await arquivo.slice(0, MAXIMO_SVG).text()))
    return nao(IMAGEM.svgComCodigo);
  return { ok: true, extensao: tipo };
}

const nao = (mensagem: string): Conferido => ({ ok: false, mensagem });

function porQue(nome: string, inicio: Uint8Array): string {
  const texto = String.fromCharCode(...inicio.slice(0, 300)).toLowerCase();
  const pareceImagem = /\.(png|jpe?g|webp|avif)$/i.test(nome);
  if (/<!doctype html|<html|<body/.test(texto))
    return pareceImagem ? IMAGEM.paginaComNomeDeImagem : IMAGEM.pagina;
  if (texto.startsWith('%pdf')) return IMAGEM.pdf;
  if (/ftyp(heic|heix|mif1)/.test(texto)) return IMAGEM.heic;
  if (texto.startsWith('gif8')) return IMAGEM.gif;
  return IMAGEM.naoEImagem;
}

const megas = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`;
