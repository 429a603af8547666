import type { TipoGuardado } from '@martelo/shared/arquivo';
import { semForma } from '@martelo/shared/invisiveis';

/** With the extension at most 120 of JavaScript's characters, even where each letter takes two. */
const MAXIMO_LETRAS = 58;
const EXTENSAO: Record<TipoGuardado, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' };
const CONHECIDAS = /\.(pdf|jpe?g|png|webp|hei[cf])$/i;

/**
 * A file's name as people read it: without the folders it came from, without what no file may be called anywhere or what nobody sees, and with the
 * extension of what is kept.
 */
export function readableName(sent: string, tipo: TipoGuardado): string {
  const base = semForma(sent.toWellFormed())
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/["*:<>?|]/g, '-')
    .replace(CONHECIDAS, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const extensao = `.${EXTENSAO[tipo]}`;
  return [...(base || 'arquivo')].slice(0, MAXIMO_LETRAS).join('') + extensao;
}

/** `content-disposition` (RFC 6266): shown, and under this name when kept; in ASCII for who knows no other, and as it is. */
export function disposition(nome: string): string {
  const ascii = nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_');
  const inteiro = encodeURIComponent(nome).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `inline; filename="${ascii}"; filename*=UTF-8''${inteiro}`;
}
