import { idNoCaminhoDoLote } from '@martelo/shared/lote-url';
import { destinoSeguro } from '@martelo/shared/pagina/link/destino';
import { DESTINOS } from '../../palavras/construtor/destinos.ts';

/** Where an editor's link goes, as its own text says it: nobody is asked whether the place is there. */
export type Destino =
  | { tipo: 'nenhum' }
  | { tipo: 'inicio' }
  | { tipo: 'pagina'; uri: string }
  | { tipo: 'listagem'; busca: string }
  /** `id` as the path says it: the small number, or the uid. */
  | { tipo: 'lote'; id: string }
  | { tipo: 'leilao'; uid: string }
  | { tipo: 'area'; nome: string }
  | { tipo: 'site'; url: string }
  | { tipo: 'email' | 'telefone'; para: string }
  | { tipo: 'ancora'; alvo: string }
  /** `semDominio`: programs' calls may write it (contract, section 5). */
  | { tipo: 'recusado'; motivo: string; semDominio?: true };

/** Parts of the site that are neither pages nor lots, first segment → what people call it. */
export const AREAS: Readonly<Record<string, string>> = {
  cadastro: DESTINOS.cadastro,
  login: DESTINOS.entrar,
  cliente: DESTINOS.areaDoCliente,
  comitente: DESTINOS.areaDoComitente,
  verificar: DESTINOS.verificacaoDeDocumentos,
  patios: DESTINOS.patios,
  'redefinir-senha': DESTINOS.redefinirSenha,
};

const UID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads a link exactly as the storefront follows it (`destinoSeguro`). */
export function lerDestino(link: string | null): Destino {
  const texto = link?.trim() ?? '';
  if (texto === '') return { tipo: 'nenhum' };
  const email = /^mailto:([^?]*)/i.exec(texto);
  if (email)
    return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email[1] ?? '')
      ? { tipo: 'email', para: email[1] ?? '' }
      : recusado(DESTINOS.faltaOEndereco);
  const telefone = /^tel:(.*)/i.exec(texto);
  if (telefone)
    return (telefone[1] ?? '').replace(/\D/g, '').length >= 3
      ? { tipo: 'telefone', para: telefone[1] ?? '' }
      : recusado(DESTINOS.faltaONumero);
  const seguro = destinoSeguro(texto);
  if (seguro === null) return recusado(porQueNao(texto));
  if (!seguro.interno) {
    if (seguro.href.startsWith('#')) return { tipo: 'ancora', alvo: seguro.href.slice(1) };
    if (!URL.canParse(seguro.href)) return recusado(DESTINOS.incompleto);
    return comDominio(new URL(seguro.href).hostname)
      ? { tipo: 'site', url: seguro.href }
      : { tipo: 'recusado', motivo: semDominio(texto), semDominio: true };
  }
  return interno(seguro.href);
}

/** A link to one of the brand's own hosts as the path it is there; any other as it is. */
export function noProprioSite(link: string, hosts: readonly string[]): string {
  const seguro = destinoSeguro(link.trim());
  if (!seguro || seguro.interno || !URL.canParse(seguro.href)) return link;
  const { host, pathname, search } = new URL(seguro.href);
  return hosts.includes(host.replace(/^www\./, '')) ? `${pathname}${search}` : link;
}

/** What is typed, as a link is kept: nothing is null, an e-mail or a phone number gets its prefix. */
export function linkDoTexto(texto: string): string | null {
  const limpo = texto.trim();
  if (limpo === '') return null;
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(limpo)) return `mailto:${limpo}`;
  if (/^\+?[\d\s().-]{8,20}$/.test(limpo) && limpo.replace(/\D/g, '').length >= 8)
    return `tel:${limpo.replace(/[^\d+]/g, '')}`;
  return limpo;
}

function interno(href: string): Destino {
  if (!URL.canParse(href, 'http://site')) return recusado(DESTINOS.malformado);
  const { pathname, searchParams, search } = new URL(href, 'http://site');
  const partes = pathname.split('/').filter(Boolean);
  const [primeira = '', segunda] = partes;
  if (primeira === '') return { tipo: 'inicio' };
  if (primeira === 'leilao' || primeira === 'anuncio') {
    const lote = idNoCaminhoDoLote(pathname);
    if (lote !== null) return { tipo: 'lote', id: lote };
    const leiloes = searchParams.getAll('leilao');
    if (partes.length === 1 && leiloes.length === 1 && UID.test(leiloes[0] ?? ''))
      return { tipo: 'leilao', uid: leiloes[0] ?? '' };
    return partes.length <= 2
      ? { tipo: 'listagem', busca: segunda ? `tipo=${encodeURIComponent(segunda)}` : search.slice(1) }
      : recusado(DESTINOS.loteIncompleto);
  }
  if (Object.hasOwn(AREAS, primeira)) return { tipo: 'area', nome: AREAS[primeira] ?? primeira };
  return { tipo: 'pagina', uri: partes.join('/') };
}

/** Nobody outside of a network finds a host without a dot: it was meant for a page, or is half an address. */
const comDominio = (host: string): boolean =>
  host.includes('.') || host.startsWith('[') || host === 'localhost';

const semDominio = (texto: string): string =>
  /^https?:/i.test(texto) ? DESTINOS.semDominio : DESTINOS.naoEUmSite(texto);

/** Whether a link, followed, could do something other than lead somewhere: whoever is handed it must not be trusted to refuse it. */
export const esquemaPerigoso = (link: string): boolean =>
  // Browsers read past blanks and control characters in the midst of a scheme.
  /^(?!(https?|mailto|tel|localhost):)[a-z][a-z0-9+-]*:/i.test(link.replace(/[\s\p{Cc}]/gu, ''));

const recusado = (motivo: string): Destino => ({ tipo: 'recusado', motivo });

function porQueNao(texto: string): string {
  const protocolo = /^([a-z][a-z0-9+.-]*):/i.exec(texto)?.[1]?.toLowerCase();
  if (protocolo === 'javascript' || protocolo === 'data' || protocolo === 'vbscript')
    return DESTINOS.comCodigo;
  if (protocolo) return DESTINOS.protocoloNaoAceito(protocolo);
  if (/^[/\\]{2}|^\/\\/.test(texto)) return DESTINOS.umaBarraSo;
  return DESTINOS.naoEUmEndereco;
}
