import { createHash } from 'node:crypto';
import type { CollectionBeforeChangeHook } from 'payload';
import type { Hotsite } from '../../payload-types.ts';

/** One state of a brand's header script; `conteudo` empty = switched off. */
export interface VersaoDoScript {
  versao: number;
  conteudo: string;
  /** Of the content, base64: what the pages' policy names it by. */
  sha256: string;
  quem: string;
  quando: string;
}

const GUARDADAS = 50;

/** Every change of the header script is a version with its author. Hook-written, so that no call can forge one. */
export const versionarScript: CollectionBeforeChangeHook<Hotsite> = ({ data, originalDoc, req }) => {
  const antes = versoesDoScript(originalDoc?.scriptVersoes);
  // What line ends a form sends must not decide whether the hash matches.
  const conteudo = String(data.scriptCabecalho ?? originalDoc?.scriptCabecalho ?? '').replace(/\r\n?/g, '\n');
  const ultima = antes.at(-1);
  if (conteudo === (ultima?.conteudo ?? ''))
    return { ...data, scriptCabecalho: conteudo, scriptVersoes: antes };
  const nova: VersaoDoScript = {
    versao: (ultima?.versao ?? 0) + 1,
    conteudo,
    sha256: createHash('sha256').update(conteudo).digest('base64'),
    quem: (req.user as { email?: string } | null)?.email ?? 'sistema',
    quando: new Date().toISOString(),
  };
  return { ...data, scriptCabecalho: conteudo, scriptVersoes: [...antes, nova].slice(-GUARDADAS) };
};

export const versoesDoScript = (guardadas: unknown): VersaoDoScript[] =>
  Array.isArray(guardadas) ? (guardadas as VersaoDoScript[]) : [];
