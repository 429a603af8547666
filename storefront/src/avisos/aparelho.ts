import { chamar } from '../sessao/comandar.ts';

/** How it stands with this browser's notifications. */
export type SituacaoDoAparelho = 'ativo' | 'desligado' | 'negado' | 'sem-suporte' | 'so-instalado';

/** Once a tab is enough: the server keeps it. */
const MANTIDA = 'martelo-push-mantido';
/** What was sent as a try is here by then. */
const PARA_CHEGAR_MS = 60_000;

/** Registers what shows notifications; null where the browser has no such thing, or refuses it. */
export async function registrarTrabalhador(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    return await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    return null;
  }
}

/** Has the page of the gate kept on this device, with all that it has loaded: its person may need it where there is no network. */
export async function guardarPortaria(): Promise<void> {
  if ((await registrarTrabalhador()) === null) return;
  const { active } = await navigator.serviceWorker.ready;
  const arquivos = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ tipo: 'guardar-portaria', arquivos });
}

export async function situacaoDoAparelho(): Promise<SituacaoDoAparelho> {
  const podem = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  // An iPhone hands notifications to what stands on its home screen alone (iOS 16.4).
  if (!podem) return ehIphone() && !instalado() ? 'so-instalado' : 'sem-suporte';
  if (Notification.permission === 'denied') return 'negado';
  return (await inscricaoAtual()) === null ? 'desligado' : 'ativo';
}

/** Asks for the permission, and tells the server where this browser is reached. Called at a press: browsers ask at nothing less. */
export async function ativar(): Promise<SituacaoDoAparelho | 'falhou'> {
  const inscricao = await inscrever();
  if (typeof inscricao === 'string') return inscricao;
  return (await contar(inscricao).catch(() => false)) ? 'ativo' : 'falhou';
}

async function inscrever(): Promise<PushSubscription | 'negado' | 'desligado' | 'falhou'> {
  const permissao = await Notification.requestPermission();
  if (permissao !== 'granted') return permissao === 'denied' ? 'negado' : 'desligado';
  try {
    const trabalhador = await registrarTrabalhador();
    const resposta = await chamar<{ chave: string }>('GET', 'push/chave');
    if (trabalhador === null || resposta.tipo !== 'aceito') return 'falhou';
    await navigator.serviceWorker.ready;
    return await trabalhador.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesDe(resposta.corpo.chave),
    });
  } catch {
    return 'falhou';
  }
}

type SemInscricao = Exclude<SituacaoDoAparelho, 'ativo'> | 'falhou';

/** Where this browser is reached for one try: the server is told only with it. What was not there before is taken back after it. */
export async function inscreverPorUmTeste(): Promise<PushSubscriptionJSON | SemInscricao> {
  const situacao = await situacaoDoAparelho();
  if (situacao === 'ativo') return (await inscricaoAtual())!.toJSON();
  if (situacao !== 'desligado') return situacao;
  const nova = await inscrever();
  if (typeof nova === 'string') return nova;
  setTimeout(() => void nova.unsubscribe().catch(() => false), PARA_CHEGAR_MS);
  return nova.toJSON();
}

export async function desativar(): Promise<SituacaoDoAparelho> {
  const inscricao = await inscricaoAtual();
  if (inscricao !== null) {
    await chamar('DELETE', `cliente/push?endpoint=${encodeURIComponent(inscricao.endpoint)}`);
    await inscricao.unsubscribe().catch(() => false);
  }
  return situacaoDoAparelho();
}

/** Whoever comes to this browser next is told nothing of who leaves; the server forgets it with the session. */
export async function esquecerAparelho(): Promise<void> {
  const inscricao = await inscricaoAtual().catch(() => null);
  await inscricao?.unsubscribe().catch(() => false);
}

/** A browser that takes notifications is told of again in each tab: another session of the same person has begun. */
export async function manterInscricao(): Promise<void> {
  try {
    if (sessionStorage.getItem(MANTIDA) !== null) return;
    sessionStorage.setItem(MANTIDA, '1');
    const inscricao = await inscricaoAtual();
    if (inscricao !== null && Notification.permission === 'granted') await contar(inscricao);
  } catch {
    // Where nothing may be kept, or nothing was asked for.
  }
}

async function inscricaoAtual(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const trabalhador = await navigator.serviceWorker.getRegistration('/');
  return (await trabalhador?.pushManager?.getSubscription()) ?? null;
}

async function contar(inscricao: PushSubscription): Promise<boolean> {
  const { endpoint, keys } = inscricao.toJSON();
  return (await chamar('POST', 'cliente/push', { endpoint, keys })).tipo === 'aceito';
}

const ehIphone = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent);
const instalado = (): boolean => matchMedia('(display-mode: standalone)').matches;

function bytesDe(base64url: string): Uint8Array<ArrayBuffer> {
  const texto = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(texto, (letra) => letra.charCodeAt(0));
}
