import { createHash } from 'node:crypto';
import type { EnvioVisto } from '@martelo/shared/envio-em-partes';
import type { Casa } from './casa.ts';
import type { Jogo } from './jogo.ts';
import type { Conta } from './mundo.ts';

/** A file in parts, as the outbox of a phone sends it: what has arrived is not sent again. @returns the sending's uid */
export async function enviarEmPartes(
  jogo: Jogo,
  casa: Casa,
  { acesso }: Conta,
  comandoId: string,
  foto: Buffer,
): Promise<string> {
  const { partes } = casa;
  const sha256 = createHash('sha256').update(foto).digest('hex');
  const envioUid = jogo.envioDe(acesso, comandoId);
  let visto: EnvioVisto = await partes.begin(acesso, envioUid, {
    ...{ nome: 'foto.jpg', bytes: foto.length, sha256 },
  });
  for (let n = 0; n < visto.partes; n++) {
    if (visto.situacao !== 'ABERTO' || visto.recebidas.includes(n)) continue;
    const parte = foto.subarray(n * visto.bytesDaParte, (n + 1) * visto.bytesDaParte);
    visto = await partes.put(acesso, envioUid, n, parte);
  }
  await partes.finish(acesso, envioUid);
  return envioUid;
}

/** A picture sent with the fields of a form, or after it went in parts, which a line that breaks leaves where they are. */
export async function mandarFoto<R>(
  jogo: Jogo,
  casa: Casa,
  quem: Conta,
  {
    para,
    params,
    campos,
    comandoId,
    foto,
    emPartes,
  }: {
    para: string;
    params: Record<string, string>;
    campos: Record<string, unknown>;
    comandoId: string;
    foto: Buffer;
    emPartes: boolean;
  },
): Promise<R> {
  const envioUid = emPartes ? await enviarEmPartes(jogo, casa, quem, `${comandoId}e`, foto) : null;
  return casa.chamar<R>(quem, para, {
    ...{ params, body: { ...campos, comandoId, ...(envioUid === null ? {} : { envioUid }) } },
    ...(envioUid === null ? { foto } : {}),
  });
}
