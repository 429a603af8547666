/** What the socket needs to know of this page; written by the server into one `<meta>`, read by the browser when it connects. */
export interface ConfiguracaoViva {
  /** Public origin of the engine; empty = this page's hostname on `porta`. */
  origem: string;
  porta: number;
  hotsite: string;
  /** Whether somebody is logged in: visitors ask for no token. */
  autenticado: boolean;
}

const NOME = 'martelo-ao-vivo';

/** Server side, once a page. */
export function MetaAoVivo({ configuracao }: { configuracao: ConfiguracaoViva }) {
  return <meta name={NOME} content={JSON.stringify(configuracao)} />;
}

/** Browser side; null on a page that has nothing live. */
export function lerConfiguracao(): ConfiguracaoViva | null {
  const texto = document.querySelector<HTMLMetaElement>(`meta[name="${NOME}"]`)?.content;
  return texto ? (JSON.parse(texto) as ConfiguracaoViva) : null;
}

/** Where the engine's sockets are for a page at `pagina`. */
export const origemDoMotor = (
  configuracao: Pick<ConfiguracaoViva, 'origem' | 'porta'>,
  pagina: { protocol: string; hostname: string },
): string => configuracao.origem || `${pagina.protocol}//${pagina.hostname}:${configuracao.porta}`;
