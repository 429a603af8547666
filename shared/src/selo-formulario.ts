import { createHmac } from 'node:crypto';
import { assinadoPorAlgum, type SegredosDeServico } from './segredo-servico.ts';

/** Nobody reads and fills a form faster. */
export const MINIMO_MS = 2_000;
/** A tab left open over a weekend still sends. */
export const MAXIMO_MS = 72 * 3_600_000;

/** A form's seal, `<ms in base 36>.<signature>`: when it was drawn, for which brand. Server only. */
export function criarSelo({ atual }: SegredosDeServico, subdominio: string, agora: number): string {
  const quando = Math.floor(agora).toString(36);
  return `${quando}.${assinar(atual, subdominio, quando)}`;
}

/** Whether a person can have filled the form by now. A seal that is not ours counts as expired. */
export function conferirSelo(
  selo: string,
  { segredos, subdominio, agora }: { segredos: SegredosDeServico; subdominio: string; agora: number },
): 'valido' | 'cedo' | 'vencido' {
  const [quando = '', assinatura = ''] = selo.split('.');
  if (!assinadoPorAlgum(segredos, assinatura, (um) => assinar(um, subdominio, quando))) return 'vencido';
  const idade = agora - Number.parseInt(quando, 36);
  if (idade > MAXIMO_MS) return 'vencido';
  return idade < MINIMO_MS ? 'cedo' : 'valido';
}

const assinar = (segredo: string, subdominio: string, quando: string): string =>
  createHmac('sha256', segredo).update(`formulario:${subdominio}:${quando}`).digest('base64url').slice(0, 24);
