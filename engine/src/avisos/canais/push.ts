import { createHash } from 'node:crypto';
import { encurtar } from '@martelo/shared/avisos/campos';
import type { InscricaoPush } from '@martelo/shared/avisos/esquemas';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Logger } from 'pino';
import webpush from 'web-push';
import type { ChavesVapid } from '../../acesso/identidade/chaves.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { INSCRICOES, type Inscricao } from '../registros.ts';
import { type CanalDeAvisos, type Envio, PRAZO_MS, RecusaDefinitiva } from './canal.ts';

interface Dependencias {
  vapid: ChavesVapid;
  /** Whom a push service may write to: `mailto:…`. */
  contato: string;
  /** A seal under the engine's secret, by which a browser's word of having got it is believed. */
  selo(entregaUid: string): string;
  /** Unix ms. */
  agora(): number;
}

/** RFC 8030, 5.2: push services keep nothing longer than this. */
const TTL_MAXIMO_S = 28 * 86_400;

/** Where a browser takes notifications, and by which keys. */
export type Destino = Pick<Inscricao, 'endpoint' | 'p256dh' | 'auth'>;
/**
 * Of what a browser says of itself; keys as the library takes them, without padding. Every address that a stranger names goes through here.
 * @param servicos origins that this installation trusts besides the known ones
 * @throws ErroMartelo PUSH_RECUSADO
 */
export function destinoDe({ endpoint, keys }: InscricaoPush, servicos: readonly string[]): Destino {
  if (!servicoConhecido(endpoint, servicos)) throw new ErroMartelo('PUSH_RECUSADO');
  return { endpoint, p256dh: semEnchimento(keys.p256dh), auth: semEnchimento(keys.auth) };
}
const semEnchimento = (base64url: string): string => base64url.replace(/=+$/, '');

/** Hands a message to one browser's push service. False where that browser takes no more. Rejects to be tried again. */
export type MandarPush = (destino: Destino, envio: Envio) => Promise<boolean>;

/**
 * Notifications of browsers (RFC 8030, 8291, 8292). The library encrypts and signs; the request is ours, since its own knows no address
 * but https, keeps no connection and waits without end.
 */
export const criarMandarPush =
  ({ vapid, contato, selo, agora }: Dependencias): MandarPush =>
  async ({ endpoint, p256dh, auth }, envio) => {
    const segundos = Math.floor((Date.parse(envio.aviso.valeAte) - agora()) / 1_000);
    const pedido = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      cargaDoPush(envio, selo(envio.entrega.uid)),
      {
        TTL: Math.min(Math.max(segundos, 1), TTL_MAXIMO_S),
        urgency: envio.evento.urgencia,
        ...(envio.aviso.topico === null ? {} : { topic: topicoDe(envio.aviso.topico) }),
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject: contato, publicKey: vapid.publica, privateKey: vapid.privada },
      },
    );
    const { 'Content-Length': _, ...headers } = pedido.headers as Record<string, string>;
    const resposta = await fetch(pedido.endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([nome, valor]) => [nome, String(valor)])),
      body: new Uint8Array(pedido.body as Buffer),
      redirect: 'error',
      signal: AbortSignal.timeout(PRAZO_MS),
    });
    await resposta.body?.cancel();
    if (resposta.status === 404 || resposta.status === 410) return false;
    if (!resposta.ok) throw new Error(`push service answered ${resposta.status}`);
    return true;
  };

/** To all the browsers of a client; one that takes no more is forgotten. */
export function canalPush({
  registros,
  mandar: mandarA,
  log,
}: {
  registros: Registros;
  mandar: MandarPush;
  log: Logger;
}): CanalDeAvisos {
  const inscricoes = registros.colecao(INSCRICOES);

  const mandar = async (inscricao: Inscricao & { revisao: number }, envio: Envio): Promise<boolean> => {
    const recebe = await mandarA(inscricao, envio);
    if (!recebe) await inscricoes.remover(SISTEMA, inscricao.uid, inscricao.revisao).catch(() => {});
    return recebe;
  };

  return {
    async enviar(envio) {
      const todas: (Inscricao & { revisao: number })[] = [];
      for await (const uma of inscricoes.percorrer(SISTEMA, {
        filtros: [{ tipo: 'exata', campo: 'cliUid', valor: envio.aviso.cliUid }],
      }))
        todas.push(uma);
      const feitas = new Set(envio.entrega.feitas);
      let falhou: unknown = null;
      await Promise.all(
        todas
          .filter(({ uid }) => !feitas.has(uid))
          .map(async (inscricao) => {
            try {
              if (await mandar(inscricao, envio)) feitas.add(inscricao.uid);
            } catch (err) {
              falhou = err;
              log.warn({ err, servico: new URL(inscricao.endpoint).host }, 'a push was not taken');
            }
          }),
      );
      if (falhou !== null) throw Object.assign(new Error(String(falhou)), { feitas: [...feitas] });
      if (feitas.size === 0) throw new RecusaDefinitiva('Nenhum aparelho recebe mais notificações.');
      return { situacao: 'ENVIADA', feitas: [...feitas] };
    },
  };
}

/** What the service worker is handed, as short as its reader wants it: never a secret, never a price that outlives its message. */
function cargaDoPush({ entrega, aviso, texto, marca }: Envio, selo: string): string {
  return JSON.stringify({
    titulo: texto.titulo,
    corpo: encurtar(texto.corpo, 300),
    marca: marca.nome,
    destino: aviso.destino,
    aviso: aviso.uid,
    entrega: entrega.uid,
    selo,
    ...(aviso.topico === null ? {} : { topico: topicoDe(aviso.topico) }),
  });
}

/** RFC 8030, 5.4: at most 32 characters of base64url. */
const topicoDe = (topico: string): string =>
  createHash('sha256').update(topico).digest('base64url').slice(0, 32);

/** The push services of the browsers there are. What a browser gives as its address is asked for by nobody else's. */
const SERVICOS = [
  ...['fcm.googleapis.com', 'jmt17.google.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'],
  ...['.push.apple.com', '.notify.windows.com', '.push.services.mozilla.com'],
];

/**
 * Whether the engine sends to an address that a browser gave: a stranger's word must not make it call whatever it names.
 * @param outros origins that this installation trusts besides (MARTELO_PUSH_SERVICOS)
 */
function servicoConhecido(endpoint: string, outros: readonly string[]): boolean {
  const { protocol, hostname, origin, username, port } = new URL(endpoint);
  if (outros.includes(origin)) return true;
  if (protocol !== 'https:' || username !== '' || port !== '') return false;
  return SERVICOS.some((servico) =>
    servico.startsWith('.') ? hostname.endsWith(servico) : hostname === servico,
  );
}
