'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { type AvisoDeManutencao, fecha } from '@martelo/shared/manutencao';
import { useEffect, useState } from 'react';
import { sobDemanda } from '../../elements/pecas/sob-demanda.tsx';
import { MANUTENCAO_A_VISTA } from './a-vista.ts';

/** What is hardly ever shown: pages that announce nothing fetch neither its words nor its styles. */
const Anuncio = sobDemanda(() => import('./Anuncio.tsx').then((modulo) => modulo.Anuncio));

/** An open page looks as often; the answer comes from the site's memory. */
const OLHAR_MS = 20_000;

/** Announces a maintenance above every page; when the site closes, an open page makes room for the page that says so. */
export function FaixaDeManutencao({
  modo,
  inicial,
  entra,
}: {
  modo: TipoHotsite;
  inicial: AvisoDeManutencao | null;
  /** Whoever is here works on in it. */
  entra: boolean;
}) {
  const [aviso, definir] = useState(inicial);
  useEffect(() => {
    const olhar = async () => {
      if (document.hidden) return;
      try {
        const resposta = await fetch('/api/v1/manutencao/estado', { cache: 'no-store' });
        if (resposta.ok) definir(((await resposta.json()) as { aviso: AvisoDeManutencao | null }).aviso);
      } catch {
        // The next look asks again.
      }
    };
    const relogio = setInterval(olhar, OLHAR_MS);
    document.addEventListener('visibilitychange', olhar);
    addEventListener(MANUTENCAO_A_VISTA, olhar);
    return () => {
      clearInterval(relogio);
      document.removeEventListener('visibilitychange', olhar);
      removeEventListener(MANUTENCAO_A_VISTA, olhar);
    };
  }, []);
  const fechado = aviso?.situacao === 'ATIVA' && fecha(aviso.alcance, 'SITE');
  useEffect(() => {
    if (!fechado || entra) return;
    // No clock of a lot that has stopped goes on on a page that hears of nothing. The login stays open: it is asked, not guessed.
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status === 503 && location.reload(),
      () => {},
    );
  }, [fechado, entra]);

  return aviso && <Anuncio modo={modo} aviso={aviso} fechado={fechado} />;
}
