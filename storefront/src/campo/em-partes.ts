import { BYTES_DA_PARTE, type EnvioVisto } from '@martelo/shared/envio-em-partes';

/** A call over the site's one origin. What it throws goes through. */
export type Chamar = <T>(
  metodo: 'GET' | 'POST' | 'PUT' | 'DELETE',
  caminho: string,
  corpo: object | Blob | undefined,
) => Promise<T>;

/** A file that waits on the device; its digest is taken once, and kept with it. */
export interface ArquivoAEnviar {
  bytes: Blob;
  nome: string;
  sha256: string;
}

/** The SHA-256 of a file, in hexadecimal. */
export async function digerir(bytes: Blob): Promise<string> {
  const digesto = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  return Array.from(new Uint8Array(digesto), (um) => um.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends a file in parts, beginning with the first that is not there yet: what has arrived is asked for before anything is sent, so that a line
 * that breaks costs at most the part that was on its way.
 * @param comandoId the same at every try
 * @param aoAndar bytes that are there, of all
 * @returns by which uid a call takes it
 */
export async function enviarEmPartes(
  chamar: Chamar,
  { bytes, nome, sha256 }: ArquivoAEnviar,
  comandoId: string,
  aoAndar: (chegados: number, todos: number) => void = () => {},
): Promise<string> {
  let envio = await chamar<EnvioVisto>('POST', '/v1/envios', { comandoId, nome, bytes: bytes.size, sha256 });
  const { uid, partes } = envio;
  const andar = () => aoAndar(Math.min(envio.recebidas.length * BYTES_DA_PARTE, bytes.size), bytes.size);
  andar();
  for (let n = 0; n < partes; n++) {
    if (envio.situacao !== 'ABERTO' || envio.recebidas.includes(n)) continue;
    const parte = bytes.slice(n * BYTES_DA_PARTE, (n + 1) * BYTES_DA_PARTE, 'application/octet-stream');
    envio = await chamar<EnvioVisto>('PUT', `/v1/envios/${uid}/partes/${n}`, parte);
    andar();
  }
  if (envio.situacao === 'ABERTO') await chamar('POST', `/v1/envios/${uid}/concluir`, {});
  return uid;
}
