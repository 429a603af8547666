import { ASSISTENTE } from '../palavras/assistente.ts';
import type { Grupo } from './paleta.ts';
import type { Andamento } from './pedido.ts';
import type { Rascunho } from './rascunho.ts';

const SEM_CONEXAO = ASSISTENTE.semConexaoComOPainel;

/** An answer of the panel or a sentence that says why there is none. */
type Resposta<T> = { ok: true; valor: T } | { ok: false; frase: string };

async function chamar<T>(caminho: string, opcoes: RequestInit = {}): Promise<Resposta<T>> {
  try {
    const resposta = await fetch(`/api/nova-marca${caminho}`, { credentials: 'same-origin', ...opcoes });
    const corpo = (await resposta.json()) as T & { message?: string | string[]; campos?: string[] };
    if (resposta.ok) return { ok: true, valor: corpo };
    const frases =
      corpo.campos?.map((campo) => campo.replace(/^[\w.]+: /, '')) ?? [corpo.message ?? ''].flat();
    return { ok: false, frase: frases.join(' ') };
  } catch {
    return { ok: false, frase: SEM_CONEXAO };
  }
}

export const conferir = (subdominio: string, dominio: string) =>
  chamar<{ subdominio: string | null; dominio: string | null }>(
    `/conferir?${new URLSearchParams({
      subdominio,
      dominio: dominio
        .trim()
        .toLowerCase()
        .replace(/^www\./, ''),
    })}`,
  );

const MAXIMO_LOGO = 15_000_000;

/** A picture larger than the panel takes is refused before it is sent. */
export async function enviarLogo(arquivo: File): Promise<Resposta<{ logo: string; cores: Grupo[] }>> {
  if (arquivo.size > MAXIMO_LOGO) return { ok: false, frase: ASSISTENTE.imagemPesada };
  return chamar('/logo', {
    method: 'POST',
    headers: { 'content-type': arquivo.type || 'application/octet-stream' },
    body: arquivo,
  });
}

export const enviarPedido = ({
  passo: _passo,
  subdominioDoNome: _seguir,
  grupos: _grupos,
  proposta: _proposta,
  ...pedido
}: Rascunho) =>
  chamar<Andamento>('', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(pedido),
  });

export const perguntarAndamento = (uid: string) => chamar<Andamento>(`/${uid}`);
export const pedirRetomada = (uid: string) => chamar<Andamento>(`/${uid}/retomar`, { method: 'POST' });
