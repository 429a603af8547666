import { ASSISTENTE } from '../palavras/assistente.ts';
import type { Grupo } from './paleta.ts';
import type { Andamento } from './pedido.ts';
import type { Rascunho } from './rascunho.ts';

const SEM_CONEXAO = ASSISTENTE.semConexaoComOPainel;

/** An answer of the panel or a sentence that says why there is none. */
export type Resposta<T> = { ok: true; valor: T } | { ok: false; frase: string; codigo?: string | undefined };

async function chamar<T>(
  caminho: string,
  opcoes: RequestInit = {},
  raiz = '/api/nova-marca',
): Promise<Resposta<T>> {
  try {
    const resposta = await fetch(`${raiz}${caminho}`, { credentials: 'same-origin', ...opcoes });
    const corpo = (await resposta.json()) as T & {
      message?: string | string[];
      codigo?: string;
      campos?: string[];
    };
    if (resposta.ok) return { ok: true, valor: corpo };
    const frases =
      corpo.campos?.map((campo) => campo.replace(/^[\w.]+: /, '')) ?? [corpo.message ?? ''].flat();
    return { ok: false, frase: frases.join(' '), codigo: corpo.codigo };
  } catch {
    return { ok: false, frase: SEM_CONEXAO };
  }
}

/** A call below `raiz`: with a body it is sent, without one it is asked. */
export const pedirA = <T>(raiz: string, caminho: string, corpo?: object): Promise<Resposta<T>> =>
  chamar<T>(caminho, corpo === undefined ? {} : comCorpo(corpo), raiz);

const comCorpo = (corpo: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(corpo),
});

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

/** A draft as the panel takes it: without what only the screens know. */
export const pedidoDoRascunho = ({
  passo: _passo,
  subdominioDoNome: _seguir,
  grupos: _grupos,
  proposta: _proposta,
  administra,
  nomeDoAdministrador: nome,
  emailDoAdministrador: email,
  ...pedido
}: Rascunho) => ({
  ...pedido,
  administrador: administra === 'outra' ? { nome: nome.trim(), email: email.trim() } : null,
});

export const enviarPedido = (rascunho: Rascunho) =>
  chamar<Andamento>('', comCorpo(pedidoDoRascunho(rascunho)));

/** Whether who is named administers a brand already, or is to be invited. */
export const conferirAdministrador = (rascunho: Rascunho) =>
  chamar<{ jaTemConta: boolean }>('/administrador', comCorpo(pedidoDoRascunho(rascunho).administrador ?? {}));

export const perguntarAndamento = (uid: string) => chamar<Andamento>(`/${uid}`);
export const pedirRetomada = (uid: string) => chamar<Andamento>(`/${uid}/retomar`, { method: 'POST' });
