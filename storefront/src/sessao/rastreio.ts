import { COOKIE_CONSENTIMENTO, lerConsentimento } from '../site/integracoes/integracoes.ts';

/**
 * What the marketing tool left in this browser, as every call to our services carries it (spec 2, section 7): the cookies of RD Station,
 * which the brands' tag manager loads. Nothing of it goes anywhere before the visitor agreed to be measured.
 */
const COOKIES = {
  'client-tracking-id': ['rdtrk', '_rdtrk'],
  traffic_source: ['__trf.src'],
} as const;

/** As long as a header of ours may be; what is longer was written by nobody's tool. */
const MAIOR = 1_000;

/** The two headers, of a request's `cookie` header; none where there is no cookie for them, or no consent. */
export function cabecalhosDoRastreio(cookie: string | null): Record<string, string> {
  const jarra = new Map(
    (cookie ?? '').split(/;\s*/).map((par) => {
      const onde = par.indexOf('=');
      return [par.slice(0, onde), par.slice(onde + 1)] as const;
    }),
  );
  if (lerConsentimento(jarra.get(COOKIE_CONSENTIMENTO)) !== 'sim') return {};
  return Object.fromEntries(
    Object.entries(COOKIES).flatMap(([cabecalho, nomes]) => {
      const valor = nomes.map((nome) => jarra.get(nome)).find(Boolean);
      // As it was written: percent-encoded, it is what a header can carry.
      return valor && valor.length <= MAIOR && /^[\x21-\x7e]+$/.test(valor) ? [[cabecalho, valor]] : [];
    }),
  );
}
