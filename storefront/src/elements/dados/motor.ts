import { anotarInstante, relogio } from '../../prontas/leituras.ts';
import { ambiente } from '../../site/ambiente.ts';
import { contar } from '../../site/metricas.ts';
import { registrar } from '../../site/registro.ts';

/**
 * Pages drawn at the same time, and the sections of one, are one question to the engine; what moves follows the sockets from there.
 * The crowd on a page is served by its copy (`prontas/`), whose age counts from here.
 */
const VALIDADE_MS = 500;
const MAXIMO_PERGUNTAS = 500;
/** A page without its lots now is better than a page with them in a while. */
const PRAZO_MS = 2_500;

/** GET on the engine that answers what is not there: `ausente`, unlike a service that does not answer. */
export type Resposta<T> = { estado: 'ok'; corpo: T } | { estado: 'ausente' } | { estado: 'indisponivel' };

/** A public GET of the engine for a brand. Never rejects. Asked at most once in `validadeMs` for the same address. */
export function perguntar<T>(
  caminho: string,
  subdominio: string,
  validadeMs = VALIDADE_MS,
): Promise<Resposta<T>> {
  const chave = `${subdominio}${caminho}`;
  const agora = relogio();
  const guardada = respostas().get(chave);
  if (guardada && agora < guardada.ate) {
    // What may be old by its own rule ages no page.
    if (validadeMs <= VALIDADE_MS) anotarInstante(guardada.ate - validadeMs);
    return guardada.resposta as Promise<Resposta<T>>;
  }
  const resposta = pedir<T>(caminho, subdominio);
  respostas().delete(chave);
  respostas().set(chave, { ate: agora + validadeMs, resposta });
  // In the order they were asked: the first ones end first, nearly, and make room. Anybody can ask for made-up lists.
  for (const [outra, { ate }] of respostas()) {
    if (agora < ate && respostas().size <= MAXIMO_PERGUNTAS) break;
    respostas().delete(outra);
  }
  return resposta;
}

async function pedir<T>(caminho: string, subdominio: string): Promise<Resposta<T>> {
  try {
    const resposta = await fetch(`${ambiente().engineUrl}${caminho}`, {
      redirect: 'error',
      headers: {
        ...{ hotsite: subdominio, accept: 'application/json' },
        // A page is closed in front of it (`portas/`), not in the middle.
        'x-martelo-servico': ambiente().segredos.atual,
      },
      cache: 'no-store',
      signal: AbortSignal.timeout(PRAZO_MS),
    });
    if (resposta.status === 404) return { estado: 'ausente' };
    if (!resposta.ok) throw new Error(`engine answered ${resposta.status} to ${caminho}`);
    return { estado: 'ok', corpo: (await resposta.json()) as T };
  } catch (erro) {
    contar('martelo_storefront_lotes_falhas_total');
    registrar('warn', 'engine unavailable for a section', { subdominio, erro });
    return { estado: 'indisponivel' };
  }
}

function respostas() {
  const casa = globalThis as {
    marteloPerguntas?: Map<string, { ate: number; resposta: Promise<Resposta<unknown>> }>;
  };
  casa.marteloPerguntas ??= new Map();
  return casa.marteloPerguntas;
}
