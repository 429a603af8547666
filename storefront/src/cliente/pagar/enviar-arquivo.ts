import type { CorpoErro } from '@martelo/shared/erros';
import type { RespostaDoComando } from '../../sessao/comandar.ts';
import { SEM_CONEXAO } from '../../sessao/sem-conexao.ts';
import { ouvirRecusa } from '../../sessao/terminou.ts';

/** Nothing at all was heard for so long: the network is gone. A slow one that still moves is waited for. */
const SILENCIO_MS = 60_000;

export interface Envio<T> {
  resposta: Promise<RespostaDoComando<T>>;
  /** Takes it back while it is under way; `resposta` is then `incerto`. */
  desistir(): void;
}

/**
 * A browser's file to the engine, with how much of it is gone: POST `/api/v1/…`, multipart, the command's id before the file. By
 * XMLHttpRequest: `fetch` does not say how far an upload is. `resposta` never rejects.
 * @param aoAndar how much was sent, 0 to 1
 * @param campos more text fields of the form
 */
export function enviarArquivo<T>(
  caminho: string,
  arquivo: File,
  comandoId: string,
  aoAndar: (parte: number) => void,
  campos: Readonly<Record<string, string>> = {},
): Envio<T> {
  const pedido = new XMLHttpRequest();
  const resposta = new Promise<RespostaDoComando<T>>((responder) => {
    let vigia = setTimeout(() => pedido.abort(), SILENCIO_MS);
    const andou = () => {
      clearTimeout(vigia);
      vigia = setTimeout(() => pedido.abort(), SILENCIO_MS);
    };
    const incerto = () => responder({ tipo: 'incerto', erro: SEM_CONEXAO });
    pedido.open('POST', `/api/v1/${caminho}`);
    pedido.setRequestHeader('accept', 'application/json');
    pedido.setRequestHeader('x-request-id', comandoId);
    pedido.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      andou();
      if (lengthComputable && total > 0) aoAndar(loaded / total);
    };
    pedido.onloadend = () => clearTimeout(vigia);
    pedido.onerror = incerto;
    pedido.onabort = incerto;
    pedido.onload = () => responder(lerResposta<T>(pedido.status, pedido.responseText));
    const formulario = new FormData();
    formulario.append('comandoId', comandoId);
    for (const [nome, valor] of Object.entries(campos)) formulario.append(nome, valor);
    formulario.append('arquivo', arquivo, arquivo.name);
    pedido.send(formulario);
  });
  return { resposta, desistir: () => pedido.abort() };
}

/** What is no answer of ours, a proxy's page of errors, is no answer. */
export function lerResposta<T>(status: number, texto: string): RespostaDoComando<T> {
  try {
    const corpo: unknown = JSON.parse(texto);
    if (status >= 200 && status < 300) return { tipo: 'aceito', corpo: corpo as T };
    const erro = corpo as CorpoErro;
    if (typeof erro.codigo === 'string') {
      ouvirRecusa(erro);
      return { tipo: 'recusado', erro };
    }
  } catch {
    // Falls through: it was not understood.
  }
  return { tipo: 'incerto', erro: SEM_CONEXAO };
}
