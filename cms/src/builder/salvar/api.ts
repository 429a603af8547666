import { pagina, sessao } from '@martelo/shared/pagina';
import { z } from 'zod';
import { SALVAR } from '../../palavras/construtor/salvar.ts';
import type { Entrada } from '../modelo/entrada.ts';
import type { Remendo } from '../modelo/remendo.ts';
import type { PaginaAberta } from '../servidor/pagina.ts';
import type { Pedido, RespostaSalvar } from './salvador.ts';

const entrada = z.object({
  revisao: z.number(),
  lote: z.string(),
  janela: z.string(),
  quem: z.string(),
  nome: z.string(),
  acao: z.string(),
  onde: z.string(),
  publicada: z.boolean(),
  quando: z.string(),
  remendos: z.array(z.unknown()).transform((lista) => lista as Remendo[]),
});
const aceita = z.object({
  revisao: z.number(),
  quando: z.string(),
  publicada: z.boolean(),
  entradas: z.array(entrada),
});
const codigo = z.literal('REVISAO_DESATUALIZADA');
const atrasada = z.union([
  z.object({ codigo, revisao: z.number(), entradas: z.array(entrada) }),
  z.object({
    codigo,
    revisao: z.number(),
    publicada: z.boolean(),
    sessoes: z.array(sessao),
    quem: z.string(),
    quando: z.string(),
  }),
]);
const recusa = z.object({ message: z.union([z.string(), z.array(z.string())]) });
const presente = z.object({
  janela: z.string(),
  usuario: z.union([z.number(), z.string()]),
  nome: z.string(),
  cor: z.number(),
  selecionadas: z.array(z.string()),
});
const aviso = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('presentes'), presentes: z.array(presente) }),
  z.object({ tipo: z.literal('aceita'), entrada }),
]);

/** What a live connection says, or null when it is none of ours. */
export function lerAviso(texto: string) {
  try {
    return aviso.parse(JSON.parse(texto)) as
      | { tipo: 'presentes'; presentes: import('../modelo/entrada.ts').Presente[] }
      | { tipo: 'aceita'; entrada: Entrada };
  } catch {
    return null;
  }
}

/** POST /api/construtor/:id/remendos */
export const enviarRemendos = (id: number, janela: string, pedido: Pedido): Promise<RespostaSalvar> =>
  chamar(`/api/construtor/${id}/remendos`, { ...pedido, janela });

/** POST /api/construtor/:id/publicar */
export const enviarPublicacao = (id: number, janela: string, revisao: number): Promise<RespostaSalvar> =>
  chamar(`/api/construtor/${id}/publicar`, { revisao, janela });

/** POST /api/construtor/:id/presenca. Whether it arrives is of no consequence: the next one tells the same. */
export function enviarSelecao(id: number, janela: string, selecionadas: readonly string[]): void {
  void fetch(`/api/construtor/${id}/presenca`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ janela, selecionadas }),
  }).catch(() => undefined);
}

/** The page as the server has it now; null without a connection. */
export async function buscarPagina(id: number): Promise<PaginaAberta | null> {
  try {
    const resposta = await fetch(`/api/construtor/${id}`, { signal: AbortSignal.timeout(20_000) });
    if (!resposta.ok) return null;
    const corpo = (await resposta.json()) as PaginaAberta;
    return { ...corpo, pagina: pagina.parse(corpo.pagina) };
  } catch {
    return null;
  }
}

async function chamar(endereco: string, dados: unknown): Promise<RespostaSalvar> {
  let resposta: Response;
  let corpo: unknown;
  try {
    resposta = await fetch(endereco, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(dados),
      signal: AbortSignal.timeout(20_000),
    });
    corpo = await resposta.json();
  } catch {
    return { tipo: 'sem-conexao' };
  }
  const lido = aceita.safeParse(corpo);
  if (resposta.ok && lido.success) return { tipo: 'aceito', ...lido.data };
  // Whatever stands between us and the server answered in its place, or the server could not.
  if (resposta.ok || resposta.status >= 500) return { tipo: 'sem-conexao' };
  const outra = atrasada.safeParse(corpo);
  if (outra.success)
    return 'entradas' in outra.data
      ? { tipo: 'atrasado', entradas: outra.data.entradas }
      : { tipo: 'perdido', agora: { ...outra.data, nome: outra.data.quem } };
  if (resposta.status === 401) return { tipo: 'sem-sessao' };
  const lida = recusa.safeParse(corpo);
  return {
    tipo: 'recusado',
    mensagem: lida.success ? [lida.data.message].flat().join(', ') : SALVAR.naoFoiPossivelSalvar,
  };
}
