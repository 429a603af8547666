import { formatarHora } from '@martelo/shared/datas';
import { type AvisoDeManutencao, fecha } from '@martelo/shared/manutencao';
import { inicialDe } from '@martelo/shared/pagina/tema/inicial';
import { legivel, textoSobre } from '@martelo/shared/pagina/tema/tema';
import { BLOQUEADO, MANUTENCAO } from '../palavras/manutencao.ts';
import type { Hotsite } from '../site/conteudo/cms.ts';

type Marca = Pick<Hotsite, 'nome' | 'tipo' | 'corPrimaria' | 'logoUrl'>;
const NEUTRA: Marca = { nome: '', tipo: 'leilao', corPrimaria: '#334155', logoUrl: null };
/** How often the page looks whether it is over. */
const OLHAR_MS = 8_000;
/** Without scripts. */
const RECARREGAR_S = 60;

export interface PaginaDaPorta {
  html: string;
  csp: string;
}

/** In the place of every page that is closed: the brand's, with nothing of a lot on it, and back by itself. */
export function paginaDeManutencao(
  marca: Marca | null,
  aviso: AvisoDeManutencao,
  nonce: string,
): PaginaDaPorta {
  const { ate, mensagem, alcance } = aviso;
  const palavras = MANUTENCAO[(marca ?? NEUTRA).tipo];
  const linhas = [
    ...(mensagem === null ? [] : [`<p class="mensagem">${texto(mensagem)}</p>`]),
    ...(ate === null
      ? []
      : [
          `<p><strong><time datetime="${texto(ate)}">${texto(palavras.voltamos(formatarHora(ate)))}</time></strong></p>`,
        ]),
    `<p>${fecha(alcance, 'LANCES') ? palavras.tempoDeVolta : palavras.nadaSePerdeu}</p>`,
    `<p role="status">${palavras.porSi}</p>`,
    `<a class="botao" href="">${palavras.tentarDeNovo}</a>`,
  ];
  // The very address that was asked for: what it is once the site is open again.
  const script = `setInterval(()=>fetch(location.href,{method:"HEAD",cache:"no-store"}).then(r=>{if(r.status!==503)location.reload()}).catch(()=>{}),${OLHAR_MS})`;
  return pagina(marca, nonce, { titulo: palavras.titulo, linhas, script });
}

export const paginaDeBloqueio = (marca: Marca | null, nonce: string): PaginaDaPorta =>
  pagina(marca, nonce, { titulo: BLOQUEADO.titulo, linhas: [`<p>${BLOQUEADO.texto}</p>`], script: null });

function pagina(
  marca: Marca | null,
  nonce: string,
  { titulo, linhas, script }: { titulo: string; linhas: readonly string[]; script: string | null },
): PaginaDaPorta {
  const { nome, corPrimaria, logoUrl } = marca ?? NEUTRA;
  const logo = logoUrl
    ? `<img src="${texto(logoUrl)}" alt="${texto(nome)}" height="40">`
    : nome === ''
      ? ''
      : `<span class="simbolo" aria-hidden="true">${texto(inicialDe(nome))}</span><span>${texto(nome)}</span>`;
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${
    script === null ? '' : `<noscript><meta http-equiv="refresh" content="${RECARREGAR_S}"></noscript>`
  }<title>${texto(nome === '' ? titulo : `${titulo} · ${nome}`)}</title><style nonce="${nonce}">${estilo(corPrimaria)}</style></head><body><header>${logo}</header><main><h1>${titulo}</h1>${linhas.join('')}</main>${
    script === null ? '' : `<script nonce="${nonce}">${script}</script>`
  }</body></html>`;
  const csp = `default-src 'none'; img-src 'self'; connect-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, csp };
}

const estilo = (cor: string): string =>
  [
    '*{box-sizing:border-box}',
    `body{margin:0;min-height:100dvh;display:flex;flex-direction:column;font:18px/1.55 "Plus Jakarta Sans Variable",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#1f2937;background:#fff;border-top:6px solid ${cor}}`,
    'header{display:flex;align-items:center;gap:12px;padding:24px clamp(16px,4vw,32px);font-weight:700;font-size:20px}',
    'header img{display:block;height:40px;width:auto;max-width:60vw}',
    `.simbolo{display:grid;place-content:center;width:40px;height:40px;border-radius:10px;background:${cor};color:${textoSobre(cor)}}`,
    'main{flex:1;display:flex;flex-direction:column;justify-content:center;gap:16px;width:100%;max-width:680px;margin:0 auto;padding:24px clamp(16px,4vw,32px) 15vh}',
    `h1{margin:0;font-size:clamp(32px,6vw,56px);line-height:1.1;letter-spacing:-.025em;text-wrap:balance;color:${legivel(cor, '#ffffff')}}`,
    'p{margin:0;color:#374151}',
    '.mensagem{font-size:20px;color:#1f2937}',
    `.botao{align-self:flex-start;margin-top:12px;padding:14px 28px;border-radius:8px;background:${cor};color:${textoSobre(cor)};font-weight:600;text-decoration:none}`,
    '.botao:focus-visible{outline:3px solid #1f2937;outline-offset:3px}',
    '@media (max-width:480px){.botao{align-self:stretch;text-align:center}}',
  ].join('');

const texto = (cru: string): string => cru.replace(/[&<>"']/g, (sinal) => `&#${sinal.codePointAt(0)};`);
