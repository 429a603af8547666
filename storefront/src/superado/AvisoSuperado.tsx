'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { LoteDetalhe } from '@martelo/shared/lote-detalhe';
import { formatarReais } from '@martelo/shared/reais';
import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { noPainel } from '../live/lotes-vivos.ts';
import { assinarPosicoes, todasAsPosicoes } from '../live/posicoes.ts';
import { comPosicoes, NENHUM, type Superados } from '../live/superados.ts';
import { SUPERADO } from '../palavras/superado.ts';
import estilo from './AvisoSuperado.module.css';

type Lote = Pick<LoteDetalhe, 'uid' | 'url' | 'nome' | 'valorAtual'>;

/** Of the tab alone, so that what was lost between two pages is told on the second. */
const CHAVE = 'martelo-liderava';
/** More at once are one line. */
const VISIVEIS = 3;

/** Outbid on a lot that is not on this page: said here, wherever one is on the site, and in the title of the tab. */
export default function AvisoSuperado({ modo }: { modo: TipoHotsite }) {
  const superados = useRef<Superados>(NENHUM);
  const [avisar, definir] = useState<readonly string[]>([]);
  const [lotes, conhecer] = useState<ReadonlyMap<string, Lote>>(new Map());

  const caminho = usePathname();

  const ouvir = useCallback(() => {
    superados.current = comPosicoes(superados.current, todasAsPosicoes(), noPainel);
    lembrar(superados.current.liderava);
    definir(superados.current.avisar);
  }, []);
  useEffect(() => {
    superados.current = { ...NENHUM, liderava: lembrados() };
    return assinarPosicoes(ouvir);
  }, [ouvir]);
  // The page that one went to may be the lot's own: looked at once its panel is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the cue.
  useEffect(() => {
    const espera = setTimeout(ouvir, 0);
    return () => clearTimeout(espera);
  }, [caminho, ouvir]);

  useEffect(() => {
    for (const lelUid of avisar)
      void lerLote(lelUid).then((lote) => lote && conhecer((antes) => new Map(antes).set(lelUid, lote)));
  }, [avisar]);
  useTitulo(avisar.length === 0 ? '' : `▼ ${SUPERADO[modo].superado} · `);

  const dispensar = (lelUid: string) => {
    superados.current = {
      ...superados.current,
      avisar: superados.current.avisar.filter((um) => um !== lelUid),
    };
    definir(superados.current.avisar);
  };

  const mostrados = avisar.flatMap((lelUid) => lotes.get(lelUid) ?? []);
  return (
    <div className={estilo.lugar} role="alert">
      {mostrados.slice(0, VISIVEIS).map((lote) => (
        <div key={lote.uid} className={estilo.aviso}>
          <p>
            <strong>{SUPERADO[modo].superado}:</strong> {lote.nome}.
            {lote.valorAtual !== null &&
              ` ${SUPERADO[modo].atual(formatarReais(lote.valorAtual, { curto: true }))}`}
          </p>
          {/* A full load, as every way to the panel: what it shows is of that moment. */}
          <a href={lote.url}>{SUPERADO[modo].darNovo}</a>
          <button type="button" onClick={() => dispensar(lote.uid)}>
            <span aria-hidden>×</span>
            <span className="so-leitor">{SUPERADO[modo].dispensar(lote.nome)}</span>
          </button>
        </div>
      ))}
      {mostrados.length > VISIVEIS && (
        <p className={estilo.aviso}>
          <a href="/cliente/meus-lances">{SUPERADO[modo].eMais(mostrados.length - VISIVEIS)}</a>
        </p>
      )}
    </div>
  );
}

/** Puts `prefixo` before the tab's title for as long as it is set, also when a page change writes a new one. */
function useTitulo(prefixo: string): void {
  useEffect(() => {
    if (prefixo === '') return;
    const escrever = () => {
      if (!document.title.startsWith(prefixo)) document.title = prefixo + document.title;
    };
    escrever();
    const observador = new MutationObserver(escrever);
    observador.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observador.disconnect();
      if (document.title.startsWith(prefixo)) document.title = document.title.slice(prefixo.length);
    };
  }, [prefixo]);
}

async function lerLote(lelUid: string): Promise<Lote | null> {
  try {
    const resposta = await fetch(`/api/v1/lotes/${lelUid}`, { headers: { accept: 'application/json' } });
    return resposta.ok ? ((await resposta.json()) as Lote) : null;
  } catch {
    return null;
  }
}

function lembrados(): Set<string> {
  try {
    return new Set(JSON.parse(sessionStorage.getItem(CHAVE) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

function lembrar(liderava: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(CHAVE, JSON.stringify([...liderava]));
  } catch {
    // Storage may be refused: what is lost between two pages is then not told.
  }
}
