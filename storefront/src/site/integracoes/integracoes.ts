import { FORMATO_METRICA } from '@martelo/shared/hotsite';
import type { Hotsite } from '../conteudo/cms.ts';
import { ehProtegida } from './protegidas.ts';

/** The visitor's answer to being measured. */
export const COOKIE_CONSENTIMENTO = 'martelo-consentimento';
export type Consentimento = 'sim' | 'nao' | null;

export const lerConsentimento = (valor: string | undefined): Consentimento =>
  valor === 'sim' || valor === 'nao' ? valor : null;

type MarcaMedida = Pick<Hotsite, 'analyticsId' | 'gtmId' | 'metaPixelId'>;

/** One tool: what is loaded, what starts it, and every host it needs. */
export interface Integracao {
  nome: string;
  fonte: string;
  inicio: string;
  hosts: { script: string[]; conexao: string[]; imagem: string[] };
}

const GOOGLE = 'https://www.googletagmanager.com';

/** The tools a brand measures with. Only what has the form of an identifier gets into what is run. */
export function integracoesDa({ analyticsId, gtmId, metaPixelId }: MarcaMedida): Integracao[] {
  const lista: Integracao[] = [];
  if (analyticsId && FORMATO_METRICA.analyticsId.test(analyticsId))
    lista.push({
      nome: 'Google Analytics',
      fonte: `${GOOGLE}/gtag/js?id=${analyticsId}`,
      inicio: `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','${analyticsId}');`,
      hosts: {
        script: [GOOGLE],
        conexao: [GOOGLE, 'https://www.google-analytics.com', 'https://region1.google-analytics.com'],
        imagem: ['https://www.google-analytics.com'],
      },
    });
  if (gtmId && FORMATO_METRICA.gtmId.test(gtmId))
    lista.push({
      nome: 'Google Tag Manager',
      fonte: `${GOOGLE}/gtm.js?id=${gtmId}`,
      inicio: `window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});`,
      hosts: { script: [GOOGLE], conexao: [GOOGLE], imagem: [GOOGLE] },
    });
  if (metaPixelId && FORMATO_METRICA.metaPixelId.test(metaPixelId))
    lista.push({
      nome: 'Meta',
      fonte: 'https://connect.facebook.net/pt_BR/fbevents.js',
      inicio: `!function(f){if(f.fbq)return;var n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';n.queue=[]}(window);fbq('init','${metaPixelId}');fbq('track','PageView');`,
      hosts: {
        script: ['https://connect.facebook.net'],
        conexao: ['https://www.facebook.com', 'https://connect.facebook.net'],
        imagem: ['https://www.facebook.com'],
      },
    });
  return lista;
}

/** What a page of the brand may run and reach besides our own. */
export interface Permissoes {
  script: string[];
  conexao: string[];
  imagem: string[];
}

/** For the page's policy: exact hosts of the tools agreed to, and the hashes of the brand's script and the page's. Nothing on protected pages. */
export function permissoesDa(
  marca: (MarcaMedida & Pick<Hotsite, 'scriptCabecalho'>) | null,
  caminho: string,
  consentimento: Consentimento,
  scriptDaPagina: string | null = null,
): Permissoes {
  const nada = { script: [], conexao: [], imagem: [] };
  if (marca === null || ehProtegida(caminho)) return nada;
  const hosts = consentimento === 'sim' ? integracoesDa(marca).map((integracao) => integracao.hosts) : [];
  const unicos = (lista: string[]) => [...new Set(lista)];
  return {
    script: unicos([
      ...(marca.scriptCabecalho ? [`'sha256-${marca.scriptCabecalho.sha256}'`] : []),
      ...(scriptDaPagina ? [`'sha256-${scriptDaPagina}'`] : []),
      ...hosts.flatMap(({ script }) => script),
    ]),
    conexao: unicos(hosts.flatMap(({ conexao }) => conexao)),
    imagem: unicos(hosts.flatMap(({ imagem }) => imagem)),
  };
}
