import { SEM_CONEXAO } from '../../src/sessao/sem-conexao.ts';
import { Recusa } from './chamar.ts';
import { irAoLogin } from './login.ts';

const PRAZO_MS = 10 * 60_000;

/**
 * A form that takes its time, telling how far it is: `fetch` cannot. Sent again with the same `comandoId` in it, it is done once.
 * @param aoAndar 0 to 1 of what is sent
 * @throws Recusa
 */
export function subirAndando<T>(
  caminho: string,
  formulario: FormData,
  aoAndar: (parte: number) => void,
): Promise<T> {
  return new Promise((pronto, recusar) => {
    const pedido = new XMLHttpRequest();
    const semConexao = () => recusar(new Recusa(0, SEM_CONEXAO as never));
    pedido.open('POST', `/api${caminho}`);
    pedido.timeout = PRAZO_MS;
    pedido.setRequestHeader('accept', 'application/json');
    pedido.upload.onprogress = ({ loaded, total }) => aoAndar(total > 0 ? loaded / total : 0);
    pedido.onerror = semConexao;
    pedido.ontimeout = semConexao;
    pedido.onload = () => {
      const corpo = lido(pedido.responseText);
      if (pedido.status >= 200 && pedido.status < 300) return pronto(corpo as T);
      if (pedido.status === 401) irAoLogin();
      recusar(new Recusa(pedido.status, (corpo ?? SEM_CONEXAO) as never));
    };
    pedido.send(formulario);
  });
}

function lido(texto: string): object | null {
  try {
    return JSON.parse(texto);
  } catch {
    return null;
  }
}
