/** Where a form came from: the page's path and what its address says of the campaign. From the Referer; "/" when there is none. */
export function paginaDeOrigem(
  referer: string | null,
  trafego: string | null,
): { pagina: string; origem: string } {
  const endereco = referer ? URL.parse(referer) : null;
  const pagina = endereco && !/^\/[/\\]/.test(endereco.pathname) ? endereco.pathname : '/';
  const campanha = ['utm_source', 'utm_medium', 'utm_campaign']
    .map((nome) => endereco?.searchParams.get(nome))
    .filter(Boolean)
    .join(' / ');
  return { pagina: pagina.slice(0, 500), origem: (trafego || campanha).slice(0, 300) };
}

/**
 * The page again, telling the form's section how it went: what a browser without JavaScript is sent to. Always a path of this
 * site.
 */
export function enderecoDeVolta(pagina: string, secao: string | null | undefined, envio: string): string {
  const busca = new URLSearchParams({ envio, ...(secao ? { secao } : {}) });
  return `${pagina}?${busca}${secao ? `#f-${secao}` : ''}`;
}
