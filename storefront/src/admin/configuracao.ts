import type { TipoHotsite } from '@martelo/shared/hotsite';

/** What the back office's page is told by the server that it cannot ask for itself. */
export interface ConfiguracaoDoAdmin {
  marca: {
    nome: string;
    subdominio: string;
    tipo: TipoHotsite;
    logoUrl: string | null;
    logoClaraUrl: string | null;
  };
  /** Where the content panel is. */
  painel: string;
  sessao: { permanecer: boolean; restante: number };
}

/** Browser side. */
export function lerConfiguracaoDoAdmin(): ConfiguracaoDoAdmin {
  const texto = document.querySelector<HTMLMetaElement>('meta[name="martelo-admin"]')?.content;
  if (texto === undefined) throw new Error('the page says nothing of who it is for');
  return JSON.parse(texto) as ConfiguracaoDoAdmin;
}
